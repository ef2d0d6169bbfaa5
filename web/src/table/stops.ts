import type { StopInfo } from "../api/types";
import type { StopsMessage } from "../generated/wire";

/** The kinds of windows below their headings, in the order of the game. */
export function grouped(all: readonly StopInfo[]): [string, StopInfo[]][] {
  const groups = new Map<string, StopInfo[]>();
  for (const stop of all) groups.set(stop.group, [...(groups.get(stop.group) ?? []), stop]);
  return [...groups];
}

/** Where one is asked after one of them was ticked or unticked. */
export function toggled(all: readonly StopInfo[], asked: readonly string[], id: string): string[] {
  return all.map((stop) => stop.id).filter((one) => asked.includes(one) !== (one === id));
}

/** Each kind once, in the order in which it came. */
export function kindsOf(windows: readonly string[]): string[] {
  return [...new Set(windows)];
}

export type Standing = "asked" | "skipping" | "passing" | "waiting";

/** How a seat stands that has an unanswered question or none; what it is really asked goes before the passing that it wished for. */
export function standingOf(stops: Pick<StopsMessage, "until" | "passing"> | null, asked: boolean): Standing {
  if (asked && !stops?.passing) return "asked";
  if (stops?.until) return "skipping";
  return stops?.passing ? "passing" : "waiting";
}
