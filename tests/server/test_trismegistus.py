"""Trismegistus over the wire: alone against Botmegistus, secret choices in any order, a whole game for two."""

from __future__ import annotations

from typing import Any

from tests.server.playing import Make, play_to_the_end
from tools.servers.running import FREE, ME, Client


def laid(host: Client, *seats: dict[str, str], **options: str) -> str:
    wish = {"game": "trismegistus", "seats": list(seats), "options": options, "is_open": True}
    return str(host.post("/api/tables", wish)["table"])


def test_alone_one_plays_against_botmegistus_to_the_end(client: Make) -> None:
    anna = client("Anna")
    table = laid(anna, ME)
    board = anna.post(f"/api/tables/{table}/begin")["board"]
    assert (board["type"], board["is_solo"], len(board["seats"])) == ("trismegistus", True, 1)
    assert board["botmegistus"] is not None
    play_to_the_end({1: anna}, table)
    over = anna.see(table, 1)
    assert over["facts"]["status"] == "over"
    assert {each["seat"] for each in over["facts"]["result"]} == {0, 1}
    assert any(each["parts"] for each in over["facts"]["result"])
    told = {
        happening["kind"]
        for each in anna.get(f"/api/tables/{table}/entries", seat=1)
        for happening in each["happenings"]
    }
    assert any(kind.startswith("bot-why") for kind in told)


def choose(person: Client, table: str, seat: int) -> Any:
    update = person.see(table, seat)
    return person.play(update, next(each["words"] for each in update["question"]["candidates"] if not each["why_not"]))


def test_secret_choices_are_made_in_any_order_and_shown_when_all_are_in(client: Make) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    table = laid(anna, ME, FREE)
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    while len(anna.see(table, 1)["waiting"]) == 1:  # laboratories are taken one after another
        seat = anna.see(table, 1)["waiting"][0]
        choose(anna if seat == 1 else bruno, table, seat)
    assert anna.see(table, 1)["waiting"] == [1, 2]
    before = anna.see(table, 1)
    theirs = bruno.see(table, 2)
    choose(bruno, table, 2)
    assert anna.see(table, 1) == before
    while 2 in bruno.see(table, 2)["waiting"]:
        choose(bruno, table, 2)
    seen = anna.see(table, 1)
    assert seen["waiting"] == [1]
    assert seen["board"] == before["board"]
    undone = bruno.order(bruno.see(table, 2), {"type": "restart"})
    assert undone["question"]["candidates"] == theirs["question"]["candidates"]
    people = {1: anna, 2: bruno}
    for seat, person in people.items():
        while anna.see(table, 1)["waiting"] in ([1, 2], [seat]) and person.see(table, seat)["question"]:
            choose(person, table, seat)
    shown = anna.see(table, 1)["board"]["seats"][1]
    assert len(shown["beside"]) == 1
    assert [each["component"] is None for each in shown["dealt"] if each["kind"] == "publication"] == [True, True]


def test_two_play_a_whole_game(client: Make) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    table = laid(anna, ME, FREE, setup="introductory")
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    assert play_to_the_end({1: anna, 2: bruno}, table) > 20
    assert client().get(f"/api/tables/{table}/verification")["is_honest"]


def test_bots_play_it_too(client: Make) -> None:
    anna = client("Anna")
    table = laid(anna, ME, {"kind": "bot", "bot": "greedy"}, setup="introductory", first="1")
    anna.post(f"/api/tables/{table}/begin")
    update = anna.see(table, 1)
    assert update["question"] is not None
    box = anna.get("/api/games/trismegistus/components")
    assert (box["type"], len(box["experiments"]), len(box["laboratories"])) == ("trismegistus", 64, 5)
