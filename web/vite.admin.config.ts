// The page of the operator, /admin/: built by itself, since players need nothing of it.

import { join } from "node:path";
import { defineConfig } from "vite";
import { css } from "./vite.styles.ts";

export default defineConfig({
  root: join(import.meta.dirname, "admin"),
  base: "./",
  css,
  build: {
    outDir: "../../src/mazzo/pages/admin",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
});
