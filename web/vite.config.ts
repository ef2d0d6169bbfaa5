import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./tools/icons.ts";

// `npm run dev` serves the client with live changes; what it asks for comes from `maester table` at this address.
const server = process.env.MAESTER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/maester/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    // No test may need another one before it. The same order each time: a failure comes again.
    sequence: { shuffle: true, seed: 1 },
    projects: [
      {
        extends: true,
        test: {
          name: "modules",
          include: ["src/**/*.test.ts"],
          exclude: ["src/**/*.svelte.test.ts"],
          environment: "node",
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: {
          name: "reactive",
          include: ["src/**/*.svelte.test.ts"],
          environment: "./tools/reactive.ts",
          isolate: false,
          server: { deps: { inline: ["svelte"] } },
        },
      },
    ],
  },
});
