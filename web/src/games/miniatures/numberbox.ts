/** Where the numbers at a ghost stand: below it, and not on the place from which it goes. */
import type { Spot } from "./layout";

/** Something on the screen: its middle, and how far it reaches. */
export interface Round extends Spot {
  readonly radius: number;
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

const EDGE = 4;

/** The middle of the upper edge of the box. */
export function numbersAt(box: Sides, ghost: Round, start: Round | null, room: Sides): Spot {
  const half = box.width / 2;
  const x = Math.max(half, Math.min(room.width - half, ghost.x));
  const below = ghost.y + ghost.radius;
  if (!start || !meets(box, { x, y: below }, start)) return { x, y: below };
  const lower = Math.max(below, start.y + start.radius);
  if (lower + box.height <= room.height) return { x, y: lower };
  // There is no room below: it stands at an edge, away from both and from what they go to.
  const isFreeAbove = Math.min(ghost.y - ghost.radius, start.y - start.radius) >= EDGE + box.height;
  return { x, y: isFreeAbove ? EDGE : room.height - box.height };
}

function meets(box: Sides, at: Spot, thing: Round): boolean {
  const beside = Math.abs(at.x - thing.x) < box.width / 2 + thing.radius;
  return beside && at.y < thing.y + thing.radius && at.y + box.height > thing.y - thing.radius;
}
