/** Moves as the server reads them: lengths and bearings are written as people type them. */
import type { PlainMove } from "../../api/types";
import { FULL_TURN, go, type Pose, wrapped } from "./geometry";

export const WAYS = ["forward", "right", "back", "left"] as const;
export const ALIGNMENTS = ["full", "half-left", "half-right", "near-left", "near-right"] as const;

/** 5250 is `5.25`. */
export function inchesText(thousandths: number): string {
  return String(Math.round(thousandths) / 1000);
}

/** 30650 is `306.5`. */
export function degreesText(hundredths: number): string {
  return String(wrapped(hundredths) / 100);
}

export function thousandths(text: unknown): number {
  return Math.round(Number(String(text).replace(",", ".")) * 1000);
}

export function hundredths(text: unknown): number {
  return wrapped(Number(String(text).replace(",", ".")) * 100);
}

/** The bearing of a way in the frame of a tray that faces this way. */
export function wayBearing(facing: number, way: string): number {
  return wrapped(facing + (WAYS as readonly string[]).indexOf(way) * (FULL_TURN / 4));
}

export function wayOf(facing: number, bearing: number): (typeof WAYS)[number] {
  return WAYS[Math.round(wrapped(bearing - facing) / (FULL_TURN / 4)) % 4] ?? "forward";
}

/** Where a tray would end with a move; where it stands, if it is no movement. */
export function endOf(move: PlainMove, start: Pose): Pose {
  const forward = (bearing: number, length: unknown, facing: number): Pose => {
    const [x, y] = go(start, bearing, thousandths(length));
    return [Math.round(x), Math.round(y), facing];
  };
  switch (move.move) {
    case "maneuver":
      return forward(hundredths(move.face), move.forward, hundredths(move.then_face));
    case "march":
      return forward(start[2], move.forward, hundredths(move.then_face));
    case "shift-by":
      return forward(wayBearing(start[2], String(move.way)), move.distance, start[2]);
    case "retreat-to":
      return forward(wayBearing(start[2], String(move.way)), move.distance, hundredths(move.then_face));
    case "free-pivot":
    case "charge-facing":
      return [start[0], start[1], hundredths(move.face)];
    case "deploy":
    case "lay-terrain":
      return [thousandths(move.x), thousandths(move.y), hundredths(move.face)];
    case "place-token":
    case "place-pile":
      return [thousandths(move.x), thousandths(move.y), 0];
    default:
      return start;
  }
}
