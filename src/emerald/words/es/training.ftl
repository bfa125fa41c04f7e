# Lo que se dice mientras los jugadores aprenden: `emerald tune`, `emerald train`.

cli-about-tune = Ajusta por evolución los pesos con que juzgan los jugadores y los examina frente a los viejos.
cli-about-train = Enseña una red con sus propias partidas y la enfrenta a los pesos solos; solo sirve si aprueba.
cli-about-run = Guarda el trabajo en esta carpeta y sigue allí si ya se empezó.
cli-about-generations = Cuántas generaciones hay; 50 si no se dice nada.
cli-about-pairs = Cuántas parejas de gemelos se enfrentan en una generación; 60 si no se dice nada.
cli-about-exam = En cuántos repartos nunca vistos se enfrentan los pesos nuevos a los viejos; 200 si no se dice nada.
cli-about-learner = Quién juega con los pesos o la red; planner:nodes=40,worlds=1,samples=1 si no se dice nada.
cli-about-round-games = Cuántas partidas se juegan en cada ronda; 3000 si no se dice nada.
cli-about-rounds = Cuántas rondas de partidas y redes hay; 4 si no se dice nada.
cli-about-gate = En cuántos repartos, como mucho, se enfrenta la red a los pesos; 1000 si no se dice nada.
cli-about-minutes = Cuántos minutos puede durar este tramo; el siguiente sigue donde acabó. 150 si no se dice nada.
cli-tuning = Ajuste
cli-training = Aprendizaje
cli-tuned = Los pesos nuevos ganan el { $mean } % de las partidas contra los viejos ({ $least } – { $most }) en { $blocks ->
    [one] 1 reparto
   *[other] { $blocks } repartos
}.
cli-trained = { $verdict ->
    [yes] La red aprueba
   *[no] La red no aprueba
}: gana el { $mean } % de las partidas contra los pesos solos ({ $least } – { $most }) en { $blocks ->
    [one] 1 reparto
   *[other] { $blocks } repartos
}.
cli-train-later = El tramo ha terminado; se sigue con: { $command }
