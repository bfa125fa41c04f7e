# Trismegistus: co jest nie tak z katalogiem. { $word } to słowo w pliku.

catalogue-red-arrow = Strzałka od srebra do złota jest czerwona w każdym wydrukowanym wydaniu.
catalogue-too-many = { $word }: miejsc jest { $expected }, znaleziono { $found }.
catalogue-too-few = { $word }: gra potrzebuje { $expected }, znaleziono { $found }.
catalogue-each-once = „{ $word }” musi wymienić każdą z czterech esencji raz.
catalogue-same-chamber = Siatka kamienia ma te same pola co siatka „{ $name }”.
chamber-form = Siatka kamienia to trzy rzędy po trzy pola, każde o (otwarte) albo x (zamknięte).
chamber-cells = Siatka kamienia ma { $expected } otwartych pól; ta ma { $found }.
chamber-lines = Każdy rząd i każda kolumna siatki ma co najmniej dwa otwarte pola.
first-game-mark = „{ $word }” nie bierze udziału w grze dwuosobowej, więc nie nadaje się do pierwszej gry.
first-game-twice = „{ $word }” dano dwóm miejscom przy stole.
