import { expect, it } from "vitest";
import { Words } from "../words/words";
import { eventPieces, fold, hintText, matches, placesOf, promptText, withTails } from "./sentences";

const words = new Words("pl", [
  'list-separator = {", "}\nlist-and = { $start } i { $last }\nlist-empty = brak',
  "area-winterfell = Winterfell\n    .to = do Winterfell\narea-sea-of-dorne = Morze Dornijskie\n    .from = z Morza Dornijskiego\n",
  'event-marched = { $seat } idą { NAME($source, kind: "area", form: "from") } { NAME($target, kind: "area", form: "to") } ({ $count }).',
]);
const event = { event: "marched", seat: "stark", source: "sea-of-dorne", target: "winterfell", count: 2 };

it("finds the places of an event", () => expect(placesOf(words, event)).toEqual(["sea-of-dorne", "winterfell"]));

it("makes each place a piece of its own, in the form in which it stands there", () => {
  expect(eventPieces(words, event)).toEqual([
    { text: "stark idą ", place: null },
    { text: "z Morza Dornijskiego", place: "sea-of-dorne" },
    { text: " ", place: null },
    { text: "do Winterfell", place: "winterfell" },
    { text: " (2).", place: null },
  ]);
});

it("takes a place for the one whose name it is, though another's name stands within it", () => {
  const map = new Words("en", [
    "area-dorne = Dorne\n    .mid = the whole of sunny Dorne\narea-sea-of-dorne = Sea of Dorne\n    .mid = the Sea of Dorne\n",
    'event-sailed = From { NAME($source, kind: "area") } to { NAME($target, kind: "area", form: "mid") }.',
    'event-held = { NAME($area, kind: "area") }, { NAME($other, kind: "area") }',
  ]);
  const sailed = (source: string, target: string): (string | null)[][] =>
    eventPieces(map, { event: "sailed", source, target }).map((piece) => [piece.text, piece.place]);
  expect(sailed("dorne", "sea-of-dorne")).toEqual([
    ["From ", null],
    ["Dorne", "dorne"],
    [" to ", null],
    ["the Sea of Dorne", "sea-of-dorne"],
    [".", null],
  ]);
  // In whichever order they come, and whichever has the longer forms.
  expect(sailed("sea-of-dorne", "dorne")).toEqual([
    ["From ", null],
    ["Sea of Dorne", "sea-of-dorne"],
    [" to ", null],
    ["the whole of sunny Dorne", "dorne"],
    [".", null],
  ]);
  for (const held of [
    { area: "sea-of-dorne", other: "dorne" },
    { other: "dorne", area: "sea-of-dorne" },
  ]) {
    expect(eventPieces(map, { event: "held", ...held }).map((piece) => [piece.text, piece.place])).toEqual([
      ["Sea of Dorne", "sea-of-dorne"],
      [", ", null],
      ["Dorne", "dorne"],
    ]);
  }
});

it("takes no part of a longer word for a place", () => {
  const map = new Words("pl", [
    "area-pyke = Pyke\n",
    "event-told = Superpyke, Pykelord i Pyke’owie z { $area }: { $name }Pyke, Łodyżka Pykeż.",
  ]);
  const pieces = eventPieces(map, { event: "told", area: "pyke", name: "Ł" });
  expect(pieces.map((piece) => [piece.text, piece.place])).toEqual([
    ["Superpyke, Pykelord i ", null],
    ["Pyke", "pyke"],
    ["’owie z pyke: ŁPyke, Łodyżka Pykeż.", null],
  ]);
});

it("points at cards where each copy has a name besides its title", () => {
  const cards = new Words("en", [
    'list-separator = {", "}\nlist-and = { $start } and { $last }\nlist-empty = none',
    "title-guard = Guard\ncard-guard = Guard\ncard-guard-2 = Guard (2)\ncard-lonely = Lonely\n",
    'event-killed = Killed: { NAME($cards, kind: "card") }.',
  ]);
  const killed = { event: "killed", cards: ["guard", "guard-2", "lonely"] };
  expect(placesOf(cards, killed)).toEqual(["guard", "guard-2"]);
  expect(eventPieces(cards, killed)).toEqual([
    { text: "Killed: ", place: null },
    { text: "Guard", place: "guard" },
    { text: ", ", place: null },
    { text: "Guard (2)", place: "guard-2" },
    { text: " and Lonely.", place: null },
  ]);
});

it("keeps what follows a place without a space beside it", () => {
  const pieces = [
    { text: "Z ", place: null },
    { text: "Pyke", place: "pyke" },
    { text: ", potem ", place: null },
    { text: "Harrenhal", place: "harrenhal" },
    { text: ".", place: null },
  ];
  expect(withTails(pieces)).toEqual([
    { text: "Z ", place: null, tail: "" },
    { text: "Pyke", place: "pyke", tail: "," },
    { text: " potem ", place: null, tail: "" },
    { text: "Harrenhal", place: "harrenhal", tail: "." },
    { text: "", place: null, tail: "" },
  ]);
});

it("says an event without places in one piece", () => {
  const plain = new Words("en", ["event-began = Begins."]);
  expect(eventPieces(plain, { event: "began" })).toEqual([{ text: "Begins.", place: null }]);
});

it("finds words without minding case, accents and ł", () => {
  expect(fold("Żółć ŁÓDŹ")).toBe("zolc lodz");
  expect(matches("zolc lodz", "Łódź", "żółć")).toBe(true);
  expect(matches("lodz x", "Łódź")).toBe(false);
});

it("points at allies and leaders where there is no map", () => {
  const table = new Words("pl", [
    "leader-jon-snow = Jon Snow\nseat-jon-snow = Jon Snow\n    .dat = Jonowi Snowowi\nally-ally-varys = Varys\n",
    'event-given = { NAME($ally, kind: "ally") } służy { NAME($leader, kind: "seat", form: "dat") }.',
  ]);
  expect(eventPieces(table, { event: "given", leader: "jon-snow", ally: "ally-varys" })).toEqual([
    { text: "Varys", place: "ally-varys" },
    { text: " służy ", place: null },
    { text: "Jonowi Snowowi", place: "jon-snow" },
    { text: ".", place: null },
  ]);
});

it("asks with what is thought of already, if that answers the same question", () => {
  const spoken = new Words("en", ["ask-orders = { $seat } has { $missing } left"]);
  const asked = {
    number: 1,
    kind: "orders",
    answered: false,
    prompt: { id: "ask-orders", values: { seat: "stark", missing: 3 } },
    options: [],
    free: false,
    guidance: {},
  };
  expect(promptText(spoken, asked, null)).toBe("stark has 3 left");
  expect(promptText(spoken, asked, { kind: "orders", values: { missing: 1 } })).toBe("stark has 1 left");
  expect(promptText(spoken, asked, { kind: "bid", values: { missing: 1 } })).toBe("stark has 3 left");
});

it("says why a question is asked, as a sentence of its own", () => {
  const spoken = new Words("pl", ["hint-choose = żądany jest wybór."]);
  expect(hintText(spoken, "choose")).toBe("Żądany jest wybór.");
  expect(hintText(spoken, "pass")).toBeNull();
});

it("makes a card that is named a piece of its own, with what follows it on its line", () => {
  const map = new Words("en", [
    "unit-red-a = Catelyn (red-a)\ncard-might = Winter's Might\ntext-card-might = It hits.\n",
    'event-played = { NAME($unit, kind: "unit") } plays { NAME($card, kind: "card") }.',
  ]);
  const card = { name: "card-might", text: "text-card-might", id: "40201" };
  const played = { event: "played", unit: "red-a", card: "might" };
  expect(withTails(eventPieces(map, played, [card]))).toEqual([
    { text: "Catelyn (red-a)", place: "red-a", tail: "" },
    { text: " plays ", place: null, tail: "" },
    { text: "Winter's Might", place: null, card, tail: "." },
    { text: "", place: null, tail: "" },
  ]);
});
