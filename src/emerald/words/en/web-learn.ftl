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

# -- Trismegistus --------------------------------------------------------------------------------------------

lesson-trismegistus-draft = Dice and potency
    .about = Three dice a round: which one, and how strong it is.
lesson-trismegistus-draft-hello = A game has three rounds. In each of them you take three dice, and everything you do you do with a die.
lesson-trismegistus-draft-bowls = The dice lie in bowls by what they show. The face names a metal, the colour counts for arrows and artifacts. Potency is the number of dice in the bowl: full bowls make strong dice.
lesson-trismegistus-draft-take = Take a die: press one in a bowl, or its line in the list.
lesson-trismegistus-draft-act = Your die stands on the potency track. Now one main action: gather metal, draw essence, transmute, buy an artifact, take an experiment. Choose any.
lesson-trismegistus-draft-end = Every action costs potency. What is left stays with the die for your next turn. End your actions.
lesson-trismegistus-draft-wait = Now the other player takes a die and acts.
lesson-trismegistus-draft-again = With potency left you may keep your die; or you take another, and what the old one had is lost. Choose, then act again.
lesson-trismegistus-draft-done = That is a turn: a die, an action, the end. After three dice you wait for the next round.

lesson-trismegistus-gather = Metals and essences
    .about = What a die brings: cubes for the storage, tokens for the tracks.
lesson-trismegistus-gather-hello = This is your laboratory. The storage spaces lie along the path of the metals, from lead to gold; raw metals on one side, refined ones on the other.
lesson-trismegistus-gather-materials = You have a die that shows tin. Keep it and gather: 1 potency for each raw cube. Leave some for later.
lesson-trismegistus-gather-end = The cubes lie in your storage. End your actions.
lesson-trismegistus-gather-wait = The other player has the word.
lesson-trismegistus-gather-essence = Now draw an essence: each bowl gives its own kind, tin sulfur, lead salt, copper aether. Mercury is an essence itself. Keep your die or take another, then draw at least one.
lesson-trismegistus-gather-done = Cubes are what is changed, essences are what changes them. That is the next chapter.

lesson-trismegistus-transmute = Transmutation and mastery
    .about = A cube, an essence, an arrow – and a step on a track.
lesson-trismegistus-transmute-hello = Six arrows lead from metal to metal. Your die is black: it works along black arrows, 1 potency for each cube.
lesson-trismegistus-transmute-tracks = Each transmutation costs an essence, and each essence climbs a track: yours for earth stands one step below a bonus token.
lesson-trismegistus-transmute-move = Keep your black die and transmute lead into copper. Pay with salt: salt climbs the track of earth.
lesson-trismegistus-transmute-more = The cube lies refined with the next metal, your marker has climbed. If potency is left you may send another cube along the same arrow, or stop. Then end your actions.
lesson-trismegistus-transmute-top = Tokens on the tracks give something to whoever reaches them; in that turn only. The last three steps are worth points, and experiments ask how high you stand.
lesson-trismegistus-transmute-done = Lead, copper, tin, mercury, iron, silver, gold: six steps, and you are rich. Artifacts shorten the way.

lesson-trismegistus-artifacts = Artifacts and reactions
    .about = Tools beside the arrows, and a word in the turns of others.
lesson-trismegistus-artifacts-hello = In the market lie two artifacts for each colour of dice. One costs 3 potency, works at once, and again whenever a cube goes along its arrow.
lesson-trismegistus-artifacts-take = Keep your black die and buy one of the two black artifacts.
lesson-trismegistus-artifacts-place = Now place it beside an arrow. From lead to copper is a good place: you will often go there.
lesson-trismegistus-artifacts-end = It has worked already, and lies there charged. End your actions.
lesson-trismegistus-artifacts-react = When others have acted you may react to their die with a charged reaction token: gather one, draw one, transmute one, or recharge an artifact. Wait for the question and try it.
lesson-trismegistus-artifacts-done = A reaction that passes the artifact uses it too. Used artifacts are turned down until somebody recharges them; the end of a round does. If you want to be asked only sometimes, say so in the menu of the table.

lesson-trismegistus-experiments = Experiments, formulas, the stone
    .about = Points for what you have, and what they open.
lesson-trismegistus-experiments-hello = Beside your laboratory waits an experiment. It asks for a step on its track and for cubes, and you have both.
lesson-trismegistus-experiments-perform = Perform it: it is a free action, no potency is spent. Pay with the cubes it asks for; refined ones and gold may stand in.
lesson-trismegistus-experiments-unlock = Completed! It unlocks a formula of its element. Choose one, and a cell of the chamber for it.
lesson-trismegistus-experiments-use = Formulas in the chamber can be used once a game as a free action, any time in your turn. Try yours.
lesson-trismegistus-experiments-end = Full rows and columns of the chamber bring bonuses. Now do a main action if you like, and end the turn.
lesson-trismegistus-experiments-stone = Formulas are your philosopher’s stone: 2 are worth 1 point, 4 are worth 9, 7 are worth 36. Gold unlocks one formula for each element, too.
lesson-trismegistus-experiments-done = Experiments score at the end, publications for the symbols you have collected. Now you know all of it.

lesson-trismegistus-round = A first round, and then alone
    .about = A real game against Botmegistus; somebody looks over your shoulder for one round.
lesson-trismegistus-round-hello = Your opponent is Botmegistus, who follows simple rules and tells why it does what it does. This is a real game: after this round you play on alone.
lesson-trismegistus-round-laboratory = Take a laboratory. They differ in formulas, in the colours of arrows and in the bonuses of the chamber.
lesson-trismegistus-round-choose = Choose one of each pair: an experiment, a masterpiece, a publication, an artifact. Then place the artifact beside an arrow. Nothing is wrong; cards of one element go together well.
lesson-trismegistus-round-draft = Now the first die. A full bowl is worth more than the perfect metal.
lesson-trismegistus-round-act = Your main action. Look at your experiment: what does it ask for?
lesson-trismegistus-round-end = End your actions when nothing else helps. Free actions are possible until then.
lesson-trismegistus-round-rival = The log says step by step what Botmegistus did and why. It has a card for every turn, and it likes full bowls too.
lesson-trismegistus-round-dice = Go on: three dice are yours in this round, and you may react to those of Botmegistus. Take the other two.
lesson-trismegistus-round-last = Use up your potency. After the third die is spent you wait, and the round ends by itself.
lesson-trismegistus-round-done = A new round, new dice, better artifacts. Two more of these, then points are counted. Play on: nobody will interrupt you any more.
