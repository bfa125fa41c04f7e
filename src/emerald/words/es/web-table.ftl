# What a table has beside its question and its log: the score sheet, policies, talk, notes.

# -- where the points came from ------------------------------------------------------------------------------

web-source = Origen de los puntos
web-stage = Ronda { $number }
web-stages = Puntos por origen al final de cada ronda
web-stages-about = { $player }, puntos ronda a ronda: { $points }
web-stages-table = Como tabla
web-publications-of = { $count ->
    [0] Publicaciones de { $player }: ninguna
   *[other] Publicaciones de { $player }: { $count }
}
web-publication-missing = { $count ->
    [one] sin completar (1 punto); necesita:
   *[other] sin completar ({ $count } puntos); necesita:
}
web-symbol-track = { $element ->
   *[earth] final del medidor de tierra
    [fire] final del medidor de fuego
    [water] final del medidor de agua
    [air] final del medidor de aire
}
web-symbols-free = Símbolos sin usar

# -- questions in others' turns ------------------------------------------------------------------------------

web-policies = Preguntas en turnos ajenos
web-policies-about = Lo que decidas aquí ya no se te pregunta: la mesa sigue sin esperarte. Nadie más lo ve.
web-policy-always = Preguntarme
web-policy-never = Pasar sin preguntar
web-policy-if = Preguntar solo si …
web-policy-good = La mercancía es
web-policy-other = Viene de
web-policy-count = Cuesta como mucho estas cartas
web-policy-face = El dado muestra
web-policy-colour = El dado es
web-policy-all = Deben cumplirse todas las condiciones; donde no se elige nada, todo vale.
web-policy-kept = Guardado.
web-policy-try = ¿Qué habría pasado?
web-policy-nothing-to-try = Aún no has decidido nada o no has terminado ninguna partida así.
web-policy-trial = { $asked ->
    [0] En tus últimas partidas no se preguntó nunca.
   *[other] En tus últimas partidas: preguntado { $asked }×, pasado por ti: { $passed }; ahí habías respondido otra cosa: { $regretted }.
}
policy-alchemicus-buy-good = Cuando alguien vende una mercancía que podrías comprar
policy-alchemicus-defend = Cuando se juega Infamia contra ti
policy-trismegistus-react = Cuando podrías reaccionar a un dado

# -- talk and notes ------------------------------------------------------------------------------------------

web-beside = Registro, charla, notas
web-talk = Charla
web-talk-new = alguien ha dicho algo
web-talk-off = No participas en lo que se dice en las mesas.
web-talk-on = Participar
web-talk-leave = Dejar de participar
web-talk-say = Di algo
web-talk-send = Enviar
web-talk-nothing = Aún no se ha dicho nada.
web-talk-more = Lo que dice { $name }: silenciar o denunciar
web-talk-mute = Silenciar
web-talk-report = Denunciar
web-talk-reported = Se ha avisado a quien lleva este servidor.
web-notes = Notas
web-notes-about = Solo lo ves tú.
web-notes-changed = Guardando …
web-notes-failed = No se ha podido guardar; se intentará de nuevo con la próxima letra.
