/** A table from a kept update: `?mock=FILE&q=QUESTION`. */
import { mount } from "svelte";
import "../kit/fonts.css";
import "../kit/theme.css";
import "../kit/base.css";
import { followSettings } from "../kit/settings.svelte";
import { register } from "../kit/symbols";
import { words } from "../kit/words.svelte";
import { faceOf } from "../play/game";
import { Session } from "../play/session.svelte";
import { Table } from "../play/table.svelte";
import type { Update } from "../wire/types";
import MockTable from "./MockTable.svelte";

const query = new URLSearchParams(location.search);
const updates = (await (await fetch(`/@fs/tmp/${query.get("mock") ?? "mock4.json"}`)).json()) as Record<string, Update>;
const update = updates[`question-alchemicus-${query.get("q") ?? "move-pawn"}`] ?? updates["end"]!;
followSettings();
await words.begin();
await words.need("kernel", "alchemicus", "alchemicus-play", "web-alchemicus");
const face = await faceOf("alchemicus");
for (const drawings of face.drawings) register(drawings);
const session = new Session("mock", 1, {
  order: async () => update,
  earlier: async () => [],
  begin: () => undefined,
  end: () => undefined,
});
update.entries = update.entries.slice(-120);
session.hear(update);
session.link = "online";
mount(MockTable, { target: document.getElementById("app")!, props: { table: new Table(session, face) } });
