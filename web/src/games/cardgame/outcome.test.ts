import { expect, it } from "vitest";
import { outcomeOf } from "./outcome";
import { challenge, court } from "./testing";

const begun = { event: "challenge-initiated", seat: "lannister", icon: "intrigue", cards: ["varys"] };
const won = { event: "challenge-won", winner: "lannister", loser: "stark", attack: 3, defence: 0, unopposed: true };
const discarded = { event: "hand-discarded", seat: "stark", cards: ["hodor"] };
const gained = { event: "house-power-gained", seat: "lannister", power: 1, why: "unopposed" };
const ended = { event: "challenge-ended" };

it("tells how a challenge ended that came and went, and what came of it", () => {
  const events = [begun, won, discarded, { event: "number-drawn" }, gained, ended, { ...gained, why: "dominance" }];
  expect(outcomeOf(events, null, court())).toEqual({
    icon: "intrigue",
    attacker: "lannister",
    winner: "lannister",
    attack: 3,
    defence: 0,
    unopposed: true,
    after: [discarded, gained],
  });
});

it("knows the challenge from the table before", () => {
  const before = court({ challenge: challenge({ type: "power", attacker: "stark" }) });
  expect(outcomeOf([won, ended], before, court())).toMatchObject({ icon: "power", attacker: "stark", after: [] });
  expect(outcomeOf([won, ended], court(), court())).toBeNull();
});

it("leaves the telling to the lane while it is there", () => {
  expect(outcomeOf([begun, won], null, court({ challenge: challenge() }))).toBeNull();
  expect(outcomeOf([begun], null, court())).toBeNull();
});
