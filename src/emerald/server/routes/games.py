"""What can be played here."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from emerald.games import shelf
from emerald.kernel.game import Option, Setup
from emerald.players.registry import OFFERED
from emerald.server.drawing import DRAWN, drawing
from emerald.server.faults import Refused
from emerald.server.messages.components import Components
from emerald.server.messages.games import GameSheet, Preset, Switch
from emerald.server.routes.answers import TheHouse

Hash = Annotated[str, QueryParameter(max_length=64)]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameSheet]:
    """Return every game there is, with its options."""
    return [sheet(name) for name in DRAWN if name in shelf.TITLES]


@get("/api/games/{name:str}/components")
async def show_components(house: TheHouse, name: FromPath[str], catalogue: Hash = "") -> Components:
    """Return what the box of a game holds, or a catalogue that was brought for it."""
    if name not in DRAWN:
        raise Refused(404, "server-unknown-game", {"word": name[:40]})
    game = await house.library.game(name, "" if catalogue == sheet(name).catalogue else catalogue)
    return drawing(name).components(game.catalogue)


@cache
def sheet(name: str) -> GameSheet:
    """Return what a table of a game can be like."""
    game = shelf.open_game(name)
    return GameSheet(
        name=name,
        title=shelf.TITLES[name],
        rules_version=game.rules_version,
        edition=game.edition,
        catalogue=game.catalogue_hash,
        seats=list(game.seats),
        options=[switch(game, each) for each in game.options],
        presets=[
            Preset(
                each.name, each.options, [seats for seats in game.seats if not game.check(Setup(seats, each.options))]
            )
            for each in drawing(name).PRESETS
        ],
        bots=list(OFFERED),
        reactions=drawing(name).REACTIONS,
    )


def switch(game: Any, option: Option) -> Switch:
    """Return an option, with the choices that the game does not refuse to so many players."""
    by_seats = {
        str(seats): [choice for choice in option.choices if not game.check(Setup(seats, {option.name: choice}))]
        for seats in game.seats
    }
    return Switch(option.name, option.rule, option.default, option.choices, by_seats)


ROUTES = [list_games, show_components]
