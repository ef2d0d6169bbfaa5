/** What stands at a ghost: how far it goes, what a Charge needs, why the place is suggested. */
import type { FieldView } from "../../generated/miniatures";
import { nameOf, say, spoken } from "../../words/spoken.svelte";
import { chanceOf } from "./asking";
import { tenths } from "./looking";
import { nearestGap, type Plan } from "./plan.svelte";
import { chargeWay } from "./thinking";

/** A chance on a die, in whole percent. */
export function percentOf(needs: number): number {
  return Math.round(chanceOf(needs) * 100);
}

/** The numbers at the ghost, while it is drawn. */
export function numbersOf(plan: Plan, view: FieldView): string {
  const { thought, thinking, charge, mover, pose } = plan;
  if (!thought || !thinking || !pose) return "";
  if (charge) {
    const way = chargeWay(charge, thought.pose[2]);
    if (!way) return "";
    const { travel, needs } = way;
    return say("field-charge-needs", { travel: tenths(travel), needs, percent: percentOf(needs) });
  }
  const gap = mover ? nearestGap(pose, mover, view) : null;
  const near = gap === null ? "" : say("field-gap", { gap: tenths(gap) });
  if (thinking.most === null) return thinking.staysPut ? near : "";
  return [say("field-moved", { length: tenths(thought.length), most: tenths(thinking.most) }), near]
    .filter(Boolean)
    .join(", ");
}

/** Why the place of the ghost is suggested. */
export function reasonOf(plan: Plan): string {
  const { suggestion } = plan;
  if (!suggestion?.reason) return "";
  if (suggestion.move.move === "align") return nameOf("alignment", suggestion.reason);
  const id = `field-reason-${suggestion.reason}`;
  return spoken.words.has(id) ? say(id, { about: suggestion.about }) : "";
}
