"""The table of Trismegistus in a terminal: the main board, the seats, the own laboratory."""

from emerald.cli.tables.trismegistus.board import draw as draw
