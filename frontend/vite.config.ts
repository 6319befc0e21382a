import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { worker } from "./worker/plugin";

const server = process.env.THREEFIVEEIGHT_SERVER ?? "http://127.0.0.1:8358";

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: "../src/threefiveeight/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ["..", "../src/threefiveeight/locales"] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
