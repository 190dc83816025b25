import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// During `npm run dev` the server of the game runs beside it: ./run serve
const server = process.env.INSELREICH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/inselreich/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's rules allow no data: URLs but those of the tokens
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true, // which chunk needs which: tests weigh them
  },
  server: {
    // The server wants to see the page's own address as Origin and Host.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server.replace(/^http/, "ws"), ws: true, changeOrigin: false },
    },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
});
