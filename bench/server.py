"""The server's speed: real HTTP and WebSocket clients on the same processors, every seat listening.

Beside ours, in the same run and with the same kind of clients, stands the server of boardgame.io (npm), which keeps its
matches in memory only; ours has every answer on the disk before anybody hears of it. Compare the ratios, and what was
measured on a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from _people import worked  # type: ignore[import-not-found]  # stands beside this script
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table
from sqlalchemy import insert, select

from emerald.games.shelf import TITLES, open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import read_header, write
from emerald.kernel.rng import Rng
from emerald.server.settings import settings_of
from emerald.server.storage.engine import engine_of
from emerald.server.storage.migrate import migrate
from emerald.server.storage.schema import FILES, GAME_TABLES, SEATS
from emerald.server.storage.tables import insert_table
from emerald.server.tables.bringing import brought

HERE = Path(__file__).parent
ROOT = HERE.parent
BOARDGAME = ROOT / ".venv" / "boardgame"
BESIDE = "boardgame.io, in memory, full speed"
COMPOSE = "4.1.0"  # with a newer one boardgame.io 0.50 finds none of its own routes


def people(script: str, *words: str) -> dict[str, float]:
    """Run clients and return their figures."""
    run = subprocess.run(
        [sys.executable, str(HERE / script), *words], capture_output=True, text=True, check=False, cwd=HERE
    )
    if run.returncode != 0:
        sys.exit(f"{script} failed:\n{run.stderr[-3000:]}")
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def played(servers: list[Any], given: Any, rate: int) -> dict[str, float]:
    """Return the figures of people who answer at a rate, or as fast as they can."""
    addresses = ",".join([server.address for server in servers])
    processes = ",".join([str(server.process) for server in servers])
    words = [
        "--process",
        processes,
        "--tables",
        str(given.tables),
        "--rate",
        str(rate),
        "--seconds",
        str(given.seconds),
    ]
    return people("_people.py", addresses, *words)


def on_sqlite(given: Any) -> dict[str, dict[str, float]]:
    """Measure one server on SQLite: at a rate, at full speed, and with many who only listen."""
    from tools.servers.running import Running

    found: dict[str, dict[str, float]] = {}
    for name, rate in (("SQLite, 300 a second", 300), ("SQLite, full speed", 0)):
        with tempfile.TemporaryDirectory() as folder:
            server = Running(Path(folder))
            server.start()
            found[name] = played([server], given, rate)
            if rate == 0:
                words = ["--listeners", str(given.listeners), "--process", str(server.process)]
                tables = min(given.tables, 100)
                found["idle"] = people("_people.py", server.address, *words, "--tables", str(tables))
            server.stop()
    return found


def on_postgres(given: Any) -> dict[str, dict[str, float]]:
    """Measure two servers on PostgreSQL and Redis, half of the people at each."""
    from tools.servers import services
    from tools.servers.running import Running

    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        for each in ("redis", "postgres", "one", "two"):
            (folder / each).mkdir()
        redis, postgres = services.redis(folder / "redis"), services.postgres(folder / "postgres")
        if redis is None or postgres is None:
            return {}
        for service in (redis, postgres):
            service.start()
            stack.callback(service.kill)
        settings = {
            "DATABASE_URL": services.database_url(postgres),
            "REDIS_URL": f"redis://127.0.0.1:{redis.port}/0",
            "EMERALD_SECRET": "the same on both",
        }
        servers = [Running(folder / each, **settings) for each in ("one", "two")]
        for server in servers:
            server.start()
            stack.callback(server.stop)
        return {"PostgreSQL + Redis, two servers, 250 a second": played(servers, given, 250)}


def beside_boardgame(given: Any) -> dict[str, dict[str, float]]:
    """Measure the server of boardgame.io, if it can be had here."""
    from tools.servers import services

    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return {}
    if not (BOARDGAME / "node_modules" / "boardgame.io").exists():
        BOARDGAME.mkdir(parents=True, exist_ok=True)
        wanted = {"private": True, "dependencies": {"boardgame.io": "0.50.2"}, "overrides": {"koa-compose": COMPOSE}}
        (BOARDGAME / "package.json").write_text(json.dumps(wanted), encoding="utf-8")
        subprocess.run([npm, "install", "--no-audit", "--no-fund"], cwd=BOARDGAME, capture_output=True, check=False)
    port = services.free_port()
    environment = {**os.environ, "NODE_PATH": str(BOARDGAME / "node_modules")}
    server = subprocess.Popen(
        [node, str(HERE / "_boardgame.cjs"), str(port)], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    if not server.stdout.readline():
        return {}
    words = [
        "--tables",
        str(given.tables),
        "--rate",
        "0",
        "--seconds",
        str(given.seconds),
        "--process",
        str(server.pid),
    ]
    figures = people("_boardgame_people.py", f"http://127.0.0.1:{port}", *words)
    server.terminate()
    server.wait()
    return {BESIDE: figures}


def long_match(name: str) -> Match:
    """Return the longest of a few games for four played at random."""
    game, longest = open_game(name), None
    options = {"noctis": "yes"} if name == "alchemicus" else {}
    for seed in range(4):
        match = Match(game, Setup(4, options), bytes([seed + 1]))
        rng = Rng(seed)
        while not match.over:
            seat = match.asked()[0]
            actions = match.view(seat).actions
            match.play(seat, int(actions[rng.below(len(actions))]))
        if longest is None or len(match.log) > len(longest.log):
            longest = match
    assert longest is not None
    return longest


def looking_back(given: Any) -> dict[str, dict[str, float]]:
    """Measure a server with many stored games, for each game as long as it gets."""
    return {f"looking back, {name}": stored(given, long_match(name)) for name in TITLES}


def stored(given: Any, match: Match) -> dict[str, float]:
    """Measure how long a server with many games takes to be ready, and how long any position of one, cold."""
    from tools.servers.running import Running

    text = write(match)
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_of({"EMERALD_DATA": folder})
        migrate(settings.database_url)
        record, _ = brought(match, read_header(text), "", "", 1)
        engine = engine_of(settings.database_url)
        with engine.begin() as connection:
            insert_table(connection, replace(record, id=name_of(0)), [], text)
            for kind, name in ((GAME_TABLES, "id"), (SEATS, "table_id"), (FILES, "table_id")):
                rows = [dict(row) for row in connection.execute(select(kind)).mappings()]
                more = [{**row, name: name_of(number)} for number in range(1, given.games) for row in rows]
                connection.execute(insert(kind), more)
        engine.dispose()
        server = Running(Path(folder))
        starts: list[float] = []
        loads: list[float] = []
        started = loaded = 0.0  # seconds of processor time
        chosen = random.Random(1)
        for _ in range(5):
            start = time.perf_counter()
            server.start()
            starts.append(time.perf_counter() - start)
            busy = worked([server.process])
            started += busy
            for _ in range(4):
                table, position = name_of(chosen.randrange(given.games)), chosen.randrange(len(match.log))
                start = time.perf_counter()
                reply = httpx.get(f"{server.address}/api/tables/{table}/positions/{position}?seat=1")
                loads.append(time.perf_counter() - start)
                assert reply.status_code == 200, reply.text
            loaded += worked([server.process]) - busy
            server.stop()
    return {
        "entries": len(match.log),
        "games": given.games,
        "ready_s": sorted(starts)[len(starts) // 2],
        "cold_ms": sorted(loads)[len(loads) // 2] * 1000,
        "cold_worst_ms": max(loads) * 1000,
        "ready_processor_s": started / len(starts),
        "cold_processor_ms": loaded / len(loads) * 1000,
    }


def name_of(number: int) -> str:
    """Return the name of a stored table."""
    return f"game{number:06}"


MEASURES = {"sqlite": on_sqlite, "postgres": on_postgres, "boardgame": beside_boardgame, "back": looking_back}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--listeners", type=int, default=2_000)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--short", action="store_true", help="a glance: fewer tables, listeners, games, seconds")
    parser.add_argument("--only", choices=list(MEASURES), default="")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    if given.short:
        given.tables, given.seconds, given.listeners, given.games = 20, 4.0, 300, 500
    sys.path.insert(0, str(ROOT))  # the tools, which start what is measured, stand beside this folder
    found: dict[str, dict[str, float]] = {}
    for name, measure in MEASURES.items():
        if given.only in ("", name):
            found.update(measure(given))
            if given.json:
                given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    show(found, given.tables)


def show(found: dict[str, dict[str, float]], tables: int) -> None:
    """Print what was measured."""
    console = Console()
    table = Table(
        "",
        "answers a second",
        "median, ms",
        "p99, ms",
        "processor of server, ms",
        "of clients, ms",
        "beside boardgame.io",
        title=f"{tables} tables of four, every seat listening",
    )
    theirs = found.get(BESIDE, {}).get("answers_s", 0.0)
    for name, figures in found.items():
        if "answers_s" in figures:
            numbers = [f"{figures[key]:,.0f}" for key in ("answers_s", "median_ms", "p99_ms")]
            numbers += [f"{figures[key]:.1f}" for key in ("server_ms", "clients_ms")]
            ratio = f"{figures['answers_s'] / theirs:.2f} ×" if theirs and "full speed" in name else ""
            table.add_row(name, *numbers, ratio)
    console.print(table)
    if "idle" in found:
        idle = found["idle"]
        console.print(f"{idle['listeners']:,.0f} who only listen: {idle['kilobytes_each']:.0f} KB each")
    for name, back in found.items():
        if "cold_ms" in back:
            console.print(
                f"{name}: any position of a game of {back['entries']:,.0f} entries, cold: {back['cold_ms']:.0f} ms "
                f"(at worst {back['cold_worst_ms']:.0f}, of the processor {back['cold_processor_ms']:.0f}); "
                f"ready with {back['games']:,.0f} such games: {back['ready_s']:.1f} s "
                f"(of the processor {back['ready_processor_s']:.1f})"
            )


if __name__ == "__main__":
    main()
