import type { Snippet } from "svelte";
import type { IconName } from "../icons/names";

/** One of the panels around the board: beside it on a wide screen, a drawer on a narrow one. */
export interface Panel {
  id: string;
  label: string;
  icon: IconName;
  content: Snippet;
  /** A number that draws the eye: options to choose from, unread lines. */
  badge?: number;
}
