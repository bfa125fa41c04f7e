import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./build/ftl";
import { packed } from "./build/pack";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = here("../src/emerald/server/static");
const server = process.env["EMERALD_SERVER"] ?? "http://127.0.0.1:8484";

export default defineConfig({
  root: here("."),
  plugins: [fluent(), svelte(), packed(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
