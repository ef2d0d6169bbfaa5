/** What can be tapped: every answer has a place on the table, named by a key. */
import type { Move, RealmView } from "../../generated/alliances";

export type Offers = ReadonlyMap<string, Move>;

export const cardKey = (card: string): string => `card ${card}`;
export const bidKey = (leader: string, card: string): string => `bid ${leader} ${card}`;
export const leaderKey = (leader: string): string => `leader ${leader}`;
export const councilKey = (leader: string, neighbor: string): string => `council ${leader} ${neighbor}`;
export const allyKey = (ally: string): string => `ally ${ally}`;
export const tokenKey = (leader: string, neighbor: string, number: number): string =>
  `token ${leader} ${neighbor} ${number}`;

/** Where a move is tapped; a move without a place is a button. */
export function keyOf(move: Move): string {
  switch (move.move) {
    case "play-card":
    case "set-aside":
    case "choose-card":
      return cardKey(move.card);
    case "choose-bid-card":
      return bidKey(move.leader, move.card);
    case "choose-leader":
      return leaderKey(move.leader);
    case "take-leader":
      return `arms ${move.leader}`;
    case "choose-council":
      return councilKey(move.leader, move.neighbor);
    case "choose-ally":
      return allyKey(move.ally);
    case "choose-token":
      return tokenKey(move.leader, move.neighbor, move.number);
    case "agree":
      return `button agree ${move.yes}`;
    default:
      return `button ${move.move}`;
  }
}

export function offersOf(moves: readonly Move[]): Offers {
  return new Map(moves.map((move) => [keyOf(move), move]));
}

export const isButton = (key: string): boolean => key.startsWith("button ");

/** Questions whose cards are those of the own hand; of the cards that go round in a draft. */
const FROM_HAND = new Set(["take-turn", "final-card", "give-card", "discard-card", "try-to-kill", "cancel-kill"]);
const FROM_PACKET = "choose-card-to-keep";

export type Cards = "hand" | "packet" | "elsewhere";

/** Where the cards lie that a question of this kind offers. */
export function cardsOf(kind: string | undefined): Cards {
  if (kind === FROM_PACKET) return "packet";
  return kind !== undefined && FROM_HAND.has(kind) ? "hand" : "elsewhere";
}

/**
 * The answers that have to be laid out beside the table: those that lie nowhere in sight. On a small screen councils and bid areas
 * show only what they come to, so that what lies in them is laid out too.
 */
export function laidOut(offers: Offers, view: RealmView, kind: string | undefined, small: boolean): Move[] {
  const onTable = new Set([...view.councils.flatMap((council) => council.allies), view.current, ...view.offered]);
  return [...offers.values()].filter((move) => {
    if (move.move === "choose-card") return cardsOf(kind) === "elsewhere";
    if (move.move === "choose-ally") return small || !onTable.has(move.ally);
    if (move.move === "choose-token" || move.move === "choose-bid-card") return small;
    return move.move === "take-leader";
  });
}

/** The move that somebody had in mind who tapped something that isn't offered: of the kind that is asked. */
export function triedAt(offers: Offers, attempt: Move): Move | null {
  return [...offers.values()].some((move) => move.move === attempt.move) ? attempt : null;
}
