# Trismegistus: artefakty edycji Szmaragdowej, każdy z jednym zdaniem o tym, czym był.

# -- startowe -------------------------------------------------------------------------------------------------

artifact-mortar = Moździerz
    .about = Misa z brązu, żelaza lub kamienia z tłuczkiem, najstarsze narzędzie w pracowni.
artifact-sieve = Sito
    .about = Włosie lub jedwab na obręczy, które dzieli drobny proszek od grubego.
artifact-tongs = Szczypce
    .about = Długie żelazne ramiona, którymi wyjmuje się z węgli rozżarzony tygiel.
artifact-crucible = Tygiel
    .about = Gliniany kubek odporny na ogień; heskie sprzedawano w całej Europie.
artifact-funnel = Lejek
    .about = Stożek ze szkła lub blachy, którym płyny i proszki trafiają do wąskich szyjek.
artifact-receiver = Odbieralnik
    .about = Kolba, w której zbierają się krople przechodzące z alembiku.
artifact-bellows = Miech
    .about = Skórzane płuca ognia; tych, którzy dmuchali cały dzień, przezywano dmuchaczami.
artifact-blowpipe = Dmuchawka
    .about = Zgięta rurka; oddech zmienia w niej płomień lampy w ostrze gorące jak palenisko.

# -- poziom 1 -------------------------------------------------------------------------------------------------

artifact-balance = Waga
    .about = Probierze trzymali ją w oszklonej szafce, tak dokładnie ważyła.
artifact-cupel = Kupela
    .about = Miseczka z popiołu kostnego, która wsysa stopiony ołów i zostawia srebro.
artifact-ingot-mould = Wlewnica
    .about = Żelazna rynna posmarowana woskiem lub łojem, do której leje się stopiony metal.
artifact-ash-bath = Łaźnia popiołowa
    .about = Misa przesianego popiołu między ogniem a szkłem, łagodniejsza niż piasek.
artifact-assay-furnace = Piec probierczy
    .about = Mały piec, w którym szczypta rudy zdradza, jak bogata jest kopalnia.
artifact-muffle = Mufla
    .about = Gliniane sklepienie wewnątrz pieca, które wpuszcza żar, a zatrzymuje dym.
artifact-lamp-furnace = Piec lampowy
    .about = Lampa oliwna o policzonych knotach, która tygodniami daje jednakowe ciepło.
artifact-sand-bath = Łaźnia piaskowa
    .about = Gorący piasek, który otacza kolbę po szyję i grzeje ją równo ze wszystkich stron.
artifact-bain-marie = Łaźnia wodna Marii
    .about = Naczynie stojące w gorącej wodzie; do dziś nosi imię Prorokini.
artifact-separating-funnel = Rozdzielacz
    .about = Szkło o wąskim wylocie, z którego najpierw spływa cięższy z dwóch płynów.
artifact-felt-filter = Worek filcowy
    .about = Rękaw Hipokratesa: spiczasty worek, który klaruje syropy i ługi.
artifact-alembic = Alembik
    .about = Hełm destylacyjny z dziobem, znany w Aleksandrii, nazwany po arabsku.
artifact-cucurbit = Kukurbita
    .about = Brzuch w kształcie dyni, na którym siedzi alembik.
artifact-aludel = Aludel
    .about = Garnki bez dna, ustawione jeden na drugim, by łowić to, co sublimuje.

# -- poziom 2 -------------------------------------------------------------------------------------------------

artifact-touchstone = Kamień probierczy
    .about = Czarny łupek, na którym rysa zdradza, ile złota jest w złocie.
artifact-hourglass = Klepsydra
    .about = Jej piasek odmierzał godziny ognia, dniem i nocą.
artifact-descensory = Descensorium
    .about = Piec Gebera, w którym metal skapuje przez dziurkowaną misę w chłodniejsze miejsce.
artifact-venter-equinus = Koński brzuch
    .about = Naczynie zakopane w ciepłym nawozie: najłagodniejszy ogień, odnawiany co kilka dni.
artifact-reverberatory-furnace = Piec płomieniowy
    .about = Jego sklepienie odrzuca płomień na materię; paliwo i metal nigdy się nie stykają.
artifact-burning-glass = Szkło palące
    .about = Soczewka, która kalcynuje antymon światłem słońca; ku zdumieniu wszystkich staje się cięższy.
artifact-wind-furnace = Piec wiatrowy
    .about = Wysoki komin ciągnie powietrze przez węgle, bez żadnego miecha.
artifact-pelican = Pelikan
    .about = Szkło, którego dwa ramiona zwracają parę do własnej piersi, jak dziób ptaka.
artifact-matrass = Kolba długoszyja
    .about = Okrągłe naczynie do dygestii trwających miesiąc i dłużej.
artifact-dew-cloth = Chusta na rosę
    .about = W Mutus Liber kobieta i mężczyzna wyżymają majową rosę z płócien rozpiętych na łące.
artifact-retort = Retorta
    .about = Kolba o zgiętej w dół szyi: kocioł i hełm w jednym kawałku szkła.
artifact-kerotakis = Kerotakis
    .about = Naczynie Marii: opary rtęci lub siarki nagryzają leżący w nim listek metalu.
artifact-tribikos = Tribikos
    .about = Alembik o trzech miedzianych ramionach, grubych, każe Maria, jak patelnia piekarza.
artifact-astrolabe = Astrolabium
    .about = Niebo w mosiądzu: mówiło, która planeta rządzi godziną wybraną na dzieło.

# -- poziom 3 -------------------------------------------------------------------------------------------------

artifact-athanor = Atanor
    .about = Piec wieżowy, który sam karmi się węglem i tygodniami płonie równo.
artifact-philosophers-egg = Jajo filozoficzne
    .about = Zapieczętowane owalne szkło, w którym Kamień wylęga się czterdzieści tygodni.
artifact-obsidian-mirror = Obsydianowe zwierciadło
    .about = Czarne zwierciadło wizji Johna Dee, wygładzone przez Azteków; dziś w Londynie.
artifact-sigillum-dei = Sigillum Dei
    .about = Woskowa pieczęć z imionami Boga, na której John Dee stawiał swój kamień widzeń.
artifact-hermetic-seal = Pieczęć hermetyczna
    .about = Zatopiona szyja szkła niczego nie wpuszcza ani nie wypuszcza; stąd to słowo.
artifact-piger-henricus = Leniwy Henryk
    .about = Piger Henricus, piec tak cierpliwy, że jeden ogień obsługuje kilka alembików.
artifact-infernum = Piekło Boyle’a
    .about = Płaskie szkło o szyi cienkiej jak włos, w którym miesiącami praży się rtęć.
artifact-campana = Dzwon
    .about = Pod szklanym dzwonem płonąca siarka zostawia krople swego kwaśnego oleju.
artifact-double-pelican = Bliźnięta
    .about = Dwie kukurbity, których dzioby sięgają brzucha drugiej, w wiecznym dawaniu i braniu.
artifact-rosenhut = Rosenhut
    .about = Wysoki stożek z ołowiu lub miedzi, chłodzony samym powietrzem, dawniej do wody różanej.
artifact-serpentine = Wężownica
    .about = Zwinięta rura w zimnej wodzie, w której gorzałka nauczyła się kapać.
artifact-armillary-sphere = Sfera armilarna
    .about = Pierścienie równika, zwrotników i zodiaku: wielki świat obok małego.
