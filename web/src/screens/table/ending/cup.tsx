// A cup that fills with a player's wins of an evening.

interface CupProps {
  /** From 0 to 1. */
  level: number;
  /** The level before the last game. */
  before: number;
}

const BOWL = "M6 3H26Q27 19 19 22L18.5 26 23 29V33H9V29L13.5 26 13 22Q5 19 6 3Z";

export function Cup({ level, before }: CupProps) {
  return (
    <svg class="cup" viewBox="0 0 32 36" aria-hidden="true" style={{ "--level": level, "--before": before }}>
      <path class="cup-line" d="M6 6Q0 5 2 11 4 15 8 15M26 6Q32 5 30 11 28 15 24 15" />
      <path class="cup-glass" d={BOWL} />
      <g class="cup-bowl">
        <rect class="cup-fill" width="32" height="33" y="3" />
      </g>
      <path class="cup-line" d={BOWL} />
    </svg>
  );
}
