# Die Befehlszeile: Befehle und ihre Hilfe, der Tisch im Terminal, Fragen, Fehler.

# -- was etwas kostet und bringt -----------------------------------------------------------------------------

amount = { $what ->
    [card] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    [noctis-card] { $count ->
        [one] 1 Noctiskarte
       *[other] { $count } Noctiskarten
    }
    [fame] { $count } Ruhm
    [victory] der Sieg
    [herbs] { $count } × { good-herbs }
    [ore] { $count } × { good-ore }
    [tincture] { $count } × { good-tincture }
    [metal] { $count } × { good-metal }
    [gold] { $count } × { good-gold }
    [horten] { $count } × { card-horten }
    [metalle] { $count } × { card-metalle }
    [alembic] { $count } × { card-alembic }
    [fornax] { $count } × { card-fornax }
    [labrium] { $count } × { card-labrium }
    [pergula] { $count } × { card-pergula }
    [taberna] { $count } × { card-taberna }
    [donarium] { $count } × { card-donarium }
    [domo] { $count } × { card-domo }
    [gloria] { $count } × { card-gloria }
    [golem] { $count } × { card-golem }
    [mutabilus] { $count } × { card-mutabilus }
    [spiritus] { $count } × { card-spiritus }
    [homunculus] { $count } × { card-homunculus }
    [pactum] { $count } × { card-pactum }
    [infamia] { $count } × { card-infamia }
    [raw-lead] { effect-amount }
    [raw-copper] { effect-amount }
    [raw-tin] { effect-amount }
    [raw-mercury] { effect-amount }
    [raw-iron] { effect-amount }
    [refined-copper] { effect-amount }
    [refined-tin] { effect-amount }
    [refined-mercury] { effect-amount }
    [refined-iron] { effect-amount }
    [silver] { effect-amount }
    [salt] { effect-amount }
    [sulfur] { effect-amount }
    [aether] { effect-amount }
    [ethereal-die] { effect-amount }
    [chameleon] { effect-amount }
    [reaction-token] { effect-amount }
    [point] { effect-amount }
    [potency] Macht { $count }
    [earth-step] { $count ->
        [one] { $count } Schritt (Erde)
       *[other] { $count } Schritte (Erde)
    }
    [fire-step] { $count ->
        [one] { $count } Schritt (Feuer)
       *[other] { $count } Schritte (Feuer)
    }
    [water-step] { $count ->
        [one] { $count } Schritt (Wasser)
       *[other] { $count } Schritte (Wasser)
    }
    [air-step] { $count ->
        [one] { $count } Schritt (Luft)
       *[other] { $count } Schritte (Luft)
    }
   *[other] { $count } × { $what }
}

# -- Hilfe ---------------------------------------------------------------------------------------------------

cli-about = Brettspiele der Alchemie: spielen, nachsehen, prüfen, simulieren.
cli-about-play = Ein Spiel im Terminal spielen oder eines fortsetzen. Ohne Spiel: ein Menü.
cli-about-replay = Eine Spieldatei Schritt für Schritt ansehen.
cli-about-verify = Prüfen, ob ein beendetes Spiel ehrlich gegeben und gespielt wurde.
cli-about-simulate = Eigene Spieler viele Spiele spielen lassen und zählen.
cli-about-bench = Die Messungen einer Arbeitskopie ausführen.
cli-about-serve = Tische für Browser anbieten, bis Strg-C.
cli-about-host = Die Adresse, an der der Server lauscht.
cli-about-port = Der Port, an dem der Server lauscht; 0 nimmt irgendeinen freien.
cli-about-no-browser = Keinen Browser öffnen.
cli-about-lang = Die Sprache: en, de, es, pl oder ru. Sonst sagt sie EMERALD_LANG, dann das System.
cli-about-version = Die Version zeigen.
cli-about-help = Diese Seite zeigen.
cli-about-game = Welches Spiel: alchemicus, trismegistus.
cli-about-seats = Wie viele Plätze der Tisch hat.
cli-about-bot = Wer einen Platz selbsttätig spielt, etwa 2=greedy; darf mehrmals stehen.
cli-about-player = Wer einen Platz spielt, etwa 1=greedy; random, wo niemand genannt ist; darf mehrmals stehen.
cli-about-option = Ein Schalter des Tisches, etwa noctis=yes; darf mehrmals stehen.
cli-about-name = Der Name einer Person am Tisch, in der Folge der Plätze; darf mehrmals stehen.
cli-about-seed = Ein Wort: Wer dasselbe nennt, bekommt dieselben Karten.
cli-about-components = Mit den Teilen aus dieser Datei oder diesem Ordner spielen.
cli-about-catalogue = Die Teile eines Spiels zeigen, zum Bearbeiten kopieren oder Bearbeitetes prüfen.
cli-about-what = show, new oder check.
cli-about-which = Bei show: ein Teil, oder nichts für alle. Bei new und check: ein Ordner.
cli-about-whose = Welches Spiel; sonst das, dessen Namen der Katalog trägt, oder trismegistus.
cli-about-save = Der Name, unter dem das Spiel aufbewahrt wird.
cli-about-resume = Ein aufbewahrtes Spiel fortsetzen, nach Namen oder Datei; das jüngste, wenn keines genannt ist.
cli-about-file = Eine Spieldatei oder der Name eines aufbewahrten Spiels.
cli-about-at = Die Stellung nach so vielen Antworten zeigen.
cli-about-seat = Mit den Augen eines Platzes sehen; erst, wenn das Spiel zu Ende ist.
cli-about-all = Den ganzen Verlauf des Spiels erzählen.
cli-about-games = Wie viele Spiele; 100, wenn nichts gesagt ist.
cli-about-json = Das Ergebnis auch als JSON in diese Datei schreiben.
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle

# -- Anfang und Ende -----------------------------------------------------------------------------------------

cli-begun = { $game } ({ $edition })
cli-seed-hash = Alle Karten folgen aus einem geheimen Startwert. Sein Fingerabdruck: { $hash }
cli-kept-as = Das Spiel wird nach jeder Antwort als „{ $name }“ aufbewahrt.
cli-serving = Der Tisch ist gedeckt: { $text } – Strg-C beendet das, und jede Partie bleibt erhalten.
cli-no-server = Die Teile des Servers sind nicht installiert. Das installiert sie: { $command }
cli-bad-setting = { $name }={ $word } geht nicht; was geht, steht in docs/configuration.md.
cli-resumed = Es geht weiter mit „{ $name }“.
cli-left = Das Spiel ist aufbewahrt. Fortsetzen: emerald play --resume { $name }
cli-person-name = Person { $number }
cli-bot-name = { $player } { $number }
cli-thinking = { $seat } überlegt …
cli-veil = { $seat }, das Terminal gehört dir. Enter zeigt deine Hand.
cli-game-over = Das Spiel ist zu Ende.
cli-level = Gleichauf bei „{ $line }“ mit { $value }: { $players }.
cli-tie-break = Also entscheidet „{ $line }“; am besten ist { $value }.
cli-winner = { $count ->
    [one] { $players } gewinnt.
   *[other] Unentschieden; den Sieg teilen sich { $players }.
}
cli-seed = Der geheime Startwert war { $seed }
cli-verify-by = Alle können das Spiel prüfen: { $command }

# -- die Frage -----------------------------------------------------------------------------------------------

cli-prompt = { $seat } >
cli-column-cost = Kosten
cli-column-gain = Ertrag
cli-column-rule = Regel
cli-column-place = Rang
cli-column-player = Spieler
cli-column-seat = Platz
cli-column-wins = Siege
cli-column-interval = 95-%-Intervall
cli-note-no-way-back = { $word } lässt sich nicht zurücknehmen: Eine Karte wird aufgedeckt, oder jemand anderes ist dran.
cli-note-why-not = Zahlen in Klammern sind jetzt nicht erlaubt; „warum { $number }“ nennt den Grund.
cli-suggestion = Enter: { $answers }
cli-allowed = Das ist erlaubt.
cli-rest-not-given = Nicht gegeben, weil seither etwas geschehen ist: { $answers }
cli-copied = Eine Kopie ist als „{ $name }“ aufbewahrt.
cli-command-default = enter
cli-command-help = hilfe
cli-command-why = warum nicht, warum
cli-command-undo = zurück
cli-command-undo-turn = zug zurück
cli-command-table = tisch
cli-command-log = verlauf
cli-command-save = sichern
cli-command-quit = schluss
cli-help-answer-words = 3
cli-help-answer = Eine Antwort: ihre Zahl oder ein Teil ihrer Wörter; mehrere in einer Zeile, durch Kommas getrennt.
cli-help-default = Die vorgeschlagene Bezahlung oder die einzige Antwort, die es gibt.
cli-help-help = Diese Liste.
cli-help-why = „warum 3“, „warum nicht gloria bauen“: der Grund, mit der Nummer der Regel.
cli-help-undo = Die letzte Antwort zurücknehmen.
cli-help-undo-turn = Alles zurücknehmen, was sich zurücknehmen lässt.
cli-help-table = Den Tisch noch einmal zeigen.
cli-help-log = Was geschehen ist; „verlauf 12“: in den letzten zwölf Zügen.
cli-help-save = „sichern name“ bewahrt eine Kopie unter einem Namen auf; das Spiel selbst ist immer aufbewahrt.
cli-help-quit = Aufhören; das Spiel lässt sich fortsetzen.

# -- der Tisch von Alchemicus --------------------------------------------------------------------------------

cli-alchemicus-inner-ring = Innerer Ring
cli-alchemicus-spirit-blocks = ☿ sperrt { card }
cli-alchemicus-pile = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cli-alchemicus-noctis-pile = Noctisstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cli-alchemicus-bank = Kartenbank
cli-alchemicus-discards = Ablage
cli-alchemicus-column-player = Spieler
cli-alchemicus-column-fame = Ruhm
cli-alchemicus-column-hand = Handkarten
cli-alchemicus-column-field = Feld
cli-alchemicus-column-turns = Züge
cli-alchemicus-column-buildings = Gebäude
cli-alchemicus-infamies = Karten Infamia: { $count }
cli-alchemicus-known = bekannt:
cli-alchemicus-own-side = { $seat }: eigene Gebäude nach Bauplätzen, und die Hand
cli-alchemicus-own-hand = Hand ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}):

# -- der Tisch von Trismegistus --------------------------------------------------------------------------------

cli-tri-letter = { $colour ->
    [black] S
    [white] W
   *[red] R
}
cli-tri-round = Runde { $number }
cli-tri-dice = Würfel
cli-tri-raw = roh
cli-tri-refined = verarbeitet
cli-tri-discharged = { $count ->
    [one] { $count } entladener Reaktionsmarker
   *[other] { $count } entladene Reaktionsmarker
}
cli-tri-hand = { $names } daneben, Publikationen: { $count }
cli-tri-bot-hand = { $names } daneben; Gold { $count }, ätherische Würfel { $have }
cli-tri-own-side = { $seat }: { $text }
cli-tri-cell = Feld { $number }
cli-tri-column-needs = Verlangt
cli-tri-column-cost = Kosten
cli-tri-column-reward = Belohnung
cli-tri-column-points = Punkte
cli-tri-column-symbols = Symbole
cli-tri-column-ability = Fähigkeit
cli-tri-column-shows = Vorzuweisen
cli-tri-column-bonus = Bringt
cli-tri-column-player = Wer
cli-tri-column-die = Würfel
cli-tri-column-goods = Roh + verarbeitet
cli-tri-column-done = Fertig
cli-tri-column-artifacts = Artefakte
cli-tri-column-stone = Stein
cli-tri-column-hand = Daneben, auf der Hand

# -- das Menü ------------------------------------------------------------------------------------------------

cli-menu-welcome = Emerald Tablet
cli-menu-what = Was möchtest du tun?
cli-menu-new = Ein neues Spiel beginnen
cli-menu-resume = Mit „{ $name }“ weitermachen
cli-menu-game = Welches Spiel?
cli-menu-seats = Wie viele Plätze, von { $low } bis { $high }?
cli-menu-who = Platz { $number }:
cli-menu-kinds = Wer spielt hier?
cli-menu-person = eine Person an diesem Terminal
cli-menu-bot = der Computer, Spieler „{ $player }“
cli-menu-name = Ein Name (Enter für keinen):
cli-menu-options = Wie soll gespielt werden?
cli-menu-usual-options = wie üblich
cli-menu-own-options = ich möchte wählen
cli-menu-choices = Deine Wahl:
cli-menu-prompt = [{ $default }] >
cli-menu-number = Bitte eine Zahl von { $low } bis { $high } eingeben.

# -- ansehen, prüfen, simulieren -----------------------------------------------------------------------------

cli-position = Stellung { $number } von { $count }
cli-replay-prompt = [Enter, zurück, Zahl, ende, s und ein Platz, schluss] >
cli-replay-words = zurück, ende, schluss
cli-replay-help = Enter: die nächste Stellung; „zurück“: die vorige; eine Zahl: diese Stellung; „ende“: die letzte; „s 2“: als Platz 2; „schluss“.
cli-seat-only-when-over = Hände werden erst gezeigt, wenn das Spiel zu Ende ist.
cli-verified = { $file }: Alles ist in Ordnung.
cli-verified-seed = Der Startwert ist der vor dem Spiel versprochene ({ $hash }).
cli-verified-outcomes = { $count ->
    [one] 1 Karte oder Wurf ist,
   *[other] { $count } Karten und Würfe sind,
} was der Startwert sagt.
cli-verified-answers = { $count ->
    [one] 1 Antwort war erlaubt.
   *[other] { $count } Antworten waren erlaubt.
}
cli-verified-digests = { $count ->
    [one] 1 Stellung ist
   *[other] { $count } Stellungen sind
} wie aufgeschrieben.
cli-verified-take-backs = { $count ->
    [one] Einmal wurden Antworten einvernehmlich zurückgenommen.
   *[other] { $count }-mal wurden Antworten einvernehmlich zurückgenommen.
}
cli-not-verified = { $file }: Etwas stimmt nicht.
cli-simulating = Spiele
cli-simulated-lengths = Entscheidungen je Spiel: im Mittel { $mean }, von { $low } bis { $high }, bei der Hälfte höchstens { $median }.
cli-simulated = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $rate } in der Sekunde; Startwert { $seed }.
cli-simulated-shared = { $count ->
    [one] 1 Sieg wurde geteilt.
   *[other] { $count } Siege wurden geteilt.
}
cli-json-written = Geschrieben: { $file }

# -- Fehler --------------------------------------------------------------------------------------------------

cli-with-rule = { $sentence } ({ $rule })
cli-line = Zeile { $line }: { $sentence }
cli-fault = { $where }: { $sentence }
cli-unknown-game = Ein Spiel „{ $word }“ gibt es nicht; es gibt: { $allowed }.
cli-unknown-language = Eine Sprache „{ $word }“ gibt es nicht; es gibt: { $allowed }.
cli-unknown-command = Einen Befehl „{ $word }“ gibt es nicht; es gibt: { $allowed }.
cli-unknown-option = „{ $command }“ hat keine Option { $option }.
cli-unknown-player = Einen Spieler „{ $word }“ gibt es nicht; es gibt: { $allowed }.
cli-needs-a-value = { $option } braucht einen Wert.
cli-missing = „{ $command }“ braucht { $option }.
cli-bad-usage = So lässt sich „{ $command }“ nicht aufrufen; „{ $command } --help“ zeigt, wie es geht.
cli-bad-number = { $option }: Nötig ist eine Zahl von { $low } bis { $high }, nicht „{ $word }“.
cli-bad-player = { $option } verlangt einen Platz und einen Spieler, etwa 2=greedy, nicht „{ $word }“.
cli-bad-option = --option verlangt einen Namen und einen Wert, etwa noctis=yes, nicht „{ $word }“.
cli-bad-name = „{ $word }“ kann kein aufbewahrtes Spiel heißen: nur Buchstaben, Ziffern, Punkte und Bindestriche, höchstens 80.
cli-no-such-option = Einen Schalter „{ $option }“ gibt es nicht; es gibt: { $allowed }.
cli-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
cli-seat-twice = Platz { $number } ist an zwei Spieler vergeben.
cli-no-such-seat = Einen Platz { $number } gibt es an einem Tisch mit { $seats } nicht.
cli-too-many-names = Mehr Namen als Personen: { $count ->
    [one] Am Tisch sitzt 1 Person.
   *[other] Am Tisch sitzen { $count } Personen.
}
cli-name-is-taken = Ein Spiel namens „{ $word }“ ist schon aufbewahrt.
cli-which-game = Welches Spiel? Zum Beispiel: emerald play alchemicus
cli-resume-alone = --resume setzt ein Spiel fort, wie es ist; daneben sind nur --bot, --catalogue und --lang sinnvoll.
cli-no-kept-games = In { $folder } ist kein Spiel aufbewahrt.
cli-no-such-file = Weder eine Datei noch ein aufbewahrtes Spiel heißt „{ $file }“.
cli-not-text = { $file } ist keine Textdatei.
cli-cannot-read = { $file } lässt sich nicht lesen: { $detail }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $detail }.
cli-no-checkout = Die Messungen gehören zu einer Arbeitskopie des Quelltextes (Ordner bench/); dies ist ein installiertes Paket.
cli-no-such-number = Die Liste hat keine Zahl { $word }; sie geht bis { $high }.
cli-not-understood = „{ $word }“ ist weder eine Antwort auf diese Frage noch ein Befehl; „hilfe“ zeigt, was es gibt.
cli-ambiguous = „{ $word }“ könnte sein: { $allowed }
cli-no-default = Hier wird nichts vorgeschlagen; bitte eine Zahl eingeben.
cli-why-what = Warum was? Zum Beispiel: warum 2
cli-is-kept = Das Spiel wird schon nach jeder Antwort als „{ $name }“ aufbewahrt; „sichern“ und ein Name bewahrt eine Kopie auf.

# -- Kataloge -------------------------------------------------------------------------------------------------

cli-catalogue-word = „{ $word }“ kann man mit einem Katalog nicht machen; es gibt: { $allowed }.
cli-catalogue-folder = „emerald catalogue { $command }“ braucht einen Ordner.
cli-catalogue-there = { $folder } gibt es schon; ein Katalog kommt nur in einen neuen Ordner.
cli-catalogue-no-game = Der Katalog heißt „{ $name }“, und so heißt kein Spiel; gib es mit --game an.
cli-catalogue-written = { $edition }: liegt jetzt in { $folder }, { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}.
cli-catalogue-next = Bearbeite sie, dann:
cli-catalogue-good = { $folder }: nichts ist falsch.
cli-catalogue-departs = { $count ->
    [one] Eine Abweichung vom gedruckten Spiel, was erlaubt ist:
   *[other] { $count } Abweichungen vom gedruckten Spiel, was erlaubt ist:
}
cli-catalogue-faults = { $folder }: { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
cli-catalogue-no-component = Kein Teil heißt „{ $word }“.{ catalogue-hint }
cli-components-experiment = Experimente
cli-components-artifact = Artefakte
cli-components-publication = Publikationen
cli-components-achievement = Errungenschaften
cli-components-laboratory = Labore
cli-components-formula = Formeln
cli-components-card = Karten
cli-components-board = Spielplan
cli-component-name = Name
cli-component-level = Stufe
cli-component-element = Element
cli-component-requires = verlangt
cli-component-cost = Kosten
cli-component-reward = Belohnung
cli-component-points = Punkte
cli-component-players = Spieler
cli-component-symbols = Symbole
cli-component-ability = Fähigkeit
cli-component-needs = braucht
cli-component-condition = vorzuzeigen
cli-component-bonus = sofort
cli-component-copies = Anzahl
cli-component-price = Preis
cli-component-printed = gedruckt
cli-component-arrows = Pfade
cli-component-chamber = Kabuff
cli-component-outer = Äußerer Ring
cli-component-inner = Innerer Ring
cli-component-id = Kennung
cli-component-of-level = { $level ->
    [start] Start
    [master] Meister
   *[other] Stufe { $level }
}
cli-component-row = Reihe { $number }
cli-component-column = Spalte { $number }

# -- einen Server pflegen ----------------------------------------------------------------------

cli-about-admin = Die Tische eines Servers pflegen: export, import, inspect, backup, restore, prune, recount, canary.
cli-about-admin-what = Was zu tun ist: export, import, inspect, backup, restore, prune, recount oder canary.
cli-about-admin-which = Tische (export, inspect) oder Dateien (import, backup, restore).
cli-about-admin-to = Der Ordner, in den Partien exportiert werden.
cli-about-admin-person = Wer eine importierte, noch laufende Partie fortsetzt: ein Name oder eine Kennung.
cli-about-admin-days = prune: was seit so vielen Tagen niemand angerührt hat.
cli-about-admin-finished = prune: auch beendete Partien von vor so vielen Tagen.
cli-about-admin-adopt = canary: Partien älterer Regeln, die gleich verlaufen, nach den hiesigen fortsetzen.
cli-about-admin-secrets = inspect: mit dem Startwert des Zufalls.
cli-admin-word = „{ $word }“ gibt es nicht zu tun; es gibt: { $allowed }.
cli-admin-which = „emerald admin { $command }“ muss wissen, welche.
cli-admin-no-table = Einen Tisch „{ $word }“ gibt es hier nicht.
cli-admin-no-person = Niemand hier heißt „{ $word }“, oder mehrere; Kennungen zeigt „emerald admin inspect“.
cli-admin-no-backup = { $file } ist keine Sicherung oder keine vollständige.
cli-admin-not-empty = In der Datenbank ist schon etwas; eine Sicherung kommt in eine leere.
cli-admin-exported = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} nach { $folder } geschrieben. Sie enthalten den Startwert: Bei laufenden Partien darf sie niemand haben, der mitspielt.
cli-admin-imported = { $file }: Tisch { $table }.
cli-admin-backed-up = { $file }: { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}. Darin sind Startwerte, Sitzungen und das Geheimnis; niemand sonst darf sie lesen.
cli-admin-restored = { $count ->
    [one] Eine Zeile
   *[other] { $count } Zeilen
} aus { $file } wiederhergestellt. Wo EMERALD_SECRET gesetzt ist, muss es das von damals sein.
cli-admin-pruned = Aufgeräumt: { $tables } Tische ohne Partie, { $finished } beendete Partien, { $sessions } Sitzungen, { $guests } Gäste, { $keys } Schlüssel von Befehlen.
cli-admin-alike = { $title }, Regeln { $old } nach Regeln { $new }: { $count ->
    [one] eine Partie verläuft gleich.
   *[other] { $count } Partien verlaufen gleich.
}
cli-admin-differs = Tisch { $table } ({ $game }, Regeln { $rules }), Zeile { $line }:
cli-admin-recounted = { $count ->
    [one] Eine Partie wurde neu gezählt.
   *[other] { $count } Partien wurden neu gezählt.
}
cli-admin-adopted = { $count ->
    [one] Eine Partie geht
   *[other] { $count } Partien gehen
} nach den hiesigen Regeln weiter.
cli-admin-no-games = Hier sind keine Partien gespeichert.
