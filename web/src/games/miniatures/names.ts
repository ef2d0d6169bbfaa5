/** What the units of a match are called: `red-3` by its card, "Stark Sworn Swords (red-3)". */
import type { FieldView } from "../../generated/miniatures";
import type { MatchNames } from "../../words/names";

/** The card of all Castle Walls. */
const CASTLE_WALL = "siege-castle-wall";

export const matchNames: MatchNames = (view, facts, language) => {
  const titles = new Map(facts.cards.map((card) => [card.id, card.names[language] ?? card.names.en ?? card.id]));
  const { units, ncus, terrain, mode } = view.table as FieldView;
  const walls = (mode.siege?.walls ?? []).map(({ wall }) => ({ unit: wall, ref: CASTLE_WALL, card: CASTLE_WALL }));
  return Object.fromEntries([
    ...[...units, ...ncus, ...walls].map((unit) => [
      `unit-${unit.unit}`,
      `${titles.get(unit.ref) ?? unit.card} (${unit.unit})`,
    ]),
    ...terrain.map((piece) => [`piece-${piece.piece}`, titles.get(piece.kind) ?? piece.piece]),
  ]) as Record<string, string>;
};

/** The name of a unit without its slot, as it stands beside its tray. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)$/u, "");
}

/** A name in one or two lines of about the same length. */
export function inTwoLines(name: string, most = 14): string[] {
  if (name.length <= most) return [name];
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /gu)].map((found) => found.index);
  const at = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
