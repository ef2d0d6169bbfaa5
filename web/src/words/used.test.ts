import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf-8");

const idsIn = (path: string): string[] =>
  [...read(path).matchAll(/^([a-z][a-zA-Z0-9-]*) *=/gm)].map((found) => found[1] ?? "");
const ftl = (language: string): string[] =>
  globSync([`src/maester/locale/${language}/*.ftl`, `src/maester/games/*/locale/${language}/*.ftl`], {
    cwd: ROOT,
  }).flatMap(idsIn);

const source = globSync("web/src/**/*.{ts,svelte}", { cwd: ROOT })
  .filter((path) => !path.endsWith(".test.ts"))
  .map(read)
  .join("\n");
/** `say("web-close")`, and the fixed beginning of `say(`theme-${one}`)`. */
const said = [...source.matchAll(/\bsay\("([a-z][a-z0-9-]*)"/g)].map((found) => found[1] ?? "");
const begun = [...source.matchAll(/\b(?:say|has)\(`([a-z][a-z-]*-)\$/g)].map((found) => found[1] ?? "");
const anywhere = new Set([...source.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((found) => found[1]));
const named = [...source.matchAll(/\bnameOf\(["`]([a-z-]+)/g)].map((found) => `${found[1]}-`);

for (const language of ["en", "pl"]) {
  it(`finds in ${language} every sentence that the client says`, () => {
    const known = ftl(language);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !known.includes(id))).toEqual([]);
    expect(begun.filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
  });

  it(`has no sentence in ${language} that nobody says`, () => {
    const own = idsIn(`src/maester/locale/${language}/web.ftl`);
    const starts = [...begun, ...named];
    expect(own.filter((id) => !anywhere.has(id) && !starts.some((start) => id.startsWith(start)))).toEqual([]);
  });
}
