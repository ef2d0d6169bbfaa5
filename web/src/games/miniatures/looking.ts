/** What can be measured about a unit, in an order and in words that a person can read. */
import type { OtherFound, UnitFound } from "../../generated/miniatures";
import type { Message } from "../../words/words";
import { chanceOf } from "./asking";
import { INCH } from "./geometry";

/** What is drawn of a unit that is looked at. */
export const LAYERS = ["sight", "reach", "threat", "zones"] as const;
export type Shown = (typeof LAYERS)[number];

/** Enemies first, the nearest first. */
export function inOrder(found: UnitFound): OtherFound[] {
  return [...found.others].sort(
    (one, other) => Number(other.enemy) - Number(one.enemy) || one.distance - other.distance,
  );
}

export function tenths(thousandths: number): number {
  return Math.round(thousandths / 100) / 10;
}

/** Sides of which a tray has a part, the largest first, in percent. */
export function percentages(shares: readonly number[]): { side: string; percent: number }[] {
  const sides = ["front", "right-flank", "rear", "left-flank"];
  return shares
    .map((share, index) => ({ side: sides[index] ?? "", percent: Math.round(share * 100) }))
    .filter(({ percent }) => percent > 0)
    .sort((one, other) => other.percent - one.percent);
}

/** What a Charge on another unit needs; null for a friend. */
export function chargeLine(other: OtherFound): Message | null {
  const { charge } = other;
  if (!charge) return null;
  if (charge.needs === null || charge.travel === null) return { id: "look-no-charge", values: { rule: charge.rule } };
  return {
    id: "look-charge",
    values: {
      travel: tenths(charge.travel),
      needs: charge.needs,
      percent: Math.round(chanceOf(charge.needs) * 100),
      side: charge.side,
    },
  };
}

export function shootingLine(other: OtherFound): Message | null {
  if (other.shooting_distance === null) return null;
  return {
    id: other.may_shoot ? "look-shoots" : "look-no-shot",
    values: { distance: tenths(other.shooting_distance) },
  };
}

/** Inches as they stand at a tape. */
export function tapeText(thousandths: number): number {
  return Math.round(thousandths / (INCH / 100)) / 100;
}
