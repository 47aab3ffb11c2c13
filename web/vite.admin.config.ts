// The page of the operator, /admin/: built by itself, since players need nothing of it.

import { join } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  root: join(import.meta.dirname, "admin"),
  base: "./",
  build: {
    outDir: "../../src/mazzo/pages/admin",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
});
