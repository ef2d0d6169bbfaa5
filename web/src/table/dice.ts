/** A die that was thrown in the open. */
export interface Die {
  face: number;
  /** Whether it counts: those that don't are dimmed. */
  good: boolean;
  /** What it showed before it was thrown again, the first throw first. */
  before?: readonly number[];
}

/** Dice as they are laid out: by their faces, the highest first; among equals those that count first. */
export function laidOut(dice: readonly Die[]): Die[] {
  return [...dice].sort((one, other) => other.face - one.face || Number(other.good) - Number(one.good));
}

/** Where the pips of a face lie, on a field of 100 by 100; none for a face that has no pips. */
export function pipsOf(face: number): readonly (readonly [number, number])[] {
  const [near, middle, far] = [27, 50, 73];
  const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[middle, middle]],
    2: [
      [near, near],
      [far, far],
    ],
    3: [
      [near, near],
      [middle, middle],
      [far, far],
    ],
    4: [
      [near, near],
      [far, near],
      [near, far],
      [far, far],
    ],
    5: [
      [near, near],
      [far, near],
      [middle, middle],
      [near, far],
      [far, far],
    ],
    6: [
      [near, near],
      [far, near],
      [near, middle],
      [far, middle],
      [near, far],
      [far, far],
    ],
  };
  return places[face] ?? [];
}
