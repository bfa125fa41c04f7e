"""T14.1 The end of a round, in the order of the book."""

import pytest

from emerald.games.trismegistus.pieces import NOTHING


def ending(lay, number=1, seats=2, **lines):
    """The last action phase of a round is about to end."""
    others = " ".join(str(seat) for seat in range(2, seats + 1))
    position = {"round": str(number), "moved-on": others, "used-1": "2 red", "die-1": "red iron 0"}
    position |= {line.replace("_", "-"): text for line, text in lines.items()}
    return lay(seats, {}, position | {"next": "ActionPhase 1"})


def levels(t, places, kind):
    table = getattr(t.game.catalogue.components, f"{kind}_level")
    return [int(table[place]) for place in places if place != NOTHING]


def test_t14_1_artifacts_and_reaction_tokens_are_recharged(lay):
    t = ending(
        lay,
        3,
        artifacts_1="slot-1: wild discharged, slot-3: token",
        artifacts_2="slot-2: black discharged",
        things_1="discharged-reaction, charged-reaction",
        things_2="2 discharged-reaction",
    )
    t.do("end-actions")
    assert t.artifacts(1) == "slot-1: wild, slot-3: token"
    assert t.artifacts(2) == "slot-2: black"
    assert (t.things(1), t.things(2)) == ("2 charged-reaction", "2 charged-reaction")
    assert t.over


def test_t14_1_after_round_3_nothing_is_laid_out(lay):
    t = ending(lay, 3, market="red-1: late-1", pages="page-1: high-fire-1").do("end-actions")
    assert (t.over, t.market, t.pages, t.drawn) == (True, "red-1: late-1", "page-1: high-fire-1", [])


@pytest.mark.parametrize("number", [1, 2])
def test_t14_1_the_market_is_cleared_and_filled_from_the_next_stack(lay, number):
    t = ending(lay, number, market="red-1: token, black-2: wild, white-1: black").do("end-actions")
    assert levels(t, t.state.market, "artifact") == [number + 1] * 6
    assert t.told("clear-space") == ["clear-space"] * 3
    assert [source for source, _ in t.drawn][:6] == [f"artifacts-{number + 1}"] * 6


def test_t14_1_after_round_1_no_experiment_leaves_the_books(lay):
    pages = "page-1: low-fire-1, page-3: low-air-1, page-6: low-air-2"
    t = ending(lay, 1, pages=pages).do("end-actions")
    assert t.told("clear-page") == []
    laid = [int(card) for card in t.state.pages]
    filled = [i + 1 for i, card in enumerate(laid) if card != NOTHING]
    assert filled == [1, 2, 3, 4, 5, 6, 7, 9]
    assert levels(t, laid, "experiment") == [1, 2, 1, 2, 2, 1, 2, 2]


def test_t14_1_after_round_2_those_of_level_1_do(lay):
    pages = "page-1: low-fire-1, page-2: mid-fire-1, page-4: mid-air-1, page-5: low-air-1"
    t = ending(lay, 2, pages=pages).do("end-actions")
    assert t.told("clear-page") == ["clear-page"] * 2
    laid = [int(card) for card in t.state.pages]
    assert [i + 1 for i, card in enumerate(laid) if card != NOTHING] == [1, 2, 3, 4, 5, 7, 9]
    assert levels(t, laid, "experiment") == [3, 2, 3, 2, 3, 3, 3]


def test_t14_1_cards_that_left_do_not_come_back(lay):
    t = ending(lay, 1, market="red-1: token", pages="page-1: low-fire-1").do("end-actions")
    names = [each.name for each in t.game.catalogue.components.artifacts]
    place = names.index("token") - 8
    stack = ending(lay, 1, market="red-1: token").state.artifacts[1]
    assert (int(stack) >> place) & 1 == 0
    assert (int(t.state.artifacts[1]) >> place) & 1 == 0


def test_t14_1_the_next_row_becomes_the_current_row_unchanged(lay):
    t = ending(lay, seats=3, order="1 2 3", moved_on="3 2").do("end-actions")
    assert (t.order, t.moved_on) == ("3 2 1", "")
    assert t.asked() == (2, "DraftDie")
    assert [int(event.seat) + 1 for event in t.events if event.kind == "order"] == [3, 2, 1]


def test_t14_1_all_dice_are_collected_and_rolled(lay):
    t = ending(lay, bowls="5 iron/black, 2 tin/white", used_2="black, white, red").do("end-actions")
    assert (t.used(1), t.used(2), t.die(1), t.die(2)) == ("", "", "", "")
    bowls = [int(count) for count in t.state.bowls]
    assert [sum(bowls[colour::3]) for colour in range(3)] == [5, 5, 4]
    assert all(sum(bowls[face * 3 : face * 3 + 3]) <= 5 for face in range(6))
    assert [source for source, _ in t.drawn].count("dice-2") >= 14


def test_t14_1_in_this_order(lay):
    t = ending(lay, 2, market="red-1: mid-1", pages="page-1: low-fire-1").do("end-actions")
    order = [kind for kind in t.told() if kind in ORDER]
    assert list(dict.fromkeys(order)) == ORDER


ORDER = "recharge-everything clear-space lay-artifact clear-page lay-experiment order collect-dice roll turn".split()
