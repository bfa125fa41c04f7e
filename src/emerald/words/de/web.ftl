# Der Client im Browser: seine Seiten und der Rahmen jedes Tisches. Was ein Spiel hinzufügt, steht in web-SPIEL.ftl.

# -- überall -------------------------------------------------------------------------------------------------

web-skip = Zum Inhalt springen
web-nav = Wichtige Orte
web-nav-home = Startseite
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-components = Bestandteile
web-nav-profile = Profil
web-menu = Menü
web-language = Sprache
web-theme-to-light = Zum hellen Bild wechseln
web-theme-to-dark = Zum dunklen Bild wechseln
web-close = Schließen
web-cancel = Abbrechen
web-none = nichts
web-page-not-loaded = Diese Seite ließ sich nicht laden
web-page-not-loaded-about = Vielleicht ist die Verbindung weg. Lade die Seite neu, um es noch einmal zu versuchen.
web-no-such-page = Diese Seite gibt es nicht

# -- der Tisch -----------------------------------------------------------------------------------------------

web-seat = Platz { $number }
web-bot = vom Computer gespielt
web-cards = Handkarten
web-noctis-cards = Noctiskarten auf der Hand
web-dock = Frage und Protokoll
web-panes = Teile des Tisches
web-pane-mine = Meine Seite
web-pane-board = Plan
web-pane-others = Die anderen
web-pane-log = Protokoll
web-status-over = Die Partie ist vorbei
web-status-abandoned = Die Partie wurde aufgegeben
web-status-open = Es fehlen noch Mitspielende
web-status-fate = Der Zufall ist am Wort
web-status-waits = { $name } entscheidet
web-title-your-turn = Du bist dran
web-waiting-for = Wir warten auf { $players }
web-clock = Zeit von { $name }:
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-passes = lässt sich nicht zurücknehmen
web-passes-sure = Das lässt sich nicht zurücknehmen.
web-why-not = Warum nicht?
web-warning-silence = Nicht mehr warnen
web-barred = Jetzt nicht möglich: { $count }
web-spot-several = { $count ->
    [one] 1 Antwort hier
   *[other] { $count } Antworten hier
}
web-spot-barred = Jetzt nicht möglich; drücken, um zu erfahren, warum
web-spot-handed = { $count ->
    [0] drücken, um es herzugeben
    [one] 1 hergegeben
   *[other] { $count } hergegeben
}
web-choose-here = Antworten an dieser Stelle
web-payment-left = { $count ->
    [0] Die Zahlung ist vollständig.
    [one] Noch 1 auszuwählen
   *[other] Noch { $count } auszuwählen
}
web-payment-pay = { $count ->
    [one] 1 Karte hergeben
   *[other] { $count } Karten hergeben
}
web-suggested = Geben wie vorgeschlagen
web-suggested-else = Oder Stück für Stück wählen:
web-less = Weniger: { $what }
web-more = Mehr: { $what }
web-undo = Zurücknehmen
web-undo-all = Alle { $count } zurücknehmen
web-log-earlier = Zeigen, was davor war
web-log-since = Seit deinem letzten Besuch
web-log-draft = das hat noch niemand gesehen
web-link-lost = Die Verbindung ist weg; neuer Versuch …

# -- Mengen --------------------------------------------------------------------------------------------------

amount-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
amount-noctis-card = { $count ->
    [one] 1 Noctiskarte
   *[other] { $count } Noctiskarten
}

# -- Startseite ----------------------------------------------------------------------------------------------

web-home-kicker = Was oben ist, gleicht dem, was unten ist
web-home-lead = Zwei Brettspiele der Alchemie an einem Tisch: mit Menschen, gegen Bots, in einem Zug oder einen Zug am Tag. Ein Konto braucht niemand: ein Name und ein Link genügen.
web-play-now = Gleich spielen
web-new-table = Neuer Tisch
web-learn-this = Das Spiel lernen
web-my-games = Meine Partien
web-open-tables = Offene Tische
web-past-games = Vergangene Partien
web-unofficial = Inoffiziell: weder gemacht noch unterstützt von den Autoren oder Verlagen dieser Spiele. Wortlaut und Bilder sind von uns; Werte, die die öffentlichen Spielregeln nicht zeigen, ebenfalls, und sie sind so bezeichnet.
web-name-usual = Adept
web-bot-names = Flamel, Perenelle, Paracelsus, Sendivogius
web-look-back = Zurückblicken
web-to-the-table = Zum Tisch
web-go-on = Weiterspielen
web-join = Mitspielen
web-watch = Zuschauen
web-seat-free = freier Platz
web-fault-unreachable = Der Server ist nicht zu erreichen.
web-fault-unreadable = Der Server hat etwas Unverständliches gesagt.
web-cannot-draw = Dieses Spiel lässt sich im Browser noch nicht zeigen; im Terminal wird es gespielt.
web-loading = Wird geladen …

# -- ein neuer Tisch -----------------------------------------------------------------------------------------

web-who-sits = Wer setzt sich?
web-your-name = Dein Name
web-name = Name
web-how-many = Wie viele spielen?
web-seats = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-kind-me = Ich
web-kind-here = An diesem Bildschirm
web-kind-bot = Computer
web-kind-free = Über einen Link
web-bot-level = Stärke
web-which-rules = Welche Regeln?
web-presets = Vorlagen
web-preset-own = Deine eigene Auswahl.
web-more-options = Weitere Einstellungen
web-which-pace = Wie viel Zeit?
web-clock-kind = Uhr
web-clock-none = Ohne Uhr
web-clock-live = Sofort
web-clock-daily = Tage je Zug
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden dazu je Zug
web-clock-hours = Stunden für jeden Zug
web-time-out = Wenn die Zeit um ist
web-time-out-claim = entscheiden die anderen
web-time-out-bot = spielt der Computer weiter
web-the-table = Der Tisch
web-is-open = In der Lobby zeigen
web-is-open-about = Jeder darf sich auf einen freien Platz setzen; sonst nur über einen Link.
web-can-watch = Andere dürfen zuschauen
web-can-watch-about = Wer zuschaut, sieht niemals eine Hand.
web-is-rated = Um Wertung spielen
web-is-rated-about = Zwischen Konten: für jeden ein Platz, keine Bots, kein Wort für das Austeilen. Wer geht, hat verloren.
web-rated = Um Wertung
web-take-backs = Einvernehmlich zurücknehmen
web-take-backs-about = Auch was sich nicht mehr zurücknehmen lässt, wenn alle einverstanden sind.
web-table-title = Name des Tisches
web-table-title-about = Damit du ihn wiederfindest; darf leer bleiben.
web-seed = Nach einem Wort austeilen
web-seed-about = An Tischen mit demselben Wort wird gleich ausgeteilt; darf leer bleiben.
web-lay-and-invite = Tisch eröffnen und einladen
web-lay-and-begin = Anfangen

# -- vor der Partie ------------------------------------------------------------------------------------------

web-waiting-room = Der Tisch wird gedeckt
web-still-free = { $count ->
    [one] 1 Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-all-here = Alle sind da.
web-you = du
web-sit-down = Hier hinsetzen
web-invite = Einladen
web-invite-about = Wer einen Link öffnet, bekommt diesen Platz. Ein Konto braucht niemand.
web-link-of-seat = Link für Platz { $number }
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-begin = Partie beginnen
web-host-begins = Wer den Tisch eröffnet hat, beginnt die Partie.
web-leave-table = Tisch verlassen
web-table-not-there = Dieser Tisch lässt sich nicht zeigen

# -- ein Bildschirm für mehrere ------------------------------------------------------------------------------

web-hand-over = Weitergeben an { $name }
web-veil = { $name }, du bist dran
web-veil-lift = Meine Seite zeigen
web-look-as = Hier sitzen

# -- das Menü eines Tisches ----------------------------------------------------------------------------------

web-table-menu = Der Tisch: Regeln, Plätze, Einstellungen
web-table-rules = Regeln dieses Tisches
web-usual-rules = Wie üblich.
web-seats-of-table = Plätze
web-fairness = Faires Spiel
web-fairness-about = Jede Karte folgt aus einer geheimen Saat. Das ist ihr Fingerabdruck, veröffentlicht vor der ersten Karte; am Ende wird die Saat gezeigt, und jeder kann nachprüfen.
web-seed-was = Die Saat war:
web-settings = Einstellungen
web-settings-about = Sie bleiben auf diesem Gerät.
web-theme = Bild
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = An
web-motion-none = Aus
web-pace = Tempo der Bewegung
web-pace-slow = Langsam
web-pace-usual = Mittel
web-pace-fast = Schnell
web-sound = Klänge
web-sound-about = Karten, Steine und eine Glocke, wenn du dran bist.
web-volume = Lautstärke
web-confirm-end = Vor dem Ende des Zuges nachfragen
web-confirm-end-about = Noch einmal, wenn noch etwas anderes möglich wäre.
web-confirm-reveal = Vor jedem Aufdecken nachfragen
web-confirm-reveal-about = Vor jeder Karte und jeder Antwort, die sich nicht zurücknehmen lässt.
web-suggest-payments = Zahlungen vorschlagen
web-suggest-payments-about = Die billigsten Karten sind schon gewählt; du kannst sie ändern.
web-letters = Buchstaben auf Symbolen
web-letters-about = Jedes Symbol zeigt außer Form und Farbe seine Buchstaben.
web-warnings-back = { $count ->
    [one] 1 abgestellte Warnung wieder zeigen
   *[other] { $count } abgestellte Warnungen wieder zeigen
}

# -- das Ende ------------------------------------------------------------------------------------------------

web-winner = { $count ->
    [one] Der Sieg geht an { $players }!
   *[other] Den Sieg teilen sich: { $players }
}
web-place = Rang
web-tie-broken = Es herrschte Gleichstand; entschieden hat „{ $line }“.
web-tie-shared = Gleichstand in allem, was zählt: Der Sieg wird geteilt.
web-again = Noch einmal
web-share = Teilen
web-shared = Link kopiert
web-download = Herunterladen
web-bot-random = spielt aufs Geratewohl
web-bot-greedy = nimmt, was sofort am meisten bringt
web-bot-planner = plant den ganzen Zug
web-bot-ismcts = sucht in Spielen, wie es sie sich vorstellt
web-bot-learned = folgt dem, was ein Netz gelernt hat
web-bot-apprentice = Lehrling: übersieht die Hälfte und folgt Launen
web-bot-adept = Adept: sieht das meiste seines Zugs
web-bot-alchemist = Alchemist: plant gut, mit einem Einfall dann und wann
web-bot-master = Meister: plant seinen ganzen Zug mit Sorgfalt
web-bot-magister = Magister: sieht über seinen Zug hinaus: der stärkste
web-bot-goldmaker = Goldmacher: ein Meister, der Gold sucht
web-bot-builder = Baumeister: ein Meister, der zuerst baut
web-bot-scholar = Gelehrte: ein Meister, der Ruhm sucht

# -- Regeln, Bestandteile, Profil ----------------------------------------------------------------------------

web-games = Spiele
web-rules-search = In den Regeln suchen
web-rules-hits = { $count ->
    [0] Nichts gefunden.
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
web-rules-chapters = Kapitel
web-rules-foreign = Diese Regeln sind noch nicht übersetzt; hier stehen sie auf Englisch.
web-rule = Regel { $rule }
web-components-all = Alle Bestandteile
web-components-search = In den Bestandteilen suchen
web-components-kind = Art
web-components-every = Alle
web-components-count = { $count ->
    [one] 1 Bestandteil
   *[other] { $count } Bestandteile
}
web-profile-nobody = Du hast hier noch nicht gespielt.
web-profile-games = Alle Partien
web-profile-more = Mehr zeigen

# -- Einvernehmen --------------------------------------------------------------------------------------------

web-proposal-take-back = { $name } möchte einen Teil der Partie zurücknehmen.
web-proposal-abandon = { $name } möchte die Partie ohne Ergebnis beenden.
web-proposal-replace = { $name } möchte den Computer für { $players } spielen lassen.
web-proposal-asked = Antworten stehen noch aus: { $players }
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-late = Die Zeit von { $name } ist abgelaufen.
web-claim = Den Computer weiterspielen lassen
web-stood-in = Der Computer spielt für dich, seit deine Zeit um ist.
web-come-back = Wieder selbst spielen
web-ask-take-back = Bitten, bis hierher zurückzunehmen
web-ask-abandon = Um ein Ende ohne Ergebnis bitten
web-ask-replace = Um den Computer bitten
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben; der Computer spielt weiter

# -- Rückblick -----------------------------------------------------------------------------------------------

web-replay-position = Stellung { $number } von { $count }
web-replay-slider = Stelle der Partie
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-eyes = Gesehen von
web-replay-watcher = allen
web-verified = { $count ->
    [one] Ausgeteilt wie versprochen und nach den Regeln gespielt: 1 Karte ist, was die Saat sagt.
   *[other] Ausgeteilt wie versprochen und nach den Regeln gespielt: { $count } Karten sind, was die Saat sagt.
}
web-not-verified = Etwas an dieser Partie ist nicht wie versprochen.
