/** Great moments of a battle: attacks, Charges, Panic Tests, points, the end; each from the events that tell of it. */
import type { PlainEvent } from "../../api/types";
import type { Die } from "../../table/dice";
import type { Scene, SceneLine, ScenesOf } from "../../table/stage";
import { counts, neededOf, type Lines } from "./tally";

const seatOf = (unit: unknown): string => String(unit).split("-")[0] ?? "";

/** Sources of Victory Points of which a scene tells in words of their own. */
const VP_SCENES: ReadonlyMap<string, string> = new Map([
  ["destroyed", "scene-vp-destroyed"],
  ["objectives", "scene-vp-objectives"],
]);

/** A scene that is being put together. */
interface Draft extends Scene {
  lines: SceneLine[];
  at: number;
  outcome?: NonNullable<Scene["outcome"]>;
  open?: boolean;
}

/** What is known of the dice of an attack before they are counted. */
interface Thrown {
  dice: number[];
  before: Map<number, number[]>;
}

class Telling {
  readonly scenes: Draft[] = [];
  /** Attacks and Charges that go on, the innermost last. */
  #open: Draft[] = [];
  #thrown: Thrown = { dice: [], before: new Map() };

  constructor(private readonly me: string | null) {}

  tell(event: PlainEvent, number: number): void {
    const inner = this.#open.at(-1);
    switch (event.event) {
      case "charge-declared":
        this.#begin("charge", number, { id: "scene-charge", values: event }, [event.unit, event.target]);
        break;
      case "charge-faced":
        this.#line(number, {
          text: { id: "scene-needs", values: { travel: Math.round(Number(event.travel) * 10) / 10 } },
          amount: `${String(event.needs)}+`,
        });
        break;
      case "charge-distance":
        this.#line(number, {
          text: { id: event.disorderly ? "scene-disorderly" : "scene-distance", values: event },
          amount: Number(event.distance),
          dice: this.#dice(1),
        });
        break;
      case "charge-failed":
        this.#end(number, { id: "scene-charge-failed", values: event });
        break;
      case "attack-declared": {
        // The attack at the end of a Charge is told with it.
        if (!(event.charge && inner?.id.startsWith("charge")))
          this.#begin("attack", number, { id: "scene-attack", values: event }, [event.attacker, event.defender]);
        const lines = event.dice as Lines;
        this.#line(number, {
          text: { id: "scene-dice", values: { side: event.side } },
          seat: seatOf(event.attacker),
          amount: lines.reduce((sum, [value]) => sum + value, 0),
        });
        break;
      }
      case "rolled":
        this.#thrown = { dice: event.dice as number[], before: new Map() };
        break;
      case "rerolled":
        this.#reroll(event);
        break;
      case "hits-counted":
        this.#line(number, {
          text: { id: "scene-hits", values: event },
          seat: seatOf(event.attacker),
          amount: Number(event.hits) + Number(event.piercing),
          dice: this.#dice(neededOf(Number(event.to_hit), event.modifiers as Lines)),
        });
        break;
      case "hits-blocked":
        this.#line(number, {
          text: { id: "scene-blocked", values: event },
          seat: seatOf(event.defender),
          amount: -Number(event.blocked),
          dice: this.#dice(neededOf(Number(event.defense), event.modifiers as Lines)),
        });
        break;
      case "wounds-suffered":
        if (inner)
          this.#line(number, {
            text: { id: "scene-wounds", values: event },
            seat: seatOf(event.unit),
            amount: Number(event.wounds),
            sum: true,
          });
        break;
      case "test-made":
        this.#test(event, number);
        break;
      case "attack-completed":
        this.#end(number, {
          id: event.destroyed ? "scene-attack-destroyed" : "scene-attack-done",
          values: event,
        });
        break;
      case "card-played":
        this.#card(event, number);
        break;
      case "siege-card-played":
        this.#told(event, number, String(event.seat), [], `text-siege-card-${String(event.card)}`);
        break;
      case "mission-revealed":
        this.#told(event, number, String(event.seat), [], `text-mission-${String(event.mission)}`);
        break;
      case "unit-marked":
        this.#told(event, number, String(event.seat), [event.unit]);
        break;
      case "objective-taken":
      case "unit-redeployed":
      case "arrows-fell":
        this.#told(event, number, seatOf(event.unit), [event.unit]);
        break;
      case "wall-destroyed":
        if (inner)
          this.#line(number, { text: { id: "event-wall-destroyed", values: event }, seat: seatOf(event.wall) });
        else this.#told(event, number, seatOf(event.wall), [event.wall]);
        break;
      case "quadrant-controlled":
        this.#quadrant(event, number);
        break;
      case "player-eliminated":
        this.#told(event, number, String(event.seat), []);
        break;
      case "effect-cancelled":
        this.#cancelled(event, number);
        break;
      case "zone-claimed":
        this.#claim(event, number);
        break;
      case "unit-destroyed":
        if (!inner)
          this.#single("destroyed", number, { id: "scene-destroyed", values: event }, seatOf(event.unit), [event.unit]);
        break;
      case "victory-points-scored":
        this.#points(event, number);
        break;
      case "activation-ended":
      case "turn-started":
      case "round-started":
        this.#closeAll();
        break;
      case "game-won":
        this.#single("end", number, { id: "scene-won", values: event }, String(event.seat), [], true);
        break;
      case "team-won":
        this.#single("end", number, { id: "event-team-won", values: event }, null, [], true);
        break;
      case "game-drawn":
        this.#single("end", number, { id: "scene-drawn", values: event }, null, [], true);
        break;
      default:
        break;
    }
  }

  #begin(kind: string, number: number, title: Scene["title"], units: readonly unknown[]): void {
    const mine = this.me !== null && units.some((unit) => seatOf(unit) === this.me);
    const draft: Draft = {
      id: `${kind} ${number}`,
      at: number,
      title,
      lines: [],
      mine,
      seat: seatOf(units[0]),
      places: units.map(String),
      open: true,
    };
    this.#open.push(draft);
    this.scenes.push(draft);
  }

  #line(number: number, line: SceneLine): void {
    const inner = this.#open.at(-1);
    if (!inner) return;
    inner.lines.push(line);
    inner.at = number;
  }

  #end(number: number, outcome: NonNullable<Scene["outcome"]>): void {
    const inner = this.#open.pop();
    if (!inner) return;
    inner.outcome = outcome;
    inner.at = number;
    inner.open = false;
  }

  #closeAll(): void {
    for (const draft of this.#open) draft.open = false;
    this.#open = [];
  }

  #single(
    kind: string,
    number: number,
    title: Scene["title"],
    seat: string | null,
    units: readonly unknown[],
    mine = false,
  ): void {
    this.scenes.push({
      id: `${kind} ${number}`,
      at: number,
      title,
      lines: [],
      mine: mine || (this.me !== null && seat === this.me),
      seat,
      places: units.map(String),
    });
  }

  /** What is told in the sentence of its event; below it what a card says. */
  #told(event: PlainEvent, number: number, seat: string, units: readonly unknown[], text?: string): void {
    this.#single(event.event, number, { id: `event-${event.event}`, values: event }, seat, units);
    if (text) this.scenes.at(-1)?.lines.push({ text: { id: text } });
  }

  /** The squares of one moment stand on one scene, with the points that they bring. */
  #quadrant(event: PlainEvent, number: number): void {
    if (!this.scenes.at(-1)?.id.startsWith("points") || number - (this.scenes.at(-1)?.at ?? 0) > 2)
      this.#single("points", number, { id: "scene-points" }, null, []);
    const added = this.scenes.at(-1);
    if (!added) return;
    added.lines.push({ text: { id: "event-quadrant-controlled", values: event }, seat: String(event.seat) });
    added.at = number;
    added.mine ||= event.seat === this.me;
  }

  /** A card lies large on the stage, and an opponent's waits until it was seen. */
  #card(event: PlainEvent, number: number): void {
    const targets = event.targets as string[];
    const unit = typeof event.unit === "string" ? [event.unit] : [];
    this.scenes.push({
      id: `card ${number} ${String(event.card)}`,
      at: number,
      title: { id: "scene-card", values: event },
      lines: [
        { text: { id: `text-card-${String(event.card)}` } },
        ...(unit.length > 0 ? [{ text: { id: "scene-card-unit", values: event }, seat: seatOf(unit[0]) }] : []),
        ...(targets.length > 0 ? [{ text: { id: "scene-card-targets", values: event } }] : []),
      ],
      mine: this.me !== null && event.seat !== this.me,
      seat: String(event.seat),
      places: [...unit, ...targets],
    });
  }

  /** Whoever Claims a zone knows it. */
  #claim(event: PlainEvent, number: number): void {
    const seat = seatOf(event.ncu);
    if (seat === this.me) return;
    this.#single("zone", number, { id: "scene-zone", values: event }, seat, [event.ncu]);
    this.scenes.at(-1)?.lines.push({ text: { id: `text-zone-${String(event.zone)}` } });
  }

  #cancelled(event: PlainEvent, number: number): void {
    const card = this.scenes.findLast(
      ({ id, outcome }) => id.startsWith("card ") && id.endsWith(` ${String(event.ability)}`) && !outcome,
    );
    if (!card) return;
    card.outcome = { id: "scene-card-cancelled" };
    card.at = number;
  }

  #test(event: PlainEvent, number: number): void {
    const values = { ...event };
    const line: SceneLine = {
      text: { id: event.panic ? "scene-panic" : "scene-morale", values },
      seat: seatOf(event.unit),
      amount: Number(event.result),
      dice: this.#dice(1),
    };
    if (this.#open.length > 0) this.#line(number, line);
    else if (event.panic && !event.passed) {
      this.#single("panic", number, { id: "scene-panic-failed", values }, seatOf(event.unit), [event.unit]);
      this.scenes.at(-1)?.lines.push(line);
    }
  }

  /** Points of the same moment stand on one scene. */
  #points(event: PlainEvent, number: number): void {
    const line: SceneLine = {
      text: { id: VP_SCENES.get(String(event.source)) ?? "scene-vp-by", values: event },
      seat: String(event.seat),
      amount: `+${String(event.points)}`,
    };
    if (this.#open.length > 0) {
      this.#line(number, line);
      return;
    }
    const last = this.scenes.at(-1);
    if (last?.id.startsWith("points") && number - last.at <= 2) {
      last.lines.push(line);
      last.at = number;
      last.mine ||= event.seat === this.me;
    } else {
      this.#single("points", number, { id: "scene-points" }, null, []);
      const added = this.scenes.at(-1);
      added?.lines.push(line);
      if (added) added.mine = event.seat === this.me;
    }
  }

  #reroll(event: PlainEvent): void {
    const dice = event.dice as number[];
    const before = new Map(this.#thrown.before);
    for (const place of event.rerolled as number[]) {
      const was = this.#thrown.dice[place - 1];
      if (was !== undefined) before.set(place - 1, [...(before.get(place - 1) ?? []), was]);
    }
    this.#thrown = { dice, before };
  }

  #dice(needed: number): Die[] {
    const { dice, before } = this.#thrown;
    return dice.map((face, place) => {
      const earlier = before.get(place);
      return { face, good: counts(face, needed), ...(earlier ? { before: earlier } : {}) };
    });
  }
}

export const scenesOf: ScenesOf = (events, _, me) => {
  const telling = new Telling(me);
  events.forEach((event, number) => telling.tell(event, number));
  // What goes on is seen on the field, with its dice; here it is told when it is over.
  // A card that was played within an attack comes before the attack, which ended later.
  return telling.scenes.filter((scene) => !scene.open).sort((one, other) => one.at - other.at);
};
