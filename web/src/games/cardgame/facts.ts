/** The card file as the board reads it: what is printed on each card. */
import pictures from "./pictures.json";

interface Ability {
  readonly timing: string;
  readonly text: string;
  readonly text_pl: string;
}

/** A card, or a plot, as it is printed. */
export interface Printed {
  readonly id: string;
  readonly type: string;
  readonly house: string;
  readonly unique: boolean;
  readonly traits: readonly string[];
  readonly abilities: readonly Ability[];
  readonly cost?: number;
  readonly strength?: number;
  readonly icons?: readonly string[];
  readonly keywords?: readonly string[];
  readonly income_bonus?: number;
  readonly income?: number;
  readonly initiative?: number;
  readonly claim?: number;
  /** Of an attachment: the characters that may bear it. */
  readonly attach_to?: Readonly<Record<string, unknown>>;
  readonly note?: string;
  readonly note_pl?: string;
}

export interface GameData {
  readonly cards: { readonly cards: readonly Printed[]; readonly plots: readonly Printed[] };
}

/** The timings of texts that a player decides to use. */
const USED = ["action", "response", "save_response"];

const BY_TYPE: Readonly<Record<string, string>> = {
  character: "ser-rodrik-cassel",
  location: "winterfell-keep",
  attachment: "gilded-plate",
  event: "plot-rule-by-decree",
  plot: "plot-rule-by-decree",
};

export class Facts {
  readonly #cards: ReadonlyMap<string, Printed>;

  constructor(data: GameData) {
    this.#cards = new Map([...data.cards.cards, ...data.cards.plots].map((card) => [card.id, card]));
  }

  /** A card by its title, or by the name of one of its copies. */
  card(id: string): Printed | undefined {
    return this.#cards.get(id) ?? this.#cards.get(copied(id));
  }

  /** The title of a card in play: that of its first copy. */
  title(id: string): string {
    return this.card(id)?.id ?? id;
  }

  /** What the card says in one of the languages: who may bear it, and what it does. */
  text(id: string, language: string): string {
    const card = this.card(id);
    const does = (card?.abilities ?? []).map((ability) => (language === "pl" ? ability.text_pl : ability.text));
    return [hostText(card, language), ...does].filter(Boolean).join(" ");
  }

  /** Has the card a text that its player uses, rather than one that works by itself? */
  isUsable(id: string): boolean {
    return (this.card(id)?.abilities ?? []).some((ability) => USED.includes(ability.timing));
  }

  /** Under which name its picture stands: its own, or that of its type for a card that isn't ours. */
  picture(id: string): string {
    const title = this.title(id);
    return title in pictures ? title : (BY_TYPE[this.card(id)?.type ?? ""] ?? "winterfell-keep");
  }
}

/**
 * The words of one of several abilities that a question offers: `abilities` of its values are their places on its card, counted from 1.
 *
 * Null if the card isn't known.
 */
export function abilityText(
  facts: Facts,
  values: Record<string, unknown>,
  chosen: number,
  language: string,
): string | null {
  const places = Array.isArray(values.abilities) ? (values.abilities as number[]) : [];
  const ability = facts.card(String(values.card))?.abilities[(places[chosen - 1] ?? 0) - 1];
  return ability ? (language === "pl" ? ability.text_pl : ability.text) : null;
}

/** Of an attachment that not every character may bear: who may. The card file says it in a note. */
function hostText(card: Printed | undefined, language: string): string {
  const { type, controller, ...limits } = card?.attach_to ?? {};
  const limited =
    Object.keys(limits).length > 0 || (controller ?? "any") !== "any" || (type ?? "character") !== "character";
  return limited ? ((language === "pl" ? card?.note_pl : card?.note) ?? "") : "";
}

function copied(id: string): string {
  return id.replace(/-\d+$/u, "");
}

/** The part of a message's id that names a trait: `Night's Watch` is `night-s-watch`. */
export function traitId(trait: string): string {
  return trait
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}
