# Trismegistus: słowa polskiej edycji.

game-trismegistus = Trismegistus
    .about = Dobieraj kości, transmutuj metale, przeprowadzaj eksperymenty i twórz kamień filozoficzny, w trzech rundach.
edition-Emerald = edycja Szmaragdowa
    .about = Budowa jest taka jak w wydrukowanej grze; wartości kart i kafli, których publiczne instrukcje nie podają, są nasze.

# -- T1.1 żywioły, czyli tory ---------------------------------------------------------------------------------

element-earth = ziemia
element-fire = ogień
element-water = woda
element-air = powietrze

# -- T1.2 metale po kolei, T1.3 surowe i oczyszczone ----------------------------------------------------------

metal-lead = ołów
metal-copper = miedź
metal-tin = cyna
metal-mercury = rtęć
metal-iron = żelazo
metal-silver = srebro
metal-gold = złoto
face-infinity = nieskończoność
cube-raw-lead = surowy ołów
cube-raw-copper = surowa miedź
cube-raw-tin = surowa cyna
cube-raw-mercury = surowa rtęć
cube-raw-iron = surowe żelazo
cube-refined-copper = oczyszczona miedź
cube-refined-tin = oczyszczona cyna
cube-refined-mercury = oczyszczona rtęć
cube-refined-iron = oczyszczone żelazo
cube-silver = srebro
cube-gold = złoto
cube-salt = sól
cube-sulfur = siarka
cube-aether = eter
cube-any-raw = dowolna surowa substancja
cube-any-refined = dowolna oczyszczona substancja
cube-any-essence = dowolna esencja
essence-salt = sól
essence-sulfur = siarka
essence-aether = eter
essence-mercury = rtęć

# -- T1.8 kości -----------------------------------------------------------------------------------------------

colour-black = czarny
colour-white = biały
colour-red = czerwony
colour-any = dowolny kolor

# -- T2 jak nazywają się karty, kafle i żetony ----------------------------------------------------------------

piece-material = substancja
piece-essence = esencja
piece-starting-experiment = eksperyment startowy
piece-experiment = eksperyment
piece-masterpiece = eksperyment mistrzowski
piece-publication = publikacja
piece-achievement = osiągnięcie
piece-starting-artifact = artefakt startowy
piece-artifact = artefakt
piece-formula = formuła
piece-reaction-token = żeton reakcji
piece-ethereal-die = eteryczna kość
piece-chameleon = kameleon
piece-bonus-token = żeton bonusu
piece-dominant-essence = esencja dominująca
piece-points = punkty zwycięstwa

# -- T2.2 do T2.4 plansze -------------------------------------------------------------------------------------

board-laboratory = laboratorium
board-arrow = strzałka transmutacji
board-slot = miejsce na artefakt
board-potency = moc
board-used-dice = zużyte kości
board-stone = kamień filozoficzny
board-chamber = siatka kamienia
board-bowl = misa
board-book = księga
board-market = rynek artefaktów
board-mastery = tor opanowania żywiołu
board-turn-order = kolejność graczy

# -- T4 fazy tury ---------------------------------------------------------------------------------------------

phase-draft = dobieranie kości
phase-action = akcja
phase-reactions = reakcje przeciwników
phase-clean-up = porządkowanie laboratorium
phase-end-of-round = koniec rundy
phase-end-of-game = punktacja końcowa

# -- T5 akcje główne ------------------------------------------------------------------------------------------

act-gather = Zbierz substancje
act-draw-essence = Uzyskaj esencje
act-transmute = Transmutuj
act-acquire = Uzyskaj artefakt
act-recharge = Naładuj artefakt
act-take-experiment = Weź eksperyment
act-chameleon = Użyj kameleona

# -- T9 akcje darmowe -----------------------------------------------------------------------------------------

act-perform = Przeprowadź eksperyment
act-unlock = Odblokuj formułę złotem
act-use-formula = Wykorzystaj formułę
act-claim = Odblokuj osiągnięcie

# -- T13 przeciwnik w grze solo -------------------------------------------------------------------------------

bot-name = Botmegistus
bot-basic = karta podstawowa
bot-specialization = karta specjalizacji
bot-personality = karta osobowości
