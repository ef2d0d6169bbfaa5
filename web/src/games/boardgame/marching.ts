/** A group of a march that is planned but not carried out yet. */
export interface Group {
  readonly source: string;
  readonly units: string;
  readonly target: string;
}

/** The groups that are planned so far, as the table tells them when it asks for the next: units by where they go. */
export function plannedGroups(source: string, groups: Readonly<Record<string, string>>): Group[] {
  return Object.entries(groups).map(([target, units]) => ({ source, units, target }));
}
