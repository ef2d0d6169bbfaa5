import { expect, it } from "vitest";
import { abilityText, Facts, traitId } from "./facts";
import { announced } from "./announcements";
import pictures from "./pictures.json";
import { data, facts } from "./testing";

it("finds a card by its title and by any of its copies", () => {
  expect(facts.card("stark-escort-3")?.id).toBe("stark-escort");
  expect(facts.title("eddard-stark-2")).toBe("eddard-stark");
  expect(facts.title("stranger")).toBe("stranger");
});

it("says what a card does in both languages", () => {
  expect(facts.text("jon-snow", "en")).toContain("stand Jon Snow");
  expect(facts.text("jon-snow", "pl")).toContain("powstań");
  expect(facts.text("tywin-lannister", "en")).toBe("");
  expect(facts.text("needle", "en")).toMatch(/^Attach to a Stark character\. The attached character/u);
  expect(facts.text("gilded-plate", "en")).not.toContain("Attach to");
});

it("knows which cards are used by their player", () => {
  expect(facts.isUsable("maester-luwin")).toBe(true);
  expect(facts.isUsable("hodor")).toBe(false);
});

it("has a picture for each card, and one for cards that an owner adds", () => {
  const all = [...data.cards.cards, ...data.cards.plots].map((card) => card.id);
  expect(all.filter((id) => !(id in pictures))).toEqual([]);
  expect(Object.keys(pictures).filter((id) => !all.includes(id))).toEqual([]);
  const added = new Facts({
    cards: { cards: [{ ...data.cards.cards[0]!, id: "somebody", type: "location" }], plots: [] },
  });
  expect(added.picture("somebody")).toBe("winterfell-keep");
});

it("writes traits as ids", () => expect(traitId("Night's Watch")).toBe("night-s-watch"));

it("calls out what happened, the last things last, and leaves the rest to the log", () => {
  const events = [
    "number-drawn",
    "plot-revealed",
    "cards-knelt",
    "challenge-won",
    "characters-killed",
    "power-moved",
  ].map((event) => ({ event }));
  expect(announced(events).map((event) => event.event)).toEqual(["challenge-won", "characters-killed", "power-moved"]);
});

it("tells several abilities of a card apart by their words", () => {
  const [first, second] = ["Draw 1 card.", "Stand it."].map((text) => ({
    timing: "action",
    text,
    text_pl: `pl: ${text}`,
  }));
  const own = new Facts({
    cards: {
      cards: [
        { ...data.cards.cards[0]!, id: "somebody", abilities: [first!, { ...first!, timing: "constant" }, second!] },
      ],
      plots: [],
    },
  });
  const values = { card: "somebody-2", abilities: [1, 3] };
  expect(abilityText(own, values, 1, "en")).toBe("Draw 1 card.");
  expect(abilityText(own, values, 2, "pl")).toBe("pl: Stand it.");
  expect(abilityText(own, { card: "nobody", abilities: [1] }, 1, "en")).toBeNull();
  expect(abilityText(own, { card: "somebody" }, 1, "en")).toBeNull();
});
