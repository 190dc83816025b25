import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/generated/", "test-results/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["scripts/**", "*.config.*"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "max-lines": ["error", 300],
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
      "svelte/prefer-svelte-reactivity": "off", // a Map that nothing shows need not be watched
      "no-undef": "off", // TypeScript says it better
      eqeqeq: "error",
    },
  },
);
