"""Random play: to the end, or a stretch at a time."""

from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import play_out


def test_a_game_played_in_stretches_is_the_same_game():
    whole, parts = (Crucible().begin(Setup(3)) for _ in range(2))
    answered = play_out(whole, Rng(5))
    rng, stretches = Rng(5), []
    while not parts.over:
        stretches.append(play_out(parts, rng, 7))
    assert parts.key() == whole.key()
    assert sum(stretches) == answered > 14
    assert set(stretches[:-1]) == {7}
