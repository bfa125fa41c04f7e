# Trismegistus: eksperymenty edycji Szmaragdowej, każdy z jednym zdaniem o tym, czym był.

# -- startowe -------------------------------------------------------------------------------------------------

experiment-trituration = Rozcieranie
    .about = Ucieranie substancji na proszek w moździerzu, pierwsza praca niemal każdego przepisu.
experiment-granulation = Granulowanie
    .about = Wlewanie stopionego metalu do zimnej wody, w której rozpada się na drobne ziarna.
experiment-torrefaction = Prażenie
    .about = Ogrzewanie rud i leków nad ogniem, by wygnać z nich wilgoć i opary siarki.
experiment-liquefaction = Upłynnianie
    .about = Topienie ciała stałego; cyna i ołów ustępują najpierw, złoto na samym końcu.
experiment-maceration = Maceracja
    .about = Moczenie ziół lub soli w zimnym płynie przez wiele dni, aż oddadzą swoją moc.
experiment-filtration = Filtrowanie
    .about = Przepuszczanie mętnego płynu przez filc, papier albo wełniany knot, by się sklarował.
experiment-evaporation = Odparowanie
    .about = Łagodne ciepło wygania wodę, a to, co było rozpuszczone, zostaje w misie.
experiment-desiccation = Suszenie
    .about = Pozbawianie ciała wody na powietrzu, słońcu lub w ciepłym piecu, nim trafi w ogień.

# -- poziom 1 -------------------------------------------------------------------------------------------------

experiment-precipitation = Strącanie
    .about = Dodatek, którego rozpuszczone ciało nie znosi, sprawia, że opada ono na dno jako proszek.
experiment-crystallization = Krystalizacja
    .about = Ze stygnącego roztworu każda sól wyrasta w kształcie, który jest jej właściwy.
experiment-stratification = Warstwowanie
    .about = Układanie na przemian blaszek metalu i proszków w zamkniętym tyglu.
experiment-lixiviation = Ługowanie
    .about = Woda wyciąga z popiołu jego sole; tak otrzymywano potaż.
experiment-calcination = Kalcynacja
    .about = Wypalanie metalu lub kamienia na matowy proszek; pierwsza z dwunastu bram Ripleya.
experiment-cupellation = Kupelacja
    .about = Ołów unosi metale nieszlachetne w porowatą miseczkę i zostawia lśniącą kroplę srebra.
experiment-liquation = Likwacja
    .about = Wytapianie srebra z miedzi z pomocą ołowiu, tak jak opisuje to Agricola.
experiment-deflagration = Deflagracja
    .about = Saletra rzucona na rozżarzoną materię sprawia, że ta w mgnieniu oka spala się płomieniem.
experiment-dissolution = Rozpuszczanie
    .about = Przemiana suchego ciała w wodę; druga z dwunastu bram Ripleya.
experiment-decoction = Dekokt
    .about = Gotowanie w wodzie, a także długie i cierpliwe warzenie materii Dzieła.
experiment-ablution = Obmywanie
    .about = Mycie poczerniałej materii raz za razem, aż stanie się biała.
experiment-edulcoration = Edulkoracja
    .about = Płukanie proszku wodą, aż nie czuć w nim smaku soli ani kwasu.
experiment-distillation = Destylacja
    .about = Unoszenie płynu w postaci pary i zbieranie go, czystszego, w innym naczyniu.
experiment-sublimation = Sublimacja
    .about = Ciało stałe unosi się jako para i osiada na zimnej pokrywie, nie stając się płynem.
experiment-fumigation = Okadzanie
    .about = Wystawianie metali na żrące opary; para octu zmienia miedź w grynszpan.
experiment-descension = Descensja
    .about = Destylacja w dół: u góry ogień, na dole naczynie; tak zdobywa się smołę i niektóre oleje.

# -- poziom 2 -------------------------------------------------------------------------------------------------

experiment-cementation = Cementacja
    .about = Wyżarzanie metalu w żrącym proszku, by oczyścić złoto albo otrzymać mosiądz.
experiment-coagulation = Koagulacja
    .about = Przemiana płynnego w stałe; razem z rozpuszczaniem stanowi połowę sztuki.
experiment-putrefaction = Putrefakcja
    .about = Gnicie w łagodnym cieple, bez którego, jak mawiano, nic nie rodzi się na nowo.
experiment-amalgamation = Amalgamacja
    .about = Rtęć wchłania złoto lub srebro i tworzy pastę; żar znów ją wygania.
experiment-reverberation = Rewerberacja
    .about = Prażenie płomieniem, który odbija się od sklepienia i wraca na materię.
experiment-vitrification = Zeszklenie
    .about = Stapianie popiołu, piasku lub wapna w szkło, ostatnie, co ogień może zrobić ciału.
experiment-quartation = Kwartacja
    .about = Stapianie złota z trzema częściami srebra, by kwas azotowy mógł je rozdzielić.
experiment-ceration = Ceracja
    .about = Zmiękczanie twardego ciała, aż topi się jak wosk, nie dymiąc.
experiment-digestion = Dygestia
    .about = Trzymanie materii tygodniami w cieple wysiadywanego jaja, aby dojrzała.
experiment-circulation = Cyrkulacja
    .about = Destylacja w zamkniętym naczyniu, w którym płyn całymi dniami wznosi się i opada.
experiment-imbibition = Imbibicja
    .about = Pojenie suchego proszku płynem, po trochu, ile tylko zechce wypić.
experiment-cibation = Cybacja
    .about = Karmienie młodego Kamienia mlekiem i strawą: suchej materii jej własną wilgocią.
experiment-rectification = Rektyfikacja
    .about = Ponowna destylacja destylatu, aż spirytus winny spali się bez reszty.
experiment-cohobation = Kohobacja
    .about = Wylewanie destylatu z powrotem na pozostałość i ponowna destylacja.
experiment-separation = Separacja
    .about = Oddzielanie subtelnego od grubego, łagodnie i z wielką sztuką, jak każe Hermes.
experiment-revivification = Rewiwifikacja
    .about = Przywracanie rtęci do życia z cynobru, jej czerwonej i uśpionej postaci.

# -- poziom 3 -------------------------------------------------------------------------------------------------

experiment-fixation = Fiksacja
    .about = To, co ucieka przed ogniem, uczy się go znosić; utrwaloną rtęć brano za srebro.
experiment-congelation = Kongelacja
    .about = Zagęszczanie lotnego, aż zastygnie jak lód; szósta brama Ripleya.
experiment-tree-of-diana = Drzewo Diany
    .about = Srebrne gałązki, które rosną w szkle, gdy rtęć spotka srebro rozpuszczone w kwasie.
experiment-palingenesis = Palingeneza
    .about = Wywoływanie z popiołów obrazu kwiatu w ogrzanym szkle, czym wielu się chwaliło.
experiment-fermentation = Fermentacja
    .about = Odrobina złota zakwasza materię, tak jak odrobina zaczynu zakwasza dużo chleba.
experiment-star-regulus = Gwiaździsty regulus
    .about = Antymon uwolniony od siarki żelazem; ostrożnie studzony, ukazuje na powierzchni gwiazdę.
experiment-aurum-fulminans = Złoto piorunujące
    .about = Aurum fulminans, proszek, który od lekkiego ciepła wybucha z hukiem.
experiment-phosphorus = Fosfor
    .about = W 1669 roku Hennig Brand z Hamburga szukał złota w moczu i znalazł zimne światło.
experiment-conjunction = Koniunkcja
    .about = Zaślubiny siarki i merkuriusza, króla i królowej, w jednym łożu ze szkła.
experiment-aqua-regia = Woda królewska
    .about = Z kwasu azotowego i salmiaku; rozpuszcza nawet złoto, króla metali.
experiment-aurum-potabile = Złoto pitne
    .about = Aurum potabile, sprzedawane drogo jako lek na wszelkie dolegliwości i starość.
experiment-alkahest = Alkahest
    .about = Uniwersalny rozpuszczalnik van Helmonta, który wszystko obraca w wodę i nigdy się nie zużywa.
experiment-exaltation = Egzaltacja
    .about = Gotową tynkturę rozpuszcza się raz jeszcze, by wznieść ją ku wyższej mocy; dziesiąta brama.
experiment-aurum-musivum = Złoto mozaikowe
    .about = Złociste łuski sublimowane z cyny i siarki, dzięki którym malarze oszczędzali złoto.
experiment-quintessence = Kwintesencja
    .about = Piąta istota: dla Jana z Rupescissy spirytus winny o niebiańskiej czystości.
experiment-powder-of-sympathy = Proszek sympatyczny
    .about = Witriol Kenelma Digby’ego leczył rany na odległość: opatrywano zakrwawioną chustę.

# -- mistrzowskie ---------------------------------------------------------------------------------------------

experiment-nigredo = Nigredo
    .about = Czernienie, w którym materia umiera i gnije; jego znakiem jest głowa kruka.
experiment-homunculus = Homunkulus
    .about = Maleńki człowiek wyhodowany w kolbie; przepis krąży pod imieniem Paracelsusa.
experiment-rubedo = Rubedo
    .about = Czerwienienie, ostatni stopień Dzieła, gdy Kamień przybiera barwę krwi.
experiment-projection = Projekcja
    .about = Rzucenie ziarenka Kamienia, zawiniętego w wosk, na stopiony metal, by stał się złotem.
experiment-albedo = Albedo
    .about = Bielenie, gdy obmyta materia lśni jak księżyc i może tworzyć srebro.
experiment-panacea = Panaceum
    .about = Lek na wszystkie choroby, w którym wielu widziało prawdziwą wartość Kamienia.
experiment-citrinitas = Citrinitas
    .about = Żółcenie między bielą a czerwienią, świt przed słońcem; późniejsi autorzy je pomijają.
experiment-multiplication = Multyplikacja
    .about = Karmienie gotowego Kamienia, by za każdym razem przemieniał dziesięć razy więcej.
