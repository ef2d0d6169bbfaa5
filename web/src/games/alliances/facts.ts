import type { CardInfo } from "../../api/types";

type Color = "red" | "green" | "purple" | "white" | "blue";

/** An influence card as it is printed. */
export interface InfluenceCard {
  id: string;
  value: number;
  color: Color;
  triumph: boolean;
  /** The leader whose card it is, if it is white. */
  leader: string | null;
}

/** An ally as it is printed. */
export interface AllyCard {
  id: string;
  power: number;
  /** The house as ids have it, and as its arms are known by; null for those who serve no house. */
  house: string | null;
}

/** What is printed on the cards of this table, made easy to ask. */
export class Facts {
  readonly #cards: ReadonlyMap<string, CardInfo>;

  constructor(cards: readonly CardInfo[]) {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
  }

  /** A card; a second copy of an ally is described by the first. */
  info(id: string): CardInfo | undefined {
    return this.#cards.get(id) ?? this.#cards.get(id.replace(/-\d+$/, ""));
  }

  /** The id under which details of a card are found. */
  described(id: string): string {
    return this.info(id)?.id ?? id;
  }

  influence(id: string): InfluenceCard {
    const facts = this.info(id)?.facts ?? {};
    return {
      id,
      value: Number(facts.influence ?? 0),
      color: (facts.color ?? "white") as Color,
      triumph: facts.triumph === true,
      leader: typeof facts.leader === "string" ? facts.leader : null,
    };
  }

  ally(id: string): AllyCard {
    const facts = this.info(id)?.facts ?? {};
    const house = facts.house;
    return {
      id,
      power: Number(facts.power ?? 0),
      house: typeof house === "string" ? house.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "-") : null,
    };
  }

  isAlly(id: string): boolean {
    return this.info(id)?.kind === "ally";
  }

  /** What a card does, without the notes in brackets: those stand in its details. */
  text(id: string, language: string): string {
    const texts = this.info(id)?.texts ?? {};
    return (texts[language === "pl" ? "pl" : "en"] ?? "").replace(/\s*\[[^\]]*\]\s*$/u, "");
  }
}
