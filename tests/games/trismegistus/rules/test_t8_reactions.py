"""T8 Reactions: what the others may do with the active die, in order or at once."""

import pytest

from emerald.kernel.agenda import questions

AT_ONCE = {"reactions": "at-once"}
EVERYTHING = "raw-lead, raw-copper, raw-tin, raw-mercury, raw-iron, silver, 3 salt, charged-reaction"


def reacting(lay, die="red tin 2", seats=2, options=None, **lines):
    position = {"die-1": die, "next": "Reactions", "bowls": "iron/red"}
    return lay(seats, options or {}, position | {line.replace("_", "-"): text for line, text in lines.items()})


def test_t8_1_one_reaction_token_is_discharged(lay):
    t = reacting(lay, things_2="2 charged-reaction").do("react-gather")
    assert t.things(2) == "raw-tin, charged-reaction, discharged-reaction"
    assert t.asked() == (1, "DraftDie")  # exactly one reaction


def test_t8_1_gain_a_raw_material_of_the_dies_metal(lay):
    assert reacting(lay, "red iron 2", things_2="charged-reaction").do("react-gather").things(2).startswith("raw-iron")


@pytest.mark.parametrize(("face", "gained"), [("lead", "salt"), ("copper", "aether"), ("mercury", "raw-mercury")])
def test_t8_1_or_an_essence_of_its_bowl(lay, face, gained):
    t = reacting(lay, f"red {face} 2", things_2="charged-reaction").do("react-essence")
    assert t.things(2) == f"{gained}, discharged-reaction"


def test_t8_1_any_essence_for_iron(lay):
    t = reacting(lay, "red iron 2", things_2="charged-reaction").do("react-essence", "name-essence sulfur")
    assert t.things(2) == "sulfur, discharged-reaction"


def test_t8_1_or_one_transmutation_along_an_arrow_of_its_colour(lay):
    t = reacting(lay, things_2=EVERYTHING)
    lawful = [words for words in t.may() if words.startswith("react-transmute")]
    assert lawful == ["react-transmute tin-to-mercury", "react-transmute silver-to-gold"]
    assert t.why_not("react-transmute lead-to-copper") == "T6.4 not-the-dies-colour"
    t.do("react-transmute silver-to-gold", "pay salt")
    assert t.asked() == (1, "DraftDie")
    assert t.tracks(2) == "earth 1"


def test_t8_1_where_it_cannot_be_done_it_is_said_why(lay):
    t = reacting(lay, things_2="raw-tin, charged-reaction")
    assert t.why_not("react-transmute tin-to-mercury") == "T6.2 no-essence"
    assert t.why_not("react-transmute silver-to-gold") == "T6.1 nothing-to-move"


def test_t8_1_or_recharge_an_artifact_of_ones_own(lay):
    t = reacting(lay, things_2="charged-reaction", artifacts_2="slot-1: wild discharged, slot-4: token")
    assert t.why_not("react-recharge slot-4") == "T5.5 not-discharged"
    assert "react-recharge slot-2" not in t.shown()
    assert t.do("react-recharge slot-1").artifacts(2) == "slot-1: wild, slot-4: token"


def test_t8_1_or_nothing(lay):
    t = reacting(lay, things_2="charged-reaction").do("no-reaction")
    assert (t.things(2), t.asked()) == ("charged-reaction", (1, "DraftDie"))


def test_t8_1_without_a_charged_token_one_is_not_asked(lay):
    assert reacting(lay, things_2="2 discharged-reaction").asked() == (1, "DraftDie")


def test_t8_1_the_active_seat_does_not_react(lay):
    assert reacting(lay, things_1="2 charged-reaction").asked() == (1, "DraftDie")


def test_t8_1_the_face_is_the_one_the_die_was_turned_to(lay):
    lines = {"bowls": "2 infinity/black, iron/red", "things-2": "charged-reaction"}
    t = lay(2, {}, lines).do("draft infinity/black", "turn-to copper", "gather 1", "end-actions", "react-gather")
    assert t.things(2) == "raw-copper, discharged-reaction"


def test_t8_1_a_spent_die_still_counts(lay):
    t = lay(2, {}, {"die-1": "red tin 1", "things-2": "charged-reaction", "next": "ActionPhase 0"})
    t.do("gather 1", "end-actions", "react-gather")
    assert t.things(2) == "raw-tin, discharged-reaction"


def test_t8_1_free_actions_are_no_part_of_it(lay):
    t = reacting(lay, things_2="9 gold, raw-lead, charged-reaction", beside_2="begin-fire-1")
    assert {words.split()[0] for words in t.shown()} == {
        *("react-gather", "react-essence", "react-transmute", "no-reaction"),
    }


def test_t8_1_alone_you_react_to_the_bot(lay):
    lines = {"turn": "bot", "bot-die": "black lead 2", "things-1": "charged-reaction, raw-lead, salt"}
    t = lay(1, {}, lines | {"next": "Reactions"})
    assert t.asked() == (0, "React")
    assert t.why_not("react-transmute silver-to-gold") == "T6.4 not-the-dies-colour"
    t.do("react-transmute lead-to-copper")
    assert t.things() == "refined-copper, discharged-reaction"
    t = lay(1, {}, lines | {"next": "Reactions"}).do("react-essence")
    assert t.things() == "raw-lead, 2 salt, discharged-reaction"


# -- T8.2 in order, at once ---------------------------------------------------------------------------------

THREE = {"things_1": "charged-reaction", "things_3": "charged-reaction", "things_4": "charged-reaction"}


def test_t8_2_in_order_from_the_active_players_left(lay):
    t = reacting(lay, seats=4, turn="2", die_2="red tin 2", **THREE)
    asked = []
    while t.asked()[1] == "React":
        asked.append(t.asked()[0] + 1)
        t.do("no-reaction")
    assert asked == [3, 4, 1]


def test_t8_2_at_once_all_may_answer_in_any_order(lay):
    t = reacting(lay, seats=4, options=AT_ONCE, turn="2", die_2="red tin 2", **THREE)
    assert sorted(seat + 1 for seat, _ in questions(t.state)) == [1, 3, 4]
    t.do("react-gather", seat=0).do("no-reaction", seat=3).do("react-gather", seat=2)
    assert (t.things(1), t.things(4), t.things(3)) == (
        *("raw-tin, discharged-reaction", "charged-reaction", "raw-tin, discharged-reaction"),
    )
    assert t.asked()[1] == "DraftDie"


def test_t8_2_at_once_a_single_reactor_is_simply_asked(lay):
    t = reacting(lay, options=AT_ONCE, things_2="charged-reaction")
    assert [type(step).__name__ for step in t.state.agenda][-1] == "React"


def test_t8_2_at_once_who_draws_first_from_a_shared_stack_has_the_first_card(lay):
    lines = {"artifacts_2": "slot-1: finder", "artifacts_3": "slot-1: reader", "stack_1": "salt-giver, token"}
    things = {f"things_{seat}": "charged-reaction, raw-lead, salt" for seat in (2, 3)}
    t = reacting(lay, "black tin 2", 3, AT_ONCE, **lines, **things)
    for seat in (2, 1):
        t.do("react-transmute lead-to-copper", "use-artifact slot-1", seat=seat)
    t.fate("artifact-22").do("yes", seat=1)
    assert t.asked()[1] == "PlaceArtifact"
    t.do("place slot-2", seat=1).do("no", seat=2)
    assert (t.artifacts(2), t.things(2)) == (
        "slot-1: finder discharged, slot-2: salt-giver",
        "refined-copper, salt, discharged-reaction",
    )
    assert int(t.state.artifacts[1]).bit_count() == 1
