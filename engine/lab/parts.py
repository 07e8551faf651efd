"""What the arena has played, in a folder: the plan, every part as it comes, in the end one table and one picture.

A part is written under another name and renamed, so it is there whole or not at all; what can't be read is played
again. The plan keeps no number of deals: who asks for more goes on from those that are there. It names the sources that
played, for other sources may be other bots.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet

from engine.arena import SESSION, Gains, Outcome, Part, Plan, sessions
from engine.lab.sources import digest

PLAN, PARTS, TABLE, PICTURE = "plan.json", "parts", "gains.parquet", "gains.svg"
SCHEMA = pa.schema(
    {
        "first": pa.string(), "second": pa.string(), "session": pa.int32(), "table": pa.int8(), "deal": pa.int32(),
        "gain": pa.float64(),
    }
)  # fmt: skip
"""A row for each deal at each table: what it brought a seat of the first bot."""


def claim(path: Path, plan: dict[str, Any]) -> None:
    """Make a folder that of a plan and of these sources. Raises ValueError if it is another's, or can't be used."""
    asked = json.loads(json.dumps(plan | {"sources": digest()}))
    try:
        (path / PARTS).mkdir(parents=True, exist_ok=True)
        if not (path / PLAN).exists():
            write(path / PLAN, json.dumps(asked, indent=1).encode())
        kept = json.loads((path / PLAN).read_bytes())
    except (OSError, ValueError) as error:
        raise ValueError(f"folder: {path} can't be used: {getattr(error, 'strerror', None) or error}.") from None
    if kept == asked:
        return
    if isinstance(kept, dict) and kept | {"sources": asked["sources"]} == asked:
        raise ValueError(f"folder: {path} holds what another version of the engine has brought.")
    raise ValueError(f"folder: {path} holds what other bots, options or another seed have brought.")


class Folder:
    """The folder of one plan. Raises ValueError if it belongs to another, or can't be used."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        claim(path, {name: value for name, value in asdict(plan).items() if name != "deals"})

    @property
    def found(self) -> dict[Part, Gains]:
        """The parts that are there whole."""
        read = ((part, self._read(part)) for part in self.plan.parts)
        return {part: gains for part, gains in read if gains is not None}

    def keep(self, part: Part, gains: Gains) -> None:
        """Write a part."""
        _write_table(self._file(part), rows(self.plan, part, gains))

    def finish(self, gains: tuple[Gains, ...]) -> None:
        """Write all parts as one table, and the picture of it."""
        tables = [rows(self.plan, part, found) for part, found in zip(self.plan.parts, gains, strict=True)]
        _write_table(self.path / TABLE, pa.concat_tables(tables).combine_chunks())
        Outcome(self.plan, gains).plot(self.path / PICTURE)

    def _file(self, part: Part) -> Path:
        return self.path / PARTS / f"{part.pair:03}-{part.start:08}-{part.deals:02}.parquet"

    def _read(self, part: Part) -> Gains | None:
        """What a part brought; None if it isn't there, or not whole."""
        try:
            gains = tuple(parquet.read_table(self._file(part), columns=["gain"])["gain"].to_pylist())
        except (OSError, pa.ArrowException):
            return None
        return gains if len(gains) == part.deals * len(self.plan.tables) else None


def rows(plan: Plan, part: Part, gains: Gains) -> Any:
    """A part as a table."""
    places = [
        (session, table, session * SESSION + deal)
        for session, deals in sessions(part)
        for table in range(len(plan.tables))
        for deal in range(deals)
    ]
    first, second = map(str, plan.pairs[part.pair])
    number = len(places)
    columns = [[first] * number, [second] * number, *map(list, zip(*places, strict=True)), list(gains)]
    return pa.table(columns, schema=SCHEMA)


def _write_table(file: Path, table: Any) -> None:
    sink = pa.BufferOutputStream()
    parquet.write_table(table, sink)
    write(file, sink.getvalue().to_pybytes())


def write(file: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = file.with_name(f".{file.name}")
    draft.write_bytes(data)
    draft.replace(file)
