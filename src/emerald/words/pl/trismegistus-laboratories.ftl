# Trismegistus: alchemicy edycji Szmaragdowej i ich formuły.

# -- Claude Duval ---------------------------------------------------------------------------------------------

laboratory-duval = Claude Duval
    .about = Rozbójnik powieszony w Londynie w 1670 roku; w Paryżu podobno uchodził za alchemika.
formula-hollow-rod = Wydrążony pręt
    .about = Podczas mieszania topi się i upuszcza ukryte złoto; opowiadano to o samym Duvalu.
formula-loaded-coal = Nabity węgiel
    .about = Węgiel z opiłkami srebra pod woskiem, jak w opowieści sługi kanonika u Chaucera.
formula-false-bottom = Podwójne dno
    .about = Tygiel, który kryje złoto pod malowaną gliną; zdemaskował to Geoffroy w 1722 roku.
formula-half-gold-nail = Półzłoty gwóźdź
    .about = Thurneysser zanurzył przed wielkim księciem gwóźdź w oleju i wyjął go w połowie złoty.
formula-white-copper = Biała miedź
    .about = Miedź wybielona arszenikiem uchodzi za srebro, póki nie zmatowieje.
formula-princes-metal = Metal książęcy
    .about = Mosiądz barwy złota, nazwany od księcia Ruperta Reńskiego.
formula-fire-gilding = Złocenie ogniowe
    .about = Nakłada się amalgamat złota i wygania rtęć; zostaje tchnienie złota.
formula-asem = Asem
    .about = Egipska nazwa bladego złota; papirus lejdejski uczy, jak je podrobić.

# -- Isaac Newton ---------------------------------------------------------------------------------------------

laboratory-newton = Isaac Newton
    .about = Napisał o alchemii około miliona słów, a w Trinity College miał swój piec.
formula-the-net = Sieć
    .about = Fioletowy stop miedzi i antymonu, jak sieć, w którą Wulkan złapał Wenus.
formula-dianas-doves = Gołębie Diany
    .about = Zagadka Filaletesa, nad którą Newton siedział latami; może dwie części srebra.
formula-caduceus = Kaduceusz
    .about = Laska Merkurego z dwoma wężami: u Newtona to, co godzi dwa przeciwieństwa.
formula-index-chemicus = Index chemicus
    .about = Własny indeks Newtona do pism alchemików, około dziewięciuset haseł.
formula-praxis = Praxis
    .about = Szkic Newtona z lat dziewięćdziesiątych XVII wieku, wiodący aż do pomnożonego Kamienia.
formula-clavis = Clavis
    .about = Klucz do rtęci filozofów: ręka Newtona, ale słowa George’a Starkeya.
formula-vegetation-of-metals = Wegetacja metali
    .about = Metale rosną jak rośliny, pisał Newton, dzięki żywemu duchowi w ich wnętrzu.
formula-speculum-metal = Metal zwierciadlany
    .about = Miedź, cyna i arszenik: w 1668 roku Newton sam odlał zwierciadło swego teleskopu.

# -- Heinrich Cornelius Agrippa -------------------------------------------------------------------------------

laboratory-agrippa = Heinrich Cornelius Agrippa
    .about = Żołnierz, lekarz, sceptyk: jego trzy księgi z 1533 roku porządkują całą magię.
formula-square-of-saturn = Kwadrat Saturna
    .about = Dziewięć liczb, każdy rząd daje piętnaście; wyryty w ołowiu, ułatwiał poród.
formula-spirit-of-the-world = Duch świata
    .about = Więź, przez którą według Agryppy dusza świata działa na ciała.
formula-three-worlds = Trzy światy
    .about = Elementarny, niebiański, duchowy: każdy rządzi tym, który jest pod nim.
formula-scale-of-seven = Skala siódemki
    .about = Planety, metale, dni, anioły i ptaki w Agryppy tabeli liczby siedem.
formula-celestial-script = Pismo niebiańskie
    .about = Litery z kropek i kresek, które Agrippa podaje jako pismo gwiazd.
formula-geomancy = Geomancja
    .about = Wróżenie z kropek rzuconych na piasek; Agrippa napisał o tym traktat.
formula-occult-sympathies = Ukryte sympatie
    .about = Tajemne przyjaźnie rzeczy: magnes i żelazo, winorośl i wiąz.
formula-man-in-the-circle = Człowiek w kole
    .about = Rycina Agryppy: ciało, którego miary są miarami wszechświata.

# -- Roger Bacon ----------------------------------------------------------------------------------------------

laboratory-bacon = Roger Bacon
    .about = Franciszkanin z Oksfordu, który ufał doświadczeniu, a legenda zrobiła z niego czarownika.
formula-black-powder = Czarny proch
    .about = Bacon jako pierwszy na Zachodzie pisze o zabawce, która huczy jak grom.
formula-saltpetre = Saletra
    .about = Biały nalot na ścianach stajni; list pod imieniem Bacona uczy, jak ją oczyścić.
formula-brazen-head = Spiżowa głowa
    .about = Znała odpowiedź na wszystko; brat Bacon spał, gdy przemówiła, i pękła.
formula-opus-majus = Opus majus
    .about = Wielka mowa Bacona w obronie nauki, posłana papieżowi Klemensowi IV w 1267 roku.
formula-scientia-experimentalis = Scientia experimentalis
    .about = Bez doświadczenia nic nie wie się dość, pisze Bacon i poświęca mu osobną księgę.
formula-prolongation-of-life = Przedłużenie życia
    .about = Alchemia ma najpierw przedłużać życie, uważał Bacon, a dopiero potem tworzyć złoto.
formula-rainbow = Tęcza
    .about = Bacon ją zmierzył: łuk nigdy nie wznosi się wyżej niż na czterdzieści dwa stopnie.
formula-tractatus-trium-verborum = Tractatus trium verborum
    .about = List o trzech słowach: eliksir w zagadkach, przekazany jako dzieło Bacona.

# -- Maria Prorokini ------------------------------------------------------------------------------------------

laboratory-maria = Maria Prorokini
    .about = Maria Żydówka z Aleksandrii, nauczycielka sztuki; Zosimos cytuje ją z czcią.
formula-molybdochalkos = Molybdochalkos
    .about = Czarny stop ołowiu i miedzi, od którego zaczyna się dzieło barw Marii.
formula-divine-water = Boska woda
    .about = Theion hydor: woda siarki albo woda boska, po grecku to jedno słowo.
formula-melanosis = Melanosis
    .about = Czernienie, pierwsza z czterech barw greckiej sztuki.
formula-leukosis = Leukosis
    .about = Bielenie, druga z czterech barw: miedź blednie jak srebro.
formula-xanthosis = Xanthosis
    .about = Żółcenie, trzecia z czterech barw, uzyskana oparami siarki.
formula-iosis = Iosis
    .about = Purpurowienie, ostatnia z czterech barw i najdoskonalsza z tynktur.
formula-tetrasomia = Tetrasomia
    .about = Cztery ciała w jednym: miedź, żelazo, ołów i cyna stopione razem.
formula-white-gum = Biała guma
    .about = W dialogu Marii i Arosa Dzieła dokonuje się gumami, białą i czerwoną.
