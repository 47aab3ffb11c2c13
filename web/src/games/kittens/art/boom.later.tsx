// Fire and smoke.

const INK = "#3a1a2c";
const SMOKE = "M16 51C2 52 1 34 11 31 8 17 24 9 32 15 42 9 53 20 48 30 60 34 57 51 44 49 38 56 22 57 16 51Z";

export function Boom() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path
        d="M100 4L116 44 148 14 146 58 192 44 164 82 198 104 160 118 184 160 142 146 138 192 108 158 84 198
          74 154 28 178 46 134 4 128 40 102 6 66 52 70 44 20 82 50Z"
        fill="#e0301e"
      />
      <path
        d="M100 30L113 62 138 40 137 72 170 66 150 92 174 108 146 116 160 146 130 138 126 168 106 146 88
          172 80 142 48 158 60 128 30 122 56 102 34 76 66 78 62 42 88 66Z"
        fill="#ff8a1f"
      />
      <path
        d="M100 62L109 82 126 72 124 92 146 92 131 106 144 120 123 121 124 140 108 130 94 146 90 127 70 134
          78 117 58 110 76 101 66 84 88 88Z"
        fill="#ffe27a"
      />
      <circle cx="101" cy="104" r="17" fill="#fff" />
    </svg>
  );
}

export function Puff() {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <path d={SMOKE} fill="#4a4555" stroke={INK} stroke-width="2" />
      <path d={SMOKE} fill="#7b7488" transform="translate(3 3) scale(.8)" />
    </svg>
  );
}

const SHREDS = ["M2 3L17 1 19 14 8 19 1 12Z", "M3 1L18 5 15 18 5 16Z", "M1 8L10 1 19 7 16 19 4 17Z"];
const PAPER = ["#fff3d6", "#ff9330", "#3a3152", "#e0301e", "#fffdf7"];

/** A piece of a card. */
export function Scrap({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={SHREDS[number % SHREDS.length]}
        fill={PAPER[number % PAPER.length]}
        stroke={INK}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
    </svg>
  );
}
