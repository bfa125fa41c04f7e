"""Files of matches: cut while play goes on, whole when it is over, brought from elsewhere; positions by number."""

from __future__ import annotations

from typing import Any

import pytest

from emerald._pure import PACKAGE
from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import read_entries, verify, write
from emerald.kernel.rng import Rng
from tests.server.playing import Make, begun, play_to_the_end, turn
from tools.servers.running import Client

GAME = open_game("alchemicus")


def file(person: Client, table: str, seat: int, status: int = 200) -> str:
    response = person.http.get(f"/api/tables/{table}/file", params={"seat": seat})
    assert response.status_code == status, response.text
    return response.text


def match(turns: str, moves: int = 10_000) -> Match:
    """Return a match played at random, so many answers of it."""
    played = Match(GAME, Setup(2, {"turn-limit": turns}), b"brought", ["Anna", "Bruno"])
    rng = Rng(5)
    for _ in range(moves):
        if played.over:
            break
        seat = played.asked()[0]
        actions = played.view(seat).actions
        played.play(seat, int(actions[rng.below(len(actions))]))
    return played


def test_the_file_of_a_running_game_is_cut_for_who_asks(client: Make) -> None:
    anna, bruno, table = begun(client)
    turn(anna, table, 1)
    mine, theirs, watched = file(anna, table, 1), file(bruno, table, 2), file(client(), table, 0)
    assert len({mine, theirs, watched}) == 3
    assert "cut: seat 1" in mine
    assert "\nseed: " not in mine + theirs + watched
    assert "hidden" in theirs
    assert len(read_entries(mine, GAME)[1]) == anna.see(table, 1)["known"]
    file(client("Cleo"), table, 1, status=403)


def test_the_file_of_a_finished_game_is_whole_and_verifies(client: Make) -> None:
    anna, bruno, table = begun(client, options={"turn-limit": "2"})
    anna.get(f"/api/tables/{table}/verification", 409)
    play_to_the_end({1: anna, 2: bruno}, table)
    text = file(client(), table, 0)
    checked = verify(text, GAME)
    assert checked.ok
    assert client().get(f"/api/tables/{table}/verification") == {
        "is_honest": True,
        "answers": checked.answers,
        "outcomes": checked.outcomes,
        "take_backs": 0,
        "digests": checked.digests,
        "faults": [],
    }


def test_any_position_is_shown_as_the_seat_knew_it(client: Make) -> None:
    anna, bruno, table = begun(client, options={"turn-limit": "2"})
    seen: dict[int, Any] = {}
    people = {1: anna, 2: bruno}
    while waiting := anna.see(table, 1)["waiting"]:
        mine = anna.see(table, 1)
        if not mine["drafts"]:
            seen[mine["known"]] = mine
        update = people[waiting[0]].see(table, waiting[0])
        good = [each["words"] for each in update["question"]["candidates"] if not each["why_not"]]
        people[waiting[0]].play(update, good[0])
    assert len(seen) > 5
    for known, update in seen.items():
        position = anna.get(f"/api/tables/{table}/positions/{known}", seat=1)
        for name in ("board", "turn", "waiting", "question"):
            assert position[name] == update[name]
        assert [each["number"] for each in position["entries"]] == list(range(max(1, known - 19), known + 1))
    other = client().get(f"/api/tables/{table}/positions/20", seat=2)
    assert other["board"]["hand"] != anna.get(f"/api/tables/{table}/positions/20", seat=1)["board"]["hand"]
    assert client().get(f"/api/tables/{table}/positions/9999999", seat=1)["known"] == over(anna, table)


def over(person: Client, table: str) -> int:
    return int(person.see(table, 1)["known"])


def test_positions_of_a_running_game_are_for_ones_own_seat(client: Make) -> None:
    anna, bruno, table = begun(client)
    turn(anna, table, 1)
    bruno.get(f"/api/tables/{table}/positions/10", 403, seat=1)
    assert bruno.get(f"/api/tables/{table}/positions/10", seat=2)["known"] == 10


def test_a_finished_file_is_brought_and_shown(client: Make) -> None:
    text = write(match("2"))
    table = client("Anna").post("/api/files", {"text": text})
    assert table["facts"]["status"] == "over"
    assert file(client(), table["table"], 0) == text
    assert client().get(f"/api/tables/{table['table']}/verification")["is_honest"]


def test_a_file_in_progress_is_gone_on_with_at_one_screen(client: Make) -> None:
    anna = client("Anna")
    half = match("4", moves=30)
    table = anna.post("/api/files", {"text": write(half)})
    assert table["facts"]["status"] == "playing"
    seat = table["waiting"][0]
    update = anna.see(table["table"], seat)
    assert [each["words"] for each in update["drafts"]] == [GAME.actions.names[each.value] for each in half.tail]
    turn(anna, table["table"], seat)
    client("Bruno").get(f"/api/tables/{table['table']}", 403, seat=seat)


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "no match",
        write(match("2")).replace("game: alchemicus", "game: chess"),
        write(match("2")).replace("seat 1: Anna", "seat 1: Anne"),
        write(match("2")).replace("[1", "1", 1),
        write(match("2"))[:-30],
    ],
)
def test_a_file_that_is_not_in_order_is_refused_with_the_place(client: Make, broken: str) -> None:
    anna = client("Anna")
    before = anna.get("/api/tables", scope="mine")
    fault = anna.post("/api/files", {"text": broken}, 400)
    assert fault["message"]["key"] == "server-bad-file"
    assert fault["reasons"]
    assert anna.get("/api/tables", scope="mine") == before


def test_a_catalogue_is_checked_kept_by_its_hash_and_played_with(client: Make) -> None:
    anna = client("Anna")
    shipped = (PACKAGE / "games" / "alchemicus" / "components" / "alchemicus.toml").read_text(encoding="utf-8")
    own = shipped.replace('edition = "reconstructed"', 'edition = "our own"').replace(
        'id = "horten"\ncopies = 18\nprice = 1', 'id = "horten"\ncopies = 18\nprice = 2'
    )
    fault = anna.post("/api/catalogues", {"game": "alchemicus", "files": {"own.toml": own[:-200]}}, 400)
    assert fault["message"]["key"] == "server-bad-catalogue"
    assert fault["reasons"]
    sheet = anna.post("/api/catalogues", {"game": "alchemicus", "files": {"own.toml": own}})
    assert anna.post("/api/catalogues", {"game": "alchemicus", "files": {"own.toml": own}}) == sheet
    assert sheet["edition"] == "our own"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = anna.lay(*seats, catalogue=sheet["catalogue"], options={"first": "2", "turn-limit": "2"})["table"]
    begun_table = anna.post(f"/api/tables/{table}/begin")
    assert begun_table["facts"]["catalogue"] == sheet["catalogue"]
    prices = {each["card"]: each["price"] for each in begun_table["board"]["prices"]}
    assert prices["horten"] == 2
    anna.post("/api/tables", {"game": "alchemicus", "seats": seats, "catalogue": "f" * 64}, 404)
