"""Blocks: the same deal in every seating, the same result whenever and wherever they are played."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from emerald.arena.block import Block, Terms, block_from_json, opened, play_block
from emerald.arena.dealer import Dealer
from emerald.arena.seating import Lineup
from emerald.arena.table import bucket_of, start_of
from emerald.kernel.agenda import questions
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.match import Match

Blocks = Callable[[Lineup, int], Block]


def test_every_seating_is_played_and_counted(block: Blocks) -> None:
    record = play_block(block((0, 1), 3))
    assert [game.seating for game in record.games] == [[0, 1], [1, 0]]
    for game in record.games:
        assert sorted(seat.place for seat in game.seats) in ([1, 2], [1, 1])
        for seat in game.seats:
            assert seat.points == seat.lines["fame"] == sum(seat.gains.values())
            assert seat.decisions == sum(seat.times.values()) > 0
            assert seat.seconds > 0
            assert seat.slowest / 1000 <= seat.seconds
        which = game.seating.index(0)
        assert game.seats[which].nodes > game.seats[which].decisions  # greedy looks at every answer in two worlds
        assert game.seats[1 - which].nodes == 0


def test_a_block_is_played_alike_every_time(block: Blocks) -> None:
    one, again, other = (play_block(block((0, 1), number)) for number in (5, 5, 6))
    digests = [[game.digest for game in record.games] for record in (one, again, other)]
    assert digests[0] == digests[1] != digests[2]


def test_the_deal_is_that_of_a_match_with_the_same_seed(terms: Terms) -> None:
    game = opened("alchemicus", "")
    match = Match(game, Setup(2), seed_from_text("s 4"))
    s = game.begin(Setup(2))
    Dealer(game, "s 4").speak(s)
    assert s.key() == match.state.key()
    assert questions(s)[0][0] == match.asked()[0]


def test_what_is_written_of_a_block_can_be_read(block: Blocks) -> None:
    record = play_block(block((0, 1), 1))
    assert block_from_json(json.loads(json.dumps(record.to_json()))) == record


def test_what_a_payment_brings_is_put_down_to_what_was_paid_for(terms: Terms) -> None:
    sources: set[str] = set()
    for number in range(4):
        longer = replace(terms, options=(("turn-limit", "20"),), players=("greedy", "greedy:depth=2"))
        for game in play_block(Block(longer, (0, 1), number)).games:
            sources |= {source for seat in game.seats for source in seat.gains}
    assert sources <= {"give", "play gloria", "move 4", "move 5", *[f"through {line}-fame" for line in SELLERS]}
    assert "give" in sources


SELLERS = ("pergula", "taberna", "donarium")


def test_buckets_of_time_grow_by_quarter_octaves() -> None:
    assert bucket_of(0.0) == 0
    assert bucket_of(0.001) == 39  # 2 ** 9.75 microseconds lie below a millisecond
    assert start_of(40) == 1.024
    for bucket in range(3, 80):
        assert bucket_of(start_of(bucket) / 1000 * 1.0001) == bucket
