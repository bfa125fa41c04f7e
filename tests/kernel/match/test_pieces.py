"""A match kept in pieces is the same match, for its keeper and for another who follows."""

import pytest

from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces, joined
from emerald.kernel.match.text import read, write
from emerald.kernel.messages import Refusal
from emerald.kernel.rng import Rng

SEED = b"kept in pieces"


@pytest.mark.parametrize("seed", [1, 2])
def test_pieces_put_together_are_the_file_at_every_moment(alchemicus, seed):
    match = Match(alchemicus, Setup(3, {"noctis": "yes", "turn-limit": "4"}), SEED, ["Anna", "Bruno", "Cleo"])
    pieces, rng, kept, position = Pieces(match), Rng(seed), [], 0
    while not match.over:
        seat = match.asked()[0]
        if match.can_undo(seat) and rng.below(6) == 0:
            match.undo(seat)
        else:
            actions = match.view(seat).actions
            match.play(seat, int(actions[rng.below(len(actions))]))
        kept += pieces.since(position)
        position = len(match.log)
        assert joined(pieces.header(), kept, position, pieces.digest(), pieces.tail()) == write(match)
    assert position > 100


def test_another_keeper_follows_and_may_go_on(alchemicus):
    names = ["Anna", "Bruno"]
    one = Match(alchemicus, Setup(2, {"turn-limit": "3"}), SEED, names)
    two = Match(alchemicus, Setup(2, {"turn-limit": "3"}), SEED, names)
    rng = Rng(3)
    steps = 0
    while not one.over:
        position = len(one.log)
        seat = one.asked()[0]
        if one.can_undo(seat) and rng.below(4) == 0:
            one.undo(seat)
        else:
            actions = one.view(seat).actions
            one.play(seat, int(actions[rng.below(len(actions))]))
        Pieces(two).follow(Pieces(one).since(position), Pieces(one).tail())
        assert write(two) == write(one)
        assert two.asked() == one.asked()
        assert [two.version(each) for each in (-1, 0, 1)] == [one.version(each) for each in (-1, 0, 1)]
        one, two = two, one
        steps += 1
    assert steps > 20
    assert write(read(write(one), alchemicus)) == write(two)


def test_who_listens_is_told_the_same_by_whoever_follows(play):
    t = play("pick 1, pick 1, open, both (1: choose, draw; 2: choose), pick 2")
    other = play("pick 1, pick 1, open, both (1: choose, draw; 2: choose), pick 2")
    for line in (1, "pick red"), (1, "pick blue"), (2, "choose right"), (1, "choose left"), (2, "pick red"):
        position = len(t.match.log)
        t.do(*line)
        Pieces(other.match).follow(Pieces(t.match).since(position), Pieces(t.match).tail())
        for seat in (-1, 0, 1):
            told = [event.key() for event in t.match.events_for(seat)]
            heard = [event.key() for event in other.match.events_for(seat)]
            rest = iter(heard)
            assert all(event in rest for event in told)  # in order; what was told of a tail is undone and told again
            assert heard == told or heard[0][:2] == ("undo", seat)


def test_the_word_passes_with_what_ends_a_turn_or_asks_fate(play):
    match = play("pick 1, pick 1, open, pick 2").match
    red, blue = match.game.actions.parse("pick red"), match.game.actions.parse("pick blue")
    assert not match.passes(0, [red])
    assert match.passes(0, [red, blue])
    assert match.tail == []
    with pytest.raises(Refusal):
        match.passes(1, [red])
    with pytest.raises(Refusal):
        match.passes(0, [red, red, red])
