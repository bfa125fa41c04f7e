# Trismegistus: die Wörter der deutschen Ausgabe.

game-trismegistus = Trismegistus
    .about = Würfel wählen, Metalle transmutieren, Experimente abschließen und den Stein der Weisen bauen, in drei Runden.
edition-Emerald = Smaragd-Ausgabe
    .about = Der Aufbau ist der des gedruckten Spiels; die Werte der Karten und Plättchen, die in den öffentlichen Spielregeln nicht stehen, sind unsere.

# -- T1.1 Elemente, zugleich die Leisten ----------------------------------------------------------------------

element-earth = Erde
element-fire = Feuer
element-water = Wasser
element-air = Luft

# -- T1.2 Metalle in der Folge des Pfads, T1.3 roh und verarbeitet --------------------------------------------

metal-lead = Blei
metal-copper = Kupfer
metal-tin = Zinn
metal-mercury = Quecksilber
metal-iron = Eisen
metal-silver = Silber
metal-gold = Gold
face-infinity = Unendlich
cube-raw-lead = rohes Blei
cube-raw-copper = rohes Kupfer
cube-raw-tin = rohes Zinn
cube-raw-mercury = rohes Quecksilber
cube-raw-iron = rohes Eisen
cube-refined-copper = verarbeitetes Kupfer
cube-refined-tin = verarbeitetes Zinn
cube-refined-mercury = verarbeitetes Quecksilber
cube-refined-iron = verarbeitetes Eisen
cube-silver = Silber
cube-gold = Gold
cube-salt = Salz
cube-sulfur = Schwefel
cube-aether = Äther
cube-any-raw = beliebiges Rohmaterial
cube-any-refined = beliebiges verarbeitetes Material
cube-any-essence = beliebige Essenz
essence-salt = Salz
essence-sulfur = Schwefel
essence-aether = Äther
essence-mercury = Quecksilber

# -- T1.8 Würfel ----------------------------------------------------------------------------------------------

colour-black = schwarz
colour-white = weiß
colour-red = rot
colour-any = jede Farbe

# -- T2 wie Karten, Plättchen und Marker heißen ---------------------------------------------------------------

piece-material = Material
piece-essence = Essenz
piece-starting-experiment = Startexperiment
piece-experiment = Experiment
piece-masterpiece = Meisterexperiment
piece-publication = Publikation
piece-achievement = Errungenschaft
piece-starting-artifact = Startartefakt
piece-artifact = Artefakt
piece-formula = Formel
piece-reaction-token = Reaktionsmarker
piece-ethereal-die = ätherischer Würfel
piece-chameleon = Chamäleon
piece-bonus-token = Bonusmarker
piece-dominant-essence = Hauptessenz
piece-points = Siegpunkte

# -- T2.2 bis T2.4 die Tableaus -------------------------------------------------------------------------------

board-laboratory = Labor
board-arrow = Transmutationspfeil
board-slot = Artefaktaussparung
board-potency = Macht
board-used-dice = verbrauchte Würfel
board-stone = Stein der Weisen
board-chamber = Kabuff
board-bowl = Schale
board-book = Lehrbuch
board-market = Artefaktmarkt
board-mastery = Meisterleiste
board-turn-order = Spielerreihenfolge

# -- T4 die Phasen eines Zuges --------------------------------------------------------------------------------

phase-draft = Würfel wählen
phase-action = Aktionen
phase-reactions = Reaktionen
phase-clean-up = Aufräumen des Labors
phase-end-of-round = Ende der Runde
phase-end-of-game = Schlusswertung

# -- T5 Hauptaktionen -----------------------------------------------------------------------------------------

act-gather = Material sammeln
act-draw-essence = Essenz erwerben
act-transmute = Transmutieren
act-acquire = Ein Artefakt erwerben
act-recharge = Ein Artefakt neu laden
act-take-experiment = Ein Experiment erwerben
act-chameleon = Ein Chamäleon einsetzen

# -- T9 freie Aktionen ----------------------------------------------------------------------------------------

act-perform = Ein Experiment abschließen
act-unlock = Eine Formel mit Gold erschließen
act-use-formula = Eine Formel anwenden
act-claim = Eine Errungenschaft beanspruchen

# -- T13 der Sologegner ---------------------------------------------------------------------------------------

bot-name = Hermes Trismegistus
bot-basic = Grundkarte
bot-specialization = Spezialkarte
bot-personality = Persönlichkeitskarte
