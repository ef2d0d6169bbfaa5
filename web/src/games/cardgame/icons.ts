/** Which icon stands for what. */
import type { IconName } from "../../icons/names";

export const CHALLENGE_ICON: Readonly<Record<string, IconName>> = {
  military: "sword",
  intrigue: "eye",
  power: "crown",
};
export const KEYWORD_ICON: Readonly<Record<string, IconName>> = {
  renown: "laurel",
  stealth: "stealth",
  limited: "padlock",
};
export const PHASE_ICON: Readonly<Record<string, IconName>> = {
  plot: "quill",
  draw: "draw",
  marshalling: "banner",
  challenges: "march",
  dominance: "throne",
  standing: "stand",
  taxation: "tax",
};
export const PHASES = Object.keys(PHASE_ICON);
export const CHALLENGES = Object.keys(CHALLENGE_ICON);
