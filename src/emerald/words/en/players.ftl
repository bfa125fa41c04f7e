# The players of our own: what they are called.

player-random = random
player-greedy = greedy
player-ismcts = dreamer
player-planner = planner
player-learned = seasoned
player-apprentice = Apprentice
player-adept = Adept
player-alchemist = Alchemist
player-master = Master
player-magister = Magister
player-goldmaker = Goldmaker
player-builder = Builder
player-scholar = Scholar
