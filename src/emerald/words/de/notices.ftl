# Benachrichtigungen: was Push-Nachrichten und Mails sagen, und die Seiten, auf die ihre Links führen.

notice-turn = Du bist am Zug.
notice-over = Die Partie ist zu Ende.
notice-invited = Ein Platz ist für dich frei gehalten.
notice-rematch = Man möchte noch einmal mit dir spielen.

notice-mail-hello = Hallo { $name }!
notice-mail-many = { $count ->
    [one] Neues von 1 Tisch
   *[other] Neues von { $count } Tischen
}
notice-mail-foot = Diese Mail kommt, weil du diese Tische gerade nicht ansiehst. Wenn du keine mehr möchtest:
notice-confirm-subject = Bitte bestätige deine Adresse
notice-confirm-text = Diese Adresse wurde für das Konto { $name } bei Emerald Tablet angegeben. Bitte bestätige sie innerhalb von zwei Tagen:
notice-confirm-foot = Wenn du das nicht warst, tu nichts: Es kommt keine weitere Mail.
notice-recover-subject = Ein neues Passwort
notice-recover-text = Für das Konto { $name } bei Emerald Tablet wurde ein neues Passwort erbeten. Mit diesem Link kannst du eines wählen, einmal und innerhalb einer Stunde:
notice-recover-foot = Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.

notice-page-confirm = Bestätigen
notice-page-confirmed = Danke. Von jetzt an können hier Mails ankommen.
notice-page-password = Neues Passwort, mindestens { $low } Zeichen
notice-page-recover = Passwort setzen
notice-page-recovered = Du hast ein neues Passwort. Bitte melde dich damit an.
notice-page-mail = Mails zu deinen Partien
notice-page-unsubscribe = Keine Mails mehr
notice-page-unsubscribed = Es kommen keine Mails zu deinen Partien mehr.
