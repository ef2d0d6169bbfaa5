import { expect, it } from "vitest";
import { passes } from "./keys";

const press = (key: string, rest = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...rest,
});
const on = (tagName: string, rest = {}) => ({ tagName, ...rest });

it("passes with P wherever nobody types", () => {
  expect(passes(press("p"), on("BODY"), false)).toBe(true);
  expect(passes(press("P"), on("BUTTON"), false)).toBe(true);
  expect(passes(press("p"), null, false)).toBe(true);
  for (const field of ["INPUT", "TEXTAREA", "SELECT"]) expect(passes(press("p"), on(field), false)).toBe(false);
  expect(passes(press("p"), on("DIV", { isContentEditable: true }), false)).toBe(false);
  expect(passes(press("x"), on("BODY"), false)).toBe(false);
  // Whoever dictates to the computer may not want letters to do anything.
  expect(passes(press("p"), on("BODY"), false, false)).toBe(false);
});

it("leaves the space bar to what has the focus", () => {
  expect(passes(press(" "), on("BODY"), false)).toBe(true);
  expect(passes(press(" "), on("MAIN"), false)).toBe(true);
  for (const operated of ["BUTTON", "A", "SUMMARY", "INPUT"])
    expect(passes(press(" "), on(operated), false)).toBe(false);
});

it("passes once for a key that is held, and never with another key or over a dialog", () => {
  expect(passes(press("p", { repeat: true }), on("BODY"), false)).toBe(false);
  expect(passes(press("p", { ctrlKey: true }), on("BODY"), false)).toBe(false);
  expect(passes(press("p", { defaultPrevented: true }), on("BODY"), false)).toBe(false);
  expect(passes(press("p"), on("BODY"), true)).toBe(false);
});
