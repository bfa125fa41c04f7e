import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/fonts.css";
import "./kit/theme.css";
import "./kit/base.css";
import { followLinks } from "./kit/router.svelte";
import { followSettings } from "./kit/settings.svelte";
import { words } from "./kit/words.svelte";
import { pageOf } from "./pages";

followSettings();
followLinks();
// the page is fetched while its words are; should that fail, the page itself says so
pageOf(location.pathname)
  ?.page.load()
  .catch(() => undefined);
await words.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
