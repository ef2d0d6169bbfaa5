/** Who sits where, and what lies under what. */
import type { CardView, ChallengeView, CourtView, PlayerView } from "../../generated/cardgame";

export interface Sides {
  readonly below: PlayerView;
  readonly above: PlayerView;
}

/** The viewer sits below; for spectators it is the first player of the match. */
export function sidesOf(view: CourtView, viewer: string | null): Sides {
  const [first, second] = view.players;
  if (!first || !second) throw new Error("the card game is for two");
  return second.house === viewer ? { below: second, above: first } : { below: first, above: second };
}

/** A character or location with all that lies under it. */
export interface Stack {
  readonly card: CardView;
  readonly attachments: readonly CardView[];
}

/** The characters and locations of a player, each with its attachments, whoever owns those. */
export function stacksOf(view: CourtView, player: PlayerView): Stack[] {
  const all = view.players.flatMap((one) => one.in_play);
  return player.in_play
    .filter((card) => card.host === null)
    .map((card) => ({ card, attachments: all.filter((other) => other.host === card.card) }));
}

/** The two sides of the lane: who was declared, with those whom somebody is just declaring. */
export interface Lane {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

export function laneOf(
  challenge: ChallengeView | null,
  declaring: { kind: string; picked: readonly string[] } | null,
): Lane {
  if (!challenge) return { attackers: [], defenders: [] };
  const more = (kind: string): readonly string[] => (declaring?.kind === kind ? declaring.picked : []);
  return {
    attackers: [...new Set([...challenge.attackers, ...more("declare-attackers")])],
    defenders: [...new Set([...challenge.defenders, ...more("declare-defenders")])],
  };
}

/** What both sides of a challenge have; before a side is declared for good, those who are being declared are added up. */
export function totalsOf(
  challenge: ChallengeView,
  lane: Lane,
  strength: (card: string) => number,
): { attack: number; defence: number } {
  const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + strength(card), 0);
  return {
    attack: challenge.attackers.length > 0 ? challenge.attack : sum(lane.attackers),
    defence: challenge.defenders.length > 0 ? challenge.defence : sum(lane.defenders),
  };
}

/** Everything on the table that can be pointed at. */
export function visibleCards(view: CourtView): Set<string> {
  return new Set(
    view.players.flatMap((player) => [
      ...player.in_play.map((card) => card.card),
      ...(player.plot ? [player.plot] : []),
    ]),
  );
}

/** What a character adds to the total of its side. */
export function counted(challenge: ChallengeView, card: CardView): number {
  return challenge.uncounted.includes(card.card) ? 0 : card.strength;
}

/** What the income of a player comes from: the revealed plot by itself, and all of it together. */
export function incomeOf(player: PlayerView): { plot: number; total: number } {
  return { plot: player.income_lines.find(([, source]) => source === player.plot)?.[0] ?? 0, total: player.income };
}

/** What the lines of a card's strength add up to beyond what is printed. */
export function changes(card: CardView): readonly (readonly [number, string])[] {
  return card.strength_lines.filter(([value, source]) => source !== "printed" && value !== 0);
}

/** Has a name a word that hardly fits on a small card? It is written closer then. */
export function isLong(name: string): boolean {
  return name.split(/[\s-]/u).some((word) => word.length > 8);
}

/** Hand cards with equal titles lie together; each has a name of its own. */
export function numbered(titles: readonly string[]): { title: string; key: string }[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return { title, key: `${title} ${count}` };
  });
}
