"""A9.10 Infamia: who can be defamed, and how one defends oneself; A10.4 is in test_a10_infamia."""

import pytest

NOCTIS = {"bank": "no", "noctis": "yes"}


def phase(lay, seats=2, hand="infamia, 5 horten", **position):
    """Lay out a Noctis phase of the first seat, who holds an Infamia and its price."""
    lines = {line.replace("_", "-"): words for line, words in position.items()}
    return lay(seats, NOCTIS, {"hand-1": hand, "next": "NoctisPhase"} | lines)


# -- who can be defamed ------------------------------------------------------------------------------


def test_a9_10_another_player_loses_one_fame(lay):
    t = phase(lay, fame_2="3").do("play infamia", "defame seat-2")
    assert (t.fame(2), t.hand(1), t.discards) == (2, "", "5 horten, infamia")


def test_a9_10_any_other_player_with_fame_never_oneself(lay):
    t = phase(lay, seats=4, fame_1="9", fame_2="1", fame_4="2").do("play infamia")
    assert t.shown() == ["defame seat-2", "defame seat-3", "defame seat-4"]
    assert t.may() == ["defame seat-2", "defame seat-4"]
    assert t.refusal("defame seat-3") == "A9.10 no-fame-to-lose (seat=3)"


def test_a9_10_when_nobody_else_has_fame_it_cannot_be_played(lay):
    t = phase(lay, fame_1="5")
    assert t.refusal("play infamia") == "A9.2 no-target (card=infamia, mode=fame)"


def test_a9_10_only_the_target_loses_fame(lay):
    t = phase(lay, seats=3, fame_1="4", fame_2="1", fame_3="2").do("play infamia", "defame seat-3")
    assert [t.fame(seat) for seat in (1, 2, 3)] == [4, 1, 1]


def test_a9_10_it_is_paid_before_the_target_is_asked(lay):
    t = phase(lay, fame_2="1", hand_2="5 domo").do("play infamia", "defame seat-2")
    assert t.asked() == (1, "Defend")
    assert (t.hand(1), t.discards, t.fame(2)) == ("infamia", "5 horten", 1)


# -- the defence -------------------------------------------------------------------------------------


def test_a9_10_without_a_possible_defence_nothing_is_asked(lay):
    t = phase(lay, fame_2="1", hand_2="4 domo", built_2="horten").do("play infamia", "defame seat-2")
    assert t.asked() == (0, "NoctisPhase")
    assert (t.fame(2), t.hand(2)) == (0, "4 domo")


def test_a9_10_a_golem_in_hand_is_no_active_one(lay):
    t = phase(lay, fame_2="1", hand_2="4 golem").do("play infamia", "defame seat-2")
    assert t.asked() == (0, "NoctisPhase")
    assert t.fame(2) == 0


def test_a9_10_any_five_cards_avert_it(lay):
    t = phase(lay, fame_2="1", hand_2="4 domo, gloria, golem").do("play infamia", "defame seat-2")
    assert t.may() == ["buy-off", "suffer"]
    t.do("buy-off")
    assert t.asked() == (1, "Pay")
    t.do(*["discard domo"] * 4, "discard golem")
    assert (t.fame(2), t.hand(2), t.discards) == (1, "gloria", "5 horten, 4 domo, golem, infamia")
    assert t.asked() == (0, "NoctisPhase")


def test_a9_10_an_active_golem_averts_it(lay):
    t = phase(lay, fame_2="1", built_2="horten golem: herbs, pergula").do("play infamia", "defame seat-2")
    assert t.may() == ["sacrifice plot-1", "suffer"]
    assert t.refusal("buy-off") == "A2.2 too-few-cards (need=5, have=0)"
    t.do("sacrifice plot-1")
    assert (t.fame(2), t.built(2), t.discards) == (1, "horten: herbs, pergula", "5 horten, golem, infamia")
    assert t.asked() == (0, "NoctisPhase")


def test_a9_10_the_golem_is_named(lay):
    t = phase(lay, fame_2="1", built_2="horten golem, pergula golem, domo").do("play infamia", "defame seat-2")
    assert t.may() == ["sacrifice plot-1", "sacrifice plot-2", "suffer"]
    t.do("sacrifice plot-2")
    assert t.built(2) == "horten golem, pergula, domo"


def test_a9_10_golems_under_like_buildings_are_one_choice(lay):
    t = phase(lay, fame_2="1", built_2="horten golem, horten golem").do("play infamia", "defame seat-2")
    assert t.may() == ["sacrifice plot-1", "suffer"]


def test_a9_10_the_target_may_suffer_although_it_could_defend(lay):
    t = phase(lay, fame_2="2", hand_2="5 domo", built_2="horten golem").do("play infamia", "defame seat-2")
    assert t.may() == ["sacrifice plot-1", "buy-off", "suffer"]
    t.do("suffer")
    assert (t.fame(2), t.hand(2), t.built(2)) == (1, "5 domo", "horten golem")
    assert t.discards == "5 horten, infamia"


def test_a9_10_the_golems_of_others_are_no_defence(lay):
    t = phase(lay, seats=3, fame_2="1", built_1="horten golem", built_3="horten golem")
    t.do("play infamia", "defame seat-2")
    assert t.asked() == (0, "NoctisPhase")
    assert t.fame(2) == 0


@pytest.mark.parametrize("answer", ["sacrifice plot-1", "buy-off"])
def test_a9_10_the_infamia_is_discarded_after_the_defence(lay, answer):
    t = phase(lay, fame_2="1", hand_2="5 domo", built_2="horten golem").do("play infamia", "defame seat-2", answer)
    assert t.events[-1].key()[:3] == ("discard", 0, 15)


def test_a9_10_each_is_resolved_before_the_next_card(lay):
    t = phase(lay, fame_2="2", hand="2 infamia, 10 horten", hand_2="5 domo")
    t.do("play infamia", "defame seat-2").pay()
    assert t.asked() == (1, "Defend")
    t.do("buy-off")
    assert t.asked() == (0, "NoctisPhase")
    t.do("play infamia", "defame seat-2").pay()
    assert t.asked() == (0, "NoctisPhase")  # now there is nothing left to defend with
    assert t.fame(2) == 1


def test_a9_10_the_target_chooses_anew_each_time(lay):
    t = phase(lay, fame_2="2", hand="2 infamia, 10 horten", hand_2="5 domo", built_2="horten golem")
    t.do("play infamia", "defame seat-2").pay().do("suffer")
    t.do("play infamia", "defame seat-2").pay()
    assert t.may() == ["sacrifice plot-1", "buy-off", "suffer"]


def test_a9_10_a_sacrificed_golem_bares_its_building_at_once(lay):
    t = phase(lay, fame_2="1", hand="infamia, spiritus, 7 horten", built_2="alembic golem")
    assert "play spiritus" not in t.may()
    t.do("play infamia", "defame seat-2").pay().do("sacrifice plot-1")
    t.do("play spiritus", "haunt seat-2/plot-1")
    assert t.built(2) == "alembic spiritus"


def test_a11_1_the_defence_is_decided_inside_anothers_turn(lay):
    t = phase(lay, fame_2="1", hand_2="5 domo", field_2="3").do("play infamia", "defame seat-2", "suffer")
    assert [seat.turns for seat in t.state.seats] == [1, 1]
    t.do("pass", "end-turn")
    assert t.asked() == (1, "ChooseDraw")
    assert [seat.turns for seat in t.state.seats] == [1, 2]
