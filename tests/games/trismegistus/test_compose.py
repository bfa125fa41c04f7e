"""Positions laid out by hand: what each line means, and that what cannot be is refused by line and word."""

import pytest

from emerald.games.trismegistus.pieces import NOTHING
from emerald.kernel.agenda import questions
from emerald.kernel.game import Setup
from emerald.kernel.messages import Refusal

ACTIONS = {"next": "ActionPhase 1"}


def test_an_empty_position_is_a_table_in_the_first_round(lay):
    t = lay(3, {}, ACTIONS)
    s = t.state
    assert (s.round, list(s.row), list(s.next_row), s.active) == (1, [0, 1, 2], [], 0)
    assert (t.things(), t.tracks(), t.artifacts(), t.pages, t.market, t.bonus) == ("", "", "", "", "", "")
    assert [seat.laboratory for seat in s.seats] == [0, 1, 2]
    assert list(s.seats[0].formulas) == list(range(8))
    assert [int(deck).bit_count() for deck in s.experiments] == [8, 14, 14, 14, 8]
    assert [int(stack).bit_count() for stack in s.artifacts] == [8, 14, 14, 12]
    assert int(s.deck).bit_count() == 20


EVERY_LINE = {
    "turn": "2",
    "next": "ActionPhase 1",
    "round": "2",
    "order": "2 1 3",
    "moved-on": "3",
    "bowls": "2 lead/black, infinity/red",
    "pages": "page-1: low-fire-1, page-10: mid-air-2",
    "market": "black-1: wild, red-2: mid-3",
    "bonus": "earth-1: advance, air-2: chameleon",
    "essences": "salt: water, sulfur: earth",
    "achievements": "feat-2, achievement-5",
    "deck": "book-3, book-4",
    "block": "book-1 1, book-2 3",
    "under": "book-5 2, book-6 1",
    "experiments-2": "mid-air-1",
    "stack-2": "mid-1, mid-2",
    "laboratory-1": "lab-4",
    "things-1": "2 raw-lead, gold, 3 points",
    "tracks-1": "earth 3, air 12",
    "reached-1": "earth-1, air-2",
    "die-1": "red mercury 4",
    "used-1": "black, white",
    "artifacts-1": "slot-1: black, slot-6: two-silver discharged",
    "beside-1": "low-air-2, low-air-1",
    "done-1": "low-fire-2, experiment-1",
    "masterpiece-1": "master-air-1",
    "publications-1": "book-7, book-8",
    "achievements-1": "feat-1",
    "chamber-1": "cell-1: earth-2, cell-3: air-1 gold used",
}


def test_every_line_lays_out_what_it_says(lay):
    t = lay(3, {}, EVERY_LINE)
    s, mine = t.state, t.state.seats[0]
    assert (s.round, s.active, list(s.row), list(s.next_row)) == (2, 1, [1, 0, 2], [2])
    assert (t.bowls, t.pages) == ("2 lead/black, infinity/red", "page-1: low-fire-1, page-10: mid-air-2")
    assert (t.market, t.bonus) == ("black-1: wild, red-2: mid-3", "earth-1: advance, air-2: chameleon")
    assert t.climbs == "salt: water, sulfur: earth, aether: fire, mercury: air"
    assert (s.open_achievements, s.deck, s.block, list(s.under)) == (0b10010, 0b1100, 0b11, [4, 1, 5, 0])
    assert (s.experiments[2], s.artifacts[2]) == (1 << 12, 0b11)
    assert (mine.laboratory, t.things(), t.tracks()) == (3, "2 raw-lead, gold, 3 points", "earth 3, air 12")
    assert (t.reached(), t.die(), t.used()) == ("earth-1, air-2", "red mercury 4", "black, white")
    assert t.artifacts() == "slot-1: black, slot-6: two-silver discharged"
    assert (t.beside(), t.done()) == ("low-air-2, low-air-1", "low-fire-2, begin-earth-1")
    assert (mine.masterpiece, t.publications(), mine.achievements) == (62, "book-7, book-8", 1)
    assert list(mine.chamber) == [1, -1, 6, *[-1] * 6]
    assert list(mine.formulas) == [0, NOTHING, 2, 3, 4, 5, NOTHING, 7]
    assert (mine.by_experiment, mine.by_gold, mine.face_down) == (0b1, 0b1000, 0b100)
    assert t.asked() == (1, "ActionPhase")


def test_what_lies_somewhere_is_in_no_deck(lay):
    t = lay(2, {}, ACTIONS | {"pages": "page-1: low-earth-1", "done-2": "low-earth-2", "market": "white-1: wild"})
    assert t.state.experiments[1] & 0b11 == 0
    assert t.state.artifacts[1] & (1 << 6) == 0
    t = lay(2, {}, ACTIONS | {"publications-2": "book-1", "under": "book-2 1", "block": "book-3 2"})
    assert t.state.deck & 0b111 == 0


def test_t13_1_the_bots_side_is_laid_out_too(lay):
    position = {
        "turn": "bot",
        "next": "BotTurn",
        "bot-tracks": "fire 4",
        "bot-things": "3 gold, 2 ethereal-die, 10 points",
        "bot-die": "red iron 3",
        "bot-used": "black",
        "bot-artifacts": "wild, mid-3",
        "bot-beside": "low-air-1",
        "bot-done": "low-fire-1, low-fire-2",
        "bot-discards": "card-1",
        "bot-open": "card-2, card-14",
        "bowls": "3 lead/black",
        "die-1": "red lead 0",
    }
    s = lay(1, {}, position | {"next": "ActionPhase 1", "turn": "1"}).state
    rival = s.rival
    assert (list(rival.tracks), rival.gold, rival.ethereal, rival.points) == ([0, 4, 0, 0], 3, 2, 10)
    assert (rival.die, rival.face, rival.potency, list(rival.used)) == (2, 4, 3, [1, 0, 0])
    assert (list(rival.artifacts), list(rival.beside), list(rival.done)) == ([14, 24], [20], [12, 13])
    assert (rival.pile, rival.discards, rival.left, rival.right) == (0b111111100, 1, 1, 13)


@pytest.mark.parametrize(
    ("line", "text", "key", "word"),
    [
        ("laboratory-3", "lab-1", "position-unknown-line", "laboratory-3"),
        ("bot-things", "gold", "position-unknown-line", "bot-things"),
        ("round", "4", "position-bad-word", "4"),
        ("round", "0", "position-bad-word", "0"),
        ("turn", "3", "position-bad-word", "3"),
        ("order", "1", "position-bad-word", "1"),
        ("order", "1 1", "position-bad-word", "1"),
        ("bowls", "2 lead/blue", "position-bad-word", "lead/blue"),
        ("bowls", "0 lead/red", "position-bad-word", "0"),
        ("pages", "page-11: low-air-1", "position-bad-word", "page-11"),
        ("pages", "page-1: master-air-1", "position-bad-word", "master-air-1"),
        ("pages", "page-1", "position-bad-word", "page-1"),
        ("pages", "page-1: low-air-1, page-1: low-air-2", "position-bad-word", "page-1: low-air-2"),
        ("market", "black-1: nothing", "position-bad-word", "nothing"),
        ("bonus", "earth-1: gold", "position-bad-word", "gold"),
        ("essences", "salt: fire", "position-bad-word", "salt: fire"),
        ("achievements", "feat-1, feat-1", "position-too-many", "feat-1"),
        ("block", "book-1", "position-bad-word", "book-1"),
        ("under", "book-1 3", "position-bad-word", "3"),
        ("laboratory-2", "laboratory-1", "position-too-many", "laboratory-1"),
        ("things-1", "2 quicksilver", "position-bad-word", "quicksilver"),
        ("things-1", "100 gold", "position-bad-word", "100"),
        ("tracks-1", "fire 13", "position-bad-word", "13"),
        ("tracks-1", "fire", "position-bad-word", "fire"),
        ("die-1", "red", "position-bad-word", "red"),
        ("die-1", "red iron 6", "position-bad-word", "6"),
        ("artifacts-1", "slot-1: wild twice", "position-bad-word", "twice"),
        ("beside-1", "master-air-1", "position-bad-word", "master-air-1"),
        ("done-1", "experiment-99", "position-bad-word", "experiment-99"),
        ("masterpiece-1", "low-air-1", "position-bad-word", "low-air-1"),
        ("masterpiece-1", "master-air-1, master-air-2", "position-bad-word", "master-air-1, master-air-2"),
        ("chamber-1", "cell-6: earth-1", "position-bad-word", "earth-1"),  # a closed cell
        ("chamber-1", "cell-1: earth-1, cell-2: earth-2", "position-bad-word", "earth-2"),  # twice by an experiment
        ("chamber-1", "cell-1: earth-1 used gold", "position-bad-word", "earth-1 used gold"),
        ("next", "Dance", "position-bad-word", "Dance"),
        ("next", "ActionPhase", "position-bad-word", "ActionPhase"),
        ("next", "ActionPhase x", "position-bad-word", "ActionPhase x"),
        ("next", "Perform 99", "position-bad-word", "Perform 99"),
        ("next", "", "position-bad-word", ""),  # a turn in which no die can be taken
    ],
)
def test_what_cannot_be_is_refused_by_line_and_word(game, line, text, key, word):
    with pytest.raises(Refusal) as refusal:
        game.compose(Setup(2), ACTIONS | {line: text})
    message = refusal.value.message
    assert (message.key, message.args) == (key, {"line": line, "word": word})


def test_a_step_that_ends_the_turn_is_not_followed_by_what_comes_before_it(lay):
    t = lay(2, {}, {"next": "CleanUp", "bowls": "lead/red", "die-1": "red lead 2"})
    assert t.asked() == (1, "DraftDie")
    t = lay(2, {}, {"next": "Reactions", "things-2": "charged-reaction", "die-1": "red lead 0", "bowls": "lead/red"})
    assert t.asked() == (1, "React")


def test_other_steps_are_followed_by_the_rest_of_the_action_phase(lay):
    t = lay(2, {}, {"next": "AdvanceAny 2"})
    assert t.asked() == (0, "AdvanceAny")
    assert t.do("no").asked() == (0, "ActionPhase")


def test_the_whole_turn_goes_on_from_a_position(lay):
    t = lay(2, {}, {"bowls": "2 lead/red, tin/black"})
    assert questions(t.state)[0][0] == 0
    assert t.asked() == (0, "DraftDie")
