// The professor: tall and thin, with a raised finger and a book.

import { INK, Limb, Shape, Stroke } from "../../../../ui/drawn/inked";
import { Club, Fan, Feelers, Rings, Stalk } from "./anatomy";
import { CREAM, DARK, PAINTS } from "./tones";

export function Professor() {
  const { body, belly, bright, iris } = PAINTS.purple;
  return (
    <>
      <Fan x={106} y={206} turn={176} size={0.8} tone={body} tip={bright} spread={20} />
      <Limb along={[122, 132, 178, 138, 176, 100, 17, 13]} tone={body} />
      <Club x={177} y={92} turn={86} size={0.66} tone={body} heel={bright} />
      <Rings
        tone={body}
        joints={[
          [106, 212, 36],
          [105, 194, 42],
          [103, 176, 48],
          [102, 156, 54],
          [101, 136, 58],
          [100, 114, 60],
        ]}
      />
      <Feelers
        tone={body}
        all={[
          [72, 94, 40, 98, 34, 128, 7, 0.6],
          [72, 98, 52, 110, 52, 138, 7, 0.6],
        ]}
      />
      <Shape d="M62 84Q58 46 98 42 138 46 136 84 134 122 98 128 64 122 62 84Z" tone={body} shade={9}>
        <path d="M58 100Q98 84 140 100V136H58Z" fill={belly[0]} />
      </Shape>
      <Shape
        d="M99 108Q84 104 76 112 74 122 86 122 84 142 99 152 114 142 112 122 124 122 122 112 114 104 99 108Z"
        tone={CREAM}
        line={3}
      />
      <Shape d="M40 36L104 18 158 40 98 60Z" tone={DARK} />
      <Shape d="M70 46L98 56 128 46 128 58Q98 72 70 58Z" tone={DARK} line={3} />
      <Stroke along={[100, 38, 138, 40, 146, 58, 4, 3]} ink={bright[0]} />
      <Shape d="M141 56h11l3 18h-17Z" tone={bright} line={2.6} />
      <Stalk from={[84, 84]} x={78} y={80} r={18} look={[0.3, 0.3]} iris={iris} tone={body} lid={0.14} />
      <Stalk from={[116, 84]} x={120} y={80} r={18} look={[0.1, 0.3]} iris={iris} tone={body} lid={0.14} />
      {[INK, bright[0]].map((gold) => (
        <path
          key={gold}
          d="M56 80a22 23 0 1 0 44 0a22 23 0 1 0-44 0M98 80a22 23 0 1 0 44 0a22 23 0 1 0-44 0"
          fill="none"
          stroke={gold}
          stroke-width={gold === INK ? 8 : 3.6}
        />
      ))}
      <Limb along={[82, 140, 48, 152, 46, 176, 17, 13]} tone={body} />
      <Shape d="M14 164L52 174 88 160V206L52 222 14 208Z" tone={["#d8432f", "#98202a"]} />
      <Shape d="M20 160Q38 158 52 170 66 156 82 156V200Q66 200 52 214 38 202 20 202Z" tone={CREAM} line={3} />
      <path d="M52 170V212M28 172l16 5M28 184l16 5M60 176l14-6M60 188l14-6" stroke={INK} stroke-width="2.4" />
      <Club x={50} y={214} turn={-96} size={0.56} tone={body} heel={bright} />
    </>
  );
}
