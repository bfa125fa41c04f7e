/** What the box of a table holds: fetched once for each catalogue, found by place. */
import { api } from "../../wire/api";
import type {
  AchievementTile,
  ArtifactTile,
  BotCard,
  ExperimentCard,
  LaboratoryBoard,
  PublicationCard,
  TrismegistusComponents,
} from "../../wire/types";

const byPlace = <T extends { place: string }>(all: readonly T[]) => new Map(all.map((each) => [each.place, each]));

export class Box {
  readonly all: TrismegistusComponents;
  readonly experiments: ReadonlyMap<string, ExperimentCard>;
  readonly artifacts: ReadonlyMap<string, ArtifactTile>;
  readonly publications: ReadonlyMap<string, PublicationCard>;
  readonly achievements: ReadonlyMap<string, AchievementTile>;
  readonly laboratories: ReadonlyMap<string, LaboratoryBoard>;
  readonly botCards: ReadonlyMap<string, BotCard>;

  constructor(all: TrismegistusComponents) {
    this.all = all;
    this.experiments = byPlace(all.experiments);
    this.artifacts = byPlace(all.artifacts);
    this.publications = byPlace(all.publications);
    this.achievements = byPlace(all.achievements);
    this.laboratories = byPlace(all.laboratories);
    this.botCards = byPlace(all.bot_cards);
  }

  /** A formula of a laboratory, by its name. */
  formula(laboratory: string | undefined, name: string): string {
    const board = this.laboratories.get(laboratory ?? "");
    return board?.formulas.find((each) => each.name === name)?.ability ?? "";
  }
}

const EMPTY = new Box({
  type: "trismegistus",
  edition: "",
  bowls: {},
  track_points: [],
  stone_points: [],
  experiments: [],
  artifacts: [],
  publications: [],
  achievements: [],
  laboratories: [],
  bot_cards: [],
});

class Boxes {
  #found: Record<string, Box> = $state.raw({});
  #asked = new Map<string, Promise<void>>();

  /** Fetches the box of a catalogue (empty: the game's own), if that was not done yet. */
  async fetch(catalogue: string): Promise<void> {
    const asked = this.#asked.get(catalogue) ?? this.#ask(catalogue);
    this.#asked.set(catalogue, asked);
    await asked;
  }

  async #ask(catalogue: string): Promise<void> {
    const found = await api.components("trismegistus", catalogue);
    if (found.type === "trismegistus") this.#found = { ...this.#found, [catalogue]: new Box(found) };
  }

  /** The box of a catalogue; an empty one until it is there. */
  of(catalogue: string): Box {
    return this.#found[catalogue] ?? EMPTY;
  }
}

export const boxes = new Boxes();
