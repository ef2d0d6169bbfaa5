import type { Environment } from "vitest/runtime";

/** Tests run without a page, but on what the browser runs: state that is followed, effects that happen. */
export default {
  name: "reactive",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
