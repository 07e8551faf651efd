"""What is measured, and what of it can't depend on the machine."""

from __future__ import annotations

import pytest

from engine.lab import bench, bench_others, bench_spread, goals


def test_fixed_positions_keep_their_values_and_cost() -> None:
    """A search that grows shows here, whatever else the machine does; where entries fall in the table varies."""
    found = bench.solved()
    assert found["dominoes"] == {"deals": 200, "sum of values": 3, "nodes": pytest.approx(2_549_412, rel=0.001)}
    assert found["mighty, 5 tricks"]["points"] == 1856
    assert found["mighty, 5 tricks"]["nodes"] == pytest.approx(1_310_000, rel=0.03)


def test_everything_that_is_there_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """One whole hand is enough here, for some take long."""
    monkeypatch.setattr(bench, "WHOLE", 1)
    monkeypatch.setattr(bench, "POSITIONS", 4)
    monkeypatch.setattr(bench, "solved", dict)
    monkeypatch.setattr(bench_spread, "spread", lambda rounds: {"two threads / one": [1.8]})
    monkeypatch.delitem(bench_spread.STARTS, "import numba")
    monkeypatch.delitem(bench_spread.STARTS, "first deals by a kernel kept on disk")
    monkeypatch.setattr(bench_others, "package", dict)
    monkeypatch.setattr(bench_others, "dds", dict)
    found = bench.measure(1, 0.001)
    assert set(bench._ours()) <= set(found["rates"])
    assert len(found["seconds"]["mighty made"]) == 3
    assert all(low <= mid <= high for mid, low, high in found["rates"].values())
    assert {"dominoes, deals / dominoes, deals by the rules", "import engine / import numpy"} <= found["ratios"].keys()
    assert {row["goal"] for row in found["goals"]} >= {"G7", "G14", "G16"}


def test_work_is_spread_over_threads_processes_and_a_cluster() -> None:
    found = bench_spread.spread(rounds=1, deals=1000, meeting=16)
    assert len(found) == 3 and all(ratio > 0 for ratios in found.values() for ratio in ratios)


def test_a_goal_is_met_by_the_median() -> None:
    rows = goals.judged({"two threads / one": (1.8, 1.2, 1.9), "Dask / process pool": (1.2, 1.0, 1.4)})
    assert [(row["goal"], row["met"]) for row in rows] == [("G14", True), ("G15", False)]
    lines = goals.page(rows).splitlines()
    assert lines[2:] == [
        "| G14 | two threads / one | ≥ 1.7 | 1.8 | 1.2 – 1.9 | yes |",
        "| G15 | Dask / process pool | ≤ 1.1 | 1.2 | 1 – 1.4 | **no** |",
    ]
