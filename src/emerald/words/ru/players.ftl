# Наши игроки: как они называются.

player-random = случай
player-greedy = скряга
player-ismcts = мечтатель
player-planner = плановик
player-learned = опытный
player-apprentice = Ученик
player-adept = Адепт
player-alchemist = Алхимик
player-master = Мастер
player-magister = Магистр
player-goldmaker = Златодел
player-builder = Строитель
player-scholar = Учёный
