"""How people fare: statistics of all games, ratings of those that are played for them, and both made again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, text

from emerald.server.messages.tables import ClockWish, Place
from emerald.server.ratings.counting import count_some, recount, shown
from emerald.server.ratings.statistics import leaderboard, statistics_of, streaks
from emerald.server.settings import database_url
from emerald.server.storage.engine import engine_of
from emerald.server.storage.migrate import migrate
from emerald.server.storage.records import Course, Plan, SeatRecord, TableRecord
from emerald.server.storage.schema import ABANDONED, OVER, PERSONS, PLAYING, RATINGS, RESULTS
from emerald.server.storage.tables import insert_table
from tests.server.playing import Make, play_to_the_end
from tools.servers import services
from tools.servers.running import FREE, ME, Client
from tools.servers.services import Service

PATIENCE = 60.0
SECRET = "seven metals for the stone"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    """Return a connection to an empty database of either kind, with some people in it."""
    url = database_url("", tmp_path)
    if request.param == "postgresql":
        service: Service = request.getfixturevalue("postgres_server")
        address = database_url(services.database_url(service), tmp_path)
        engine = engine_of(address).execution_options(isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("DROP DATABASE IF EXISTS rated WITH (FORCE)"))
            connection.execute(text("CREATE DATABASE rated"))
        engine.dispose()
        url = address.replace("/postgres", "/rated")
    migrate(url)
    engine = engine_of(url)
    with engine.begin() as connection:
        people = [
            {"id": name, "name": name.title(), "kind": "account", "created": 0} for name in ("anna", "bruno", "cleo")
        ]
        connection.execute(insert(PERSONS), people)
        yield connection
    engine.dispose()


def played(
    database: Connection,
    name: str,
    scores: dict[str, int],
    at: int,
    gone: tuple[str, ...] = (),
    status: int = OVER,
    is_rated: bool = True,
    options: dict[str, str] | None = None,
) -> None:
    """Write down a table that is over, with the points of each person."""
    ranked = sorted(scores.values(), reverse=True)
    seats = [
        SeatRecord("bot" if person in gone else "person", person, person, "greedy" if person in gone else "")
        for person in scores
    ]
    result = [
        Place(number, ranked.index(points) + 1, [("fame", points)], [("goods", points - 1), ("gold", 1)])
        for number, points in enumerate(scores.values(), 1)
    ]
    plan = Plan("anna", options or {}, "", "", ClockWish(), 0, True, "any", is_rated=is_rated)
    course = Course(result=result if status == OVER else [])
    record = TableRecord(name, 1, status, False, "alchemicus", at, at, 0, 0, 0, plan, "00", "", course, seats)
    insert_table(database, record, [], "")


def ratings(database: Connection) -> dict[str, tuple[float, float]]:
    rows = database.execute(select(RATINGS.c.person, RATINGS.c.mu, RATINGS.c.sigma))
    return {row.person: (row.mu, row.sigma) for row in rows}


def expected(*games: tuple[list[str], list[float]]) -> dict[str, tuple[float, float]]:
    """Return what the library makes of games, told apart from how the server counts them."""
    model = PlackettLuce()
    found: dict[str, Any] = {}
    for people, ranks in games:
        teams = [[found.get(person) or model.rating()] for person in people]
        for person, [rating] in zip(people, model.rate(teams, ranks=ranks)):
            found[person] = rating
    return {person: (rating.mu, rating.sigma) for person, rating in found.items()}


def test_rated_games_are_rated_one_after_another(database: Connection) -> None:
    played(database, "one", {"anna": 30, "bruno": 20, "cleo": 20}, 1)
    played(database, "two", {"bruno": 25, "anna": 24}, 2)
    assert count_some(database) == 2
    assert count_some(database) == 0
    wanted = expected((["anna", "bruno", "cleo"], [1, 2, 2]), (["bruno", "anna"], [1, 2]))
    assert ratings(database) == wanted
    board = leaderboard(database, "alchemicus", "cleo")
    assert [each.name for each in board.ranked] == sorted(
        ["Anna", "Bruno", "Cleo"], key=lambda name: wanted[name.lower()][1] * 3 - wanted[name.lower()][0]
    )
    assert board.mine is not None
    assert (board.mine.games, board.mine.rank) == (1, 3)
    changes = database.execute(
        select(RESULTS.c.seat, RESULTS.c.rating, RESULTS.c.change).where(RESULTS.c.table_id == "two")
    )
    assert [(row.rating, row.change > 0) for row in changes] == [
        (shown(wanted["bruno"][0]), True),
        (shown(wanted["anna"][0]), False),
    ]


def test_whoever_leaves_has_lost_whatever_a_bot_made_of_it(database: Connection) -> None:
    played(database, "one", {"anna": 50, "bruno": 20}, 1, gone=("anna",))
    count_some(database)
    assert ratings(database) == expected((["anna", "bruno"], [2, 1]))
    anna = statistics_of(database, "anna", "Anna").games[0]
    assert (anna.all.games, anna.all.wins, anna.left) == (1, 0, 1)


def test_whoever_leaves_has_lost_though_the_others_did_not_play_on(database: Connection) -> None:
    played(database, "one", {"anna": 0, "bruno": 0}, 1, gone=("anna",), status=ABANDONED)
    played(database, "two", {"anna": 0, "bruno": 0}, 2, status=ABANDONED)  # by agreement: nothing happens
    played(database, "six", {"anna": 0, "cleo": 0}, 3, gone=("anna",), status=ABANDONED, is_rated=False)
    count_some(database)
    assert ratings(database) == expected((["anna", "bruno"], [2, 1]))
    bruno = statistics_of(database, "bruno", "Bruno").games[0]
    assert (bruno.all.games, bruno.all.wins, bruno.all.average) == (1, 1, 0.0)


def test_what_is_not_over_or_not_rated_changes_no_rating(database: Connection) -> None:
    played(database, "one", {"anna": 30, "bruno": 20}, 1, is_rated=False)
    played(database, "two", {"anna": 30, "bruno": 20}, 2, status=PLAYING)
    assert count_some(database) == 1
    assert ratings(database) == {}
    assert statistics_of(database, "anna", "Anna").games[0].all.games == 1


def test_all_of_it_can_be_made_again(database: Connection) -> None:
    played(database, "two", {"bruno": 25, "anna": 24}, 2)
    count_some(database)
    played(database, "one", {"anna": 30, "bruno": 20, "cleo": 10}, 1)  # is over earlier, and known of later
    count_some(database)
    before = ratings(database), list(database.execute(select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat)))
    database.execute(RATINGS.update().values(mu=0.0))
    database.execute(RESULTS.delete())
    assert recount(database) == 2
    after = ratings(database), list(database.execute(select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat)))
    assert before == after


def test_statistics_tell_what_there_is_to_tell(database: Connection) -> None:
    played(database, "a", {"anna": 30, "bruno": 20}, 1, is_rated=False)
    played(database, "b", {"anna": 31, "bruno": 20}, 2, is_rated=False, options={"noctis": "yes"})
    played(database, "c", {"anna": 10, "bruno": 20, "cleo": 5}, 3, is_rated=False, options={"noctis": "yes"})
    played(database, "d", {"anna": 25, "cleo": 25}, 4, is_rated=False)
    count_some(database)
    [game] = statistics_of(database, "anna", "Anna").games
    assert (game.all.games, game.all.wins, game.all.average, game.best) == (4, 3, 24.0, 31)
    assert (game.streak, game.longest_streak, game.last_at, game.rating) == (1, 2, 4, None)
    options = {tuple(each.options.items()): (each.tally.games, each.tally.wins) for each in game.by_options}
    assert options == {(): (2, 2), (("noctis", "yes"),): (2, 1)}
    assert [(each.seats, each.tally.games) for each in game.by_seats] == [(2, 3), (3, 1)]
    assert game.sources == [("goods", 23.0), ("gold", 1.0)]
    rivals = {each.person: (each.games, each.above, each.below) for each in game.rivals}
    assert rivals == {"bruno": (3, 2, 1), "cleo": (2, 1, 0)}


def test_one_person_on_several_seats_is_not_counted(database: Connection) -> None:
    plan = Plan("anna", {}, "", "", ClockWish(), 0, True, "any")
    seats = [SeatRecord("person", "anna", "A"), SeatRecord("person", "anna", "B")]
    course = Course(result=[Place(1, 1, [("fame", 3)]), Place(2, 2, [("fame", 2)])])
    record = TableRecord("hot", 1, OVER, False, "alchemicus", 1, 1, 0, 0, 0, plan, "00", "", course, seats)
    insert_table(database, record, [], "")
    assert count_some(database) == 1
    assert statistics_of(database, "anna", "Anna").games == []


def test_streaks() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([True, False]) == (0, 1)


# -- on a real server ------------------------------------------------------------------------------


def account(client: Make, name: str) -> Client:
    person = client()
    person.post("/api/accounts", {"name": f"{name} {time.time_ns()}", "password": SECRET}, 201)
    return person


def refusal(response: Any, status: int) -> str:
    assert response.status_code == status, response.text
    return str(response.json()["message"]["key"])


def test_a_game_for_ratings_is_played_by_accounts_each_on_a_seat_of_its_own(client: Make) -> None:
    anna, guest = account(client, "Anna"), client("Guest")
    table = {"game": "alchemicus", "seats": [ME, FREE], "is_rated": True, "is_open": True}
    assert refusal(guest.http.post("/api/tables", json=table), 403) == "server-accounts-only"
    for seats in ([ME, {"kind": "bot", "bot": "greedy"}], [ME, ME]):
        assert refusal(anna.http.post("/api/tables", json={**table, "seats": seats}), 400) == "server-not-fair"
    assert refusal(anna.http.post("/api/tables", json={**table, "seed": "known"}), 400) == "server-not-fair"
    laid = anna.post("/api/tables", table, 201)
    assert laid["facts"]["is_rated"]
    sit = f"/api/tables/{laid['table']}/sit"
    assert refusal(guest.http.post(sit, json={}), 403) == "server-accounts-only"
    assert refusal(anna.http.post(sit, json={"seat": 2}), 409) == "server-sits-already"


def test_the_end_of_a_rated_game_is_told_in_ratings_and_statistics(client: Make) -> None:
    anna, bruno = account(client, "Anna"), account(client, "Bruno")
    options = {"first": "1", "turn-limit": "2"}
    table = anna.lay(ME, FREE, is_open=True, is_rated=True, options=options)["table"]
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    play_to_the_end({1: anna, 2: bruno}, table)
    until = time.monotonic() + PATIENCE
    while not (changes := anna.get(f"/api/tables/{table}/ratings")):
        assert time.monotonic() < until, "the game was not counted"
        time.sleep(0.05)
    places = {each["seat"]: each["place"] for each in anna.see(table, 1)["facts"]["result"]}
    assert [each["seat"] for each in changes] == [1, 2]
    assert sum([each["change"] for each in changes]) in (-1, 0, 1)
    for each in changes:
        assert each["rating"] - each["change"] == 1500
        if places[1] != places[2]:
            assert (each["change"] > 0) == (places[each["seat"]] == 1)
    me = anna.get("/api/me")
    mine = anna.get("/api/me/statistics")
    assert mine == bruno.get(f"/api/people/{me['person']}/statistics")
    assert mine["games"][0]["rating"]["rating"] == changes[0]["rating"]
    assert mine["games"][0]["rivals"][0]["person"] == bruno.get("/api/me")["person"]
    assert me["name"] in [each["name"] for each in client().get("/api/leaderboard/alchemicus")["ranked"]]


def test_statistics_of_guests_only_they_see(client: Make) -> None:
    anna = client("Anna")
    assert anna.get("/api/me/statistics")["games"] == []
    person = anna.get("/api/me")["person"]
    assert refusal(client("Bruno").http.get(f"/api/people/{person}/statistics"), 404) == "server-no-such-person"
    assert refusal(client().http.get("/api/me/statistics"), 401) == "server-who-are-you"
    assert refusal(client().http.get("/api/leaderboard/chess"), 404) == "server-unknown-game"
