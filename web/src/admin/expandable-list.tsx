import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

const FEW = 20;

/** A list that shows its first rows until it is expanded. */
export function ExpandableList<T>({ rows, name, none, children }: ExpandableListProps<T>) {
  const [isWhole, setWhole] = useState(false);
  if (!rows?.length) return <p class="faint quiet">{rows ? none : "Not known yet."}</p>;
  return (
    <>
      <ul class="list">{(isWhole ? rows : rows.slice(0, FEW)).map(children)}</ul>
      {rows.length > FEW && (
        <button type="button" class="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show ${FEW} ${name}` : `Show all ${rows.length.toLocaleString("en")} ${name}`}
        </button>
      )}
    </>
  );
}

interface ExpandableListProps<T> {
  rows: T[] | null; // null until the server has answered
  name: string;
  none: string; // the text for an empty list
  children: (row: T) => ComponentChildren;
}
