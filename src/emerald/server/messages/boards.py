"""What lies on the table of each game; a game adds its own to the union."""

from __future__ import annotations

from emerald.server.messages.alchemicus import AlchemicusBoard
from emerald.server.messages.trismegistus import TrismegistusBoard

Board = AlchemicusBoard | TrismegistusBoard
