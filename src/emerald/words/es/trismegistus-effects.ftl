# Trismegistus: lo que dicen cartas, losetas y bonificaciones (T15), frase por frase. Las reglas están al principio del fichero inglés.

# -- cuánto y de qué ------------------------------------------------------------------------------------------

effect-cubes = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
effect-essences = { $count ->
    [one] { $count } esencia
   *[other] { $count } esencias
}
effect-amount = { $what ->
    [raw-lead] { effect-cubes } de plomo en bruto
    [raw-copper] { effect-cubes } de cobre en bruto
    [raw-tin] { effect-cubes } de estaño en bruto
    [raw-mercury] { effect-cubes } de mercurio en bruto
    [raw-iron] { effect-cubes } de hierro en bruto
    [refined-copper] { effect-cubes } de cobre refinado
    [refined-tin] { effect-cubes } de estaño refinado
    [refined-mercury] { effect-cubes } de mercurio refinado
    [refined-iron] { effect-cubes } de hierro refinado
    [silver] { effect-cubes } de plata
    [gold] { effect-cubes } de oro
    [salt] { effect-essences } de sal
    [sulfur] { effect-essences } de azufre
    [aether] { effect-essences } de éter
    [ethereal-die] { $count ->
        [one] { $count } dado etéreo
       *[other] { $count } dados etéreos
    }
    [chameleon] { $count ->
        [one] { $count } camaleón
       *[other] { $count } camaleones
    }
    [reaction-token] { $count ->
        [one] { $count } ficha de reacción
       *[other] { $count } fichas de reacción
    }
    [point] { $count ->
        [one] { $count } punto de victoria
       *[other] { $count } puntos de victoria
    }
    [any-raw] { $count ->
        [one] { $count } material en bruto a tu elección
       *[other] { $count } materiales en bruto a tu elección
    }
    [any-refined] { $count ->
        [one] { $count } material refinado a tu elección
       *[other] { $count } materiales refinados a tu elección
    }
    [any-essence] { effect-essences } a tu elección
   *[step] { $count ->
        [one] { $count } paso en un medidor a tu elección
       *[other] { $count } pasos en medidores a tu elección
    }
}
effect-thing = { $what ->
    [raw-lead] { cube-raw-lead }
    [raw-copper] { cube-raw-copper }
    [raw-tin] { cube-raw-tin }
    [raw-mercury] { cube-raw-mercury }
    [raw-iron] { cube-raw-iron }
    [refined-copper] { cube-refined-copper }
    [refined-tin] { cube-refined-tin }
    [refined-mercury] { cube-refined-mercury }
    [refined-iron] { cube-refined-iron }
    [silver] { cube-silver }
    [gold] { cube-gold }
    [salt] { cube-salt }
    [sulfur] { cube-sulfur }
    [aether] { cube-aether }
    [ethereal-die] { piece-ethereal-die }
    [chameleon] { piece-chameleon }
    [reaction-token] { piece-reaction-token }
    [point] { piece-points }
    [any-raw] { cube-any-raw }
    [any-refined] { cube-any-refined }
    [any-essence] { cube-any-essence }
   *[step] un paso en un medidor
}

# -- por qué cuentan las recompensas --------------------------------------------------------------------------

effect-counted = { $counted ->
    [earth] paso en el medidor de tierra
    [fire] paso en el medidor de fuego
    [water] paso en el medidor de agua
    [air] paso en el medidor de aire
    [lowest-track] paso en tu medidor más bajo
    [experiment] experimento completado
    [earth-experiment] experimento de tierra completado
    [fire-experiment] experimento de fuego completado
    [water-experiment] experimento de agua completado
    [air-experiment] experimento de aire completado
    [artifact] artefacto
    [earth-artifact] artefacto de tierra
    [fire-artifact] artefacto de fuego
    [water-artifact] artefacto de agua
    [air-artifact] artefacto de aire
    [formula] fórmula de la piedra
    [earth-and-fire-symbol] símbolo de tierra o de fuego en tus artefactos
    [earth-and-water-symbol] símbolo de tierra o de agua en tus artefactos
    [earth-and-air-symbol] símbolo de tierra o de aire en tus artefactos
    [fire-and-water-symbol] símbolo de fuego o de agua en tus artefactos
    [fire-and-air-symbol] símbolo de fuego o de aire en tus artefactos
   *[water-and-air-symbol] símbolo de agua o de aire en tus artefactos
}

# -- lo que se pide -------------------------------------------------------------------------------------------

effect-needs = { $counted ->
    [earth] nivel { $count } en el medidor de tierra
    [fire] nivel { $count } en el medidor de fuego
    [water] nivel { $count } en el medidor de agua
    [air] nivel { $count } en el medidor de aire
    [any-track] nivel { $count } en un medidor cualquiera
    [experiment] { $count ->
        [one] { $count } experimento completado
       *[other] { $count } experimentos completados
    }
    [earth-experiment] { $count ->
        [one] { $count } experimento de tierra completado
       *[other] { $count } experimentos de tierra completados
    }
    [fire-experiment] { $count ->
        [one] { $count } experimento de fuego completado
       *[other] { $count } experimentos de fuego completados
    }
    [water-experiment] { $count ->
        [one] { $count } experimento de agua completado
       *[other] { $count } experimentos de agua completados
    }
    [air-experiment] { $count ->
        [one] { $count } experimento de aire completado
       *[other] { $count } experimentos de aire completados
    }
    [starting-experiment] { $count ->
        [one] { $count } experimento inicial completado
       *[other] { $count } experimentos iniciales completados
    }
    [level-1-experiment] { $count ->
        [one] { $count } experimento de nivel 1 completado
       *[other] { $count } experimentos de nivel 1 completados
    }
    [level-2-experiment] { $count ->
        [one] { $count } experimento de nivel 2 completado
       *[other] { $count } experimentos de nivel 2 completados
    }
    [level-3-experiment] { $count ->
        [one] { $count } experimento de nivel 3 completado
       *[other] { $count } experimentos de nivel 3 completados
    }
    [masterpiece] { $count ->
        [one] { $count } experimento magistral completado
       *[other] { $count } experimentos magistrales completados
    }
    [artifact] { $count ->
        [one] { $count } artefacto
       *[other] { $count } artefactos
    }
    [earth-artifact] { $count ->
        [one] { $count } artefacto de tierra
       *[other] { $count } artefactos de tierra
    }
    [fire-artifact] { $count ->
        [one] { $count } artefacto de fuego
       *[other] { $count } artefactos de fuego
    }
    [water-artifact] { $count ->
        [one] { $count } artefacto de agua
       *[other] { $count } artefactos de agua
    }
    [air-artifact] { $count ->
        [one] { $count } artefacto de aire
       *[other] { $count } artefactos de aire
    }
    [formula] { $count ->
        [one] { $count } fórmula
       *[other] { $count } fórmulas
    }
    [material] { $count ->
        [one] { $count } material
       *[other] { $count } materiales
    }
   *[essence] { effect-essences }
}

# -- lo que se hace -------------------------------------------------------------------------------------------

effect-gain = gana { effect-amount }
effect-gain-per = gana { effect-amount } por cada { effect-counted }
effect-advance = { $track ->
    [earth] avanza 1 paso en el medidor de tierra
    [fire] avanza 1 paso en el medidor de fuego
    [water] avanza 1 paso en el medidor de agua
    [air] avanza 1 paso en el medidor de aire
    [lowest-track] avanza 1 paso en tu medidor más bajo
    [three-tracks] avanza 1 paso en cada uno de tres medidores distintos
   *[any-track] { $count ->
        [one] avanza { $count } paso en un medidor a tu elección
       *[other] avanza { $count } pasos en un medidor a tu elección
    }
}
effect-exchange = { $form ->
    [raw-for-refined] { $count ->
        [1] cambia un material en bruto por el mismo metal refinado
        [one] hasta { $count } vez: cambia un material en bruto por el mismo metal refinado
       *[other] hasta { $count } veces: cambia un material en bruto por el mismo metal refinado
    }
    [raw-for-other-raw] { $count ->
        [1] cambia un material en bruto por otro material en bruto
        [one] hasta { $count } vez: cambia un material en bruto por otro material en bruto
       *[other] hasta { $count } veces: cambia un material en bruto por otro material en bruto
    }
    [refined-for-gold] { $count ->
        [1] cambia un material refinado por 1 cubo de oro
        [one] hasta { $count } vez: cambia un material refinado por 1 cubo de oro
       *[other] hasta { $count } veces: cambia un material refinado por 1 cubo de oro
    }
   *[gold-for-five-raw] { $count ->
        [1] cambia 1 cubo de oro por 5 materiales en bruto a tu elección
        [one] hasta { $count } vez: cambia 1 cubo de oro por 5 materiales en bruto a tu elección
       *[other] hasta { $count } veces: cambia 1 cubo de oro por 5 materiales en bruto a tu elección
    }
}
effect-transmute = { $arrow ->
    [black] { $count ->
        [1] transmuta por una flecha negra
        [one] hasta { $count } vez: transmuta por una flecha negra
       *[other] hasta { $count } veces: transmuta por una flecha negra
    }
    [white] { $count ->
        [1] transmuta por una flecha blanca
        [one] hasta { $count } vez: transmuta por una flecha blanca
       *[other] hasta { $count } veces: transmuta por una flecha blanca
    }
    [red] { $count ->
        [1] transmuta por una flecha roja
        [one] hasta { $count } vez: transmuta por una flecha roja
       *[other] hasta { $count } veces: transmuta por una flecha roja
    }
   *[wild] { $count ->
        [1] transmuta por una flecha cualquiera
        [one] hasta { $count } vez: transmuta por una flecha cualquiera
       *[other] hasta { $count } veces: transmuta por una flecha cualquiera
    }
}
effect-draw = { $card ->
    [publications] roba 2 publicaciones y luego pon 1 de tu mano bajo el mazo
   *[artifact] toma un artefacto al azar y úsalo al instante
}
effect-recharge = recarga una ficha de reacción
effect-pay = { $what ->
    [reaction-token] { $count ->
        [one] descarga { $count } ficha de reacción:
       *[other] descarga { $count } fichas de reacción:
    }
   *[step] retrocede 1 paso en un medidor a tu elección:
}
