import { describe, expect, it } from "vitest";
import type { Decision } from "../../api/types";
import { Rerolls } from "./rerolls.svelte";

const asked = (...moves: Decision["options"][number]["move"][]): Decision =>
  ({ options: moves.map((move) => ({ move, text: "" })) }) as Decision;

describe("dice that are thrown again", () => {
  it("are at first those of the recommended answer, by what allows it", () => {
    const rerolls = new Rerolls();
    rerolls.begin(
      asked(
        { move: "reroll", source: "weakened", dice: [2, 5] },
        { move: "reroll", source: "vulnerable", dice: [1] },
        { move: "reroll", source: "weakened", dice: [2] },
        { move: "pass" },
      ),
    );
    expect(rerolls.sources).toEqual(["weakened", "vulnerable"]);
    expect(rerolls.move).toEqual({ move: "reroll", source: "weakened", dice: [2, 5] });
  });

  it("are lifted and laid down again, and sent in their order", () => {
    const rerolls = new Rerolls();
    rerolls.begin(asked({ move: "pass" }, { move: "reroll", source: "weakened", dice: [4] }));
    expect([rerolls.source, rerolls.dice]).toEqual(["weakened", []]);
    rerolls.lift(3);
    rerolls.lift(0);
    rerolls.lift(2);
    rerolls.lift(3);
    expect(rerolls.move).toEqual({ move: "reroll", source: "weakened", dice: [1, 3] });
  });
});
