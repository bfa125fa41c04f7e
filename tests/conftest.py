"""What holds for every test: Hypothesis may take its time on any machine; tests with browsers come last."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests with browsers last: from the first of them on, Playwright has an event loop in this thread."""
    items.sort(key=lambda item: "tests/browser/" in item.path.as_posix())
