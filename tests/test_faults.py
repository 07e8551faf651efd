"""Every test that faults.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
NAMED = re.findall(r"`([\w/]+\.py)::(test_\w+)`", (TESTS / "faults.md").read_text("utf-8"))


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED)))
def test_a_fault_has_its_test(file: str, name: str) -> None:
    assert re.search(rf"^def {name}\(", (TESTS / file).read_text("utf-8"), re.MULTILINE)


def test_no_fault_is_without_one() -> None:
    rows = [line for line in (TESTS / "faults.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    bare = [row for row in rows if "::test_" not in row and not re.match(r"\| (what|---)", row)]
    assert len(rows) > 80 and bare == []
