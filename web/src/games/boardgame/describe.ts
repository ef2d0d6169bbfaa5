import type { AreaView } from "../../generated/boardgame";
import { nameOf, say } from "../../words/spoken.svelte";
import type { Facts } from "./facts";

/** What lies in an area and what is printed there, line by line. */
export function linesAbout(
  facts: Facts,
  id: string,
  here: AreaView | undefined,
  viewer: string | null,
  planned?: string,
): string[] {
  const { castle, supply, power } = facts.area(id);
  const lines: string[] = [];
  if (here?.controller) lines.push(say("map-area-held", { house: here.controller }));
  if (here?.owner) lines.push(say("map-area-units", { units: here.units }));
  if (here?.routed && /\w/.test(here.routed)) lines.push(say("map-area-routed", { units: here.routed }));
  if (planned) lines.push(say("map-area-planned", { order: planned }));
  else if (here?.order) lines.push(say("map-area-order", { order: here.order }));
  else if (here?.order_of)
    lines.push(say(here.order_of === viewer ? "map-area-own-order-hidden" : "map-area-order-hidden"));
  if (here?.power_token) lines.push(say("map-area-power-token", { house: here.power_token }));
  if (here?.garrison) lines.push(say("map-area-garrison", { strength: here.garrison }));
  if (here?.neutral === "unconquerable") lines.push(say("map-area-unconquerable"));
  else if (here?.neutral != null) lines.push(say("map-area-neutral", { strength: here.neutral }));
  if (castle) lines.push(say(`map-area-${castle}`));
  if (supply) lines.push(say("map-area-supply", { count: supply }));
  if (power) lines.push(say("map-area-power", { count: power }));
  return lines;
}

/** All of it in one breath, for who hears the map instead of seeing it. */
export function describeArea(
  facts: Facts,
  id: string,
  here: AreaView | undefined,
  viewer: string | null,
  planned: string | undefined,
  lit: boolean,
): string {
  const lines = linesAbout(facts, id, here, viewer, planned);
  const name = nameOf("area", id);
  return [name, ...(lines.length > 0 ? lines : [say("map-area-empty")]), ...(lit ? [say("map-area-lit")] : [])].join(
    "; ",
  );
}
