"""Compiles what computes and keeps it, so that nobody has to wait for it at a table: `python -m engine.lab`."""

from __future__ import annotations

import os

from engine import GAMES
from engine.lab.evaluation import judge_of

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(15)
    for game in GAMES.values():
        judge_of(game())
