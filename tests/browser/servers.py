"""A real server in a process of its own, on a free port, ended with all its kernels."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from engine.store import PLACE

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


@dataclass(frozen=True, slots=True)
class Server:
    """A server that listens: its address, its process, the file that holds what it said, and where its games lie."""

    url: str
    process: psutil.Process
    log: Path
    store: str

    def kernels(self) -> frozenset[str]:
        """The ids of the kernels that run now, read from the command lines of their processes."""
        return frozenset(self._processes())

    def kill(self, kernel: str) -> None:
        """Kill a kernel as a machine short of memory would."""
        self._processes()[kernel].kill()

    def memory(self, kernel: str) -> int:
        """What a kernel holds, bytes."""
        return int(self._processes()[kernel].memory_info().rss)

    def _processes(self) -> dict[str, psutil.Process]:
        found = [(_kernel_id(child), child) for child in self.process.children(recursive=True)]
        return {kernel: child for kernel, child in found if kernel}


@contextmanager
def voila(notebook: Path, folder: Path, **environment: str) -> Iterator[Server]:
    """Serve a notebook and those beside it as `make play` does; `folder` takes the log and all that a game writes."""

    def command(port: int) -> Sequence[object]:
        return (sys.executable, "-m", "widgets.serve", notebook, "--no-browser", "--Voila.ip=127.0.0.1",
                f"--port={port}", "--Voila.port_retries=0")  # fmt: skip

    with running(command, folder, environment) as server:
        yield server


@contextmanager
def running(
    command: Callable[[int], Sequence[object]], folder: Path, environment: Mapping[str, str]
) -> Iterator[Server]:
    """Run a command that serves on the port it is given, from the moment it listens until the block ends."""
    port = free_port()
    log = folder / "server.log"
    with (
        log.open("wb") as written,
        subprocess.Popen(
            [str(word) for word in command(port)],
            stdout=written,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            cwd=ROOT,
            env=_own(folder) | environment,
            start_new_session=True,
        ) as popen,
    ):
        store = environment.get(PLACE) or str(folder / "share" / "silent-partners" / "games.sqlite")
        server = Server(f"http://127.0.0.1:{port}", psutil.Process(popen.pid), log, store)
        try:
            _wait_until_it_listens(port, popen, log)
            yield server
        finally:
            end(server.process)


def end(process: psutil.Process, grace: float = 10) -> None:
    """Let a server shut its kernels down; kill whatever of it is left after `grace` seconds."""
    family = [process, *process.children(recursive=True)] if process.is_running() else []
    if family:
        process.terminate()
    _, left = psutil.wait_procs(family, timeout=grace)
    for survivor in left:
        survivor.kill()
    psutil.wait_procs(left, timeout=grace)


def wait_until(true: Callable[[], bool], patience: float = 20) -> bool:
    """Whether something becomes true within some seconds."""
    late = time.monotonic() + patience
    while not (now := true()) and time.monotonic() < late:
        time.sleep(0.05)
    return now


def free_port() -> int:
    """A port of this machine that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def _own(folder: Path) -> dict[str, str]:
    """The environment of a server that finds the project's template and writes nothing outside `folder`."""
    return dict(os.environ) | {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "share"),
        "XDG_STATE_HOME": str(folder / "state"),
        "JUPYTER_PATH": str(ROOT / "share" / "jupyter"),
        "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
    }


def _wait_until_it_listens(port: int, popen: subprocess.Popen[bytes], log: Path) -> None:
    """Knock at the port itself: to ask for a page would start a kernel."""
    wait_until(lambda: popen.poll() is not None or _listens(port), patience=60)
    if popen.poll() is not None or not _listens(port):
        raise RuntimeError(f"The server does not listen. It said:\n{log.read_text(errors='replace')[-2000:]}")


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def _kernel_id(process: psutil.Process) -> str | None:
    """The id in a kernel's command line; None for any other process, or one that ended meanwhile."""
    try:
        found = re.search(r"kernel-([0-9a-f-]{36})\.json", " ".join(process.cmdline()))
    except psutil.Error:
        return None
    return found and found[1]
