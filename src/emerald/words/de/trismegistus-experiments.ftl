# Trismegistus: die Experimente der Smaragd-Ausgabe, je mit einem Satz, was es damit auf sich hatte.

# -- Startexperimente -----------------------------------------------------------------------------------------

experiment-trituration = Zerreiben
    .about = Das Zermahlen eines Stoffes im Mörser, die erste Arbeit fast jeder Vorschrift.
experiment-granulation = Granulieren
    .about = Geschmolzenes Metall wird in kaltes Wasser gegossen und zerfällt zu kleinen Körnern.
experiment-torrefaction = Rösten
    .about = Erze und Drogen werden über dem Feuer von Feuchtigkeit und Schwefeldampf befreit.
experiment-liquefaction = Verflüssigen
    .about = Das Schmelzen eines festen Körpers; Zinn und Blei weichen zuerst, Gold zuletzt.
experiment-maceration = Mazeration
    .about = Kräuter oder Salze ziehen tagelang in kalter Flüssigkeit, bis sie ihre Kraft abgeben.
experiment-filtration = Filtrieren
    .about = Eine trübe Flüssigkeit läuft durch Filz, Papier oder einen Wolldocht und wird klar.
experiment-evaporation = Eindampfen
    .about = Sanfte Wärme vertreibt das Wasser, und was gelöst war, bleibt in der Schale.
experiment-desiccation = Trocknen
    .about = Ein Körper verliert an Luft, Sonne oder warmem Ofen sein Wasser, ehe er ins Feuer kommt.

# -- Stufe 1 --------------------------------------------------------------------------------------------------

experiment-precipitation = Fällung
    .about = Ein Zusatz lässt den gelösten Körper als Pulver zu Boden sinken.
experiment-crystallization = Kristallisation
    .about = Aus erkaltender Lösung wächst jedes Salz in der Gestalt, die ihm eigen ist.
experiment-stratification = Schichtung
    .about = Metallbleche und Pulver liegen Lage auf Lage im verschlossenen Tiegel.
experiment-lixiviation = Auslaugen
    .about = Wasser zieht die Salze aus der Asche; die Pottasche heißt nach den Töpfen.
experiment-calcination = Kalzination
    .about = Metall oder Stein zerfällt im Feuer zu mattem Kalk; das erste der zwölf Tore Ripleys.
experiment-cupellation = Kupellation
    .about = Blei nimmt die unedlen Metalle mit in den porösen Napf, und eine Silberperle bleibt.
experiment-liquation = Seigern
    .about = Mit Hilfe von Blei wird Silber aus Kupfer geschwitzt, wie Agricola es beschreibt.
experiment-deflagration = Verpuffung
    .about = Salpeter auf glühendem Stoff: Er flammt auf und verbrennt in einem Augenblick.
experiment-dissolution = Auflösung
    .about = Ein trockener Körper wird zu Wasser; Ripley zählt sie als zweites seiner zwölf Tore.
experiment-decoction = Abkochung
    .about = Das Sieden in Wasser und das lange, geduldige Kochen der Materie des Werkes.
experiment-ablution = Abwaschung
    .about = Die geschwärzte Materie wird gewaschen, wieder und wieder, bis sie weiß ist.
experiment-edulcoration = Aussüßen
    .about = Ein Pulver wird gespült, bis von Salz und Säure nichts mehr zu schmecken ist.
experiment-distillation = Destillation
    .about = Eine Flüssigkeit steigt als Dampf auf und sammelt sich reiner in einem anderen Gefäß.
experiment-sublimation = Sublimation
    .about = Ein fester Stoff steigt als Dampf auf und setzt sich am kalten Deckel an, ohne je flüssig zu sein.
experiment-fumigation = Räuchern
    .about = Metalle werden beißendem Dampf ausgesetzt; Essigdunst macht aus Kupfer Grünspan.
experiment-descension = Deszension
    .about = Destillation nach unten: oben das Feuer, unten das Gefäß; so gewinnt man Teer und manche Öle.

# -- Stufe 2 --------------------------------------------------------------------------------------------------

experiment-cementation = Zementation
    .about = Metall glüht in einem ätzenden Pulver, dem Zement; so reinigt man Gold und macht Messing.
experiment-coagulation = Koagulation
    .about = Flüssiges wird fest; zusammen mit dem Lösen ist das die halbe Kunst.
experiment-putrefaction = Putrefaktion
    .about = Die Fäulnis in sanfter Wärme, ohne die, so hieß es, nichts neu geboren wird.
experiment-amalgamation = Amalgamation
    .about = Quecksilber trinkt Gold oder Silber zu einem Brei; Hitze treibt es wieder aus.
experiment-reverberation = Reverberation
    .about = Die Flamme schlägt ans Gewölbe und von dort zurück auf das Gut.
experiment-vitrification = Verglasung
    .about = Asche, Sand oder Kalk schmelzen zu Glas, dem Letzten, was Feuer einem Körper antut.
experiment-quartation = Quartation
    .about = Gold wird mit drei Teilen Silber verschmolzen, damit Scheidewasser beide trennen kann.
experiment-ceration = Zeration
    .about = Ein harter Körper wird so weich, dass er wie Wachs schmilzt, ohne zu rauchen.
experiment-digestion = Digestion
    .about = Die Materie reift wochenlang in der Wärme eines bebrüteten Eies.
experiment-circulation = Zirkulation
    .about = Im geschlossenen Gefäß steigt und fällt eine Flüssigkeit tagelang im Kreis.
experiment-imbibition = Imbibition
    .about = Ein trockenes Pulver bekommt nach und nach so viel zu trinken, wie es mag.
experiment-cibation = Zibation
    .about = Der junge Stein wird mit Milch und Speise genährt: Trockenes mit der eigenen Feuchte.
experiment-rectification = Rektifikation
    .about = Destilliertes wird nochmals destilliert, bis der Weingeist restlos verbrennt.
experiment-cohobation = Kohobation
    .about = Das Destillat wird auf den Rückstand zurückgegossen und nochmals abgezogen.
experiment-separation = Scheidung
    .about = Das Feine vom Groben trennen, sanft und mit großer Kunst, wie Hermes es gebietet.
experiment-revivification = Wiederbelebung
    .about = Aus dem Zinnober, seiner roten, schlafenden Gestalt, wird Quecksilber wieder lebendig.

# -- Stufe 3 --------------------------------------------------------------------------------------------------

experiment-fixation = Fixation
    .about = Was das Feuer flieht, lernt es ertragen; fixes Quecksilber galt als Silber.
experiment-congelation = Kongelation
    .about = Das Flüchtige wird dick, bis es still steht wie Eis; Ripleys sechstes Tor.
experiment-tree-of-diana = Dianenbaum
    .about = Silberzweige, die im Glas wachsen, wenn Quecksilber auf in Säure gelöstes Silber trifft.
experiment-palingenesis = Palingenese
    .about = Aus der Asche einer Blume soll im erwärmten Glas ihr Bild auferstehen; viele behaupteten es.
experiment-fermentation = Fermentation
    .about = Ein wenig Gold durchsäuert die Materie wie ein wenig Sauerteig das Brot.
experiment-star-regulus = Sternregulus
    .about = Antimon, durch Eisen vom Schwefel befreit; langsam erkaltet, zeigt es einen Stern.
experiment-aurum-fulminans = Knallgold
    .about = Aurum fulminans, ein Pulver, das bei leiser Wärme donnernd zerspringt.
experiment-phosphorus = Phosphor
    .about = Hennig Brand in Hamburg kochte 1669 Urin auf der Suche nach Gold und fand ein kaltes Licht.
experiment-conjunction = Konjunktion
    .about = Die Hochzeit von Schwefel und Merkur, König und Königin, in einem Bett aus Glas.
experiment-aqua-regia = Königswasser
    .about = Aus Scheidewasser und Salmiak; es löst sogar das Gold, den König der Metalle.
experiment-aurum-potabile = Aurum potabile
    .about = Trinkgold, teuer verkauft als Arznei gegen jedes Leiden und das Alter.
experiment-alkahest = Alkahest
    .about = Van Helmonts Universallösemittel, das alle Körper in Wasser zurückführt und nie ermüdet.
experiment-exaltation = Exaltation
    .about = Die fertige Tinktur wird nochmals gelöst und steigt in ihrer Kraft; das zehnte Tor.
experiment-aurum-musivum = Musivgold
    .about = Goldfarbene Flocken, aus Zinn und Schwefel sublimiert; Maler sparten damit echtes Gold.
experiment-quintessence = Quintessenz
    .about = Das fünfte Wesen: für Johannes von Rupescissa himmlisch reiner Weingeist.
experiment-powder-of-sympathy = Sympathiepulver
    .about = Kenelm Digbys Vitriol heilte Wunden aus der Ferne: Man behandelte das blutige Tuch.

# -- Meisterexperimente ---------------------------------------------------------------------------------------

experiment-nigredo = Nigredo
    .about = Die Schwärzung, in der die Materie stirbt und fault; ihr Zeichen ist der Rabenkopf.
experiment-homunculus = Homunkulus
    .about = Ein winziger Mensch aus der Flasche; das Rezept läuft unter dem Namen des Paracelsus.
experiment-rubedo = Rubedo
    .about = Die Rötung, letzte Stufe des Werkes: Der Stein nimmt die Farbe des Blutes an.
experiment-projection = Projektion
    .about = Ein Körnchen des Steins, in Wachs gehüllt, fällt in geschmolzenes Metall und macht es zu Gold.
experiment-albedo = Albedo
    .about = Die Weißung: Die gewaschene Materie glänzt wie der Mond und kann Silber machen.
experiment-panacea = Panazee
    .about = Die Arznei gegen alle Krankheiten, für viele der wahre Wert des Steins.
experiment-citrinitas = Citrinitas
    .about = Die Gelbung zwischen Weiß und Rot, Morgenröte vor der Sonne; Spätere lassen sie aus.
experiment-multiplication = Multiplikation
    .about = Der fertige Stein wird genährt und verwandelt mit jedem Mal das Zehnfache.
