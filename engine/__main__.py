"""`python -m engine`: replay, explain and play records from the command line."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.book import pages
from engine.record import MOST_BYTES
from engine.report import of_text, unread
from engine.words import LANGUAGES, Words

OK, REFUSED, UNREAD = 0, 1, 2


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status. A reader that stops reading ends it quietly."""
    _speak_utf8()
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        status = _run(parser, chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return status


def _run(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> int:
    if chosen.command is None:
        parser.print_help()
        return OK
    return int(chosen.run(chosen))


def _speak_utf8() -> None:
    """Whatever the terminal's language: half a surrogate pair is then written as JSON writes it, `\\ud800`."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The law of two games.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    told = commands.add_parser("replay", help="replay a record and report where it stands")
    told.add_argument("file", help="a record; - reads standard input")
    told.add_argument("--seat", type=int, help="report only what this seat may know")
    told.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of messages")
    told.set_defaults(run=_replay)
    book = commands.add_parser("rules", help="print a game's rules, the one that outranks the others first")
    book.add_argument("game", choices=GAMES)
    book.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the rules")
    book.set_defaults(run=_rules)
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


def _rules(chosen: argparse.Namespace) -> int:
    for line in pages(GAMES[chosen.game](), Words(chosen.lang)):
        print(line)
    return OK


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
