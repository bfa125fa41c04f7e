# What a table has beside its question and its log: the score sheet, policies, talk, notes.

# -- where the points came from ------------------------------------------------------------------------------

web-source = Źródło punktów
web-stage = Runda { $number }
web-stages = Punkty według źródeł na koniec każdej rundy
web-stages-about = { $player }, punkty runda po rundzie: { $points }
web-stages-table = Jako tabela
web-publications-of = { $count ->
    [0] Publikacje – { $player }: brak
   *[other] Publikacje – { $player }: { $count }
}
web-publication-missing = { $count ->
    [one] nieukończona (1 punkt); wymaga:
    [few] nieukończona ({ $count } punkty); wymaga:
   *[many] nieukończona ({ $count } punktów); wymaga:
}
web-symbol-track = { $element ->
   *[earth] szczyt toru ziemi
    [fire] szczyt toru ognia
    [water] szczyt toru wody
    [air] szczyt toru powietrza
}
web-symbols-free = Symbole niewykorzystane

# -- questions in others' turns ------------------------------------------------------------------------------

web-policies = Pytania w cudzych turach
web-policies-about = O to, co tu ustalisz, nikt już nie zapyta: stół nie będzie na ciebie czekał. Nikt inny tego nie widzi.
web-policy-always = Pytaj mnie
web-policy-never = Pasuj bez pytania
web-policy-if = Pytaj tylko, gdy …
web-policy-good = Towar to
web-policy-other = Pochodzi od
web-policy-count = Kosztuje najwyżej tyle kart
web-policy-face = Kość pokazuje
web-policy-colour = Kolor kości
web-policy-all = Muszą być spełnione wszystkie warunki; gdzie nic nie wybrano, pasuje wszystko.
web-policy-kept = Zapamiętano.
web-policy-try = Co by się stało?
web-policy-nothing-to-try = Nic jeszcze nie ustalono albo nie masz ukończonej takiej gry.
web-policy-trial = { $asked ->
    [0] W twoich ostatnich grach nigdy o to nie pytano.
   *[other] W twoich ostatnich grach: pytań { $asked }, z tego spasowano za ciebie: { $passed }; wtedy odpowiedź była inna: { $regretted }.
}
policy-alchemicus-buy-good = Gdy ktoś sprzedaje towar, który możesz odkupić
policy-alchemicus-defend = Gdy ktoś zagrywa przeciw tobie Infamię
policy-trismegistus-react = Gdy możesz zareagować na kość

# -- talk and notes ------------------------------------------------------------------------------------------

web-beside = Dziennik, rozmowa, notatki
web-talk = Rozmowa
web-talk-new = powiedziano coś nowego
web-talk-off = Nie bierzesz udziału w rozmowach przy stołach.
web-talk-on = Weź udział
web-talk-leave = Nie bierz już udziału
web-talk-say = Powiedz coś
web-talk-send = Wyślij
web-talk-nothing = Nikt jeszcze nic nie powiedział.
web-talk-more = Wypowiedzi ({ $name }): wycisz lub zgłoś
web-talk-mute = Wycisz
web-talk-report = Zgłoś
web-talk-reported = Prowadzący ten serwer już o tym wie.
web-notes = Notatki
web-notes-about = Widzisz to tylko ty.
web-notes-changed = Zapisywanie …
web-notes-failed = Nie udało się zapisać; przy następnej literze nastąpi kolejna próba.
