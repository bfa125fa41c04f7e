"""What is counted and timed, in the form Prometheus reads; nothing in it says who plays what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

from emerald import __version__

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG_SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


@final
class Measures:
    """The measures of one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self._requests: Final = Counter(
            "emerald_requests", "Requests answered.", ["place", "method", "status"], registry=self.registry
        )
        self._seconds: Final = Histogram(
            "emerald_request_seconds", "How long answers took.", ["place"], buckets=SECONDS, registry=self.registry
        )
        self._refusals: Final = Counter(
            "emerald_refusals", "Requests turned away at the gate.", ["kind"], registry=self.registry
        )
        self.lines: Final = Gauge("emerald_lines", "Live lines that are open.", registry=self.registry)
        self.saves: Final = Counter("emerald_saves", "Changes of tables written down.", registry=self.registry)
        self.thoughts: Final = Histogram(
            "emerald_thought_seconds", "How long bots thought.", buckets=LONG_SECONDS, registry=self.registry
        )
        self.lost: Final = Counter(
            "emerald_thoughts_lost", "Thoughts that came to nothing: died, too late.", registry=self.registry
        )
        Info("emerald_build", "Which version this is.", registry=self.registry).info({"version": __version__})

    def asked(self, place: str, method: str, status: int, seconds: float, is_line: bool) -> None:
        """Count a request; how long a live line was open says nothing of how long anything took."""
        self._requests.labels(place, method, str(status)).inc()
        if not is_line:
            self._seconds.labels(place).observe(seconds)

    def refused(self, kind: str) -> None:
        """Count something that was turned away."""
        self._refusals.labels(kind).inc()

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Tell a number that is looked up when somebody asks."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def told(self) -> bytes:
        """Return everything in the text form of Prometheus."""
        return bytes(generate_latest(self.registry))
