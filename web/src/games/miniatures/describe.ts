import type { UnitView } from "../../generated/miniatures";
import { nameOf, say } from "../../words/spoken.svelte";

/** A unit in one sentence, for those who listen. */
export function describeUnit(unit: UnitView, lit: boolean): string {
  const parts = [
    say("field-unit", { unit: unit.unit, wounds: unit.wounds, full: unit.full, ranks: unit.ranks }),
    ...(unit.activated ? [say("field-unit-activated")] : []),
    ...unit.conditions.map((condition) => nameOf("condition", condition)),
    ...(unit.engaged_with.length > 0 ? [say("field-unit-engaged", { units: unit.engaged_with })] : []),
    ...(unit.commander ? [say("field-unit-commander")] : []),
    ...(unit.attachments.length > 0
      ? [say("field-unit-attachments", { names: unit.attachments.map((one) => nameOf("attachment", one.card)) })]
      : []),
    ...(unit.bears.length > 0
      ? [say("field-unit-bears", { names: unit.bears.map((one) => nameOf("ability", one.text)) })]
      : []),
    ...(lit ? [say("field-unit-lit")] : []),
  ];
  return parts.join(" ");
}
