# Die eigenen Spieler: wie sie heißen.

player-random = Zufall
player-greedy = Raffer
player-ismcts = Träumer
player-planner = Planer
player-learned = Erfahrener
player-apprentice = Lehrling
player-adept = Adept
player-alchemist = Alchemist
player-master = Meister
player-magister = Magister
player-goldmaker = Goldmacher
player-builder = Baumeister
player-scholar = Gelehrte
