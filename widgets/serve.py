"""Serves the table at the bare address and every notebook of its folder beside it: `python -m widgets.serve NOTEBOOK`.

Takes the options of Voila. The table's page is laid in advance as ever; a lesson's kernel starts when its page is asked
for, and what the expert computes with is compiled meanwhile. Links between the pages are plain file names, so they also
hold below `voila/render` in a Jupyter server.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from jupyter_server.utils import url_path_join
from voila.app import Voila

from engine.bots import can_compute


class House(Voila):
    """Voila for one notebook, and for those that lie beside it."""

    def init_handlers(self) -> list[Any]:
        """Ask for notebooks by name before the table's own page, which answers to every other address."""
        *others, table = super().init_handlers()
        _, handler, settings = table
        beside = {name: value for name, value in settings.items() if name != "notebook_path"}
        return [*others, (url_path_join(self.server_url, r"/([\w-]+\.ipynb)"), handler, beside), table]


def compile_kernels() -> None:
    """Compile in a process of its own, at low priority, what is not kept from the last time."""
    if can_compute():
        subprocess.Popen([sys.executable, "-m", "engine.lab"], stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    compile_kernels()
    House.launch_instance()
