"""Places to keep games at: a file, and a database of a PostgreSQL server that belongs to the tests alone."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = pwd.getpwnam("nobody")
MISSING = "PostgreSQL's server is missing: `make postgresql` installs it, `pytest -m 'not postgresql'` does without."


@contextmanager
def unprivileged() -> Iterator[None]:
    """Without the rights of root, to whom no folder is read-only."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY.pw_uid)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def binary(name: str) -> str:
    """A program of the newest server that is installed; Debian keeps them out of the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = debian[-1] if debian else shutil.which(name)
    assert found, MISSING
    return str(found)


@contextmanager
def server() -> Iterator[Path]:
    """A PostgreSQL server with an empty cluster, reached by a socket in this folder alone."""
    folder = Path(tempfile.mkdtemp(prefix="sp-"))
    user = {"user": NOBODY.pw_uid, "group": NOBODY.pw_gid} if os.geteuid() == 0 else {}
    if user:
        os.chown(folder, NOBODY.pw_uid, NOBODY.pw_gid)
    cluster, log = folder / "cluster", folder / "log"
    options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"

    def run(*command: str) -> None:
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, **user)

    run(binary("initdb"), "-D", str(cluster), "-U", "keeper", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
    run(binary("pg_ctl"), "-D", str(cluster), "-l", str(log), "-o", options, "-w", "start")
    try:
        yield folder
    finally:
        run(binary("pg_ctl"), "-D", str(cluster), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder)
