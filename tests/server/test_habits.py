"""What is settled beforehand: policies for the questions of others' turns, and the hours in which clocks run."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import write
from emerald.server.faults import Refused
from emerald.server.hours import reckoning
from emerald.server.messages.hours import Absence, PlayHours, Window
from emerald.server.messages.policies import Condition
from emerald.server.policies import holds
from tests.server.playing import Make, begun, play_to_the_end
from tools.servers.running import Client

MINUTE = 60_000


def put(person: Client, path: str, body: Any, status: int = 200) -> Any:
    response = person.http.put(path, json=body)
    assert response.status_code == status, response.text
    return response.json()


# -- policies ---------------------------------------------------------------------------------


def test_a_condition_speaks_of_words_and_numbers() -> None:
    assert holds(Condition("good", ["gold", "metal"]), "gold")
    assert not holds(Condition("good", ["gold", "metal"]), "herbs")
    assert holds(Condition("count", at_least=2, at_most=3), 3)
    assert not holds(Condition("count", at_most=2), 3)
    assert not holds(Condition("count", at_least=4), 3)
    assert not holds(Condition("count", at_least=4), None)


def test_policies_are_ones_own_and_name_a_question_once(client: Make) -> None:
    anna, bruno, table = begun(client)
    path = f"/api/tables/{table}/policies?seat=1"
    never = {"policies": [{"question": "buy-good", "ask": "never"}]}
    assert anna.get(f"/api/tables/{table}/policies", seat=1) == {"policies": []}
    put(anna, path, never)
    assert anna.get(f"/api/tables/{table}/policies", seat=1)["policies"][0]["ask"] == "never"
    bruno.get(f"/api/tables/{table}/policies", 403, seat=1)
    put(bruno, path, never, 403)
    put(anna, path, {"policies": never["policies"] * 2}, 400)
    assert "policies" not in str(bruno.see(table, 2))


def market(seller: Client) -> Any:
    """Return a table at which seat 1 is about to sell herbs, which seat 2 could buy; both are one's own."""
    position = {
        "built-1": "horten: herbs, pergula",
        "built-2": "horten",
        "hand-2": "3 domo",
        "field-1": "7",
        "next": "FieldAction",
    }
    options = {"bank": "no", "advanced-sale": "yes", "turn-limit": "1"}
    match = Match(open_game("alchemicus"), Setup(2, options), b"market", ["Anna", "Bruno"], position)
    return seller.post("/api/files", {"text": write(match)})


CHEAP = [{"what": "count", "at_most": 1}]
HERBS = [{"what": "good", "is_one_of": ["herbs", "ore"]}, {"what": "count", "at_most": 2}]


@pytest.mark.parametrize(
    ("policy", "asked"),
    [
        ({"question": "buy-good", "ask": "always"}, True),
        ({"question": "defend", "ask": "never"}, True),
        ({"question": "buy-good", "ask": "never"}, False),
        ({"question": "buy-good", "ask": "if", "conditions": CHEAP}, False),
        ({"question": "buy-good", "ask": "if", "conditions": HERBS}, True),
    ],
)
def test_a_question_is_put_or_passed_as_the_policy_says(client: Make, policy: Any, asked: bool) -> None:
    anna = client("Anna")
    table = market(anna)["table"]
    put(anna, f"/api/tables/{table}/policies?seat=2", {"policies": [policy]})
    sold = anna.play(anna.see(table, 1), "sell plot-1/herbs")
    authors = [each["author"] for each in sold["entries"] if each["seat"] == 2]
    assert (sold["waiting"], authors) == (([2], []) if asked else ([1], ["policy"]))


def test_a_policy_also_answers_what_is_asked_already(client: Make) -> None:
    anna = client("Anna")
    table = market(anna)["table"]
    assert anna.play(anna.see(table, 1), "sell plot-1/herbs")["waiting"] == [2]
    put(anna, f"/api/tables/{table}/policies?seat=2", {"policies": [{"question": "buy-good", "ask": "never"}]})
    assert anna.see(table, 2)["waiting"] == [1]


def test_policies_are_tried_on_ones_last_games(client: Make) -> None:
    anna = client("Anna")
    tried = {"game": "alchemicus", "policies": [{"question": "buy-good", "ask": "never"}]}
    assert anna.post("/api/policies/try", tried) == [{"question": "buy-good", "asked": 0, "passed": 0, "regretted": 0}]
    for answer, regretted in (("pass", 0), ("buy", 1)):
        table = market(anna)["table"]
        anna.play(anna.see(table, 1), "sell plot-1/herbs")
        anna.play(anna.see(table, 2), answer)
        play_to_the_end({1: anna, 2: anna}, table)
        trial = anna.post("/api/policies/try", tried)[0]
        assert trial["asked"] == trial["passed"] == 1 + regretted
        assert trial["regretted"] == regretted


# -- hours ------------------------------------------------------------------------------------


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


EVENINGS = PlayHours("Europe/Berlin", [Window([1, 2, 3, 4, 5], 18 * 60, 22 * 60)])


@pytest.mark.parametrize(
    ("start", "minutes", "end"),
    [
        ("2026-03-02T08:00", 60, "2026-03-02T18:00"),  # Monday; the window opens at 17:00 UTC
        ("2026-03-02T20:30", 60, "2026-03-03T17:30"),
        ("2026-03-06T20:30", 45, "2026-03-09T17:15"),  # over the weekend
        ("2026-03-02T17:00", 240, "2026-03-02T21:00"),
        ("2026-03-27T20:00", 90, "2026-03-30T16:30"),  # summer time begins
    ],
)
def test_time_counts_only_in_the_hours_of_play(start: str, minutes: int, end: str) -> None:
    assert reckoning.after(EVENINGS, at(start), minutes * MINUTE) == at(end)
    assert reckoning.between(EVENINGS, at(start), at(end)) == minutes * MINUTE


def test_time_stands_still_on_days_off() -> None:
    away = PlayHours("UTC", [], [Absence("2026-07-02", "2026-07-15")])
    assert reckoning.after(away, at("2026-07-01T12:00"), 24 * 60 * MINUTE) == at("2026-07-16T12:00")
    both = PlayHours(EVENINGS.zone, EVENINGS.windows, [Absence("2026-03-03", "2026-03-04")])
    assert reckoning.after(both, at("2026-03-02T20:30"), 60 * MINUTE) == at("2026-03-05T17:30")


def test_who_changes_the_hours_keeps_the_time_that_was_left() -> None:
    until = reckoning.after(EVENINGS, at("2026-03-02T20:00"), 120 * MINUTE)
    always = reckoning.moved(EVENINGS, PlayHours(), at("2026-03-02T20:30"), until)
    assert always == at("2026-03-02T22:00")
    assert reckoning.moved(PlayHours(), EVENINGS, at("2026-03-02T22:00"), always) == always


@pytest.mark.parametrize(
    ("hours", "key"),
    [
        (PlayHours("Middle/Earth"), "server-no-such-zone"),
        (PlayHours("UTC", [Window([1], 600, 600)]), "server-bad-hours"),
        (PlayHours("UTC", [Window([1], 600, 660)]), "server-too-few-hours"),
        (PlayHours("UTC", [], [Absence("2026-02-30", "2026-03-02")]), "server-bad-hours"),
        (PlayHours("UTC", [], [Absence("2026-01-01", "2026-12-31")]), "server-too-many-days-off"),
        (
            PlayHours("UTC", [], [Absence("2026-01-01", "2026-02-05"), Absence("2026-06-01", "2026-06-20")]),
            "server-too-many-days-off",
        ),
    ],
)
def test_hours_that_make_no_sense_are_refused(hours: PlayHours, key: str) -> None:
    with pytest.raises(Refused) as refused:
        reckoning.checked(hours)
    assert refused.value.fault.message.key == key


def test_a_daily_clock_follows_the_hours_of_its_person(client: Make) -> None:
    anna, _, table = begun(client, clock={"pace": "daily", "hours": 24})
    plain = anna.see(table, 1)["clocks"][0]["until"]
    hours = {"zone": "UTC", "windows": [{"days": [1, 2, 3, 4, 5, 6, 7], "start": 0, "end": 720}], "absences": []}
    assert put(anna, "/api/me/hours", hours) == hours
    assert anna.get("/api/me/hours") == hours
    moved = anna.see(table, 1)["clocks"][0]["until"]
    assert moved > plain + 10 * 60 * MINUTE
    put(anna, "/api/me/hours", {"zone": "UTC"})
    assert abs(anna.see(table, 1)["clocks"][0]["until"] - plain) < 60_000
