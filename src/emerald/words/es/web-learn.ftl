# Lecciones con los controles de verdad.

learn-about = Capítulos breves en una mesa de verdad: tú juegas y alguien dice qué probar. Lo que permiten las reglas se permite también aquí; deshacer lleva atrás.
learn-begin = Empezar
learn-again = Otra vez
learn-done = hecho
learn-lesson = Lección
learn-step = paso { $number } de { $count }
learn-next = Seguir
learn-over = Hasta aquí este capítulo.
learn-next-chapter = Capítulo siguiente
learn-first-game = Jugar una primera partida
learn-restart = Empezar de nuevo este capítulo

# -- Alchemicus ----------------------------------------------------------------------------------------------

lesson-alchemicus-turn = El turno
    .about = Un peón, una casilla, un edificio y lo que cuesta.
lesson-alchemicus-turn-hello = Este es tu lado de la mesa: arriba, doce solares con tus edificios; abajo, tu mano. Una carta es un edificio o dinero: cada carta que descartas paga 1.
lesson-alchemicus-turn-board = En el tablero los peones avanzan en el sentido del reloj, de 1 a 3 casillas por turno. La casilla donde se para el tuyo dice qué puedes hacer.
lesson-alchemicus-turn-move = Ve a una casilla de Construcción: está iluminada. Púlsala, o pulsa su línea en la lista.
lesson-alchemicus-turn-build = Construye ahora algo. El número de una carta es su precio, que se paga con otras cartas; con cuáles, lo eliges antes de entregarlas.
lesson-alchemicus-turn-more = ¡Construido! Puedes construir más mientras puedas pagar. Cuando baste, termina de construir y acaba el turno.
lesson-alchemicus-turn-end = Ahora juegan los demás. Mira el registro del borde: allí se cuenta lo que se mueve en el tablero.
lesson-alchemicus-turn-done = Eso es un turno entero: mover, actuar, terminar. Ahora pondrás en marcha tus edificios.

lesson-alchemicus-goods = Mercancías
    .about = Hierbas y mineral, del campo al alambique y al horno.
lesson-alchemicus-goods-hello = Tienes huertos, una mina, un alambique y un horno, todos vacíos. Los círculos punteados son los sitios para mercancías.
lesson-alchemicus-goods-move = Ve a Obtención, dos casillas más allá. De camino pasas por la casilla del Espíritu: eso da una carta.
lesson-alchemicus-goods-harvest = Recoge: cada Horten vacío recibe hierbas, cada Metalle vacío mineral.
lesson-alchemicus-goods-wait = Ahí están las mercancías. Acaba tu turno.
lesson-alchemicus-goods-transport = Ahora las mercancías quieren ir adonde se trabajan. Transporte es la casilla siguiente.
lesson-alchemicus-goods-carry = Lleva hierbas al Alembic y mineral al Fornax: pulsa el edificio donde están.
lesson-alchemicus-goods-done = Las hierbas esperan en el alambique, el mineral en el horno. Después viene la transmutación.

lesson-alchemicus-gold = El Espíritu y el oro
    .about = Lo que bloquea el Espíritu, una transmutación y la mejor venta que hay.
lesson-alchemicus-gold-hello = El Espíritu de la Transmutación está en Labrium: mientras siga ahí, ningún Labrium funciona, el de nadie. Los edificios rayados están bloqueados.
lesson-alchemicus-gold-spirit = Así que échalo. Ve a la casilla del Espíritu, dos casillas más allá.
lesson-alchemicus-gold-move = Quien se para aquí tiene que mover el Espíritu. Un paso al lado no cuesta nada; cualquier otro sitio, salvo el centro, cuesta la mano entera.
lesson-alchemicus-gold-wait = Labrium está libre. Acaba tu turno y espera al siguiente.
lesson-alchemicus-gold-far = La transmutación está a cuatro casillas. Más de tres cuestan 1 de fama; tienes dos. Adelante.
lesson-alchemicus-gold-transmute = Transmuta: todo lo que está listo cambia a la vez. La tintura y el metal se vuelven oro.
lesson-alchemicus-gold-again = ¡Oro! Acaba tu turno; una casilla más y se podrá vender.
lesson-alchemicus-gold-sale = Ve a Venta, la casilla siguiente.
lesson-alchemicus-gold-sell = Vende el oro con tu Donarium, a cambio de fama: nadie paga más.
lesson-alchemicus-gold-done = Cinco de fama por un oro. Ese es el camino largo; el capítulo siguiente muestra los cortos.

lesson-alchemicus-fame = La fama y el final
    .about = Ofrendas, Gloria y cómo acaba una partida.
lesson-alchemicus-fame-hello = Tienes 18 de fama; con 20 al final de tu turno empieza la última ronda. Y tienes la mano llena.
lesson-alchemicus-fame-move = Ve a Ofrendas, una casilla más allá.
lesson-alchemicus-fame-give = Da cinco cartas por 1 de fama. Guarda Gloria: la necesitarás enseguida.
lesson-alchemicus-fame-gloria = Al final del turno juega Gloria: con otras cinco cartas da 1 más de fama.
lesson-alchemicus-fame-last = Veinte. Acaba tu turno, y empieza la última ronda.
lesson-alchemicus-fame-done = Quienes han tenido menos turnos juegan uno más; después gana quien tiene más fama. Ya conoces el juego.

# -- Trismegistus --------------------------------------------------------------------------------------------

lesson-trismegistus-draft = Dados y potencia
    .about = Tres dados por ronda: cuál tomar y cuánta fuerza tiene.
lesson-trismegistus-draft-hello = Una partida tiene tres rondas. En cada una tomas tres dados, y todo lo que haces lo haces con un dado.
lesson-trismegistus-draft-bowls = Los dados están en cuencos según lo que muestran. La cara indica un metal; el color cuenta para flechas y artefactos. La potencia es el número de dados del cuenco: los cuencos llenos dan dados fuertes.
lesson-trismegistus-draft-take = Toma un dado: pulsa uno en un cuenco o su línea en la lista.
lesson-trismegistus-draft-act = Tu dado está en el medidor de potencia. Ahora una acción principal: obtener materiales, adquirir esencias, transmutar, adquirir un artefacto o un experimento. Elige una.
lesson-trismegistus-draft-end = Cada acción cuesta potencia. Lo que sobra queda en el dado para tu próximo turno. Termina tus acciones.
lesson-trismegistus-draft-wait = Ahora el otro jugador toma un dado y actúa.
lesson-trismegistus-draft-again = Si queda potencia puedes conservar tu dado; o tomas otro, y lo que tenía el viejo se pierde. Elige y actúa de nuevo.
lesson-trismegistus-draft-done = Eso es un turno: un dado, una acción, el final. Tras tres dados esperas a la siguiente ronda.

lesson-trismegistus-gather = Metales y esencias
    .about = Lo que trae un dado: cubos para el almacén, fichas para los medidores.
lesson-trismegistus-gather-hello = Este es tu laboratorio. Los espacios del almacén siguen el camino de los metales, del plomo al oro; los brutos a un lado, los refinados al otro.
lesson-trismegistus-gather-materials = Tienes un dado que muestra estaño. Consérvalo y obtén material: 1 de potencia por cada cubo bruto. Deja algo para después.
lesson-trismegistus-gather-end = Los cubos están en tu almacén. Termina tus acciones.
lesson-trismegistus-gather-wait = Le toca al otro jugador.
lesson-trismegistus-gather-essence = Ahora adquiere una esencia: cada cuenco da la suya, estaño azufre, plomo sal, cobre éter. El mercurio es una esencia en sí. Conserva tu dado o toma otro y adquiere al menos una.
lesson-trismegistus-gather-done = Los cubos son lo que se transforma; las esencias, lo que los transforma. De eso trata el próximo capítulo.

lesson-trismegistus-transmute = Transmutación y maestría
    .about = Un cubo, una esencia, una flecha – y un paso en un medidor.
lesson-trismegistus-transmute-hello = Seis flechas llevan de metal a metal. Tu dado es negro: sirve para las flechas negras, 1 de potencia por cubo.
lesson-trismegistus-transmute-tracks = Cada transmutación cuesta una esencia, y cada esencia sube en un medidor: el tuyo de tierra está un paso por debajo de una ficha de bonificación.
lesson-trismegistus-transmute-move = Conserva tu dado negro y transmuta plomo en cobre. Paga con sal: la sal sube el medidor de tierra.
lesson-trismegistus-transmute-more = El cubo queda refinado en el metal siguiente y tu marcador ha subido. Si queda potencia puedes mover otro cubo por la misma flecha o parar. Después termina tus acciones.
lesson-trismegistus-transmute-top = Las fichas de los medidores dan algo a quien las alcanza, solo en ese turno. Los tres últimos pasos valen puntos, y los experimentos exigen cierta altura.
lesson-trismegistus-transmute-done = Plomo, cobre, estaño, mercurio, hierro, plata, oro: seis pasos y eres rico. Los artefactos acortan el camino.

lesson-trismegistus-artifacts = Artefactos y reacciones
    .about = Herramientas junto a las flechas y una palabra en turnos ajenos.
lesson-trismegistus-artifacts-hello = En el mercado hay dos artefactos por cada color de dado. Uno cuesta 3 de potencia, actúa al momento y otra vez cuando un cubo pasa por su flecha.
lesson-trismegistus-artifacts-take = Conserva tu dado negro y adquiere uno de los dos artefactos negros.
lesson-trismegistus-artifacts-place = Ahora colócalo junto a una flecha. De plomo a cobre es un buen lugar: pasarás a menudo.
lesson-trismegistus-artifacts-end = Ya ha actuado y queda cargado. Termina tus acciones.
lesson-trismegistus-artifacts-react = Cuando los demás han actuado puedes reaccionar a su dado con una ficha de reacción cargada: obtener uno, adquirir una esencia, transmutar una vez o recargar un artefacto. Espera la pregunta y pruébalo.
lesson-trismegistus-artifacts-done = Una reacción que pasa junto al artefacto también lo usa. Los artefactos usados quedan girados hasta que se recargan; el final de la ronda lo hace. Si quieres que se te pregunte solo a veces, dilo en el menú de la mesa.

lesson-trismegistus-experiments = Experimentos, fórmulas, la piedra
    .about = Puntos por lo que tienes, y lo que abren.
lesson-trismegistus-experiments-hello = Junto a tu laboratorio espera un experimento. Pide un paso en su medidor y unos cubos, y tienes ambas cosas.
lesson-trismegistus-experiments-perform = Realízalo: es una acción libre y no gasta potencia. Paga con los cubos que pide; los refinados y el oro pueden sustituirlos.
lesson-trismegistus-experiments-unlock = ¡Completado! Desbloquea una fórmula de su elemento. Elige una y una casilla de la cámara para ella.
lesson-trismegistus-experiments-use = Las fórmulas de la cámara se usan una vez por partida, como acción libre en tu turno. Prueba la tuya.
lesson-trismegistus-experiments-end = Las filas y columnas llenas de la cámara dan bonificaciones. Haz ahora una acción principal si quieres y termina el turno.
lesson-trismegistus-experiments-stone = Las fórmulas son tu piedra filosofal: 2 valen 1 punto, 4 valen 9, 7 valen 36. El oro también desbloquea una fórmula por elemento.
lesson-trismegistus-experiments-done = Los experimentos puntúan al final, las publicaciones por los símbolos reunidos. Ahora lo sabes todo.

lesson-trismegistus-round = Una primera ronda, y luego a solas
    .about = Una partida de verdad contra Botmegistus; durante una ronda alguien te acompaña.
lesson-trismegistus-round-hello = Tu rival es Botmegistus, que sigue reglas sencillas y dice por qué hace lo que hace. Es una partida de verdad: tras esta ronda sigues a solas.
lesson-trismegistus-round-laboratory = Toma un laboratorio. Se distinguen por sus fórmulas, los colores de las flechas y las bonificaciones de la cámara.
lesson-trismegistus-round-choose = Elige uno de cada par: experimento, experimento magistral, publicación, artefacto. Después coloca el artefacto junto a una flecha. Nada está mal; las cartas de un mismo elemento van bien juntas.
lesson-trismegistus-round-draft = Ahora el primer dado. Un cuenco lleno vale más que el metal perfecto.
lesson-trismegistus-round-act = Tu acción principal. Mira tu experimento: ¿qué pide?
lesson-trismegistus-round-end = Termina tus acciones cuando nada más ayude. Hasta entonces puedes hacer acciones libres.
lesson-trismegistus-round-rival = El registro cuenta paso a paso qué hizo Botmegistus y por qué. Tiene una carta para cada turno, y también le gustan los cuencos llenos.
lesson-trismegistus-round-dice = Sigue: en esta ronda tienes tres dados y puedes reaccionar a los de Botmegistus. Toma los otros dos.
lesson-trismegistus-round-last = Gasta tu potencia. Cuando se agota el tercer dado esperas, y la ronda termina sola.
lesson-trismegistus-round-done = Nueva ronda, nuevos dados, mejores artefactos. Dos más así y se cuentan los puntos. Sigue jugando: nadie te interrumpirá más.
