"""T3.14 Reading the introductory set-up: what each seat is given."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.components import Artifact, Experiment, FirstGame, Laboratory, Publication
from emerald.games.trismegistus.pieces import MASTERPIECE, STARTING
from emerald.kernel.catalogue import Item, Source

SEATS: Final = 4
SENTENCES: Final = {
    "first-game-mark": "{word!r} is not played with two players",
    "first-game-twice": "{word!r} is given to two seats",
}


def first_games(
    source: Source,
    laboratories: list[Laboratory],
    experiments: list[Experiment],
    publications: list[Publication],
    artifacts: list[Artifact],
) -> list[FirstGame]:
    """T3.14 Return what seats 1 to 4 are given, from the table [introductory]."""
    table = source.table("introductory")
    starting = [each.name if each.level == STARTING else "" for each in experiments]
    masterpieces = [each.name if each.level == MASTERPIECE else "" for each in experiments]
    first_artifacts = [each.name if each.level == STARTING else "" for each in artifacts]
    read = [publication.name for publication in publications]
    taken: list[str] = []
    games: list[FirstGame] = []
    for seat in range(SEATS):
        item = table.table(f"seat-{seat + 1}")
        laboratory = _place(item, "laboratory", [each.name for each in laboratories], taken)
        experiment = _place(item, "experiment", starting, taken)
        masterpiece = _place(item, "masterpiece", masterpieces, taken)
        publication = _place(item, "publication", read, taken)
        artifact = _place(item, "artifact", first_artifacts, taken)
        if publications[publication].seats > 2:
            name = publications[publication].name
            item.fault(name, "first-game-mark", {"sentence": SENTENCES["first-game-mark"]})
        games.append(FirstGame(laboratory, experiment, masterpiece, publication, artifact))
    return games


def _place(item: Item, key: str, names: list[str], taken: list[str]) -> int:
    """Return the place of the component a key names; each is there once."""
    name = item.word(key, [name for name in names if name] or [""])
    if f"{key} {name}" in taken and item.values.get(key) == name:
        item.fault(name, "first-game-twice", {"sentence": SENTENCES["first-game-twice"]})
    taken.append(f"{key} {name}")
    return names.index(name) if name in names else 0
