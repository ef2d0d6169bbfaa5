import { describe, expect, it } from "vitest";
import { guessLanguage, readChosen } from "./settings.svelte";

describe("the first language", () => {
  it("is the first of ours that the browser prefers", () => {
    expect(guessLanguage(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(guessLanguage(["en-GB", "pl"])).toBe("en");
    expect(guessLanguage(["de"])).toBe("en");
    expect(guessLanguage([])).toBe("en");
  });
});

describe("what was kept", () => {
  it("holds where it makes sense, and defaults hold elsewhere", () => {
    const chosen = readChosen('{"language": "pl", "theme": "neon", "sound": true, "pace": 7, "extra": 1}', ["en"]);
    expect(chosen).toMatchObject({ language: "pl", theme: "system", sound: true, pace: 0.5 });
    expect(chosen).not.toHaveProperty("extra");
  });

  for (const damaged of [null, "", "not json", "null", "[]", "3"]) {
    it(`is forgotten when it is ${damaged}`, () =>
      expect(readChosen(damaged, ["pl"])).toMatchObject({ language: "pl", sound: false, hints: true }));
  }
});
