# Nasi gracze: jak się nazywają.

player-random = przypadek
player-greedy = chciwiec
player-ismcts = marzyciel
player-planner = planista
player-learned = doświadczony
player-apprentice = Uczeń
player-adept = Adept
player-alchemist = Alchemik
player-master = Mistrz
player-magister = Magister
player-goldmaker = Wytwórca złota
player-builder = Budowniczy
player-scholar = Uczony
