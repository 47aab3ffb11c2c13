// A die.

const PIPS: Record<number, string> = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" };
/** The positions of pips, row by row from the top left: a to i. */
const NAMES = "abcdefghi";

/** One die: pips up to six, digits above that, and blank if the value is hidden. */
export function Die({ value }: { value: string | number | null }) {
  const pips = PIPS[Number(value)];
  return (
    <svg class="p-die" viewBox="0 0 60 60" data-card={value ?? "back"} aria-hidden="true">
      <rect class="p-die-side" x="2" y="2" width="56" height="56" rx="12" />
      {pips
        ? [...pips].map((pip) => {
            const at = NAMES.indexOf(pip);
            return <circle key={pip} class="p-pip" cx={15 + 15 * (at % 3)} cy={15 + 15 * Math.floor(at / 3)} r="5.6" />;
          })
        : value !== null && (
            <text class="p-pip" x="30" y="40" text-anchor="middle" font-size="28">
              {value}
            </text>
          )}
    </svg>
  );
}
