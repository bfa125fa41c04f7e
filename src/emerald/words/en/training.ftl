# What is said while players learn: `emerald tune`, `emerald train`.

cli-about-tune = Tune the weights by which players judge: let them evolve, and examine them against those there were.
cli-about-train = Train a net on its own games, and let it play against the weights alone; it is of use only if it passes.
cli-about-run = Keep the run in this folder, and go on there if it was begun.
cli-about-generations = How many generations evolve; 50 if nothing is said.
cli-about-pairs = How many pairs of twins meet in a generation; 60 if nothing is said.
cli-about-exam = On how many deals, never seen before, new weights meet the old; 200 if nothing is said.
cli-about-learner = Who plays with the weights or the net; planner:nodes=40,worlds=1,samples=1 if nothing is said.
cli-about-round-games = How many games are played in each round; 3000 if nothing is said.
cli-about-rounds = How many rounds of games and nets there are; 4 if nothing is said.
cli-about-gate = On how many deals, at most, the net meets the weights; 1000 if nothing is said.
cli-about-minutes = How long this slice may take; the next one goes on where it ended. 150 if nothing is said.
cli-tuning = Tuning
cli-training = Training
cli-tuned = The new weights win { $mean } % of the games against the old ones ({ $least } – { $most }) on { $blocks ->
    [one] 1 deal
   *[other] { $blocks } deals
}.
cli-trained = { $verdict ->
    [yes] The net passes
   *[no] The net does not pass
}: it wins { $mean } % of the games against the weights alone ({ $least } – { $most }) on { $blocks ->
    [one] 1 deal
   *[other] { $blocks } deals
}.
cli-train-later = The slice is over; go on with: { $command }
