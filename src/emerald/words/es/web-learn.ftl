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
