import { countsOf, total } from "./units";

/** A group of a march that is planned but not carried out yet. */
export interface Group {
  readonly source: string;
  readonly units: string;
  readonly target: string;
}

/**
 * The groups that are still planned. The table tells which units of the area are left: if more are left than there should be, the
 * last groups were taken back; if fewer are, they were planned elsewhere (another window) and nothing is known about them.
 */
export function keptGroups(groups: readonly Group[], source: string, there: string, left: string): Group[] {
  let kept = groups.filter((group) => group.source === source);
  const gone = total(countsOf(there)) - total(countsOf(left));
  const count = (): number => kept.reduce((sum, group) => sum + total(countsOf(group.units)), 0);
  while (kept.length > 0 && count() > gone) kept = kept.slice(0, -1);
  return kept;
}
