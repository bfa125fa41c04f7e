"""Playing over the wire: question, answer, undo, confirmation, stale and repeated orders."""

from __future__ import annotations

from tests.server.playing import Make, begun, lawful, play_to_the_end, turn
from tools.servers.running import FREE, ME, Running


def test_the_question_is_for_the_seat_that_is_asked(client: Make) -> None:
    anna, bruno, table = begun(client)
    update, seen = anna.see(table, 1), bruno.see(table, 2)
    assert update["waiting"] == seen["waiting"] == [1]
    assert update["question"]["seat"] == 1
    assert {each["words"] for each in update["question"]["candidates"]} >= {"draw base"}
    assert seen["question"] is None
    assert seen["turn"] == update["question"]["message"]
    watched = client().see(table, 0)
    assert (watched["question"], watched["board"]["hand"]) == (None, [])


def test_an_answer_is_a_draft_that_nobody_else_sees_and_can_be_taken_back(client: Make) -> None:
    anna, bruno, table = begun(client)
    before, seen = anna.see(table, 1), bruno.see(table, 2)
    draft = anna.play(before, "draw bank")
    assert [each["words"] for each in draft["drafts"]] == ["draw bank"]
    assert draft["undo"] == {"steps": 1, "barrier": None}
    assert draft["known"] == before["known"]
    assert bruno.see(table, 2) == seen
    back = anna.order(draft, {"type": "undo"})
    assert back["version"] > draft["version"] > before["version"]
    same = ("board", "question", "drafts", "known", "undo", "waiting")
    assert {name: back[name] for name in same} == {name: before[name] for name in same}


def test_several_answers_are_one_order_and_one_restart(client: Make) -> None:
    anna, _, table = begun(client)
    before = anna.see(table, 1)
    pays = anna.play(before, "draw bank")
    first = lawful(pays, passes=False)
    both = anna.play(anna.order(pays, {"type": "undo"}), "draw bank", first)
    assert [each["words"] for each in both["drafts"]] == ["draw bank", first]
    assert anna.order(both, {"type": "restart"})["drafts"] == []


def test_the_word_passes_by_confirmation_only(client: Make) -> None:
    anna, bruno, table = begun(client)
    before = anna.see(table, 1)
    fault = anna.play(before, "draw base", confirm=False, status=409)
    assert fault["message"]["key"] == "server-confirm"
    assert anna.see(table, 1) == before
    after = anna.play(before, "draw base")
    assert after["known"] > before["known"]
    assert after["undo"]["barrier"]["key"] == "undo-revealed"
    assert anna.order(after, {"type": "undo"}, status=409)["reasons"][0]["key"] == "undo-revealed"
    drawn = [each for each in bruno.see(table, 2)["entries"] if each["number"] > before["known"]]
    assert [each["words"] for each in drawn] == ["draw base", "base-pile: hidden"]
    assert drawn[1]["happenings"][0]["what"] == "hidden"


def test_what_the_rules_bar_is_refused_with_their_reason_and_changes_nothing(client: Make) -> None:
    anna, bruno, table = begun(client)
    update = anna.see(table, 1)
    fault = anna.play(update, "draw bank", "sell plot-1/gold", status=409)
    assert fault["message"]["key"] == "server-barred"
    assert fault["reasons"][0]["key"] == "why-not-not-an-answer"
    assert anna.see(table, 1) == update
    why = bruno.get(f"/api/tables/{table}/why", seat=2, words="draw base")
    assert why["message"] == {"key": "why-not-seat-is-not-asked", "args": {"seat": 2}, "rule": ""}
    assert anna.get(f"/api/tables/{table}/why", seat=1, words="draw base") == {"message": None}
    assert (
        anna.get(f"/api/tables/{table}/why", 400, seat=1, words="fly away")["message"]["key"] == "server-unknown-action"
    )


def test_a_stale_order_is_refused_and_a_repeated_one_is_carried_out_once(client: Make) -> None:
    anna, _, table = begun(client)
    before = anna.see(table, 1)
    order = {
        "seat": 1,
        "version": before["version"],
        "key": "the-same-key",
        "command": {"type": "play", "actions": ["draw bank"]},
    }
    path = f"/api/tables/{table}/orders"
    first = anna.post(path, order)
    assert anna.post(path, order) == first
    assert len(first["drafts"]) == 1
    assert anna.post(path, {**order, "key": "another-key"}, 409)["message"]["key"] == "server-stale"


def test_keys_are_the_seats_own(client: Make) -> None:
    anna, bruno, table = begun(client)
    path = f"/api/tables/{table}/orders"
    for person, seat in ((anna, 1), (bruno, 2)):
        update = person.see(table, seat)
        command = {"type": "play", "actions": ["draw bank"]}
        order = {"seat": seat, "version": update["version"], "key": "everybody-has-it", "command": command}
        drafts = person.post(path, order)["drafts"]
        assert [each["words"] for each in drafts] == ["draw bank"]
        turn(person, table, seat)


def test_what_was_acknowledged_is_there_after_a_kill(client: Make, server: Running) -> None:
    anna, bruno, table = begun(client)
    update = anna.play(anna.see(table, 1), "draw base")
    mine, theirs = anna.see(table, 1), bruno.see(table, 2)
    assert update["version"] == mine["version"]
    cookies = [dict(each.http.cookies) for each in (anna, bruno)]
    server.kill()
    server.start()
    again = [client(), client()]
    for each, cookie in zip(again, cookies):
        each.http.cookies.update(cookie)
    assert again[0].see(table, 1) == mine
    assert again[1].see(table, 2) == theirs


def test_a_whole_game_ends_with_its_seed_and_its_result(client: Make) -> None:
    anna, bruno, table = begun(client, options={"turn-limit": "3"})
    hashed = anna.see(table, 1)["facts"]["seed_hash"]
    assert play_to_the_end({1: anna, 2: bruno}, table) > 5
    over = anna.see(table, 1)
    assert over["facts"]["status"] == "over"
    assert len(over["facts"]["seed"]) == 64
    assert over["facts"]["seed_hash"] == hashed
    assert {each["seat"] for each in over["facts"]["result"]} == {1, 2}
    assert over["question"] is None
    every = client().get(f"/api/tables/{table}/entries", seat=0)
    assert [each["number"] for each in every] == list(range(1, over["known"] + 1))


def test_what_a_payment_is_made_of_can_be_chosen_at_will_and_given_at_once(client: Make) -> None:
    anna, _, table = begun(client, options={"bank": "no", "outer-ring": RING}, seed="purse")
    update = anna.play(anna.see(table, 1), "place field-1", confirm=True)
    built = next(each["words"] for each in update["question"]["candidates"] if not each["why_not"] and each["cost"])
    asked = anna.play(update, built)["question"]
    hand = {each["card"]: each["count"] for each in update["board"]["hand"]}
    hand[built.split()[1]] -= 1
    assert {each["words"]: each["most"] for each in asked["purse"]} == {
        f"discard {card}": count for card, count in hand.items() if count
    }
    dearest = [each["words"] for each in reversed(asked["purse"]) for _ in range(each["most"])][
        : len(asked["suggested"])
    ]
    chosen = sorted(dearest, key=[each["words"] for each in asked["purse"]].index)
    after = anna.play(anna.see(table, 1), *chosen, confirm=True)
    assert [each["words"] for each in after["drafts"]] == ["place field-1", built, *chosen]


RING = "building spirit harvest transport building transmutation sale gifts"


def test_a_position_laid_by_hand_is_played_from_there_and_by_nobody_else(client: Make) -> None:
    anna = client("Anna")
    position = {"turn": "1", "field-1": "7", "field-2": "3", "fame-1": "18", "hand-1": "gloria, 2 horten"}
    two, options = [ME, {"kind": "me", "name": "Bruno"}], {"bank": "no"}
    table = anna.lay(*two, options=options, position=position, seed="laid by hand")["table"]
    anna.post(f"/api/tables/{table}/begin")
    board = anna.see(table, 1)["board"]
    assert [seat["fame"] for seat in board["seats"]] == [18, 0]
    assert {"card": "gloria", "count": 1} in board["hand"]
    refused = anna.http.post("/api/tables", json={"game": "alchemicus", "seats": [ME, FREE], "position": position})
    assert (refused.status_code, refused.json()["message"]["key"]) == (400, "server-position-alone")
    wrong = {"game": "alchemicus", "seats": two, "position": {"hand-1": "99 horten"}}
    refused = anna.http.post("/api/tables", json=wrong)
    assert (refused.status_code, refused.json()["message"]["key"]) == (400, "server-bad-setup")
    assert refused.json()["reasons"][0]["key"] == "position-too-many"
    nonsense = {"game": "alchemicus", "seats": two, "position": {"hand-1": "horten\nseed: 00"}}
    assert anna.http.post("/api/tables", json=nonsense).status_code == 400
