/**
 * At one screen: the seat that the screen must be handed to, or null if whoever sits there can stay.
 *
 * Whoever is asked stays until they have answered; then it is the turn of the first other one of this screen who is asked. For a
 * seat at whose window the table will pass the screen isn't handed over, whatever that one holds.
 */
export function nextAtScreen(
  mine: readonly number[],
  toAct: readonly number[],
  present: number | null,
  passing: readonly number[] = [],
): number | null {
  const due = mine.filter((seat) => toAct.includes(seat) && !passing.includes(seat));
  if (present !== null && due.includes(present)) return null;
  return due[0] ?? null;
}
