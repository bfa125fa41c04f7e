"""Real games, told: every question, answer, objection and event that comes up is said in all five languages."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from emerald.games import shelf
from emerald.games.alchemicus.game import Alchemicus
from emerald.kernel.agenda import apply, explain, questions
from emerald.kernel.events import EVERYONE, NOWHERE, Event, Journal
from emerald.kernel.game import Setup
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer
from emerald.words import LANGUAGES, words_of

NAMES: Final = ["Anna", "Ben", "Cleo", "Dora"]
WATCHER: Final = -1
LONG: Final = {"noctis": "yes", "race": "yes", "turn-limit": "150", "advanced-sale": "yes"}
TABLES: Final[list[tuple[int, dict[str, str]]]] = [
    (2, {"bank": "no", "turn-limit": "30"}),
    (4, {"noctis": "yes", "advanced-sale": "yes", "turn-limit": "40"}),
    (2, {**LONG, "inner-ring": "horten metalle labrium alembic fornax"}),
    (4, LONG),
]
ALL_BUT_ONE: Final = (
    "16 horten, 18 metalle, 14 alembic, 14 fornax, 10 labrium, 18 pergula, 14 taberna, 10 donarium, 14 domo"
)
# What random games seldom come to: options, a position, and the answers given in it.
SELDOM: Final[list[tuple[dict[str, str], dict[str, str], list[str]]]] = [
    (
        {"bank": "no"},
        {"built-1": "horten, horten", "hand-2": ALL_BUT_ONE + ", 9 gloria", "unseen": "gloria", "next": "HarvestField"},
        ["harvest", "harvest-at plot-1"],
    ),
    (
        {},
        {"built-1": "alembic: tincture, labrium, labrium: metal", "next": "Transport"},
        ["carry plot-1", "into plot-3"],
    ),
    ({"noctis": "yes"}, {"built-1": "horten golem", "hand-2": "infamia", "next": "Defend 1"}, ["sacrifice plot-1"]),
    ({}, {"fame-1": "20", "next": "EndTurn 0"}, ["end-turn"]),
    ({"race": "yes"}, {"built-1": "donarium, labrium: gold", "next": "OpenSale"}, ["sell plot-2/gold"]),
]

Said = tuple[str, tuple[tuple[str, int | str], ...]]


def said(message: Message) -> Said:
    return message.key, tuple(sorted(message.args.items()))


@cache
def messages() -> frozenset[Said]:
    """Everything that some games say to somebody."""
    found: set[Said] = set()
    game: Any = Alchemicus()
    for seed, (seats, options) in enumerate(TABLES):
        found |= _said_by_chance(game, game.begin(Setup(seats, options)), Rng(seed))
    for options, position, answers in SELDOM:
        found |= _said_by_plan(game, game.compose(Setup(2, options), position), answers)
    for reason in game.reasons.all()[:4]:  # a view asks nothing that the kernel itself refuses
        found.add(said(game.reasons.message(reason.number, {"seat": 1, "question": "Build"})))
    undone = Event("undo", 0, 0, 2, NOWHERE, NOWHERE, EVERYONE)
    return frozenset(found | _told(game, game.begin(Setup(2)), 0, [undone]))


def _said_by_chance(game: Any, state: Any, rng: Rng) -> set[Said]:
    found: set[Said] = set()
    state.journal = Journal(muted=False)
    let_fate_speak(state, rng)
    while not state.over:
        seat, question = questions(state)[0]
        found |= _asked(game, state, int(seat), question)
        apply(state, seat, random_answer(state, question, rng))
        let_fate_speak(state, rng)
        found |= _told(game, state, int(seat), state.journal.events)
        state.journal.events.clear()
    return found


def _said_by_plan(game: Any, state: Any, answers: list[str]) -> set[Said]:
    found: set[Said] = set()
    state.journal = Journal(muted=False)
    for answer in answers:
        seat, question = questions(state)[0]
        found |= _asked(game, state, int(seat), question)
        assert explain(state, seat, game.actions.parse(answer)) is None, answer
        apply(state, seat, game.actions.parse(answer))
        let_fate_speak(state, Rng(1))
        found |= _told(game, state, int(seat), state.journal.events)
    return found


def _asked(game: Any, state: Any, seat: int, question: Any) -> set[Said]:
    """Return the question, how others hear of it, every answer, and why some are not lawful."""
    view = game.view(state, seat)
    asked = shelf.question("alchemicus", view)
    found = {said(asked), said(Message(asked.key.replace("question-", "status-"), "", asked.args))}
    for candidate in question.candidates(state):
        found.add(said(shelf.answer("alchemicus", view, int(candidate))))
        why_not = explain(state, seat, candidate)
        if why_not is not None:
            found.add(said(why_not))
    return found


def _told(game: Any, state: Any, seat: int, events: list[Event]) -> set[Said]:
    """Return what the mover, another seat and a watcher are told."""
    found: set[Said] = set()
    for reader in (seat, (seat + 1) % int(state.seat_count), WATCHER):
        view = game.view(state, reader)
        for event in events:
            message = shelf.told("alchemicus", view, event.seen_by(reader))
            if message is not None:
                found.add(said(message))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_comes_up_is_said(language: str) -> None:
    words = words_of(language)
    for key, args in messages():
        text = words.say(key, dict(args), NAMES)
        assert text, f"{key} {args}"
        assert "⟨" not in text, f"{key} {args}: {text}"


def test_the_games_say_everything_there_is_to_say_in_play(english: Any) -> None:
    play = {key for key in english.keys if key.startswith(("question-", "status-", "action-", "event-"))}
    play = {key for key in play if "-trismegistus-" not in key}  # test_trismegistus.py says those
    assert sorted(play - {key for key, _ in messages()}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_may_not_be_known_is_not_named(language: str) -> None:
    args: dict[str, int | str] = {"card": "hidden", "pile": "noctis", "seat": 1, "who": "another", "count": 1}
    text = words_of(language).say("event-alchemicus-draw", args, NAMES)
    assert text.startswith("Anna ")
    assert "Noctis" in text
    assert "hidden" not in text


WRONG: Final[list[tuple[int, dict[str, str]]]] = [
    (7, {}),
    (2, {"colour": "blue"}),
    (2, {"bank": "maybe"}),
    (2, {"turn-limit": "many"}),
    (2, {"noctis-counts": "golem 12"}),
    (2, {"noctis": "yes", "noctis-counts": "golem 1"}),
    (2, {"noctis": "yes", "noctis-counts": "domo 3"}),
    (2, {"first": "4"}),
    (2, {"first": "1", "last-fame": "1 2"}),
    (2, {"race": "yes", "last-fame": "1 2"}),
    (2, {"last-fame": "1 2 3"}),
    (2, {"outer-ring": "sale"}),
    (2, {"outer-ring": "sale market"}),
    (2, {"outer-ring": "spirit spirit harvest transport building transmutation sale gifts"}),
    (2, {"outer-ring": "spirit building harvest transport building building sale gifts"}),
    (2, {"inner-ring": "horten"}),
    (2, {"prices": "gloria 4"}),
    (2, {"prices": "domo 12"}),
    (2, {"prices": "domo"}),
]
MISLAID: Final[list[tuple[dict[str, str], dict[str, str]]]] = [
    ({}, {"cellar": "horten"}),
    ({}, {"hand-1": "2 unicorn"}),
    ({}, {"hand-1": "golem"}),
    ({}, {"hand-1": "19 horten"}),
    ({}, {"built-1": "horten: herbs", "unseen": ""}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_wrong_with_a_set_up_is_said(language: str, english: Any) -> None:
    words = words_of(language)
    keys: set[str] = set()
    for seats, options in WRONG:
        faults = Alchemicus().check(Setup(seats, options))
        assert faults, options
        for fault in faults:
            keys.add(fault.key)
            text = words.say(fault.key, fault.args)
            assert text.endswith(".")
            assert "⟨" not in text, f"{fault}: {text}"
    assert keys == {key for key in english.keys if key.startswith("setup-")} - {"setup-solo-only", "setup-not-solo"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_wrong_with_a_position_is_said(language: str, english: Any) -> None:
    words = words_of(language)
    keys: set[str] = set()
    for options, position in MISLAID:
        with pytest.raises(Refusal) as caught:
            Alchemicus().compose(Setup(2, options), position)
        message = caught.value.message
        keys.add(message.key)
        assert "⟨" not in words.say(message.key, message.args)
    assert keys == {key for key in english.keys if key.startswith("position-")}
