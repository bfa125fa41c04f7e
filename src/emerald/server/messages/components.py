"""What the box of each game holds; a game adds its own to the union."""

from __future__ import annotations

from emerald.server.messages.alchemicus import AlchemicusComponents
from emerald.server.messages.trismegistus import TrismegistusComponents

Components = AlchemicusComponents | TrismegistusComponents
