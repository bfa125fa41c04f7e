"""What is in deploy/ says what the server understands, and the page explains what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
KNOWN = set(re.findall(r"`([A-Z]+_[A-Z_]+)`", (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")))
NOT_OURS = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_compose_has_nodes_that_serve_and_one_that_thinks(compose: Any) -> None:
    services = compose["services"]
    assert set(services) == {"one", "two", "worker", "postgres", "redis", "door"}
    workers = {name: int(services[name]["environment"]["EMERALD_WORKERS"]) for name in ("one", "two", "worker")}
    assert workers["one"] == workers["two"] == 0 < workers["worker"]
    for name in ("one", "two", "worker"):
        assert services[name]["depends_on"]["postgres"]["condition"] == "service_healthy"
        assert (DEPLOY / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).exists()
    for name in services:
        assert f"**{name}" in PAGE or f"{name}**" in PAGE or f", {name}" in PAGE, name
    published = [port for service in services.values() for port in service.get("ports", [])]
    assert published == ["127.0.0.1:8484:80"]  # nothing else is open to anybody


def test_everything_that_is_set_is_understood(compose: Any) -> None:
    for service in compose["services"].values():
        assert set(service.get("environment", {})) <= KNOWN | NOT_OURS
    for name in ("Dockerfile", "emerald-tablet.service", "example.env"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert set(re.findall(r"\b(EMERALD_[A-Z_]+)=", text)) <= KNOWN, name
    asked = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.MULTILINE))
    assert asked == given


def test_the_door_knows_the_nodes(compose: Any) -> None:
    door = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert set(re.findall(r"server (\w+):8484", door)) == {"one", "two"}
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in door


def test_no_secret_stands_in_a_file() -> None:
    for line in (DEPLOY / "example.env").read_text(encoding="utf-8").splitlines():
        if line.startswith(("EMERALD_SECRET", "POSTGRES_PASSWORD", "EMERALD_METRICS_TOKEN")):
            assert line.endswith("=")


def test_every_file_is_explained() -> None:
    for path in DEPLOY.iterdir():
        assert path.name in PAGE or path.name == "example.env", path.name
    assert "cp example.env .env" in PAGE
