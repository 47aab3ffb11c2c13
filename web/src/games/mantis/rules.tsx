// The pictures for the rules, by number of the chapter.

import type { ComponentType } from "preact";
import { COLORS } from "./art/colors";
import { Back, Front } from "./card";

export const cards: Record<number, ComponentType> = {
  0: () => (
    <>
      {COLORS.map((color) => (
        <span key={color} class="rules-card">
          <Front color={color} />
        </span>
      ))}
      <span class="rules-card">
        <Back colors={["yellow", "blue", "purple"]} />
      </span>
    </>
  ),
  5: () => (
    <>
      <span class="rules-card">
        <Front color="green" icon="again" />
      </span>
      <span class="rules-card">
        <Front color="orange" icon="raid" />
      </span>
      <span class="rules-card">
        <Front color="blue" icon="bank" />
      </span>
    </>
  ),
};
