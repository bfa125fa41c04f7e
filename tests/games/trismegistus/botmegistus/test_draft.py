"""T13.4 Which die the bot takes: every line of the priority list, every tie."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.errands import BOOST, DRAFT, Errand
from emerald.kernel.messages import Refusal


def drafted(look: Any, act: Any, card: str, dice: str, **more: Any) -> tuple[str, list[str], list[str]]:
    """Return the die taken, the lines said, and those that decided."""
    told = act(look(card=f"{card} 1: 1 gold", dice=dice, **more), Errand(DRAFT, 0), only=1)
    return told.did[0].removeprefix("take-die "), told.lines, told.decided


# -- step 1: the card's colour; infinity, left, right -----------------------------------------------------

OWN = [
    # one category only
    ("black iron/tin", "infinity: 1 black", "infinity black 1 iron"),
    ("black iron/tin", "iron: 1 black", "iron black 1 iron"),
    ("black iron/tin", "tin: 1 black", "tin black 1 tin"),
    # T16 row 16: the greatest potency, whatever the category
    ("black iron/tin", "infinity: 1 black, iron: 1 black 1 red, tin: 1 black", "iron black 2 iron"),
    ("black iron/tin", "infinity: 1 black, iron: 1 black, tin: 1 black 2 red", "tin black 3 tin"),
    ("black iron/tin", "infinity: 1 black 3 white, iron: 1 black, tin: 1 black 2 red", "infinity black 4 iron"),
    # potency is that of the whole bowl
    ("red lead/copper", "lead: 1 red 4 black, copper: 2 red", "lead red 5 lead"),
    # equal potency: infinity before left before right
    ("black iron/tin", "infinity: 1 black, iron: 1 black, tin: 1 black", "infinity black 1 iron"),
    ("black iron/tin", "iron: 1 black, tin: 1 black", "iron black 1 iron"),
    ("black tin/iron", "iron: 1 black, tin: 1 black", "tin black 1 tin"),
    ("black iron/tin", "infinity: 1 black, tin: 1 black", "infinity black 1 iron"),
    # one symbol
    ("white mercury", "mercury: 1 white, infinity: 1 white", "infinity white 1 mercury"),
    ("white mercury", "mercury: 1 white, copper: 1 white 4 red", "mercury white 1 mercury"),
    # its own colour comes before greater potency in others
    ("white mercury", "mercury: 4 red 1 black, infinity: 1 white", "infinity white 1 mercury"),
]


@pytest.mark.parametrize(("card", "dice", "die"), OWN)
def test_t13_4_first_the_cards_colour_of_infinity_left_or_right(
    look: Any, act: Any, card: str, dice: str, die: str
) -> None:
    taken, lines, _ = drafted(look, act, card, dice)
    assert taken == die
    assert lines[0] == "own-colour"


@pytest.mark.parametrize(
    ("dice", "lines", "decided"),
    [
        ("iron: 1 black", ["own-colour"], ["own-colour"]),
        ("infinity: 1 black, iron: 2 black", ["own-colour"], ["own-colour"]),
        ("infinity: 1 black, iron: 1 black", ["own-colour", "own-order"], ["own-order"]),
    ],
)
def test_t13_4_the_trace_names_the_line_that_decides(
    look: Any, act: Any, dice: str, lines: list[str], decided: list[str]
) -> None:
    assert drafted(look, act, "black iron/tin", dice)[1:] == (lines, decided)


def test_t13_4_the_trace_shows_every_candidate_with_its_potency(look: Any, act: Any) -> None:
    laid = look(card="black iron/tin 1: 1 gold", dice="infinity: 1 black, iron: 1 black 1 red, tin: 2 white")
    told = act(laid, Errand(DRAFT, 0), only=1)
    assert told.seen == [(15, 1, 0, 0), (12, 2, 1, 0)]  # bowl × 3 + colour, potency, kept


# -- step 2: other colours --------------------------------------------------------------------------------

OTHERS = [
    # only when the card's colour has none of the three, though it lies elsewhere
    ("black iron/tin", "lead: 4 black, iron: 1 red", "iron red 1 iron"),
    ("black iron/tin", "lead: 4 black, infinity: 1 red", "infinity red 1 iron"),
    ("black iron/tin", "lead: 4 black, tin: 1 white", "tin white 1 tin"),
    # greatest potency
    ("black iron/tin", "infinity: 1 red, iron: 1 white, tin: 2 white", "tin white 2 tin"),
    ("black iron/tin", "infinity: 1 white, iron: 2 red, tin: 1 white", "iron red 2 iron"),
    # equal potency: infinity before left before right, whatever the colour
    ("black iron/tin", "infinity: 1 red, iron: 1 white, tin: 1 white", "infinity red 1 iron"),
    ("black iron/tin", "iron: 1 red, tin: 1 white", "iron red 1 iron"),
    # then black before white before red
    ("black iron/tin", "iron: 1 white 1 red", "iron white 2 iron"),
    ("white iron/tin", "iron: 1 black 1 red", "iron black 2 iron"),
    ("red iron/tin", "iron: 1 black 1 white", "iron black 2 iron"),
    ("red iron/tin", "infinity: 1 black 1 white, iron: 2 black", "infinity black 2 iron"),
]


@pytest.mark.parametrize(("card", "dice", "die"), OTHERS)
def test_t13_4_then_other_colours_of_infinity_left_or_right(
    look: Any, act: Any, card: str, dice: str, die: str
) -> None:
    taken, lines, _ = drafted(look, act, card, dice)
    assert taken == die
    assert lines[0] == "other-colours"


@pytest.mark.parametrize(
    ("dice", "decided"),
    [
        ("iron: 1 red, tin: 2 white", ["other-colours"]),
        ("iron: 1 red, tin: 1 white", ["other-order"]),
        ("iron: 1 red 1 white, tin: 2 white", ["colour-order"]),
    ],
)
def test_t13_4_each_tie_among_other_colours_has_its_line(look: Any, act: Any, dice: str, decided: list[str]) -> None:
    assert drafted(look, act, "black iron/tin", dice)[2] == decided


# -- step 3: the greatest potency --------------------------------------------------------------------------

ANY = [
    ("black iron/tin", "lead: 1 black, copper: 2 black", "copper black 2 copper"),
    ("black iron/tin", "lead: 1 black 2 red, copper: 2 black", "lead black 3 lead"),
    # its colour only, though another has more
    ("black iron/tin", "lead: 1 black, copper: 4 red", "lead black 1 lead"),
    # equal potency: iron before mercury before tin before copper before lead
    ("black copper", "lead: 1 black, mercury: 1 black, tin: 1 black, iron: 1 black", "iron black 1 iron"),
    ("black copper", "lead: 1 black, mercury: 1 black, tin: 1 black", "mercury black 1 mercury"),
    ("black iron", "lead: 1 black, copper: 1 black, tin: 1 black", "tin black 1 tin"),
    ("black iron", "lead: 1 black, copper: 1 black", "copper black 1 copper"),
    ("black iron", "lead: 1 black", "lead black 1 lead"),
]


@pytest.mark.parametrize(("card", "dice", "die"), ANY)
def test_t13_4_then_the_greatest_potency_of_the_cards_colour(
    look: Any, act: Any, card: str, dice: str, die: str
) -> None:
    taken, lines, _ = drafted(look, act, card, dice)
    assert taken == die
    assert lines[0] == "greatest-potency"


NEXT = [
    # T16 row 22: no die of the card's colour at all; the first other colour in priority that has one
    ("red iron", "lead: 1 black, copper: 4 white", "lead black 1 lead"),
    ("red iron", "lead: 1 white, copper: 2 white", "copper white 2 copper"),
    ("black iron", "lead: 1 white, copper: 4 red", "lead white 1 lead"),
    ("black iron", "lead: 1 red", "lead red 1 lead"),
    ("white iron", "lead: 1 black, tin: 1 black, copper: 4 red", "tin black 1 tin"),
]


@pytest.mark.parametrize(("card", "dice", "die"), NEXT)
def test_t13_4_without_a_die_of_its_colour_the_next_colour(look: Any, act: Any, card: str, dice: str, die: str) -> None:
    taken, lines, _ = drafted(look, act, card, dice)
    assert taken == die
    assert lines[:2] == ["next-colour", "greatest-potency"]


# -- max ---------------------------------------------------------------------------------------------------

MAX = [
    ("black max", "lead: 1 black, copper: 2 black", "copper black 2 copper"),
    ("black max", "lead: 1 black, copper: 4 red", "lead black 1 lead"),
    # infinity is turned to iron, and comes before iron at equal potency
    ("black max", "infinity: 2 black, iron: 1 black", "infinity black 2 iron"),
    ("black max", "infinity: 1 black, iron: 1 black, lead: 1 black", "infinity black 1 iron"),
    ("black max", "infinity: 1 black, iron: 2 black", "iron black 2 iron"),
    ("black max", "mercury: 1 black, tin: 1 black", "mercury black 1 mercury"),
    ("black max", "copper: 1 black, tin: 1 black, lead: 1 black", "tin black 1 tin"),
    # no die of its colour: the first other colour that has one, not the greatest potency of all
    ("red max", "lead: 1 black, copper: 4 white", "lead black 1 lead"),
    ("white max", "lead: 1 black, infinity: 1 black, copper: 4 red", "infinity black 1 iron"),
    ("black max", "lead: 1 white, copper: 4 red", "lead white 1 lead"),
]


@pytest.mark.parametrize(("card", "dice", "die"), MAX)
def test_t13_4_max_takes_the_greatest_potency_of_its_colour(
    look: Any, act: Any, card: str, dice: str, die: str
) -> None:
    taken, lines, _ = drafted(look, act, card, dice)
    assert taken == die
    assert lines[0] in ("greatest-potency", "next-colour")


def test_t13_4_a_tie_of_metals_has_its_line(look: Any, act: Any) -> None:
    assert drafted(look, act, "black max", "lead: 1 black, copper: 1 black")[2] == ["metal-order"]
    assert drafted(look, act, "black max", "lead: 1 black, copper: 2 black")[2] == ["greatest-potency"]


# -- with a die already, and the ethereal die ----------------------------------------------------------------


def test_t13_4_it_drafts_only_without_a_die(look: Any, act: Any) -> None:
    told = act(look(dice="iron: 3 black", die="red lead 1"), Errand(DRAFT, 0))
    assert told.did == []
    assert told.lines == ["keeps-die"]


BOOSTS = [
    # T16 row 11: below five, and with an ethereal die
    ("iron: 1 black", 1, ["take-die iron black 1 iron", "spend-ethereal 2"]),
    ("iron: 4 black", 3, ["take-die iron black 4 iron", "spend-ethereal 5"]),
    ("iron: 5 black", 1, ["take-die iron black 5 iron"]),
    ("iron: 1 black", 0, ["take-die iron black 1 iron"]),
]


@pytest.mark.parametrize(("dice", "ethereal", "did"), BOOSTS)
def test_t13_4_one_ethereal_die_makes_a_die_below_five_stronger(
    look: Any, act: Any, dice: str, ethereal: int, did: list[str]
) -> None:
    laid = look(dice=dice, ethereal=ethereal)
    assert act(laid, Errand(DRAFT, 0)).did == did
    assert laid.sight.its.ethereal == ethereal - (len(did) - 1)


def test_t13_4_a_die_it_kept_is_not_made_stronger(look: Any, act: Any) -> None:
    assert act(look(die="red lead 1", ethereal=2), Errand(DRAFT, 0)).did == []
    assert act(look(die="red lead 1", ethereal=2), Errand(BOOST)).did == ["spend-ethereal 2"]


def test_t4_4_more_than_five_dice_are_worth_five(look: Any, act: Any) -> None:
    assert drafted(look, act, "black iron", "iron: 4 black 3 red")[0] == "iron black 5 iron"


def test_t13_4_empty_bowls_are_refused(look: Any, act: Any) -> None:
    for card in ("black iron", "black max"):
        with pytest.raises(Refusal, match="bot-fault-no-dice"):
            drafted(look, act, card, "")
