import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
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

const LOCALES = join(import.meta.dirname, "../src/mazzo/locales");

/** All messages of a language, imported as one text: `virtual:words/it`. */
const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith("virtual:words/") ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith("\0virtual:words/")) return null;
    const folder = join(LOCALES, id.slice("\0virtual:words/".length));
    const files = readdirSync(folder)
      .filter((name) => name.endsWith(".ftl") && name !== "terminal.ftl")
      .sort();
    for (const name of files) this.addWatchFile(join(folder, name));
    const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n+( ?) */g, "\n$1"))};`;
  },
};

/** What is kept of the pages so that they open without the server: by language, and under "" for all of them. */
const files: Plugin = {
  name: "files",
  writeBundle({ dir }, bundle) {
    const kept: Record<string, string[]> = {};
    for (const file of Object.values(bundle)) {
      const source = file.type === "chunk" ? (file.facadeModuleId ?? "") : "";
      const language = /(?:words\/|locales\/)(en|it|fr|de)\b/.exec(source)?.[1] ?? "";
      if (/\.(js|css|woff2)$/.test(file.fileName)) (kept[language] ??= []).push(file.fileName);
    }
    writeFileSync(join(dir!, "files.json"), JSON.stringify(kept));
  },
};

const MOST_BYTES = 150_000; // of everything but sounds, compressed, with one language
const MOST_OF_SOUNDS = 120_000; // they come after the first click
const ONE_LANGUAGE = /^assets\/(en|it|fr|de|rules-\w+)-/;

/** Fails the build when the pages have grown too heavy. */
const weight: Plugin = {
  name: "weight",
  generateBundle(_, bundle) {
    const files = Object.values(bundle).map((file) => {
      const content = file.type === "chunk" ? file.code : file.source;
      return { name: file.fileName, bytes: (file.fileName.endsWith(".mp3") ? content : gzipSync(content)).length }; // sounds are sent as they are
    });
    const sounds = files.filter(({ name }) => name.endsWith(".mp3"));
    const sizes = files.filter((file) => !sounds.includes(file));
    const languages = sizes.filter(({ name }) => ONE_LANGUAGE.test(name));
    const total = sum(sizes) - sum(languages) + sum(languages) / 4;
    this.info(
      `everything, in one language: ${Math.round(total / 1000)} kB compressed, and ${Math.round(sum(sounds) / 1000)} kB of sounds`,
    );
    if (sum(sounds) > MOST_OF_SOUNDS)
      this.error(`the sounds weigh ${sum(sounds)} bytes; ${MOST_OF_SOUNDS} is the most they may`);
    if (total > MOST_BYTES) this.error(`the pages weigh ${total} bytes compressed; ${MOST_BYTES} is the most they may`);
  },
};

function sum(sizes: { bytes: number }[]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}

export default defineConfig({
  base: "./", // the server says where the pages are
  plugins: [pages, words, files, weight],
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
