/** What the board gives to the page around it: the answer to confirm, and what else can be done. */
import type { Decision, PlainMove } from "../../api/types";
import { optionText } from "../../table/sentences";
import { nameOf, say, spoken } from "../../words/spoken.svelte";
import type { Offer, OfferedAction } from "../types";
import type { Hand } from "./hand.svelte";
import type { Plan } from "./plan.svelte";
import type { Rerolls } from "./rerolls.svelte";

interface Doing {
  busy: boolean;
  play: (move: PlainMove) => Promise<boolean>;
}

/** The answer that lets it be, as a button; none if something must be done. */
export function passing(decision: Decision | null, { busy, play }: Doing, label?: string): OfferedAction[] {
  const pass = decision?.options.find(({ move }) => move.move === "pass");
  if (!pass) return [];
  return [{ label: label ?? optionText(spoken.words, pass.move), enabled: !busy, run: () => void play(pass.move) }];
}

/** A ghost that rests: it is confirmed, or the next suggestion is looked at. Where it is refused, it goes to what comes nearest. */
export function thoughtOffer(plan: Plan, doing: Doing, confirm: () => void): Offer {
  const { thinking, rested, problem, nearest } = plan;
  const several = (thinking?.suggestions ?? []).filter((one) => one.thought.what === rested?.what).length > 1;
  const walking: OfferedAction[] = [
    { label: say("field-previous"), icon: "previous", run: () => plan.walk(-1) },
    { label: say("field-next"), icon: "next", run: () => plan.walk(1) },
  ];
  return {
    confirm: {
      label: nearest ? say("field-nearest", { instead: nearest.instead }) : say("field-do"),
      enabled: !doing.busy && (!problem || nearest !== null),
      run: confirm,
    },
    actions: [...(several ? walking : []), ...passing(plan.decision, doing)],
  };
}

/** Dice that are thrown again, or kept. */
export function rerollOffer(rerolls: Rerolls, decision: Decision | null, doing: Doing): Offer {
  const { sources, source, dice } = rerolls;
  const others = sources.length > 1 ? sources : [];
  return {
    confirm: {
      label: say("field-reroll", { count: dice.length, source: source ?? "none" }),
      enabled: !doing.busy && dice.length > 0 && source !== null,
      run: () => void doing.play(rerolls.move),
    },
    actions: [
      ...others.map((one) => ({
        label: nameOf("ability", one),
        enabled: one !== source,
        run: () => (rerolls.source = one),
      })),
      ...passing(decision, doing, say("field-keep-dice")),
    ],
    line: say("field-choose-dice"),
  };
}

/** A card that is lifted: it is played, or somebody is chosen for it; else what is asked can be let be. */
export function cardOffer(hand: Hand, decision: Decision | null, doing: Doing): Offer {
  const { lifted } = hand;
  const playable = decision?.options.some(({ move }) => move.move === "play-card" && move.card === lifted) ?? false;
  if (lifted === null || !playable) return {};
  const move = hand.play(decision);
  return {
    confirm: {
      label: say("hand-play", { card: lifted }),
      enabled: !doing.busy && move !== null,
      run: () => move && void doing.play(move),
    },
    line: move ? null : say("hand-choose-target", { card: lifted, number: hand.targets.length + 1 }),
  };
}

/** A zone that is chosen to be Claimed. */
export function claimOffer(
  zone: string,
  options: readonly Decision["options"][number][] | undefined,
  doing: Doing,
): Offer {
  const [option] = options ?? [];
  return {
    confirm: {
      label: say("tactics-claim", { zone }),
      enabled: !doing.busy && option !== undefined,
      run: () => option && void doing.play(option.move),
    },
  };
}

/** Cards that are marked to be discarded. */
export function discardOffer(
  hand: Hand,
  held: readonly (string | null)[],
  decision: Decision | null,
  doing: Doing,
): Offer {
  const move = hand.discard(decision, held);
  const numbers = (decision?.options ?? []).map(({ move: one }) => (one.cards as readonly string[]).length);
  /** So many must be discarded; 0 where it may be any number. */
  const count = new Set(numbers).size === 1 ? numbers[0] : 0;
  return {
    confirm: {
      label: say("hand-discard", { count: hand.marked.length }),
      enabled: !doing.busy && move !== null,
      run: () => move && void doing.play(move),
    },
    line: say("hand-choose-discards", { count }),
  };
}
