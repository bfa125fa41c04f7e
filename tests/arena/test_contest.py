"""Contests: in order, in many processes, on a Ray cluster, interrupted and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from emerald.arena.block import Block, BlockRecord, Terms
from emerald.arena.contest import Contest
from emerald.arena.crew import Alone, Crew, OnRay, Processes, crew
from emerald.arena.ledger import BLOCKS, Ledger, OtherContest
from emerald.arena.sprt import Sprt
from tests.arena.conftest import SHORT


def digests(contest: Contest, hired: Crew) -> list[str]:
    return [game.digest for each in contest.play(hired) for game in each.record.games]


def test_blocks_come_in_order_whoever_plays_them(terms: Terms) -> None:
    contest = Contest(
        replace(terms, players=("greedy:depth=1", "random", "greedy:worlds=1,depth=1")), LINEUPS, range(2)
    )
    alone = digests(contest, Alone())
    with crew(2) as hired:
        assert isinstance(hired, Processes)
        assert digests(contest, hired) == alone
    assert len(alone) == len(contest) * 2


LINEUPS = [(0, 1), (0, 2), (1, 2)]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_cluster_plays_the_same(terms: Terms) -> None:
    contest = Contest(terms, [(0, 1)], range(3))
    with crew(1, ray="") as hired:
        assert isinstance(hired, OnRay)
        assert digests(contest, hired) == digests(contest, Alone())


class Tired:
    """Stops after so many blocks, as a machine does that is switched off."""

    def __init__(self, blocks: int) -> None:
        self.left = blocks
        self.played: list[str] = []

    def play(self, blocks: Iterator[Block]) -> Iterator[BlockRecord]:
        for block in blocks:
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            self.played.append(block.name)
            yield next(iter(Alone().play([block])))


def test_a_contest_goes_on_where_it_stopped(terms: Terms, tmp_path: Path) -> None:
    tired = Tired(2)
    with pytest.raises(KeyboardInterrupt):
        digests(Contest(terms, [(0, 1)], range(4), Ledger(tmp_path, terms)), tired)
    with (tmp_path / BLOCKS).open("a") as file:
        file.write('{"name": "0-1 2", "line')  # the line it was writing when the power went
    again = Tired(99)
    ledger = Ledger(tmp_path, terms)
    assert len(ledger) == 2
    found = digests(Contest(terms, [(0, 1)], range(4), ledger), again)
    assert tired.played + again.played == [f"0-1 {number}" for number in range(4)]
    assert found == digests(Contest(terms, [(0, 1)], range(4)), Alone())
    assert [json.loads(line)["number"] for line in (tmp_path / BLOCKS).read_text().splitlines()] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("other", "word"),
    [
        (Terms("alchemicus", "", 2, SHORT, ("greedy:depth=1", "random"), "t"), "seed"),
        (Terms("alchemicus", "", 2, (), ("greedy:depth=1", "random"), "s"), "options"),
        (Terms("alchemicus", "", 2, SHORT, ("greedy", "random"), "s"), "players"),
    ],
)
def test_another_contest_does_not_go_on_here(terms: Terms, tmp_path: Path, other: Terms, word: str) -> None:
    Ledger(tmp_path, terms)
    with pytest.raises(OtherContest) as refused:
        Ledger(tmp_path, other)
    assert refused.value.word == word


def test_nor_does_it_with_other_code(terms: Terms, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, terms)
    place = tmp_path / "contest.json"
    place.write_text(place.read_text().replace(ledger.identity["alchemicus"]["source"], "0123456789abcdef"))
    with pytest.raises(OtherContest) as refused:
        Ledger(tmp_path, terms)
    assert refused.value.word == "source of alchemicus"


def test_a_test_stops_the_contest_at_the_same_block_every_time(terms: Terms) -> None:
    ends = []
    for processes in (1, 2):
        test = Sprt(0, 100)
        with crew(processes) as hired:
            ends.append(len(list(Contest(terms, [(0, 1)], range(300)).play(hired, test))))
        assert test.verdict is not None
    assert ends[0] == ends[1] < 300
