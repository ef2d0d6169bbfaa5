import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** Each module of icons, and the list of those that are taken into it. A game's own list is loaded with its board only. */
const LISTS: Readonly<Record<string, string>> = {
  "virtual:game-icons": "../src/icons/list.json",
  "virtual:game-icons/cardgame": "../src/games/cardgame/pictures.json",
};

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Takes the icons that the lists name, and no others, out of the game-icons package into the build. */
export function gameIcons(): Plugin {
  return {
    name: "maester-game-icons",
    resolveId: (id) => (id in LISTS ? `\0${id}` : undefined),
    load(id) {
      const list = LISTS[id.slice(1)];
      if (!id.startsWith("\0") || list === undefined) return undefined;
      const wanted = JSON.parse(readFileSync(new URL(list, import.meta.url), "utf-8")) as Record<string, string>;
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
