"""Catalogues that people brought: kept in the database by their hash, and as files where a game reads them."""

from __future__ import annotations

import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final, final

import msgspec
from sqlalchemy import Connection, insert, select

from emerald.games import shelf
from emerald.kernel.faults import CatalogueError
from emerald.server.drawing import DRAWN
from emerald.server.faults import Refused
from emerald.server.messages.catalogues import BringCatalogue, CatalogueSheet
from emerald.server.opening import opened
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import CATALOGUES
from emerald.server.storage.store import Store
from emerald.server.workers.orders import CatalogueChecked, CheckCatalogue
from emerald.server.workers.pool import Lost, Pool

CHECK_SECONDS: Final = 10.0
READ: Final = msgspec.json.Decoder(dict[str, str]).decode
BEGUN_WITH: Final = "catalogue: "  # in the header of a match


@final
class Library:
    """Finds catalogues by their hash."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store: Final = store
        self._folder: Final = folder
        self._paths: Final[dict[str, str]] = {}

    async def path(self, catalogue: str) -> str:
        """Return where a catalogue lies; empty for the game's own. Raise Refused if nobody brought it."""
        if not catalogue:
            return ""
        if catalogue not in self._paths:
            files = await self._store.read(partial(files_of, catalogue=catalogue))
            if files is None:
                raise Refused(404, "server-no-such-catalogue")
            self._paths[catalogue] = str(laid_out(self._folder / catalogue, files))
        return self._paths[catalogue]

    async def game(self, name: str, catalogue: str) -> Any:
        """Return a game with a catalogue's components; raise Refused if they are those of another game."""
        try:
            return opened(name, await self.path(catalogue))
        except CatalogueError:
            raise Refused(404, "server-no-such-catalogue") from None

    async def game_of(self, table: TableRecord) -> Any:
        """Return the game of a table: with the components it was begun with, whatever the game has by now."""
        return await self.game(table.game, own_or(table))

    async def keep_own(self, now: int) -> None:
        """Keep the components that games have of themselves, for when they have others."""
        for name in DRAWN:
            game, folder = opened(name), shelf.components_folder(name)
            sheet = CatalogueSheet(game.catalogue_hash, name, game.edition)
            files = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}
            if await self._store.read(partial(files_of, catalogue=sheet.catalogue)) is None:
                await self._store.write(partial(keep, sheet=sheet, files=files, person="", now=now), sheet.catalogue)

    async def bring(self, brought: BringCatalogue, person: str, pool: Pool, now: int) -> CatalogueSheet:
        """Keep a catalogue that is in order; raise Refused with everything that is wrong with it."""
        if brought.game not in DRAWN:
            raise Refused(400, "server-unknown-game", {"word": brought.game})
        folder = Path(tempfile.mkdtemp(dir=self._made_folder()))
        try:
            laid_out(folder / "catalogue", brought.files)
            job = CheckCatalogue(brought.game, str(folder / "catalogue"))
            found = await pool.do(job, CHECK_SECONDS)
        except Lost:
            raise Refused(400, "server-catalogue-broke") from None
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        if not isinstance(found, CatalogueChecked):
            raise Refused(400, "server-catalogue-broke")
        if found.faults:
            raise Refused(400, "server-bad-catalogue", None, found.faults)
        sheet = CatalogueSheet(found.digest, brought.game, found.edition)
        await self._store.write(partial(keep, sheet=sheet, files=brought.files, person=person, now=now), found.digest)
        return sheet

    def _made_folder(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._folder


def own_or(table: TableRecord) -> str:
    """Return the hash of the catalogue of a table; empty if it is the game's own."""
    begun = next((line for line in table.header.split("\n") if line.startswith(BEGUN_WITH)), "")
    found = table.plan.catalogue or begun.removeprefix(BEGUN_WITH)
    return "" if not table.plan.catalogue and found == opened(table.game).catalogue_hash else found


def laid_out(folder: Path, files: dict[str, str]) -> Path:
    """Write files into a folder, whole or not at all, and return it; what is there already is the same."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(dir=folder.parent))
        for name, text in files.items():
            (draft / name).write_text(text, encoding="utf-8")
        try:
            draft.rename(folder)
        except OSError:  # another process was first
            shutil.rmtree(draft, ignore_errors=True)
    return folder


def files_of(connection: Connection, catalogue: str) -> dict[str, str] | None:
    """Return the files of a catalogue, by name."""
    found = connection.execute(select(CATALOGUES.c.files).where(CATALOGUES.c.hash == catalogue)).scalar()
    return None if found is None else READ(found)


def keep(connection: Connection, sheet: CatalogueSheet, files: dict[str, str], person: str, now: int) -> None:
    """Write a catalogue, unless it is there."""
    if files_of(connection, sheet.catalogue) is None:
        row = {
            "hash": sheet.catalogue,
            "game": sheet.game,
            "edition": sheet.edition,
            "files": msgspec.json.encode(files).decode(),
            "person": person or None,
            "at": now,
        }
        connection.execute(insert(CATALOGUES), row)
