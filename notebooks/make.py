"""Makes the notebooks of the lessons: their cells from the prose, their outputs by running them.

`python notebooks/make.py` makes all of them, `python notebooks/make.py dominoes-4` those whose name begins so. What is
stored reads as a page at rest, in English: Markdown and pictures. No widget is stored, and so no state of one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

from widgets.bench import NAME as BENCH
from widgets.learning.prose import Name, lessons, text

HERE = Path(__file__).parent
LIVE = "application/vnd.jupyter.widget-view+json"
KERNEL = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def cells(name: Name) -> dict[str, str]:
    """The cells of a lesson, by their ids."""
    parts = range(1, len(text(name, "en").parts))
    begin = f'from widgets.lesson import Lesson\n\nlesson = Lesson("{name.id}")\nlesson'
    return {"lesson": begin} | {f"part-{at}": f"lesson.part({at})" for at in parts} | {"foot": "lesson.foot()"}


def bench_cells() -> dict[str, str]:
    """The cells of the analyst's bench, by their ids."""
    parts = range(1, len(text(BENCH, "en").parts))
    begin = "from widgets.bench import Bench\n\nbench = Bench()\nbench"
    return {"bench": begin} | {f"part-{at}": f"bench.part({at})" for at in parts} | {"foot": "bench.foot()"}


CONTENTS = {"contents": "from widgets.lesson import Contents\n\nContents()"}


def make(stem: str, title: str, sources: dict[str, str]) -> None:
    """Write a notebook, run it, and keep what reads at rest."""
    made = [new_code_cell(source, id=id) for id, source in sources.items()]
    notebook = new_notebook(cells=made, metadata=KERNEL | {"title": f"{title} · Silent Partners"})
    NotebookClient(notebook, kernel_name="python3", resources={"metadata": {"path": str(HERE)}}).execute()
    notebook.metadata.pop("widgets", None)
    for cell in notebook.cells:
        cell.metadata = {}
        cell.outputs = [at_rest(output) for output in cell.outputs]
    nbformat.write(notebook, HERE / f"{stem}.ipynb")


def at_rest(output: Any) -> Any:
    """An output without its widget."""
    output.data.pop(LIVE, None)
    return output


if __name__ == "__main__":
    wanted = tuple(sys.argv[1:]) or ("",)
    if "learn".startswith(wanted):
        make("learn", "Learn to play", CONTENTS)
    if "lab".startswith(wanted):
        make("lab", text(BENCH, "en").title, bench_cells())
    for name in lessons():
        if name.stem.startswith(wanted):
            make(name.stem, text(name, "en").title, cells(name))
