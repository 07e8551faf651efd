"""What takes long to think out is thought in a thread beside the table; the answers come back to the table's clock.

There is one worker, and one for what has time: whoever begins a thought lets the one before go, which ends at its next
answer and is not heard. A thread of its own has no guard around its streams, so it tells nothing but its answers, and
its faults to the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from widgets.guard import guarded, server_log

_WORKER = ThreadPoolExecutor(1, thread_name_prefix="thought")
_PATIENT = ThreadPoolExecutor(1, thread_name_prefix="patient")
"""For what nobody waits for: it holds up no other thought."""


class Mind:
    """Thinks for one page. `fault()` hears, on the clock, that a thought failed."""

    def __init__(self, clock: Any, fault: Callable[[], None], patient: bool = False) -> None:
        self._clock, self._fault, self._worker = clock, fault, _PATIENT if patient else _WORKER
        self._thought: object | None = None

    def think(self, answers: Callable[[], Iterable[Any]], hear: Callable[[Any], None]) -> None:
        """Begin a thought, in place of the one before, and hear each of its answers as it comes."""
        thought = self._thought = object()

        def run() -> None:
            for answer in answers() if self._thought is thought else ():
                if self._thought is not thought:
                    return
                self._clock.call_soon_threadsafe(self._heard, thought, hear, answer)

        def failed() -> None:
            self._clock.call_soon_threadsafe(self._heard, thought, lambda _: self._fault(), None)

        self._run(run, failed)

    def forget(self) -> None:
        """Let the thought go: nothing more of it is heard."""
        self._thought = None

    def prepare(self, work: Callable[[], object]) -> None:
        """Do something that later thoughts need, such as fetching a library."""
        self._run(work, lambda: None)

    def _run(self, work: Callable[[], object], failed: Callable[[], None]) -> None:
        def silent() -> None:
            try:
                work()
            except Exception:
                server_log().exception("a thought failed")
                failed()

        self._clock.run_in_executor(self._worker, silent)

    def _heard(self, thought: object, hear: Callable[[Any], None], answer: Any) -> None:
        if self._thought is thought:
            guarded(hear, self._fault)(answer)
