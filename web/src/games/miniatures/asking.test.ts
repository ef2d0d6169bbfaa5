import { expect, it } from "vitest";
import type { Decision } from "../../api/types";
import { byThing, chanceOf, chargeOdds, isSetUp, kindOf, readyAnswer, wayOfAnswering } from "./asking";
import { typedStart } from "./typing";
import type { Thought } from "./thinking";

const asks = (kind: string, ...moves: Record<string, unknown>[]): Decision => ({
  number: 1,
  kind,
  answered: false,
  prompt: { id: `ask-${kind}`, values: {} },
  options: moves.map((move) => ({ move: move as Decision["options"][number]["move"], text: JSON.stringify(move) })),
  free: false,
  guidance: {},
});
const ACTIVATE = asks(
  "activate-unit",
  { move: "activate", unit: "red-1" },
  { move: "activate", unit: "red-2" },
  { move: "pass-turn" },
);

it("finds for each question how it is answered", () => {
  expect(wayOfAnswering(null)).toBe("nothing");
  expect(wayOfAnswering({ ...ACTIVATE, answered: true })).toBe("nothing");
  expect(wayOfAnswering(ACTIVATE)).toBe("things");
  expect(wayOfAnswering(asks("bring-army", { move: "bring", army: "a" }))).toBe("armies");
  expect(wayOfAnswering(asks("choose-action", { move: "take-action", action: "march" }))).toBe("actions");
  expect(wayOfAnswering(asks("choose-shift", { move: "pass" }, { move: "shift-by", way: "left", distance: "1" }))).toBe(
    "thinking",
  );
  expect(wayOfAnswering(asks("reroll-dice", { move: "pass" }))).toBe("reroll");
  expect(wayOfAnswering(asks("choose-zone", { move: "take-zone", edge: "south" }))).toBe("things");
  expect(wayOfAnswering(asks("choose-role", { move: "take-role", role: "attacker" }))).toBe("list");
  expect(wayOfAnswering(asks("pick-mission-hand", { move: "take-missions", missions: ["1", "2"] }))).toBe("missions");
  for (const move of ["place-token", "place-pile"])
    expect(wayOfAnswering(asks("raise-corpse-pile", { move, x: "24", y: "20" }))).toBe("thinking");
});

it("lights the units that are tapped for an answer", () => {
  const { units, others } = byThing(ACTIVATE);
  expect([...units.keys()]).toEqual(["red-1", "red-2"]);
  expect(others.map(({ move }) => move.move)).toEqual(["pass-turn"]);
  const uses = asks(
    "declare-text",
    { move: "use-text", ability: "x", unit: "red-1", targets: [] },
    { move: "use-text", ability: "y", unit: "red-1", targets: ["blue-2"] },
    { move: "strike", target: "blue-2", attack: 1 },
  );
  expect([...byThing(uses).units].map(([unit, options]) => [unit, options.length])).toEqual([
    ["red-1", 1],
    ["blue-2", 2],
  ]);
});

it("answers questions before the battle with the first option, and no others", () => {
  const zone = asks("choose-zone", { move: "take-zone", edge: "south" }, { move: "leave-zones" });
  expect([isSetUp(zone), readyAnswer(zone)]).toEqual([true, { move: "take-zone", edge: "south" }]);
  expect(readyAnswer({ ...zone, answered: true })).toBeNull();
  expect([isSetUp(ACTIVATE), readyAnswer(ACTIVATE), readyAnswer(null)]).toEqual([false, null, null]);
});

it("tells the odds of Charges", () => {
  const target = {
    ...asks("declare-target", { move: "declare-charge", target: "blue-1" }),
    guidance: { odds: { "blue-1": [7200, 3] } },
  };
  expect(chargeOdds(target).get("blue-1")).toEqual({ travel: 7200, needs: 3 });
  expect(chargeOdds(null).size).toBe(0);
  expect([1, 4, 6, 7].map(chanceOf)).toEqual([1, 0.5, 1 / 6, 0]);
});

it("begins a typed move with the words of its kind", () => {
  const thought = { what: "red-2" } as Thought;
  expect(typedStart(asks("choose-maneuver", { move: "maneuver" }), thought)).toBe("maneuver ");
  expect(typedStart(asks("deploy-unit", { move: "deploy" }), thought)).toBe("deploy red-2 ");
  expect(kindOf(asks("pick-facing", { move: "charge-facing", face: "0" }))).toBe("charge-facing");
});

const DECLARE = asks(
  "declare-text",
  { move: "play-card", card: "winters-might", targets: [] },
  { move: "play-card", card: "assault-orders", targets: ["red-1"] },
  { move: "play-card", card: "assault-orders", targets: ["red-2"] },
  { move: "use-text", ability: "order-taunt", unit: "red-2", targets: [] },
  { move: "use-text", ability: "crown-of-rulers", unit: null, targets: [] },
  { move: "pass" },
);

it("finds zones, NCUs and cards that are tapped for an answer", () => {
  const claims = asks("choose-zone-to-claim", { move: "claim-zone", zone: "letter" }, { move: "pass" });
  expect(wayOfAnswering(claims)).toBe("things");
  expect([...byThing(claims).zones.keys()]).toEqual(["letter"]);
  expect([...byThing(asks("pick-zone", { move: "choose-zone", zone: "crown" })).zones.keys()]).toEqual(["crown"]);
  const tokens = asks(
    "pick-token-to-move",
    { move: "move-token", unit: "red-1", condition: "panicked", target: "blue-1" },
    { move: "swap-token", unit: "red-1", condition: "panicked", becomes: "weakened" },
    { move: "heal-wounds", unit: "red-2", wounds: 2 },
  );
  expect([...byThing(tokens).units.keys()]).toEqual(["blue-1", "red-1", "red-2"]);
  expect([...byThing(asks("activate-unit", { move: "activate", unit: "red-a" })).units.keys()]).toEqual(["red-a"]);
  expect([...byThing(DECLARE).cards].map(([card, options]) => [card, options.length])).toEqual([
    ["winters-might", 1],
    ["assault-orders", 2],
  ]);
});

it("lights the targets of a card that is lifted, and Orders while none is", () => {
  expect(wayOfAnswering(DECLARE)).toBe("things");
  expect([...byThing(DECLARE).units.keys()]).toEqual(["red-2"]);
  expect([...byThing(DECLARE, "assault-orders").units.keys()]).toEqual(["red-1", "red-2"]);
  expect([...byThing(DECLARE, "winters-might").units.keys()]).toEqual([]);
  expect(byThing(DECLARE, "assault-orders").others.map(({ move }) => move.move)).toEqual(["use-text", "pass"]);
});

it("knows questions that are answered by cards and by tokens", () => {
  expect(wayOfAnswering(asks("discard-any", { move: "discard", cards: [] }))).toBe("discard");
  expect(wayOfAnswering(asks("pick-condition", { move: "choose-condition", condition: "panicked" }))).toBe(
    "conditions",
  );
  expect(wayOfAnswering(asks("choose-free-action", { move: "take-action", action: "march" }, { move: "pass" }))).toBe(
    "actions",
  );
});

it("lights the next targets of a card after those that are named", () => {
  const support = asks(
    "declare-text",
    { move: "play-card", card: "support", targets: ["red-1", "red-2"] },
    { move: "play-card", card: "support", targets: ["red-1", "red-3"] },
    { move: "play-card", card: "support", targets: ["red-2", "red-1"] },
  );
  const lit = (...named: string[]): string[] => [...byThing(support, "support", named).units.keys()];
  expect([lit(), lit("red-1"), lit("red-2"), lit("red-1", "red-2")]).toEqual([
    ["red-1", "red-2"],
    ["red-2", "red-3"],
    ["red-1"],
    [],
  ]);
});

it("finds the part of the table that stands for an answer", () => {
  const decision = asks(
    "choose",
    { move: "take-objective", objective: 2 },
    { move: "demolish", piece: "terrain-3" },
    { move: "put-in-quadrant", quadrant: "north-west" },
    { move: "take-corner", corner: "south-east" },
    { move: "take-zone", edge: "north" },
    { move: "mark-unit", unit: "red-1" },
    { move: "leave-zones" },
  );
  const { places, units, others } = byThing(decision);
  expect([...places.keys()]).toEqual([
    "objective-2",
    "terrain-3",
    "quadrant-north-west",
    "corner-south-east",
    "edge-north",
  ]);
  expect([...units.keys()]).toEqual(["red-1"]);
  expect(others.map(({ move }) => move.move)).toEqual(["leave-zones"]);
});
