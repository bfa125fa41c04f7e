// A server of boardgame.io with a game for four whose state is about as large as a table of Alchemicus: what a seat is
// sent of it is compared with what our server sends. Usage: node _boardgame.cjs PORT, with boardgame.io in NODE_PATH.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const CARDS = "horten metalle alembic fornax labrium pergula taberna donarium domo gloria".split(" ");

const setup = () => ({
  secret: { deck: Array.from({ length: 140 }, (_, i) => CARDS[i % 10]) },
  players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { hand: CARDS.slice(0, 5) }])),
  seats: [0, 1, 2, 3].map((seat) => ({
    seat, fame: 0, field: seat, turns: 0, infamies: 0, cards: 5,
    buildings: Array.from({ length: 12 }, (_, i) => ({ plot: i + 1, card: CARDS[i % 10], load: "nothing", golem: false, spiritus: 0 })),
  })),
  fields: Array.from({ length: 8 }, (_, i) => ({ field: i + 1, place: CARDS[i], pawns: [], golem: false })),
  bank: CARDS.slice(0, 5), discards: [], pile: 140,
});

const act = ({ G, ctx, playerID, random }, plot) => {
  const seat = G.seats[Number(playerID)];
  if (plot < 0 || plot >= 12) return INVALID_MOVE;
  const drawn = random.Die(G.secret.deck.length) - 1;
  const hand = G.players[playerID].hand;
  hand.push(G.secret.deck[drawn]);
  G.secret.deck[drawn] = hand.shift();
  G.discards = [G.secret.deck[drawn], ...G.discards].slice(0, 20);
  seat.buildings[plot].load = seat.buildings[plot].load === "nothing" ? "herbs" : "nothing";
  seat.field = (seat.field + 1) % 8;
  seat.turns += 1;
};

const game = {
  name: "alchemy", setup, playerView: PlayerView.STRIP_SECRETS, moves: { act: { move: act, client: false } },
  turn: { minMoves: 1, maxMoves: 1 }, minPlayers: 4, maxPlayers: 4,
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
