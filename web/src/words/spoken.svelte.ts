import { get } from "../api/http";
import type { WordsFound } from "../api/types";
import { settings, type Language } from "../settings.svelte";
import { sameNames, type Names } from "./names";
import { Words, type Values } from "./words";

const RETRY = 3000;

/** The words that the page speaks now. Whoever calls `say` while rendering is rendered anew when the language changes. */
class Spoken {
  #words: Words | null = $state.raw(null);
  #game: string | null = $state(null);
  /** The data file that was asked for (null: the one in use), and the one whose names are among the words. */
  #asked: string | null = $state(null);
  #data = $state("");
  /** Names that hold for the match on this page alone, and the words with them. */
  #names: Names = $state.raw({});
  readonly #named = $derived(
    Object.keys(this.#names).length > 0 ? (this.#words?.naming(this.#names) ?? null) : this.#words,
  );
  readonly #loaded = new Map<string, Promise<{ words: Words; data: string }>>();
  /** The words couldn't be fetched: the server is away. */
  failed = $state(false);

  get ready(): boolean {
    return this.#words !== null;
  }

  /** The present words; only for pages, which are shown when they are ready. */
  get words(): Words {
    if (!this.#named) throw new Error("the words aren't there yet");
    return this.#named;
  }

  /** Whether the words of this game are there, with the names of the data file that a match is played with (null: the one in use). */
  knows(game: string, data: string | null = null): boolean {
    return this.#words !== null && this.#game === game && (data === null ? this.#asked === null : this.#data === data);
  }

  /** Loads a language, with the words of a game and a data file if one is named; the page changes when all of them are there. */
  async use(language: Language, game: string | null, data: string | null = null): Promise<void> {
    try {
      const found = await this.#load(language, game, data);
      // Meanwhile another language may have been chosen.
      if (language !== settings.language) return;
      this.#words = found.words;
      this.#game = game;
      this.#asked = data;
      this.#data = found.data;
      this.failed = false;
    } catch {
      this.failed = true;
      setTimeout(() => void this.use(settings.language, game, data), RETRY);
    }
  }

  /** From now on the words of a game are spoken too, with the names of the data file that a match is played with. */
  async bring(game: string, data: string | null = null): Promise<void> {
    if (!this.knows(game, data)) await this.use(settings.language, game, data);
  }

  /** Things that have another name in each match are called so from now on; with no names, as everywhere. */
  nameMatch(names: Names): void {
    if (!sameNames(names, this.#names)) this.#names = names;
  }

  /** Follows the setting. To be called once, by the page. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        void this.use(settings.language, this.#game, this.#asked);
      });
    });
  }

  #load(language: Language, game: string | null, data: string | null): Promise<{ words: Words; data: string }> {
    const query = game === null ? "" : `?${new URLSearchParams({ game, ...(data === null ? {} : { data }) })}`;
    const key = language + query;
    let found = this.#loaded.get(key);
    if (!found) {
      found = get<WordsFound>(`/api/words/${language}${query}`).then((answer) => ({
        words: new Words(
          language,
          answer.files.map((file) => file.text),
        ),
        data: answer.data,
      }));
      found.catch(() => this.#loaded.delete(key));
      this.#loaded.set(key, found);
    }
    return found;
  }
}

export const spoken = new Spoken();

/** A sentence in the present language. One that can't be said is reported, and shown by its id: a page never breaks for it. */
export function say(id: string, values?: Values): string {
  try {
    return spoken.words.say(id, values);
  } catch (error) {
    console.error(error);
    return `⁇ ${id}`;
  }
}

/** What a thing is called in the present language: see `Words.nameOf`. */
export function nameOf(kind: string, id: string, form?: string): string {
  try {
    return spoken.words.nameOf(kind, id, form);
  } catch (error) {
    console.error(error);
    return id;
  }
}

/** What a number is made of: a card by its name, anything else by that of its kind. */
export function sourceName(kind: string, id: string): string {
  return nameOf(spoken.words.has(`card-${id}`) ? "card" : kind, id);
}

/** What a seat is called, in the first of these forms that its name has: a case in Polish, the short name in English. */
export function seatName(seat: string, ...forms: string[]): string {
  const words = spoken.words;
  // Where seats are houses, the forms stand at the house.
  const kind = words.has(`house-${seat}`) ? "house" : "seat";
  const form = forms.find((one) => words.hasAttribute(`${kind}-${seat}`, one));
  return form ? nameOf(kind, seat, form) : nameOf("seat", seat);
}

/** What a game is called: by its message where there is one, else as the server names it. */
export function gameTitle(game: { id: string; titles: Readonly<Record<string, string>> }): string {
  const id = `game-${game.id}`;
  return spoken.words.has(id) ? say(id) : (game.titles[settings.language] ?? game.titles.en ?? game.id);
}
