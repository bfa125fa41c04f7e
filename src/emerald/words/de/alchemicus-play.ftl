# Alchemicus im Spiel: Fragen, Antworten, Ereignisse, Wertung.

# -- Fragen --------------------------------------------------------------------------------------------------

question-alchemicus-choose-draw = Woher ziehst du deine Karte?
question-alchemicus-take-from-bank = Welche Karte der Bank nimmst du?
question-alchemicus-pay = { $count ->
    [one] Welche Karte wirfst du ab?
   *[other] Wirf { $count } Karten ab. Welche zuerst?
}
question-alchemicus-place-pawn = Auf welches Feld stellst du deine Figur?
question-alchemicus-move-pawn = Wie weit zieht deine Figur?
question-alchemicus-choose-passing-card = Du ziehst am Geisterfeld vorbei: Woher nimmst du eine Karte?
question-alchemicus-build = Welches Gebäude legst du aus?
question-alchemicus-tear-down = Alle zwölf Bauplätze sind belegt. Was reißt du für { card } ab?
question-alchemicus-move-spirit = Wohin schickst du den Geist der Transmutation?
question-alchemicus-rob = Der Geist steht in der Mitte. Wem nimmst du eine zufällige Karte?
question-alchemicus-harvest-field = Gewinnst du Rohstoffe?
question-alchemicus-harvest-some = { $count ->
    [one] Für die Gewinnung ist eine Karte übrig. Wohin kommt sie?
   *[other] Für die Gewinnung sind { $count } Karten übrig. Wohin kommt die erste?
}
question-alchemicus-transport = Welche Ware bringst du weiter?
question-alchemicus-carry-into = In welches Gebäude bringst du die Ware ({ good })?
question-alchemicus-transmutation-field = Transmutierst du?
question-alchemicus-sale = Welche Ware verkaufst du?
question-alchemicus-through = Über welches Gebäude verkaufst du die Ware ({ good }), und wofür?
question-alchemicus-buy-good = { $other } verkauft { good }. Kaufst du die Ware für { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}?
question-alchemicus-place-bought = Wohin legst du die gekaufte Ware ({ good })?
question-alchemicus-gifts-field = Gibst du fünf Karten für 1 Ruhm?
question-alchemicus-end-turn = Noch etwas, bevor dein Zug endet?
question-alchemicus-noctis-phase = Welche Noctiskarte spielst du?
question-alchemicus-set-golem = Wohin setzt du den Golem?
question-alchemicus-steal-good = Welche Ware bringt dir Mutabilus?
question-alchemicus-place-stolen = Wohin legst du die Ware ({ good })?
question-alchemicus-haunt = In welchem Gebäude spukt Spiritus?
question-alchemicus-send-homunculus = Was tut Homunculus?
question-alchemicus-defame = Gegen wen spielst du Infamia?
question-alchemicus-defend = { $other } spielt Infamia gegen dich. Wie antwortest du?
question-alchemicus-lift-infamia = Wirfst du { $count } Karten ab, um eine Infamia loszuwerden?

status-alchemicus-choose-draw = { $seat } zieht eine Karte.
status-alchemicus-take-from-bank = { $seat } wählt eine Karte der Bank.
status-alchemicus-pay = { $seat } wählt Karten zum Abwerfen.
status-alchemicus-place-pawn = { $seat } wählt das erste Feld.
status-alchemicus-move-pawn = { $seat } wählt, wohin es geht.
status-alchemicus-choose-passing-card = { $seat } wählt einen Stapel zum Ziehen.
status-alchemicus-build = { $seat } baut.
status-alchemicus-tear-down = { $seat } wählt ein Gebäude zum Abreißen.
status-alchemicus-move-spirit = { $seat } versetzt den Geist der Transmutation.
status-alchemicus-rob = { $seat } wählt, wen es trifft.
status-alchemicus-harvest-field = { $seat } darf Rohstoffe gewinnen.
status-alchemicus-harvest-some = { $seat } wählt, wo gewonnen wird.
status-alchemicus-transport = { $seat } bringt Waren weiter.
status-alchemicus-carry-into = { $seat } wählt, wohin eine Ware kommt.
status-alchemicus-transmutation-field = { $seat } darf transmutieren.
status-alchemicus-sale = { $seat } verkauft Waren.
status-alchemicus-through = { $seat } wählt, wie eine Ware verkauft wird.
status-alchemicus-buy-good = { $seat } darf eine Ware kaufen.
status-alchemicus-place-bought = { $seat } wählt einen Platz für eine Ware.
status-alchemicus-gifts-field = { $seat } darf fünf Karten geben.
status-alchemicus-end-turn = { $seat } beendet den Zug.
status-alchemicus-noctis-phase = { $seat } darf Noctiskarten spielen.
status-alchemicus-set-golem = { $seat } wählt einen Platz für den Golem.
status-alchemicus-steal-good = { $seat } wählt eine fremde Ware.
status-alchemicus-place-stolen = { $seat } wählt einen Platz für eine Ware.
status-alchemicus-haunt = { $seat } wählt ein Gebäude für Spiritus.
status-alchemicus-send-homunculus = { $seat } schickt Homunculus aus.
status-alchemicus-defame = { $seat } wählt ein Opfer für Infamia.
status-alchemicus-defend = { $seat } antwortet auf eine Infamia.
status-alchemicus-lift-infamia = { $seat } darf eine Infamia ablegen.

# -- Antworten -----------------------------------------------------------------------------------------------

action-alchemicus-draw = { $pile ->
    [base] Vom Stapel ziehen
    [noctis] Eine Noctiskarte ziehen
   *[bank] Eine Karte der Bank nehmen
}
action-alchemicus-discard = { card } abwerfen
action-alchemicus-take = { card } nehmen
action-alchemicus-place = Figur aufstellen: { place } (Feld { $field })
action-alchemicus-move = { $count ->
    [one] 1 Feld weit: { place } (Feld { $field })
   *[other] { $count } Felder weit: { place } (Feld { $field })
}
action-alchemicus-build = { card } bauen
action-alchemicus-tear-down = { card } abreißen (Bauplatz { $plot }, { load })
action-alchemicus-move-spirit = { $card ->
    [domo] Den Geist in die Mitte stellen: Das sperrt Domo
   *[other] Den Geist auf { card } stellen
}
action-alchemicus-rob = Eine zufällige Karte von { $other } nehmen
action-alchemicus-harvest = Alles gewinnen
action-alchemicus-harvest-at = Gewinnen: { card } (Bauplatz { $plot })
action-alchemicus-carry = { load } weiterbringen, von { card } (Bauplatz { $plot })
action-alchemicus-into = In { card } (Bauplatz { $plot }, { load })
action-alchemicus-transmute = Alles transmutieren, was bereit ist
action-alchemicus-sell = { good } verkaufen, von { card } (Bauplatz { $plot })
action-alchemicus-through = { $pay ->
    [fame] Über { card }, für Ruhm
   *[cards] Über { card }, für Karten
}
action-alchemicus-buy = Kaufen
action-alchemicus-give = Fünf Karten geben
action-alchemicus-play = { card } spielen
action-alchemicus-guard = Golem unter { card } legen (Bauplatz { $plot }, { load })
action-alchemicus-post = Golem auf { place } legen (Feld { $field })
action-alchemicus-steal = { load } von { $other } nehmen: { card } (Bauplatz { $plot })
action-alchemicus-haunt = Bei { $other } spuken: { card } (Bauplatz { $plot }, { load })
action-alchemicus-revert = Transmutation von { $other } rückgängig machen: { card } (Bauplatz { $plot }, { load })
action-alchemicus-dispel = Spiritus bei { $other } vertreiben: { card } (Bauplatz { $plot }, { load })
action-alchemicus-defame = Infamia gegen { $other }
action-alchemicus-sacrifice = Golem unter { card } opfern (Bauplatz { $plot })
action-alchemicus-buy-off = Fünf Karten abwerfen
action-alchemicus-suffer = Die Infamia hinnehmen
action-alchemicus-lift = Die Infamia ablegen
action-alchemicus-pass = { $question ->
    [build] Fertig gebaut
    [transport] Fertig transportiert
    [sale] Fertig verkauft
    [buy-good] Nicht kaufen
    [noctis-phase] Keine weitere Noctiskarte
    [rob] Niemandem eine Karte nehmen
    [lift-infamia] Die Infamia behalten
   *[other] Passen
}
action-alchemicus-end-turn = Zug beenden

# -- Ereignisse ----------------------------------------------------------------------------------------------

event-alchemicus-first = { $who ->
    [me] Du beginnst.
   *[another] { $seat } beginnt.
}
event-alchemicus-turn = { $who ->
    [me] Dein Zug { $count }.
   *[another] Zug { $count } von { $seat }.
}
event-alchemicus-golem-dealt = { $who ->
    [me] Du bekommst einen { card }.
   *[another] { $seat } bekommt einen { card }.
}
event-alchemicus-draw = { $card ->
    [hidden] { $pile ->
        [noctis] { $seat } zieht eine Noctiskarte.
       *[base] { $seat } zieht eine Karte.
    }
   *[other] { $who ->
        [me] Du ziehst { card }.
       *[another] { $seat } zieht { card }.
    }
}
event-alchemicus-bank = In die Bank gelegt: { card }.
event-alchemicus-take = { $who ->
    [me] Du nimmst { card } aus der Bank.
   *[another] { $seat } nimmt { card } aus der Bank.
}
event-alchemicus-discard = { $who ->
    [me] Du wirfst { $count ->
        [one] { card }
       *[other] { $count } × { card }
    } ab.
   *[another] { $seat } wirft { $count ->
        [one] { card }
       *[other] { $count } × { card }
    } ab.
}
event-alchemicus-back = { $pile ->
    [noctis] { $seat } nimmt eine zufällige Noctiskarte von { $other }.
   *[base] { $seat } nimmt eine zufällige Karte von { $other }.
}
event-alchemicus-steal-card = { $who ->
    [me] Du nimmst eine zufällige Karte von { $other }: { card }.
   *[another] { $seat } nimmt eine zufällige Karte von { $other }: { card }.
}
event-alchemicus-shuffle = { $pile ->
    [noctis] Aus den abgelegten Noctiskarten wird ein neuer Stapel mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
   *[base] Aus den abgelegten Karten wird ein neuer Stapel mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
}
event-alchemicus-build = { $who ->
    [me] Du baust { card } (Bauplatz { $plot }).
   *[another] { $seat } baut { card } (Bauplatz { $plot }).
}
event-alchemicus-tear-down = { $who ->
    [me] Du reißt { card } ab.
   *[another] { $seat } reißt { card } ab.
}
event-alchemicus-harvest = { $who ->
    [me] Du gewinnst { good }: { spot }.
   *[another] { $seat } gewinnt { good }: { spot }.
}
event-alchemicus-carry = { $who ->
    [me] Du bringst { good } weiter, von { spot }.
   *[another] { $seat } bringt { good } weiter, von { spot }.
}
event-alchemicus-transmute = { $who ->
    [me] Du stellst { good } her: { spot }.
   *[another] { $seat } stellt { good } her: { spot }.
}
event-alchemicus-revert = { $who ->
    [me] Dein Homunculus verwandelt { good } bei { $other } zurück: { spot }.
   *[another] Der Homunculus von { $seat } verwandelt { good } bei { $other } zurück: { spot }.
}
event-alchemicus-sell = { $who ->
    [me] Du verkaufst { good } über { card }: { spot }.
   *[another] { $seat } verkauft { good } über { card }: { spot }.
}
event-alchemicus-steal-good = { $who ->
    [me] Du nimmst { good } von { $other }: { spot }.
   *[another] { $seat } nimmt { good } von { $other }: { spot }.
}
event-alchemicus-good-comes = { $who ->
    [me] Du legst { good } auf { spot }.
   *[another] { $seat } legt { good } auf { spot }.
}
event-alchemicus-reveal = Eine abgelegte Ware wird aufgedeckt: { card }.
event-alchemicus-guard = { $who ->
    [me] Dein Golem bewacht { spot }.
   *[another] Der Golem von { $seat } bewacht { spot }.
}
event-alchemicus-sacrifice = { $who ->
    [me] Du opferst den Golem unter { spot }.
   *[another] { $seat } opfert den Golem unter { spot }.
}
event-alchemicus-post = { $who ->
    [me] Du legst einen Golem auf { place } (Feld { $field }).
   *[another] { $seat } legt einen Golem auf { place } (Feld { $field }).
}
event-alchemicus-unpost = Ein Golem hält die Figur auf { place } (Feld { $field }) an und verschwindet.
event-alchemicus-haunt = { $who ->
    [me] Dein Spiritus spukt bei { $other }: { spot }.
   *[another] Der Spiritus von { $seat } spukt bei { $other }: { spot }.
}
event-alchemicus-dispel = Ein Spiritus verschwindet bei { $other }: { spot }.
event-alchemicus-defame = { $who ->
    [me] Du spielst Infamia gegen { $other }.
   *[another] { $seat } spielt Infamia gegen { $other }.
}
event-alchemicus-infamia = { $who ->
    [me] Du legst eine Infamia zu { $other }.
   *[another] { $seat } legt eine Infamia zu { $other }.
}
event-alchemicus-lift = { $who ->
    [me] Du bist eine Infamia los.
   *[another] { $seat } ist eine Infamia los.
}
event-alchemicus-move = { $who ->
    [me] Deine Figur kommt auf { place } (Feld { $field }).
   *[another] Die Figur von { $seat } kommt auf { place } (Feld { $field }).
}
event-alchemicus-spirit = { $card ->
    [domo] Der Geist der Transmutation kommt in die Mitte und sperrt Domo.
   *[other] Der Geist der Transmutation kommt auf { card }.
}
event-alchemicus-fame = { $who ->
    [me] Du gewinnst { $count } Ruhm.
   *[another] { $seat } gewinnt { $count } Ruhm.
}
event-alchemicus-lose-fame = { $who ->
    [me] Du verlierst { $count } Ruhm.
   *[another] { $seat } verliert { $count } Ruhm.
}
event-alchemicus-last-round = { $who ->
    [me] Du hast 20 Ruhm erreicht: Die letzte Runde läuft.
   *[another] { $seat } hat 20 Ruhm erreicht: Die letzte Runde läuft.
}
event-alchemicus-gold-sold = { $who ->
    [me] Du verkaufst Gold und gewinnst den Wettlauf.
   *[another] { $seat } verkauft Gold und gewinnt den Wettlauf.
}
event-alchemicus-undo = { $who ->
    [me] Du nimmst { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    } zurück.
   *[another] { $seat } nimmt { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    } zurück.
}

# -- die Wertung ---------------------------------------------------------------------------------------------

score-fame = Ruhm
score-fame-before = Vor diesem Spiel
score-fame-gifts = Verschenkte Karten
score-fame-gloria = Gespielte Gloria
score-fame-pergulae = Verkauft: Pergula
score-fame-tabernae = Verkauft: Taberna
score-fame-donaria = Verkauft: Donarium
score-fame-lost = Verlorener Ruhm
score-building-prices = Summe der Gebäudepreise
score-gold-sold = Zuerst Gold verkauft
score-gold-on-labria = Gold in eigenen Gebäuden Labrium
