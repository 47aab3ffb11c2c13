// A page around the games: the header, and its content.

import "./site.css";
import type { ComponentChildren } from "preact";
import { Header } from "./header";

interface PageProps {
  class: string;
  isBusy?: boolean;
  children: ComponentChildren;
}

export function Page({ class: classes, isBusy, children }: PageProps) {
  return (
    <>
      <Header />
      <main class={classes} aria-busy={isBusy}>
        {children}
      </main>
    </>
  );
}
