// A ring of armour, seen from behind, 82 by 45. The back of a card has three of them.

import { Shape, type Tone } from "../../../ui/drawn/inked";

const PLATE = "M6 0H76Q81 0 81 5V32Q82 37 77 38 41 47 5 38 0 37 1 32V5Q1 0 6 0Z";

export function Plate({ tone }: { tone: Tone }) {
  return <Shape d={PLATE} tone={tone} line={1.6} shade={3.5} />;
}
