# Arena: polecenie, które mierzy graczy, i jego strona z wynikami.

# -- pomoc ---------------------------------------------------------------------------------------------------

cli-about-arena = Zmierz siłę graczy przy równych rozdaniach i w każdym ustawieniu miejsc.
cli-about-contender = Gracz, na przykład greedy albo greedy:depth=2; potrzeba co najmniej dwóch.
cli-about-blocks = Ile rozdań gra każdy skład, każde w każdym ustawieniu miejsc; 50, jeśli nic nie podano.
cli-about-lineup = Kto gra w jednej grze, według numerów, na przykład 1,2,2,2; każdych dwóch graczy, jeśli nic nie podano.
cli-about-sprt = Skończ, gdy tylko wiadomo, czy pierwszy gracz jest lepszy o drugą liczbę punktów Elo, czy tylko o pierwszą, na przykład 0,20.
cli-about-out = Przechowuj wszystko w tym folderze i graj w nim dalej, jeśli już zaczęto; na końcu jest w nim wynik jako JSON i jako strona.
cli-about-processes = Ile procesów gra; tyle, ile jest procesorów, jeśli nic nie podano.
cli-about-on = Graj na klastrze Ray: ray na tym komputerze, ray:ADRES na innym.

# -- przebieg i wynik ----------------------------------------------------------------------------------------

cli-arena-playing = Rozdania
cli-arena-verdict = { $verdict ->
    [yes] Pierwszy gracz jest silniejszy raczej o { $most } Elo niż o { $least } (logarytm ilorazu wiarygodności { $ratio }).
    [no] Pierwszy gracz nie jest silniejszy o { $most } Elo, lecz najwyżej o { $least } (logarytm ilorazu wiarygodności { $ratio }).
   *[open] Nierozstrzygnięte między { $least } a { $most } Elo (logarytm ilorazu wiarygodności { $ratio }).
}
cli-arena-again = To samo jeszcze raz: { $command }
cli-column-decision = ms na decyzję
cli-column-late = 99% poniżej, ms
cli-column-nodes = obejrzane pozycje
cli-column-lineup = Skład
cli-column-score = Wynik
cli-column-lead = Przewaga w punktach
cli-column-blocks = Rozdania

# -- strona --------------------------------------------------------------------------------------------------

arena-title = pomiar graczy
arena-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} przy { $blocks ->
    [one] { $blocks } rozdaniu
    [few] { $blocks } rozdaniach
   *[many] { $blocks } rozdaniach
}
arena-fact-games = Gry
arena-fact-seats = Miejsca
arena-fact-options = Opcje
arena-fact-seed = Ziarno losowe
arena-fact-command = Polecenie
arena-fact-identity = W co grano
arena-fact-circumstances = Na czym grano
arena-ladder = Drabina
    .about = Siła w punktach Elo z przedziałem 95%, znalezionym przez ponowne losowanie całych rozdań; pierwszy podany gracz ma 0.
arena-matrix = Kto przeciw komu
    .about = Jaką część porównań, miejsce z miejscem, gracz z wiersza rozstrzyga na swoją korzyść; przy równych lokatach pół.
arena-against = przeciw
arena-points = Skąd są punkty
    .about = Punkty na grę według odpowiedzi, która je przyniosła, słowami zapisu gry.
arena-points-axis = punkty na grę
arena-times = Czas namysłu
    .about = Ile z decyzji, w których było co wybierać, trwało jak długo.
arena-times-axis = milisekundy

# -- pomyłki -------------------------------------------------------------------------------------------------

cli-arena-players = Arena potrzebuje co najmniej dwóch różnych graczy, na przykład --player greedy --player random.
cli-bad-lineup = --lineup wymaga numerów od 1 do { $players } dla { $seats ->
    [one] { $seats } miejsca
    [few] { $seats } miejsc
   *[many] { $seats } miejsc
}, co najmniej dwóch graczy, a nie „{ $word }”.
cli-bad-sprt = --sprt wymaga dwóch liczb punktów Elo, najpierw mniejszej, na przykład 0,20, a nie „{ $word }”.
cli-sprt-needs-two = Test wymaga jednego składu: dwóch graczy albo --lineup jeden raz.
cli-bad-on = --on zna ray i ray:ADRES, a nie „{ $word }”.
cli-other-contest = W { $folder } zaczęto inne zawody: { $word } to tam „{ $found }”, a tutaj „{ $wanted }”.
cli-needs-extra = Brakuje części, które trzeba zainstalować: { $command }
