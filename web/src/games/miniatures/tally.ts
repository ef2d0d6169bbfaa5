/** An attack added up line by line, from what the server says. */
import type { AttackView, FieldView } from "../../generated/miniatures";
import type { Die } from "../../table/dice";

export type Lines = readonly (readonly [value: number, source: string])[];

export function sumOf(lines: Lines): number {
  return lines.reduce((sum, [value]) => sum + value, 0);
}

/** The number that a die must show: a 1 never counts, a 6 always does. */
export function neededOf(printed: number, lines: Lines): number {
  return Math.max(2, Math.min(6, printed - sumOf(lines)));
}

export function counts(face: number, needed: number): boolean {
  return face >= needed;
}

/** Dice as they lie, those that don't count dimmed. */
export function diceOf(faces: readonly number[], needed: number): Die[] {
  return faces.map((face) => ({ face, good: counts(face, needed) }));
}

/** What a die of the roll on the table needs; null if it is for something else than an attack. */
export function neededInRoll(view: FieldView): number | null {
  const attack = view.attacks.at(-1);
  if (!view.roll || !attack) return null;
  if (view.roll.purpose === "attack") return neededOf(attack.to_hit, attack.to_hit_lines);
  return view.roll.purpose === "defense" ? neededOf(attack.defense, attack.defense_lines) : null;
}

/** The dice of an attack: those on the table now, else those that were counted. */
export function attackDice(view: FieldView, attack: AttackView): readonly number[] {
  return view.roll?.purpose === "attack" && attack === view.attacks.at(-1) ? view.roll.dice : attack.dice;
}

export function defenseDice(view: FieldView, attack: AttackView): readonly number[] {
  return view.roll?.purpose === "defense" && attack === view.attacks.at(-1) ? view.roll.dice : attack.defense_dice;
}

/** Places of dice in the order in which they are laid: the highest first. */
export function laidPlaces(faces: readonly number[]): number[] {
  return faces.map((_, place) => place).sort((one, other) => (faces[other] ?? 0) - (faces[one] ?? 0) || one - other);
}

/** Is something fought out now: an attack, a Charge, a test, or a roll besides? */
export function isFought(view: FieldView): boolean {
  return view.attacks.length > 0 || view.charge !== null || view.test !== null || view.roll !== null;
}
