# The balance of components: `emerald balance` and its page.

cli-about-balance = Measure how balanced the components of a game are: who wins, what is taken, where points come from.
cli-about-watched = How many games are watched for each number of seats; 100 if nothing is said.
cli-about-tables = Numbers of seats, such as 2,3,4.
cli-about-everybody = Who plays all seats; greedy if nothing is said.
cli-about-every-component = List every component, not only those outside their bounds.
cli-balancing = Games
cli-balance-games = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}; on average { $rate } decisions and { $mean } turns.
cli-balance-breaches = { $count ->
    [0] Nothing lies outside its bounds by more than chance.
    [one] 1 share lies outside its bounds by more than chance.
   *[other] { $count } shares lie outside their bounds by more than chance.
}
cli-column-source = Source
cli-column-points = Points
cli-column-part = Part
cli-column-of-winners = Of winners
cli-column-component = Component
cli-column-offered = Offered
cli-column-taken = Taken
cli-column-finished = Finished
balance-title = the balance of its components
balance-seat = seats: seat
balance-all = all
balance-winners = winners
balance-taken = taken when on offer
balance-won = victories of whoever had it
balance-wins = Victories by seat
    .about = Share of the victories of every seat, with its 95 % interval; the grey mark is an even share.
balance-sources = Where points come from
    .about = Points on average, of all seats and of those who won alone.
balance-components = What is taken
    .about = How often every component was taken when it could be.
balance-worth = What it is worth
    .about = How often whoever had a component won; what is right of the rest is taken too often, what is above it wins too much.
