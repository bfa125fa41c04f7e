# Lekcje przy prawdziwym stole.

learn-about = Krótkie rozdziały przy prawdziwym stole: ty grasz, a ktoś podpowiada, co wypróbować. Co wolno według zasad, wolno i tutaj; cofanie prowadzi z powrotem.
learn-begin = Zacznij
learn-again = Jeszcze raz
learn-done = ukończone
learn-lesson = Lekcja
learn-step = krok { $number } z { $count }
learn-next = Dalej
learn-over = To był ten rozdział.
learn-next-chapter = Następny rozdział
learn-first-game = Zagraj pierwszą grę
learn-restart = Zacznij ten rozdział od nowa

# -- Alchemicus ----------------------------------------------------------------------------------------------

lesson-alchemicus-turn = Tura
    .about = Pionek, pole, budynek i to, co za niego płaci.
lesson-alchemicus-turn-hello = To twoja strona stołu: u góry dwanaście działek z budynkami, u dołu twoja ręka. Karta jest budynkiem albo pieniędzmi: każda odrzucona karta płaci 1.
lesson-alchemicus-turn-board = Na planszy pionki idą zgodnie z ruchem wskazówek zegara, od 1 do 3 pól na turę. Pole, na którym staje twój, mówi, co wolno ci zrobić.
lesson-alchemicus-turn-move = Idź na pole Budowanie: świeci. Naciśnij je albo jego wiersz na liście.
lesson-alchemicus-turn-build = Teraz coś zbuduj. Liczba na karcie to jej cena, płacona innymi kartami; którymi, wybierasz, zanim je oddasz.
lesson-alchemicus-turn-more = Zbudowane! Możesz budować dalej, póki masz czym płacić. Gdy wystarczy, zakończ budowanie i turę.
lesson-alchemicus-turn-end = Teraz grają pozostali. Patrz na dziennik z boku: mówi, co porusza się na planszy.
lesson-alchemicus-turn-done = To cała tura: ruch, działanie, koniec. Teraz ożywisz swoje budynki.

lesson-alchemicus-goods = Towary
    .about = Zioła i ruda, z pola do alembiku i huty.
lesson-alchemicus-goods-hello = Masz ogrody, kopalnię, alembik i hutę, wszystko puste. Kropkowane kółka to miejsca na towary.
lesson-alchemicus-goods-move = Idź na Pozyskanie, dwa pola dalej. Po drodze mijasz pole Ducha: to daje kartę.
lesson-alchemicus-goods-harvest = Pozyskuj: każde puste Horten dostaje zioła, każde puste Metalle rudę.
lesson-alchemicus-goods-wait = Towary już leżą. Zakończ turę.
lesson-alchemicus-goods-transport = Teraz towary trzeba zanieść tam, gdzie się je przerabia. Transport to następne pole.
lesson-alchemicus-goods-carry = Zanieś zioła do Alembic, a rudę do Fornax: naciśnij budynek, na którym leżą.
lesson-alchemicus-goods-done = Zioła czekają w alembiku, ruda w hucie. Następna będzie transmutacja.

lesson-alchemicus-gold = Duch i złoto
    .about = Co blokuje Duch, transmutacja i najlepsza sprzedaż, jaka istnieje.
lesson-alchemicus-gold-hello = Duch Transmutacji stoi na Labrium: dopóki tam stoi, żadne Labrium nie działa, u nikogo. Zakreskowane budynki są zablokowane.
lesson-alchemicus-gold-spirit = Przepędź go więc. Idź na pole Ducha, dwa pola dalej.
lesson-alchemicus-gold-move = Kto tu staje, musi przesunąć Ducha. Krok w bok nic nie kosztuje; każde inne miejsce prócz środka kosztuje całą rękę.
lesson-alchemicus-gold-wait = Labrium jest wolne. Zakończ turę i czekaj na następną.
lesson-alchemicus-gold-far = Transmutacja jest cztery pola dalej. Więcej niż trzy kosztują 1 punkt Sławy; masz dwa. Idź.
lesson-alchemicus-gold-transmute = Transmutuj: wszystko, co gotowe, zmienia się naraz. Z tynktury i metalu powstaje złoto.
lesson-alchemicus-gold-again = Złoto! Zakończ turę; jeszcze jedno pole i będzie można je sprzedać.
lesson-alchemicus-gold-sale = Idź na Sprzedaż, następne pole.
lesson-alchemicus-gold-sell = Sprzedaj złoto przez Donarium, za Sławę: nikt nie płaci więcej.
lesson-alchemicus-gold-done = Pięć punktów Sławy za jedno złoto. To długa droga; następny rozdział pokazuje krótkie.

lesson-alchemicus-fame = Sława i koniec
    .about = Dary, Gloria i jak kończy się gra.
lesson-alchemicus-fame-hello = Masz 18 punktów Sławy; z 20 na koniec twojej tury zaczyna się ostatnia runda. I masz pełną rękę.
lesson-alchemicus-fame-move = Idź na Dary, jedno pole dalej.
lesson-alchemicus-fame-give = Oddaj pięć kart za 1 punkt Sławy. Zachowaj Glorię: zaraz się przyda.
lesson-alchemicus-fame-gloria = Na koniec tury zagraj Glorię: z pięcioma innymi kartami daje jeszcze jeden punkt Sławy.
lesson-alchemicus-fame-last = Dwadzieścia. Zakończ turę, a zacznie się ostatnia runda.
lesson-alchemicus-fame-done = Kto miał mniej tur, gra jeszcze jedną, potem wygrywa największa Sława. Teraz znasz tę grę.
