"""What the box of each game holds; a game adds its own to the union."""

from __future__ import annotations

from emerald.server.messages.alchemicus import AlchemicusComponents

Components = AlchemicusComponents
