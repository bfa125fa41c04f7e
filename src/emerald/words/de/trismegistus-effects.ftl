# Trismegistus: was Karten, Plättchen und Boni sagen (T15), Satz für Satz. Die Regeln stehen am Kopf der englischen Datei.

# -- wie viel wovon -------------------------------------------------------------------------------------------

effect-cubes = { $count ->
    [one] { $count } Stück
   *[other] { $count } Stück
}
effect-essences = { $count ->
    [one] { $count } Essenz
   *[other] { $count } Essenzen
}
effect-amount = { $what ->
    [raw-lead] { effect-cubes } rohes Blei
    [raw-copper] { effect-cubes } rohes Kupfer
    [raw-tin] { effect-cubes } rohes Zinn
    [raw-mercury] { effect-cubes } rohes Quecksilber
    [raw-iron] { effect-cubes } rohes Eisen
    [refined-copper] { effect-cubes } verarbeitetes Kupfer
    [refined-tin] { effect-cubes } verarbeitetes Zinn
    [refined-mercury] { effect-cubes } verarbeitetes Quecksilber
    [refined-iron] { effect-cubes } verarbeitetes Eisen
    [silver] { effect-cubes } Silber
    [gold] { effect-cubes } Gold
    [salt] { $count ->
        [one] { $count } Salzessenz
       *[other] { $count } Salzessenzen
    }
    [sulfur] { $count ->
        [one] { $count } Schwefelessenz
       *[other] { $count } Schwefelessenzen
    }
    [aether] { $count ->
        [one] { $count } Ätheressenz
       *[other] { $count } Ätheressenzen
    }
    [ethereal-die] { $count ->
        [one] { $count } ätherischer Würfel
       *[other] { $count } ätherische Würfel
    }
    [chameleon] { $count ->
        [one] { $count } Chamäleon
       *[other] { $count } Chamäleons
    }
    [reaction-token] { $count ->
        [one] { $count } Reaktionsmarker
       *[other] { $count } Reaktionsmarker
    }
    [point] { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
    [any-raw] { $count ->
        [one] { $count } beliebiges Rohmaterial
       *[other] { $count } beliebige Rohmaterialien
    }
    [any-refined] { $count ->
        [one] { $count } beliebiges verarbeitetes Material
       *[other] { $count } beliebige verarbeitete Materialien
    }
    [any-essence] { $count ->
        [one] { $count } beliebige Essenz
       *[other] { $count } beliebige Essenzen
    }
   *[step] { $count ->
        [one] { $count } Schritt auf einer beliebigen Leiste
       *[other] { $count } Schritte auf beliebigen Leisten
    }
}
    .accusative = { $what ->
        [raw-lead] { effect-cubes } rohes Blei
        [raw-copper] { effect-cubes } rohes Kupfer
        [raw-tin] { effect-cubes } rohes Zinn
        [raw-mercury] { effect-cubes } rohes Quecksilber
        [raw-iron] { effect-cubes } rohes Eisen
        [refined-copper] { effect-cubes } verarbeitetes Kupfer
        [refined-tin] { effect-cubes } verarbeitetes Zinn
        [refined-mercury] { effect-cubes } verarbeitetes Quecksilber
        [refined-iron] { effect-cubes } verarbeitetes Eisen
        [silver] { effect-cubes } Silber
        [gold] { effect-cubes } Gold
        [salt] { $count ->
            [one] { $count } Salzessenz
           *[other] { $count } Salzessenzen
        }
        [sulfur] { $count ->
            [one] { $count } Schwefelessenz
           *[other] { $count } Schwefelessenzen
        }
        [aether] { $count ->
            [one] { $count } Ätheressenz
           *[other] { $count } Ätheressenzen
        }
        [ethereal-die] { $count ->
            [one] { $count } ätherischen Würfel
           *[other] { $count } ätherische Würfel
        }
        [chameleon] { $count ->
            [one] { $count } Chamäleon
           *[other] { $count } Chamäleons
        }
        [reaction-token] { $count ->
            [one] { $count } Reaktionsmarker
           *[other] { $count } Reaktionsmarker
        }
        [point] { $count ->
            [one] { $count } Siegpunkt
           *[other] { $count } Siegpunkte
        }
        [any-raw] { $count ->
            [one] { $count } beliebiges Rohmaterial
           *[other] { $count } beliebige Rohmaterialien
        }
        [any-refined] { $count ->
            [one] { $count } beliebiges verarbeitetes Material
           *[other] { $count } beliebige verarbeitete Materialien
        }
        [any-essence] { $count ->
            [one] { $count } beliebige Essenz
           *[other] { $count } beliebige Essenzen
        }
       *[step] { $count ->
            [one] { $count } Schritt auf einer beliebigen Leiste
           *[other] { $count } Schritte auf beliebigen Leisten
        }
    }
effect-thing = { $what ->
    [raw-lead] { cube-raw-lead }
    [raw-copper] { cube-raw-copper }
    [raw-tin] { cube-raw-tin }
    [raw-mercury] { cube-raw-mercury }
    [raw-iron] { cube-raw-iron }
    [refined-copper] { cube-refined-copper }
    [refined-tin] { cube-refined-tin }
    [refined-mercury] { cube-refined-mercury }
    [refined-iron] { cube-refined-iron }
    [silver] { cube-silver }
    [gold] { cube-gold }
    [salt] { cube-salt }
    [sulfur] { cube-sulfur }
    [aether] { cube-aether }
    [ethereal-die] { piece-ethereal-die }
    [chameleon] { piece-chameleon }
    [reaction-token] { piece-reaction-token }
    [point] { piece-points }
    [any-raw] { cube-any-raw }
    [any-refined] { cube-any-refined }
    [any-essence] { cube-any-essence }
   *[step] ein Schritt auf einer Leiste
}

# -- wonach Belohnungen zählen --------------------------------------------------------------------------------

effect-counted = { $counted ->
    [earth] Schritt auf der Erdleiste
    [fire] Schritt auf der Feuerleiste
    [water] Schritt auf der Wasserleiste
    [air] Schritt auf der Luftleiste
    [lowest-track] Schritt auf deiner niedrigsten Leiste
    [experiment] abgeschlossenem Experiment
    [earth-experiment] abgeschlossenem Erdexperiment
    [fire-experiment] abgeschlossenem Feuerexperiment
    [water-experiment] abgeschlossenem Wasserexperiment
    [air-experiment] abgeschlossenem Luftexperiment
    [artifact] Artefakt
    [earth-artifact] Erdartefakt
    [fire-artifact] Feuerartefakt
    [water-artifact] Wasserartefakt
    [air-artifact] Luftartefakt
    [formula] Formel im Stein
    [earth-and-fire-symbol] Erd- oder Feuersymbol auf deinen Artefakten
    [earth-and-water-symbol] Erd- oder Wassersymbol auf deinen Artefakten
    [earth-and-air-symbol] Erd- oder Luftsymbol auf deinen Artefakten
    [fire-and-water-symbol] Feuer- oder Wassersymbol auf deinen Artefakten
    [fire-and-air-symbol] Feuer- oder Luftsymbol auf deinen Artefakten
   *[water-and-air-symbol] Wasser- oder Luftsymbol auf deinen Artefakten
}

# -- was verlangt wird ----------------------------------------------------------------------------------------

effect-needs = { $counted ->
    [earth] Stufe { $count } auf der Erdleiste
    [fire] Stufe { $count } auf der Feuerleiste
    [water] Stufe { $count } auf der Wasserleiste
    [air] Stufe { $count } auf der Luftleiste
    [any-track] Stufe { $count } auf einer beliebigen Leiste
    [experiment] { $count ->
        [one] { $count } abgeschlossenes Experiment
       *[other] { $count } abgeschlossene Experimente
    }
    [earth-experiment] { $count ->
        [one] { $count } abgeschlossenes Erdexperiment
       *[other] { $count } abgeschlossene Erdexperimente
    }
    [fire-experiment] { $count ->
        [one] { $count } abgeschlossenes Feuerexperiment
       *[other] { $count } abgeschlossene Feuerexperimente
    }
    [water-experiment] { $count ->
        [one] { $count } abgeschlossenes Wasserexperiment
       *[other] { $count } abgeschlossene Wasserexperimente
    }
    [air-experiment] { $count ->
        [one] { $count } abgeschlossenes Luftexperiment
       *[other] { $count } abgeschlossene Luftexperimente
    }
    [starting-experiment] { $count ->
        [one] { $count } abgeschlossenes Startexperiment
       *[other] { $count } abgeschlossene Startexperimente
    }
    [level-1-experiment] { $count ->
        [one] { $count } abgeschlossenes Experiment der Stufe 1
       *[other] { $count } abgeschlossene Experimente der Stufe 1
    }
    [level-2-experiment] { $count ->
        [one] { $count } abgeschlossenes Experiment der Stufe 2
       *[other] { $count } abgeschlossene Experimente der Stufe 2
    }
    [level-3-experiment] { $count ->
        [one] { $count } abgeschlossenes Experiment der Stufe 3
       *[other] { $count } abgeschlossene Experimente der Stufe 3
    }
    [masterpiece] { $count ->
        [one] { $count } abgeschlossenes Meisterexperiment
       *[other] { $count } abgeschlossene Meisterexperimente
    }
    [artifact] { $count ->
        [one] { $count } Artefakt
       *[other] { $count } Artefakte
    }
    [earth-artifact] { $count ->
        [one] { $count } Erdartefakt
       *[other] { $count } Erdartefakte
    }
    [fire-artifact] { $count ->
        [one] { $count } Feuerartefakt
       *[other] { $count } Feuerartefakte
    }
    [water-artifact] { $count ->
        [one] { $count } Wasserartefakt
       *[other] { $count } Wasserartefakte
    }
    [air-artifact] { $count ->
        [one] { $count } Luftartefakt
       *[other] { $count } Luftartefakte
    }
    [formula] { $count ->
        [one] { $count } Formel
       *[other] { $count } Formeln
    }
    [material] { $count ->
        [one] { $count } Material
       *[other] { $count } Materialien
    }
   *[essence] { effect-essences }
}

# -- was geschieht --------------------------------------------------------------------------------------------

effect-gain = erhalte { effect-amount.accusative }
effect-gain-per = erhalte { effect-amount.accusative } je { effect-counted }
effect-advance = { $track ->
    [earth] steige auf der Erdleiste 1 Schritt auf
    [fire] steige auf der Feuerleiste 1 Schritt auf
    [water] steige auf der Wasserleiste 1 Schritt auf
    [air] steige auf der Luftleiste 1 Schritt auf
    [lowest-track] steige auf deiner niedrigsten Leiste 1 Schritt auf
    [three-tracks] steige auf drei verschiedenen Leisten je 1 Schritt auf
   *[any-track] { $count ->
        [one] steige auf einer beliebigen Leiste { $count } Schritt auf
       *[other] steige auf einer beliebigen Leiste { $count } Schritte auf
    }
}
effect-exchange = { $form ->
    [raw-for-refined] { $count ->
        [1] tausche ein Rohmaterial gegen dasselbe Metall verarbeitet
        [one] bis zu { $count }-mal: tausche ein Rohmaterial gegen dasselbe Metall verarbeitet
       *[other] bis zu { $count }-mal: tausche ein Rohmaterial gegen dasselbe Metall verarbeitet
    }
    [raw-for-other-raw] { $count ->
        [1] tausche ein Rohmaterial gegen ein anderes Rohmaterial
        [one] bis zu { $count }-mal: tausche ein Rohmaterial gegen ein anderes Rohmaterial
       *[other] bis zu { $count }-mal: tausche ein Rohmaterial gegen ein anderes Rohmaterial
    }
    [refined-for-gold] { $count ->
        [1] tausche ein verarbeitetes Material gegen 1 Stück Gold
        [one] bis zu { $count }-mal: tausche ein verarbeitetes Material gegen 1 Stück Gold
       *[other] bis zu { $count }-mal: tausche ein verarbeitetes Material gegen 1 Stück Gold
    }
   *[gold-for-five-raw] { $count ->
        [1] tausche 1 Stück Gold gegen 5 beliebige Rohmaterialien
        [one] bis zu { $count }-mal: tausche 1 Stück Gold gegen 5 beliebige Rohmaterialien
       *[other] bis zu { $count }-mal: tausche 1 Stück Gold gegen 5 beliebige Rohmaterialien
    }
}
effect-transmute = { $arrow ->
    [black] { $count ->
        [1] transmutiere entlang eines schwarzen Pfads
        [one] bis zu { $count }-mal: transmutiere entlang eines schwarzen Pfads
       *[other] bis zu { $count }-mal: transmutiere entlang eines schwarzen Pfads
    }
    [white] { $count ->
        [1] transmutiere entlang eines weißen Pfads
        [one] bis zu { $count }-mal: transmutiere entlang eines weißen Pfads
       *[other] bis zu { $count }-mal: transmutiere entlang eines weißen Pfads
    }
    [red] { $count ->
        [1] transmutiere entlang eines roten Pfads
        [one] bis zu { $count }-mal: transmutiere entlang eines roten Pfads
       *[other] bis zu { $count }-mal: transmutiere entlang eines roten Pfads
    }
   *[wild] { $count ->
        [1] transmutiere entlang eines beliebigen Pfads
        [one] bis zu { $count }-mal: transmutiere entlang eines beliebigen Pfads
       *[other] bis zu { $count }-mal: transmutiere entlang eines beliebigen Pfads
    }
}
effect-draw = { $card ->
    [publications] ziehe 2 Publikationen, dann lege 1 aus deiner Hand unter den Stapel
   *[artifact] nimm ein zufälliges Artefakt und benutze es sofort
}
effect-recharge = lade einen Reaktionsmarker wieder auf
effect-pay = { $what ->
    [reaction-token] { $count ->
        [one] entlade { $count } Reaktionsmarker:
       *[other] entlade { $count } Reaktionsmarker:
    }
   *[step] gehe auf einer beliebigen Leiste 1 Schritt zurück:
}
