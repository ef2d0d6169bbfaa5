import type { BoardView } from "../../generated/boardgame";
import { biddingsOf, outcomesOf, type Bid, type Outcome } from "./battle";
import { turnedBy } from "./motions";

/** Something that all should see before the game goes on: cards that were turned, bids, a battle that was decided. */
export type Told =
  | { readonly kind: "westeros" | "wildling"; readonly cards: readonly string[] }
  | { readonly kind: "bids"; readonly bids: readonly Bid[] }
  | { readonly kind: "battle"; readonly outcome: Outcome };

/** What these events give to tell, in their order of importance to who comes back to it: the latest comes last. */
export function toldBy(events: readonly { event: string }[], before: BoardView | null): Told[] {
  const cards = turnedBy(events);
  const told: Told[] = outcomesOf(events, before).map((outcome) => ({ kind: "battle", outcome }));
  for (const kind of ["westeros", "wildling"] as const) {
    const turned = cards.filter((card) => card.kind === kind).map((card) => card.id);
    if (turned.length > 0) told.push({ kind, cards: turned });
  }
  for (const bids of biddingsOf(events)) told.push({ kind: "bids", bids });
  return told;
}
