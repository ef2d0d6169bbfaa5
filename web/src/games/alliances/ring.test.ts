import { describe, expect, it } from "vitest";
import { clockwise, councilOf, ringOf, type Ring, type Spot } from "./ring";

const around = (ring: Ring): Spot[] => [
  // From the own seat to the left, up, to the right and back.
  ...ring.bottom.slice(0, (ring.bottom.length + 1) / 2).reverse(),
  ...(ring.left ? [ring.left] : []),
  ...ring.top,
  ...(ring.right ? [ring.right] : []),
  ...ring.bottom.slice((ring.bottom.length + 1) / 2).reverse(),
];
const written = (spots: readonly Spot[]): string => spots.map((spot) => `${spot.kind[0]}${spot.seat}`).join(" ");

describe.each([3, 4, 5, 6])("the ring of %i players", (players) => {
  it.each(Array.from({ length: players }, (_, seat) => seat))(
    "goes round from seat %i, clockwise, with a council between each two leaders",
    (own) => {
      expect(around(ringOf(players, own))).toEqual(clockwise(players, own));
    },
  );

  it("has the own seat in the middle at the bottom, and its councils beside it", () => {
    const { bottom } = ringOf(players, 1);
    const middle = (bottom.length - 1) / 2;
    expect(bottom[middle]).toEqual({ kind: "leader", seat: 1 });
    expect(bottom[middle - 1]).toEqual({ kind: "council", seat: 1 });
    expect(bottom[middle + 1]).toEqual({ kind: "council", seat: 0 });
  });
});

it("lays the tables out as they look best", () => {
  expect(written(ringOf(3, 0).top)).toBe("l1 c1 l2");
  expect(written(ringOf(4, 0).top)).toBe("c1 l2 c2");
  expect(written(ringOf(5, 0).top)).toBe("l2 c2 l3");
  expect(written(ringOf(6, 0).bottom)).toBe("l1 c0 l0 c5 l5");
});

it("knows the council that neighbours share, in whatever order they are named", () => {
  expect(councilOf(4, 1, 2)).toBe(1);
  expect(councilOf(4, 2, 1)).toBe(1);
  expect(councilOf(4, 0, 3)).toBe(3);
  expect(councilOf(4, 0, 2)).toBe(-1);
});
