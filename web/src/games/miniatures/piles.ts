/** Where the Tactics cards of a player are, as far as the viewer knows: deck lists are open, hands and decks are not. */
import type { FieldView, PlayerView } from "../../generated/miniatures";

/** One title of a deck list. */
export interface PiledCard {
  readonly card: string;
  /** Copies in the deck list. */
  readonly copies: number;
  /** Copies of which the viewer doesn't know whether they are in the hand or in the deck; of the own cards those in the deck. */
  readonly unseen: number;
}

const countOf = (cards: readonly (string | null)[], card: string): number => cards.filter((one) => one === card).length;

/** Cards of a player that lie on the table: attached to somebody, or just played. */
export function onTable(view: FieldView, seat: string): string[] {
  const bearers = [...view.units, ...view.ncus, ...view.players];
  const attached = bearers
    .flatMap(({ bears }) => bears)
    .filter((one) => one.kind === "card" && one.seat === seat)
    .map(({ text }) => text);
  const played = view.declared.filter((one) => one.card && one.seat === seat).map(({ text }) => text);
  return [...attached, ...played];
}

/** The deck list of a player, each title once, with how many of it lie where the viewer doesn't see them. */
export function pileOf(player: PlayerView): PiledCard[] {
  return [...new Set(player.deck_list)].map((card) => ({
    card,
    copies: countOf(player.deck_list, card),
    unseen: countOf(player.in_hand_or_deck, card) - countOf(player.hand, card),
  }));
}

/** Whether anybody at this table has Tactics cards or NCUs. */
export function hasPeople(view: FieldView): boolean {
  return view.ncus.length > 0 || view.players.some((player) => player.deck_list.length > 0);
}
