"""People play while what serves them is killed; afterwards every acknowledged answer stands in the log, once.

Whoever gets no reply sends the same order again, with the same key, until there is one. So the answers of a seat in the
log must be exactly those that were acknowledged to it, in their order.
"""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any, Final, final

import httpx

from tools.servers.running import FREE, ME, Client, Running
from tools.servers.services import Service

PATIENCE: Final = 120.0  # seconds until a table that does not go on counts as lost
MOST_ANSWERS: Final = 12  # between two kills


@dataclass
class Told:
    """What happened in a trial."""

    kills: dict[str, int] = field(default_factory=dict)
    answers: int = 0
    resent: int = 0
    games: int = 0
    meanwhile: int = -1  # answers while Redis was away; -1 where there is none
    faults: list[str] = field(default_factory=list)


@final
class Player:
    """One person who answers and remembers what was acknowledged."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client: Final = client
        self.seat: Final = seat
        self.acknowledged: Final[list[str]] = []  # at the table of now
        self.total: int = 0
        self.resent: int = 0
        self._orders: int = 0

    def see(self, table: str, end: float) -> Any:
        """Return the table, as soon as there is somebody to ask."""
        while True:
            try:
                reply = self.client.http.get(f"/api/tables/{table}", params={"seat": self.seat})
                if reply.status_code == 200:
                    return reply.json()
            except httpx.HTTPError:
                pass
            if time.monotonic() > end:
                raise TimeoutError(f"table {table} does not come back")
            time.sleep(0.05)

    def answer(self, update: Any, words: str, end: float) -> None:
        """Give an answer until it is acknowledged."""
        self._orders += 1
        order = {
            "seat": self.seat,
            "version": update["version"],
            "key": f"answer-{self._orders:08}",
            "command": {"type": "play", "actions": [words], "confirm": True},
        }
        first = True
        while True:
            self.resent += not first
            first = False
            try:
                reply = self.client.http.post(f"/api/tables/{update['table']}/orders", json=order)
                if reply.status_code == 200:
                    self.acknowledged.append(words)
                    self.total += 1
                    return
                if reply.status_code < 500:
                    raise AssertionError(f"table {update['table']}: {reply.status_code} {reply.text}")
            except httpx.HTTPError:
                pass
            if time.monotonic() > end:
                raise TimeoutError(f"table {update['table']} does not take an answer")
            time.sleep(0.05)


@final
class Game:
    """A table of two persons and a bot, played in a thread until it is told to stop; then the next one."""

    def __init__(self, servers: list[Running], number: int) -> None:
        self.fault: str = ""
        self._random: Final = random.Random(number)
        self._stop: Final = threading.Event()
        one, two = servers[number % len(servers)], servers[(number + 1) % len(servers)]
        self.players: Final = [Player(Client(one, f"Anna {number}"), 1), Player(Client(two, f"Bruno {number}"), 2)]
        self.played: int = 1
        self.table: str = self._lay()
        self._thread: Final = threading.Thread(target=self._play)

    def start(self) -> None:
        """Play from now on."""
        self._thread.start()

    def stop(self) -> None:
        """Stop when the next answer has been acknowledged."""
        self._stop.set()
        self._thread.join()

    def _lay(self) -> str:
        """Return a table at which a game has begun."""
        seats = [ME, FREE, {"kind": "bot", "bot": "greedy"}]
        anna, bruno = (player.client for player in self.players)
        table: str = anna.lay(*seats, is_open=True)["table"]
        bruno.post(f"/api/tables/{table}/sit", {"seat": 2})
        anna.post(f"/api/tables/{table}/begin")
        return table

    def _next(self, end: float) -> bool:
        """Check the game that is over, and begin another as soon as somebody can be asked; say whether all is well."""
        while True:
            try:
                fault = self.check()
                if fault:
                    self.fault = fault
                    return False
                self.table = self._lay()
            except (httpx.HTTPError, AssertionError):  # killed in the middle; the unfinished table is nobody's loss
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
            else:
                self.played += 1
                for player in self.players:
                    player.acknowledged.clear()
                return True

    def _play(self) -> None:
        try:
            while not self._stop.is_set():
                end = time.monotonic() + PATIENCE
                if not self.one_answer(end) and not self._next(end):
                    return
                time.sleep(self._random.uniform(0, 0.05))
        except Exception as error:  # noqa: BLE001 - whatever it is, the trial has failed and says why
            self.fault = f"{type(error).__name__}: {error}"

    def one_answer(self, end: float) -> bool:
        """Give one answer, whoever is asked; say whether the game goes on."""
        while True:
            update = self.players[0].see(self.table, end)
            if not update["waiting"]:
                return False
            seat = update["waiting"][0]
            if seat <= len(self.players):
                player = self.players[seat - 1]
                update = player.see(self.table, end)
                if update["waiting"] == [seat] and update["question"]:
                    good = [each["words"] for each in update["question"]["candidates"] if not each["why_not"]]
                    player.answer(update, self._random.choice(good), end)
                    return True
            if time.monotonic() > end:
                raise TimeoutError(f"table {self.table} waits for seat {seat}")
            time.sleep(0.02)

    def check(self) -> str:
        """Return what is wrong with the log; empty if every acknowledged answer stands in it once."""
        if self.fault:
            return self.fault
        for player in self.players:
            logged = answers_of(player, self.table)
            if logged != player.acknowledged:
                return f"table {self.table}, seat {player.seat}: {len(logged)} logged, {len(player.acknowledged)} told"
        return ""


def answers_of(player: Player, table: str) -> list[str]:
    """Return the answers of a seat that are written down, committed or not."""
    every: list[Any] = []
    while more := player.client.get(f"/api/tables/{table}/entries", seat=player.seat, after=len(every)):
        every += more
    logged = [each["words"] for each in every if each["seat"] == player.seat and each["kind"] == "answer"]
    return logged + [each["words"] for each in player.client.see(table, player.seat)["drafts"]]


def survive(
    servers: list[Running], services: dict[str, Service], games: int, kills: int, away: float = 0, seed: int = 1
) -> Told:
    """Let people play while servers, their workers and services are killed at random moments, Redis for some time."""
    told, choose = Told(), random.Random(seed)
    tables = [Game(servers, number) for number in range(games)]
    for each in tables:
        each.start()
    victims = ["server", "worker", *services]
    for number in range(kills):
        if not _some_answers(tables, choose.randint(1, MOST_ANSWERS)):
            told.faults.append(f"nobody could answer before kill {number + 1}")
            break
        time.sleep(choose.uniform(0, 0.1))  # in the middle of whatever is under way then
        victim = victims[number % len(victims)]
        told.kills[victim] = told.kills.get(victim, 0) + 1
        if victim == "server":
            server = choose.choice(servers)
            server.kill()
            server.start()
        elif victim == "worker":
            choose.choice(servers).kill_workers()
        else:
            services[victim].kill()
            time.sleep(choose.uniform(0, 0.5))
            services[victim].start()
    if "redis" in services and away:
        told.meanwhile = without(services["redis"], tables, away, told)
    end = time.monotonic() + PATIENCE
    for each in tables:
        each.stop()
        if not each.fault:
            each.players[0].see(each.table, end)
            each.one_answer(end)  # it goes on
    for each in tables:
        fault = each.check()
        told.faults += [fault] if fault else []
        told.games += each.played
        told.answers += sum([player.total for player in each.players])
        told.resent += sum([player.resent for player in each.players])
    return told


def _some_answers(tables: list[Game], count: int) -> bool:
    """Wait until so many more answers have been acknowledged; say whether they were."""
    end = time.monotonic() + PATIENCE
    wanted = _answers(tables) + count
    while _answers(tables) < wanted and time.monotonic() < end:
        time.sleep(0.005)
    return _answers(tables) >= wanted


def _answers(tables: list[Game]) -> int:
    return sum([player.total for each in tables for player in each.players])


def without(redis: Service, tables: list[Game], seconds: float, told: Told) -> int:
    """Let people play without Redis for some time, and until every table went on; return how many answers they gave.

    Note the tables that stood still.
    """
    redis.kill()
    told.kills["redis"] = told.kills.get("redis", 0) + 1
    before = [_answers([each]) for each in tables]
    time.sleep(seconds)
    end = time.monotonic() + PATIENCE
    while still := [
        each for each, one in zip(tables, before, strict=True) if _answers([each]) == one and not each.fault
    ]:
        if time.monotonic() > end:
            break
        time.sleep(0.01)
    answers = _answers(tables) - sum(before)
    redis.start()
    told.faults += [f"table {each.table} stood still while Redis was away" for each in still]
    return answers
