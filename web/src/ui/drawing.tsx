// Drawings for empty pages: our card has lost its way, is asleep, or cannot read a code.

import "./drawing.css";
import type { ComponentChildren, JSX } from "preact";
import { t } from "../words/messages";
import { Button } from "./button";

const INK = "#14262d";
const PAPER = "#fff8ef";
const CORAL = "#d8492a";
const SEA = "#1f7a8c";
const SUN = "#f2b03d";

const EYES = {
  wide: (
    <>
      <path d="M-18-1a8 8.5 0 1 0 16 0 8 8.5 0 1 0-16 0ZM2-1a8 8.5 0 1 0 16 0 8 8.5 0 1 0-16 0Z" fill="#fff" />
      <path d="M-8-4h.1M12-4h.1" stroke={INK} stroke-width="7" />
    </>
  ),
  cross: (
    <>
      <path d="M-18 1a8 8.5 0 1 0 16 0 8 8.5 0 1 0-16 0ZM2 1a8 8.5 0 1 0 16 0 8 8.5 0 1 0-16 0Z" fill="#fff" />
      <path d="M-7 5h.1M7 5h.1" stroke={INK} stroke-width="7" />
      <path d="M-19-9l15 4M19-9L4-5" stroke={INK} stroke-width="4" />
    </>
  ),
  shut: <path d="M-17 0q7 6 14 0M3 0q7 6 14 0" stroke={INK} stroke-width="3.5" fill="none" />,
};

const MOUTHS = {
  puzzled: "M-7 16q4-5 7-1t8-2",
  small: "M-4 15q4 4 8 0",
  flat: "M-7 16h14",
};

interface CardProps {
  at: string;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  hasLegs?: boolean;
}

/** The card of the logo, with a face. */
function Card({ at, eyes, mouth, hasLegs = false }: CardProps) {
  return (
    <g transform={at} stroke-linecap="round" stroke-linejoin="round">
      {hasLegs && <path d="M-13 46v15h-8M13 46v15h8" fill="none" stroke="var(--ink-2)" stroke-width="5" />}
      <rect x="-35" y="-50" width="70" height="98" rx="12" fill={PAPER} stroke={INK} stroke-width="4" />
      <path
        d="M-24-34Q-16-33-11-20H11Q16-33 24-34Q29-16 27 4Q24 27 0 27T-27 4Q-29-16-24-34Z"
        fill={CORAL}
        stroke={INK}
        stroke-width="3.5"
      />
      {EYES[eyes]}
      <path d={MOUTHS[mouth]} fill="none" stroke={INK} stroke-width="3.5" />
    </g>
  );
}

/** At an empty signpost. */
function Lost() {
  return (
    <>
      <path d="M76 148V26" stroke="var(--ink-2)" stroke-width="8" stroke-linecap="round" />
      <g stroke={INK} stroke-width="4" stroke-linejoin="round">
        <path d="M42 32h66l16 14-16 14H42Z" fill={SEA} />
        <path d="M112 72H44L28 86l16 14h68Z" fill={SUN} />
      </g>
      <Card at="translate(172 88) rotate(5)" eyes="wide" mouth="puzzled" hasLegs />
      <path
        d="M218 24c1-12 18-12 18 0 0 8-9 8-9 16M227 52v.1"

        fill="none"
        stroke="var(--accent)"
        stroke-width="7"
        stroke-linecap="round"
      />
    </>
  );
}

/** Asleep on the deck. */
function Empty() {
  return (
    <>
      <g stroke={INK} stroke-width="4" stroke-linejoin="round">
        <rect x="66" y="124" width="116" height="18" rx="7" fill={SEA} />
        <rect x="58" y="110" width="116" height="18" rx="7" fill={SUN} transform="rotate(-1 116 119)" />
      </g>
      <Card at="translate(118 76) rotate(-84)" eyes="shut" mouth="small" />
      <path
        d="M176 52h15l-15 17h15M202 26h12l-12 14h12M221 6h8l-8 10h8"

        fill="none"
        stroke="var(--ink-2)"
        stroke-width="4.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  );
}

/** Behind a ticket that it cannot read. */
function Code() {
  return (
    <>
      <Card at="translate(122 62) rotate(-4)" eyes="cross" mouth="flat" />
      <g stroke={INK} stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
        <path d="M24 88h196v18a11 11 0 0 0 0 22v18H24v-18a11 11 0 0 0 0-22Z" fill={SUN} />
        <path d="M54 124q7-14 14-6t14-2M94 108l10 18M104 108l-10 18" fill="none" />
        <path d="M122 108h.1M122 126h.1M140 126v-18l12 18v-18M168 126q-8-18 4-18t8 10-8 8ZM188 126l8-18" fill="none" />
      </g>
      <path d="M80 82q-2 12 8 14M164 82q2 12-8 14" stroke={INK} stroke-width="9" stroke-linecap="round" fill="none" />
    </>
  );
}

/** In front of an empty place for a cup. */
function First() {
  return (
    <>
      <Card at="translate(70 82) rotate(-5)" eyes="wide" mouth="small" hasLegs />
      <path d="M150 120h58l12 24h-82Z" fill={SEA} stroke={INK} stroke-width="4" stroke-linejoin="round" />
      <path
        d="M156 30h46v20a23 23 0 0 1-46 0ZM156 38h-15q0 22 18 24M202 38h15q0 22-18 24M179 74v22
          M160 118q2-20 19-20t19 20Z"

        fill="none"
        stroke="var(--ink-2)"
        stroke-width="4"
        stroke-dasharray="7 7"
        stroke-linecap="round"
      />
    </>
  );
}

const DRAWINGS = { lost: Lost, empty: Empty, code: Code, first: First } satisfies Record<string, () => JSX.Element>;

export function Drawing({ of, isSmall = false }: { of: keyof typeof DRAWINGS; isSmall?: boolean }) {
  const Drawn = DRAWINGS[of];
  return (
    <svg class={isSmall ? "drawing small" : "drawing"} viewBox="0 0 244 156" aria-hidden="true">
      <ellipse fill="color-mix(in srgb, var(--ink) 12%, transparent)" cx="122" cy="146" rx="112" ry="9" />
      <Drawn />
    </svg>
  );
}

interface NothingProps {
  of: keyof typeof DRAWINGS;
  /** For a part of a page. */
  isSmall?: boolean;
  children: ComponentChildren;
}

/** Shown in place of an empty list. */
export function Nothing({ of, isSmall = false, children }: NothingProps) {
  return (
    <div class={isSmall ? "nothing stacked gap-8 faint small" : "nothing stacked gap-8 faint"}>
      <Drawing of={of} isSmall={isSmall} />
      {children}
    </div>
  );
}

/** An empty page, with a link to the games. */
export function NothingYet({ of, words }: { of: NothingProps["of"]; words: string }) {
  return (
    <section class="panel">
      <Nothing of={of}>
        <p>{words}</p>
        <Button icon="play" class="primary" href="/">
          {t("site-which-game")}
        </Button>
      </Nothing>
    </section>
  );
}
