// Style sheets: the names of sizes become the conditions that they stand for.

import type { CSSOptions } from "vite";
import { BOARD, SCREEN } from "./src/style/sizes.ts";

const SIZES: Record<string, Record<string, string>> = { media: SCREEN, container: BOARD };

export const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "sizes",
        AtRule(rule) {
          rule.params = rule.params.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
            const size = SIZES[rule.name]?.[name];
            if (!size) throw rule.error(`there is no size ${name} for @${rule.name}`);
            return rule.name === "container" ? `(${size})` : size; // old browsers know no brackets around two conditions
          });
        },
      },
    ],
  },
};
