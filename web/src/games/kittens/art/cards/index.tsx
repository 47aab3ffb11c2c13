// The picture on each card, in a square of a hundred. Fetched after the board: a card is complete without it.

import type { JSX } from "preact";
import type { KittensCard } from "../../../../net/protocol";
import { Eyes, Head, INK, Lines, Mouth, Paw, Spark, Whiskers } from "../parts";

function Kitten() {
  return (
    <>
      <path
        d="M50 2L58 20 74 8 73 27 94 25 82 42 99 53 81 60 91 79 71 76 68 96 53 82 38 98 34 78 12 83 21 64 2
          56 18 45 6 28 27 28 26 8 42 21Z"
        fill="#ff7a1f"
        stroke="#d8341c"
      />
      <g transform="translate(50 58) scale(.98)">
        <path d="M4-26C6-38 12-42 22-40" stroke-width="4" stroke="#c9a36b" />
        <Head fur="#3a3548" inner="#8e6a86" />
        <Eyes apart={13} />
        <path d="M-11 12Q0 26 11 12Z" fill="#c2253a" />
        <path d="M-7 13L-4 17-1 13M1 13L4 17 7 13" fill="#fff" stroke="#fff" stroke-width="1" />
        <g transform="translate(25-41)">
          <Spark />
        </g>
      </g>
    </>
  );
}

function Defuse() {
  return (
    <>
      <path d="M8 18C26 6 38 26 48 16" stroke="#c9a36b" stroke-width="4" />
      <path d="M60 14C70 10 72 20 66 30" stroke="#c9a36b" stroke-width="4" />
      <g transform="translate(50 62)">
        <Head fur="#5d5870" inner="#a587a0" />
        <Eyes look="closed" />
        <Mouth />
        <Whiskers />
      </g>
      <path d="M50 24L62 6M58 24L46 6" stroke="#e6ecf0" stroke-width="6" />
      <path d="M50 24L62 6M58 24L46 6" stroke-width="1.4" />
      <circle cx="47" cy="30" r="6" stroke="#1d7a3e" stroke-width="4" />
      <circle cx="61" cy="30" r="6" stroke="#1d7a3e" stroke-width="4" />
    </>
  );
}

function Nope() {
  return (
    <>
      <g transform="translate(50 54)">
        <Head fur="#f0e2cf" />
        <Eyes look="cross" />
        <Mouth is="frown" />
      </g>
      <g transform="translate(18 70) rotate(16)">
        <Paw fur="#f0e2cf" />
      </g>
      <g transform="translate(82 70) rotate(-16)">
        <Paw fur="#f0e2cf" />
      </g>
      <circle cx="50" cy="52" r="43" stroke="#cf2338" stroke-width="7" />
      <path d="M20 22L80 82" stroke="#cf2338" stroke-width="7" opacity=".92" />
    </>
  );
}

function Attack() {
  return (
    <>
      <path d="M14 12L26 44M34 6L44 38M56 6L62 36" stroke="#e0491b" stroke-width="5" />
      <path
        d="M30 98C26 78 22 70 24 58 26 48 38 46 44 50 46 40 62 38 66 48 76 44 86 52 82 64 78 78 74 82 74 98Z"
        fill="#e58a3c"
      />
      <path
        d="M26 58C20 50 20 44 24 38 28 44 32 48 32 54M45 50C42 40 44 34 49 29 52 36 54 42 52 48M68 50C68 42
          72 36 78 34 79 42 78 48 74 54"
        fill="#fff"
      />
      <ellipse cx="52" cy="74" rx="13" ry="10" fill="#f7c7a0" stroke="none" />
      <g fill="#f7c7a0" stroke="none">
        <circle cx="35" cy="62" r="5" />
        <circle cx="52" cy="57" r="5" />
        <circle cx="69" cy="62" r="5" />
      </g>
    </>
  );
}

function Skip() {
  return (
    <>
      <path d="M10 78Q44 96 88 74" stroke="#1b5fa8" stroke-width="4" stroke-dasharray="2 8" />
      <path d="M14 40C2 34 2 20 12 14" stroke-width="6" stroke="#8296b5" />
      <path d="M12 44C24 28 50 30 66 38L60 60 72 70 64 74 48 60 30 58 16 72 8 68 16 56Z" fill="#9fb3d1" />
      <g transform="translate(74 34) rotate(10) scale(.72)">
        <Head fur="#9fb3d1" />
        <Eyes look="sly" />
        <Mouth />
        <Whiskers />
      </g>
      <rect x="36" y="76" width="28" height="18" rx="3" fill="#3a3548" />
      <path d="M40 81H60M40 86H60" stroke="#ff7a1f" stroke-width="2" />
    </>
  );
}

function Favor() {
  return (
    <>
      <g transform="translate(50 42) scale(1.05)">
        <Head fur="#f5b16b" />
        <Eyes look="pleading" apart={13} y={-1} />
        <Mouth is="tiny" />
      </g>
      <g transform="translate(30 74)">
        <Paw fur="#f5b16b" />
      </g>
      <g transform="translate(70 74)">
        <Paw fur="#f5b16b" />
      </g>
      <path d="M50 92C36 82 36 70 44 69 48 69 50 73 50 75 50 73 52 69 56 69 64 70 64 82 50 92Z" fill="#e0447c" />
    </>
  );
}

function Shuffle() {
  return (
    <>
      <g fill="#fff">
        <rect x="6" y="14" width="22" height="32" rx="3" transform="rotate(-24 17 30)" />
        <rect x="72" y="14" width="22" height="32" rx="3" transform="rotate(24 83 30)" />
        <rect x="8" y="64" width="22" height="30" rx="3" transform="rotate(24 19 79)" />
        <rect x="70" y="64" width="22" height="30" rx="3" transform="rotate(-24 81 79)" />
      </g>
      <path d="M22 26A38 38 0 0 1 76 22M80 76A38 38 0 0 1 24 78" stroke="#6a3fa0" stroke-width="5" />
      <path d="M78 10V24H64M22 90V76H36" stroke="#6a3fa0" stroke-width="5" />
      <g transform="translate(50 54) scale(.86)">
        <Head fur="#b9a2de" />
        <Eyes look="dizzy" />
        <Mouth is="frown" />
      </g>
    </>
  );
}

function See() {
  return (
    <>
      <g transform="translate(50 34)">
        <Head fur="#4f7f86" inner="#9fd0cf" />
        <Eyes look="sly" y={-6} />
      </g>
      <path d="M26 92H74L68 82H32Z" fill="#c98a2b" />
      <circle cx="50" cy="64" r="23" fill="#a8f0ec" />
      <path d="M35 64Q50 49 65 64 50 79 35 64Z" fill="#fff" />
      <circle cx="50" cy="64" r="6" fill={INK} />
      <path d="M37 50Q42 44 48 44" stroke="#fff" stroke-width="3" />
      <g transform="translate(24 78) scale(.8)">
        <Paw fur="#4f7f86" />
      </g>
      <g transform="translate(76 78) scale(.8)">
        <Paw fur="#4f7f86" />
      </g>
    </>
  );
}

function Tacocat() {
  return (
    <>
      <path d="M10 64C16 50 24 56 30 50 38 58 44 48 52 54 60 46 68 56 74 50 80 58 88 54 90 66Z" fill="#6abf4b" />
      <g transform="translate(50 42) scale(.9)">
        <Head fur="#f2c46d" />
        <Eyes />
        <Mouth />
        <Whiskers />
      </g>
      <path d="M8 70A42 30 0 0 1 92 70C92 84 74 90 50 90S8 84 8 70Z" fill="#f0b03c" transform="translate(0 3)" />
      <g fill="#c97f1a" stroke="none">
        <circle cx="30" cy="66" r="2.4" />
        <circle cx="46" cy="78" r="2.4" />
        <circle cx="66" cy="64" r="2.4" />
        <circle cx="74" cy="80" r="2.4" />
        <circle cx="24" cy="80" r="2.4" />
      </g>
      <path d="M14 58C18 62 22 58 26 61M74 60C78 57 82 62 86 59" stroke="#c2253a" stroke-width="4" />
    </>
  );
}

function Cattermelon() {
  return (
    <>
      <path d="M14 36C12 22 16 10 22 6 28 10 34 18 37 24M86 36C88 22 84 10 78 6 72 10 66 18 63 24" fill="#3f8f3a" />
      <circle cx="50" cy="56" r="40" fill="#3f8f3a" />
      <circle cx="50" cy="56" r="34" fill="#e9f6cf" stroke="none" />
      <circle cx="50" cy="56" r="30" fill="#ff6b6f" stroke="none" />
      <g fill={INK} stroke="none">
        <ellipse cx="50" cy="32" rx="2" ry="3.4" />
        <ellipse cx="34" cy="38" rx="2" ry="3.4" transform="rotate(-30 34 38)" />
        <ellipse cx="66" cy="38" rx="2" ry="3.4" transform="rotate(30 66 38)" />
        <ellipse cx="34" cy="78" rx="2" ry="3.4" transform="rotate(30 34 78)" />
        <ellipse cx="66" cy="78" rx="2" ry="3.4" transform="rotate(-30 66 78)" />
      </g>
      <g transform="translate(50 56)">
        <Eyes />
        <Mouth />
        <path d="M-18 9L-29 7M-18 13L-28 16M18 9L29 7M18 13L28 16" stroke-width="1.5" />
      </g>
    </>
  );
}

function Potato() {
  return (
    <>
      <path
        d="M26 24L22 6M34 18L33 2M44 15L46 1M56 15L60 2M66 18L73 5M76 26L86 14M14 44L3 38M12 58L1 60M86 46
          L97 40M89 62L99 64M24 84L16 95M78 84L86 95"
        stroke-width="2.2"
      />
      <path
        d="M22 34C24 16 32 24 36 20 44 14 58 14 64 20 70 24 78 16 79 34 92 50 90 78 72 88 58 96 38 94 26 86
          8 76 10 50 22 34Z"
        fill="#c99a5e"
      />
      <g fill="#9c6f3a" stroke="none">
        <ellipse cx="30" cy="78" rx="4" ry="2.6" />
        <ellipse cx="74" cy="72" rx="4" ry="2.6" />
        <ellipse cx="60" cy="86" rx="3" ry="2" />
        <ellipse cx="50" cy="26" rx="3" ry="2" />
      </g>
      <g transform="translate(50 54)">
        <Eyes look="sly" />
        <Mouth is="flat" />
        <Whiskers />
      </g>
    </>
  );
}

function Beard() {
  return (
    <>
      <g transform="translate(50 36)">
        <Head fur="#e8a06c" />
        <Eyes look="cross" y={-4} />
      </g>
      <path
        d="M20 40C14 58 16 78 30 88 32 82 34 84 36 94 42 90 42 86 46 98 50 90 52 90 55 98 60 86 60 90 65 94
          67 84 69 82 71 88 84 78 86 58 80 40 74 50 62 44 50 46 38 44 26 50 20 40Z"
        fill="#7a3d1f"
      />
      <path d="M32 58Q36 74 34 80M50 62V84M68 58Q64 74 66 80" stroke="#a4603a" stroke-width="2.4" />
      <path d="M50 45C44 38 30 40 26 50 34 54 44 52 50 48 56 52 66 54 74 50 70 40 56 38 50 45Z" fill="#96512e" />
      <path d="M46 39H54L50 44Z" fill="#e2707c" stroke="none" />
    </>
  );
}

function Rainbow() {
  return (
    <>
      <g stroke-width="6.4" stroke-linecap="butt">
        <path d="M36 47C64 47 72 62 72 100" stroke="#7b4fc4" />
        <path d="M36 42C70 42 78 58 78 100" stroke="#3f8fe0" />
        <path d="M36 37C76 37 84 54 84 100" stroke="#4bb35a" />
        <path d="M36 32C82 32 90 50 90 100" stroke="#ffd23f" />
        <path d="M36 27C88 27 96 46 96 100" stroke="#f0483e" />
      </g>
      <g transform="translate(34 44) rotate(-6)">
        <Head fur="#dfe5ee" />
        <Eyes look="closed" y={-5} />
        <path d="M-4 3H4L0 7Z" fill="#e2707c" stroke="none" />
      </g>
      <path d="M26 52C26 48 48 46 50 52 54 60 48 66 44 70 36 64 26 62 26 52Z" fill="#fff" />
      <path d="M30 52Q38 47 46 52 50 62 43 65 34 60 30 52Z" stroke="none" fill="#7b4fc4" />
      <g fill="#fff" stroke="none">
        <circle cx="70" cy="92" r="7" />
        <circle cx="80" cy="96" r="8" />
        <circle cx="93" cy="94" r="7" />
      </g>
    </>
  );
}

const PICTURES: Record<KittensCard, () => JSX.Element> = {
  kitten: Kitten,
  defuse: Defuse,
  nope: Nope,
  attack: Attack,
  skip: Skip,
  favor: Favor,
  shuffle: Shuffle,
  see: See,
  tacocat: Tacocat,
  cattermelon: Cattermelon,
  potato: Potato,
  beard: Beard,
  rainbow: Rainbow,
};

export function Drawing({ card }: { card: KittensCard }) {
  const Drawn = PICTURES[card];
  return (
    <svg viewBox="0 0 100 100">
      <Lines>
        <Drawn />
      </Lines>
    </svg>
  );
}
