"""The look of the table where our page template is not: in JupyterLab, as a style sheet beside the widgets."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jupyter_core.paths import jupyter_path

SHEETS = ("theme", "icons", "layout", "app", "inspector", "low")
WINDOW = "1180x760@2;dark=0;motion=1"
"""The size that a cell's output is taken to have, for nobody tells us there."""
IN_A_CELL = """
.sp-app { height: 760px; border-radius: 12px; }
.sp-app .sp-viewport, .sp-app .sp-beats, .sp-app .sp-touched, .sp-app .sp-lessons, .sp-app .sp-taught { display: none; }
.sp-app .sp-heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
"""


@cache
def style() -> str:
    """All sheets in one element. Fonts and pictures stay with the page template: system fonts serve here."""
    folder = next(
        path for path in map(Path, jupyter_path("voila", "templates", "silent_partners", "static")) if path.is_dir()
    )
    sheets = (folder / f"{name}.css" for name in SHEETS)
    return f"<style>{''.join(sheet.read_text('utf-8') for sheet in sheets)}{IN_A_CELL}</style>"
