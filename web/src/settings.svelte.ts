/** What a person has chosen for this browser. Kept in local storage; a browser that forbids it just forgets. */

export const LANGUAGES = ["en", "pl"] as const;
/** The pseudo-locale is for tests: `?language=xx` switches to it. */
export type Language = (typeof LANGUAGES)[number] | "xx";
export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "none";
export type TextSize = "normal" | "large" | "largest";

export interface Chosen {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  hints: boolean;
  /** Single letters do things at the table. */
  keys: boolean;
  textSize: TextSize;
  pace: number;
  strength: string;
}

export const PACES = [0, 0.5, 1.5, 3] as const;
const KEY = "maester";

/** The language to begin with: Polish for browsers that prefer it to English. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split("-")[0];
    if (code === "pl" || code === "en") return code;
  }
  return "en";
}

/** What was kept, with defaults for what wasn't or isn't a sensible value any more. */
export function readChosen(kept: string | null, preferred: readonly string[]): Chosen {
  const defaults: Chosen = {
    language: guessLanguage(preferred),
    theme: "system",
    motion: "system",
    sound: false,
    hints: true,
    keys: true,
    textSize: "normal",
    pace: 0.5,
    strength: "",
  };
  let found: Partial<Record<keyof Chosen, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed;
  } catch {
    // Not ours, or damaged: the defaults hold.
  }
  const allowed: { [Name in keyof Chosen]: (value: unknown) => boolean } = {
    language: (value) => value === "en" || value === "pl" || value === "xx",
    theme: (value) => value === "system" || value === "dark" || value === "light",
    motion: (value) => value === "system" || value === "full" || value === "none",
    sound: (value) => typeof value === "boolean",
    hints: (value) => typeof value === "boolean",
    keys: (value) => typeof value === "boolean",
    textSize: (value) => value === "normal" || value === "large" || value === "largest",
    pace: (value) => PACES.some((one) => one === value),
    strength: (value) => typeof value === "string",
  };
  const good = Object.entries(found).filter(([name, value]) => name in allowed && allowed[name as keyof Chosen](value));
  return { ...defaults, ...(Object.fromEntries(good) as Partial<Chosen>) };
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Chosen = $state(readChosen(kept(), navigator.languages));

/** What the address asks for by this name. */
function wished(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Keeps each change and puts it on the page. To be called once, by the page. */
export function followSettings(): void {
  const wish = wished("language");
  if (wish === "en" || wish === "pl" || wish === "xx") settings.language = wish;
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language === "xx" ? "en" : settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion;
      root.dataset.text = settings.textSize;
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Private browsing: the choice lasts as long as the page.
      }
    });
  });
}

/** Whether things may move: the setting, else what the system prefers. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
