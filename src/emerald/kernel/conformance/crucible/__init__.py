"""Crucible: a tiny complete game with one of every awkwardness, to try the kernel on and to learn from.

C1.1 Two to four seats begin with one fire, one water and one earth each; three cards lie open in the market.
C1.2 All at once, each seat draws two cards, keeps one in hand and lays the other under the deck, unseen.
C2.1 A round begins with a roll of the dice, one more than there are seats; each shows an essence.
C2.2 Then every seat has one turn, the seat that begins moving on by one each round.
C3.1 A turn begins with taking a die: its essence, once for each die that shows it, this one included.
C3.2 Then come any number of free actions, in any order, each paid with essences of any kind, one by one.
C3.3 Draw: for one essence a card of the deck comes into the hand, seen by nobody else.
C3.4 Buy: for two essences a card of the market comes into the hand, for all to see; the market is filled up at once,
     from the deck, and when that is empty from the cards under it.
C3.5 Play: a card of the hand is laid open for its price, and what it says happens.
C3.6 Transmute: two essences of a kind become one gold.
C4.1 After a transmutation every other seat with a card in hand is asked, in order, whether it shows the mirror;
     who does discards it for a gold.
C5.1 The game ends with the last round; a gold and an open card are a point each; ties go to more essences.
"""

from emerald.kernel.conformance.crucible.game import Crucible as Crucible
