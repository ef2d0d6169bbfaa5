import type { AnyView, GameFacts } from "../api/types";

/** Names by message (`unit-red-3`). */
export type Names = Readonly<Record<string, string>>;

/** What a game's `names.ts` exports as `matchNames`: what things are called that have another name in each match. */
export type MatchNames = (view: AnyView, facts: GameFacts, language: string) => Names;

/** Whether two say the same: then nothing has to be said anew. */
export function sameNames(one: Names, other: Names): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

/** Names as a Fluent file: whatever stands in them is text. */
export function namesFile(names: Names): string {
  return Object.entries(names)
    .map(([id, name]) => `${id} = { "${name.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}" }\n`)
    .join("");
}
