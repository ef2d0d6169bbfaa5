import type { BoardView, Event } from "../../generated/boardgame";

/** Something that is seen to happen on the map. */
export type Motion =
  | {
      readonly kind: "walk";
      readonly house: string;
      readonly units: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: "raid"; readonly house: string; readonly from: string; readonly to: string }
  | { readonly kind: "fall"; readonly house: string; readonly units: string; readonly at: string }
  | { readonly kind: "rise"; readonly house: string; readonly units: string; readonly at: string }
  | { readonly kind: "power"; readonly house: string; readonly amount: number; readonly at: string };

/** A motion on its way: it starts a little after the one before it, and ends by itself. */
export interface Moving {
  readonly id: number;
  readonly motion: Motion;
  readonly delay: number;
}

const APART = 260;
const MOST = 12;

/** New motions join those that are still on their way; of too many only the last are shown. */
export function joined(moving: readonly Moving[], fresh: readonly Motion[], first: number): Moving[] {
  const added = fresh.slice(-MOST).map((motion, index) => ({ id: first + index, motion, delay: index * APART }));
  return [...moving, ...added].slice(-MOST);
}

/** A card that is turned in the open, for all to read. */
export interface TurnedCard {
  readonly kind: "westeros" | "wildling";
  readonly id: string;
}

const LETTER: Readonly<Record<string, string>> = { footman: "F", knight: "K", ship: "S", "siege-engine": "E" };

/**
 * The motions that show what events did, in their order. Where an army retreats from is told by the fight that the view
 * before showed, or by the one that began among these events.
 */
export function motionsOf(events: readonly { event: string }[], before: BoardView | null): Motion[] {
  let field = before?.fights.at(-1)?.area;
  const motions: Motion[] = [];
  for (const event of events as readonly Event[]) {
    switch (event.event) {
      case "marched":
        motions.push({ kind: "walk", house: event.seat, units: event.units, from: event.source, to: event.target });
        break;
      case "combat-began":
        field = event.area;
        motions.push({ kind: "walk", house: event.attacker, units: event.units, from: event.source, to: event.area });
        break;
      case "retreated":
      case "turned-back":
        if (field) motions.push({ kind: "walk", house: event.seat, units: event.units, from: field, to: event.area });
        break;
      case "raided":
        if (event.target) motions.push({ kind: "raid", house: event.seat, from: event.source, to: event.target });
        break;
      case "units-removed":
        motions.push({ kind: "fall", house: event.seat, units: event.units, at: event.area });
        break;
      case "recruited":
        motions.push({ kind: "rise", house: event.seat, units: LETTER[event.unit] ?? "", at: event.place });
        break;
      case "power-consolidated":
        if (event.power > 0) motions.push({ kind: "power", house: event.seat, amount: event.power, at: event.area });
        break;
      default:
        break;
    }
  }
  return motions;
}

/** Where units come in: they are shown there only when they have arrived. */
export function arrivals(moving: readonly Moving[]): Set<string> {
  return new Set(
    moving.flatMap(({ motion }) => (motion.kind === "walk" ? [motion.to] : motion.kind === "rise" ? [motion.at] : [])),
  );
}

/** The cards that these events turned. */
export function turnedBy(events: readonly { event: string }[]): TurnedCard[] {
  return (events as readonly Event[]).flatMap((event): TurnedCard[] => {
    if (event.event === "westeros-card-drawn") return [{ kind: "westeros", id: event.card }];
    if (event.event === "wildling-card-revealed") return [{ kind: "wildling", id: event.card }];
    return [];
  });
}
