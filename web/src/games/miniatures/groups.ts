/** The log by activation: what a unit did, and all that followed from it. */
import type { PlainEvent } from "../../api/types";
import type { ActionStart, LogGroups } from "../../table/actions";
import type { Die } from "../../table/dice";

const seatOf = (unit: unknown): string | null => String(unit).split("-")[0] ?? null;

export const groupOf: LogGroups["groupOf"] = (event): ActionStart | null => {
  switch (event.event) {
    case "round-started":
      return { seat: null, chapter: true };
    case "unit-activated":
      return { seat: seatOf(event.unit) };
    case "turn-passed":
    case "army-brought":
    case "zone-taken":
    case "zones-left":
    case "conceded":
      return { seat: String(event.seat) };
    case "first-player-changed":
    case "objectives-laid-out":
    case "game-won":
    case "game-drawn":
      return { seat: null };
    case "unit-deployed":
      return { seat: seatOf(event.unit) };
    default:
      return null;
  }
};

/** Objectives and pieces of terrain; units are named by the sentences themselves. */
export const placesOf = (event: PlainEvent): readonly string[] => {
  if (event.event === "objective-claimed") return [`objective-${String(event.objective)}`];
  return typeof event.piece === "string" ? [event.piece] : [];
};

/** The dice as they lay after an event: whether they count is told by the events that count them. */
export const diceOf = (event: PlainEvent): readonly Die[] => {
  if (event.event !== "rolled" && event.event !== "rerolled") return [];
  return (event.dice as number[]).map((face) => ({ face, good: true }));
};
