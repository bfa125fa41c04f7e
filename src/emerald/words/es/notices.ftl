# Avisos: lo que dicen las notificaciones y los correos, y las páginas a las que llevan sus enlaces.

notice-turn = Es tu turno.
notice-over = La partida ha terminado.
notice-invited = Hay un asiento reservado para ti.
notice-rematch = Quieren volver a jugar contigo.

notice-mail-hello = ¡Hola, { $name }!
notice-mail-many = { $count ->
    [one] Novedades de 1 mesa
   *[other] Novedades de { $count } mesas
}
notice-mail-foot = Recibes este correo porque no estás mirando estas mesas. Si no quieres más:
notice-confirm-subject = Confirma tu dirección, por favor
notice-confirm-text = Se ha indicado esta dirección para la cuenta { $name } de Emerald Tablet. Confírmala en un plazo de dos días:
notice-confirm-foot = Si no has sido tú, no hagas nada: no llegará ningún otro correo.
notice-recover-subject = Una contraseña nueva
notice-recover-text = Se ha pedido una contraseña nueva para la cuenta { $name } de Emerald Tablet. Con este enlace puedes elegir una, una sola vez y en el plazo de una hora:
notice-recover-foot = Si no has sido tú, no hagas nada: tu contraseña seguirá igual.

notice-page-confirm = Confirmar
notice-page-confirmed = Gracias. A partir de ahora podrán llegar correos aquí.
notice-page-password = Contraseña nueva, de { $low } caracteres como mínimo
notice-page-recover = Cambiar la contraseña
notice-page-recovered = Ya tienes una contraseña nueva. Inicia sesión con ella.
notice-page-mail = Correos sobre tus partidas
notice-page-unsubscribe = No recibir más correos
notice-page-unsubscribed = No llegarán más correos sobre tus partidas.
