"""What fails in a browser once may only have waited too long; a wrong page or a leak is never given another try."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.browser.servers import ROOT

TRIES = """
from pathlib import Path
import pytest
from playwright.sync_api import TimeoutError
from tests.browser.servers import wait_until


def waits():
    raise TimeoutError("Page.goto: Timeout 30000ms exceeded.")

def expects():
    raise AssertionError('Locator expected to be visible\\n  - Expect "to_be_visible" with timeout 5000ms')

def is_never_so():
    assert wait_until(lambda: False, 0)

def leaks():
    assert {(6, 4)} <= set()

def fails():
    raise ValueError("timeout")


def once(name, does):
    if not (mark := Path(__file__).with_name(name)).exists():
        mark.touch()
        does()

@pytest.mark.parametrize("does", [waits, expects, is_never_so, leaks, fails])
def test_any(does):
    once(f"any {does.__name__}", does)

@pytest.mark.private
@pytest.mark.parametrize("does", [waits, expects, is_never_so, leaks, fails])
def test_private(does):
    once(f"private {does.__name__}", does)
"""


def test_only_who_waited_in_vain_tries_again(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).with_name("conftest.py"), tmp_path)
    (tmp_path / "test_tries.py").write_text(TRIES)
    command = [sys.executable, "-m", "pytest", "-rp", "-c", ROOT / "pyproject.toml", tmp_path / "test_tries.py"]
    ran = subprocess.run(list(map(str, command)), cwd=ROOT, capture_output=True, text=True)
    passed = re.findall(r"^PASSED .*::(\S+)$", ran.stdout, re.MULTILINE)
    assert passed == ["test_any[waits]", "test_any[expects]", "test_any[is_never_so]"], ran.stdout
