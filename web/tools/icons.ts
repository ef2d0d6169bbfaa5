import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ID = "virtual:game-icons";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Takes the icons that src/icons/list.json names, and no others, out of the game-icons package into the build. */
export function gameIcons(): Plugin {
  const list = new URL("../src/icons/list.json", import.meta.url);
  return {
    name: "maester-game-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const wanted = JSON.parse(readFileSync(list, "utf-8")) as Record<string, string>;
      const require = createRequire(import.meta.url);
      const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf-8")) as IconSet;
      const bodies = Object.entries(wanted).map(([name, source]) => {
        const icon = set.icons[source];
        if (!icon) throw new Error(`game-icons has no icon called ${source}`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}
