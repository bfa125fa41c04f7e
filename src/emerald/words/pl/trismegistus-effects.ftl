# Trismegistus: co mówią karty, kafle i bonusy (T15), zdanie po zdaniu. Zasady są na początku pliku angielskiego.

# -- ile i czego ----------------------------------------------------------------------------------------------

effect-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
    .accusative = { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }
effect-essences = { $count ->
    [one] { $count } esencja
    [few] { $count } esencje
   *[many] { $count } esencji
}
    .accusative = { $count ->
        [one] { $count } esencję
        [few] { $count } esencje
       *[many] { $count } esencji
    }
effect-amount = { $what ->
    [raw-lead] { effect-cubes } surowego ołowiu
    [raw-copper] { effect-cubes } surowej miedzi
    [raw-tin] { effect-cubes } surowej cyny
    [raw-mercury] { effect-cubes } surowej rtęci
    [raw-iron] { effect-cubes } surowego żelaza
    [refined-copper] { effect-cubes } oczyszczonej miedzi
    [refined-tin] { effect-cubes } oczyszczonej cyny
    [refined-mercury] { effect-cubes } oczyszczonej rtęci
    [refined-iron] { effect-cubes } oczyszczonego żelaza
    [silver] { effect-cubes } srebra
    [gold] { effect-cubes } złota
    [salt] { effect-essences } soli
    [sulfur] { effect-essences } siarki
    [aether] { effect-essences } eteru
    [ethereal-die] { $count ->
        [one] { $count } eteryczna kość
        [few] { $count } eteryczne kości
       *[many] { $count } eterycznych kości
    }
    [chameleon] { $count ->
        [one] { $count } żeton kameleona
        [few] { $count } żetony kameleona
       *[many] { $count } żetonów kameleona
    }
    [reaction-token] { $count ->
        [one] { $count } żeton reakcji
        [few] { $count } żetony reakcji
       *[many] { $count } żetonów reakcji
    }
    [point] { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
    [any-raw] { $count ->
        [one] { $count } dowolna surowa substancja
        [few] { $count } dowolne surowe substancje
       *[many] { $count } dowolnych surowych substancji
    }
    [any-refined] { $count ->
        [one] { $count } dowolna oczyszczona substancja
        [few] { $count } dowolne oczyszczone substancje
       *[many] { $count } dowolnych oczyszczonych substancji
    }
    [any-essence] { $count ->
        [one] { $count } dowolna esencja
        [few] { $count } dowolne esencje
       *[many] { $count } dowolnych esencji
    }
   *[step] { $count ->
        [one] { $count } krok na dowolnym torze
        [few] { $count } kroki na dowolnych torach
       *[many] { $count } kroków na dowolnych torach
    }
}
    .accusative = { $what ->
        [raw-lead] { effect-cubes.accusative } surowego ołowiu
        [raw-copper] { effect-cubes.accusative } surowej miedzi
        [raw-tin] { effect-cubes.accusative } surowej cyny
        [raw-mercury] { effect-cubes.accusative } surowej rtęci
        [raw-iron] { effect-cubes.accusative } surowego żelaza
        [refined-copper] { effect-cubes.accusative } oczyszczonej miedzi
        [refined-tin] { effect-cubes.accusative } oczyszczonej cyny
        [refined-mercury] { effect-cubes.accusative } oczyszczonej rtęci
        [refined-iron] { effect-cubes.accusative } oczyszczonego żelaza
        [silver] { effect-cubes.accusative } srebra
        [gold] { effect-cubes.accusative } złota
        [salt] { effect-essences.accusative } soli
        [sulfur] { effect-essences.accusative } siarki
        [aether] { effect-essences.accusative } eteru
        [ethereal-die] { $count ->
            [one] { $count } eteryczną kość
            [few] { $count } eteryczne kości
           *[many] { $count } eterycznych kości
        }
        [chameleon] { $count ->
            [one] { $count } żeton kameleona
            [few] { $count } żetony kameleona
           *[many] { $count } żetonów kameleona
        }
        [reaction-token] { $count ->
            [one] { $count } żeton reakcji
            [few] { $count } żetony reakcji
           *[many] { $count } żetonów reakcji
        }
        [point] { $count ->
            [one] { $count } punkt zwycięstwa
            [few] { $count } punkty zwycięstwa
           *[many] { $count } punktów zwycięstwa
        }
        [any-raw] { $count ->
            [one] { $count } dowolną surową substancję
            [few] { $count } dowolne surowe substancje
           *[many] { $count } dowolnych surowych substancji
        }
        [any-refined] { $count ->
            [one] { $count } dowolną oczyszczoną substancję
            [few] { $count } dowolne oczyszczone substancje
           *[many] { $count } dowolnych oczyszczonych substancji
        }
        [any-essence] { $count ->
            [one] { $count } dowolną esencję
            [few] { $count } dowolne esencje
           *[many] { $count } dowolnych esencji
        }
       *[step] { $count ->
            [one] { $count } krok na dowolnym torze
            [few] { $count } kroki na dowolnych torach
           *[many] { $count } kroków na dowolnych torach
        }
    }
effect-thing = { $what ->
    [raw-lead] { cube-raw-lead }
    [raw-copper] { cube-raw-copper }
    [raw-tin] { cube-raw-tin }
    [raw-mercury] { cube-raw-mercury }
    [raw-iron] { cube-raw-iron }
    [refined-copper] { cube-refined-copper }
    [refined-tin] { cube-refined-tin }
    [refined-mercury] { cube-refined-mercury }
    [refined-iron] { cube-refined-iron }
    [silver] { cube-silver }
    [gold] { cube-gold }
    [salt] { cube-salt }
    [sulfur] { cube-sulfur }
    [aether] { cube-aether }
    [ethereal-die] { piece-ethereal-die }
    [chameleon] { piece-chameleon }
    [reaction-token] { piece-reaction-token }
    [point] { piece-points }
    [any-raw] { cube-any-raw }
    [any-refined] { cube-any-refined }
    [any-essence] { cube-any-essence }
   *[step] krok na torze
}

# -- za co liczą się nagrody ----------------------------------------------------------------------------------

effect-counted = { $counted ->
    [earth] każdy krok na torze ziemi
    [fire] każdy krok na torze ognia
    [water] każdy krok na torze wody
    [air] każdy krok na torze powietrza
    [lowest-track] każdy krok na twoim najniższym torze
    [experiment] każdy ukończony eksperyment
    [earth-experiment] każdy ukończony eksperyment ziemi
    [fire-experiment] każdy ukończony eksperyment ognia
    [water-experiment] każdy ukończony eksperyment wody
    [air-experiment] każdy ukończony eksperyment powietrza
    [artifact] każdy artefakt
    [earth-artifact] każdy artefakt ziemi
    [fire-artifact] każdy artefakt ognia
    [water-artifact] każdy artefakt wody
    [air-artifact] każdy artefakt powietrza
    [formula] każdą formułę w kamieniu
    [earth-and-fire-symbol] każdy symbol ziemi lub ognia na twoich artefaktach
    [earth-and-water-symbol] każdy symbol ziemi lub wody na twoich artefaktach
    [earth-and-air-symbol] każdy symbol ziemi lub powietrza na twoich artefaktach
    [fire-and-water-symbol] każdy symbol ognia lub wody na twoich artefaktach
    [fire-and-air-symbol] każdy symbol ognia lub powietrza na twoich artefaktach
   *[water-and-air-symbol] każdy symbol wody lub powietrza na twoich artefaktach
}

# -- czego się wymaga -----------------------------------------------------------------------------------------

effect-needs = { $counted ->
    [earth] poziom { $count } na torze ziemi
    [fire] poziom { $count } na torze ognia
    [water] poziom { $count } na torze wody
    [air] poziom { $count } na torze powietrza
    [any-track] poziom { $count } na dowolnym torze
    [experiment] { $count ->
        [one] { $count } ukończony eksperyment
        [few] { $count } ukończone eksperymenty
       *[many] { $count } ukończonych eksperymentów
    }
    [earth-experiment] { $count ->
        [one] { $count } ukończony eksperyment ziemi
        [few] { $count } ukończone eksperymenty ziemi
       *[many] { $count } ukończonych eksperymentów ziemi
    }
    [fire-experiment] { $count ->
        [one] { $count } ukończony eksperyment ognia
        [few] { $count } ukończone eksperymenty ognia
       *[many] { $count } ukończonych eksperymentów ognia
    }
    [water-experiment] { $count ->
        [one] { $count } ukończony eksperyment wody
        [few] { $count } ukończone eksperymenty wody
       *[many] { $count } ukończonych eksperymentów wody
    }
    [air-experiment] { $count ->
        [one] { $count } ukończony eksperyment powietrza
        [few] { $count } ukończone eksperymenty powietrza
       *[many] { $count } ukończonych eksperymentów powietrza
    }
    [starting-experiment] { $count ->
        [one] { $count } ukończony eksperyment startowy
        [few] { $count } ukończone eksperymenty startowe
       *[many] { $count } ukończonych eksperymentów startowych
    }
    [level-1-experiment] { $count ->
        [one] { $count } ukończony eksperyment 1. poziomu
        [few] { $count } ukończone eksperymenty 1. poziomu
       *[many] { $count } ukończonych eksperymentów 1. poziomu
    }
    [level-2-experiment] { $count ->
        [one] { $count } ukończony eksperyment 2. poziomu
        [few] { $count } ukończone eksperymenty 2. poziomu
       *[many] { $count } ukończonych eksperymentów 2. poziomu
    }
    [level-3-experiment] { $count ->
        [one] { $count } ukończony eksperyment 3. poziomu
        [few] { $count } ukończone eksperymenty 3. poziomu
       *[many] { $count } ukończonych eksperymentów 3. poziomu
    }
    [masterpiece] { $count ->
        [one] { $count } ukończony eksperyment mistrzowski
        [few] { $count } ukończone eksperymenty mistrzowskie
       *[many] { $count } ukończonych eksperymentów mistrzowskich
    }
    [artifact] { $count ->
        [one] { $count } artefakt
        [few] { $count } artefakty
       *[many] { $count } artefaktów
    }
    [earth-artifact] { $count ->
        [one] { $count } artefakt ziemi
        [few] { $count } artefakty ziemi
       *[many] { $count } artefaktów ziemi
    }
    [fire-artifact] { $count ->
        [one] { $count } artefakt ognia
        [few] { $count } artefakty ognia
       *[many] { $count } artefaktów ognia
    }
    [water-artifact] { $count ->
        [one] { $count } artefakt wody
        [few] { $count } artefakty wody
       *[many] { $count } artefaktów wody
    }
    [air-artifact] { $count ->
        [one] { $count } artefakt powietrza
        [few] { $count } artefakty powietrza
       *[many] { $count } artefaktów powietrza
    }
    [formula] { $count ->
        [one] { $count } formuła
        [few] { $count } formuły
       *[many] { $count } formuł
    }
    [material] { $count ->
        [one] { $count } substancja
        [few] { $count } substancje
       *[many] { $count } substancji
    }
   *[essence] { effect-essences }
}

# -- co się dzieje --------------------------------------------------------------------------------------------

effect-gain = otrzymaj { effect-amount.accusative }
effect-gain-per = otrzymaj { effect-amount.accusative } za { effect-counted }
effect-advance = { $track ->
    [earth] przesuń się o 1 krok na torze ziemi
    [fire] przesuń się o 1 krok na torze ognia
    [water] przesuń się o 1 krok na torze wody
    [air] przesuń się o 1 krok na torze powietrza
    [lowest-track] przesuń się o 1 krok na swoim najniższym torze
    [three-tracks] przesuń się o 1 krok na trzech różnych torach
   *[any-track] { $count ->
        [one] przesuń się o { $count } krok na dowolnym torze
        [few] przesuń się o { $count } kroki na jednym dowolnym torze
       *[many] przesuń się o { $count } kroków na jednym dowolnym torze
    }
}
effect-exchange = { $form ->
    [raw-for-refined] { $count ->
        [1] wymień surową substancję na oczyszczoną tego samego metalu
        [one] do { $count } razu: wymień surową substancję na oczyszczoną tego samego metalu
        [few] do { $count } razy: wymień surową substancję na oczyszczoną tego samego metalu
       *[many] do { $count } razy: wymień surową substancję na oczyszczoną tego samego metalu
    }
    [raw-for-other-raw] { $count ->
        [1] wymień surową substancję na inną surową
        [one] do { $count } razu: wymień surową substancję na inną surową
        [few] do { $count } razy: wymień surową substancję na inną surową
       *[many] do { $count } razy: wymień surową substancję na inną surową
    }
    [refined-for-gold] { $count ->
        [1] wymień oczyszczoną substancję na 1 kostkę złota
        [one] do { $count } razu: wymień oczyszczoną substancję na 1 kostkę złota
        [few] do { $count } razy: wymień oczyszczoną substancję na 1 kostkę złota
       *[many] do { $count } razy: wymień oczyszczoną substancję na 1 kostkę złota
    }
   *[gold-for-five-raw] { $count ->
        [1] wymień 1 kostkę złota na 5 dowolnych surowych substancji
        [one] do { $count } razu: wymień 1 kostkę złota na 5 dowolnych surowych substancji
        [few] do { $count } razy: wymień 1 kostkę złota na 5 dowolnych surowych substancji
       *[many] do { $count } razy: wymień 1 kostkę złota na 5 dowolnych surowych substancji
    }
}
effect-transmute = { $arrow ->
    [black] { $count ->
        [1] transmutuj wzdłuż czarnej strzałki
        [one] do { $count } razu: transmutuj wzdłuż czarnej strzałki
        [few] do { $count } razy: transmutuj wzdłuż czarnej strzałki
       *[many] do { $count } razy: transmutuj wzdłuż czarnej strzałki
    }
    [white] { $count ->
        [1] transmutuj wzdłuż białej strzałki
        [one] do { $count } razu: transmutuj wzdłuż białej strzałki
        [few] do { $count } razy: transmutuj wzdłuż białej strzałki
       *[many] do { $count } razy: transmutuj wzdłuż białej strzałki
    }
    [red] { $count ->
        [1] transmutuj wzdłuż czerwonej strzałki
        [one] do { $count } razu: transmutuj wzdłuż czerwonej strzałki
        [few] do { $count } razy: transmutuj wzdłuż czerwonej strzałki
       *[many] do { $count } razy: transmutuj wzdłuż czerwonej strzałki
    }
   *[wild] { $count ->
        [1] transmutuj wzdłuż dowolnej strzałki
        [one] do { $count } razu: transmutuj wzdłuż dowolnej strzałki
        [few] do { $count } razy: transmutuj wzdłuż dowolnej strzałki
       *[many] do { $count } razy: transmutuj wzdłuż dowolnej strzałki
    }
}
effect-draw = { $card ->
    [publications] dobierz 2 publikacje, potem odłóż 1 z ręki pod talię
   *[artifact] weź losowy artefakt i od razu go użyj
}
effect-recharge = naładuj żeton reakcji
effect-pay = { $what ->
    [reaction-token] { $count ->
        [one] rozładuj { $count } żeton reakcji:
        [few] rozładuj { $count } żetony reakcji:
       *[many] rozładuj { $count } żetonów reakcji:
    }
   *[step] cofnij się o 1 krok na dowolnym torze:
}
