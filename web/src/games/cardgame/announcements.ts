/** What is announced: the events that everybody should notice, the last ones last. */
const ANNOUNCED = new Set([
  "ability-used",
  "card-found",
  "card-played",
  "card-power-gained",
  "card-returned",
  "cards-discarded",
  "challenge-initiated",
  "challenge-won",
  "character-saved",
  "characters-bypassed",
  "characters-killed",
  "defence-declined",
  "defenders-declared",
  "dominance-counted",
  "duplicate-attached",
  "effect-began",
  "first-player-named",
  "game-won",
  "gold-given",
  "hand-discarded",
  "hand-looked-at",
  "house-power-gained",
  "income-collected",
  "initiative-won",
  "mulligan-taken",
  "passive-resolved",
  "phase-began",
  "plot-revealed",
  "plots-returned",
  "power-moved",
  "set-up-cards-revealed",
]);
const MOST = 3;

export function announced<Event extends { event: string }>(events: readonly Event[]): Event[] {
  return events.filter((event) => ANNOUNCED.has(event.event)).slice(-MOST);
}
