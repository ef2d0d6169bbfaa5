// Made from the Python structs by `make golden`. Never edited by hand.

/** The places from first to last, each with those who share it, and the tie-breaks that were used. */
export interface Result {
  places: string[][];
  tie_breaks: string[];
}

/** What a seat may see, built up from what it knows: the frame around the game's own view. */
export interface View<Table> {
  game: string;
  data: string;
  seats: string[];
  seat: string | null;
  to_act: string[];
  ready: string[];
  tray: Record<string, unknown>[];
  over: boolean;
  result: Result | null;
  table: Table;
}
