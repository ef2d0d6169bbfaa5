import { expect, it } from "vitest";
import type { AnyView, PlainEvent } from "../../api/types";
import { scenesOf } from "./scenes";

const none = {} as AnyView;
const attack: PlainEvent[] = [
  { event: "unit-activated", unit: "red-1" },
  {
    event: "attack-declared",
    attacker: "red-1",
    defender: "blue-2",
    attack: "longsword",
    side: "front",
    charge: false,
    dice: [
      [6, "ranks"],
      [1, "fury"],
    ],
  },
  { event: "rolled", purpose: "attack", unit: "red-1", dice: [1, 4, 6] },
  {
    event: "rerolled",
    seat: "red",
    source: "charge-bonus",
    unit: "red-1",
    purpose: "attack",
    rerolled: [1],
    dice: [5, 4, 6],
  },
  { event: "hits-counted", attacker: "red-1", hits: 3, misses: 0, piercing: 0, to_hit: 4, modifiers: [], keywords: [] },
  { event: "rolled", purpose: "defense", unit: "blue-2", dice: [2, 3, 6] },
  { event: "hits-blocked", defender: "blue-2", blocked: 1, unblocked: 2, defense: 3, modifiers: [[-1, "sundering"]] },
  { event: "wounds-suffered", unit: "blue-2", wounds: 2, models_lost: 2, ranks_left: 3, cause: "attack" },
  {
    event: "test-made",
    unit: "blue-2",
    panic: true,
    dice: [2, 2, 3],
    result: 4,
    morale: 6,
    passed: false,
    modifiers: [],
  },
  { event: "wounds-suffered", unit: "blue-2", wounds: 3, models_lost: 3, ranks_left: 2, cause: "panic" },
  { event: "attack-completed", attacker: "red-1", defender: "blue-2", wounds: 2, destroyed: false },
];

it("tells an attack with its sum and its losses, and dice that were thrown again", () => {
  const [scene, ...others] = scenesOf(attack, none, "blue");
  expect(others).toEqual([]);
  expect(scene).toMatchObject({
    id: "attack 1",
    at: 10,
    mine: true,
    seat: "red",
    open: false,
    places: ["red-1", "blue-2"],
  });
  expect(scene?.outcome?.id).toBe("scene-attack-done");
  expect(scene?.lines.map((line) => [line.text.id, line.amount])).toEqual([
    ["scene-dice", 7],
    ["scene-hits", 3],
    ["scene-blocked", -1],
    ["scene-wounds", 2],
    ["scene-panic", 4],
    ["scene-wounds", 3],
  ]);
  expect(scene?.lines[1]?.dice).toEqual([
    { face: 5, good: true, before: [1] },
    { face: 4, good: true },
    { face: 6, good: true },
  ]);
  // A Defense of 3+ with -1 needs a 4.
  expect(scene?.lines[2]?.dice?.map((die) => die.good)).toEqual([false, false, true]);
});

it("is told when it is over, and is nobody's who only watches", () => {
  expect(scenesOf(attack.slice(0, 5), none, null)).toEqual([]);
  expect(scenesOf(attack, none, null)[0]?.mine).toBe(false);
  // Whoever was destroyed before their dice fell leaves an attack without an end.
  const broken = scenesOf([...attack.slice(0, 5), { event: "activation-ended", unit: "red-1" }], none, "red");
  expect(broken.map((scene) => [scene.id, scene.outcome])).toEqual([["attack 1", undefined]]);
});

it("tells the attack of a Charge with the Charge, and a Charge that fails alone", () => {
  const charge: PlainEvent[] = [
    { event: "charge-declared", unit: "red-1", target: "blue-2", side: "front" },
    { event: "charge-faced", unit: "red-1", face: "0", travel: "7.2", needs: 3 },
    { event: "rolled", purpose: "charge", unit: "red-1", dice: [4] },
    { event: "charge-distance", unit: "red-1", die: 4, distance: "9", disorderly: false },
  ];
  const struck = [...charge, { ...attack[1], event: "attack-declared", charge: true }, ...attack.slice(2)];
  const scenes = scenesOf(struck, none, "red");
  expect(scenes.map((scene) => scene.id)).toEqual(["charge 0"]);
  expect(scenes[0]?.lines.slice(0, 2).map((line) => line.amount)).toEqual(["3+", 9]);
  expect(scenes[0]?.outcome?.id).toBe("scene-attack-done");
  const failed = scenesOf(
    [...charge, { event: "charge-failed", unit: "red-1", target: "blue-2", moved: "9", by: "" }],
    none,
    "red",
  );
  expect(failed[0]?.outcome?.id).toBe("scene-charge-failed");
});

it("puts points of one moment together, and shows lost units, panic and the end", () => {
  const scenes = scenesOf(
    [
      { event: "victory-points-scored", seat: "red", source: "objectives", points: 1, total: 3 },
      { event: "victory-points-scored", seat: "blue", source: "objectives", points: 1, total: 2 },
      {
        event: "test-made",
        unit: "red-2",
        panic: true,
        dice: [1, 1, 2],
        result: 2,
        morale: 6,
        passed: false,
        modifiers: [],
      },
      { event: "unit-destroyed", unit: "red-2" },
      { event: "game-won", seat: "blue", points: 9 },
    ],
    none,
    "red",
  );
  expect(scenes.map(({ id, mine, lines }) => [id, mine, lines.length])).toEqual([
    ["points 0", true, 2],
    ["panic 2", true, 1],
    ["destroyed 3", true, 0],
    ["end 4", true, 0],
  ]);
});

const card: PlainEvent = { event: "card-played", seat: "blue", card: "bribery", unit: null, targets: ["red-1"] };

it("shows a card that was played until its opponent has seen it", () => {
  const [scene] = scenesOf([card], none, "red");
  expect(scene?.title).toEqual({ id: "scene-card", values: card });
  expect(scene?.lines.map(({ text }) => text.id)).toEqual(["text-card-bribery", "scene-card-targets"]);
  expect([scene?.mine, scene?.seat, scene?.places]).toEqual([true, "blue", ["red-1"]]);
  expect(scenesOf([card], none, "blue")[0]?.mine).toBe(false);
  expect(scenesOf([card], none, null)[0]?.mine).toBe(false);
  const [about] = scenesOf([{ ...card, unit: "blue-2", targets: [] }], none, "red");
  expect(about?.lines.map(({ text, seat }) => [text.id, seat])).toEqual([
    ["text-card-bribery", undefined],
    ["scene-card-unit", "blue"],
  ]);
});

it("tells of a card that it was cancelled, and shows it again then", () => {
  const cancel: PlainEvent = { event: "effect-cancelled", unit: null, ability: "bribery" };
  const answer: PlainEvent = { ...card, seat: "red", card: "counterplot", targets: [] };
  const [other, played] = scenesOf([card, answer, cancel], none, "red");
  expect([played?.outcome?.id, played?.at]).toEqual(["scene-card-cancelled", 2]);
  expect([other?.outcome, other?.at]).toEqual([undefined, 1]);
});

it("tells whoever didn't do it that a zone was Claimed", () => {
  const claim: PlainEvent = { event: "zone-claimed", ncu: "blue-a", zone: "crown" };
  expect(scenesOf([claim], none, "blue")).toEqual([]);
  const [scene] = scenesOf([claim], none, "red");
  expect([scene?.title.id, scene?.lines[0]?.text.id, scene?.mine]).toEqual(["scene-zone", "text-zone-crown", false]);
});

it("tells of a card before the attack in which it was played", () => {
  const [begun, ...rest] = attack.slice(1);
  const scenes = scenesOf([...(begun ? [begun] : []), card, ...rest], none, "red");
  expect(scenes.map(({ title }) => title.id).slice(0, 2)).toEqual(["scene-card", "scene-attack"]);
});

it("tells what happens by the Game Mode in the words of its events", () => {
  const told: [PlainEvent, seat: string, places: string[]][] = [
    [{ event: "arrows-fell", unit: "red-1", hits: 3 }, "red", ["red-1"]],
    [{ event: "objective-taken", unit: "blue-1", loser: "red-1", objective: 2 }, "blue", ["blue-1"]],
    [{ event: "unit-redeployed", unit: "red-2" }, "red", ["red-2"]],
    [{ event: "unit-marked", seat: "blue", unit: "red-1" }, "blue", ["red-1"]],
    [{ event: "wall-destroyed", wall: "red-wall-1" }, "red", ["red-wall-1"]],
    [{ event: "player-eliminated", seat: "red" }, "red", []],
  ];
  for (const [event, seat, places] of told) {
    const [scene] = scenesOf([event], none, "red");
    expect([scene?.title.id, scene?.seat, scene?.places]).toEqual([`event-${event.event}`, seat, places]);
    expect(scene?.mine).toBe(seat === "red");
  }
});

it("shows what a Mission or a Siege Strategy card says", () => {
  const events: PlainEvent[] = [
    { event: "mission-revealed", seat: "blue", mission: "7" },
    { event: "siege-card-played", seat: "red", card: "boiling-oil" },
  ];
  expect(scenesOf(events, none, "red").map(({ lines }) => lines[0]?.text.id)).toEqual([
    "text-mission-7",
    "text-siege-card-boiling-oil",
  ]);
});

it("puts squares and the points that they bring on one scene", () => {
  const square: PlainEvent = { event: "quadrant-controlled", seat: "red", quadrant: "north-west", points: 9, next: 4 };
  const points: PlainEvent = { event: "victory-points-scored", seat: "red", points: 1, total: 1, source: "quadrants" };
  const scenes = scenesOf([square, points, { ...square, seat: "blue", quadrant: "south-east" }], none, "red");
  expect(scenes.map(({ lines }) => lines.map(({ text }) => text.id))).toEqual([
    ["event-quadrant-controlled", "scene-vp-by", "event-quadrant-controlled"],
  ]);
});
