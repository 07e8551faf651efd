"""What is measured, and what of it can't depend on the machine."""

from __future__ import annotations

import pytest

from engine.lab import bench, bench_others


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
    monkeypatch.setattr(bench_others, "package", dict)
    monkeypatch.setattr(bench_others, "dds", dict)
    found = bench.measure(1, 0.001)
    assert set(bench._ours()) <= set(found["rates"])
    assert len(found["whole hands"]["mighty, made"]) == 3
    assert all(low <= mid <= high for mid, low, high in found["rates"].values())
    assert all("by the rules" in name or "OpenSpiel" in name for name in found["ratios"])
    assert "dominoes, deals / dominoes, deals by the rules" in found["ratios"]
