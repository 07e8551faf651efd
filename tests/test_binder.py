"""Binder would build what the project means: read from the Dockerfile, which needs no Docker."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def dockerfile(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Dockerfile for a copy of what a clone holds, and what was said while it was made."""
    clone = tmp_path_factory.mktemp("clone") / "silent-partners"
    subprocess.run(["git", "clone", "--quiet", "--depth=1", ROOT.as_uri(), clone], check=True)
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", clone]
    made = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert made.returncode == 0, made.stderr
    return made.stdout + made.stderr


@pytest.mark.parametrize(
    "line",
    [
        "Building conda environment for python=3.11",
        'bin/pip install --no-cache-dir -r "binder/requirements.txt"',
        "RUN ./binder/postBuild",
        'ENV R2D_ENTRYPOINT="${REPO_DIR}/binder/start"',
    ],
)
def test_the_image_is_built_from_the_binder_folder(dockerfile: str, line: str) -> None:
    assert line in dockerfile
