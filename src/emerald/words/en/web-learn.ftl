# Lessons on the real controls.

learn-about = Short chapters at a real table: you play, somebody says what to try. Whatever the rules allow is allowed here too; undo leads back.
learn-begin = Begin
learn-again = Once more
learn-done = done
learn-lesson = Lesson
learn-step = step { $number } of { $count }
learn-next = Next
learn-over = That was this chapter.
learn-next-chapter = Next chapter
learn-first-game = Play a first game
learn-restart = Begin this chapter anew

# -- Alchemicus ----------------------------------------------------------------------------------------------

lesson-alchemicus-turn = The turn
    .about = A pawn, a field, a building, and what pays for it.
lesson-alchemicus-turn-hello = This is your side of the table: twelve plots with your buildings above, your hand below. A card is a building, or money: each card you discard pays 1.
lesson-alchemicus-turn-board = On the board pawns walk clockwise, 1 to 3 fields a turn. The field where yours stops says what you may do.
lesson-alchemicus-turn-move = Go to a Building field: it glows. Press it, or its line in the list.
lesson-alchemicus-turn-build = Now build something. The number on a card is its price, paid with other cards; which ones, you choose before you hand them over.
lesson-alchemicus-turn-more = Built! You may build more, as long as you can pay. When you have had enough, finish building and end the turn.
lesson-alchemicus-turn-end = Now the others play. Watch the log at the edge; what moves on the board is told there.
lesson-alchemicus-turn-done = That is a whole turn: move, act, end. Next you will bring your buildings to life.

lesson-alchemicus-goods = Goods
    .about = Herbs and ore, from the field to the still and the furnace.
lesson-alchemicus-goods-hello = You own gardens, a mine, a still and a furnace, all empty. Dashed circles are the places for goods.
lesson-alchemicus-goods-move = Go to Harvest, two fields on. On the way you pass the Spirit field: that brings a card.
lesson-alchemicus-goods-harvest = Harvest: every empty Horten gets herbs, every empty Metalle ore.
lesson-alchemicus-goods-wait = The goods lie there now. End your turn.
lesson-alchemicus-goods-transport = Now the goods want to go where they are worked. Transport is the next field.
lesson-alchemicus-goods-carry = Carry herbs to the Alembic and ore to the Fornax: press the building they lie on.
lesson-alchemicus-goods-done = Herbs wait in the still, ore in the furnace. Transmutation comes next.

lesson-alchemicus-gold = The Spirit and the gold
    .about = What the Spirit blocks, a transmutation, and the best sale there is.
lesson-alchemicus-gold-hello = The Spirit of Transmutation stands on Labrium: nobody's Labrium works while it does. Hatched buildings are blocked.
lesson-alchemicus-gold-spirit = So drive it away. Go to the Spirit field, two fields on.
lesson-alchemicus-gold-move = Whoever stops here must move the Spirit. One step to the side costs nothing; any other place but the centre costs your whole hand.
lesson-alchemicus-gold-wait = Labrium is free. End your turn and wait for the next.
lesson-alchemicus-gold-far = Transmutation is four fields away. More than three cost 1 fame; you have two. Go.
lesson-alchemicus-gold-transmute = Transmute: everything that is ready changes at once. Tincture and metal become gold.
lesson-alchemicus-gold-again = Gold! End your turn; one more field, and it can be sold.
lesson-alchemicus-gold-sale = Go to Sale, the next field.
lesson-alchemicus-gold-sell = Sell the gold through your Donarium, for fame: nobody pays more.
lesson-alchemicus-gold-done = Five fame for one gold. That is the long road; the next chapter shows the short ones.

lesson-alchemicus-fame = Fame and the end
    .about = Gifts, Gloria, and how a game ends.
lesson-alchemicus-fame-hello = You have 18 fame; with 20 at the end of your turn the last round begins. And your hand is full.
lesson-alchemicus-fame-move = Go to Gifts, one field on.
lesson-alchemicus-fame-give = Give five cards for 1 fame. Keep Gloria: you will need it at once.
lesson-alchemicus-fame-gloria = At the end of the turn play Gloria: with five more cards it brings another fame.
lesson-alchemicus-fame-last = Twenty. End your turn, and the last round is on.
lesson-alchemicus-fame-done = Those who have had fewer turns play one more, then most fame wins. Now you know the game.
