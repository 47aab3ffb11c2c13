// What the pages' code is held to, besides its format and its types.

import { defineConfig, globalIgnores } from "eslint/config";
import { configs } from "typescript-eslint";

export default defineConfig(globalIgnores(["public", "src/net/protocol.ts"]), {
  files: ["**/*.ts", "**/*.tsx"],
  extends: [configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    eqeqeq: ["error", "always", { null: "ignore" }],
    "@typescript-eslint/consistent-type-imports": "error",
    "@typescript-eslint/no-unnecessary-condition": "error",
    "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "@typescript-eslint/unbound-method": "off", // a function of a record is written as a method
  },
});
