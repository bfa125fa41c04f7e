"""What a table agrees on, and who answers for a seat when its person does not."""

from __future__ import annotations

import time
from typing import Any

from tests.server.playing import Make, begun, turn
from tools.servers.running import FREE, ME, PATIENCE, Client


def propose(person: Client, update: Any, kind: str, status: int = 200, **more: Any) -> Any:
    return person.order(update, {"type": "propose", "kind": kind, **more}, status)


def vote(person: Client, table: str, seat: int, agree: bool, status: int = 200) -> Any:
    update = person.see(table, seat)
    number = update["proposals"][0]["number"] if update["proposals"] else 1
    return person.order(update, {"type": "vote", "number": number, "agree": agree}, status)


def test_a_take_back_needs_the_others_and_stands_in_the_log(client: Make) -> None:
    anna, bruno, table = begun(client)
    before = anna.see(table, 1)
    after = turn(anna, table, 1)
    asked = propose(anna, after, "take-back", known=before["known"])
    assert asked["waiting"] == [2]
    mine, theirs = asked["proposals"][0], bruno.see(table, 2)["proposals"][0]
    assert (mine["seat"], mine["asked"], mine["agreed"]) == (1, [2], [])
    assert mine["known"] == theirs["known"] == before["known"]
    done = vote(bruno, table, 2, agree=True)
    assert done["waiting"] == [1]
    assert done["proposals"] == []
    last = done["entries"][-1]
    assert (last["kind"], last["seat"], last["message"]["key"]) == ("take-back", 1, "entry-take-back")
    assert last["message"]["args"] == {"seat": 1, "entries": before["known"]}
    assert anna.see(table, 1)["board"] == before["board"]


def test_who_was_declined_asks_again_only_after_something_happened(client: Make) -> None:
    anna, bruno, table = begun(client)
    known = anna.see(table, 1)["known"]
    propose(anna, turn(anna, table, 1), "take-back", known=known)
    assert vote(bruno, table, 2, agree=False)["proposals"] == []
    refused = propose(anna, anna.see(table, 1), "take-back", 409, known=known)
    assert refused["message"]["key"] == "server-was-declined"
    turn(bruno, table, 2)
    assert propose(anna, anna.see(table, 1), "take-back", known=known)["proposals"][0]["asked"] == [2]


def test_a_table_says_how_far_one_may_go_back(client: Make) -> None:
    never, _, table = begun(client, take_backs="never")
    known = never.see(table, 1)["known"]
    refused = propose(never, turn(never, table, 1), "take-back", 409, known=known)
    assert refused["message"]["key"] == "server-no-take-backs"
    anna, bruno, table = begun(client, take_backs="unrevealed", options={"bank": "no"})
    known = anna.see(table, 1)["known"]
    refused = propose(anna, turn(anna, table, 1), "take-back", 409, known=known)  # a card was drawn
    assert refused["message"]["key"] == "server-was-revealed"
    refused = propose(anna, anna.see(table, 1), "take-back", 409, known=0)
    assert refused["message"]["key"] == "server-nothing-to-take-back"
    assert vote(bruno, table, 2, True, 409)["message"]["key"] == "server-no-such-proposal"


def test_nobody_takes_back_only_what_chance_said(client: Make) -> None:
    anna, bruno, table = begun(client)
    before = anna.see(table, 1)
    drawn = anna.play(before, "draw base")
    asked = propose(anna, drawn, "take-back", known=before["known"] + 1)  # after the answer, before the card
    assert asked["proposals"][0]["known"] == before["known"]
    assert vote(bruno, table, 2, agree=True)["waiting"] == [1]
    again = anna.play(anna.see(table, 1), "draw base")
    assert again["known"] > drawn["known"]


def test_who_plays_alone_with_bots_takes_back_at_once(client: Make) -> None:
    anna = client("Anna")
    table = anna.lay(ME, {"kind": "bot", "bot": "random"}, options={"first": "1"})["table"]
    anna.post(f"/api/tables/{table}/begin")
    before = anna.see(table, 1)
    drawn = anna.play(before, "draw base")
    back = propose(anna, drawn, "take-back", known=before["known"])
    assert back["board"] == before["board"]
    assert back["entries"][-1]["kind"] == "take-back"


def test_a_game_is_abandoned_when_all_agree(client: Make) -> None:
    anna, bruno, table = begun(client)
    assert vote(anna, table, 1, True, 409)["message"]["key"] == "server-no-such-proposal"
    propose(anna, anna.see(table, 1), "abandon")
    assert vote(anna, table, 1, True, 409)["message"]["key"] == "server-others-agree"
    over = vote(bruno, table, 2, agree=True)
    assert (over["facts"]["status"], over["waiting"], over["question"]) == ("abandoned", [], None)
    assert anna.play(anna.see(table, 1), "draw base", status=409)["message"]["key"] == "server-not-playing"


def test_who_resigns_is_played_by_a_bot_and_sees_the_table_as_a_watcher(client: Make) -> None:
    anna, bruno, table = begun(client, options={"turn-limit": "3"})
    anna.order(anna.see(table, 1), {"type": "resign"})
    seat = bruno.see(table, 2)["facts"]["seats"][0]
    assert (seat["kind"], seat["has_resigned"], seat["is_away"], seat["name"]) == ("bot", True, False, "Anna")
    anna.get(f"/api/tables/{table}", 403, seat=1)
    assert anna.get(f"/api/tables/{table}")["seat"] == 0
    end = time.monotonic() + PATIENCE
    while bruno.see(table, 2)["waiting"]:
        assert time.monotonic() < end
        if bruno.see(table, 2)["waiting"] == [2]:
            turn(bruno, table, 2)
    kinds = [each["kind"] for each in bruno.see(table, 2)["entries"]]
    assert kinds.count("resign") == kinds.count("replace") == 1
    assert bruno.see(table, 2)["facts"]["status"] == "over"


def test_an_absent_player_is_replaced_by_agreement_and_may_come_back(client: Make) -> None:
    anna, bruno, cleo = client("Anna"), client("Bruno"), client("Cleo")
    table = anna.lay(ME, FREE, FREE, is_open=True, options={"first": "1"})["table"]
    for each in (bruno, cleo):
        each.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    asked = propose(bruno, bruno.see(table, 2), "replace", other=1)
    assert asked["proposals"][0]["asked"] == [3]
    done = vote(cleo, table, 3, agree=True)
    assert (done["facts"]["seats"][0]["kind"], done["facts"]["seats"][0]["is_away"]) == ("bot", True)
    anna.play(anna.see(table, 1), "draw base", status=403)
    back = anna.post(f"/api/tables/{table}/return?seat=1")
    assert back["facts"]["seats"][0]["kind"] == "person"
    bruno.post(f"/api/tables/{table}/return?seat=2", status=409)


def test_who_wants_plays_again_with_the_same_people(client: Make) -> None:
    anna, bruno, table = begun(client, options={"turn-limit": "1"})
    anna.post(f"/api/tables/{table}/rematch", status=409)
    people = {1: anna, 2: bruno}
    while waiting := anna.see(table, 1)["waiting"]:
        turn(people[waiting[0]], table, waiting[0])
    new = bruno.post(f"/api/tables/{table}/rematch")
    assert new["table"] != table
    assert [each["kind"] for each in new["facts"]["seats"]] == ["free", "person"]
    assert anna.see(table, 1)["facts"]["rematch"] == new["table"]
    client("Cleo").post(f"/api/tables/{new['table']}/sit", {}, 409)
    joined = anna.post(f"/api/tables/{table}/rematch")
    assert [each["kind"] for each in joined["facts"]["seats"]] == ["person", "person"]
    assert bruno.post(f"/api/tables/{new['table']}/begin")["facts"]["status"] == "playing"
