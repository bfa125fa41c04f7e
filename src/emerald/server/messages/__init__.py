"""Everything that goes over the wire, as typed structs; `docs/protocol.md` tells their story.

Seats count from 1, as in files and in messages; 0 is nobody, or somebody who watches. Things are named by the words
of the game (`horten`, `plot-3`), sentences are keys and arguments: the client words them with the shared Fluent files.
"""
