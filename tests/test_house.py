"""What the files around the code promise."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HEAVY = ("dask", "ipycanvas", "ipywidgets", "numba", "numpy", "sqlalchemy", "voila")


def pins(file: str) -> set[str]:
    """The lines of a lock that pin a version, without what they say of platforms."""
    return {line.partition(" ;")[0] for line in (ROOT / file).read_text().splitlines() if "==" in line}


@pytest.mark.parametrize("file", ["binder/requirements.txt", "requirements-bench.lock"])
def test_every_lock_pins_the_same_versions(file: str) -> None:
    ours = {pin.partition("==")[0]: pin for pin in pins("requirements.lock")}
    shared = {pin for pin in pins(file) if pin.partition("==")[0] in ours}
    assert shared and shared <= pins("requirements.lock")


@pytest.mark.parametrize("file", ["requirements.lock", "requirements-bench.lock", "binder/requirements.txt"])
def test_a_lock_names_no_index(file: str) -> None:
    assert not re.search(r"https?:|index", (ROOT / file).read_text())


def test_the_law_is_read_without_its_heavy_friends() -> None:
    code = f"import sys, engine; print(*sorted(set({HEAVY}) & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


def test_a_taken_port_is_said_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = subprocess.run(["make", "play", f"PORT={port}"], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode != 0
    assert f"Port {port} is taken" in told.stderr
