"""What a seat gains, as a picture: a point for each meeting, a line for its 95% interval."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from engine.arena import Outcome

SURE, UNSURE = "#1b5e57", "#9a9a9a"
WIDTH, ROW, REST = 8.0, 0.32, 1.3
"""Inches: the picture's width, a meeting's row, all else."""


def gains(outcome: Outcome, path: str | Path | None = None) -> Figure:
    """Draw what each first bot gained a seat and deal; pale is what may as well be nothing.

    The file's ending says how it is written: .svg, .png, .pdf.
    """
    scores = outcome.scores
    figure = Figure(figsize=(WIDTH, REST + ROW * len(scores)), layout="constrained")
    axes = figure.add_subplot()
    for place, score in enumerate(scores):
        gain, colour = score.gain, SURE if score.gain.sure else UNSURE
        axes.errorbar(gain.value, place, xerr=gain.around or 0, fmt="o", color=colour, capsize=3)
    axes.axvline(0, color="#bbbbbb", linewidth=1, zorder=0)
    axes.set_yticks(range(len(scores)), [f"{score.first}  :  {score.second}" for score in scores])
    axes.set_ylim(len(scores) - 0.5, -0.5)
    axes.set_xlabel("gain a seat and deal, 95%")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    plan = outcome.plan
    chosen = "".join(f", {name} {value}" for name, value in plan.options.items())
    axes.set_title(f"{plan.game}{chosen}: {plan.deals} deals in every seating", loc="left", fontsize=11)
    if path is not None:
        figure.savefig(path, metadata={"Date": None} if Path(path).suffix == ".svg" else None)
    return figure
