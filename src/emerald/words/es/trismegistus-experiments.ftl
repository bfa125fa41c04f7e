# Trismegistus: los experimentos de la edición Esmeralda, cada uno con una línea sobre lo que fue.

# -- iniciales ------------------------------------------------------------------------------------------------

experiment-trituration = Trituración
    .about = Moler una sustancia en el mortero hasta hacerla polvo, primer trabajo de casi toda receta.
experiment-granulation = Granulación
    .about = Verter metal fundido en agua fría para que se deshaga en pequeños granos.
experiment-torrefaction = Torrefacción
    .about = Tostar minerales y drogas al fuego para expulsar la humedad y los vapores de azufre.
experiment-liquefaction = Licuefacción
    .about = Fundir un cuerpo sólido con calor; primero ceden el estaño y el plomo, el oro al final.
experiment-maceration = Maceración
    .about = Dejar hierbas o sales en un líquido frío durante días hasta que cedan su virtud.
experiment-filtration = Filtración
    .about = Pasar un líquido turbio por fieltro, papel o una mecha de lana para aclararlo.
experiment-evaporation = Evaporación
    .about = Expulsar el agua con calor suave para que lo disuelto quede en el plato.
experiment-desiccation = Desecación
    .about = Secar un cuerpo al aire, al sol o en un horno templado antes de llevarlo al fuego.

# -- nivel 1 --------------------------------------------------------------------------------------------------

experiment-precipitation = Precipitación
    .about = Hacer que lo disuelto caiga al fondo en polvo añadiendo algo que rehúye.
experiment-crystallization = Cristalización
    .about = Dejar que una sal forme, al enfriarse su disolución, las figuras que le son propias.
experiment-stratification = Estratificación
    .about = Disponer láminas de metal y polvos, capa sobre capa, en un crisol cerrado.
experiment-lixiviation = Lixiviación
    .about = Lavar cenizas con agua para ganar sus sales; así se obtenía la potasa.
experiment-calcination = Calcinación
    .about = Quemar un metal o una piedra hasta hacerlo cal; la primera de las doce puertas de Ripley.
experiment-cupellation = Copelación
    .about = El plomo arrastra los metales viles a la copela porosa y deja un botón de plata.
experiment-liquation = Licuación
    .about = Hacer sudar la plata del cobre con ayuda de plomo, como describe Agrícola.
experiment-deflagration = Deflagración
    .about = Echar salitre sobre materia candente para que arda de golpe con gran llama.
experiment-dissolution = Disolución
    .about = Convertir un cuerpo seco en agua; Ripley hizo de ella su segunda puerta.
experiment-decoction = Decocción
    .about = Hervir algo en agua y también la larga y paciente cocción de la materia de la Obra.
experiment-ablution = Ablución
    .about = Lavar la materia ennegrecida una y otra vez hasta que se vuelve blanca.
experiment-edulcoration = Edulcoración
    .about = Enjuagar un polvo con agua hasta que no sepa ya a sal ni a ácido.
experiment-distillation = Destilación
    .about = Elevar un líquido en vapor y recogerlo, más puro, en otro recipiente.
experiment-sublimation = Sublimación
    .about = Un sólido sube en vapor y se posa en la tapa fría sin haber sido nunca líquido.
experiment-fumigation = Fumigación
    .about = Exponer metales a vapores corrosivos; el del vinagre convierte el cobre en verdín.
experiment-descension = Descensión
    .about = Destilar hacia abajo: el fuego arriba, la vasija debajo, como se obtienen alquitrán y aceites.

# -- nivel 2 --------------------------------------------------------------------------------------------------

experiment-cementation = Cementación
    .about = Cocer un metal en un polvo corrosivo, el cemento, para afinar oro o hacer latón.
experiment-coagulation = Coagulación
    .about = Hacer sólido lo fluido; junto con disolver, la mitad del arte.
experiment-putrefaction = Putrefacción
    .about = La podredumbre en calor suave, sin la cual, se decía, nada vuelve a nacer.
experiment-amalgamation = Amalgamación
    .about = El mercurio se bebe el oro o la plata en una pasta; el calor lo expulsa de nuevo.
experiment-reverberation = Reverberación
    .about = Tostar con una llama que golpea la bóveda y vuelve sobre la materia.
experiment-vitrification = Vitrificación
    .about = Fundir ceniza, arena o cal en vidrio, lo último que el fuego puede hacer a un cuerpo.
experiment-quartation = Incuartación
    .about = Fundir oro con tres partes de plata para que el agua fuerte pueda separarlos.
experiment-ceration = Ceración
    .about = Ablandar un cuerpo duro hasta que funda como la cera, sin dar humo.
experiment-digestion = Digestión
    .about = Mantener la materia semanas al calor de un huevo empollado para que madure.
experiment-circulation = Circulación
    .about = Destilar un líquido en vasija cerrada para que suba y baje durante días.
experiment-imbibition = Imbibición
    .about = Dar a un polvo seco, poco a poco, todo el líquido que quiera beber.
experiment-cibation = Cibación
    .about = Alimentar la Piedra joven con leche y manjar: lo seco con su propia humedad.
experiment-rectification = Rectificación
    .about = Destilar lo ya destilado, hasta que el espíritu de vino arda sin dejar nada.
experiment-cohobation = Cohobación
    .about = Verter lo destilado sobre su residuo y destilar de nuevo.
experiment-separation = Separación
    .about = Apartar lo sutil de lo espeso, con suavidad y gran arte, como manda Hermes.
experiment-revivification = Revivificación
    .about = Devolver la vida al azogue desde el cinabrio, su forma roja y dormida.

# -- nivel 3 --------------------------------------------------------------------------------------------------

experiment-fixation = Fijación
    .about = Hacer que lo que huye del fuego lo soporte; el mercurio fijo se tenía por plata.
experiment-congelation = Congelación
    .about = Espesar lo volátil hasta que quede quieto como el hielo; sexta puerta de Ripley.
experiment-tree-of-diana = Árbol de Diana
    .about = Ramas de plata que crecen en un vaso cuando el mercurio toca plata disuelta en ácido.
experiment-palingenesis = Palingenesia
    .about = Hacer surgir de sus cenizas, en un vidrio tibio, la imagen de una flor, como muchos decían.
experiment-fermentation = Fermentación
    .about = Leudar la materia con un poco de oro, como poca levadura leuda mucho pan.
experiment-star-regulus = Régulo estrellado
    .about = Antimonio librado del azufre con hierro; enfriado con cuidado, muestra una estrella.
experiment-aurum-fulminans = Oro fulminante
    .about = Un polvo de oro que estalla con estruendo al menor calor.
experiment-phosphorus = Fósforo
    .about = En 1669 Hennig Brand, de Hamburgo, buscó oro en la orina y halló una luz fría.
experiment-conjunction = Conjunción
    .about = Las bodas de azufre y mercurio, rey y reina, en un mismo lecho de vidrio.
experiment-aqua-regia = Agua regia
    .about = De agua fuerte y sal amoníaco; disuelve hasta el oro, rey de los metales.
experiment-aurum-potabile = Oro potable
    .about = Oro para beber, vendido muy caro como remedio contra todo mal y la vejez.
experiment-alkahest = Alkahest
    .about = El disolvente universal de Van Helmont, que devuelve todo cuerpo a agua sin gastarse.
experiment-exaltation = Exaltación
    .about = Elevar la tintura acabada a mayor virtud disolviéndola de nuevo; la décima puerta.
experiment-aurum-musivum = Oro musivo
    .about = Escamas doradas sublimadas de estaño y azufre, con que los pintores ahorraban oro.
experiment-quintessence = Quintaesencia
    .about = La quinta esencia: para Juan de Rupescissa, espíritu de vino de pureza celeste.
experiment-powder-of-sympathy = Polvo de simpatía
    .about = El vitriolo de Kenelm Digby curaba de lejos: se trataba el paño ensangrentado.

# -- magistrales ----------------------------------------------------------------------------------------------

experiment-nigredo = Nigredo
    .about = El ennegrecimiento, en que la materia muere y se pudre; su signo es la cabeza del cuervo.
experiment-homunculus = Homúnculo
    .about = Un hombrecillo criado en un matraz; la receta corre con el nombre de Paracelso.
experiment-rubedo = Rubedo
    .about = El enrojecimiento, última etapa de la Obra, cuando la Piedra toma color de sangre.
experiment-projection = Proyección
    .about = Echar un grano de la Piedra, envuelto en cera, sobre metal fundido para hacerlo oro.
experiment-albedo = Albedo
    .about = El blanqueo: la materia lavada brilla como la luna y puede hacer plata.
experiment-panacea = Panacea
    .about = La medicina de todos los males, para muchos el verdadero valor de la Piedra.
experiment-citrinitas = Citrinitas
    .about = El amarilleo entre blanco y rojo, alba antes del sol; los autores tardíos lo omiten.
experiment-multiplication = Multiplicación
    .about = Nutrir la Piedra acabada para que cada vez transmute diez veces más.
