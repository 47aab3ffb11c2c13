import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

/** A Markdown file, imported as the HTML it makes. */
const pages: Plugin = {
  name: "pages",
  transform(text, id) {
    if (!id.endsWith(".md")) return null;
    return { code: `export default ${JSON.stringify(marked.parse(text, { async: false }))};`, map: null };
  },
};

export default defineConfig({
  plugins: [pages],
  build: {
    outDir: "../src/mazzo/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
