# The arena: the command that measures players, and its page of results.

# -- help ----------------------------------------------------------------------------------------------------

cli-about-arena = Measure how strong players are, on equal deals and in every seating.
cli-about-contender = A player, such as greedy or greedy:depth=2; at least two are needed.
cli-about-blocks = How many deals every line-up plays, each in every seating; 50 if nothing is said.
cli-about-lineup = Who plays in one game, by number, such as 1,2,2,2; every two players if nothing is said.
cli-about-sprt = Stop as soon as it is clear whether the first player is ahead by the second number of Elo points or only by the first, such as 0,20.
cli-about-out = Keep everything in this folder, and go on there if it was begun; in the end it holds the results as JSON and as a page.
cli-about-processes = How many processes play; as many as there are processors if nothing is said.
cli-about-on = Play on a Ray cluster: ray for one of this machine, ray:ADDRESS for another.

# -- the course and the result -------------------------------------------------------------------------------

cli-arena-playing = Deals
cli-arena-verdict = { $verdict ->
    [yes] The first player is stronger by { $most } Elo rather than by { $least } (log-likelihood ratio { $ratio }).
    [no] The first player is not stronger by { $most } Elo, but by { $least } at most (log-likelihood ratio { $ratio }).
   *[open] Not decided between { $least } and { $most } Elo (log-likelihood ratio { $ratio }).
}
cli-arena-again = The same again: { $command }
cli-column-decision = ms a decision
cli-column-late = 99 % below, ms
cli-column-nodes = positions looked at
cli-column-lineup = Line-up
cli-column-score = Score
cli-column-lead = Lead in points
cli-column-blocks = Deals

# -- the page ------------------------------------------------------------------------------------------------

arena-title = the players measured
arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $blocks ->
    [one] 1 deal
   *[other] { $blocks } deals
}
arena-fact-games = Games
arena-fact-seats = Seats
arena-fact-options = Options
arena-fact-seed = Seed
arena-fact-command = Command
arena-fact-identity = What was played
arena-fact-circumstances = Played with
arena-ladder = Ladder
    .about = Strength in Elo points with its 95 % interval, found by drawing whole deals again; the first player named is 0.
arena-matrix = Who against whom
    .about = The share of comparisons, seat by seat, that the player of the row has for itself; half a point for equal places.
arena-against = against
arena-points = Where the points come from
    .about = Points a game by the answer that brought them, in the words of the log.
arena-points-axis = points a game
arena-times = Time to think
    .about = How many of the decisions with a choice took how long.
arena-times-axis = milliseconds

# -- mistakes ------------------------------------------------------------------------------------------------

cli-arena-players = The arena needs at least two different players, for instance --player greedy --player random.
cli-bad-lineup = --lineup wants numbers from 1 to { $players } for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, of two players at least, not “{ $word }”.
cli-bad-sprt = --sprt wants two numbers of Elo points, the smaller one first, such as 0,20, not “{ $word }”.
cli-sprt-needs-two = A test needs one line-up only: two players, or --lineup once.
cli-bad-on = --on knows ray and ray:ADDRESS, not “{ $word }”.
cli-other-contest = Another contest was begun in { $folder }: { $word } is “{ $found }” there and “{ $wanted }” here.
cli-needs-extra = This needs parts that are not installed: { $command }
