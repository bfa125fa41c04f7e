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

# -- Trismegistus --------------------------------------------------------------------------------------------

lesson-trismegistus-draft = Kości i moc
    .about = Trzy kości w każdej rundzie: którą wziąć i jak jest silna.
lesson-trismegistus-draft-hello = Gra ma trzy rundy. W każdej bierzesz trzy kości, a wszystko, co robisz, robisz kością.
lesson-trismegistus-draft-bowls = Kości leżą w misach według tego, co pokazują. Ścianka oznacza metal, kolor liczy się przy strzałkach i artefaktach. Moc to liczba kości w misie: pełne misy dają silne kości.
lesson-trismegistus-draft-take = Weź kość: naciśnij ją w misie albo jej wiersz na liście.
lesson-trismegistus-draft-act = Twoja kość stoi na torze mocy. Teraz jedna akcja główna: zbierz substancje, uzyskaj esencje, transmutuj, uzyskaj artefakt albo weź eksperyment. Wybierz dowolną.
lesson-trismegistus-draft-end = Każda akcja kosztuje moc. To, co zostanie, czeka na kości do twojej następnej tury. Zakończ swoje akcje.
lesson-trismegistus-draft-wait = Teraz drugi gracz bierze kość i działa.
lesson-trismegistus-draft-again = Jeśli moc została, możesz zatrzymać swoją kość albo wziąć inną, a moc starej przepada. Wybierz, potem wykonaj kolejną akcję.
lesson-trismegistus-draft-done = To cała tura: kość, akcja, koniec. Po trzech kościach czekasz na następną rundę.

lesson-trismegistus-gather = Metale i esencje
    .about = Co daje kość: kostki do magazynu, żetony na tory.
lesson-trismegistus-gather-hello = To twoje laboratorium. Pola magazynu leżą wzdłuż drogi metali, od ołowiu do złota; surowe po jednej stronie, oczyszczone po drugiej.
lesson-trismegistus-gather-materials = Masz kość, która pokazuje cynę. Zatrzymaj ją i zbierz substancje: 1 moc za każdą surową kostkę. Zostaw coś na później.
lesson-trismegistus-gather-end = Kostki leżą w magazynie. Zakończ swoje akcje.
lesson-trismegistus-gather-wait = Ruch ma drugi gracz.
lesson-trismegistus-gather-essence = Teraz uzyskaj esencję: każda misa daje swoją, cyna siarkę, ołów sól, miedź eter. Rtęć sama jest esencją. Zatrzymaj kość albo weź inną i uzyskaj co najmniej jedną.
lesson-trismegistus-gather-done = Kostki są przemieniane, esencje je przemieniają. O tym jest następny rozdział.

lesson-trismegistus-transmute = Transmutacja i opanowanie żywiołów
    .about = Kostka, esencja, strzałka – i krok na torze.
lesson-trismegistus-transmute-hello = Sześć strzałek prowadzi od metalu do metalu. Twoja kość jest czarna: działa przy czarnych strzałkach, 1 moc za każdą kostkę.
lesson-trismegistus-transmute-tracks = Każda transmutacja kosztuje esencję, a każda esencja wspina się po torze: twój tor ziemi jest o krok od żetonu bonusu.
lesson-trismegistus-transmute-move = Zatrzymaj czarną kość i transmutuj ołów w miedź. Zapłać solą: sól wspina się po torze ziemi.
lesson-trismegistus-transmute-more = Kostka leży oczyszczona przy następnym metalu, a twój znacznik się wspiął. Jeśli została moc, możesz wysłać kolejną kostkę tą samą strzałką albo przestać. Potem zakończ swoje akcje.
lesson-trismegistus-transmute-top = Żetony na torach dają coś każdemu, kto do nich dotrze, tylko w tej turze. Ostatnie trzy kroki są warte punkty, a eksperymenty pytają, jak wysoko stoisz.
lesson-trismegistus-transmute-done = Ołów, miedź, cyna, rtęć, żelazo, srebro, złoto: sześć kroków i bogactwo gotowe. Artefakty skracają drogę.

lesson-trismegistus-artifacts = Artefakty i reakcje
    .about = Narzędzia przy strzałkach i słowo w cudzych turach.
lesson-trismegistus-artifacts-hello = Na rynku leżą po dwa artefakty na każdy kolor kości. Jeden kosztuje 3 moce, działa od razu i znowu, gdy kostka idzie jego strzałką.
lesson-trismegistus-artifacts-take = Zatrzymaj czarną kość i uzyskaj jeden z dwóch czarnych artefaktów.
lesson-trismegistus-artifacts-place = Teraz połóż go przy strzałce. Od ołowiu do miedzi to dobre miejsce: często tędy pójdziesz.
lesson-trismegistus-artifacts-end = Już zadziałał i leży naładowany. Zakończ swoje akcje.
lesson-trismegistus-artifacts-react = Gdy inni skończą akcje, możesz zareagować na ich kość naładowanym żetonem reakcji: zebrać jedną substancję, uzyskać esencję, raz transmutować albo naładować artefakt. Poczekaj na pytanie i spróbuj.
lesson-trismegistus-artifacts-done = Reakcja, która mija artefakt, też go używa. Użyte artefakty są odwrócone, aż ktoś je naładuje; robi to koniec rundy. Jeśli pytania mają padać tylko czasem, ustal to w menu stołu.

lesson-trismegistus-experiments = Eksperymenty, formuły, kamień
    .about = Punkty za to, co masz, i to, co one otwierają.
lesson-trismegistus-experiments-hello = Przy laboratorium czeka eksperyment. Wymaga kroku na swoim torze i kostek, a ty masz jedno i drugie.
lesson-trismegistus-experiments-perform = Przeprowadź go: to akcja darmowa, nie kosztuje mocy. Zapłać kostkami, których wymaga; oczyszczone i złoto mogą je zastąpić.
lesson-trismegistus-experiments-unlock = Ukończony! Odblokowuje formułę swojego żywiołu. Wybierz ją i pole siatki kamienia.
lesson-trismegistus-experiments-use = Formułę w siatce można wykorzystać raz w grze, jako akcję darmową w swojej turze. Spróbuj.
lesson-trismegistus-experiments-end = Pełne rzędy i kolumny siatki dają bonusy. Wykonaj teraz akcję główną, jeśli chcesz, i zakończ turę.
lesson-trismegistus-experiments-stone = Formuły to twój kamień filozoficzny: 2 są warte 1 punkt, 4 są warte 9, a 7 są warte 36. Złoto też odblokowuje po jednej formule każdego żywiołu.
lesson-trismegistus-experiments-done = Eksperymenty punktują na końcu, publikacje za zebrane symbole. Teraz znasz wszystko.

lesson-trismegistus-round = Pierwsza runda, a potem samodzielnie
    .about = Prawdziwa gra z Botmegistusem; przez jedną rundę ktoś podpowiada.
lesson-trismegistus-round-hello = Twój przeciwnik to Botmegistus: stosuje proste zasady i mówi, dlaczego robi to, co robi. To prawdziwa gra: po tej rundzie grasz dalej samodzielnie.
lesson-trismegistus-round-laboratory = Weź laboratorium. Różnią się formułami, kolorami strzałek i bonusami siatki.
lesson-trismegistus-round-choose = Wybierz po jednym z każdej pary: eksperyment, eksperyment mistrzowski, publikację, artefakt. Potem połóż artefakt przy strzałce. Nie ma złych wyborów; karty jednego żywiołu dobrze do siebie pasują.
lesson-trismegistus-round-draft = Teraz pierwsza kość. Pełna misa jest warta więcej niż idealny metal.
lesson-trismegistus-round-act = Twoja akcja główna. Spójrz na swój eksperyment: czego wymaga?
lesson-trismegistus-round-end = Zakończ akcje, gdy nic więcej nie pomoże. Do tej chwili możliwe są akcje darmowe.
lesson-trismegistus-round-rival = Dziennik mówi krok po kroku, co i dlaczego zrobił Botmegistus. Ma kartę na każdą turę i też lubi pełne misy.
lesson-trismegistus-round-dice = Dalej: w tej rundzie masz trzy kości i możesz reagować na kości Botmegistusa. Weź dwie pozostałe.
lesson-trismegistus-round-last = Zużyj moc. Po zużyciu trzeciej kości czekasz, a runda kończy się sama.
lesson-trismegistus-round-done = Nowa runda, nowe kości, lepsze artefakty. Jeszcze dwie takie i liczone są punkty. Graj dalej: nikt już nie przerwie.
