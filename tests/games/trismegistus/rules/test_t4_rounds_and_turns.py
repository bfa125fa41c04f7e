"""T4 Rounds and turns: whose turn it is, the draft, the action phase, the clean-up."""

import pytest

BOWLS = "iron/red, 2 iron/black, tin/white, 2 infinity/red, infinity/black, copper/red"
DIE = "red iron 3"


def drafting(lay, **lines):
    return lay(2, {}, {"bowls": BOWLS} | {line.replace("_", "-"): text for line, text in lines.items()})


# -- rounds and turns ---------------------------------------------------------------------------------------


def test_t4_1_everyone_takes_three_dice_in_each_of_three_rounds(game, lay):
    t = lay(2, seed=3)
    taken = {}
    while not t.over:
        here = (int(t.state.round), t.asked()[0])
        words = t.may(t.asked()[0])[0]
        if words.startswith("draft "):
            taken[here] = taken.get(here, 0) + 1
        t.do(words, seat=t.asked()[0])
    assert taken == {(number, seat): 3 for number in (1, 2, 3) for seat in (0, 1)}


def ending(lay, number, seats=2, **lines):
    """The last action phase of a round is about to end."""
    others = " ".join(str(seat) for seat in range(2, seats + 1))
    position = {"round": str(number), "moved-on": others, "used-1": "2 red", "die-1": "red iron 0"}
    position |= {line.replace("_", "-"): text for line, text in lines.items()}
    return lay(seats, {}, position | {"next": "ActionPhase 1"})


def test_t4_1_the_next_round_is_told(lay):
    t = ending(lay, 1).do("end-actions")
    assert int(t.state.round) == 2
    assert [int(event.what) for event in t.events if event.kind == "round"] == [2]


def test_t4_1_after_the_third_round_the_game_is_over(lay):
    assert not ending(lay, 2).do("end-actions").over
    assert ending(lay, 3).do("end-actions").over


def test_t4_2_after_the_last_marker_the_first_follows_again(lay):
    t = lay(3, {}, {"order": "2 3 1", "turn": "1", "bowls": BOWLS, "die-1": "red iron 2", "next": "CleanUp"})
    assert t.asked() == (1, "DraftDie")


def test_t4_2_markers_that_have_moved_on_are_passed_over(lay):
    t = lay(4, {}, {"order": "2 4 3 1", "moved-on": "4 3", "turn": "2", "bowls": BOWLS, "next": "NextTurn"})
    assert t.asked() == (0, "DraftDie")
    assert int(t.state.active) == 0


def test_t4_2_the_last_one_left_plays_turn_after_turn(lay):
    position = {"moved-on": "2", "bowls": BOWLS, "die-1": "red iron 2", "used-1": "2 red", "next": "CleanUp"}
    assert lay(2, {}, position).asked() == (0, "ActionPhase")


def test_t4_2_when_the_row_is_empty_the_round_ends(lay):
    t = lay(2, {}, {"moved-on": "2 1", "next": "NextTurn"})
    assert [source for source, _ in t.advance().drawn][:6] == ["artifacts-2"] * 6


def test_t4_3_draft_action_phase_reactions_clean_up(lay):
    t = lay(3, {}, {"bowls": BOWLS, "things-2": "charged-reaction", "things-3": "charged-reaction"})
    course = []
    for words in ("draft copper/red", "gather 1", "end-actions", "no-reaction", "no-reaction"):
        course.append(t.asked())
        t.do(words)
    assert course == [(0, "DraftDie"), (0, "ActionPhase"), (0, "ActionPhase"), (1, "React"), (2, "React")]
    assert (t.used(1), t.asked()) == ("red", (1, "DraftDie"))
    assert "turn" in t.told()


# -- draft --------------------------------------------------------------------------------------------------


def test_t4_4_with_an_empty_potency_track_a_die_must_be_taken(lay):
    assert drafting(lay).may() == [
        *("draft copper/red", "draft tin/white", "draft iron/black", "draft iron/red"),
        *("draft infinity/black", "draft infinity/red"),
    ]


def test_t4_4_with_a_die_on_it_one_may_be_taken(lay):
    t = drafting(lay, die_1="white tin 2", used_1="black")
    assert t.may()[-1] == "keep-die"
    assert len(t.may()) == 7
    assert t.do("keep-die").die() == "white tin 2"


def test_t4_4_the_old_die_is_used_and_its_potency_lost(lay):
    t = drafting(lay, die_1="white tin 2", used_1="black").do("draft iron/red")
    assert (t.die(), t.used()) == ("red iron 3", "black, white")


def test_t4_4_with_three_dice_taken_nothing_is_asked(lay):
    t = drafting(lay, die_1="white tin 2", used_1="2 black")
    assert t.asked() == (0, "ActionPhase")


@pytest.mark.parametrize(("die", "potency"), [("iron/black", 3), ("tin/white", 1), ("copper/red", 1)])
def test_t4_4_potency_counts_the_dice_of_the_bowl_this_one_included(lay, die, potency):
    t = drafting(lay).do(f"draft {die}")
    face, colour = die.split("/")
    assert t.die() == f"{colour} {face} {potency}"


def test_t4_4_the_die_leaves_its_bowl(lay):
    t = drafting(lay).do("draft iron/black")
    assert "iron/black" in t.bowls
    assert "2 iron/black" not in t.bowls


def test_t4_4_an_ethereal_die_raises_it_by_one(lay):
    t = drafting(lay, things_1="2 ethereal-die").do("draft iron/red")
    assert t.may() == ["raise", "leave-potency"]
    assert t.do("raise").die() == "red iron 4"
    assert (t.things(), t.asked()) == ("ethereal-die", (0, "ActionPhase"))  # one, not more


def test_t4_4_one_may_leave_the_potency_as_it_is(lay):
    t = drafting(lay, things_1="2 ethereal-die").do("draft iron/red", "leave-potency")
    assert (t.die(), t.things()) == ("red iron 3", "2 ethereal-die")


def test_t4_4_never_above_five(lay):
    t = lay(2, {}, {"bowls": "5 iron/red", "things-1": "ethereal-die"}).do("draft iron/red")
    assert (t.die(), t.asked()) == ("red iron 5", (0, "ActionPhase"))
    t = lay(2, {}, {"bowls": "4 iron/red", "things-1": "ethereal-die"}).do("draft iron/red", "raise")
    assert t.die() == "red iron 5"


def test_t4_4_the_example_of_the_book(lay):
    """Three dice lie in the bowl of mercury; one of two ethereal dice makes the potency four."""
    t = lay(2, {}, {"bowls": "2 mercury/white, mercury/black", "things-1": "2 ethereal-die"})
    t.do("draft mercury/white")
    assert t.die() == "white mercury 3"
    t.do("raise")
    assert (t.die(), t.things(), t.asked()[1]) == ("white mercury 4", "ethereal-die", "ActionPhase")


def test_t4_5_infinity_is_turned_at_once_and_counted_where_it_lay(lay):
    t = drafting(lay, things_1="ethereal-die").do("draft infinity/red")
    assert t.may() == [f"turn-to {metal}" for metal in ("lead", "copper", "tin", "mercury", "iron")]
    t.do("turn-to tin")
    assert (t.die(), t.asked()[1]) == ("red tin 3", "AskToRaise")


def test_t4_5_it_is_the_face_it_was_turned_to(lay):
    t = drafting(lay).do("draft infinity/black", "turn-to copper", "gather 2")
    assert t.things() == "2 raw-copper"


# -- action phase -------------------------------------------------------------------------------------------


def acting(lay, main_is_done=0, **lines):
    position = {"die-1": DIE, "next": f"ActionPhase {main_is_done}"}
    return lay(2, {}, position | {line.replace("_", "-"): text for line, text in lines.items()})


def test_t4_6_the_main_action_is_compulsory(lay):
    t = acting(lay)
    assert t.why_not("end-actions") == "T4.6 main-action-is-due"
    assert t.do("gather 1").why_not("end-actions") == ""


def test_t4_6_there_is_one_main_action_only(lay):
    t = acting(lay).do("gather 1")
    assert t.why_not("gather 1") == "T4.6 main-action-is-done"
    assert t.why_not("draw-essence 1") == "T4.6 main-action-is-done"
    assert t.may() == ["end-actions"]


def test_t4_6_it_cannot_spend_what_is_not_there(lay):
    t = acting(lay)
    assert t.refusal("gather 4") == "T4.6 no-potency (have=3)"
    assert t.refusal("draw-essence 5") == "T4.6 no-potency (have=3)"
    assert t.do("gather 3").die() == "red iron 0"


def test_t4_6_free_actions_before_and_after(lay):
    t = acting(lay, things_1="6 gold, raw-lead", beside_1="begin-fire-1, begin-water-1")
    t.do("unlock earth-1", "into cell-1")
    assert t.why_not("end-actions") == "T4.6 main-action-is-due"
    t.do("gather 1", "unlock fire-1", "into cell-2")
    assert t.asked() == (0, "ActionPhase")
    t.do("end-actions")
    assert t.asked()[0] == 1 or t.asked()[1] != "ActionPhase"


def test_t4_6_never_during_the_main_action_nor_before_the_draft(lay):
    lines = {"things_1": "3 silver, 3 salt, gold, raw-lead", "beside_1": "begin-fire-1"}
    t = acting(lay, **lines).do("transmute silver-to-gold")
    while t.asked()[1] != "ActionPhase":
        assert not [words for words in t.shown() if words.split()[0] in ("perform", "unlock", "use-formula", "claim")]
        t.do(t.may()[0])
    shown = drafting(lay, things_1="gold", beside_1="begin-fire-1").shown()
    assert {words.split()[0] for words in shown} == {"draft"}


# -- clean-up -----------------------------------------------------------------------------------------------


def cleaning(lay, seats=2, **lines):
    position = {"bowls": BOWLS, "next": "CleanUp"}
    return lay(seats, {}, position | {line.replace("_", "-"): text for line, text in lines.items()})


def test_t4_7_a_die_without_potency_goes_to_the_used_dice(lay):
    t = cleaning(lay, die_1="red iron 0", used_1="black")
    assert (t.die(), t.used(), t.moved_on) == ("", "black, red", "")


def test_t4_7_a_die_with_potency_stays(lay):
    t = cleaning(lay, die_1="red iron 1", used_1="2 black")
    assert (t.die(), t.used(), t.moved_on) == ("red iron 1", "2 black", "")


def test_t4_7_with_three_used_dice_the_marker_moves_on(lay):
    t = cleaning(lay, 3, order="3 1 2", turn="1", moved_on="3", die_1="red iron 0", used_1="2 black")
    assert (t.used(1), t.moved_on) == ("2 black, red", "3 1")
    assert t.asked() == (1, "DraftDie")


def test_t4_7_who_has_moved_on_may_still_react(lay):
    lines = {"turn": "1", "moved_on": "2", "things_2": "charged-reaction", "die_1": DIE}
    t = cleaning(lay, **lines | {"next": "ActionPhase 1"}).do("end-actions")
    assert t.asked() == (1, "React")


TOKENS = "earth-1: chameleon, fire-1: chameleon, fire-2: advance, water-1: advance, air-2: ethereal-die"


def test_t4_7_tokens_on_or_below_a_marker_are_removed(lay):
    t = cleaning(lay, bonus=TOKENS, tracks_1="fire 4, water 3", tracks_2="earth 7, air 7", die_1=DIE)
    assert t.bonus == "fire-2: advance, water-1: advance, air-2: ethereal-die"


def test_t4_7_a_token_that_was_used_is_removed_though_the_marker_went_back(lay):
    t = cleaning(lay, bonus=TOKENS, tracks_1="fire 3", reached_1="fire-1", die_1=DIE)
    assert "fire-1" not in t.bonus
    assert t.reached() == ""


def test_t4_7_alone_the_markers_of_the_bot_count_too(lay):
    t = lay(1, {}, {"bonus": TOKENS, "bot-tracks": "water 5", "bowls": BOWLS, "die-1": DIE, "next": "CleanUp"})
    assert "water-1" not in t.bonus


def test_t4_7_all_who_reach_a_token_in_the_same_turn_get_it(lay):
    position = {
        "bonus": "earth-1: chameleon",
        "tracks-1": "earth 3",
        "tracks-2": "earth 3",
        "things-1": "raw-iron, salt",
        "things-2": "raw-iron, salt, charged-reaction",
        "die-1": "white iron 1",
        "bowls": BOWLS,
        "next": "ActionPhase 0",
    }
    t = lay(2, {}, position).do("transmute iron-to-silver", "end-actions")
    assert t.bonus == "earth-1: chameleon"  # it lies there until the turn is over
    t.do("react-transmute iron-to-silver")
    assert (t.things(1), t.things(2)) == ("silver, chameleon", "silver, chameleon, discharged-reaction")
    assert t.bonus == ""
