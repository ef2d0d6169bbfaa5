/**
 * At one screen: the seat that the screen must be handed to, or null if whoever sits there can stay.
 *
 * Whoever is asked stays until they have answered; then it is the turn of the first other one of this screen who is asked.
 */
export function nextAtScreen(mine: readonly number[], toAct: readonly number[], present: number | null): number | null {
  const due = mine.filter((seat) => toAct.includes(seat));
  if (present !== null && due.includes(present)) return null;
  return due[0] ?? null;
}
