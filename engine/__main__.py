"""`python -m engine`: replay, explain and play records from the command line."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.record import MOST_BYTES
from engine.report import of_text, unread
from engine.words import LANGUAGES

OK, REFUSED, UNREAD = 0, 1, 2


def main(arguments: list[str] | None = None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return OK
    return int(chosen.run(chosen))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The law of two games.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    told = commands.add_parser("replay", help="replay a record and report where it stands")
    told.add_argument("file", help="a record; - reads standard input")
    told.add_argument("--seat", type=int, help="report only what this seat may know")
    told.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of messages")
    told.set_defaults(run=_replay)
    return parser


def _replay(chosen: argparse.Namespace) -> int:
    try:
        text = _read(chosen.file)
    except OSError as error:
        report = unread(f"{chosen.file}: {error.strerror}.")
    else:
        report = of_text(text, GAMES, chosen.seat, chosen.lang)
    _print(report)
    return UNREAD if report["state"] is None else REFUSED if report["error"] else OK


def _read(name: str) -> bytes:
    """Read a file, or standard input, but no more than a record may hold and one byte."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _print(value: Any) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    sys.exit(main())
