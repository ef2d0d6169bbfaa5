/** What a leader is called, and whose arms stand for a seat. */
import type { LeaderView } from "../../generated/alliances";
import { nameOf } from "../../words/spoken.svelte";

/** Seats are called after their leaders, unless those are chosen at the table: then both are said. */
export function nameFor(leader: LeaderView, seat: string): string {
  if (leader.leader === null || leader.leader === seat) return nameOf("seat", seat);
  return `${nameOf("leader", leader.leader)} (${nameOf("seat", seat)})`;
}

export function armsFor(leader: LeaderView | undefined, seat: string): string {
  return leader?.leader ?? seat;
}
