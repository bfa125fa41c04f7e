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

# -- questions in others' turns ------------------------------------------------------------------------------

web-policies = Questions in the turns of others
web-policies-about = What you settle here is not asked any more: the table goes on without waiting for you. Nobody else sees it.
web-policy-always = Ask me
web-policy-never = Pass without asking
web-policy-if = Ask only if …
web-policy-good = The good is
web-policy-other = It comes from
web-policy-count = It costs at most so many cards
web-policy-face = The die shows
web-policy-colour = The die is
web-policy-all = All conditions must hold; where nothing is chosen, anything will do.
web-policy-kept = Kept.
web-policy-try = What would it have done?
web-policy-nothing-to-try = Nothing is settled yet, or you have not finished a game of this kind.
web-policy-trial = { $asked ->
    [0] In your last games this was never asked.
   *[other] In your last games: asked { $asked }×, of which passed for you: { $passed }; there you had answered something else: { $regretted }.
}
policy-alchemicus-buy-good = When somebody sells a good you could buy
policy-alchemicus-defend = When Infamia is played against you
policy-trismegistus-react = When you could react to a die

# -- talk and notes ------------------------------------------------------------------------------------------

web-beside = Log, talk, notes
web-talk = Talk
web-talk-new = something new was said
web-talk-off = You take no part in what is said at tables.
web-talk-on = Take part
web-talk-leave = Take no part any more
web-talk-say = Say something
web-talk-send = Send
web-talk-nothing = Nothing has been said yet.
web-talk-more = What { $name } says: mute or report
web-talk-mute = Mute
web-talk-report = Report
web-talk-reported = Whoever runs this server has been told.
web-notes = Notes
web-notes-about = Only you see this.
web-notes-changed = Keeping …
web-notes-failed = This could not be kept; it is tried again with the next letter.
