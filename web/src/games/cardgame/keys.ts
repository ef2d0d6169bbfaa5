/** The one key that passes. */
export const PASS_KEY = "P";

interface Pressed {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly defaultPrevented: boolean;
}

const FIELDS = ["INPUT", "TEXTAREA", "SELECT"];
const OPERATED = ["BUTTON", "A", "SUMMARY"];

/**
 * Does this key pass? P does, unless somebody is typing; so does the space bar, unless it operates what has the focus.
 *
 * A key that is held down passes once. `letters`: the person wants letters to do something.
 */
export function passes(
  event: Pressed,
  focused: { tagName: string; isContentEditable?: boolean } | null,
  dialogOpen: boolean,
  letters = true,
): boolean {
  if (event.repeat || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || dialogOpen)
    return false;
  const tag = focused?.tagName ?? "BODY";
  if (FIELDS.includes(tag) || focused?.isContentEditable) return false;
  if (event.key === " ") return !OPERATED.includes(tag);
  return letters && event.key.toUpperCase() === PASS_KEY;
}
