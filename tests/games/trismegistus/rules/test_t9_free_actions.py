"""T9 Free actions: which are shown, and that each leads where it should."""

from tests.games.trismegistus.saying import experiment


def acting(lay, options=None, **lines):
    position = {"die-1": "red iron 2", "laboratory-1": "lab-1", "next": "ActionPhase 1"}
    return lay(2, options or {}, position | {line.replace("_", "-"): text for line, text in lines.items()})


def shown(t, verb):
    return [words.removeprefix(verb + " ") for words in t.shown() if words.startswith(verb + " ")]


def test_t9_1_an_experiment_may_be_performed(lay):
    t = acting(lay, things_1="raw-lead", beside_1="low-fire-1, begin-air-2", masterpiece_1="master-water-1")
    names = ("begin-air-2", "low-fire-1", "master-water-1")
    assert shown(t, "perform") == [experiment(t, name) for name in names]
    assert t.refusal(f"perform {experiment(t, 'low-fire-1')}").startswith("T10.2 requirement-not-met")
    t.do(f"perform {experiment(t, 'begin-air-2')}")
    assert (t.things(), t.beside()) == ("salt", "low-fire-1")


def test_t9_2_a_formula_may_be_unlocked_with_gold(lay):
    t = acting(lay, things_1="gold", chamber_1="cell-2: fire-2")
    assert shown(t, "unlock") == ["earth-1", "earth-2", "fire-1", "water-1", "water-2", "air-1", "air-2"]
    t.do("unlock air-1", "into cell-4")
    assert (t.things(), t.asked()[1]) == ("", "ActionPhase")
    assert int(t.state.seats[0].chamber[3]) == 6
    assert t.refusal("unlock fire-1") == "T11.3 not-enough-gold (need=2, have=0)"


def test_t9_3_a_formula_that_lies_face_up_may_be_used(lay):
    t = acting(lay, chamber_1="cell-1: earth-1, cell-2: fire-1, cell-3: air-2 used")
    assert shown(t, "use-formula") == ["cell-1", "cell-2"]
    t.do("use-formula cell-1")
    assert t.things() == "chameleon"
    assert shown(t, "use-formula") == ["cell-2"]


def test_t9_3_not_while_nothing_would_come_of_it(lay):
    t = acting(lay, chamber_1="cell-1: earth-2")
    assert t.why_not("use-formula cell-1") == "T6.1 nothing-to-move"
    t = acting(lay, chamber_1="cell-1: earth-2", things_1="raw-lead, salt")
    t.do("use-formula cell-1", "transmute lead-to-copper")
    assert t.things() == "refined-copper"


def test_t9_4_an_achievement_may_be_claimed(lay):
    t = acting(lay, achievements="feat-2, feat-3", things_1="2 raw-lead")
    assert shown(t, "claim") == ["achievement-2", "achievement-3"]
    assert t.refusal("claim achievement-3").startswith("T12.1 condition-not-met")
    t.do("claim achievement-2")
    assert (t.things(), shown(t, "claim")) == ("2 raw-lead, aether", ["achievement-3"])
    assert int(t.state.seats[0].achievements) == 0b10


def test_t9_1_to_t9_4_any_number_in_ones_own_action_phase(lay):
    t = acting(lay, things_1="raw-lead, 3 gold", beside_1="begin-air-1", achievements="feat-1")
    t.do("claim achievement-1", "unlock earth-1", "into cell-1", f"perform {experiment(t, 'begin-air-1')}")
    t.do("pay raw-lead", "unlock air-1", "into cell-2", "use-formula cell-1")
    assert (t.things(), t.asked()[1]) == ("raw-tin, 2 gold, chameleon", "ActionPhase")
