# Trismegistus: what is wrong with a catalogue. { $word } is the word in the file.

catalogue-red-arrow = The arrow from silver to gold is red in every printed edition.
catalogue-too-many = { $word }: there is room for { $expected }, found { $found }.
catalogue-too-few = { $word }: the game needs { $expected }, found { $found }.
catalogue-each-once = “{ $word }” must name each of the four essences once.
catalogue-same-chamber = The chamber has the same cells as that of “{ $name }”.
chamber-form = A chamber is three rows of three cells, each o (open) or x (closed).
chamber-cells = A chamber has { $expected } open cells; this one has { $found }.
chamber-lines = Every row and column of a chamber has two open cells at least.
first-game-mark = “{ $word }” is not played with two players, so it cannot belong to a first game.
first-game-twice = “{ $word }” is given to two seats.
