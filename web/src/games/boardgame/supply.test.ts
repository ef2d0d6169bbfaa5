import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/boardgame";
import { checkSupply, sizesAfter, sizesOf } from "./supply";
import { area, board, facts, fight } from "./testing";

const view = board({
  areas: [
    area("winterfell", { owner: "stark", units: "FFK" }),
    area("karhold", { owner: "stark", units: "F" }),
    area("pyke", { owner: "greyjoy", units: "FF" }),
    area("white-harbor", { power_token: "stark" }),
  ],
});

describe("sizes", () => {
  it("are those of the own units", () => {
    expect(sizesOf(view, "stark")).toEqual(
      new Map([
        ["winterfell", 3],
        ["karhold", 1],
      ]),
    );
  });

  it("count attackers where they attack, but not against a Neutral Force", () => {
    expect(sizesOf(board({ fights: [fight()] }), "stark")).toEqual(new Map([["moat-cailin", 2]]));
    expect(sizesOf(board({ fights: [fight({ defender: null, sides: [] })] }), "stark").size).toBe(0);
  });

  it("follow marches, recruits and losses", () => {
    const moves = [
      { move: "march-units", source: "winterfell", units: "FF", target: "karhold" },
      { move: "recruit", area: "winterfell", unit: "footman", place: "winterfell" },
      { move: "choose-unit", area: "karhold", unit: "footman", routed: false },
    ] as Move[];
    const before = sizesOf(view, "stark");
    expect(sizesAfter(before, moves)).toEqual(
      new Map([
        ["winterfell", 2],
        ["karhold", 2],
      ]),
    );
    expect(before.get("winterfell")).toBe(3);
  });
});

describe("supply", () => {
  it("allows armies by their sizes, the largest first; single units don't count", () => {
    const check = checkSupply(
      facts,
      1,
      new Map([
        ["a", 2],
        ["b", 3],
        ["c", 1],
        ["d", 0],
      ]),
    );
    expect(check).toEqual({ armies: [3, 2], limit: [3, 2], fits: true });
  });

  it("forbids an army too large, or one too many", () => {
    expect(checkSupply(facts, 1, new Map([["a", 4]])).fits).toBe(false);
    expect(
      checkSupply(
        facts,
        1,
        new Map([
          ["a", 2],
          ["b", 2],
          ["c", 2],
        ]),
      ).fits,
    ).toBe(false);
    expect(
      checkSupply(
        facts,
        0,
        new Map([
          ["a", 2],
          ["b", 2],
        ]),
      ).fits,
    ).toBe(true);
  });
});
