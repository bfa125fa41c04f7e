"""A9.1 to A9.4 Noctis: the set-up, the phases, the Spirit field, and the two piles."""

import pytest

from emerald.kernel.agenda import fate_asked

NOCTIS = {"bank": "no", "noctis": "yes"}


def at(lay, step, seats=2, options=None, **position):
    """Lay out a position that goes on with this step."""
    lines = {line.replace("_", "-"): words for line, words in position.items()}
    return lay(seats, NOCTIS | (options or {}), lines | {"next": step})


@pytest.fixture
def dry(lay, all_but):
    """Lay out a table with these Noctis cards in the pile and the discards; the second seat holds the rest."""

    def lay_out(step, pile="", discards="", hand="", options=None, **position):
        placed = [words for words in (pile, discards, hand) if words]
        hoard = all_but(*placed, "horten", noctis=True)
        lines = {line.replace("_", "-"): words for line, words in position.items()}
        lines["hand-2"] = ", ".join([hoard, *filter(None, [lines.get("hand-2")])])
        position = {"unseen-noctis": pile, "discards": discards, "hand-1": hand, "next": step}
        return lay(2, NOCTIS | (options or {}), position | lines)

    return lay_out


# -- A9.1 --------------------------------------------------------------------------------------


def test_a9_1_everyone_is_dealt_a_golem_and_the_rest_is_the_pile(lay):
    t = lay(4, NOCTIS)
    assert [seat.hand[10] for seat in t.state.seats] == [1, 1, 1, 1]
    assert [seat.noctis_cards() for seat in t.state.seats] == [1, 1, 1, 1]
    assert t.state.noctis_pile == 40 - 4
    assert [int(count) for count in t.state.pool[10:]] == [6, 8, 8, 6, 4, 4]


def test_a9_1_everyone_sees_the_golems(lay):
    t = lay(3, NOCTIS)
    dealt = [event for event in t.events if event.kind == "golem-dealt"]
    assert [(event.seat, event.what, event.seen_by(-1).what) for event in dealt] == [(n, 10, 10) for n in range(3)]


def test_a9_1_five_base_cards_are_dealt_as_ever(lay):
    t = lay(2, NOCTIS)
    assert [source for source, _ in t.drawn] == ["base-pile"] * 10 + ["first-seat"]


# -- A9.2 draw -----------------------------------------------------------------------------------


def test_a9_2_the_phases_follow_each_other(lay):
    t = at(lay, "Turn", hand_1="golem, 3 horten", field_1="6", built_1="horten: herbs, pergula")
    asked = [t.asked()[1]]
    for words in ("draw base", "pass", "move 1", "pass", "end-turn"):
        t.do(words)
        asked.append(t.asked()[1])
    assert asked == ["ChooseDraw", "NoctisPhase", "MovePawn", "Sale", "EndTurn", "ChooseDraw"]


def test_a9_2_a_base_card_may_be_drawn(lay):
    t = at(lay, "DrawPhase", hand_1="horten").fate("domo").do("draw base")
    assert (t.hand(1), t.discards) == ("horten, domo", "")


def test_a9_2_or_for_a_hand_card_a_noctis_card(lay):
    t = at(lay, "DrawPhase", hand_1="horten, gloria").fate("pactum")
    assert t.may() == ["draw base", "draw noctis"]
    t.do("draw noctis", "discard horten")
    assert (t.hand(1), t.discards) == ("gloria, pactum", "horten")
    assert t.drawn == [("noctis-pile", "pactum")]


def test_a9_2_the_bank_is_the_third_way(lay):
    t = at(lay, "DrawPhase", options={"bank": "yes"}, hand_1="horten", bank="domo")
    assert t.may() == ["draw base", "draw noctis", "draw bank"]


def test_a9_2_exactly_one_of_them(lay):
    t = at(lay, "DrawPhase", options={"bank": "yes"}, hand_1="horten", bank="domo").do("draw noctis")
    assert t.asked() == (0, "EndTurn")


def test_a9_2_without_a_hand_card_there_is_only_the_base_card(lay):
    t = at(lay, "DrawPhase")
    assert t.may() == ["draw base"]
    assert t.refusal("draw noctis") == "A2.2 too-few-cards (need=1, have=0)"


def test_a9_2_a_noctis_card_must_be_there_before_the_discard(dry):
    t = dry("DrawPhase", hand="golem")  # the discarded Golem would be the only card of the pile
    assert t.may() == ["draw base"]
    assert t.refusal("draw noctis") == "A9.2 noctis-pile-is-empty"


def test_a9_2_discards_that_are_due_to_be_shuffled_count_as_the_pile(dry):
    t = dry("DrawPhase", discards="pactum", hand="golem")
    assert t.may() == ["draw base", "draw noctis"]
    t.fate("golem").do("draw noctis")  # the discard is shuffled with them
    assert (t.hand(1), t.state.noctis_pile, t.discards) == ("golem", 1, "")


# -- A9.2 the Noctis phase -------------------------------------------------------------------------


def test_a9_2_any_number_of_noctis_cards_may_be_played(lay):
    t = at(lay, "NoctisPhase", hand_1="2 golem, 4 horten", built_1="horten, pergula")
    t.do("play golem", "guard plot-1").pay().do("play golem", "guard plot-2").pay()
    assert (t.built(1), t.hand(1)) == ("horten golem, pergula golem", "")
    assert t.asked() == (0, "NoctisPhase")


def test_a9_2_none_needs_to_be_played(lay):
    t = at(lay, "NoctisPhase", hand_1="golem, 2 horten", built_1="horten")
    assert t.may() == ["play golem", "pass"]
    t.do("pass")
    assert (t.hand(1), t.asked()) == ("2 horten, golem", (0, "EndTurn"))


def test_a9_2_they_may_be_played_before_the_first_placement(lay):
    t = at(lay, "Turn", turns_1="0", hand_1="golem, 2 horten", built_1="horten").do("draw base")
    assert t.asked() == (0, "NoctisPhase")
    t.do("play golem", "guard plot-1").pay().do("pass")
    assert t.asked() == (0, "PlacePawn")


def test_a9_2_base_cards_are_not_played_in_it(lay):
    assert at(lay, "NoctisPhase", hand_1="gloria, 6 horten").shown() == ["pass"]


@pytest.mark.parametrize(
    ("card", "cost"),
    [("golem", 2), ("mutabilus", 1), ("spiritus", 2), ("homunculus", 2), ("pactum", 3), ("infamia", 5)],
)
def test_a9_2_each_costs_what_is_printed_on_it_and_never_pays_for_itself(lay, card, cost):
    rival = {"built_2": "horten: herbs, alembic spiritus: tincture", "fame_2": "1"}
    t = at(lay, "NoctisPhase", hand_1=f"{card}, {cost - 1} horten", built_1="horten", **rival)
    assert t.refusal(f"play {card}") == f"A2.2 too-few-cards (need={cost}, have={cost - 1})"
    t = at(lay, "NoctisPhase", hand_1=f"{card}, {cost} horten", built_1="horten", **rival)
    assert t.may() == [f"play {card}", "pass"]
    t.do(f"play {card}")
    if t.asked()[1] != "NoctisPhase":
        t.do(t.may()[0])
    assert t.state.discards[0] == cost


def test_a9_2_a_second_card_like_it_may_pay(lay):
    t = at(lay, "NoctisPhase", hand_1="3 golem", built_1="horten").do("play golem", "guard plot-1")
    assert (t.hand(1), t.discards, t.built(1)) == ("", "2 golem", "horten golem")


@pytest.mark.parametrize("card", ["golem", "mutabilus", "spiritus", "homunculus", "infamia"])
def test_a9_2_without_a_legal_target_a_card_cannot_be_played(lay, card):
    t = at(lay, "NoctisPhase", hand_1=f"{card}, 6 horten", built_1="horten golem", built_2="pergula")
    assert t.may() == ["pass"]
    assert t.refusal(f"play {card}") == f"A9.2 no-target (card={card}, mode=fame)"


@pytest.mark.parametrize(
    ("card", "target", "effect"),
    [
        ("golem", "guard plot-1", "guard"),
        ("mutabilus", "steal seat-2/plot-1", "good-comes"),
        ("spiritus", "haunt seat-2/plot-2", "haunt"),
        ("homunculus", "revert seat-2/plot-2", "revert"),
        ("infamia", "defame seat-2", "lose-fame"),
    ],
)
def test_a9_2_first_the_payment_then_the_effect_then_the_card(lay, card, target, effect):
    t = at(lay, "NoctisPhase", hand_1=f"{card}, 5 horten", built_1="horten", fame_2="1",
           built_2="horten: herbs, alembic: tincture")  # fmt: skip
    t.do(f"play {card}", target).pay()
    stays = card in ("golem", "spiritus")  # the card itself comes to lie on the table
    course = [event.kind if event.kind == effect else "horten" if event.what == 0 else "card" for event in t.events
              if event.kind in ("discard", effect)]  # fmt: skip
    assert [kind for i, kind in enumerate(course) if course[i - 1 : i] != [kind]] == (
        ["horten", effect] if stays else ["horten", effect, "card"]
    )


def test_a9_2_pactum_is_discarded_after_its_draw(lay):
    t = at(lay, "NoctisPhase", hand_1="pactum, 3 horten").do("play pactum")
    assert t.told("discard", "draw") == ["discard", "draw", "draw", "draw", "discard"]
    assert t.events[-1].what == 14


# -- A9.3 ------------------------------------------------------------------------------------------


def test_a9_3_passing_the_spirit_field_brings_a_base_or_a_noctis_card(lay):
    t = at(lay, "MovePawn", field_1="1").do("move 3")
    assert t.asked() == (0, "ChoosePassingCard")
    assert t.may() == ["draw base", "draw noctis"]
    assert t.fate("domo").do("draw base").hand(1) == "domo"
    t = at(lay, "MovePawn", field_1="1").fate("infamia").do("move 3", "draw noctis")
    assert (t.hand(1), t.discards) == ("infamia", "")


def test_a9_3_with_the_noctis_pile_dry_it_is_a_base_card(dry):
    t = dry("MovePawn", field_1="1").fate("domo").do("move 3")
    assert t.hand(1) == "domo"


def test_a9_3_with_the_base_pile_dry_it_is_a_noctis_card(lay, all_but):
    t = at(lay, "MovePawn", field_1="1", unseen="", hand_2=all_but("horten"), built_2="horten").fate("infamia")
    t.do("move 3")
    assert t.hand(1) == "infamia"


def test_a9_3_with_both_piles_dry_it_is_none(dry, all_but):
    t = dry("MovePawn", hand_2=all_but("horten"), built_2="horten", unseen="", field_1="1").do("move 3")
    assert (t.hand(1), t.asked()) == ("", (0, "EndTurn"))


def test_a9_3_not_passing_brings_none(lay):
    t = at(lay, "MovePawn", field_1="3").do("move 1")
    assert (t.hand(1), t.asked()) == ("", (0, "EndTurn"))


def test_a9_3_stopping_on_it_brings_a_noctis_card_before_the_spirit_is_moved(lay):
    t = at(lay, "MovePawn", field_1="1").fate("infamia").do("move 1")
    assert t.hand(1) == "infamia"
    assert t.asked() == (0, "MoveSpirit")


def test_a9_3_being_placed_on_it_brings_one_too(lay):
    t = at(lay, "PlacePawn").fate("infamia").do("place field-2")
    assert (t.hand(1), t.asked()) == ("infamia", (0, "MoveSpirit"))


def test_a9_3_with_the_noctis_pile_dry_stopping_brings_none(dry):
    t = dry("MovePawn", field_1="1").do("move 1")
    assert (t.hand(1), t.asked()) == ("", (0, "MoveSpirit"))


def test_a9_3_without_noctis_stopping_brings_none(lay):
    t = at(lay, "MovePawn", options={"noctis": "no"}, field_1="1").do("move 1")
    assert (t.hand(1), t.asked()) == ("", (0, "MoveSpirit"))


# -- A9.4 ------------------------------------------------------------------------------------------


def test_a9_4_rewards_domo_cards_and_harvest_come_from_the_base_pile(lay):
    t = at(lay, "FieldAction", built_1="alembic: tincture, pergula", field_1="7").do("sell plot-1/tincture")
    assert [source for source, _ in t.drawn] == ["goods", "base-pile", "base-pile", "base-pile"]
    t = at(lay, "Land", built_1="domo, domo", field_1="4").advance()
    assert [source for source, _ in t.drawn] == ["base-pile", "base-pile"]
    t = at(lay, "FieldAction", built_1="horten, metalle", field_1="3")
    before = (t.state.pile, t.state.noctis_pile)
    t.do("harvest")
    assert (t.state.pile, t.state.noctis_pile) == (before[0] - 2, before[1])


def test_a9_4_a_short_base_pile_is_not_eked_out_with_noctis_cards(lay, all_but):
    rest = all_but("alembic, pergula, domo")
    t = at(lay, "FieldAction", built_1="alembic: tincture, pergula", field_1="7", unseen="domo", hand_2=rest)
    t.do("sell plot-1/tincture")
    assert t.hand(1) == "domo"


def test_a9_4_noctis_cards_pay_for_a_building(lay):
    t = at(lay, "Build", hand_1="alembic, golem, pactum, infamia").do("build alembic")
    assert (t.built(1), t.discards) == ("alembic", "golem, pactum, infamia")


def test_a9_4_noctis_cards_are_gifts(lay):
    t = at(lay, "GiftsField", hand_1="2 golem, 2 pactum, infamia").do("give")
    assert (t.fame(1), t.discards) == (1, "2 golem, 2 pactum, infamia")


def test_a9_4_noctis_cards_go_with_a_gloria(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 5 golem").do("play gloria")
    assert (t.fame(1), t.discards) == (1, "gloria, 5 golem")


def test_a9_4_noctis_cards_defend_against_an_infamia(lay):
    t = at(lay, "NoctisPhase", hand_1="infamia, 5 horten", hand_2="5 golem", fame_2="1")
    t.do("play infamia", "defame seat-2", "buy-off")
    assert (t.fame(2), t.hand(2), t.discards) == (1, "", "5 horten, 5 golem, infamia")


def test_a9_4_they_have_their_own_discard_pile(dry):
    t = dry("DrawNoctis 2", pile="golem", discards="pactum, infamia, 3 horten").fate("golem", "infamia").advance()
    assert (t.hand(1), t.discards) == ("golem, infamia", "3 horten")
    assert t.state.noctis_pile == 1


def test_a9_4_the_last_noctis_card_leaving_turns_the_noctis_discards_into_the_new_pile(dry):
    t = dry("DrawNoctis 1", pile="golem", discards="2 pactum").advance()
    assert (t.hand(1), t.state.noctis_pile, t.discards) == ("golem", 2, "")
    assert t.told("draw", "shuffle") == ["draw", "shuffle"]


def test_a9_4_without_noctis_discards_the_pile_stays_empty(dry):
    t = dry("DrawNoctis 1", pile="golem", discards="horten").advance()
    assert (t.state.noctis_pile, t.told("shuffle")) == (0, [])


def test_a9_4_later_noctis_discards_wait_until_a_card_is_due(dry):
    t = dry("GiftsField", hand="5 golem").do("give")
    assert (t.state.noctis_pile, t.discards) == (0, "5 golem")
    t = dry("DrawNoctis 1", discards="5 golem").advance()
    assert (t.hand(1), t.state.noctis_pile, t.discards) == ("golem", 4, "")


def test_a9_4_what_cannot_be_served_is_lost(dry):
    t = dry("DrawNoctis 3", pile="golem", discards="pactum").advance()
    assert (t.hand(1), t.asked()) == ("golem, pactum", (0, "EndTurn"))
    t = dry("DrawNoctis 3").advance()
    assert (t.hand(1), t.asked()) == ("", (0, "EndTurn"))


def test_a9_4_a_noctis_shuffle_leaves_base_discards_and_bank_alone(dry):
    t = dry("DrawNoctis 1", pile="golem", discards="horten, pactum", options={"bank": "yes"}, bank="domo").advance()
    assert (t.bank, t.discards, t.state.generation) == ("domo", "horten", 0)


def test_a11_2_which_noctis_card_comes_is_random(dry):
    t = dry("DrawNoctis 1", pile="3 golem, infamia")
    chance = fate_asked(t.state)
    assert [int(weight) for weight in chance.weights(t.state)] == [0] * 10 + [3, 0, 0, 0, 0, 1]
    t.fate("infamia").advance()
    assert (t.hand(1), t.drawn) == ("infamia", [("noctis-pile", "infamia")])
