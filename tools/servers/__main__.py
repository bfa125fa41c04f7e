"""`python -m tools.servers [--kills 100] [--report FILE]`: people play while everything is killed."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from tools.servers import services
from tools.servers.running import Running
from tools.servers.survival import Told, survive

ABOUT = """# What tables live through

People play, game after game, while servers, the processes in which bots think, PostgreSQL and Redis are killed
(`kill -9`) at random moments, every few answers, and started again; at the end Redis stays away for a while. Whoever
gets no reply sends the same order again. Afterwards the answers of every seat in the log must be exactly those that
were acknowledged to it, in their order, and every table must take another answer. Written by
"""


def main() -> int:
    """Try one server on SQLite, then two on PostgreSQL with Redis; print and keep what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tools.servers", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--away", type=float, default=60, help="seconds Redis is away")
    parser.add_argument("--report", type=Path)
    given = parser.parse_args()
    command = f"python -m tools.servers --kills {given.kills} --games {given.games} --away {given.away:g}"
    lines = [*ABOUT.split("\n"), f"    {command}", ""]
    is_good = True
    for name, trial in (("one server, SQLite", on_sqlite), ("two servers, PostgreSQL and Redis", on_postgres)):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)  # PostgreSQL runs as somebody else
            start = time.monotonic()
            told = trial(Path(folder), given.games, given.kills, given.away)
        lines.append(f"- {name}: {summed_up(told, time.monotonic() - start)}")
        print(lines[-1], flush=True)
        is_good = is_good and told is not None and not told.faults
    if given.report:
        given.report.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0 if is_good else 1


def summed_up(told: Told | None, seconds: float) -> str:
    """Return what came of a trial, in a line."""
    if told is None:
        return "could not be tried here: PostgreSQL or Redis is not installed"
    kills = ", ".join([f"{what} {count}" for what, count in told.kills.items()])
    end = "; ".join(told.faults) or "no acknowledged answer lost, none twice, every table went on"
    counts = f"{told.games} games, {told.answers} answers, {told.resent} sent again"
    if told.meanwhile >= 0:
        kills += f"; {told.meanwhile} answers while Redis was away at the end"
    return f"{counts}, kills: {kills}; {end} ({seconds:.0f} s)"


def on_sqlite(folder: Path, games: int, kills: int, away: float = 0) -> Told:
    """Try one server."""
    server = Running(folder, EMERALD_WORKERS="1")
    server.start()
    try:
        return survive([server], {}, games, kills, away)
    finally:
        server.stop()


def on_postgres(folder: Path, games: int, kills: int, away: float = 0) -> Told | None:
    """Try two servers on one database."""
    for name in ("redis", "postgres", "one", "two"):
        (folder / name).mkdir()
    redis, postgres = services.redis(folder / "redis"), services.postgres(folder / "postgres")
    if redis is None or postgres is None:
        return None
    settings = {
        "DATABASE_URL": services.database_url(postgres),
        "REDIS_URL": f"redis://127.0.0.1:{redis.port}/0",
        "EMERALD_SECRET": os.urandom(8).hex(),
        "EMERALD_WORKERS": "1",
        "EMERALD_THINKING": "5",
    }
    servers = [Running(folder / name, **settings) for name in ("one", "two")]
    redis.start()
    postgres.start()
    for server in servers:
        server.start()
    try:
        return survive(servers, {"postgres": postgres, "redis": redis}, games, kills, away)
    finally:
        for server in servers:
            server.stop()
        redis.kill()
        postgres.kill()


if __name__ == "__main__":
    sys.exit(main())
