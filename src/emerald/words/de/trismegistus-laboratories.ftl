# Trismegistus: die Alchemistinnen und Alchemisten der Smaragd-Ausgabe und ihre Formeln.

# -- Claude Duval ---------------------------------------------------------------------------------------------

laboratory-duval = Claude Duval
    .about = Ein Straßenräuber, 1670 in London gehenkt; in Paris, so heißt es, galt er als Alchemist.
formula-hollow-rod = Hohler Stab
    .about = Beim Rühren schmilzt er und lässt sein verstecktes Gold fallen; von Duval selbst erzählt.
formula-loaded-coal = Gefüllte Kohle
    .about = Eine Holzkohle mit Silberspänen unter Wachs wie bei Chaucer in der Erzählung des Dienstmanns.
formula-false-bottom = Doppelter Boden
    .about = Ein Tiegel, der Gold unter bemaltem Ton verbirgt; Geoffroy deckte es 1722 auf.
formula-half-gold-nail = Halbgoldener Nagel
    .about = Thurneysser tauchte vor dem Großherzog einen Eisennagel in Öl, und halb war er Gold.
formula-white-copper = Weißes Kupfer
    .about = Mit Arsen geweißtes Kupfer geht als Silber durch, bis es anläuft.
formula-princes-metal = Prinzmetall
    .about = Ein goldfarbenes Messing, benannt nach Prinz Ruprecht von der Pfalz.
formula-fire-gilding = Feuervergoldung
    .about = Goldamalgam wird aufgestrichen, das Quecksilber verdampft; ein Hauch Gold bleibt.
formula-asem = Asem
    .about = Ägyptens Name für blasses Gold; der Leidener Papyrus lehrt, es zu fälschen.

# -- Isaac Newton ---------------------------------------------------------------------------------------------

laboratory-newton = Isaac Newton
    .about = Rund eine Million Wörter schrieb er über Alchemie; im Trinity College stand sein Ofen.
formula-the-net = Das Netz
    .about = Eine violette Legierung aus Kupfer und Antimon wie das Netz, in dem Vulkan Venus fing.
formula-dianas-doves = Tauben der Diana
    .about = Ein Rätsel des Philalethes, über dem Newton jahrelang saß; vielleicht zwei Teile Silber.
formula-caduceus = Caduceus
    .about = Der Stab des Merkur mit zwei Schlangen: bei Newton das, was zwei Gegensätze versöhnt.
formula-index-chemicus = Index chemicus
    .about = Newtons eigenes Register der Alchemisten mit etwa neunhundert Stichwörtern.
formula-praxis = Praxis
    .about = Newtons Entwurf aus den 1690er Jahren; er führt bis zum vermehrten Stein.
formula-clavis = Clavis
    .about = Der Schlüssel zum philosophischen Merkur: Newtons Hand, aber George Starkeys Worte.
formula-vegetation-of-metals = Vegetation der Metalle
    .about = Metalle wachsen wie Pflanzen, schrieb Newton, durch einen lebendigen Geist in ihnen.
formula-speculum-metal = Spiegelmetall
    .about = Kupfer, Zinn und Arsen: Newton goss 1668 den Spiegel seines Fernrohrs selbst.

# -- Heinrich Cornelius Agrippa -------------------------------------------------------------------------------

laboratory-agrippa = Heinrich Cornelius Agrippa
    .about = Soldat, Arzt, Zweifler: Seine drei Bücher von 1533 ordnen die ganze Magie.
formula-square-of-saturn = Saturnquadrat
    .about = Neun Zahlen, jede Reihe ergibt fünfzehn; in Blei geritzt, half es bei Geburten.
formula-spirit-of-the-world = Weltgeist
    .about = Das Band, durch das nach Agrippa die Weltseele auf die Körper wirkt.
formula-three-worlds = Drei Welten
    .about = Elementar, himmlisch, geistig: Jede regiert die unter ihr.
formula-scale-of-seven = Siebenerleiter
    .about = Planeten, Metalle, Tage, Engel und Vögel, aufgereiht in Agrippas Tafel der Sieben.
formula-celestial-script = Himmelsschrift
    .about = Buchstaben aus Punkten und Strichen, bei Agrippa die Schrift der Sterne.
formula-geomancy = Geomantie
    .about = Wahrsagen aus Punkten im Sand; Agrippa schrieb darüber eine Abhandlung.
formula-occult-sympathies = Verborgene Sympathien
    .about = Geheime Freundschaften der Dinge: Magnet und Eisen, Weinstock und Ulme.
formula-man-in-the-circle = Mensch im Kreis
    .about = Agrippas Figur des Körpers, dessen Maße die des Weltalls sind.

# -- Roger Bacon ----------------------------------------------------------------------------------------------

laboratory-bacon = Roger Bacon
    .about = Franziskaner in Oxford, der der Erfahrung traute und den die Sage zum Zauberer machte.
formula-black-powder = Schwarzpulver
    .about = Bacon schreibt als Erster im Westen von einem Spielzeug, das wie Donner kracht.
formula-saltpetre = Salpeter
    .about = Weiße Kruste der Stallmauern; ein Brief unter Bacons Namen lehrt ihn reinigen.
formula-brazen-head = Eherner Kopf
    .about = Er wusste auf alles Antwort; Bruder Bacon schlief, als er sprach, und er zersprang.
formula-opus-majus = Opus majus
    .about = Bacons großes Plädoyer für die Wissenschaft, 1267 an Papst Clemens IV. gesandt.
formula-scientia-experimentalis = Scientia experimentalis
    .about = Ohne Erfahrung weiß man nichts genügend, schreibt Bacon und gibt ihr ein eigenes Buch.
formula-prolongation-of-life = Verlängerung des Lebens
    .about = Erst soll die Alchemie das Leben verlängern, meinte Bacon, dann Gold machen.
formula-rainbow = Regenbogen
    .about = Bacon maß ihn: Höher als zweiundvierzig Grad steigt der Bogen nie.
formula-tractatus-trium-verborum = Tractatus trium verborum
    .about = Der Brief von den drei Wörtern: ein Elixier in Rätseln, als Bacons Werk überliefert.

# -- Maria Prophetissa ----------------------------------------------------------------------------------------

laboratory-maria = Maria Prophetissa
    .about = Maria die Jüdin aus Alexandria, Lehrerin der Kunst; Zosimos zitiert sie voll Ehrfurcht.
formula-molybdochalkos = Molybdochalkos
    .about = Schwarze Legierung aus Blei und Kupfer; mit ihr beginnt Marias Werk der Farben.
formula-divine-water = Göttliches Wasser
    .about = Theion hydor: Schwefelwasser oder göttliches Wasser, auf Griechisch dasselbe Wort.
formula-melanosis = Melanosis
    .about = Die Schwärzung, die erste der vier Farben der griechischen Kunst.
formula-leukosis = Leukosis
    .about = Die Weißung, die zweite der vier Farben: Kupfer wird blass wie Silber.
formula-xanthosis = Xanthosis
    .about = Die Gelbung, die dritte der vier Farben, gewonnen mit Schwefeldampf.
formula-iosis = Iosis
    .about = Die Purpurung, die letzte der vier Farben und die vollkommenste Tinktur.
formula-tetrasomia = Tetrasomie
    .about = Die vier Körper in einem: Kupfer, Eisen, Blei und Zinn verschmolzen.
formula-white-gum = Weißes Gummi
    .about = Im Gespräch von Maria und Aros gelingt das Werk mit Gummi, weißem und rotem.
