"""Trismegistus told: whatever its code can say has its message, and real games are said in all five languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from emerald._pure import PACKAGE
from emerald.games import shelf
from emerald.games.trismegistus import questions, telling
from emerald.games.trismegistus.botmegistus.telling import COMMAND_EVENTS
from emerald.games.trismegistus.catalogue import read_catalogue
from emerald.games.trismegistus.game import Trismegistus
from emerald.games.trismegistus.layout import STEPS
from emerald.games.trismegistus.lexicon import effect_of, reward_of
from emerald.kernel.agenda import Decision, apply, explain, settle
from emerald.kernel.agenda import questions as asked_now
from emerald.kernel.effects.resolve import AGREED, Again, Pick, Resolve
from emerald.kernel.events import EVERYONE, NOWHERE, Event, Journal
from emerald.kernel.game import Setup
from emerald.kernel.messages import Message
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer
from emerald.words import LANGUAGES, words_of

NAMES: Final = ["Anna", "Ben", "Cleo", "Dora"]
WATCHER: Final = -1
GAME: Final = Trismegistus()
WORKSHOP: Final = Path(__file__).parents[1] / "games" / "trismegistus" / "workshop"
NEVER_ASKED: Final = {Again, Pick}  # T15 has no choice of effects, and what is repeated asks itself
OPENING_WORDS: Final = "question status action event warning".split()

Said = tuple[str, tuple[tuple[str, int | str], ...]]


def said(message: Message) -> Said:
    return message.key, tuple(sorted(message.args.items()))


# -- what the code can say --------------------------------------------------------------------------------------


def steps() -> list[str]:
    asked = [step for step in STEPS.classes if issubclass(step, Decision) and step not in NEVER_ASKED]
    return [questions.kebab(step.__name__) for step in asked]


def literals(file: str, pattern: str) -> set[str]:
    text = (PACKAGE / "games" / "trismegistus" / file).read_text(encoding="utf-8")
    return set(re.findall(pattern, text))


def wanted() -> set[str]:
    found = {f"{about}-trismegistus-{step}" for about in ("question", "status") for step in steps()}
    found |= {f"action-trismegistus-{verb.name}" for verb in GAME.actions.verbs}
    kinds = literals("state.py", r'note\(\s*"([a-z-]+)"') | literals("board.py", r'note\(\s*"([a-z-]+)"') | {"undo"}
    found |= {f"event-trismegistus-{kind}" for kind in kinds - set(telling.UNTOLD)}
    found |= literals("telling.py", r'"(event-trismegistus-[a-z-]+[a-z])"')
    bots = {*COMMAND_EVENTS, *literals("opponent.py", r'note\("([a-z-]+)"')} - set(telling.UNTOLD_OF_THE_BOT)
    found |= {f"event-trismegistus-{kind}" for kind in bots}
    found |= {"score-" + key for key in literals("standings.py", r'Line\("([a-z-]+)"')}
    found |= literals("afterword.py", r'"(score-[a-z-]+)"')
    found |= literals("preview.py", r'"(warning-[a-z-]+)"') | literals("options.py", r'"(setup-[a-z-]+)"')
    found |= {"why-not-" + reason.key for reason in GAME.reasons.all()}
    for option in GAME.options:
        key = f"option-trismegistus-{option.name}"
        found |= {key, *[f"{key}-{choice}" for choice in option.choices]}
    return found


def test_whatever_the_code_says_has_its_message(book: Any) -> None:
    assert sorted(wanted() - book.keys) == []


def test_no_message_waits_in_vain(english: Any) -> None:
    ours = {key for key, file in english.file_of.items() if file == "trismegistus-play.ftl"}
    assert sorted(key for key in ours - wanted() if not key.startswith("tri-")) == []


def test_every_option_is_explained_in_a_line(book: Any) -> None:
    for option in GAME.options:
        assert (f"option-trismegistus-{option.name}", "about") in book.patterns


def test_declining_is_worded_by_what_is_asked(book: Any) -> None:
    for verb in ("yes", "no"):
        told = next(names for name, names in book.choices((f"action-trismegistus-{verb}", "")) if name == "question")
        assert set(told) <= set(steps())


def test_what_stops_undoing_is_told_for_what_comes_up_in_play(book: Any) -> None:
    words = words_of(book.language)
    other = words.say("undo-revealed", {"source": "anything"})
    for source in GAME.sources:
        in_play = source.startswith(("experiments", "artifacts", "drawn", "dice", "publications", "first"))
        assert not in_play or words.say("undo-revealed", {"source": source}) != other


# -- what games say ----------------------------------------------------------------------------------------------

# Effects random games seldom come to, and the answers given to them.
SELDOM: Final[list[tuple[str, dict[str, str], list[str]]]] = [
    ("gain 2 any refined", {}, ["gain-refined tin", "gain-refined gold"]),
    ("gain 3 any raw", {}, ["gain-raw lead", "gain-raw lead", "gain-raw iron"]),
    ("gain 2 any essence", {}, ["name-essence salt", "name-essence mercury"]),
    ("twice exchange raw for refined", {"things-1": "2 raw-tin, gold"}, ["refine tin", "pay gold", "no"]),
    ("exchange raw for other raw", {"things-1": "raw-tin, gold"}, ["pay gold", "gain-raw iron"]),
    ("three times exchange refined for gold", {"things-1": "2 silver"}, ["gild silver", "no"]),
    ("exchange gold for five raw", {"things-1": "gold"}, ["no"]),
    ("exchange gold for five raw", {"things-1": "gold"}, ["yes", "gain-raw lead"]),
    (
        "transmute wild",
        {"things-1": "raw-tin, refined-tin, salt, aether"},
        ["transmute tin-to-mercury", "move raw-tin"],
    ),
    ("twice transmute red", {"things-1": "silver, 2 salt"}, ["no"]),
    ("gain 1 salt; pay 1 step: gain 1 gold", {"tracks-1": "fire 2"}, ["yes", "go-back fire"]),
    ("gain 1 salt; pay 1 reaction token: gain 1 gold", {"things-1": "charged-reaction"}, ["no"]),
    ("recharge reaction token", {"things-1": "discharged-reaction"}, []),
    ("advance 1 on three tracks", {}, ["advance earth", "no"]),
    ("advance 1 on lowest track", {}, ["no"]),
    ("advance 3 on any track", {"bonus": "fire-1: chameleon", "tracks-1": "fire 3"}, ["advance fire"]),
    ("advance 1 on fire", {"bonus": "fire-1: advance", "tracks-1": "fire 3"}, ["advance fire", "no"]),
    ("advance 1 on air", {}, ["no"]),
    ("draw artifact", {"artifacts-1": "slot-1: artifact-20"}, ["yes", "place slot-1"]),
    ("draw artifact", {}, ["no"]),
    ("draw publications", {}, ["yes", "return publication-3"]),
]
POSITIONS: Final[list[tuple[dict[str, str], list[str]]]] = [
    (
        {
            "next": "ActionPhase 0",
            "die-1": "black lead 1",
            "things-1": "chameleon, 10 gold, raw-lead",
            "chamber-1": "cell-2: fire-1, cell-3: water-1 gold, cell-4: air-1",
        },
        [
            "unlock earth-1",
            "into cell-1",
            "chamber-bonus row-1-right",
            "no",
            "no",
            "use-formula cell-1",
            "chameleon tin/red",
        ],
    ),
    ({"next": "ActionPhase 1", "die-1": "red tin 2", "things-1": "charged-reaction"}, ["end-actions"]),
    ({"die-1": "red tin 2", "used-1": "red"}, ["keep-die"]),
    (
        {
            "next": "ActionPhase 1",
            "beside-1": "low-air-1",
            "things-1": "raw-lead",
            "tracks-1": "air 1",
            "chamber-1": "cell-1: earth-1, cell-2: earth-2 gold, cell-3: fire-1, cell-4: fire-2 gold, "
            "cell-5: water-1, cell-8: water-2 gold, cell-9: air-1",
        },
        [],
    ),
]


@cache
def messages() -> frozenset[Said]:
    """Everything that some games say to somebody."""
    found: set[Said] = set()
    tables: list[tuple[int, dict[str, str]]] = [
        (2, {}),
        (3, {"reactions": "at-once", "essences": "shuffled"}),
        (4, {"setup": "introductory", "reactions": "at-once"}),
        (4, {}),
        (1, {}),
        (1, {"bot": "heroic"}),
    ]
    for seed, (seats, options) in enumerate(tables):
        for more in range(3):
            found |= _said_by_chance(GAME.begin(Setup(seats, options)), Rng(seed * 10 + more))
    workshop = Trismegistus(read_catalogue(WORKSHOP))
    for text, position, answers in SELDOM:
        lines = {"next": "ActionPhase 1", "deck": "publication-3, publication-4", **position}
        found |= _said_by_plan(workshop, lines, answers, text)
    for position, answers in POSITIONS:
        found |= _said_by_plan(workshop, position, answers)
    found |= _said_in_an_order(workshop)
    undone = Event("undo", 0, 0, 2, NOWHERE, NOWHERE, EVERYONE)
    return frozenset(found | _told(GAME, GAME.begin(Setup(2)), 0, [undone]))


def _said_in_an_order(game: Trismegistus) -> set[Said]:
    """Return what is said of rewards in a free order, all of them barred in turn."""
    text = "draw artifact; draw publications; recharge reaction token; transmute wild; exchange raw for refined"
    lexicon = game.catalogue.components.lexicon
    reward = reward_of(lexicon, f"{text}; advance 1 on fire", "a test", len(lexicon.book.options), 6)
    s = game.compose(Setup(2), {"next": "ActionPhase 1", "deck": "", "stack-1": "", "die-1": "red tin 0"})
    s.then(Resolve(0, reward.id, AGREED))
    settle(s)
    return _asked(game, s, 0, asked_now(s)[0][1])


def _said_by_chance(state: Any, rng: Rng) -> set[Said]:
    found: set[Said] = set()
    state.journal = Journal(muted=False)
    let_fate_speak(state, rng)
    while not state.over:
        asked = asked_now(state)
        seat, question = asked[rng.below(len(asked))]
        found |= _asked(GAME, state, int(seat), question)
        apply(state, seat, random_answer(state, question, rng))
        let_fate_speak(state, rng)
        found |= _told(GAME, state, int(seat), state.journal.events)
        state.journal.events.clear()
    return found


def _said_by_plan(game: Trismegistus, position: dict[str, str], answers: list[str], text: str = "") -> set[Said]:
    found: set[Said] = set()
    state = game.compose(Setup(2), {"bowls": "lead/red, tin/black", "die-1": "red tin 0"} | position)
    state.journal = Journal(muted=False)
    if text:
        state.then(Resolve(0, effect_of(game.catalogue.components.lexicon, text, "a test").id, AGREED))
        settle(state)
    for answer in answers:
        seat, question = asked_now(state)[0]
        found |= _asked(game, state, int(seat), question)
        action = game.actions.parse(answer)
        assert explain(state, seat, action) is None, f"{text} {answer}: {explain(state, seat, action)}"
        apply(state, seat, action)
        let_fate_speak(state, Rng(1))
    seat, question = asked_now(state)[0]
    return found | _asked(game, state, int(seat), question) | _told(game, state, 0, state.journal.events)


def _asked(game: Any, state: Any, seat: int, question: Any) -> set[Said]:
    """Return the question, how others hear of it, every answer, what it wastes, and why some are not lawful."""
    view = game.view(state, seat)
    asked = shelf.question("trismegistus", view)
    found = {said(asked), said(Message(asked.key.replace("question-", "status-"), "", asked.args))}
    for preview in shelf.previews("trismegistus", view):
        found.add(said(preview.message))
        for message in [*preview.warnings, preview.why_not]:
            if message is not None:
                found.add(said(message))
        for amount in [*preview.cost, *preview.gain]:
            found.add(said(Message("amount", "", {"what": amount.what, "count": amount.count})))
    return found


def _told(game: Any, state: Any, seat: int, events: list[Event]) -> set[Said]:
    """Return what the mover, another seat and a watcher are told."""
    found: set[Said] = set()
    for reader in (seat, (seat + 1) % int(state.seat_count), WATCHER):
        view = game.view(state, reader)
        for event in events:
            message = shelf.told("trismegistus", view, event.seen_by(reader))
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
        assert "effect-" not in text, f"{key}: {text}"


def test_the_games_say_everything_there_is_to_say_in_play(english: Any) -> None:
    play = {key for key in english.keys if key.startswith(tuple(f"{word}-trismegistus" for word in OPENING_WORDS))} | {
        key for key in english.keys if key.startswith("warning-")
    }
    assert sorted(play - {key for key, _ in messages()}) == []


def test_every_reason_is_given_somewhere(english: Any) -> None:
    ours = {"why-not-" + reason.key for reason in GAME.reasons.all() if reason.number >= 100}
    assert sorted(ours - {key for key, _ in messages()}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_publication_that_may_not_be_known_is_not_named(language: str) -> None:
    args: dict[str, int | str] = {"kept": "hidden", "publication": "", "seat": 1, "who": "another", "count": 1}
    for kind in ("draw", "return"):
        assert words_of(language).say(f"event-trismegistus-{kind}-publication", args, NAMES).startswith("Anna ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_wrong_with_a_set_up_is_said(language: str) -> None:
    words = words_of(language)
    keys: set[str] = set()
    wrong: list[tuple[int, dict[str, str]]] = [
        (5, {}),
        (2, {"colour": "red"}),
        (2, {"setup": "quick"}),
        (2, {"first": "4"}),
        (2, {"bot": "hard"}),
        (1, {"setup": "introductory"}),
    ]
    for seats, options in wrong:
        for fault in GAME.check(Setup(seats, options)):
            keys.add(fault.key)
            text = words.say(fault.key, fault.args)
            assert text.endswith(".")
            assert "⟨" not in text
    assert keys == literals("options.py", r'"(setup-[a-z-]+)"')
