/** The gallery: everything the kit draws on one page, to be looked at. Only `npm run dev` serves it. */
import { mount } from "svelte";
import "../kit/fonts.css";
import "../kit/theme.css";
import "../kit/base.css";
import { followSettings } from "../kit/settings.svelte";
import { register } from "../kit/symbols";
import { BUILDINGS } from "../kit/symbols/buildings";
import { GOODS } from "../kit/symbols/goods";
import { ELEMENTS, ESSENCES, METALS } from "../kit/symbols/matter";
import { NOCTIS } from "../kit/symbols/noctis";
import { PLACES } from "../kit/symbols/places";
import { words } from "../kit/words.svelte";
import Gallery from "./Gallery.svelte";

for (const drawings of [GOODS, BUILDINGS, NOCTIS, PLACES, METALS, ELEMENTS, ESSENCES]) register(drawings);
followSettings();
await words.begin();
await words.need("kernel", "alchemicus", "alchemicus-play", "trismegistus");
mount(Gallery, { target: document.getElementById("app")! });
