import { namesFile, type Names } from "./names";
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
  type Message as FluentMessage,
} from "@fluent/bundle";

/** What a sentence may be given: text, numbers, true or false, nothing, or a list of texts and whole numbers. */
export type Values = Readonly<Record<string, unknown>>;

/** A sentence by its id, with its values: to be said where it is shown. */
export interface Message {
  id: string;
  values?: Values;
}

export class MissingMessage extends Error {
  constructor(language: string, id: string) {
    super(`there is no message ${id} in ${language}`);
  }
}

export class BadMessage extends Error {
  constructor(language: string, id: string, reasons: readonly Error[]) {
    super(`the message ${id} can't be said in ${language}: ${reasons.map((one) => one.message).join("; ")}`);
  }
}

/**
 * The sentences of one language: the twin of `maester.words.Words` in Python, on the same files.
 *
 * In the files `NAME($house)` says the message whose id is the value, `NAME($house, form: "gen")` takes its attribute
 * `gen` if it has one, and `NAME($house, kind: "house")` looks for `house-<value>`. `COUNTS($units, kind: "units")` says
 * letters as counted things.
 */
export class Words {
  readonly #bundle: FluentBundle;
  /** Lists among the values, by the text that they are joined to: NAME says each item by its name. */
  #lists = new Map<string, readonly (string | number)[]>();

  constructor(
    readonly language: string,
    private readonly files: readonly string[],
    names: Names = {},
  ) {
    const locale = language === "xx" ? "en" : language;
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: {
        NAME: ([value], named) => this.#name(value, option(named.kind), option(named.form)),
        COUNTS: ([value], named) => this.#counts(value, option(named.kind), option(named.form)),
        NUMBER: ([value], named) => number(value, named),
      },
    });
    for (const text of files) {
      for (const error of this.#bundle.addResource(new FluentResource(text))) throw error;
    }
    this.#bundle.addResource(new FluentResource(namesFile(names)), { allowOverrides: true });
  }

  /** The same sentences with other names for some things, for one match alone. */
  naming(names: Names): Words {
    return new Words(this.language, this.files, names);
  }

  /** The message with its values put in. */
  say(id: string, values: Values = {}): string {
    return this.#format(id, this.#require(id).value, values);
  }

  /** One attribute of a message: a grammatical form of a name, most often. */
  attribute(id: string, attribute: string, values: Values = {}): string {
    return this.#format(`${id}.${attribute}`, this.#require(id).attributes[attribute] ?? null, values);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  hasAttribute(id: string, attribute: string): boolean {
    return this.#bundle.getMessage(id)?.attributes[attribute] !== undefined;
  }

  /** A message and all its attributes: every form in which a name may stand in a sentence. */
  forms(id: string): string[] {
    const message = this.#bundle.getMessage(id);
    if (!message) return [];
    return [this.say(id), ...Object.keys(message.attributes).map((name) => this.attribute(id, name))];
  }

  /** A list in a sentence: `a, b and c`, `a, b i c`, or with "or", `a, b lub c`. */
  join(items: readonly string[], conjunction: "and" | "or" = "and"): string {
    const last = items.at(-1);
    if (last === undefined) return this.say("list-empty");
    if (items.length === 1) return last;
    const start = items.slice(0, -1).join(this.say("list-separator"));
    return this.say(`list-${conjunction}`, { start, last });
  }

  /** What a thing is called: `<kind>-<id>` where there is a name for it, else its id. */
  nameOf(kind: string, id: string, form?: string): string {
    const message = `${kind}-${id.replaceAll("_", "-").toLowerCase()}`;
    if (!this.has(message)) return id.replaceAll("_", " ");
    return form && this.hasAttribute(message, form) ? this.attribute(message, form) : this.say(message);
  }

  #require(id: string): FluentMessage {
    const message = this.#bundle.getMessage(id);
    if (!message) throw new MissingMessage(this.language, id);
    return message;
  }

  #format(id: string, pattern: FluentMessage["value"], values: Values): string {
    if (pattern === null) throw new MissingMessage(this.language, id);
    const outer = this.#lists;
    this.#lists = new Map();
    try {
      const fluent = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#argument(value)]));
      const errors: Error[] = [];
      const text = this.#bundle.formatPattern(pattern, fluent, errors);
      if (errors.length) throw new BadMessage(this.language, id, errors);
      return text;
    } finally {
      this.#lists = outer;
    }
  }

  #argument(value: unknown): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "true" : "false";
    // Python groups the digits of 1 000 in Polish too, where browsers wait for 10 000.
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: "always" } as object);
    if (Array.isArray(value) && value.every((item) => typeof item === "string" || Number.isInteger(item))) {
      const joined = this.join(value.map(String));
      if (value.length !== 1) this.#lists.set(joined, value as (string | number)[]);
      return joined;
    }
    // Of a type that Fluent can't take: an error of the message, but only if the message uses it.
    return value;
  }

  #name(value: FluentValue | undefined, kind: string, form: string): FluentValue {
    if (value instanceof FluentNumber) return this.#named(String(value.value), kind, form);
    if (typeof value !== "string") return value ?? "";
    const items = this.#lists.get(value);
    return items
      ? this.join(items.map((item) => this.#named(String(item), kind, form)))
      : this.#named(value, kind, form);
  }

  #named(value: string, kind: string, form: string): string {
    const id = kind ? `${kind}-${value}` : value;
    return form && this.hasAttribute(id, form) ? this.attribute(id, form) : this.say(id);
  }

  #counts(value: FluentValue | undefined, kind: string, form: string): FluentValue {
    if (typeof value !== "string") return value ?? "";
    const counts = new Map<string, number>();
    for (const letter of value) {
      if (/\p{L}/u.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    if (counts.size === 0) return this.say(`${kind}-none`);
    return this.join(
      [...counts].map(([letter, count]) => {
        const id = `${kind}-${letter}`;
        const chosen = form && this.hasAttribute(id, form);
        return chosen ? this.attribute(id, form, { count }) : this.say(id, { count });
      }),
    );
  }
}

function option(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Fluent's own NUMBER, with the style (percent) that only Python's lets a file choose. */
function number(value: FluentValue | undefined, named: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) return value ?? "";
  const options = Object.entries(named).map(([name, one]) => [name, one instanceof FluentNumber ? one.value : one]);
  return new FluentNumber(value.value, { ...value.opts, ...Object.fromEntries(options) } as Intl.NumberFormatOptions);
}
