# Der Server: was er ablehnt, was das Protokoll außer Antworten erzählt, Vorlagen für Tische.

# -- was abgelehnt wird --------------------------------------------------------------------------------------

server-barred = Das erlauben die Regeln nicht.
server-stale = Am Tisch hat sich etwas geändert, seit du hingesehen hast. So steht es jetzt.
server-confirm = Danach sind die anderen oder der Zufall am Wort, und es lässt sich nicht zurücknehmen. Bitte bestätige es.
server-too-many-steps = { $count ->
    [one] Nur 1 Antwort lässt sich zurücknehmen.
   *[other] Nur { $count } Antworten lassen sich zurücknehmen.
}
server-unknown-action = „{ $word }“ kann man in diesem Spiel nicht tun.
server-not-begun = Die Partie hat noch nicht begonnen.
server-has-begun = Die Partie hat schon begonnen.
server-not-late = Die Zeit dieses Platzes ist nicht abgelaufen.
server-no-way-back = Hier vertritt dich niemand.
server-not-playing = Diese Partie wird nicht mehr gespielt.
server-not-over = Die Partie ist noch nicht zu Ende.
server-one-proposal = Es gibt schon einen Vorschlag; die anderen müssen noch antworten.
server-was-declined = Das wurde abgelehnt. Spiele weiter, ehe du wieder fragst.
server-no-such-proposal = Dieser Vorschlag gilt nicht mehr.
server-others-agree = Jetzt müssen die anderen zustimmen.
server-no-take-backs = An diesem Tisch wird nichts zurückgenommen.
server-nothing-to-take-back = Dorthin lässt sich nichts zurücknehmen.
server-was-revealed = An diesem Tisch geht niemand hinter das zurück, was der Zufall gezeigt hat.
server-nobody-there = Dort sitzt keine andere Person.
server-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Bitte versuche es noch einmal.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-place = Hier ist nichts.
server-no-client = Der Client für den Browser ist hier nicht gebaut worden: „make web“ baut ihn.
server-unknown-game = Ein Spiel „{ $word }“ gibt es hier nicht.
server-unknown-bot = Einen Bot „{ $word }“ gibt es hier nicht.
server-bad-setup = So lässt sich kein Tisch eröffnen.
server-position-alone = Eine von Hand gelegte Stellung zeigt jede Karte: An so einen Tisch kann sich niemand dazusetzen.
server-bad-name = So ein Name lässt sich nicht aufschreiben.
server-seat-taken = Dieser Platz ist besetzt.
server-free-seats = Es fehlt noch jemand.
server-only-the-host = Das kann nur, wer den Tisch eröffnet hat.
server-by-link-only = Dieser Tisch ist privat: Zu ihm führt ein Link.
server-bad-link = Dieser Link ist ungültig.
server-no-watchers = An diesem Tisch darf niemand zuschauen.
server-not-your-seat = Das ist nicht dein Platz.
server-who-are-you = Bitte nenne zuerst deinen Namen.
server-too-many-tables = Eine Seite kann höchstens { $high } Tischen folgen.
server-no-such-catalogue = So einen Katalog hat hier niemand hinterlegt.
server-bad-catalogue = Mit diesem Katalog lässt sich nicht spielen.
server-catalogue-broke = Dieser Katalog ließ sich in der Zeit, die es gibt, nicht lesen.
server-bad-file = Das ist keine Datei einer Partie, die sich hier zeigen ließe.
server-file-line = Das steht in Zeile { $number }.
server-day-not-over = Der Startwert einer Tagespartie wird gezeigt, wenn ihr Tag vorbei ist.
server-nothing-said = Dergleichen wurde nicht gesagt.
server-policy-twice = Für dieselbe Frage gibt es zwei Vorgaben.
server-no-such-zone = Eine Zeitzone „{ $word }“ gibt es nicht.
server-bad-hours = Solche Zeiten ergeben keinen Sinn.
server-too-few-hours = In einer Woche muss es mindestens { $low } Stunden zum Spielen geben.
server-too-many-days-off = Im Jahr gibt es höchstens { $high } freie Tage.
server-malformed = Diese Anfrage ist nicht zu verstehen.
server-too-large = Das ist zu groß.
server-other-rules = Diese Partie wurde nach anderen Regeln begonnen, als sie jetzt hier gelten. Sie bleibt, wie sie ist.
server-raced = Jemand anders war schneller. Bitte noch einmal versuchen.
server-no-such-person = Diese Person gibt es hier nicht.
server-other-name = Dieser Server heißt anders.
server-foreign-page = Das hat eine fremde Seite verlangt.
server-too-much = Das ist zu viel auf einmal. Bitte einen Augenblick warten.
server-too-many-lines = Von hier aus sind zu viele Live-Verbindungen offen.
server-not-for-you = Das ist nur für die, die den Server betreiben.
server-storage-away = Der Server kann gerade nichts aufschreiben. Bitte versuche es noch einmal.
server-broke = Auf dem Server ist etwas kaputtgegangen. Geändert wurde nichts; wir wissen davon.

# -- Menschen ------------------------------------------------------------------------------------------------

server-accounts-only = Das gibt es nur mit einem Konto.
server-name-taken = Diesen Namen hat schon jemand anders.
server-wrong-password = Name und Passwort gehören nicht zusammen.
server-password-short = Ein Passwort hat mindestens { $low } Zeichen. Ein paar Wörter hintereinander merkt man sich leicht.
server-password-long = Ein Passwort hat höchstens { $high } Zeichen.
server-password-common = Dieses Passwort gehört zu den ersten, die jeder ausprobieren würde. Bitte wähle ein anderes.
server-bad-email = An diese Adresse lässt sich nichts schicken.
server-too-often = Das wurde zu oft versucht. Bitte warte { $count ->
    [one] eine Minute.
   *[other] { $count } Minuten.
}
server-busy-logins = Gerade melden sich zu viele auf einmal an. Bitte versuche es noch einmal.
server-no-such-session = Dort bist du nicht angemeldet.
server-bad-subscription = An diese Adresse lassen sich keine Nachrichten schicken.
server-too-many-devices = Es können höchstens { $high } Browser benachrichtigt werden.
server-nobody-of-this-name = Hier heißt niemand { $name }.
server-sits-already = An diesem Tisch sitzt diese Person schon.
server-admins-only = Das ist nur für die, die diesen Server betreiben.
server-silenced = Einige Tage lang darfst du hier nichts sagen: Was du gesagt hast, wurde gemeldet.
server-not-fair = Eine gewertete Partie hat keine Bots, weder eigenen Startwert noch eigene Stellung oder eigenen Katalog, und einen Platz für jeden.
server-link-is-void = Dieser Link gilt nicht mehr.

# -- das Protokoll -------------------------------------------------------------------------------------------

entry-take-back = { $seat } nimmt Züge zurück, mit Zustimmung aller; es geht nach Eintrag { $entries } weiter.
entry-resign = { $seat } gibt auf.
entry-replace = Für { $seat } spielt von nun an { $name }.
entry-time-out = Die Zeit von { $seat } ist abgelaufen.

# -- Vorlagen ------------------------------------------------------------------------------------------------

preset-alchemicus-first-game = Erste Partie
    .about = Ohne Kartenbank: die wenigsten Regeln.
preset-alchemicus-classic = Klassisch
    .about = Das Grundspiel mit der Kartenbank.
preset-alchemicus-noctis = Noctis
    .about = Mit den Noctis-Karten.
preset-alchemicus-race = Wettlauf ums Gold
    .about = Mit Noctis; wer zuerst Gold verkauft, gewinnt.
preset-alchemicus-everything = Alles
    .about = Mit Noctis und dem Verkauf für Fortgeschrittene.
preset-trismegistus-introductory = Einführung
    .about = Alle beginnen, wie das Heft es vorschlägt.
preset-trismegistus-full = Vollständig
    .about = Mit allen Entscheidungen des Aufbaus.
preset-trismegistus-at-once = Schnelle Reaktionen
    .about = Alle reagieren zugleich, nicht nacheinander.
