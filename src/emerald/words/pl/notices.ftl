# Powiadomienia: co mówią wiadomości push i listy oraz strony, do których prowadzą ich odnośniki.

notice-turn = Twoja kolej.
notice-over = Gra jest skończona.
notice-invited = Czeka na ciebie miejsce przy stole.
notice-rematch = Chcą zagrać z tobą jeszcze raz.

notice-mail-hello = Cześć, { $name }!
notice-mail-many = { $count ->
    [one] Wieści od { $count } stołu
    [few] Wieści od { $count } stołów
   *[many] Wieści od { $count } stołów
}
notice-mail-foot = Ten list przychodzi, bo nie patrzysz teraz na te stoły. Jeśli nie chcesz ich więcej:
notice-confirm-subject = Potwierdź swój adres
notice-confirm-text = Ten adres podano dla konta { $name } w Emerald Tablet. Potwierdź go w ciągu dwóch dni:
notice-confirm-foot = Jeśli to nie ty, nic nie rób: więcej listów nie będzie.
notice-recover-subject = Nowe hasło
notice-recover-text = Poproszono o nowe hasło dla konta { $name } w Emerald Tablet. Pod tym odnośnikiem możesz je ustawić, jeden raz i w ciągu godziny:
notice-recover-foot = Jeśli to nie ty, nic nie rób: hasło pozostanie takie, jakie jest.

notice-page-confirm = Potwierdź
notice-page-confirmed = Dziękujemy. Od teraz mogą tu przychodzić listy.
notice-page-password = { $low ->
    [one] Nowe hasło, co najmniej { $low } znak
    [few] Nowe hasło, co najmniej { $low } znaki
   *[many] Nowe hasło, co najmniej { $low } znaków
}
notice-page-recover = Ustaw hasło
notice-page-recovered = Masz nowe hasło. Zaloguj się nim.
notice-page-mail = Listy o twoich grach
notice-page-unsubscribe = Nie chcę więcej listów
notice-page-unsubscribed = Listów o twoich grach już nie będzie.
