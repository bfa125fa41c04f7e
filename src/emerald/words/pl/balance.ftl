# Równowaga elementów: `emerald balance` i jego strona.

cli-about-balance = Mierzy równowagę elementów gry: kto wygrywa, co się bierze, skąd są punkty.
cli-about-watched = Ile gier obserwować dla każdej liczby miejsc; domyślnie 100.
cli-about-tables = Liczby miejsc, na przykład 2,3,4.
cli-about-everybody = Kto gra na wszystkich miejscach; domyślnie greedy.
cli-about-every-component = Wymienia wszystkie elementy, nie tylko te poza granicami.
cli-balancing = Gry
cli-balance-games = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}; średnio decyzji { $rate }, tur { $mean }.
cli-balance-breaches = { $count ->
    [0] Nic nie leży poza granicami bardziej niż przypadkiem.
    [one] { $count } udział leży poza granicami bardziej niż przypadkiem.
    [few] { $count } udziały leżą poza granicami bardziej niż przypadkiem.
   *[many] { $count } udziałów leży poza granicami bardziej niż przypadkiem.
}
cli-column-source = Źródło
cli-column-points = Punkty
cli-column-part = Udział
cli-column-of-winners = U zwycięzców
cli-column-component = Element
cli-column-offered = Oferowane
cli-column-taken = Wzięte
cli-column-finished = Ukończone
balance-title = równowaga elementów
balance-seat = miejsca: miejsce
balance-all = wszyscy
balance-winners = zwycięzcy
balance-taken = wzięte, gdy było można
balance-won = zwycięstwa tych, którzy to mieli
balance-wins = Zwycięstwa według miejsca
    .about = Udział zwycięstw każdego miejsca z przedziałem 95%; szara kreska to równy udział.
balance-sources = Skąd są punkty
    .about = Średnie punkty wszystkich miejsc i tych, którzy wygrali sami.
balance-components = Co się bierze
    .about = Jak często brano każdy element, gdy było można.
balance-worth = Ile to warte
    .about = Jak często wygrywał ten, kto miał element; co leży z prawej, bierze się zbyt często, co u góry, zbyt często wygrywa.
