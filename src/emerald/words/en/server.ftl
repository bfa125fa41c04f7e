# The server: what it refuses, what the log says beside answers, the presets of tables.

# -- what is refused -----------------------------------------------------------------------------------------

server-barred = The rules do not allow this.
server-stale = The table has changed since you looked. Here is how it stands now.
server-confirm = After this the others or chance have the word, and it cannot be taken back. Please confirm.
server-too-many-steps = { $count ->
    [one] Only 1 answer can be taken back.
   *[other] Only { $count } answers can be taken back.
}
server-unknown-action = “{ $word }” is nothing one can do in this game.
server-not-begun = The game has not begun yet.
server-has-begun = The game has already begun.
server-not-late = This seat’s time has not run out.
server-no-way-back = Nobody stands in for you here.
server-not-playing = This game is not being played any more.
server-not-over = The game is not over yet.
server-one-proposal = Something has been proposed already; the others have yet to answer.
server-was-declined = That was declined. Play on before you ask again.
server-no-such-proposal = This is no longer proposed.
server-others-agree = Now the others must agree.
server-no-take-backs = Nothing is taken back at this table.
server-nothing-to-take-back = There is nothing to take back to.
server-was-revealed = At this table nobody goes back beyond what chance has shown.
server-nobody-there = No other person sits there.
server-busy = Too much is happening at this table at once. Please try again.
server-no-such-table = There is no such table.
server-no-such-place = There is nothing here.
server-no-client = The client in the browser has not been built here: run “make web”.
server-unknown-game = There is no game “{ $word }” here.
server-unknown-bot = There is no bot “{ $word }” here.
server-bad-setup = A table cannot be laid like this.
server-position-alone = A position laid by hand shows every card: nobody else can join such a table.
server-bad-name = Such a name cannot be written down.
server-seat-taken = This seat is taken.
server-free-seats = Somebody is still missing.
server-only-the-host = Only whoever laid the table can do this.
server-by-link-only = This table is private: a link leads to it.
server-bad-link = This link is not valid.
server-no-watchers = Nobody may watch at this table.
server-not-your-seat = This is not your seat.
server-who-are-you = Please tell us your name first.
server-too-many-tables = One page can follow { $high } tables at most.
server-no-such-catalogue = Nobody has brought such a catalogue here.
server-bad-catalogue = This catalogue cannot be played with.
server-catalogue-broke = This catalogue could not be read in the time there is.
server-bad-file = This is not the file of a match that can be shown here.
server-file-line = This is in line { $number }.
server-day-not-over = The seed of a daily deal is shown when its day is over.
server-nothing-said = Nothing of the kind was said.
server-policy-twice = There are two policies for the same question.
server-no-such-zone = There is no time zone “{ $word }”.
server-bad-hours = Such hours make no sense.
server-too-few-hours = There must be at least { $low } hours of play in a week.
server-too-many-days-off = There can be { $high } days off in a year at most.
server-malformed = This request cannot be understood.
server-too-large = This is too large.
server-other-rules = This game was begun with other rules than are here now. It is kept as it is.
server-raced = Somebody else was quicker. Please try again.
server-no-such-person = There is no such person here.
server-other-name = This server is known by another name.
server-foreign-page = This was asked by a page of somebody else’s.
server-too-much = That is too much at once. Please wait a moment.
server-too-many-lines = Too many live lines are open from where you are.
server-not-for-you = This is only for whoever runs the server.
server-storage-away = The server cannot write anything down at the moment. Please try again.
server-broke = Something broke on the server. Nothing was changed; we have been told.

# -- people --------------------------------------------------------------------------------------------------

server-accounts-only = This is for those who have an account.
server-name-taken = This name is somebody else’s already.
server-wrong-password = Name and password do not belong together.
server-password-short = A password has at least { $low } characters. A few words in a row are easy to remember.
server-password-long = A password has at most { $high } characters.
server-password-common = This password is among the first that anybody would try. Please choose another.
server-bad-email = No mail can be sent to this address.
server-too-often = This was tried too often. Please wait { $count ->
    [one] a minute.
   *[other] { $count } minutes.
}
server-busy-logins = Too many people are coming in at once. Please try again.
server-no-such-session = You are not logged in there.
server-bad-subscription = To this address no messages can be pushed.
server-too-many-devices = { $high } browsers at most can be told.
server-nobody-of-this-name = Nobody here is called { $name }.
server-sits-already = They sit at this table already.
server-admins-only = This is for whoever runs this server.
server-silenced = For some days you may say nothing here: what you said was reported.
server-not-fair = A game for ratings has no bots, no seed, position or catalogue of its own, and one seat for each.
server-link-is-void = This link does not hold any more.

# -- the log -------------------------------------------------------------------------------------------------

entry-take-back = { $seat } takes play back, by consent; it goes on after entry { $entries }.
entry-resign = { $seat } gives up.
entry-replace = { $seat } is played by { $name } from now on.
entry-time-out = The time of { $seat } has run out.

# -- presets -------------------------------------------------------------------------------------------------

preset-alchemicus-first-game = First game
    .about = Without the card bank: the fewest rules.
preset-alchemicus-classic = Classic
    .about = The base game with the card bank.
preset-alchemicus-noctis = Noctis
    .about = With the Noctis cards.
preset-alchemicus-race = Race for Gold
    .about = With Noctis; whoever sells gold first wins.
preset-alchemicus-everything = Everything
    .about = With Noctis and the advanced sale.
preset-trismegistus-introductory = Introductory
    .about = Everybody begins as the book suggests.
preset-trismegistus-full = Full
    .about = With all the choices of the set-up.
preset-trismegistus-at-once = Quick reactions
    .about = All react at once, not one after another.
