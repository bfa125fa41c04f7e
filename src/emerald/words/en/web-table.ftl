# What a table has beside its question and its log: the score sheet, policies, talk, notes.

# -- where the points came from ------------------------------------------------------------------------------

web-source = Source of points
web-stage = Round { $number }
web-stages = Points by source at the end of each round
web-stages-about = { $player }, points round by round: { $points }
web-stages-table = As a table
web-publications-of = { $count ->
    [0] Publications of { $player }: none
   *[other] Publications of { $player }: { $count }
}
web-publication-missing = { $count ->
    [one] not completed (1 point); it needs:
   *[other] not completed ({ $count } points); it needs:
}
web-symbol-track = { $element ->
   *[earth] top of the earth track
    [fire] top of the fire track
    [water] top of the water track
    [air] top of the air track
}
web-symbols-free = Symbols that serve none
