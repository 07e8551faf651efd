"""What is kept on disk belongs to the sources that made it: kernels to what they compute with, deals to all of the
engine."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

ENGINE = Path(__file__).parents[1]


def digest(*packages: str) -> str:
    """A short name for the sources of these packages of the engine, or without any for all of it."""
    chosen = [ENGINE / name for name in packages] or [ENGINE]
    found = sha256()
    for source in sorted(source for folder in chosen for source in folder.rglob("*.py")):
        code = source.read_bytes()
        found.update(f"{source.relative_to(ENGINE).as_posix()} {len(code)}\n".encode() + code)
    return found.hexdigest()[:12]
