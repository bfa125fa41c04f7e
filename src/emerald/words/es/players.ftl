# Los jugadores propios: cómo se llaman.

player-random = azar
player-greedy = avaro
player-ismcts = soñador
player-planner = planificador
player-learned = experimentado
player-apprentice = Aprendiz
player-adept = Adepto
player-alchemist = Alquimista
player-master = Maestro
player-magister = Magíster
player-goldmaker = Hacedor de oro
player-builder = Constructor
player-scholar = Erudito
