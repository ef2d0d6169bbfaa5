/** How cards move: from the area to the lane and back, into play, out of it. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { moves } from "../../settings.svelte";

export const DURATION = 380;

/** So long something takes that moves; nothing, where nothing may move. */
export function lasting(milliseconds: number = DURATION): number {
  return moves() ? milliseconds : 0;
}

/** A card that comes into play is laid down; one that leaves it turns over and sinks. */
function layDown(_: Element, __: unknown, intro: boolean): TransitionConfig {
  return {
    duration: lasting(intro ? DURATION : DURATION * 1.6),
    easing: cubicOut,
    css: (t, u) => (intro ? `opacity: ${t}; transform: translateY(${u * 40}px) scale(${1 + u * 0.25})` : `opacity: ${t}; transform: translateY(${u * 26}px) rotate(${u * -24}deg)`),
  };
}

/** A card that goes from one place to another is seen on its way, by its name. */
export const [send, receive] = crossfade({ duration: () => lasting(), easing: cubicOut, fallback: layDown });
