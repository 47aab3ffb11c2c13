// The parts that load after the first render of the board. Once loaded, they render without delay.

import { signal } from "@preact/signals";
import type { ComponentProps } from "preact";
import { later } from "../../stage/later";
import type * as Parts from "./table.later";

const parts = signal<typeof Parts | null>(null);

export const more = later(async () => (parts.value = await import("./table.later")));

export function Inserting() {
  const Part = parts.value?.Inserting;
  return Part ? <Part /> : null;
}

export function KnownPile(props: ComponentProps<typeof Parts.KnownPile>) {
  const Part = parts.value?.KnownPile;
  return Part ? <Part {...props} /> : null;
}

export function Peek(props: ComponentProps<typeof Parts.Peek>) {
  const Part = parts.value?.Peek;
  return Part ? <Part {...props} /> : null;
}
