# Alchemicus w grze: pytania, odpowiedzi, zdarzenia i punktacja.

# -- pytania -------------------------------------------------------------------------------------------------

question-alchemicus-choose-draw = Skąd dobierasz kartę?
question-alchemicus-take-from-bank = Którą kartę bierzesz z banku?
question-alchemicus-pay = { $count ->
    [1] Którą kartę odrzucasz?
    [one] Odrzuć { $count } kartę. Która pierwsza?
    [few] Odrzuć { $count } karty. Która pierwsza?
   *[many] Odrzuć { $count } kart. Która pierwsza?
}
question-alchemicus-place-pawn = Na którym polu stawiasz pionek?
question-alchemicus-move-pawn = O ile pól przesuwasz pionek?
question-alchemicus-choose-passing-card = Mijasz pole Ducha: skąd dobierasz kartę?
question-alchemicus-build = Który budynek wykładasz?
question-alchemicus-tear-down = Wszystkie dwanaście działek jest zajętych. Co burzysz, by postawić budynek { card }?
question-alchemicus-move-spirit = Dokąd przesuwasz Ducha Transmutacji?
question-alchemicus-rob = Duch stoi pośrodku. Komu zabierasz losową kartę?
question-alchemicus-harvest-field = Czy pozyskujesz surowce?
question-alchemicus-harvest-some = { $count ->
    [1] Została jedna karta do pozyskania. Dokąd trafia?
    [one] Została { $count } karta do pozyskania. Dokąd trafia pierwsza?
    [few] Zostały { $count } karty do pozyskania. Dokąd trafia pierwsza?
   *[many] Zostało { $count } kart do pozyskania. Dokąd trafia pierwsza?
}
question-alchemicus-transport = Który towar przenosisz?
question-alchemicus-carry-into = Do którego budynku przenosisz { good.accusative }?
question-alchemicus-transmutation-field = Czy transmutujesz?
question-alchemicus-sale = Który towar sprzedajesz?
question-alchemicus-through = Przez który budynek sprzedajesz { good.accusative } i za co?
question-alchemicus-buy-good = { $other } sprzedaje { good.accusative }. Czy odkupujesz ten towar za { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}?
question-alchemicus-place-bought = Gdzie kładziesz odkupiony towar ({ good })?
question-alchemicus-gifts-field = Czy oddajesz pięć kart za 1 punkt Sławy?
question-alchemicus-end-turn = Czy coś jeszcze przed końcem twojej tury?
question-alchemicus-noctis-phase = Którą kartę Noctis zagrywasz?
question-alchemicus-set-golem = Gdzie stawiasz Golema?
question-alchemicus-steal-good = Który towar przynosi ci Mutabilus?
question-alchemicus-place-stolen = Gdzie kładziesz { good.accusative }?
question-alchemicus-haunt = Który budynek nawiedza Spiritus?
question-alchemicus-send-homunculus = Co robi Homunculus?
question-alchemicus-defame = Przeciw komu zagrywasz Infamię?
question-alchemicus-defend = { $other } zagrywa Infamię przeciw tobie. Jak odpowiadasz?
question-alchemicus-lift-infamia = Czy odrzucasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, by pozbyć się Infamii?

status-alchemicus-choose-draw = { $seat } dobiera kartę.
status-alchemicus-take-from-bank = { $seat } wybiera kartę z banku.
status-alchemicus-pay = { $seat } wybiera karty do odrzucenia.
status-alchemicus-place-pawn = { $seat } wybiera pierwsze pole.
status-alchemicus-move-pawn = { $seat } wybiera, dokąd iść.
status-alchemicus-choose-passing-card = { $seat } wybiera stos, z którego dobierze.
status-alchemicus-build = { $seat } buduje.
status-alchemicus-tear-down = { $seat } wybiera budynek do zburzenia.
status-alchemicus-move-spirit = { $seat } przesuwa Ducha Transmutacji.
status-alchemicus-rob = { $seat } wybiera, komu zabrać kartę.
status-alchemicus-harvest-field = { $seat } może pozyskać surowce.
status-alchemicus-harvest-some = { $seat } wybiera, gdzie pozyskać surowce.
status-alchemicus-transport = { $seat } przenosi towary.
status-alchemicus-carry-into = { $seat } wybiera, dokąd przenieść towar.
status-alchemicus-transmutation-field = { $seat } może transmutować.
status-alchemicus-sale = { $seat } sprzedaje towary.
status-alchemicus-through = { $seat } wybiera, jak sprzedać towar.
status-alchemicus-buy-good = { $seat } może odkupić towar.
status-alchemicus-place-bought = { $seat } wybiera miejsce na towar.
status-alchemicus-gifts-field = { $seat } może oddać pięć kart.
status-alchemicus-end-turn = { $seat } kończy turę.
status-alchemicus-noctis-phase = { $seat } może zagrać karty Noctis.
status-alchemicus-set-golem = { $seat } wybiera miejsce dla Golema.
status-alchemicus-steal-good = { $seat } wybiera towar do zabrania.
status-alchemicus-place-stolen = { $seat } wybiera miejsce na zabrany towar.
status-alchemicus-haunt = { $seat } wybiera budynek do nawiedzenia.
status-alchemicus-send-homunculus = { $seat } wysyła Homunculusa.
status-alchemicus-defame = { $seat } wybiera, kogo zniesławić.
status-alchemicus-defend = { $seat } odpowiada na Infamię.
status-alchemicus-lift-infamia = { $seat } może odłożyć Infamię.

# -- odpowiedzi ----------------------------------------------------------------------------------------------

action-alchemicus-draw = { $pile ->
    [base] Dobierz ze stosu
    [noctis] Dobierz kartę Noctis
   *[bank] Weź kartę z banku
}
action-alchemicus-discard = Odrzuć kartę { card }
action-alchemicus-take = Weź kartę { card }
action-alchemicus-place = Postaw pionek: { place } (pole { $field })
action-alchemicus-move = { $count ->
    [one] Przesuń o { $count } pole: { place } (pole { $field })
    [few] Przesuń o { $count } pola: { place } (pole { $field })
   *[many] Przesuń o { $count } pól: { place } (pole { $field })
}
action-alchemicus-build = Zbuduj { card }
action-alchemicus-tear-down = Zburz { card } (działka { $plot }, { load })
action-alchemicus-move-spirit = { $card ->
    [domo] Przesuń Ducha na środek, co blokuje Domo
   *[other] Przesuń Ducha na { card }
}
action-alchemicus-rob = Zabierz losową kartę graczowi { $other }
action-alchemicus-harvest = Pozyskaj wszystko
action-alchemicus-harvest-at = Pozyskaj: { card } (działka { $plot })
action-alchemicus-carry = Przenieś { load.accusative } z budynku { card } (działka { $plot })
action-alchemicus-into = Do budynku { card } (działka { $plot }, { load })
action-alchemicus-transmute = Transmutuj wszystko, co gotowe
action-alchemicus-sell = Sprzedaj { good.accusative } z budynku { card } (działka { $plot })
action-alchemicus-through = { $pay ->
    [fame] Przez budynek { card }, za Sławę
   *[cards] Przez budynek { card }, za karty
}
action-alchemicus-buy = Odkup
action-alchemicus-give = Oddaj pięć kart
action-alchemicus-play = Zagraj kartę { card }
action-alchemicus-guard = Podłóż Golema pod { card } (działka { $plot }, { load })
action-alchemicus-post = Połóż Golema na polu: { place } (pole { $field })
action-alchemicus-steal = Zabierz { load.accusative } graczowi { $other }: { card } (działka { $plot })
action-alchemicus-haunt = Nawiedź budynek gracza { $other }: { card } (działka { $plot }, { load })
action-alchemicus-revert = Cofnij transmutację gracza { $other }: { card } (działka { $plot }, { load })
action-alchemicus-dispel = Wypędź kartę Spiritus z budynku gracza { $other }: { card } (działka { $plot }, { load })
action-alchemicus-defame = Zniesław gracza { $other }
action-alchemicus-sacrifice = Poświęć Golema spod { card } (działka { $plot })
action-alchemicus-buy-off = Odrzuć pięć kart
action-alchemicus-suffer = Przyjmij Infamię
action-alchemicus-lift = Odłóż Infamię
action-alchemicus-pass = { $question ->
    [build] Zakończ budowanie
    [transport] Zakończ transport
    [sale] Zakończ sprzedaż
    [buy-good] Nie odkupuj
    [noctis-phase] Żadnej dalszej karty Noctis
    [rob] Nie zabieraj nikomu
    [lift-infamia] Zostaw Infamię
   *[other] Pasuj
}
action-alchemicus-end-turn = Zakończ turę

# -- zdarzenia -----------------------------------------------------------------------------------------------

event-alchemicus-first = { $who ->
    [me] Zaczynasz.
   *[another] { $seat } zaczyna.
}
event-alchemicus-turn = { $who ->
    [me] Twoja tura { $count }.
   *[another] Tura { $count } gracza { $seat }.
}
event-alchemicus-golem-dealt = { $who ->
    [me] Dostajesz kartę { card }.
   *[another] { $seat } dostaje kartę { card }.
}
event-alchemicus-draw = { $card ->
    [hidden] { $pile ->
        [noctis] { $seat } dobiera kartę Noctis.
       *[base] { $seat } dobiera kartę.
    }
   *[other] { $who ->
        [me] Dobierasz kartę { card }.
       *[another] { $seat } dobiera kartę { card }.
    }
}
event-alchemicus-bank = Nowa karta w banku: { card }.
event-alchemicus-take = { $who ->
    [me] Bierzesz z banku kartę { card }.
   *[another] { $seat } bierze z banku kartę { card }.
}
event-alchemicus-discard = { $who ->
    [me] Odrzucasz { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } { card }.
   *[another] { $seat } odrzuca { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } { card }.
}
event-alchemicus-back = { $pile ->
    [noctis] { $seat } zabiera losową kartę Noctis graczowi { $other }.
   *[base] { $seat } zabiera losową kartę graczowi { $other }.
}
event-alchemicus-steal-card = { $who ->
    [me] Zabierasz losową kartę graczowi { $other }: { card }.
   *[another] { $seat } zabiera losową kartę graczowi { $other }: { card }.
}
event-alchemicus-shuffle = { $pile ->
    [noctis] Odrzucone karty Noctis tworzą nowy stos: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[base] Odrzucone karty tworzą nowy stos: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
event-alchemicus-build = { $who ->
    [me] Budujesz { card } (działka { $plot }).
   *[another] { $seat } buduje { card } (działka { $plot }).
}
event-alchemicus-tear-down = { $who ->
    [me] Burzysz { card }.
   *[another] { $seat } burzy { card }.
}
event-alchemicus-harvest = { $who ->
    [me] Pozyskujesz { good.accusative }: { spot }.
   *[another] { $seat } pozyskuje { good.accusative }: { spot }.
}
event-alchemicus-carry = { $who ->
    [me] Przenosisz { good.accusative } z budynku: { spot }.
   *[another] { $seat } przenosi { good.accusative } z budynku: { spot }.
}
event-alchemicus-transmute = { $who ->
    [me] Wytwarzasz { good.accusative }: { spot }.
   *[another] { $seat } wytwarza { good.accusative }: { spot }.
}
event-alchemicus-revert = { $who ->
    [me] Twój Homunculus cofa transmutację gracza { $other } ({ good }): { spot }.
   *[another] Homunculus gracza { $seat } cofa transmutację gracza { $other } ({ good }): { spot }.
}
event-alchemicus-sell = { $who ->
    [me] Sprzedajesz { good.accusative } przez budynek { card }: { spot }.
   *[another] { $seat } sprzedaje { good.accusative } przez budynek { card }: { spot }.
}
event-alchemicus-steal-good = { $who ->
    [me] Zabierasz { good.accusative } graczowi { $other }: { spot }.
   *[another] { $seat } zabiera { good.accusative } graczowi { $other }: { spot }.
}
event-alchemicus-good-comes = { $who ->
    [me] Kładziesz { good.accusative }: { spot }.
   *[another] { $seat } kładzie { good.accusative }: { spot }.
}
event-alchemicus-reveal = Odrzucony towar zostaje odkryty: { card }.
event-alchemicus-guard = { $who ->
    [me] Twój Golem strzeże budynku: { spot }.
   *[another] Golem gracza { $seat } strzeże budynku: { spot }.
}
event-alchemicus-sacrifice = { $who ->
    [me] Poświęcasz Golema spod budynku: { spot }.
   *[another] { $seat } poświęca Golema spod budynku: { spot }.
}
event-alchemicus-post = { $who ->
    [me] Kładziesz Golema na polu: { place } (pole { $field }).
   *[another] { $seat } kładzie Golema na polu: { place } (pole { $field }).
}
event-alchemicus-unpost = Golem zatrzymuje pionek i znika: { place } (pole { $field }).
event-alchemicus-haunt = { $who ->
    [me] Twój Spiritus nawiedza budynek gracza { $other }: { spot }.
   *[another] Spiritus gracza { $seat } nawiedza budynek gracza { $other }: { spot }.
}
event-alchemicus-dispel = Spiritus znika z budynku gracza { $other }: { spot }.
event-alchemicus-defame = { $who ->
    [me] Zagrywasz Infamię przeciw graczowi { $other }.
   *[another] { $seat } zagrywa Infamię przeciw graczowi { $other }.
}
event-alchemicus-infamia = { $who ->
    [me] Obciążasz Infamią gracza { $other }.
   *[another] { $seat } obciąża Infamią gracza { $other }.
}
event-alchemicus-lift = { $who ->
    [me] Pozbywasz się Infamii.
   *[another] { $seat } pozbywa się Infamii.
}
event-alchemicus-move = { $who ->
    [me] Twój pionek staje na polu: { place } (pole { $field }).
   *[another] Pionek gracza { $seat } staje na polu: { place } (pole { $field }).
}
event-alchemicus-spirit = { $card ->
    [domo] Duch Transmutacji przechodzi na środek i blokuje Domo.
   *[other] Duch Transmutacji przechodzi na pole { card }.
}
event-alchemicus-fame = { $who ->
    [me] Zdobywasz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Sławy.
   *[another] { $seat } zdobywa { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Sławy.
}
event-alchemicus-lose-fame = { $who ->
    [me] Tracisz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Sławy.
   *[another] { $seat } traci { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Sławy.
}
event-alchemicus-last-round = { $who ->
    [me] Masz 20 punktów Sławy: zaczyna się ostatnia kolejka.
   *[another] { $seat } ma 20 punktów Sławy: zaczyna się ostatnia kolejka.
}
event-alchemicus-gold-sold = { $who ->
    [me] Sprzedajesz złoto i wygrywasz wyścig.
   *[another] { $seat } sprzedaje złoto i wygrywa wyścig.
}
event-alchemicus-undo = { $who ->
    [me] Cofasz { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }.
   *[another] { $seat } cofa { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }.
}

# -- punktacja -----------------------------------------------------------------------------------------------

score-fame = Sława
score-fame-before = Przed tą grą
score-fame-gifts = Oddane karty
score-fame-gloria = Zagrana Gloria
score-fame-pergulae = Sprzedaż: Pergula
score-fame-tabernae = Sprzedaż: Taberna
score-fame-donaria = Sprzedaż: Donarium
score-fame-lost = Utracona sława
score-building-prices = Suma cen budynków
score-gold-sold = Złoto sprzedane jako pierwsze
score-gold-on-labria = Złoto na własnych budynkach Labrium
