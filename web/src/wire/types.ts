// Written by `python -m tools.wire` from src/emerald/server/messages: do not edit.
// Seats count from 1; 0 is nobody, or somebody who watches. Sentences are keys and arguments of shared Fluent files.

// -- words -----------------------------------------------------------------

/** A sentence to be: the key of a Fluent message, its arguments, and the paragraph of the rules it rests on. */
export interface Message {
  key: string;
  args: Record<string, number | string>;
  rule: string;
}

/** So many of something; `what` is an id that the words of a language turn into a name. */
export interface Amount {
  what: string;
  count: number;
}

/**
 * Why something was not done; everything is as it was before.
 *
 * `reasons` says more where there is more to say: what the rules hold against an answer, all that is wrong with a
 * set-up.
 */
export interface Fault {
  type: "fault";
  message: Message;
  reasons: Message[];
}

// -- alchemicus ------------------------------------------------------------

/** So many cards of a kind. */
export interface Stack {
  card: string;
  count: number;
}

/** A field of the outer ring: what it lets one do, who stands there, and whether a Golem bars it (A10.3). */
export interface Field {
  field: number;
  place: string;
  pawns: number[];
  has_golem: boolean;
}

/** A plot with a building; `load` is what lies there: nothing, a good, or `tincture-and-metal`. */
export interface Building {
  plot: number;
  card: string;
  load: string;
  has_golem: boolean;
  spiritus: number;
}

/** A card the reader has seen enter a hand, and in whose hand it may be: one seat, or one of two after a theft. */
export interface KnownCard {
  card: string;
  seats: number[];
}

/** One player's side of the table. */
export interface AlchemicusSeat {
  seat: number;
  fame: number;
  field: number;
  turns: number;
  infamies: number;
  base_cards: number;
  noctis_cards: number;
  buildings: Building[];
}

/** What a card costs at this table, and whether that number is printed or ours (A0.5). */
export interface Price {
  card: string;
  price: number;
  copies: number;
  is_printed: boolean;
}

/** The table as one seat knows it; `hand` is the reader's own, and empty for a watcher. */
export interface AlchemicusBoard {
  type: "alchemicus";
  fields: Field[];
  inner: string[];
  spirit: string;
  pile: number;
  noctis_pile: number;
  generation: number;
  bank: Stack[];
  bank_waits: number;
  discards: Stack[];
  seats: AlchemicusSeat[];
  hand: Stack[];
  known: KnownCard[];
  unseen: Stack[];
  prices: Price[];
  first: number;
  is_last_round: boolean;
  winner: number;
  has_bank: boolean;
  has_noctis: boolean;
  is_race: boolean;
  has_advanced_sale: boolean;
  turn_limit: number;
  most_plots: number;
}

/** A card as the catalogue has it; `printed` says which of its numbers the public rulebook shows. */
export interface AlchemicusCard {
  card: string;
  price: number;
  copies: number;
  is_noctis: boolean;
  printed: string[];
}

/** What the box of one edition holds (A0). */
export interface AlchemicusComponents {
  type: "alchemicus";
  edition: string;
  outer: string[];
  inner: string[];
  cards: AlchemicusCard[];
}

// -- boards ----------------------------------------------------------------

export type Board = AlchemicusBoard | TrismegistusBoard;

// -- catalogues ------------------------------------------------------------

/** The files of a catalogue, by name, as `emerald catalogue` knows them. */
export interface BringCatalogue {
  game: string;
  files: Record<string, string>;
}

/** A catalogue that tables can be laid with, by its hash. */
export interface CatalogueSheet {
  catalogue: string;
  game: string;
  edition: string;
}

// -- components ------------------------------------------------------------

export type Components = AlchemicusComponents | TrismegistusComponents;

// -- daily -----------------------------------------------------------------

/** What is dealt on a day; the seed stays secret until the day is over. */
export interface DailyDeal {
  day: string;
  game: string;
  options: Record<string, string>;
  opponents: SeatWish[];
  seed_hash: string;
  table: string;
}

/** How one's own game compares: how many have finished, how many fared worse, by the lines of the score. */
export interface DailyResult {
  day: string;
  game: string;
  finished: number;
  place: number;
  lines: [string, number][];
  worse: number;
  alike: number;
}

/** Sit down to a day's deal; one may do so once. */
export interface PlayDaily {
  game: string;
}

// -- files -----------------------------------------------------------------

/**
 * A table as a seat knew it after so many entries; `entries` are the last of them.
 *
 * `question` is what that seat was asked there, with all it could have answered.
 */
export interface Position {
  table: string;
  seat: number;
  known: number;
  last: number;
  entries: Entry[];
  board: AlchemicusBoard | TrismegistusBoard;
  turn: Message | null;
  waiting: number[];
  question: Question | null;
}

/** What was checked of a finished game, and what was found wrong; nothing, if everything is as promised. */
export interface Verified {
  is_honest: boolean;
  answers: number;
  outcomes: number;
  take_backs: number;
  digests: number;
  faults: Message[];
}

/** The file of a match: a finished one to look at, or one in progress to go on with at one screen. */
export interface BringFile {
  text: string;
  catalogue?: string;
}

// -- games -----------------------------------------------------------------

/** One option of a game; without choices it is free text. `by_seats` says which choices so many players have. */
export interface Switch {
  name: string;
  rule: string;
  default: string;
  choices: string[];
  by_seats: Record<string, string[]>;
}

/** A handful of options under one name; `preset-GAME-NAME` is its message, `seats` how many can play so. */
export interface Preset {
  name: string;
  options: Record<string, string>;
  seats: number[];
}

/** One title: what a table of it can be like. */
export interface GameSheet {
  name: string;
  title: string;
  rules_version: number;
  edition: string;
  catalogue: string;
  seats: number[];
  options: Switch[];
  presets: Preset[];
  bots: string[];
  reactions: Reaction[];
}

// -- hours -----------------------------------------------------------------

/** Minutes of a day in which one plays, on some days of the week (1 is Monday). */
export interface Window {
  days: number[];
  start: number;
  end: number;
}

/** Days off, the last one included. */
export interface Absence {
  first: string;
  last: string;
}

/** When somebody plays; without windows at any hour. */
export interface PlayHours {
  zone?: string;
  windows?: Window[];
  absences?: Absence[];
}

// -- live ------------------------------------------------------------------

/** Follow a table from one of one's seats (or as a watcher, 0), from what is already known of it. */
export interface Listen {
  type: "listen";
  table: string;
  seat?: number;
  version?: number;
  known?: number;
  facts?: number;
}

/** Follow a table no longer. */
export interface Leave {
  type: "leave";
  table: string;
  seat?: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Whether nobody sees this page (`document.hidden`): then its tables are told of by push message or mail. */
export interface Away {
  type: "away";
  is_away: boolean;
}

/** Yes; and this is the server's time, in milliseconds since 1970. */
export interface Pong {
  type: "pong";
  now: number;
}

/** A table cannot be followed, or no longer. */
export interface Refused {
  type: "refused";
  table: string;
  seat: number;
  fault: Fault;
}

export type FromClient = Listen | Leave | Ping | Away;

export type FromServer = Update | Pong | Refused;

// -- notices ---------------------------------------------------------------

/** What a browser must be told to subscribe: the public key of this server (`applicationServerKey`). */
export interface PushKey {
  key: string;
}

/** A browser takes push messages: what `PushSubscription.toJSON()` says of it, and the language it speaks. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "de" | "en" | "es" | "pl" | "ru";
}

/** A browser takes them no more. */
export interface Unsubscribe {
  endpoint: string;
}

/** Of which games one wants notices, and how; a game without clocks is like one with a move a day. */
export interface NoticeWishes {
  push_live?: boolean;
  push_daily?: boolean;
  mail_live?: boolean;
  mail_daily?: boolean;
}

/** What one wants, and where it can go: how many browsers there are, and whether mail can be sent. */
export interface NoticeSettings {
  wishes: NoticeWishes;
  devices: number;
  is_subscribed: boolean;
  has_mail: boolean;
}

/** Keep a free seat for somebody with an account, and tell them. */
export interface Invite {
  seat: number;
  name: string;
}

/** A push message, when it is decrypted: the service worker shows it as it is, and opens `path`. */
export interface Notice {
  kind: "invited" | "over" | "rematch" | "turn";
  table: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  language: "de" | "en" | "es" | "pl" | "ru";
  at: number;
}

// -- people ----------------------------------------------------------------

/** Somebody gives a name; nothing else is asked. */
export interface ComeIn {
  name: string;
}

/** Who the server takes you for; `person` is empty for somebody it does not know. */
export interface Me {
  person: string;
  name: string;
  kind: string;
  is_admin: boolean;
}

/** Make an account; a guest who does keeps its games. An address is for notices and a lost password only. */
export interface Register {
  name: string;
  password: string;
  email?: string;
  language?: "de" | "en" | "es" | "pl" | "ru";
}

/** Come in with name and password; the games of a guest who does move to the account. */
export interface LogIn {
  name: string;
  password: string;
}

/** What is kept of somebody with an account; nobody else is shown it. */
export interface Account {
  name: string;
  email: string;
  is_confirmed: boolean;
  language: "de" | "en" | "es" | "pl" | "ru";
  created: number;
}

/** Have another name from now on; seats one has taken keep theirs. */
export interface Rename {
  name: string;
}

/** Have another password from now on; all other devices must log in anew. */
export interface ChangePassword {
  password: string;
  new: string;
}

/** Have another address, or none; it counts when the link that goes there is opened. */
export interface ChangeEmail {
  password: string;
  email: string;
}

/** Get mail and messages in another language. */
export interface ChangeLanguage {
  language: "de" | "en" | "es" | "pl" | "ru";
}

/** What the link in a mail holds. */
export interface Confirm {
  token: string;
}

/** The password is lost: a link goes to the address of this account, if there are both. */
export interface Recover {
  name: string;
}

/** What the link in the mail holds, and the new password. */
export interface SetPassword {
  token: string;
  password: string;
}

/** Be forgotten: all of it, but for the moves one made. A guest has no password to give. */
export interface Goodbye {
  password?: string;
}

/** Somewhere one is known: `device` is browser and system, where they said so. */
export interface Device {
  session: string;
  device: string;
  created: number;
  seen: number;
  is_this: boolean;
}

// -- play ------------------------------------------------------------------

/**
 * One answer worth showing, with all a person needs to choose it or to see why it is barred.
 *
 * `passes` says that fate or another seat has the word after it, so that it cannot be taken back: it is given with
 * `confirm`. The paragraph is in `message.rule`.
 */
export interface Candidate {
  words: string;
  message: Message;
  cost: Amount[];
  gain: Amount[];
  warnings: Message[];
  passes: boolean;
  why_not: Message | null;
}

/** Something a payment can be made of: the answer that hands one over, and how many there are. */
export interface Payable {
  words: string;
  message: Message;
  most: number;
}

/**
 * What one seat is asked, and what it can say; `suggested` are the default answers from here on, if any.
 *
 * Where things are handed over one by one, `purse` holds all of them, in the order in which they are answered: as many
 * as are suggested may be chosen at will and given in one command.
 */
export interface Question {
  seat: number;
  message: Message;
  candidates: Candidate[];
  suggested: string[];
  purse: Payable[];
}

/**
 * Something that visibly moved: what, how many, whence and whither, in places of the game (`hand:2`, `plot:1/3`).
 *
 * `what` is `hidden` where the reader may not know it. `message` tells it in the log; without one, what follows does.
 * `aside` tells it to those who look closely: what an opponent without a seat weighed, and what decided.
 */
export interface Happening {
  kind: string;
  seat: number;
  what: string;
  amount: number;
  source: string;
  target: string;
  message: Message | null;
  aside: Message | null;
}

/**
 * One entry of the log as the reader knows it, numbered from 1, and what came of it.
 *
 * `kind` and `author` are those of the file format; `words` are empty where the reader may not know them.
 */
export interface Entry {
  number: number;
  kind: string;
  seat: number;
  author: string;
  words: string;
  message: Message | null;
  happenings: Happening[];
}

/** One of the reader's own answers that nobody else has seen, and that can still be taken back. */
export interface Draft {
  words: string;
  message: Message;
  happenings: Happening[];
}

/** How many answers can be taken back; if none, what stands in the way. */
export interface Undo {
  steps: number;
  barrier: Message | null;
}

/**
 * A table as one seat (or a watcher, 0) sees it now, and what it has not been told of how that came about.
 *
 * `version` grows with everything this reader can see of the game, by that alone, and never repeats; `known` counts
 * the entries of the log it knows of. `entries` begin after the number the reader said it knows; if many are missing,
 * only the last of them are here and the others can be asked for. `facts` is left out where the reader has them.
 */
export interface Update {
  type: "update";
  table: string;
  seat: number;
  version: number;
  known: number;
  entries: Entry[];
  drafts: Draft[];
  board: AlchemicusBoard | TrismegistusBoard | null;
  turn: Message | null;
  waiting: number[];
  question: Question | null;
  undo: Undo;
  clocks: ClockFace[];
  proposals: Proposal[];
  facts?: TableFacts;
}

/** Why an answer cannot be given now; nothing, if it can. */
export interface Why {
  message: Message | null;
}

/** Give one or several answers: all of them, or none. `confirm` is needed where the word passes. */
export interface Play {
  type: "play";
  actions: string[];
  confirm?: boolean;
}

/** Take back one's last answers, as far as nobody has seen them. */
export interface TakeBackSteps {
  type: "undo";
  steps?: number;
}

/** Take back all of one's answers that nobody has seen. */
export interface RestartTurn {
  type: "restart";
}

/** Give up: a bot answers for the seat from now on. */
export interface Resign {
  type: "resign";
}

/**
 * Ask the other persons for something; where there are none, it happens at once.
 *
 * `known` says after how many entries play is to go on (take-back), `other` whose seat a bot is to have (replace).
 */
export interface Propose {
  type: "propose";
  kind: "abandon" | "replace" | "take-back";
  known?: number;
  other?: number;
}

/** Agree to a proposal, or end it. */
export interface Vote {
  type: "vote";
  number: number;
  agree: boolean;
}

/** Give a bot the seat of somebody whose time has run out. */
export interface Claim {
  type: "claim";
  other: number;
}

/** A command of one seat: made at a version it saw, and under a key of its own, so that it is carried out once. */
export interface Order {
  seat: number;
  version: number;
  key: string;
  command: Play | TakeBackSteps | RestartTurn | Resign | Propose | Vote | Claim;
  known?: number;
  facts?: number;
}

export type Command = Play | TakeBackSteps | RestartTurn | Resign | Propose | Vote | Claim;

// -- policies --------------------------------------------------------------

/** What an argument of the question must be: one of some words, or a number within bounds. */
export interface Condition {
  what: string;
  is_one_of?: string[];
  at_least?: number | null;
  at_most?: number | null;
}

/** What to do when a question comes: ask always, never (then it is passed), or only if all conditions hold. */
export interface Policy {
  question: string;
  ask: "always" | "if" | "never";
  conditions?: Condition[];
}

/** All policies of one seat; a question without one is asked. */
export interface Policies {
  policies: Policy[];
}

/** Policies to be tried on one's own last games. */
export interface TryOut {
  game: string;
  policies: Policy[];
}

/**
 * A question of a game for which there can be a policy.
 *
 * `passes` are the words with which it is passed; `about` names the arguments a condition can speak of, and what each
 * can be: one of some words, or, without any, a number; `other` is a seat.
 */
export interface Reaction {
  question: string;
  passes: string;
  about: Record<string, string[]>;
}

/**
 * What a policy would have done in games that are over: of so many questions, so many would not have been asked.
 *
 * `regretted` counts those among them to which something else was answered than passing.
 */
export interface Trial {
  question: string;
  asked: number;
  passed: number;
  regretted: number;
}

// -- ratings ---------------------------------------------------------------

/** A rating, and how uncertain it is; it counts for the list from its lower end. */
export interface Rating {
  rating: number;
  deviation: number;
  games: number;
  rank: number;
}

/** So many games, how many of them won, and how many points each brought. */
export interface Tally {
  games: number;
  wins: number;
  average: number;
}

/** The games with one choice of options. */
export interface OptionTally {
  options: Record<string, string>;
  tally: Tally;
}

/** The games with so many seats. */
export interface SeatsTally {
  seats: number;
  tally: Tally;
}

/** How one fared against somebody: who ended up above whom. */
export interface Rival {
  person: string;
  name: string;
  games: number;
  above: number;
  below: number;
}

/** How somebody fared in one game; `sources` are the average parts of the score, the largest first. */
export interface GameStatistics {
  game: string;
  all: Tally;
  best: number;
  left: number;
  streak: number;
  longest_streak: number;
  last_at: number;
  rating: Rating | null;
  by_options: OptionTally[];
  by_seats: SeatsTally[];
  sources: [string, number][];
  rivals: Rival[];
}

/** How somebody fared. */
export interface Statistics {
  person: string;
  name: string;
  games: GameStatistics[];
}

/** Somebody in the list of a game. */
export interface Ranked {
  rank: number;
  person: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

/** Who stands above whom, the best first, and where one stands oneself. */
export interface Leaderboard {
  game: string;
  ranked: Ranked[];
  mine: Rating | null;
}

/** What a rated game did to the rating of a seat's person. */
export interface SeatRating {
  seat: number;
  rating: number;
  change: number;
}

// -- scores ----------------------------------------------------------------

/** A symbol of an element, on what it stands, and the place of the publication it serves, if any. */
export interface SymbolSheet {
  element: string;
  kind: string;
  place: string;
  name: string;
  serves: string;
}

/** A publication that was held at the end. */
export interface PublicationSheet {
  place: string;
  name: string;
  needs: Record<string, number>;
  points: number;
  is_complete: boolean;
}

/** What the publications of a seat rest on; nothing where a game has none. */
export interface SeatSheet {
  seat: number;
  publications: PublicationSheet[];
  symbols: SymbolSheet[];
}

/** The end of a round: for each seat in turn what its points were the sum of, the game's own opponent last. */
export interface Stage {
  number: number;
  points: [string, number][][];
}

/** Where all points of a finished game came from; `seats` are those of each stage, 0 for the game's own opponent. */
export interface ScoreSheet {
  seats: number[];
  stages: Stage[];
  sheets: SeatSheet[];
}

// -- tables ----------------------------------------------------------------

/** Who is to sit on a seat: whoever lays the table (several times, for one screen), a bot, or whoever comes. */
export interface SeatWish {
  kind?: "bot" | "free" | "me";
  name?: string;
  bot?: string;
}

/**
 * How much time there is: `live` counts seconds for the game and adds some for each turn, `daily` hours for a move.
 *
 * Daily time stands still outside the hours a person plays (see their windows) and on days off.
 */
export interface ClockWish {
  pace?: "daily" | "live" | "none";
  start?: number;
  increment?: number;
  hours?: number;
  on_time_out?: "bot" | "claim";
}

/** A new table. What is left out has its default; without a seed of one's own nobody can know it. */
export interface LayTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  catalogue?: string;
  seed?: string;
  is_open?: boolean;
  clock?: ClockWish;
  delay?: number;
  can_watch?: boolean;
  take_backs?: "any" | "never" | "unrevealed";
  title?: string;
  is_rated?: boolean;
  position?: Record<string, string>;
}

/** One seat as everybody sees it. */
export interface SeatFacts {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  bot: string;
  is_host: boolean;
  has_resigned: boolean;
  is_late: boolean;
  is_away: boolean;
}

/** The time of one seat: it has `left` milliseconds; if it runs, it ends at `until` (milliseconds since 1970). */
export interface ClockFace {
  seat: number;
  left: number;
  until: number | null;
}

/**
 * Where a seat (0: an opponent without one) ended up: equal places are shared.
 *
 * Lines decide in the order written; `parts` say what the first of them is the sum of, where it is one.
 */
export interface Place {
  seat: number;
  place: number;
  lines: [string, number][];
  parts: [string, number][];
}

/** What somebody asks the others for; it happens when all persons have said yes, and ends with the first no. */
export interface Proposal {
  number: number;
  kind: "abandon" | "replace" | "take-back";
  seat: number;
  known: number;
  other: number;
  agreed: number[];
  asked: number[];
}

/** Everything about a table that is not the game itself; it is the same for everybody. */
export interface TableFacts {
  table: string;
  version: number;
  title: string;
  game: string;
  rules_version: number;
  edition: string;
  catalogue: string;
  options: Record<string, string>;
  status: "abandoned" | "open" | "over" | "playing";
  is_open: boolean;
  can_watch: boolean;
  delay: number;
  take_backs: "any" | "never" | "unrevealed";
  clock: ClockWish;
  seats: SeatFacts[];
  seed_hash: string;
  seed: string;
  created: number;
  result: Place[];
  rematch: string;
  said: number;
  daily: string;
  is_rated: boolean;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  title: string;
  game: string;
  status: "abandoned" | "open" | "over" | "playing";
  seats: SeatFacts[];
  clock: ClockWish;
  options: Record<string, string>;
  mine: number[];
  waiting: number[];
  created: number;
  changed: number;
  is_rated: boolean;
}

/** Tables, newest first, and where the next page begins. */
export interface TableList {
  tables: TableSummary[];
  next: string;
}

/** A link that gives a seat to whoever opens it. */
export interface Invitation {
  seat: number;
  key: string;
  path: string;
}

/** Take a seat: any free one, or the one of a link. An open table needs no key. */
export interface SitDown {
  seat?: number;
  key?: string;
  name?: string | null;
}

// -- talk ------------------------------------------------------------------

/** Something said at a table; seat 0 is somebody who does not sit there. */
export interface Said {
  number: number;
  person: string;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Say something to those who sit at a table. */
export interface Say {
  text: string;
}

/** What has been said, and whether one takes part; those one has muted are left out. */
export interface Talk {
  takes_part: boolean;
  said: Said[];
}

/** Whether one wants to hear and say anything at tables; guests do not until they say so. */
export interface TakePart {
  takes_part: boolean;
}

/** Hear no more of somebody, or hear them again. */
export interface Mute {
  person: string;
  muted: boolean;
}

/** Tell whoever runs the server of something that was said. */
export interface Report {
  number: number;
  reason?: string;
}

/** What somebody has written down for themselves at a table. */
export interface Notes {
  text: string;
}

/** Who reports something, when, and why. */
export interface Complaint {
  name: string;
  reason: string;
  at: number;
}

/** Something that was said, with all who report it; only whoever runs the server sees it. */
export interface Reported {
  table: string;
  said: Said;
  complaints: Complaint[];
}

/** Settle what was reported: nothing more, or take it away, or silence whoever said it for some days. */
export interface Settle {
  table: string;
  number: number;
  take_away?: boolean;
  silence_days?: number;
}

// -- trismegistus ----------------------------------------------------------

/** A card, tile or board: where it belongs, and what it is called. */
export interface Component {
  place: string;
  name: string;
}

/** The dice in one bowl, by colour. */
export interface Bowl {
  face: string;
  dice: Record<string, number>;
}

/** A page of a book of experiments. */
export interface Page {
  page: string;
  book: string;
  experiment: Component | null;
}

/** A space of the market. */
export interface MarketSpace {
  space: string;
  artifact: Component | null;
}

/** A space for a bonus token on a mastery track. */
export interface BonusSpace {
  element: string;
  step: number;
  token: string;
}

/** The die on a potency track. */
export interface Die {
  colour: string;
  face: string;
  potency: number;
}

/** The place beside an arrow, for an artifact. */
export interface Slot {
  slot: string;
  arrow: string;
  colour: string;
  artifact: Component | null;
  is_charged: boolean;
}

/** A formula that is still locked. */
export interface FormulaSpace {
  space: string;
  formula: string;
}

/** A cell of the chamber. */
export interface Cell {
  cell: string;
  is_open: boolean;
  formula: string;
  is_used: boolean;
}

/** A card of the secret choices; without a component the reader does not know it. */
export interface DealtCard {
  kind: string;
  component: Component | null;
  is_chosen: boolean;
}

/** One player's laboratory, and what lies beside it. */
export interface TrismegistusSeat {
  seat: number;
  laboratory: Component | null;
  held: Record<string, number>;
  tracks: Record<string, number>;
  used: Record<string, number>;
  die: Die | null;
  slots: Slot[];
  beside: Component[];
  done: Component[];
  has_masterpiece: boolean;
  publications: number;
  formulas: FormulaSpace[];
  chamber: Cell[];
  by_experiment: string[];
  by_gold: string[];
  achievements: Component[];
  reached: number[];
  dealt: DealtCard[];
  choices: number;
}

/** The opponent of a solo game; everything it has is open. */
export interface Botmegistus {
  tracks: Record<string, number>;
  used: Record<string, number>;
  gold: number;
  ethereal_dice: number;
  points: number;
  die: Die | null;
  artifacts: Component[];
  beside: Component[];
  done: Component[];
  drawn: Component[];
  pile: string[];
  discards: string[];
  left: string;
  right: string;
}

/** The places of the cards of one level that the reader has not seen. */
export interface UnseenLevel {
  level: string;
  cards: string[];
}

/** The table as one seat knows it; `hand` and `masterpiece` are the reader's own. */
export interface TrismegistusBoard {
  type: "trismegistus";
  round: number;
  active: number;
  is_bots_turn: boolean;
  row: number[];
  next_row: number[];
  bowls: Bowl[];
  pages: Page[];
  market: MarketSpace[];
  bonus: BonusSpace[];
  climbs: Record<string, string>;
  achievements: Component[];
  seats: TrismegistusSeat[];
  botmegistus: Botmegistus | null;
  hand: Component[];
  masterpiece: Component | null;
  unseen_experiments: UnseenLevel[];
  unseen_artifacts: UnseenLevel[];
  unseen_publications: string[];
  publication_deck: number;
  is_solo: boolean;
  is_introductory: boolean;
  has_achievements: boolean;
  reacts_at_once: boolean;
}

/** So much of something, as a cost or a condition has it. */
export interface Portion {
  what: string;
  count: number;
}

/** An experiment; `reward` is packed words, an argument of messages. */
export interface ExperimentCard {
  place: string;
  name: string;
  level: string;
  element: string;
  requires: number;
  cost: Portion[];
  reward: string;
  points: number;
  seats: number;
}

/** An artifact: its symbols and its ability. */
export interface ArtifactTile {
  place: string;
  name: string;
  level: string;
  symbols: Record<string, number>;
  ability: string;
}

/** A publication: the symbols it needs, the points they bring. */
export interface PublicationCard {
  place: string;
  name: string;
  needs: Record<string, number>;
  points: number;
  seats: number;
}

/** An achievement: what is shown for it, what it brings at once and at the end. */
export interface AchievementTile {
  place: string;
  name: string;
  condition: Portion[];
  bonus: string;
  points: number;
}

/** A formula of an alchemist. */
export interface LaboratoryFormula {
  name: string;
  ability: string;
}

/** The laboratory of an alchemist: arrows by colour, open cells, the bonuses of the chamber, formulas. */
export interface LaboratoryBoard {
  place: string;
  name: string;
  arrows: string[];
  cells: boolean[];
  bonuses: Record<string, string>;
  formulas: LaboratoryFormula[];
}

/** A card of Botmegistus: the die it looks for, what it spends and does; a personality has other deeds above you. */
export interface BotCard {
  place: string;
  kind: string;
  element: string;
  colour: string;
  dice: string[];
  potency: number;
  deeds: Portion[];
  above: Portion[];
}

/** What the box holds, and what its boards say: the essence of each bowl, points by step and by formula. */
export interface TrismegistusComponents {
  type: "trismegistus";
  edition: string;
  bowls: Record<string, string>;
  track_points: number[];
  stone_points: number[];
  experiments: ExperimentCard[];
  artifacts: ArtifactTile[];
  publications: PublicationCard[];
  achievements: AchievementTile[];
  laboratories: LaboratoryBoard[];
  bot_cards: BotCard[];
}
