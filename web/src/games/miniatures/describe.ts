import type { UnitView } from "../../generated/miniatures";
import { nameOf, say } from "../../words/spoken.svelte";

/** A unit in one sentence, for those who listen. */
export function describeUnit(unit: UnitView, lit: boolean): string {
  const parts = [
    say("field-unit", { unit: unit.unit, wounds: unit.wounds, full: unit.full, ranks: unit.ranks }),
    ...(unit.activated ? [say("field-unit-activated")] : []),
    ...unit.conditions.map((condition) => nameOf("condition", condition)),
    ...(unit.engaged_with.length > 0 ? [say("field-unit-engaged", { units: unit.engaged_with })] : []),
    ...(lit ? [say("field-unit-lit")] : []),
  ];
  return parts.join(" ");
}
