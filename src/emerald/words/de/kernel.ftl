# Was jedes Spiel sagt: Absagen, Zurücknehmen, Fehler in Aufbauten, Stellungen, Katalogen und Dateien.

# -- warum nicht ---------------------------------------------------------------------------------------------

why-not-game-is-over = Das Spiel ist zu Ende.
why-not-fate-is-asked = Jetzt hat der Zufall das Wort.
why-not-seat-is-not-asked = { $seat } wird gerade nichts gefragt.
why-not-not-an-answer = Das ist keine Antwort auf die gestellte Frage.
why-not-cannot-pay = { $needs ->
    [0] „{ $thing }“ kannst du nicht bezahlen.
   *[other] Das braucht { $needs } × „{ $thing }“; du hast { $has }.
}
why-not-condition-fails = Das ist nicht erfüllt: „{ $condition }“.
why-not-must-choose = Etwas davon ist möglich, also muss es sein: „{ $effect }“.

# -- zurücknehmen --------------------------------------------------------------------------------------------

undo-nothing = Es gibt nichts zurückzunehmen.
undo-game-over = Das Spiel ist zu Ende; nichts lässt sich mehr zurücknehmen.
undo-other-seat = Das lässt sich nicht zurücknehmen: Seither war { $seat } an der Reihe.
undo-revealed = Das lässt sich nicht zurücknehmen: { $source ->
    [first-seat] Es wurde gelost, wer beginnt
    [base-pile] Eine Karte wurde gezogen
    [noctis-pile] Eine Noctiskarte wurde gezogen
    [bank] Eine Karte wurde in die Bank gelegt
    [goods] Eine Ware wurde aufgedeckt
    [theft] Eine Karte wurde weggenommen
    [experiments-1] ein neues Experiment ist ausgelegt worden
    [experiments-2] ein neues Experiment ist ausgelegt worden
    [experiments-3] ein neues Experiment ist ausgelegt worden
    [artifacts-1] ein neues Artefakt ist ausgelegt worden
    [artifacts-2] ein neues Artefakt ist ausgelegt worden
    [artifacts-3] ein neues Artefakt ist ausgelegt worden
    [drawn-artifacts-1] ein Artefakt ist gezogen worden
    [drawn-artifacts-2] ein Artefakt ist gezogen worden
    [drawn-artifacts-3] ein Artefakt ist gezogen worden
    [dice-1] es ist gewürfelt worden
    [dice-2] es ist gewürfelt worden
    [dice-3] es ist gewürfelt worden
    [publications] Publikationen sind gezogen worden
    [starting-experiments] Karten sind ausgeteilt worden
    [masterpieces] Karten sind ausgeteilt worden
    [dealt-publications] Karten sind ausgeteilt worden
    [starting-artifacts] Karten sind ausgeteilt worden
    [bonus-tokens] Bonusmarker sind ausgelegt worden
    [achievements] Errungenschaften sind ausgelegt worden
    [essences] die Hauptessenzen sind ausgelegt worden
    [formulas-1] Formeln sind ausgelegt worden
    [formulas-2] Formeln sind ausgelegt worden
    [formulas-3] Formeln sind ausgelegt worden
    [formulas-4] Formeln sind ausgelegt worden
    [bot-card] dein Gegner hat eine Karte aufgedeckt
    [bot-card-side] für deinen Gegner ist gewürfelt worden
    [bot-artifact-side] für deinen Gegner ist gewürfelt worden
    [bot-roll] für deinen Gegner ist gewürfelt worden
    [bot-element] die Spezialkarte deines Gegners ist gezogen worden
    [bot-experiments] dein Gegner hat ein Experiment bekommen
    [bot-masterpieces] dein Gegner hat ein Meisterexperiment gezogen
   *[other] Etwas wurde aufgedeckt
}.

# -- was an einem Aufbau oder einer Stellung falsch ist ------------------------------------------------------

setup-seats = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $found }.
setup-unknown-option = Einen Schalter „{ $option }“ gibt es nicht.
setup-unknown-word = „{ $option }“ kann nicht „{ $word }“ sein; erlaubt: { $allowed }.
setup-first-seat = Platz { $seat } kann nicht beginnen: Es gibt nur { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
position-unknown-line = Eine Zeile „{ $word }“ gibt es in Stellungen nicht.
position-bad-word = Zeile „{ $line }“: „{ $word }“ kann hier nicht stehen.

# -- was an einem Katalog falsch ist; { $word } ist das Wort in der Datei -------------------------------------

catalogue-hint = { $meant ->
    [0] { "" }
   *[other] { " " }Ist „{ $meant }“ gemeint?
}
catalogue-no-file = So eine Datei oder so einen Ordner gibt es nicht.
catalogue-no-toml = In dem Ordner ist keine .toml-Datei.
catalogue-unreadable = Das lässt sich nicht lesen: { $detail }.
catalogue-not-utf8 = Das ist kein UTF-8-Text.
catalogue-not-toml = Das ist kein TOML: { $detail }
catalogue-missing-table = Die Tabelle [{ $word }] fehlt.
catalogue-missing-item = „{ $word }“ fehlt.
catalogue-second-table = Die Tabelle [{ $word }] steht hier zum zweiten Mal.
catalogue-unknown-table = Nichts in diesem Spiel heißt „{ $word }“.{ catalogue-hint }
catalogue-not-items = „{ $word }“ muss [[{ $word }]] heißen, je Stück einmal.
catalogue-not-a-table = „{ $word }“ muss eine Tabelle sein.
catalogue-missing-key = Der Schlüssel „{ $word }“ fehlt.
catalogue-unknown-key = Der Schlüssel „{ $word }“ ist unbekannt.{ catalogue-hint }
catalogue-wrong-type = „{ $word }“ muss { $expected ->
    [text] ein Text
    [true-or-false] true oder false
    [a-whole-number] eine ganze Zahl
    [a-list-of-words] eine Liste von Wörtern
    [a-list-of-texts] eine Liste von Texten
    [a-list-of-whole-numbers] eine Liste ganzer Zahlen
    [a-list-of-tables] eine Liste von Tabellen
   *[a-list] eine Liste
} sein, ist aber { $found }.
catalogue-out-of-range = „{ $word }“ muss zwischen { $low } und { $high } liegen, ist aber { $found }.
catalogue-empty = „{ $word }“ darf nicht leer sein.
catalogue-bad-id = Die Kennung „{ $word }“ muss aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen bestehen.
catalogue-second-id = Die Kennung „{ $word }“ ist schon vergeben, in { $other }.
catalogue-unknown-word = „{ $word }“ ist keines der für „{ $key }“ erlaubten Wörter.{ catalogue-hint }
catalogue-wrong-length = „{ $word }“ muss { $expected ->
    [one] 1 Eintrag
   *[other] { $expected } Einträge
} haben, hat aber { $found }.
catalogue-wording = „{ $key }“: { $place ->
    [0] „{ $text }“ endet zu früh.
   *[other] In „{ $text }“ kann das { $place }. Wort, „{ $word }“, dort nicht stehen.
}{ $expected ->
    [a-thing] { " " }Erwartet: ein Ding.
    [something-counted] { " " }Erwartet: etwas Gezähltes.
    [a-thing-or-something-counted] { " " }Erwartet: ein Ding oder etwas Gezähltes.
    [a-condition] { " " }Erwartet: eine Bedingung.
    [a-number-a-scale-or-a-condition] { " " }Erwartet: eine Zahl, eine Leiste oder eine Bedingung.
    [a-number-from-1-to-99] { " " }Erwartet: eine Zahl von 1 bis 99.
    [an-effect] { " " }Erwartet: eine Wirkung.
    [a-material] { " " }Erwartet: ein Material.
    [a-material-or-an-essence] { " " }Erwartet: ein Material oder eine Essenz.
    [a-thing-that-is-gained] { " " }Erwartet: etwas, das man erhält.
    [something-that-can-be-shown] { " " }Erwartet: etwas, das man vorzeigen kann.
    [something-rewards-are-counted-by] { " " }Erwartet: etwas, wonach Belohnungen zählen.
    [an-exchange-or-a-transmutation] { " " }Erwartet: ein Tausch oder eine Transmutation.
    [one-step-or-up-to-three-on-any-track] { " " }Erwartet: ein Schritt, auf einer beliebigen Leiste (any track) bis zu drei.
    [one-step-or-reaction-tokens] { " " }Erwartet: ein Schritt (step) oder Reaktionsmarker.
    [a-track] { " " }Erwartet: eine Leiste.
    [an-exchange] { " " }Erwartet: ein Tausch.
    [an-arrow] { " " }Erwartet: ein Pfad oder „wild“.
    [a-card] { " " }Erwartet: „publications“ oder „artifact“.
   *[other] { "" }
}{ catalogue-hint }
catalogue-unlike-the-box = { $found } × „{ $word }“, im gedruckten Spiel { $expected }.

# -- was an der Datei eines Spiels falsch ist ----------------------------------------------------------------

file-not-a-match = Das ist kein von Emerald Tablet aufbewahrtes Spiel.
file-other-format = Die Datei hat das Format { $found }; gelesen wird hier das Format { $here }.
file-other-game = Die Datei ist ein Spiel „{ $found }“, nicht „{ $here }“.
file-other-rules = Die Datei wurde nach Fassung { $found } der Regeln gespielt; hier gilt Fassung { $here }.
file-other-edition = Die Datei wurde mit der Ausgabe „{ $found }“ gespielt, nicht mit „{ $here }“.
file-other-catalogue = Die Datei wurde mit einem anderen Katalog ({ $found }) gespielt als dem hiesigen ({ $here }).
file-truncated = Die Datei endet zu früh.
file-expected = Hier müsste „{ $expected }“ stehen, nicht „{ $found }“.
file-bad-text = „{ $word }“ kann hier nicht stehen.
file-bad-number = „{ $word }“ ist keine Zahl von { $low } bis { $high }.
file-bad-hex = „{ $word }“ ist keine Hexadezimalzahl der richtigen Länge.
file-second = „{ $word }“ steht hier zum zweiten Mal.
file-seed-hash = Der Startwert gehört nicht zum Prüfwert { $found }.
file-hidden = Nur eine Datei für einen einzelnen Platz darf das verbergen, und eine solche muss es.
file-is-cut = Die Datei verbirgt, was { $seat ->
    [0] Zuschauende
   *[other] Platz { $seat }
} nicht wissen darf; sie lässt sich nicht weiterspielen.
file-unknown-kind = „{ $word }“ ist keine Art von Eintrag.
file-unfinished-line = Die Zeile „{ $found }“ ist unvollständig.
file-unknown-source = „{ $word }“ ist keine Zufallsquelle dieses Spiels.
file-unknown-outcome = „{ $word }“ kann nicht aus „{ $source }“ kommen.
file-unknown-word = „{ $word }“ ist hier unverständlich.
file-unknown-action = Dieses Spiel kennt keine Aktion „{ $word }“.
file-unknown-author = „{ $word }“ schreibt keine Einträge.
file-wording = Das schreibt man „{ $expected }“, nicht „{ $found }“.
file-audience = Diesen Eintrag dürfen andere kennen: Es müsste „{ $expected }“ heißen, nicht „{ $found }“.
file-game-is-over = Vor diesem Eintrag war das Spiel schon zu Ende.
file-take-back = Ab Eintrag { $entries } lässt sich nicht weiterspielen.
file-rules-broke = Die Regeln können das nicht spielen ({ $detail }).
file-fate-not-asked = Der Zufall ist hier nicht gefragt.
file-fate-waits = Die Aufzeichnung endet, wo der Zufall sprechen müsste.
file-other-source = Der Zufall ist hier nach „{ $expected }“ gefragt, nicht nach „{ $found }“.
file-impossible-outcome = „{ $word }“ kann hier nicht kommen.
file-weights = Die Gewichte sind „{ $expected }“, nicht „{ $found }“.
file-not-what-the-seed-says = Der Startwert ergibt hier „{ $expected }“, nicht „{ $found }“.
file-digest = Nach Eintrag { $entries } ist die Prüfsumme { $expected }, nicht „{ $found }“.
file-only-answers-in-a-tail = Am Ende, nach „tail“, dürfen nur Antworten stehen.
file-tail-is-due = Diese Antwort kann nicht mehr nach „tail“ stehen; sie gehört zur Aufzeichnung.
file-unlawful = „{ $action }“ ist keine erlaubte Antwort von Platz { $seat }.
file-no-such-position = Eine Stellung { $position } gibt es nicht; die Datei hat { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}.
file-after-the-seal = Hinter dem Siegel darf nichts stehen.
file-seal = Das Siegel müsste { $expected } sein, nicht „{ $found }“: Die Datei wurde verändert.
file-not-over = Das Spiel ist noch nicht zu Ende; prüfen lässt sich nur ein beendetes.
match-names = { $names ->
    [one] 1 Name passt
   *[other] { $names } Namen passen
} nicht zu { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
}.
match-bad-text = „{ $word }“ lässt sich nicht aufbewahren: Ein Text ist eine Zeile, ohne Leerzeichen am Anfang oder Ende.
match-no-such-seat = Einen Platz { $seat } gibt es nicht; es { $seats ->
    [one] spielt 1 Platz
   *[other] spielen { $seats } Plätze
}.
