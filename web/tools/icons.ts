import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** The module of the icons that all pages share. `virtual:game-icons/<game>` holds those of `pictures.json` in a game's
 * folder, which are loaded with its board only. */
const SHARED = "virtual:game-icons";

function listOf(module: string): URL | undefined {
  if (module === SHARED) return new URL("../src/icons/list.json", import.meta.url);
  const game = module.startsWith(`${SHARED}/`) ? module.slice(SHARED.length + 1) : undefined;
  return game === undefined ? undefined : new URL(`../src/games/${game}/pictures.json`, import.meta.url);
}

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Takes the icons that the lists name, and no others, out of the game-icons package into the build. */
export function gameIcons(): Plugin {
  return {
    name: "maester-game-icons",
    resolveId: (id) => (listOf(id) ? `\0${id}` : undefined),
    load(id) {
      const list = id.startsWith("\0") ? listOf(id.slice(1)) : undefined;
      if (list === undefined) return undefined;
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
