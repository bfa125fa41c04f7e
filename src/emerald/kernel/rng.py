"""A small fast generator for search and self-play; a real game draws from ``fate`` instead."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.vecs import i64, vec

_MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """Marsaglia's xorshift128: four 32-bit words, so compiled and interpreted runs agree."""

    def __init__(self, seed: int, is_blank: bool = False) -> None:
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0
        self.w: i64 = 0
        if not is_blank:
            self._mix(seed)

    def _mix(self, seed: int) -> None:
        mixed: list[int] = []
        word = seed & 0xFFFFFFFFFFFFFFFF
        for _ in range(4):  # splitmix64 spreads neighbouring seeds far apart
            word = (word + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            z = word
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            mixed.append((z ^ (z >> 31)) & _MASK)
        self.x = mixed[0]
        self.y = mixed[1]
        self.z = mixed[2]
        self.w = mixed[3] | 1  # never all zero

    def clone(self) -> Rng:
        """Return a generator with the same future."""
        twin = Rng(0, is_blank=True)
        twin.x = self.x
        twin.y = self.y
        twin.z = self.z
        twin.w = self.w
        return twin

    def below(self, n: i64) -> i64:
        """Return an integer in ``range(n)``, for ``n`` up to 2³¹."""
        x = self.x
        w = self.w
        t = x ^ ((x << 11) & _MASK)
        self.x = self.y
        self.y = self.z
        self.z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return (w * n) >> 32

    def pick(self, weights: vec[i64]) -> i64:
        """Return an index, each as likely as its weight says."""
        return outcome_at(weights, self.below(total_of(weights)))


def total_of(weights: vec[i64]) -> i64:
    """Return the sum of the weights."""
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    return total


def outcome_at(weights: vec[i64], point: i64) -> i64:
    """Return the outcome on whose stretch of the line ``0..total`` a point lies."""
    for i in range(len(weights)):
        point -= weights[i]
        if point < 0:
            return i
    raise ValueError(f"no outcome: the weights {list(weights)} are used up")
