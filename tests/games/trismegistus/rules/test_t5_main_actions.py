"""T5 Main actions."""


def test_t5_1_gather_gives_raw_of_the_dies_metal(lay):
    t = lay(2, {}, {"die-1": "red iron 4", "next": "ActionPhase 0"}).do("gather 3")
    assert (t.things(), t.die()) == ("3 raw-iron", "red iron 1")
    assert t.asked() == (0, "ActionPhase")
