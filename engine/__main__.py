"""`python -m engine`: replay, explain and play records from the command line."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine import GAMES, reasons, selfplay
from engine.arena import Bot, conventions, match
from engine.book import pages
from engine.record import MOST_BYTES
from engine.report import of_text, unread
from engine.words import LANGUAGES, Words

OK, REFUSED, UNREAD, UNWRITTEN, STOPPED = 0, 1, 2, 3, 130


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status. A reader that stops reading ends it quietly."""
    _open_streams()
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        status = _run(parser, chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        _stop_writing()
        return OK
    except OSError as error:
        _stop_writing()
        print(f"What was to be told can't be written: {error.strerror}.", file=sys.stderr)
        return UNWRITTEN
    return status


def _stop_writing() -> None:
    """What is still to be written goes nowhere, and nobody complains of it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> int:
    if chosen.command is None:
        parser.print_help()
        return OK
    return int(chosen.run(chosen))


def _open_streams() -> None:
    """Streams that came closed are empty, and keep nothing. What is told is UTF-8, whatever the terminal's language:
    half a surrogate pair is then written as JSON writes it, `\\ud800`."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")
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
    why = commands.add_parser("explain", help="ask a bot what the player to move should do, and why")
    why.add_argument("file", help="a record; - reads standard input")
    why.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the reasons")
    why.set_defaults(run=_explain)
    play = commands.add_parser("selfplay", help="let bots play, and print the record")
    _add_play(play)
    play.add_argument("--deals", "--hands", type=int, default=1, help="how many deals")
    play.add_argument("--bots", type=_names, default=(), help="one bot for all seats, or one for each: club,beginner,…")
    play.set_defaults(run=_selfplay)
    meet = commands.add_parser("arena", help="let bots meet on the same deals, and print who won how many")
    _add_play(meet)
    _add_meeting(meet)
    meet.set_defaults(run=_arena)
    speed = commands.add_parser("bench", help="measure the engine, beside OpenSpiel where it is installed")
    speed.add_argument("--goals", help="a file for the lab's goals and what was found, as a table")
    speed.set_defaults(run=_bench)
    return parser


def _add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", required=True, help=", ".join(GAMES))
    command.add_argument("--options", default="{}", help="the game's options, as JSON")
    command.add_argument("--players", type=int, help="how many sit at the table, where the game leaves that open")
    command.add_argument("--seed", default="0", help="what the deals are shuffled from")


def _add_meeting(command: argparse.ArgumentParser) -> None:
    command.add_argument("--deals", "--hands", type=int, default=1000, help="how many, each played in every seating")
    command.add_argument("--bots", type=_names, required=True, help="every two of these meet; random is one too")
    command.add_argument("--without", type=_names, default=(), help="ids of conventions that the first bot lacks")
    command.add_argument("--each", action="store_true", help="one bot meets itself without each of its conventions")
    command.add_argument("--folder", help="keeps what is played; a run that was stopped goes on from there")
    command.add_argument("--workers", type=int, help="how many processes play; else one for each core")
    command.add_argument("--scheduler", help="the address of a Dask cluster that plays instead: tcp://…")


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _options(chosen: argparse.Namespace) -> dict[str, Any]:
    """Read a game's options. Raises ValueError with one sentence."""
    try:
        options = json.loads(chosen.options)
    except RecursionError:
        raise ValueError("options: not JSON: nested too deeply.") from None
    except ValueError as error:
        raise ValueError(f"options: not JSON: {error}.") from None
    if not isinstance(options, dict):
        raise ValueError("options: must be an object.")
    return options if chosen.players is None else options | {"players": chosen.players}


def _explain(chosen: argparse.Namespace) -> int:
    try:
        explanation = reasons.of_text(_read(chosen.file), GAMES, chosen.lang)
    except OSError as error:
        explanation = unread(f"{chosen.file}: {error.strerror}.")
    _print(explanation)
    return _status(explanation)


def _selfplay(chosen: argparse.Namespace) -> int:
    return _played(lambda: selfplay(chosen.game, _options(chosen), chosen.deals, chosen.seed, chosen.bots))


def _arena(chosen: argparse.Namespace) -> int:
    def meet() -> dict[str, Any]:
        asked = {name: getattr(chosen, name) for name in ("deals", "seed", "folder", "workers", "scheduler")}
        asked["options"] = _options(chosen)
        first, *others = chosen.bots
        if not chosen.each:
            return match(chosen.game, Bot(first, chosen.without), *others, **asked).report()
        if others:
            raise ValueError("bots: must be one name, of the bot that meets itself.")
        return conventions(chosen.game, first, chosen.without, **asked).report()

    return _played(meet)


def _played(play: Callable[[], dict[str, Any]]) -> int:
    """Print what bots have played; what can't be played is told in one sentence on standard error."""
    try:
        _print(play())
    except ValueError as error:
        print(error, file=sys.stderr)
        return UNREAD
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return STOPPED
    return OK


def _replay(chosen: argparse.Namespace) -> int:
    try:
        text = _read(chosen.file)
    except OSError as error:
        report = unread(f"{chosen.file}: {error.strerror}.")
    else:
        report = of_text(text, GAMES, chosen.seat, chosen.lang)
    _print(report)
    return _status(report)


def _status(report: dict[str, Any]) -> int:
    """A report says what was wrong: nothing, an action refused, or the record unread."""
    error = report.get("error")
    return OK if error is None else UNREAD if report["state"] is None else REFUSED


def _rules(chosen: argparse.Namespace) -> int:
    for line in pages(GAMES[chosen.game](), Words(chosen.lang)):
        print(line)
    return OK


def _bench(chosen: argparse.Namespace) -> int:
    from engine.bench import measure

    with Path(chosen.goals or os.devnull).open("w", encoding="utf-8") as goals:
        found = measure(GAMES)
        _print(found)
        if "lab" in found:
            from engine.lab.goals import page

            goals.write(page(found["lab"]["goals"]))
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
