# Botmegistus przy stole: co robi, dlaczego, o jaki rzut prosi i jak jest trudny.

# -- części zdań ---------------------------------------------------------------------------------------------

bot-die = { $colour ->
    [black] czarna kość
    [white] biała kość
   *[red] czerwona kość
}
    .accusative = { $colour ->
        [black] czarną kość
        [white] białą kość
       *[red] czerwoną kość
    }
    .genitive = { $colour ->
        [black] czarnej kości
        [white] białej kości
       *[red] czerwonej kości
    }
bot-next-colour = { $next ->
    [black] czarny
    [white] biały
   *[red] czerwony
}
bot-bowl = { $face ->
    [lead] misa ołowiu
    [copper] misa miedzi
    [tin] misa cyny
    [mercury] misa rtęci
    [iron] misa żelaza
   *[infinity] misa nieskończoności
}
    .genitive = { $face ->
        [lead] misy ołowiu
        [copper] misy miedzi
        [tin] misy cyny
        [mercury] misy rtęci
        [iron] misy żelaza
       *[infinity] misy nieskończoności
    }
bot-book = { $face ->
    [lead] księga ołowiu
    [copper] księga miedzi
    [tin] księga cyny
    [mercury] księga rtęci
   *[iron] księga żelaza
}
    .genitive = { $face ->
        [lead] księgi ołowiu
        [copper] księgi miedzi
        [tin] księgi cyny
        [mercury] księgi rtęci
       *[iron] księgi żelaza
    }
bot-face = { $face ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
    [iron] { metal-iron }
   *[infinity] { face-infinity }
}
bot-turned = { $turned ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-left = { $left ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-right = { $right ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-element = { $element ->
    [earth] { element-earth }
    [fire] { element-fire }
    [water] { element-water }
   *[air] { element-air }
}
bot-track = { $element ->
    [earth] Ziemia
    [fire] Ogień
    [water] Woda
   *[air] Powietrze
}
bot-on-track = { $element ->
    [earth] na torze ziemi
    [fire] na torze ognia
    [water] na torze wody
   *[air] na torze powietrza
}
bot-type = { $element ->
    [earth] eksperyment ziemi
    [fire] eksperyment ognia
    [water] eksperyment wody
   *[air] eksperyment powietrza
}
bot-side = { $side ->
    [left] Po lewej
   *[right] Po prawej
}
bot-age = { $age ->
    [older] Starszy
   *[newer] Nowszy
}
bot-yes = { $yes ->
    [yes] tak
   *[no] nie
}
bot-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
bot-short = { $count ->
    [0] wymaganie spełnione
    [one] brakuje { $count } poziomu
    [few] brakuje { $count } poziomów
   *[many] brakuje { $count } poziomów
}

# -- dlaczego: kolejne wiersze jego list priorytetów ---------------------------------------------------------------

bot-line-begins = Przed pierwszą turą Botmegistus dostaje to, z czym zaczyna.
bot-line-after-round = Runda { $number } dobiegła końca: Botmegistus dostaje eteryczne kości i może jedną kartę.
bot-line-card = { $kind ->
    [basic] Botmegistus zagrywa kartę podstawową.
    [specialization] Botmegistus zagrywa kartę specjalizacji ({ bot-element }).
   *[personality] Botmegistus zagrywa kartę osobowości ({ bot-element }).
}
bot-line-card-by-die = { $side ->
    [left] Kość wskazuje lewą kartę.
   *[right] Kość wskazuje prawą kartę.
}
bot-line-asks-for = { $left ->
    [max] Karta wskazuje { bot-die.accusative } o największej mocy.
   *[other] { $right ->
        [none] Karta wskazuje { bot-die.accusative } z symbolem: { bot-left }.
       *[other] Karta wskazuje { bot-die.accusative } z symbolem: { bot-left } (lewy) albo { bot-right } (prawy).
    }
}
bot-line-keeps-die = Nie dobiera kości, bo jeszcze jedną ma: { bot-die }, { bot-face }, moc { $count }.
bot-line-own-colour = Najpierw kości w kolorze karty: z misy nieskończoności, lewego symbolu i prawego symbolu. Wygrywa największa moc.
bot-line-own-order = Równa moc: nieskończoność przed lewym symbolem, lewy przed prawym.
bot-line-other-colours = W kolorze karty nie ma żadnej. Więc te same misy, ale kości w innych kolorach. Wygrywa największa moc.
bot-line-other-order = Równa moc: nieskończoność przed lewym symbolem, lewy przed prawym.
bot-line-colour-order = W tej samej misie: czarna przed białą, biała przed czerwoną.
bot-line-greatest-potency = Ze wszystkich kości jednego koloru wygrywa największa moc.
bot-line-metal-order = Równa moc: kolejno nieskończoność, żelazo, rtęć, cyna, miedź, ołów.
bot-line-next-colour = Nigdzie nie ma { bot-die.genitive }. Więc pierwszy kolor, w którym jakaś jest, w kolejności czarny, biały, czerwony: { bot-next-colour }.
bot-line-boosts = Moc { $count } jest mniejsza niż 5, a ma eteryczną kość: zużywa jedną.
bot-line-spends = Karta wydaje moc { $need }; jego kość ma { $count }.
bot-line-climbs = Stoi na poziomie { $has } { bot-on-track }, ty na poziomie { $need }: karta osobowości przesuwa znacznik.
bot-line-scores = Stoi na poziomie { $has } { bot-on-track }, ty na poziomie { $need }: karta osobowości daje punkty zamiast ruchu znacznika.
bot-line-no-artifact = { $colour ->
    [black] Na czarnych polach nie ma artefaktu: nie bierze żadnego.
    [white] Na białych polach nie ma artefaktu: nie bierze żadnego.
   *[red] Na czerwonych polach nie ma artefaktu: nie bierze żadnego.
}
bot-line-more-symbols = Zdobywa artefakt w kolorze swojej kości: ten, na którym jest więcej symboli żywiołów.
bot-line-artifact-by-die = { $side ->
    [left] Tyle samo symboli: kość wskazuje lewy.
   *[right] Tyle samo symboli: kość wskazuje prawy.
}
bot-line-two-already = Ma już dwa nieukończone eksperymenty: zamiast tego dostaje 1 złoto.
bot-line-empty-book = Pusta { bot-book }: zamiast eksperymentu dostaje 1 złoto.
bot-line-in-the-book = Bierze eksperyment z { bot-book.genitive }.
bot-line-new-type = Najpierw żywioł, którego jeszcze nie ma, ani wśród ukończonych, ani wśród nieukończonych.
bot-line-at-once = Potem ten, który mógłby od razu ukończyć, także za złoto.
bot-line-at-once-points = Mógłby ukończyć każdy z nich: ten, który jest wart więcej punktów.
bot-line-nearer = Potem ten, którego wymagania jest bliżej.
bot-line-nearer-for-you = Potem ten, którego wymaganie ty spełniasz albo jesteś bliżej spełnienia.
bot-line-more-points = Potem ten, który jest wart więcej punktów.
bot-line-left-page = Nadal remis: lewy.
bot-line-lowest = Przesuwa znacznik na torze, na którym jest najniżej.
bot-line-next-token = Tor, na którym najbliżej jest następny żeton bonusu.
bot-line-leads-you = Potem ten, na którym najbardziej cię wyprzedza albo na którym ty najmniej go wyprzedzasz.
bot-line-leftmost = Nadal remis: pierwszy tor od lewej.
bot-line-at-the-top = Jest już na szczycie { bot-on-track }, więc przesuwa znacznik na innym.
bot-line-all-at-the-top = Jest na szczycie wszystkich torów i nie przesuwa znacznika.
bot-line-token = { $token ->
    [advance] Dociera { bot-on-track } do żetonu bonusu: jeszcze jeden krok.
    [chameleon] Dociera { bot-on-track } do żetonu bonusu: kameleon, dla niego 5 punktów.
   *[ethereal-die] Dociera { bot-on-track } do żetonu bonusu: eteryczna kość.
}
bot-line-unmet = Przesuwa znacznik tam, gdzie najmniej brakuje do wymagania jednego z jego nieukończonych eksperymentów.
bot-line-none-unmet = Żaden z jego nieukończonych eksperymentów nie wymaga wyższego poziomu.
bot-line-completes = Kończy, co może, za 1 złoto od brakującego poziomu. Jego złoto: { $count }.
bot-line-cannot-complete = Tego, co zostało, nie może ukończyć. Jego złoto: { $count }.
bot-line-one-of-two = Mógłby ukończyć dowolny z dwóch, ale nie oba. Jego złoto: { $count }.
bot-line-type-not-done = Najpierw żywioł, którego jeszcze nie ma wśród ukończonych.
bot-line-worth-more = Potem ten, który jest wart więcej punktów.
bot-line-less-gold = Potem ten, który kosztuje mniej złota.
bot-line-older = Nadal remis: starszy.
bot-line-die-stays = Jego kość zostaje na następną turę, moc { $count }.
bot-line-die-is-used = Jego kość jest zużyta. To kość { $count } z 3 w tej rundzie.
bot-line-third-die = Więc jego znacznik przechodzi na pierwsze wolne pole następnego rzędu.
bot-line-most-symbols = Specjalizacja żywiołu, którego symboli ma najwięcej na artefaktach i ukończonych eksperymentach.
bot-line-by-lot = Tyle samo symboli: decyduje los.
bot-line-rolled = Na kości wypada { bot-face }: przesuwa znacznik { bot-on-track }.
bot-line-rolled-lowest = Na kości wypada { bot-face }: przesuwa znacznik na torze, na którym jest najniżej.
bot-line-masterpieces = Kończy ten eksperyment mistrzowski za najwięcej punktów, którego wymaganie spełnia. Jego złoto: { $count }.
bot-line-no-masterpiece = Nie może ukończyć żadnego z nich.
bot-line-master-points = Ten, który jest wart więcej punktów.
bot-line-master-type = Potem żywioł, którego jeszcze nie ma wśród ukończonych.
bot-line-master-gold = Potem ten, który kosztuje mniej złota.
bot-line-drawn-first = Nadal remis: dobrany jako pierwszy.

bot-decided = To rozstrzyga.
bot-tied = Nadal w grze: { $count }.

# -- dlaczego: możliwości oczami każdego wiersza -----------------------------------------------------------------------

bot-seen-die = Moc { $count }: { bot-die }, { bot-bowl }
bot-seen-artifact = { $count ->
    [one] { bot-side }: { $count } symbol
    [few] { bot-side }: { $count } symbole
   *[many] { bot-side }: { $count } symboli
}
bot-seen-page = { bot-side }: { bot-type }, wymaganie { $need }, { bot-worth }
bot-seen-page-yes = { bot-side }: { bot-yes }
bot-seen-page-points = { bot-side }: { bot-worth }
bot-seen-page-steps = { bot-side }: { bot-short }
bot-seen-track = { bot-track }: poziom { $count }
bot-seen-track-token = { $count ->
    [0] { bot-track }: wyżej nie ma żetonu
    [one] { bot-track }: { $count } krok do żetonu
    [few] { bot-track }: { $count } kroki do żetonu
   *[many] { bot-track }: { $count } kroków do żetonu
}
bot-seen-track-lead = { $who ->
    [it] { $count ->
        [one] { bot-track }: wyprzedza cię o { $count } krok
        [few] { bot-track }: wyprzedza cię o { $count } kroki
       *[many] { bot-track }: wyprzedza cię o { $count } kroków
    }
    [you] { $count ->
        [one] { bot-track }: wyprzedzasz go o { $count } krok
        [few] { bot-track }: wyprzedzasz go o { $count } kroki
       *[many] { bot-track }: wyprzedzasz go o { $count } kroków
    }
   *[nobody] { bot-track }: równo
}
bot-seen-track-missing = { bot-track }: { bot-short }
bot-seen-held = { bot-age }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-held-yes = { bot-age }: { bot-yes }
bot-seen-held-points = { bot-age }: { bot-worth }
bot-seen-held-gold = { bot-age }: złoto { $count }
bot-seen-element = { $count ->
    [one] { bot-track }: { $count } symbol
    [few] { bot-track }: { $count } symbole
   *[many] { bot-track }: { $count } symboli
}
bot-seen-drawn = Nr { $number }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-drawn-yes = Nr { $number }: { bot-yes }
bot-seen-drawn-points = Nr { $number }: { bot-worth }
bot-seen-drawn-gold = Nr { $number }: złoto { $count }

# -- co trzeba za niego zrobić -------------------------------------------------------------------------------------------

bot-do-stack = { $element ->
    [none] Potasuj jego dziewięć kart podstawowych i połóż je zakryte jako jego talię.
   *[other] Potasuj jego dziewięć kart podstawowych z kartą osobowości ({ bot-element }) i połóż je zakryte jako jego talię.
}
bot-do-add-card = { $kind ->
    [specialization] Wtasuj kartę specjalizacji ({ bot-element }) do jego talii. Jego karty odrzucone zostają na miejscu.
   *[other] Wtasuj kartę do jego talii. Jego karty odrzucone zostają na miejscu.
}
bot-do-reshuffle = Jego talia jest pusta: potasuj jego karty odrzucone i połóż je zakryte jako nową talię.
bot-do-lay-open = { $side ->
    [none] Połóż ją odkrytą.
    [left] Połóż ją odkrytą po lewej.
   *[right] Połóż ją odkrytą po prawej.
}
bot-do-discard-card = Odłóż jego kartę na karty odrzucone.
bot-do-take-die = { $face ->
    [infinity] Daj mu { bot-die.accusative } z misy nieskończoności, moc { $count }, i obróć ją na symbol: { bot-turned }.
   *[other] Daj mu { bot-die.accusative } z { bot-bowl.genitive }, moc { $count }.
}
bot-do-spend-ethereal = Zabierz mu eteryczną kość i podnieś moc jego kości do { $count }.
bot-do-spend-potency = Obniż moc jego kości o { $count }, do { $rest }.
bot-do-advance = Przesuń jego znacznik { bot-on-track } na poziom { $count }.
bot-do-take-artifact = { $colour ->
    [black] { $side ->
        [left] Daj mu lewy artefakt z czarnych pól i uzupełnij pole.
       *[right] Daj mu prawy artefakt z czarnych pól i uzupełnij pole.
    }
    [white] { $side ->
        [left] Daj mu lewy artefakt z białych pól i uzupełnij pole.
       *[right] Daj mu prawy artefakt z białych pól i uzupełnij pole.
    }
   *[red] { $side ->
        [left] Daj mu lewy artefakt z czerwonych pól i uzupełnij pole.
       *[right] Daj mu prawy artefakt z czerwonych pól i uzupełnij pole.
    }
}
bot-do-take-experiment = { $yes ->
    [yes] { $side ->
        [left] Daj mu { bot-type } z lewej strony { bot-book.genitive } i uzupełnij stronę.
       *[right] Daj mu { bot-type } z prawej strony { bot-book.genitive } i uzupełnij stronę.
    }
   *[no] { $side ->
        [left] Daj mu { bot-type } z lewej strony { bot-book.genitive }. Strona zostaje pusta.
       *[right] Daj mu { bot-type } z prawej strony { bot-book.genitive }. Strona zostaje pusta.
    }
}
bot-do-take-gold = Daj mu złoto: { $count }.
bot-do-take-points = { $points ->
    [one] Daj mu { $points } punkt.
    [few] Daj mu { $points } punkty.
   *[many] Daj mu { $points } punktów.
}
bot-do-take-ethereal = { $count ->
    [one] Daj mu { $count } eteryczną kość.
    [few] Daj mu { $count } eteryczne kości.
   *[many] Daj mu { $count } eterycznych kości.
}
bot-do-complete-experiment = { $age ->
    [older] { $count ->
        [0] Odłóż jego starszy eksperyment, { bot-type }, do ukończonych.
       *[other] Zabierz mu złoto ({ $count }) i odłóż jego starszy eksperyment, { bot-type }, do ukończonych.
    }
   *[newer] { $count ->
        [0] Odłóż jego nowszy eksperyment, { bot-type }, do ukończonych.
       *[other] Zabierz mu złoto ({ $count }) i odłóż jego nowszy eksperyment, { bot-type }, do ukończonych.
    }
}
bot-do-let-react = Możesz zareagować na jego kość: { bot-die }, { bot-face }.
bot-do-tidy = { $yes ->
    [yes] Odłóż jego kość do zużytych i usuń każdy żeton bonusu, do którego dotarł jakiś znacznik.
   *[no] Jego kość zostaje. Usuń każdy żeton bonusu, do którego dotarł jakiś znacznik.
}
bot-do-remove-token = Usuń żeton bonusu z poziomu { $count } { bot-on-track }.
bot-do-draw-starting-experiment = Dobierz eksperyment startowy, którego ci nie rozdano, i połóż go nieukończony obok karty stanu.
bot-do-draw-masterpieces = Dobierz losowo tyle eksperymentów mistrzowskich, których nigdy ci nie rozdano: { $count }.
bot-do-complete-masterpiece = { $count ->
    [0] Odłóż eksperyment mistrzowski nr { $number }, { bot-type }, do ukończonych.
   *[other] Zabierz mu złoto ({ $count }) i odłóż eksperyment mistrzowski nr { $number }, { bot-type }, do ukończonych.
}

# -- co musi wiedzieć -----------------------------------------------------------------------------------------------------

bot-need-card = Odkryj następną kartę z jego talii. Która to?
bot-need-card-side = Rzuć zwykłą kością: 1 do 3 to jego lewa karta, 4 do 6 prawa.
bot-need-artifact-side = Rzuć zwykłą kością: 1 do 3 to lewy artefakt, 4 do 6 prawy.
bot-need-roll = Rzuć jedną z nieużywanych kości gry, by ustalić jego pierwsze kroki.
bot-need-element = Losuj spośród żywiołów, których symboli ma najwięcej.
bot-fault-no-dice = W żadnej misie nie ma kości, więc żadnej nie może dobrać.
bot-fault-no-cards = Jego talia i karty odrzucone są puste, więc nie ma karty do odkrycia.
bot-fault-value = { $what ->
    [round] Są trzy rundy, od 1 do 3.
    [bowls] W żadnej misie nie może być takich kości.
    [pages] W księdze leży eksperyment, który nie istnieje.
    [market] Na rynku leży artefakt, który nie istnieje.
    [bonus] Są trzy rodzaje żetonów bonusu, po jednym na polu.
    [yours] Twoje poziomy są od 0 do 12.
    [tracks] Jego poziomy są od 0 do 12.
    [gold] Nie może mieć tyle złota.
    [ethereal] Nie może mieć tylu eterycznych kości.
    [points] Nie może mieć tylu punktów.
    [die] Kość ma kolor, metal i moc od 0 do 5 albo jej nie ma.
    [used] W rundzie zużywa najwyżej trzy kości.
    [artifacts] Ma artefakt, który nie istnieje.
    [beside] Ma najwyżej dwa nieukończone eksperymenty.
    [done] Ukończył eksperyment, który nie istnieje.
    [drawn] Dobrano eksperyment mistrzowski, który nie istnieje.
    [cards] Każda jego karta leży tylko w jednym miejscu.
   *[twice] Eksperyment albo artefakt leży w dwóch miejscach.
}

# -- co punktuje -------------------------------------------------------------------------------------------------------------

score-bot-points = Punkty zdobyte podczas gry
score-bot-experiments = Ukończone eksperymenty
score-bot-tracks = Tory opanowania żywiołów
score-bot-symbols = Symbole żywiołów na artefaktach
score-bot-ethereal = Eteryczne kości
score-bot-stone = Kamień filozoficzny
score-bot-gold = Pozostałe złoto
score-wins-a-tie = Wygrywa przy remisie

# -- jak jest trudny ------------------------------------------------------------------------------------------------------------

option-trismegistus-bot = Botmegistus
    .about = Jak trudna jest gra solo. Każdy przełącznik poniżej można ustawić osobno.
option-trismegistus-bot-introductory = na początek
option-trismegistus-bot-standard = zwykły
option-trismegistus-bot-hard = trudny
option-trismegistus-bot-heroic = heroiczny
option-trismegistus-bot-planning = Zaawansowane planowanie
    .about = Dwie jego karty leżą odkryte, a kość wybiera jedną z nich.
option-trismegistus-bot-planning-no = nie
option-trismegistus-bot-planning-yes = tak
option-trismegistus-bot-gold = Jego złoto
    .about = Z iloma kostkami złota zaczyna.
option-trismegistus-bot-gold-preset = jak mówi poziom
option-trismegistus-bot-gold-1 = 1, łatwiej
option-trismegistus-bot-gold-2 = 2
option-trismegistus-bot-gold-3 = 3, trudniej
option-trismegistus-bot-experiment = Jego eksperyment startowy
    .about = Zaczyna z losowym, nieukończonym eksperymentem startowym.
option-trismegistus-bot-experiment-preset = jak mówi poziom
option-trismegistus-bot-experiment-no = nie
option-trismegistus-bot-experiment-yes = tak, trudniej
option-trismegistus-bot-first-steps = Jego pierwsze poziomy
    .about = Na którym poziomie każdego toru zaczyna, zanim padną rzuty.
option-trismegistus-bot-first-steps-preset = jak mówi poziom
option-trismegistus-bot-first-steps-0 = 0
option-trismegistus-bot-first-steps-1 = 1, trudniej
option-trismegistus-bot-rolls = Jego rzuty
    .about = Ile razy rzuca się kością, by ustalić jego pierwsze kroki.
option-trismegistus-bot-rolls-preset = jak mówi poziom
option-trismegistus-bot-rolls-0 = 0, łatwiej
option-trismegistus-bot-rolls-2 = 2
option-trismegistus-bot-rolls-4 = 4, trudniej
option-trismegistus-bot-rolls-5 = 5, trudniej
option-trismegistus-bot-rolls-6 = 6, trudniej
option-trismegistus-bot-rolls-7 = 7, trudniej
option-trismegistus-bot-rolls-8 = 8, trudniej
option-trismegistus-bot-personality = Jego osobowość
    .about = Kiedy karta osobowości daje punkty zamiast ruchu znacznika.
option-trismegistus-bot-personality-preset = jak mówi poziom
option-trismegistus-bot-personality-none = bez osobowości, łatwiej
option-trismegistus-bot-personality-above = gdy jest wyżej od ciebie
option-trismegistus-bot-personality-tie = gdy jest wyżej albo równo, trudniej
option-trismegistus-bot-specializations = Jego specjalizacje
    .about = Po rundach 1 i 2 do jego talii dochodzi karta specjalizacji.
option-trismegistus-bot-specializations-preset = jak mówi poziom
option-trismegistus-bot-specializations-no = nie, łatwiej
option-trismegistus-bot-specializations-yes = tak
option-trismegistus-bot-masterpieces = Jego eksperymenty mistrzowskie
    .about = Ile dobiera się dla niego na końcu; jeden może ukończyć.
option-trismegistus-bot-masterpieces-preset = jak mówi poziom
option-trismegistus-bot-masterpieces-0 = 0, łatwiej
option-trismegistus-bot-masterpieces-2 = 2
option-trismegistus-bot-masterpieces-3 = 3, trudniej
option-trismegistus-bot-masterpiece-for-gold = Złoto za eksperyment mistrzowski
    .about = Może zapłacić 1 złoto za każdy brakujący poziom.
option-trismegistus-bot-masterpiece-for-gold-preset = jak mówi poziom
option-trismegistus-bot-masterpiece-for-gold-no = nie
option-trismegistus-bot-masterpiece-for-gold-yes = tak, trudniej
option-trismegistus-bot-begins = On zaczyna
    .about = Ma pierwszą turę, a ty nie dostajesz eterycznej kości za bycie drugim.
option-trismegistus-bot-begins-preset = jak mówi poziom
option-trismegistus-bot-begins-no = nie
option-trismegistus-bot-begins-yes = tak, trudniej
option-trismegistus-white-die-less = O jedną białą kość mniej
    .about = W grze jest pięć czarnych, cztery białe i cztery czerwone kości.
option-trismegistus-white-die-less-preset = jak mówi poziom
option-trismegistus-white-die-less-no = nie
option-trismegistus-white-die-less-yes = tak, trudniej
option-trismegistus-own-publications = Twoje publikacje
    .about = Ile publikacji dobierasz podczas przygotowania, by zatrzymać jedną.
option-trismegistus-own-publications-preset = jak mówi poziom
option-trismegistus-own-publications-1 = 1, trudniej
option-trismegistus-own-publications-2 = 2
option-trismegistus-own-masterpieces = Twoje eksperymenty mistrzowskie
    .about = Ile eksperymentów mistrzowskich dobierasz podczas przygotowania, by zatrzymać jeden.
option-trismegistus-own-masterpieces-preset = jak mówi poziom
option-trismegistus-own-masterpieces-1 = 1, trudniej
option-trismegistus-own-masterpieces-2 = 2

# -- co może być nie tak z jego kartami ------------------------------------------------------------------------------------------

bot-card-dice = Karta wskazuje jedną kość, dwie albo „max”.
bot-card-basic = Kart podstawowych jest { $high } i ani jednej więcej.
bot-card-twice = Karta tego rodzaju i żywiołu już jest.
bot-card-unlike-the-box = Na wydrukowanej karcie jest: { $expected }.
