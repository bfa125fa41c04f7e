# Trismegistus: what cards, tiles and bonuses say (T15), clause by clause.
#
# Code joins the clauses of an effect with a semicolon; after one that ends with a colon comes what is paid for.
# $what is a thing, $counted something counted, $track, $arrow and $form where and how.

# -- how much of what -----------------------------------------------------------------------------------------

effect-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
effect-essences = { $count ->
    [one] { $count } essence
   *[other] { $count } essences
}
effect-amount = { $what ->
    [raw-lead] { $count } raw lead
    [raw-copper] { $count } raw copper
    [raw-tin] { $count } raw tin
    [raw-mercury] { $count } raw mercury
    [raw-iron] { $count } raw iron
    [refined-copper] { $count } refined copper
    [refined-tin] { $count } refined tin
    [refined-mercury] { $count } refined mercury
    [refined-iron] { $count } refined iron
    [silver] { $count } silver
    [gold] { $count } gold
    [salt] { $count } salt
    [sulfur] { $count } sulfur
    [aether] { $count } aether
    [ethereal-die] { $count ->
        [one] { $count } ethereal die
       *[other] { $count } ethereal dice
    }
    [chameleon] { $count ->
        [one] { $count } chameleon
       *[other] { $count } chameleons
    }
    [reaction-token] { $count ->
        [one] { $count } reaction token
       *[other] { $count } reaction tokens
    }
    [point] { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
    [any-raw] { $count ->
        [one] { $count } raw material of your choice
       *[other] { $count } raw materials of your choice
    }
    [any-refined] { $count ->
        [one] { $count } refined material of your choice
       *[other] { $count } refined materials of your choice
    }
    [any-essence] { $count ->
        [one] { $count } essence of your choice
       *[other] { $count } essences of your choice
    }
   *[step] { $count ->
        [one] { $count } step on a track of your choice
       *[other] { $count } steps on tracks of your choice
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
   *[step] a step on a track
}

# -- what rewards are counted by ------------------------------------------------------------------------------

effect-counted = { $counted ->
    [earth] step on the earth track
    [fire] step on the fire track
    [water] step on the water track
    [air] step on the air track
    [lowest-track] step on your lowest track
    [experiment] completed experiment
    [earth-experiment] completed earth experiment
    [fire-experiment] completed fire experiment
    [water-experiment] completed water experiment
    [air-experiment] completed air experiment
    [artifact] artifact
    [earth-artifact] earth artifact
    [fire-artifact] fire artifact
    [water-artifact] water artifact
    [air-artifact] air artifact
    [formula] formula in the stone
    [earth-and-fire-symbol] earth or fire symbol on your artifacts
    [earth-and-water-symbol] earth or water symbol on your artifacts
    [earth-and-air-symbol] earth or air symbol on your artifacts
    [fire-and-water-symbol] fire or water symbol on your artifacts
    [fire-and-air-symbol] fire or air symbol on your artifacts
   *[water-and-air-symbol] water or air symbol on your artifacts
}

# -- what is asked for ----------------------------------------------------------------------------------------

effect-needs = { $counted ->
    [earth] step { $count } on the earth track
    [fire] step { $count } on the fire track
    [water] step { $count } on the water track
    [air] step { $count } on the air track
    [any-track] step { $count } on any one track
    [experiment] { $count ->
        [one] { $count } completed experiment
       *[other] { $count } completed experiments
    }
    [earth-experiment] { $count ->
        [one] { $count } completed earth experiment
       *[other] { $count } completed earth experiments
    }
    [fire-experiment] { $count ->
        [one] { $count } completed fire experiment
       *[other] { $count } completed fire experiments
    }
    [water-experiment] { $count ->
        [one] { $count } completed water experiment
       *[other] { $count } completed water experiments
    }
    [air-experiment] { $count ->
        [one] { $count } completed air experiment
       *[other] { $count } completed air experiments
    }
    [starting-experiment] { $count ->
        [one] { $count } completed starting experiment
       *[other] { $count } completed starting experiments
    }
    [level-1-experiment] { $count ->
        [one] { $count } completed level 1 experiment
       *[other] { $count } completed level 1 experiments
    }
    [level-2-experiment] { $count ->
        [one] { $count } completed level 2 experiment
       *[other] { $count } completed level 2 experiments
    }
    [level-3-experiment] { $count ->
        [one] { $count } completed level 3 experiment
       *[other] { $count } completed level 3 experiments
    }
    [masterpiece] { $count ->
        [one] { $count } completed masterpiece
       *[other] { $count } completed masterpieces
    }
    [artifact] { $count ->
        [one] { $count } artifact
       *[other] { $count } artifacts
    }
    [earth-artifact] { $count ->
        [one] { $count } earth artifact
       *[other] { $count } earth artifacts
    }
    [fire-artifact] { $count ->
        [one] { $count } fire artifact
       *[other] { $count } fire artifacts
    }
    [water-artifact] { $count ->
        [one] { $count } water artifact
       *[other] { $count } water artifacts
    }
    [air-artifact] { $count ->
        [one] { $count } air artifact
       *[other] { $count } air artifacts
    }
    [formula] { $count ->
        [one] { $count } formula
       *[other] { $count } formulas
    }
    [material] { effect-cubes } of any material
   *[essence] { effect-essences }
}

# -- what is done ---------------------------------------------------------------------------------------------

effect-gain = gain { effect-amount }
effect-gain-per = gain { effect-amount } per { effect-counted }
effect-advance = { $track ->
    [earth] advance 1 step on the earth track
    [fire] advance 1 step on the fire track
    [water] advance 1 step on the water track
    [air] advance 1 step on the air track
    [lowest-track] advance 1 step on your lowest track
    [three-tracks] advance 1 step on each of three tracks
   *[any-track] { $count ->
        [one] advance { $count } step on a track of your choice
       *[other] advance { $count } steps on one track of your choice
    }
}
effect-exchange = { $form ->
    [raw-for-refined] { $count ->
        [1] exchange a raw material for the same metal refined
        [one] up to { $count } time: exchange a raw material for the same metal refined
       *[other] up to { $count } times: exchange a raw material for the same metal refined
    }
    [raw-for-other-raw] { $count ->
        [1] exchange a raw material for another raw material
        [one] up to { $count } time: exchange a raw material for another raw material
       *[other] up to { $count } times: exchange a raw material for another raw material
    }
    [refined-for-gold] { $count ->
        [1] exchange a refined material for 1 gold
        [one] up to { $count } time: exchange a refined material for 1 gold
       *[other] up to { $count } times: exchange a refined material for 1 gold
    }
   *[gold-for-five-raw] { $count ->
        [1] exchange 1 gold for 5 raw materials of your choice
        [one] up to { $count } time: exchange 1 gold for 5 raw materials of your choice
       *[other] up to { $count } times: exchange 1 gold for 5 raw materials of your choice
    }
}
effect-transmute = { $arrow ->
    [black] { $count ->
        [1] transmute along a black arrow
        [one] up to { $count } time: transmute along a black arrow
       *[other] up to { $count } times: transmute along a black arrow
    }
    [white] { $count ->
        [1] transmute along a white arrow
        [one] up to { $count } time: transmute along a white arrow
       *[other] up to { $count } times: transmute along a white arrow
    }
    [red] { $count ->
        [1] transmute along a red arrow
        [one] up to { $count } time: transmute along a red arrow
       *[other] up to { $count } times: transmute along a red arrow
    }
   *[wild] { $count ->
        [1] transmute along any arrow
        [one] up to { $count } time: transmute along any arrow
       *[other] up to { $count } times: transmute along any arrow
    }
}
effect-draw = { $card ->
    [publications] draw 2 publications, then put 1 of your hand under the deck
   *[artifact] take a random artifact and use it at once
}
effect-recharge = recharge a reaction token
effect-pay = { $what ->
    [reaction-token] { $count ->
        [one] discharge { $count } reaction token:
       *[other] discharge { $count } reaction tokens:
    }
   *[step] go back 1 step on a track of your choice:
}
