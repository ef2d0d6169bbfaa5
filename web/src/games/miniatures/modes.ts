/** The Game Modes, and the chapters of the catalogue of rules that tell about them. */
const CHAPTERS: Record<string, string> = {
  "a-game-of-thrones": "mode-agot",
  "a-clash-of-kings": "mode-acok",
  "a-storm-of-swords": "mode-asos",
  "a-feast-for-crows": "mode-affc",
  "a-dance-with-dragons": "mode-adwd",
  "winds-of-winter": "mode-wow",
  "fire-and-blood": "mode-fab",
  "dark-wings-dark-words": "mode-dwdw",
  "honed-and-ready": "mode-har",
  "here-we-stand": "mode-hws",
};

/** The chapter about a mode; null for one that is still to be drawn. */
export function chapterOf(mode: string): string | null {
  return CHAPTERS[mode] ?? null;
}
