import { describe, expect, it } from "vitest";
import type { Stack } from "./court";
import { fit, measured, NARROW, roomOf, SIZES, type Fit, type Laid } from "./sizes";
import { card } from "./testing";

const SMALLEST = SIZES[0];
const characters = (count: number, attachments = 0): Stack[] =>
  Array.from({ length: count }, () => ({
    card: card("arya-stark"),
    attachments: Array.from({ length: attachments }, () => card("needle")),
  }));
const places = (count: number): Stack[] =>
  Array.from({ length: count }, () => ({ card: card("winterfell"), attachments: [] }));
const level = (sizes: Fit): number => SIZES.indexOf(sizes.area);
const HAND = { hand: true, laid: 0 };
const laptop = { wide: 48.5, tall: 49.5 };
const wall = { wide: 128, tall: 81 };

function fitted(board: { wide: number; tall: number }, laid: Laid): Fit {
  return fit(roomOf(board, HAND, laid.lane !== null), laid);
}

describe("the size of cards in play", () => {
  it("grows with the room, up to cards that tell what they do", () => {
    const laid = { areas: [[...characters(3), ...places(2)], characters(4)], lane: null };
    expect(level(fitted(wall, laid))).toBeGreaterThan(level(fitted(laptop, laid)));
    expect(fitted(wall, laid).area.text).toBe(true);
    expect(fitted(laptop, { areas: [characters(2), characters(2)], lane: null }).area.text).toBe(true);
  });

  it("shrinks with the number of cards", () => {
    const few = fitted(laptop, { areas: [characters(2), characters(2)], lane: null });
    const many = fitted(laptop, {
      areas: [
        [...characters(7), ...places(6)],
        [...characters(9), ...places(6)],
      ],
      lane: null,
    });
    expect(level(many)).toBeLessThan(level(few));
    expect(many.area).toBe(SMALLEST);
  });

  it("counts what hangs on a card, and cards that lie", () => {
    const bare = fitted(laptop, { areas: [characters(4), characters(4)], lane: null });
    const hung = fitted(laptop, { areas: [characters(4, 3), characters(4, 3)], lane: null });
    expect(level(hung)).toBeLessThan(level(bare));
    const lying = characters(6).map(({ attachments }) => ({
      card: card("arya-stark", { kneeling: true }),
      attachments,
    }));
    const wide = { areas: [lying, lying], lane: null };
    expect(level(fit({ wide: 46, tall: 21 }, wide))).not.toBe(
      level(fit({ wide: 46, tall: 21 }, { areas: [characters(6), characters(6)], lane: null })),
    );
  });

  it("saves a row before cards lose their text, and before small ones get smaller", () => {
    const areas = [
      [...characters(2), ...places(2)],
      [...characters(2), ...places(2)],
    ];
    expect(fitted(wall, { areas, lane: null }).beside).toBe(false);
    const low = fitted({ wide: 48.5, tall: 44 }, { areas, lane: null });
    expect([low.beside, low.area.text]).toEqual([true, true]);
    const crowd = [
      [...characters(3), ...places(2)],
      [...characters(3), ...places(2)],
    ];
    const fighting = fitted(laptop, { areas: crowd, lane: [characters(1), []] });
    expect([fighting.beside, fighting.area.text]).toEqual([true, false]);
  });

  it("takes as little as it can where not everything fits", () => {
    const crowd = [...characters(8), ...places(8)];
    const sizes = fitted(laptop, { areas: [crowd, crowd], lane: [characters(4), characters(4)] });
    expect([sizes.area, sizes.lane]).toEqual([SMALLEST, SMALLEST]);
  });

  it("leaves a spectator, who has no hand, more room", () => {
    expect(roomOf(laptop, { hand: false, laid: 0 }, false).tall).toBeGreaterThan(roomOf(laptop, HAND, false).tall);
  });

  it("makes room for cards that are laid out to choose from", () => {
    const laid = { areas: [characters(3), [...characters(1), ...places(1)]], lane: null };
    const choosing = fit(roomOf(laptop, { hand: true, laid: 7 }, false), laid);
    expect(level(choosing)).toBeLessThan(level(fitted(laptop, laid)));
    expect(choosing.beside).toBe(true);
  });

  it("makes room for what the last challenge came to", () => {
    const laid = { areas: [[...characters(3), ...places(1)], characters(3)], lane: null };
    expect(level(fitted(laptop, { ...laid, outcome: true }))).toBeLessThan(level(fitted(laptop, laid)));
  });

  it("is written to an element, and again when it changes", () => {
    const written = new Map<string, string>();
    const element = {
      style: { setProperty: (name: string, value: string) => void written.set(name, value) },
    } as unknown as HTMLElement;
    const measure = measured(element, NARROW.area);
    expect(written.get("--tile-text")).toBe("none");
    expect(written.get("--tile-wide")).toBe("5.3rem");
    const largest = SIZES.at(-1);
    if (largest) measure.update(largest);
    expect(written.get("--tile-text")).toBe("block");
  });
});
