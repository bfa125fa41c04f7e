"""Components of one's own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

FileName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,40}\.toml$")]
FileText = Annotated[str, Meta(max_length=200_000)]


class BringCatalogue(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of a catalogue, by name, as `emerald catalogue` knows them."""

    game: Annotated[str, Meta(max_length=40)]
    files: Annotated[dict[FileName, FileText], Meta(min_length=1, max_length=40)]


class CatalogueSheet(Struct, frozen=True):
    """A catalogue that tables can be laid with, by its hash."""

    catalogue: str
    game: str
    edition: str
