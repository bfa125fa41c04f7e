# Trismegistus: die Artefakte der Smaragd-Ausgabe, je mit einem Satz, was sie waren.

# -- Startartefakte -------------------------------------------------------------------------------------------

artifact-mortar = Mörser
    .about = Eine Schale aus Bronze, Eisen oder Stein mit Stößel, das älteste Gerät im Labor.
artifact-sieve = Sieb
    .about = Rosshaar oder Seide über einem Reif trennt das feine Pulver vom groben.
artifact-tongs = Tiegelzange
    .about = Lange Arme aus Eisen heben den glühenden Tiegel aus den Kohlen.
artifact-crucible = Tiegel
    .about = Ein Becher aus feuerfestem Ton; die hessischen wurden in ganz Europa verkauft.
artifact-funnel = Trichter
    .about = Ein Kegel aus Glas oder Blech führt Flüssigkeit und Pulver in enge Hälse.
artifact-receiver = Vorlage
    .about = Die Flasche, in der sich sammelt, was aus der Blase herübertropft.
artifact-bellows = Blasebalg
    .about = Lederne Lungen des Feuers; wer den ganzen Tag blies, hieß spöttisch Bläser.
artifact-blowpipe = Lötrohr
    .about = Ein gebogenes Rohr; mit dem Mund geblasen, macht es die Lampe heiß wie eine Esse.

# -- Stufe 1 --------------------------------------------------------------------------------------------------

artifact-balance = Waage
    .about = Probierer hielten sie im Glaskasten, so fein wog sie.
artifact-cupel = Kapelle
    .about = Ein Näpfchen aus Knochenasche; es saugt das geschmolzene Blei auf und lässt das Silber.
artifact-ingot-mould = Ingusform
    .about = Eine Eisenrinne, mit Wachs oder Talg bestrichen, in die man das Metall gießt.
artifact-ash-bath = Aschenbad
    .about = Eine Pfanne gesiebter Asche zwischen Feuer und Glas, milder als Sand.
artifact-assay-furnace = Probierofen
    .about = Ein kleiner Ofen, in dem eine Prise Erz verrät, wie reich die Grube ist.
artifact-muffle = Muffel
    .about = Ein tönernes Gewölbe im Ofen, das Hitze einlässt und Rauch abhält.
artifact-lamp-furnace = Lampenofen
    .about = Eine Öllampe, deren Dochte man zählt; so bleibt die Wärme wochenlang gleich.
artifact-sand-bath = Sandbad
    .about = Heißer Sand umgibt den Kolben bis zum Hals und wärmt ihn von allen Seiten.
artifact-bain-marie = Marienbad
    .about = Ein Gefäß im heißen Wasser; es trägt noch immer den Namen der Prophetin Maria.
artifact-separating-funnel = Scheidetrichter
    .about = Ein Glas mit engem Auslauf, aus dem die schwerere von zwei Flüssigkeiten zuerst abläuft.
artifact-felt-filter = Filzsack
    .about = Der Ärmel des Hippokrates: ein spitzer Beutel aus Filz, der Sirup und Lauge klärt.
artifact-alembic = Alembik
    .about = Der Helm der Destille mit seinem Schnabel; arabisch benannt, in Alexandria bekannt.
artifact-cucurbit = Kukurbite
    .about = Der kürbisförmige Bauch, auf dem der Alembik sitzt.
artifact-aludel = Aludel
    .about = Bodenlose Töpfe, aufeinandergesteckt, um zu fangen, was sublimiert.

# -- Stufe 2 --------------------------------------------------------------------------------------------------

artifact-touchstone = Probierstein
    .about = Schwarzer Schiefer, auf dem der Strich verrät, wie viel Gold im Golde ist.
artifact-hourglass = Sanduhr
    .about = Ihr Sand maß die Stunden des Feuers, bei Tag und bei Nacht.
artifact-descensory = Descensorium
    .about = Gebers Ofen, in dem das Metall durch einen gelochten Napf ins Kühle tropft.
artifact-venter-equinus = Pferdebauch
    .about = Ein Gefäß, in warmem Mist vergraben: das sanfteste Feuer, alle paar Tage erneuert.
artifact-reverberatory-furnace = Flammofen
    .about = Sein Gewölbe wirft die Flamme auf das Gut zurück; Brennstoff und Metall berühren sich nie.
artifact-burning-glass = Brennglas
    .about = Eine Linse, die Antimon mit Sonnenlicht kalziniert; zum Staunen aller wird es schwerer.
artifact-wind-furnace = Windofen
    .about = Ein hoher Schlot zieht die Luft durch die Kohlen, ganz ohne Blasebalg.
artifact-pelican = Pelikan
    .about = Ein Glas, dessen zwei Arme den Dampf in die eigene Brust führen wie der Vogel den Schnabel.
artifact-matrass = Matraz
    .about = Ein runder Kolben mit langem Hals, für Digestionen von einem Monat und länger.
artifact-dew-cloth = Tautuch
    .about = Im Mutus Liber wringen ein Mann und eine Frau Maientau aus Tüchern auf der Wiese.
artifact-retort = Retorte
    .about = Ein Kolben mit herabgebogenem Hals: Blase und Helm in einem Stück Glas.
artifact-kerotakis = Kerotakis
    .about = Marias Gefäß: Dämpfe von Quecksilber oder Schwefel greifen ein Metallblatt an.
artifact-tribikos = Tribikos
    .about = Eine Destille mit drei Kupferarmen, so dick wie eine Backpfanne, verlangt Maria.
artifact-astrolabe = Astrolabium
    .about = Der Himmel in Messing: Es verriet, welcher Planet die gewählte Stunde regiert.

# -- Stufe 3 --------------------------------------------------------------------------------------------------

artifact-athanor = Athanor
    .about = Der Turmofen, der sich selbst mit Kohle nährt und wochenlang gleichmäßig brennt.
artifact-philosophers-egg = Philosophisches Ei
    .about = Das versiegelte ovale Glas, in dem der Stein vierzig Wochen lang ausgebrütet wird.
artifact-obsidian-mirror = Obsidianspiegel
    .about = John Dees schwarzes Glas für Gesichte, von Azteken geschliffen, heute in London.
artifact-sigillum-dei = Sigillum Dei
    .about = Ein Siegel aus Wachs mit den Namen Gottes, darauf stand John Dees Schaustein.
artifact-hermetic-seal = Hermetisches Siegel
    .about = Der zugeschmolzene Hals lässt nichts ein noch aus; daher das Wort hermetisch.
artifact-piger-henricus = Fauler Heinz
    .about = Piger Henricus, ein so geduldiger Ofen, dass ein Feuer mehrere Destillen versorgt.
artifact-infernum = Boyles Hölle
    .about = Ein flaches Glas mit haarfeinem Hals, in dem Quecksilber monatelang geröstet wird.
artifact-campana = Glocke
    .about = Unter der Glasglocke lässt brennender Schwefel Tropfen seines sauren Öls zurück.
artifact-double-pelican = Zwillinge
    .about = Zwei Kolben, deren Schnäbel in den Bauch des anderen reichen, ein ewiges Geben und Nehmen.
artifact-rosenhut = Rosenhut
    .about = Ein hoher Kegel aus Blei oder Kupfer, nur von Luft gekühlt, einst für Rosenwasser.
artifact-serpentine = Schlange
    .about = Ein gewundenes Rohr im kalten Wasser, in dem der Branntwein das Tropfen lernte.
artifact-armillary-sphere = Armillarsphäre
    .about = Ringe für Äquator, Wendekreise und Tierkreis: die große Welt neben der kleinen.
