"""Places to keep games at, one after another: a file, and a database on a server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from engine.store import Store
from tests.engine.places import server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Path]:
    with server() as folder:
        yield folder


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def place(request: Any, tmp_path: Path) -> str:
    """An empty place to keep games at."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    folder, name = request.getfixturevalue("postgresql"), f"games_{os.urandom(4).hex()}"
    admin = sa.create_engine(f"postgresql+psycopg://keeper@/postgres?host={folder}", isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    admin.dispose()
    return f"postgresql://keeper@/{name}?host={folder}"


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    with_games = Store(place)
    yield with_games
    with_games.close()
