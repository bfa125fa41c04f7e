"""What a seat may not know is in nothing it is sent: in two worlds it cannot tell apart every answer is the same."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.routes import WebSocketRoute

from emerald.games.shelf import open_game
from emerald.kernel.conformance import Case
from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.conformance.worlds import follow
from emerald.server.openapi.describing import handlers_of
from tests.server.playing import Make, begun, turn
from tests.server.worlds import PEOPLE, SEED, Listening, Side, record_of
from tools.servers.running import Running

EVERY = 18  # entries between two looks; a whole game is long
Sides = tuple[Side, Side]

# Of every place that shows a table, what is asked there; the live events are the frames of the live line.
PLACES = {
    "/api/tables/{table_id}": [""],
    "/api/tables/{table_id}/summary": [""],
    "/api/tables/{table_id}/entries": ["", "&after=10&most=5"],
    "/api/tables/{table_id}/why": ["&words=draw+base", "&words=build+domo", "&words=sell+plot-1%2Fgold", "&words=fly"],
    "/api/tables/{table_id}/positions/{known}": ["15", "40", "9999"],
    "/api/tables/{table_id}/file": [""],
    "/api/tables/{table_id}/policies": [""],
    "/api/tables/{table_id}/verification": [""],
    "/api/tables/{table_id}/scores": [""],
    "/api/tables/{table_id}/links": [""],
    "/api/tables/{table_id}/ratings": [""],
    "/api/tables/{table_id}/talk": [""],
    "/api/tables/{table_id}/notes": [""],
}
STREAMS = {"/api/tables/{table_id}/live"}
LISTS = {
    "/api/games": [""],
    "/api/games/{name}/components": ["alchemicus"],
    "/api/tables": ["?scope=open", "?scope=mine"],
    "/api/daily/{game}": ["alchemicus"],
    "/api/daily/{game}/{day}": ["alchemicus/2027-01-15"],
    "/api/me": [""],
    "/api/me/account": [""],
    "/api/me/sessions": [""],
    "/api/me/hours": [""],
    "/api/me/statistics": [""],
    "/api/people/{person}/statistics": ["anna"],
    "/api/leaderboard/{game}": ["alchemicus"],
    "/api/me/notices": [""],
    "/api/push-key": [""],
    "/api/admin/reports": [""],
}
REFUSED = [
    {"type": "undo"},
    {"type": "restart"},
    {"type": "play", "actions": ["draw base"]},
    {"type": "play", "actions": ["sell plot-1/gold"], "confirm": True},
    {"type": "play", "actions": ["fly away"], "confirm": True},
    {"type": "claim", "other": 1},
    {"type": "vote", "number": 1, "agree": True},
]
# Of every other place that a table can be changed at, what is sent there; nothing of it may show what is hidden.
SENT = {
    ("/api/tables/{table_id}/orders", "post"): [{"type": "none"}],  # and all that is REFUSED
    ("/api/tables/{table_id}/sit", "post"): [{}, {"seat": 1, "key": "forged"}],
    ("/api/tables/{table_id}/leave", "post"): [None],
    ("/api/tables/{table_id}/begin", "post"): [None],
    ("/api/tables/{table_id}/rematch", "post"): [None],
    ("/api/tables/{table_id}/return", "post"): [None],
    ("/api/tables/{table_id}/policies", "put"): [{"policies": []}],
    ("/api/tables/{table_id}/talk", "post"): [{"text": "Well played!"}],
    ("/api/tables/{table_id}/reports", "post"): [{"number": 99}],
    ("/api/tables/{table_id}/notes", "put"): [{"text": "A note."}],
    ("/api/policies/try", "post"): [{"game": "alchemicus", "policies": []}],
    ("/api/me/hours", "put"): [{"zone": "UTC"}],
    ("/api/me/notices", "put"): [{"push_live": True}],
    ("/api/tables/{table_id}/invitations", "post"): [{"seat": 1, "name": "nobody"}],
    ("/api/admin/reports", "post"): [{"table": "none", "number": 1}],
    ("/api/me/talk", "put"): [{"takes_part": True}],
    ("/api/me/mutes", "put"): [{"person": "anna", "muted": False}],
    ("/api/tables", "post"): [{"game": "chess", "seats": [{"kind": "me"}]}],
    ("/api/daily", "post"): [{"game": "chess"}],
    ("/api/files", "post"): [{"text": "no file"}],
    ("/api/catalogues", "post"): [{"game": "chess", "files": {"game.toml": ""}}],
}
# Places that know of no table, or tell the same of every one; why is said here.
ELSEWHERE = {
    "/api/guests": "makes a person, at random",
    "/api/accounts": "the same",
    "/api/sessions": "the same",
    "/api/me/sessions/{session}": "forgets a device",
    "/api/me/name": "needs an account",
    "/api/me/password": "needs an account",
    "/api/me/email": "needs an account",
    "/api/me/language": "needs an account",
    "/api/me/goodbye": "takes the person away for good; test_people.py",
    "/api/me/export": "a ZIP with the files of /file and the answers of the places above; test_people.py",
    "/api/me/subscriptions": "knows browsers; what they are pushed is compared by `Side.notices`",
    "/api/me/subscriptions/end": "the same",
    "/api/recovery": "always answers the same; test_notices.py",
    "/api/recovery/password": "needs a link",
    "/api/confirmations": "needs a link",
    "/healthz": "knows nothing",
    "/readyz": "knows nothing",
    "/metrics": "times; test_operating.py looks for names of tables in it",
}


@pytest.fixture(scope="module")
def sides(tmp_path_factory: Any) -> Iterator[Sides]:
    two = Side(tmp_path_factory.mktemp("first")), Side(tmp_path_factory.mktemp("second"))
    yield two
    for each in two:
        each.close()


def told(side: Side, table: str, seat: int, listening: Listening) -> list[Any]:
    """Return everything a viewer can be told at a server: what it asks for, what it is refused, what is logged."""
    person = PEOPLE[seat] if seat >= 0 else ""
    found: list[Any] = []
    for place, questions in PLACES.items():
        for other in range(4):
            for question in questions:
                path = place.replace("{table_id}", table).replace("{known}", question)
                query = "" if "{known}" in place else question
                found.append((path, side.ask("GET", f"{path}?seat={other}{query}", person)))
    for place, questions in LISTS.items():
        for question in questions:
            path = place.partition("{")[0] + question
            found.append((path, side.ask("GET", path, person)))
    for (place, method), bodies in SENT.items():
        for body in bodies:
            path = place.replace("{table_id}", table) + f"?seat={max(1, seat + 1)}"
            found.append((f"{method} {path}", side.ask(method.upper(), path, person, body)))
    for command in REFUSED:
        order = {"seat": max(1, seat + 1), "version": 999_999, "key": "key-of-nobody", "command": command}
        found.append((str(command), side.ask("POST", f"/api/tables/{table}/orders", person, order)))
    found.append(("live", side.listen(table, seat + 1, person)))
    found += side.notices(table, person)
    found.append(("log", listening.lines))
    return found


@pytest.mark.parametrize(
    ("name", "options", "every"),
    [("alchemicus", {"noctis": "yes", "turn-limit": "5"}, EVERY), ("trismegistus", {}, EVERY // 2)],
)
def test_no_place_tells_one_world_from_another(
    sides: Sides, name: str, options: dict[str, str], every: int, caplog: pytest.LogCaptureFixture
) -> None:
    game = open_game(name)
    case = Case(game, None, 3, options, seeds=[7])
    root = logging.getLogger()
    caplog.set_level(logging.DEBUG, "emerald")
    compared = 0

    def compare(moment: Any, first: Any, others: list[Any]) -> int:
        nonlocal compared
        alive = [other for other in others if other.alive and other.state.key() != first.state.key()]
        if moment.number % every or not alive or moment.number == 0:
            return len(alive)
        seat, table = first.seat, f"{name[0]}{first.seat + 2}n{moment.number:05}"
        answers = []
        for side, world in zip(sides, (first, alive[0])):
            side.lay(*record_of(game, case.setup, world.entries, table))
            listening = Listening()
            root.addHandler(listening)
            answers.append(told(side, table, seat, listening))
            root.removeHandler(listening)
        for mine, theirs in zip(*answers):
            assert mine == theirs, f"{mine[0]} betrays a secret to {'a watcher' if seat < 0 else PEOPLE[seat]}"
            assert SEED.hex() not in str(mine)
        compared += 1
        return len(alive)

    for course in case.courses:
        for seat in case.everyone:
            follow(course, seat, compare, lambda *_: None)
    assert compared >= 6


def test_worlds_that_a_viewer_can_tell_apart_are_told_apart(sides: Sides) -> None:
    """The test above would notice: another seat's secret is there for that seat."""
    game = open_game("alchemicus")
    case = Case(game, None, 2, {}, seeds=[3])
    differs = []

    def compare(moment: Any, first: Any, others: list[Any]) -> int:
        alive = [other for other in others if other.alive and other.state.key() != first.state.key()]
        if alive and moment.number > 30 and not differs:
            hands = []
            for side, world in zip(sides, (first, alive[0])):
                side.lay(*record_of(game, case.setup, world.entries, "telltale"))
                hands.append([side.ask("GET", f"/api/tables/telltale?seat={n}", PEOPLE[n - 1])[1] for n in (1, 2)])
            differs.append([hands[0][n] != hands[1][n] for n in (0, 1)])
        return len(alive)

    follow(case.courses[0], 0, compare, lambda *_: None)
    assert differs == [[False, True]]


def test_every_place_that_shows_a_table_is_tried(sides: Sides) -> None:
    """A route that is missing here is one nobody has thought of."""
    there = set(handlers_of(sides[0].app))
    tried = {(path, "get") for path in {*PLACES, *LISTS, *STREAMS}} | set(SENT)
    assert {(path, method) for path, method in there if path not in ELSEWHERE} == tried
    assert set(ELSEWHERE) <= {path for path, _ in there}
    lines = [route.path for route in sides[0].app.routes if isinstance(route, WebSocketRoute)]
    assert lines == ["/api/live"]


def test_versions_count_only_what_one_can_see() -> None:
    """In the Crucible seats answer in secret, and not equally often."""
    game = Crucible()
    case = Case(game, None, 3, seeds=[1, 2, 3])
    compared = 0

    def compare(moment: Any, first: Any, others: list[Any]) -> int:
        nonlocal compared
        if moment.number % 5:
            return 0
        seat = first.seat
        mine = record_of(game, case.setup, first.entries, "crucible")[0]
        for other in others:
            if other.alive and other.state.key() != first.state.key():
                theirs = record_of(game, case.setup, other.entries, "crucible")[0]
                assert mine.course.versions[seat + 1] == theirs.course.versions[seat + 1]
                assert mine.course.known[seat + 1] == theirs.course.known[seat + 1]
                assert mine.waiting == theirs.waiting
                compared += 1
        return 0

    for course in case.courses:
        for seat in case.everyone:
            follow(course, seat, compare, lambda *_: None)
    assert compared > 20


def test_the_seed_never_leaves_the_server_before_the_end(client: Make, server: Running) -> None:
    anna, bruno, table = begun(client)
    for person, seat in ((anna, 1), (bruno, 2)):
        turn(person, table, seat)
    with sqlite3.connect(server.folder / "emerald.db") as database:
        seed = database.execute("SELECT seed FROM game_tables WHERE id = ?", (table,)).fetchone()[0]
    database.close()
    said = [
        each.http.get(f"/api/tables/{table}{place}").text for each in (anna, bruno) for place in ("", "/file?seat=0")
    ]
    said.append((server.folder / "log.txt").read_text(encoding="utf-8"))
    assert len(seed) == 64
    assert [text for text in said if seed in text] == []
