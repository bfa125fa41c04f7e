# Trismegistus: что не так с каталогом. { $word } — слово в файле.

catalogue-red-arrow = Стрелка от серебра к золоту красная во всех печатных изданиях.
catalogue-too-many = { $word }: мест { $expected }, найдено { $found }.
catalogue-too-few = { $word }: игре нужно { $expected }, найдено { $found }.
catalogue-each-once = «{ $word }» должно назвать каждую из четырёх эссенций один раз.
catalogue-same-chamber = В подвале те же ячейки, что и у «{ $name }».
chamber-form = Подвал — это три ряда по три ячейки, каждая o (открыта) или x (закрыта).
chamber-cells = В подвале { $expected } открытых ячеек; в этом { $found }.
chamber-lines = В каждом ряду и столбце подвала не меньше двух открытых ячеек.
first-game-mark = «{ $word }» не участвует в игре вдвоём и не годится для первой игры.
first-game-twice = «{ $word }» дано двум местам.
