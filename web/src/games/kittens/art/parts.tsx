// The parts of all our cats. Drawn around (0, 0), about sixty wide.

import type { ComponentChildren } from "preact";

export const INK = "#231f2e";
const HEAD = `M-29 5C-32-8-31-24-27-35-21-34-15-29-11-25-4-27 4-27 11-25 15-29 21-34 27-35 31-24 32-8 29 5 27 21 13 27
    0 27S-27 21-29 5Z`;
const EARS = "M-24-29C-26-24-27-19-27-15L-16-23ZM24-29C26-24 27-19 27-15L16-23Z";
const WHISKERS = "M-20 9L-36 6M-20 13L-35 16M20 9L36 6M20 13L35 16";
const MOUTHS = {
  smile: "M0 10C-1 15-8 16-10 11M0 10C1 15 8 16 10 11",
  flat: "M-8 14H8",
  frown: "M-9 17C-5 11 5 11 9 17",
  tiny: "M-3 13Q0 16 3 13",
};

/** Everything inside is drawn with the same dark line. */
export function Lines({ width = 2.6, children }: { width?: number; children: ComponentChildren }) {
  return (
    <g fill="none" stroke={INK} stroke-width={width} stroke-linejoin="round" stroke-linecap="round">
      {children}
    </g>
  );
}

export function Head({ fur, inner = "#ffb3b8" }: { fur: string; inner?: string }) {
  return (
    <>
      <path d={HEAD} fill={fur} />
      <path d={EARS} fill={inner} stroke="none" />
    </>
  );
}

type Look = "wide" | "closed" | "cross" | "pleading" | "dizzy" | "sly";

export function Eyes({ look = "wide", apart = 12, y = -2 }: { look?: Look; apart?: number; y?: number }) {
  return (
    <>
      <g transform={`translate(${-apart} ${y})`}>{EYES[look]}</g>
      <g transform={`translate(${apart} ${y}) scale(-1 1)`}>{EYES[look]}</g>
    </>
  );
}

const EYES = {
  wide: (
    <>
      <circle r="7.5" fill="#fff" />
      <circle cx="1.5" cy="1" r="3.2" fill={INK} stroke="none" />
    </>
  ),
  closed: <path d="M-6 0Q0 5 6 0" />,
  cross: (
    <>
      <circle r="7" fill="#fff" />
      <circle cx="2" cy="1.5" r="2.8" fill={INK} stroke="none" />
      <path d="M-9-8L8-3" stroke-width="4.5" />
    </>
  ),
  pleading: (
    <>
      <circle r="10" fill={INK} />
      <circle cx="3" cy="-3.5" r="3.4" fill="#fff" stroke="none" />
      <circle cx="-3" cy="3.5" r="1.8" fill="#fff" stroke="none" />
    </>
  ),
  dizzy: (
    <>
      <circle r="8" fill="#fff" />
      <path d="M0 0a2 2 0 0 1 2 2 4 4 0 0 1-6 0 5 5 0 0 1 8-6" stroke-width="1.8" />
    </>
  ),
  sly: (
    <>
      <path d="M-8-2Q0-4 8 2 3 8-4 6-8 4-8-2Z" fill="#fff" />
      <circle cx="2" cy="2" r="2.6" fill={INK} stroke="none" />
    </>
  ),
};

export function Mouth({ is = "smile" }: { is?: keyof typeof MOUTHS }) {
  return (
    <>
      <path d="M-3.5 5.5H3.5L0 10Z" fill="#e2707c" stroke="none" />
      <path d={MOUTHS[is]} stroke-width="2.2" />
    </>
  );
}

export function Whiskers() {
  return <path d={WHISKERS} stroke-width="1.5" />;
}

/** A paw that reaches up from (0, 0). */
export function Paw({ fur }: { fur: string }) {
  return (
    <>
      <path d="M-9 24V2C-12-8 12-8 9 2V24" fill={fur} />
      <path d="M-3-4V1M3-4V1" stroke-width="1.8" />
    </>
  );
}

/** A burning end. */
export function Spark() {
  return (
    <>
      <path
        d="M0-12L3-4 11-6 6 1 12 7 4 6 1 14-3 6-11 8-6 1-11-6-3-4Z"
        fill="#ffd23f"
        stroke="#e0491b"
        stroke-width="2"
      />
      <circle cy="1" r="2.4" fill="#fff" stroke="none" />
    </>
  );
}
