/** How cards move: from the area to the lane and back, into play, out of it. */
import { flip, type AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { moves } from "../../settings.svelte";

const DURATION = 380;

/** So long something takes that moves; nothing, where nothing may move. */
export function lasting(milliseconds: number = DURATION): number {
  return moves() ? milliseconds : 0;
}

/** A card that comes into play is laid down; one that leaves it turns over and sinks. */
function layDown(_: Element, __: unknown, intro: boolean): TransitionConfig {
  return {
    duration: lasting(intro ? DURATION : DURATION * 1.6),
    easing: cubicOut,
    css: (t, u) =>
      intro
        ? `opacity: ${t}; transform: translateY(${u * 40}px) scale(${1 + u * 0.25})`
        : `opacity: ${t}; transform: translateY(${u * 26}px) rotate(${u * -24}deg)`,
  };
}

/** What isn't drawn (its panel is closed, say) has no size, and can't be scaled to or from one. */
function isDrawn({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width > 0 && height > 0;
}

const AT_ONCE = { duration: 0 };

type Begin = () => TransitionConfig;
type Between = (node: Element, params: { key: string }) => Begin;

const whereDrawn =
  (transition: Between): Between =>
  (node, params) => {
    const begin = transition(node, params);
    return () => {
      const config = begin();
      return isDrawn(node.getBoundingClientRect()) ? config : AT_ONCE;
    };
  };

const [leave, arrive] = crossfade({ duration: () => lasting(), easing: cubicOut, fallback: layDown }) as unknown as [
  Between,
  Between,
];

/** A card that goes from one place to another is seen on its way, by its name. */
export const [send, receive] = [whereDrawn(leave), whereDrawn(arrive)];

/** Cards make room for others, and close up after them. */
export function shift(node: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return isDrawn(places.from) && isDrawn(places.to) ? flip(node, places, { duration: lasting() }) : AT_ONCE;
}
