import type { ComponentChildren } from "preact";

interface SectionProps {
  id: string;
  title: string;
  count?: ComponentChildren;
  isWide?: boolean;
  children: ComponentChildren;
}

export function Section({ id, title, count, isWide = false, children }: SectionProps) {
  return (
    <section class={isWide ? "panel wide" : "panel"} aria-labelledby={id}>
      <h2 id={id}>
        {title} {count !== undefined && <span class="faint">{count}</span>}
      </h2>
      {children}
    </section>
  );
}
