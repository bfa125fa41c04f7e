"""How a finished game was decided: points by source at the end of every round, and what each publication rests on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.rng import Rng
from emerald.server.tables.scoring import score_sheet
from tests.server.playing import Make, begun, play_to_the_end
from tools.servers.running import ME

RICH = {
    "turn": "1",
    "field-1": "6",
    "field-2": "3",
    "turns-1": "5",
    "turns-2": "5",
    "fame-1": "4",
    "fame-2": "2",
    "hand-1": "gloria, 2 horten, 3 metalle, 4 pergula",
    "hand-2": "2 pergula",
    "built-1": "labrium: gold, labrium: gold, donarium, pergula, taberna",
    "built-2": "horten",
}


def played(match: Match, seed: int) -> Match:
    rng = Rng(seed)
    while not match.over:
        seat = match.asked()[0]
        actions = match.view(seat).actions
        match.play(seat, int(actions[rng.below(len(actions))]))
    return match


def laid(position: dict[str, str], *words: str) -> Match:
    """Return a match of Alchemicus from a position, with these answers; payments are made as suggested."""
    game = open_game("alchemicus")
    match = Match(game, Setup(2, {"bank": "no", "turn-limit": "6"}), b"scores", position=position)
    for each in words:
        while game.actions.parse(each) not in match.view(match.asked()[0]).actions:
            match.play_all(match.asked()[0], match.suggest(match.asked()[0]))
        match.play(match.asked()[0], game.actions.parse(each))
    while match.asked()[0] == 0:  # answers of a turn that goes on are not in the log
        actions = match.view(0).actions
        match.play(0, int(actions[len(actions) - 1]))
    return match


def last(match: Match) -> list[dict[str, int]]:
    return [{key: value for key, value in points if value} for points in score_sheet(match).stages[-1].points]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "seats"), [("trismegistus", 1), ("trismegistus", 3), ("alchemicus", 3)])
def test_t14_a7_the_last_stage_adds_up_to_the_result(name: str, seats: int, seed: int) -> None:
    game = open_game(name)
    match = played(Match(game, Setup(seats), f"sheet {seed}".encode()), seed)
    sheet = score_sheet(match)
    result = {each.seat + 1: each.lines[0].value for each in game.standings(match.state)}
    assert sheet.seats == [*range(1, seats + 1), *([0] if seats == 1 else [])]
    for stage in sheet.stages:
        assert len(stage.points) == len(sheet.seats)
    assert {seat: sum(value for _, value in points) for seat, points in zip(sheet.seats, sheet.stages[-1].points)} == (
        result
    )
    numbers = [stage.number for stage in sheet.stages]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert name == "alchemicus" or numbers == [1, 2, 3]


@pytest.mark.parametrize("seed", range(3))
def test_t14_2_every_symbol_serves_one_publication_at_most_and_those_that_score_are_served(seed: int) -> None:
    match = played(Match(open_game("trismegistus"), Setup(2), f"symbols {seed}".encode()), seed)
    state: Any = match.state
    sheet = score_sheet(match)
    assert [each.seat for each in sheet.sheets] == [1, 2]
    for seat, each in enumerate(sheet.sheets):
        scored = sum(card.points for card in each.publications if card.is_complete)
        assert dict(sheet.stages[-1].points[seat])["publications"] == scored
        for card in each.publications:
            serving = Counter(symbol.element for symbol in each.symbols if symbol.serves == card.place)
            assert serving == (card.needs if card.is_complete else {})
        done = [symbol for symbol in each.symbols if symbol.kind == "experiment"]
        assert len(done) == len(state.seats[seat].done)
    assert any(each.publications for each in sheet.sheets)


def test_a6_1_fame_is_put_down_to_the_building_that_sold() -> None:
    match = laid(
        RICH, "move 1", "sell plot-1/gold", "through donarium-fame", "sell plot-2/gold", "through pergula-fame"
    )
    assert last(match)[0] == {"fame-before": 4, "fame-donaria": 5, "fame-pergulae": 1}


def test_a7_1_gifts_and_a7_2_gloria_are_told_apart() -> None:
    match = laid({**RICH, "field-1": "7"}, "move 1", "give", "end-turn")
    assert last(match)[0] == {"fame-before": 4, "fame-gifts": 1}
    match = laid({**RICH, "field-1": "7", "next": "EndTurn 0"}, "play gloria", "end-turn")
    assert last(match)[0] == {"fame-before": 4, "fame-gloria": 1}


def test_a2_4_fame_paid_for_a_long_way_is_lost() -> None:
    match = laid(RICH, "move 4")
    assert last(match)[0] == {"fame-before": 4, "fame-lost": -1}


def test_the_sheet_is_there_when_the_game_is_over(client: Make) -> None:
    anna, bruno, table = begun(client, options={"turn-limit": "2"}, can_watch=False)
    anna.get(f"/api/tables/{table}/scores", 409)
    play_to_the_end({1: anna, 2: bruno}, table)
    sheet: Any = anna.get(f"/api/tables/{table}/scores")
    assert sheet["seats"] == [1, 2]
    client("Cleo").get(f"/api/tables/{table}/scores", 403)


def test_a_race_knows_no_fame(client: Make) -> None:
    anna = client("Anna")
    options = {"race": "yes", "noctis": "yes", "turn-limit": "1"}
    table = anna.lay(ME, ME, options=options)["table"]
    anna.post(f"/api/tables/{table}/begin")
    play_to_the_end({1: anna, 2: anna}, table)
    assert all(not any(stage["points"]) for stage in anna.get(f"/api/tables/{table}/scores")["stages"])
