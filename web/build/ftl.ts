/** Fluent files as modules: their text without comments and blank lines, which nobody reads in a browser. */
import type { Plugin } from "vite";

export function withoutComments(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#") && line.trim() !== "")
    .join("\n");
}

export function fluent(): Plugin {
  return {
    name: "fluent",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(withoutComments(code))};`, map: null, moduleType: "js" };
    },
  };
}
