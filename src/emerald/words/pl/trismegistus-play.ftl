# Trismegistus w grze: o co się pyta, co można odpowiedzieć, czego nie wolno, co się stało, i punktacja. Zasady są na
# początku pliku angielskiego.

# -- nazwy -----------------------------------------------------------------------------------------------------

tri-arrow = { $arrow ->
    [lead-to-copper] { metal-lead } → { metal-copper }
    [copper-to-tin] { metal-copper } → { metal-tin }
    [tin-to-mercury] { metal-tin } → { metal-mercury }
    [mercury-to-iron] { metal-mercury } → { metal-iron }
    [iron-to-silver] { metal-iron } → { metal-silver }
   *[silver-to-gold] { metal-silver } → { metal-gold }
}
tri-side = { $side ->
    [row-1-left] wiersz 1, lewa
    [row-1-right] wiersz 1, prawa
    [row-2-left] wiersz 2, lewa
    [row-2-right] wiersz 2, prawa
    [row-3-left] wiersz 3, lewa
    [row-3-right] wiersz 3, prawa
    [column-1-top] kolumna 1, góra
    [column-1-bottom] kolumna 1, dół
    [column-2-top] kolumna 2, góra
    [column-2-bottom] kolumna 2, dół
    [column-3-top] kolumna 3, góra
   *[column-3-bottom] kolumna 3, dół
}
tri-token = { $token ->
    [advance] krok na dowolnym torze
    [chameleon] żeton kameleona
   *[ethereal-die] eteryczna kość
}

# -- pytania ---------------------------------------------------------------------------------------------------

question-trismegistus-take-laboratory = Czyje laboratorium bierzesz?
question-trismegistus-keep-card = { $card ->
    [experiment] Który eksperyment startowy zatrzymujesz?
    [masterpiece] Który eksperyment mistrzowski zatrzymujesz?
    [publication] Którą publikację zatrzymujesz?
   *[artifact] Który artefakt startowy zatrzymujesz?
}
question-trismegistus-draft-die = Którą kość dobierasz?
question-trismegistus-turn-die = Na jaki metal obracasz kość?
question-trismegistus-ask-to-raise = Czy odrzucasz eteryczną kość, by zwiększyć moc?
question-trismegistus-action-phase = { $kind ->
    [main] Jaka jest twoja akcja główna?
   *[free] Czy jeszcze coś przed końcem tury?
}
question-trismegistus-main-action = W tej akcji masz { bot-die.accusative } z symbolem: { bot-face }. Co robisz?
question-trismegistus-name-essence = { $count ->
    [one] Jaką esencję bierzesz?
    [few] Jakiego rodzaju są { $count } esencje, które bierzesz?
   *[many] Jakiego rodzaju jest { $count } esencji, które bierzesz?
}
question-trismegistus-stop-or-go-on = Jeszcze jedna transmutacja wzdłuż tej strzałki?
question-trismegistus-place-artifact = Przy której strzałce kładziesz artefakt: { $artifact }?
question-trismegistus-choose-cube = Którą kostkę transmutujesz?
question-trismegistus-pay-essence = Jaką esencję płacisz?
question-trismegistus-use-artifact = Czy używasz artefaktu: { $artifact }?
question-trismegistus-advance-any = { $count ->
    [one] Na którym torze idziesz w górę?
    [few] Na którym torze idziesz o { $count } pola w górę?
   *[many] Na którym torze idziesz o { $count } pól w górę?
}
question-trismegistus-advance-lowest = Na którym z najniższych torów idziesz w górę?
question-trismegistus-advance-three = { $count ->
    [one] Na którym ostatnim torze idziesz w górę?
    [few] Na którym torze idziesz w górę? Zostały { $count } różne, po kolei.
   *[many] Na którym torze idziesz w górę? Zostało { $count } różnych, po kolei.
}
question-trismegistus-advance-named = Czy idziesz w górę?
question-trismegistus-step-back = Na którym torze cofasz się o krok?
question-trismegistus-react = { $other } kończy akcje. Czy reagujesz na { bot-die.accusative } z symbolem: { bot-face }?
question-trismegistus-pay-cube = { $count ->
    [one] Którą kostką płacisz resztę kosztu? { $experiment }
    [few] Zapłać { $count } kostki: { $experiment }. Która pierwsza?
   *[many] Zapłać { $count } kostek: { $experiment }. Która pierwsza?
}
question-trismegistus-choose-formula = Którą formułę odblokowujesz?
question-trismegistus-choose-cell = Na którym polu kładziesz formułę: { $formula }?
question-trismegistus-next-bonus = Który bonus bierzesz teraz?
question-trismegistus-return-publication = Którą publikację kładziesz na spód talii?
question-trismegistus-confirm = Czy tego chcesz: { $effect }?
question-trismegistus-order = Co bierzesz teraz?
question-trismegistus-gain-any-raw = { $count ->
    [one] Którą surową substancję bierzesz?
    [few] Weź { $count } surowe substancje. Która pierwsza?
   *[many] Weź { $count } surowych substancji. Która pierwsza?
}
question-trismegistus-gain-any-refined = { $count ->
    [one] Którą oczyszczoną substancję bierzesz?
    [few] Weź { $count } oczyszczone substancje. Która pierwsza?
   *[many] Weź { $count } oczyszczonych substancji. Która pierwsza?
}
question-trismegistus-gain-any-essence = { $count ->
    [one] Którą esencję bierzesz?
    [few] Weź { $count } esencje. Która pierwsza?
   *[many] Weź { $count } esencji. Która pierwsza?
}
question-trismegistus-exchange-for-refined = { $count ->
    [one] Który metal oczyszczasz?
    [few] Który metal oczyszczasz? Możesz to zrobić { $count } razy.
   *[many] Który metal oczyszczasz? Możesz to zrobić { $count } razy.
}
question-trismegistus-give-for-refined = Co za to oddajesz?
question-trismegistus-exchange-for-other = Którą kostkę wymieniasz na inną surową substancję?
question-trismegistus-take-other = Którą surową substancję za to bierzesz?
question-trismegistus-exchange-for-gold = { $count ->
    [one] Co wymieniasz na złoto?
    [few] Co wymieniasz na złoto? Możesz to zrobić { $count } razy.
   *[many] Co wymieniasz na złoto? Możesz to zrobić { $count } razy.
}
question-trismegistus-exchange-gold = Czy wymieniasz złoto na pięć surowych substancji?
question-trismegistus-choose-arrow = { $count ->
    [one] Wzdłuż której strzałki transmutujesz?
    [few] Wzdłuż której strzałki transmutujesz? Możesz to zrobić { $count } razy.
   *[many] Wzdłuż której strzałki transmutujesz? Możesz to zrobić { $count } razy.
}
question-trismegistus-ask-to-draw = { $card ->
    [publications] Czy dobierasz publikacje?
   *[artifact] Czy bierzesz losowy artefakt?
}

status-trismegistus-take-laboratory = { $seat } wybiera laboratorium.
status-trismegistus-keep-card = { $seat } wybiera karty startowe.
status-trismegistus-draft-die = { $seat } dobiera kość.
status-trismegistus-turn-die = { $seat } obraca kość.
status-trismegistus-ask-to-raise = { $seat } może zwiększyć moc.
status-trismegistus-action-phase = { $kind ->
    [main] { $seat } wybiera akcję główną.
   *[free] { $seat } może wykonywać akcje darmowe.
}
status-trismegistus-main-action = { $seat } wybiera akcję główną z kameleonem.
status-trismegistus-name-essence = { $seat } wybiera esencję.
status-trismegistus-stop-or-go-on = { $seat } może transmutować jeszcze raz.
status-trismegistus-place-artifact = { $seat } kładzie artefakt: { $artifact }.
status-trismegistus-choose-cube = { $seat } wybiera kostkę do transmutacji.
status-trismegistus-pay-essence = { $seat } płaci esencję.
status-trismegistus-use-artifact = { $seat } może użyć artefaktu: { $artifact }.
status-trismegistus-advance-any = { $seat } wybiera tor.
status-trismegistus-advance-lowest = { $seat } wybiera najniższy tor.
status-trismegistus-advance-three = { $seat } wybiera tory.
status-trismegistus-advance-named = { $seat } może iść w górę.
status-trismegistus-step-back = { $seat } cofa się o krok.
status-trismegistus-react = { $seat } może zareagować na turę: { $other }.
status-trismegistus-pay-cube = { $seat } płaci za eksperyment: { $experiment }.
status-trismegistus-choose-formula = { $seat } odblokowuje formułę.
status-trismegistus-choose-cell = { $seat } kładzie formułę: { $formula }.
status-trismegistus-next-bonus = { $seat } bierze bonusy kamienia.
status-trismegistus-return-publication = { $seat } kładzie publikację na spód talii.
status-trismegistus-confirm = { $seat } rozważa: { $effect }.
status-trismegistus-order = { $seat } bierze nagrody.
status-trismegistus-gain-any-raw = { $seat } wybiera surowe substancje.
status-trismegistus-gain-any-refined = { $seat } wybiera oczyszczone substancje.
status-trismegistus-gain-any-essence = { $seat } wybiera esencje.
status-trismegistus-exchange-for-refined = { $seat } może oczyścić metal.
status-trismegistus-give-for-refined = { $seat } wybiera, co za to oddać.
status-trismegistus-exchange-for-other = { $seat } może wymienić surową substancję.
status-trismegistus-take-other = { $seat } wybiera surową substancję.
status-trismegistus-exchange-for-gold = { $seat } może wymieniać oczyszczone substancje na złoto.
status-trismegistus-exchange-gold = { $seat } może wymienić złoto.
status-trismegistus-choose-arrow = { $seat } może transmutować.
status-trismegistus-ask-to-draw = { $seat } może dobierać.

# -- odpowiedzi ------------------------------------------------------------------------------------------------

action-trismegistus-draft = Dobierz { bot-die.accusative } z { bot-bowl.genitive }, moc { $count }
action-trismegistus-keep-die = Zatrzymaj swoją kość
action-trismegistus-turn-to = Obróć na: { bot-face }
action-trismegistus-raise = Odrzuć eteryczną kość: moc { $count }
action-trismegistus-leave-potency = Zostaw moc bez zmian
action-trismegistus-gather = Zbierz { effect-amount.accusative }
action-trismegistus-draw-essence = Uzyskaj { effect-amount.accusative }
action-trismegistus-name-essence = Weź { effect-amount.accusative }
action-trismegistus-transmute = Transmutuj: { tri-arrow }
action-trismegistus-stop = Przestań
action-trismegistus-move = Transmutuj: { effect-thing }
action-trismegistus-pay = Zapłać: { effect-thing }
action-trismegistus-use-artifact = Użyj artefaktu { $artifact }: { $effect }
action-trismegistus-leave-artifact = Zostaw naładowany
action-trismegistus-acquire = Uzyskaj artefakt { $artifact }: { $effect }
action-trismegistus-place = { $kind ->
    [taken] Przy strzałce { tri-arrow }, zamiast: { $artifact }
   *[free] Przy strzałce { tri-arrow }
}
action-trismegistus-recharge = Naładuj artefakt { $artifact }: { $effect }
action-trismegistus-take-experiment = Weź eksperyment: { $experiment }
action-trismegistus-chameleon = Kameleon: w tej akcji { bot-die } z symbolem { bot-face }
action-trismegistus-perform = Przeprowadź eksperyment: { $experiment }
action-trismegistus-unlock = { $kind ->
    [gold] Odblokuj formułę { $formula } ({ bot-element }), cena w złocie: { $count }
   *[free] Odblokuj formułę: { $formula }
}
action-trismegistus-into = Na pole { $number }
action-trismegistus-use-formula = Wykorzystaj formułę { $formula }: { $effect }
action-trismegistus-claim = Odblokuj osiągnięcie: { $achievement }
action-trismegistus-end-actions = Zakończ swoje akcje
action-trismegistus-react-gather = Zbierz { effect-amount.accusative }
action-trismegistus-react-essence = Uzyskaj { effect-amount.accusative }
action-trismegistus-react-transmute = Transmutuj: { tri-arrow }
action-trismegistus-react-recharge = Naładuj artefakt: { $artifact }
action-trismegistus-no-reaction = Nie reaguj
action-trismegistus-advance = Idź w górę { bot-on-track }
action-trismegistus-go-back = Cofnij się { bot-on-track }
action-trismegistus-gain-raw = Weź: { effect-thing }
action-trismegistus-gain-refined = Weź: { effect-thing }
action-trismegistus-refine = Otrzymaj: { effect-thing }
action-trismegistus-gild = Oddaj za złoto: { effect-thing }
action-trismegistus-return = Połóż na spód talii: { $publication }
action-trismegistus-chamber-bonus = { tri-side }: { $effect }
action-trismegistus-choose = Teraz: { $effect }
action-trismegistus-yes = { $question ->
    [exchange-gold] Wymień złoto
    [ask-to-draw] Dobierz
   *[confirm] Tak, to
}
action-trismegistus-no = { $question ->
    [advance-any] Nie idź w górę
    [advance-lowest] Nie idź w górę
    [advance-three] Nie idź dalej w górę
    [advance-named] Nie idź w górę
    [next-bonus] Zrezygnuj z reszty
    [exchange-for-refined] Nie oczyszczaj nic więcej
    [exchange-for-other] Nie wymieniaj niczego
    [exchange-for-gold] Nie wymieniaj nic więcej
    [exchange-gold] Zatrzymaj złoto
    [choose-arrow] Nie transmutuj nic więcej
    [ask-to-draw] Nie dobieraj niczego
   *[confirm] Zrezygnuj
}
action-trismegistus-enough = Zrezygnuj z reszty
action-trismegistus-take-laboratory = Weź laboratorium: { $laboratory }
action-trismegistus-keep-experiment = Zatrzymaj: { $experiment }
action-trismegistus-keep-masterpiece = Zatrzymaj: { $experiment }
action-trismegistus-keep-publication = Zatrzymaj: { $publication }
action-trismegistus-keep-artifact = Zatrzymaj { $artifact }: { $effect }

# -- co odpowiedź by zmarnowała ----------------------------------------------------------------------------------

warning-potency-lost = { $count ->
    [one] Przepadłby { $count } punkt mocy poprzedniej kości.
    [few] Przepadłyby { $count } punkty mocy poprzedniej kości.
   *[many] Przepadłoby { $count } punktów mocy poprzedniej kości.
}
warning-lost = To by przepadło: { $effect }.
warning-chamber-full = Siatka kamienia jest pełna: żadna formuła nie zostałaby odblokowana.

# -- czego nie wolno ---------------------------------------------------------------------------------------------

why-not-no-potency = Kość ma tylko moc { $have }.
why-not-main-action-is-done = Twoja akcja główna jest już wykonana.
why-not-main-action-is-due = Najpierw akcja główna; nie wolno jej pominąć.
why-not-needs-three-potency = Artefakt kosztuje 3 punkty mocy, kość ma moc { $have }.
why-not-not-the-dies-colour = Strzałka ma inny kolor niż kość.
why-not-nothing-to-move = Na początku tej strzałki nie ma żadnej kostki.
why-not-no-essence = Nie ma esencji, którą można zapłacić; kostka nie płaci za własną drogę.
why-not-not-the-dies-spaces = Te artefakty leżą na polach innego koloru niż kość.
why-not-not-discharged = Ten artefakt jest naładowany.
why-not-not-the-dies-book = Eksperyment leży w księdze innego metalu, niż pokazuje kość.
why-not-two-experiments-already = Obok twojego laboratorium leżą już dwa eksperymenty.
why-not-requirement-not-met = { $element ->
    [earth] Wymagana pozycja { $need } na torze ziemi, twoja to { $have }; nawet ze wszystkimi zniżkami to za nisko.
    [fire] Wymagana pozycja { $need } na torze ognia, twoja to { $have }; nawet ze wszystkimi zniżkami to za nisko.
    [water] Wymagana pozycja { $need } na torze wody, twoja to { $have }; nawet ze wszystkimi zniżkami to za nisko.
   *[air] Wymagana pozycja { $need } na torze powietrza, twoja to { $have }; nawet ze wszystkimi zniżkami to za nisko.
}
why-not-cost-not-payable = Ze wszystkimi zniżkami { $need ->
    [one] zostaje do zapłaty { $need } kostka
    [few] zostają do zapłaty { $need } kostki
   *[many] zostaje do zapłaty { $need } kostek
}, a możesz zapłacić { $have }.
why-not-chamber-is-full = Twoja siatka kamienia jest pełna.
why-not-not-enough-gold = Następna formuła kosztuje tyle złota: { $need }, masz { $have }.
why-not-column-unlocked-by-gold = Formuła z tej kolumny została już odblokowana złotem.
why-not-condition-not-met = { $counted ->
    [goods] Z wymaganych kostek i esencji ({ $count }) możesz pokazać { $have }.
   *[other] Wymagane: { effect-needs }; masz { $have }.
}
why-not-bottom-of-the-track = Na tym torze nie ma kroku do cofnięcia.
why-not-nothing-to-exchange = Nie masz niczego na wymianę.
why-not-publications-are-gone = Nie ma już publikacji.
why-not-stack-is-empty = Stos artefaktów jest pusty.
why-not-no-token-discharged = Żaden z twoich żetonów reakcji nie jest zużyty.

# -- zdarzenia ---------------------------------------------------------------------------------------------------

event-trismegistus-round = Zaczyna się runda { $count }.
event-trismegistus-turn = { $who ->
    [me] Twoja tura.
   *[another] Tura: { $seat }.
}
event-trismegistus-laboratory = { $who ->
    [me] Bierzesz laboratorium: { $laboratory }.
   *[another] { $seat } bierze laboratorium: { $laboratory }.
}
event-trismegistus-deal = { $card ->
    [publication] Otrzymujesz: { $publication }.
    [artifact] Otrzymujesz: { $artifact }.
   *[experiment] Otrzymujesz: { $experiment }.
}
event-trismegistus-choose = { $card ->
    [publication] Zatrzymujesz: { $publication }.
    [artifact] Zatrzymujesz: { $artifact }.
   *[experiment] Zatrzymujesz: { $experiment }.
}
event-trismegistus-starting-experiment = { $who ->
    [me] Zaczynasz z eksperymentem: { $experiment }.
   *[another] { $seat } zaczyna z eksperymentem: { $experiment }.
}
event-trismegistus-starting-masterpiece = { $who ->
    [me] Zaczynasz z eksperymentem mistrzowskim: { $experiment }.
   *[another] { $seat } zaczyna z eksperymentem mistrzowskim: { $experiment }.
}
event-trismegistus-starting-artifact = { $who ->
    [me] Zaczynasz z artefaktem: { $artifact }.
   *[another] { $seat } zaczyna z artefaktem: { $artifact }.
}
event-trismegistus-lay-experiment = Do księgi trafia: { $experiment }.
event-trismegistus-lay-artifact = Na rynek trafia: { $artifact }.
event-trismegistus-draft = { $who ->
    [me] Dobierasz { bot-die.accusative } z { bot-bowl.genitive }, moc { $count }.
   *[another] { $seat } dobiera { bot-die.accusative } z { bot-bowl.genitive }, moc { $count }.
}
event-trismegistus-turn-die = Kość zostaje obrócona na: { bot-face }.
event-trismegistus-raise = Eteryczna kość zwiększa moc do { $count }.
event-trismegistus-shelve-die = { $who ->
    [me] Odkładasz { bot-die.accusative }; przepada moc: { $count }.
   *[another] { $seat } odkłada { bot-die.accusative }; przepada moc: { $count }.
}
event-trismegistus-gain = { $who ->
    [me] Otrzymujesz { effect-amount.accusative }.
   *[another] { $seat } otrzymuje { effect-amount.accusative }.
}
event-trismegistus-spend = { $who ->
    [me] Płacisz { effect-amount.accusative }.
   *[another] { $seat } płaci { effect-amount.accusative }.
}
event-trismegistus-discharge-token = { $who ->
    [me] Zużywasz żeton reakcji.
   *[another] { $seat } zużywa żeton reakcji.
}
event-trismegistus-recharge-token = { $who ->
    [me] Ładujesz żeton reakcji.
   *[another] { $seat } ładuje żeton reakcji.
}
event-trismegistus-move-cube = { $who ->
    [me] Transmutujesz: { tri-arrow }.
   *[another] { $seat } transmutuje: { tri-arrow }.
}
event-trismegistus-climb = { $who ->
    [me] Idziesz w górę { bot-on-track }: pozycja { $number }.
   *[another] { $seat } idzie w górę { bot-on-track }: pozycja { $number }.
}
event-trismegistus-step-back = { $who ->
    [me] Cofasz się { bot-on-track }: pozycja { $number }.
   *[another] { $seat } cofa się { bot-on-track }: pozycja { $number }.
}
event-trismegistus-reach-bonus = { $who ->
    [me] Osiągasz żeton bonusu: { tri-token }.
   *[another] { $seat } osiąga żeton bonusu: { tri-token }.
}
event-trismegistus-remove-bonus = Znika żeton bonusu z pozycji { $number } { bot-on-track }.
event-trismegistus-replace-artifact = { $who ->
    [me] Twój artefakt opuszcza grę: { $artifact }.
   *[another] Artefakt gracza { $seat } opuszcza grę: { $artifact }.
}
event-trismegistus-place-artifact = { $who ->
    [me] Kładziesz artefakt { $artifact } przy strzałce { tri-arrow }.
   *[another] { $seat } kładzie artefakt { $artifact } przy strzałce { tri-arrow }.
}
event-trismegistus-discharge = { $who ->
    [me] Używasz artefaktu: { $artifact }.
   *[another] { $seat } używa artefaktu: { $artifact }.
}
event-trismegistus-recharge = { $who ->
    [me] Ładujesz artefakt: { $artifact }.
   *[another] { $seat } ładuje artefakt: { $artifact }.
}
event-trismegistus-take-experiment = { $who ->
    [me] Bierzesz eksperyment: { $experiment }.
   *[another] { $seat } bierze eksperyment: { $experiment }.
}
event-trismegistus-perform = { $who ->
    [me] Przeprowadzasz eksperyment: { $experiment }.
   *[another] { $seat } przeprowadza eksperyment: { $experiment }.
}
event-trismegistus-complete = { $who ->
    [me] Kończysz eksperyment: { $experiment }.
   *[another] { $seat } kończy eksperyment: { $experiment }.
}
event-trismegistus-unlock = { $who ->
    [me] Odblokowujesz formułę: { $formula }.
   *[another] { $seat } odblokowuje formułę: { $formula }.
}
event-trismegistus-use-formula = { $who ->
    [me] Wykorzystujesz formułę: { $formula }.
   *[another] { $seat } wykorzystuje formułę: { $formula }.
}
event-trismegistus-claim = { $who ->
    [me] Odblokowujesz osiągnięcie: { $achievement }.
   *[another] { $seat } odblokowuje osiągnięcie: { $achievement }.
}
event-trismegistus-draw-publication = { $kept ->
    [hidden] { $seat } dobiera publikację.
   *[seen] { $who ->
        [me] Dobierasz: { $publication }.
       *[another] { $seat } zaczyna z publikacją: { $publication }.
    }
}
event-trismegistus-return-publication = { $kept ->
    [hidden] { $seat } kładzie publikację na spód talii.
   *[seen] Kładziesz na spód talii: { $publication }.
}
event-trismegistus-next-row = { $who ->
    [me] Masz już wszystkie kości tej rundy.
   *[another] { $seat } ma już wszystkie kości tej rundy.
}
event-trismegistus-undo = { $who ->
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

# -- zdarzenia Botmegistusa: jego powody (bot-line-…) są w trismegistus-bot.ftl ----------------------------------

event-trismegistus-bot-add-card = { $seat } otrzymuje nową kartę.
event-trismegistus-bot-reshuffle = { $seat } tasuje swoje odrzucone karty.
event-trismegistus-bot-take-die = { $face ->
    [infinity] { $seat } dobiera { bot-die.accusative } z misy nieskończoności, moc { $count }, i obraca ją na symbol: { bot-turned }.
   *[other] { $seat } dobiera { bot-die.accusative } z { bot-bowl.genitive }, moc { $count }.
}
event-trismegistus-bot-spend-ethereal = Eteryczna kość zwiększa jego moc do { $count }.
event-trismegistus-bot-spend-potency = { $seat } wydaje moc: { $count }.
event-trismegistus-bot-advance = { $seat } idzie w górę { bot-on-track }: pozycja { $count }.
event-trismegistus-bot-take-artifact = { $seat } bierze artefakt: { $artifact }.
event-trismegistus-bot-take-experiment = { $seat } bierze eksperyment: { $experiment }.
event-trismegistus-bot-take-gold = { $seat } otrzymuje złoto: { $count }.
event-trismegistus-bot-take-points = { $seat } otrzymuje { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}.
event-trismegistus-bot-take-ethereal = { $seat } otrzymuje { $count ->
    [one] { $count } eteryczną kość
    [few] { $count } eteryczne kości
   *[many] { $count } eterycznych kości
}.
event-trismegistus-bot-complete-experiment = { $seat } kończy { bot-type }; zapłacone złoto: { $count }.
event-trismegistus-bot-complete-masterpiece = { $seat } kończy eksperyment mistrzowski, { bot-element }; zapłacone złoto: { $count }.
event-trismegistus-bot-artifact = { $seat } otrzymuje odrzucony przez ciebie artefakt: { $artifact }.
event-trismegistus-bot-experiment = { $seat } zaczyna z eksperymentem: { $experiment }.
event-trismegistus-bot-masterpiece = { $seat } odkrywa eksperyment mistrzowski: { $experiment }.

# -- punktacja ---------------------------------------------------------------------------------------------------

score-points = Punkty
score-experiments = Ukończone eksperymenty
score-during-the-game = W trakcie gry
score-completed-experiments = Eksperymenty
score-publications = Publikacje
score-stone = Kamień filozoficzny
score-gold = Złoto
score-ethereal-dice = Eteryczne kości
score-tracks = Opanowanie żywiołów
score-achievements = Osiągnięcia
score-trismegistus-served = { $seat }: { $publication }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $symbols }.
score-trismegistus-unserved = { $seat }: { $publication }, bez punktów; zabrakło symboli.
tri-symbol = { bot-element }:
tri-symbol-of-track = szczyt toru

# -- opcje -------------------------------------------------------------------------------------------------------

option-trismegistus-setup = Przygotowanie
    .about = Przygotowanie wprowadzające daje każdemu alchemika i karty startowe; w pełnym się wybiera.
option-trismegistus-setup-full = pełne
option-trismegistus-setup-introductory = wprowadzające
option-trismegistus-essences = Esencje dominujące
    .about = Która esencja działa na którym torze: jak nadrukowano albo losowo.
option-trismegistus-essences-printed = jak nadrukowano
option-trismegistus-essences-shuffled = losowo
option-trismegistus-achievements = Osiągnięcia
    .about = Cztery osiągnięcia leżą odkryte; kto pierwszy pokaże, czego wymagają, ten je ma. Nigdy w grze solo.
option-trismegistus-achievements-no = nie
option-trismegistus-achievements-yes = tak
option-trismegistus-reactions = Reakcje
    .about = Po każdej turze pozostali reagują po kolei albo wszyscy naraz, co jest szybsze.
option-trismegistus-reactions-in-order = po kolei
option-trismegistus-reactions-at-once = naraz
option-trismegistus-first = Kto zaczyna
    .about = Kto ma pierwszą turę; pozostali następują zgodnie z ruchem wskazówek zegara.
option-trismegistus-first-random = losowo
option-trismegistus-first-1 = miejsce 1
option-trismegistus-first-2 = miejsce 2
option-trismegistus-first-3 = miejsce 3
option-trismegistus-first-4 = miejsce 4
setup-solo-only = „{ $option }” jest tylko w grze solo.
setup-not-solo = „{ $option }” nie ma w grze solo.
