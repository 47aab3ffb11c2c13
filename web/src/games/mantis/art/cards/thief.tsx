// The thief: on tiptoe, masked, with a sack of pearls on its back.

import { Limb, Shape, Stroke } from "../../../../ui/drawn/inked";
import { Club, Fan, Feelers, Limbs, Rings, Stalk } from "./anatomy";
import { CREAM, DARK, PAINTS } from "./tones";

const SACK: readonly [string, string] = ["#c89a63", "#8f6438"];

export function Thief() {
  const { body, belly, bright, iris } = PAINTS.green;
  return (
    <>
      <Fan x={166} y={176} turn={130} size={0.82} tone={body} tip={bright} spread={26} />
      <Shape
        d="M104 86Q96 70 106 58L128 62Q170 44 190 78 204 116 168 128 128 134 108 110 98 98 104 86Z"
        tone={SACK}
        shade={12}
      />
      <Shape d="M100 54Q112 42 128 52L126 70Q112 76 104 70Z" tone={SACK} line={3} />
      <Shape d="M140 76L158 70 164 86 146 92Z" tone={["#dcb582", "#b98c55"]} line={2.2} shade={2} />
      <Shape d="M140 46a12 12 0 1 1 24 0a12 12 0 1 1-24 0Z" tone={CREAM} line={3} />
      <Limbs
        tone={body}
        all={[
          [70, 176, 58, 200, 66, 232, 11, 5],
          [92, 180, 88, 206, 96, 234, 11, 5],
          [118, 178, 124, 204, 118, 234, 11, 5],
          [142, 170, 156, 196, 148, 232, 11, 5],
        ]}
      />
      <Rings
        tone={body}
        joints={[
          [176, 174, 36],
          [162, 158, 46],
          [148, 146, 56],
          [126, 142, 64],
          [102, 146, 70],
          [78, 152, 72],
        ]}
      />
      <Limb along={[92, 146, 126, 118, 114, 70, 18, 13]} tone={body} />
      <Club x={114} y={68} turn={78} size={0.6} tone={body} heel={bright} />
      <Feelers
        tone={body}
        all={[
          [34, 124, 10, 96, 26, 70, 7, 0.6],
          [40, 118, 30, 82, 52, 64, 7, 0.6],
        ]}
      />
      <Shape d="M14 156Q20 116 62 110 104 110 104 148 104 186 66 192 34 192 14 156Z" tone={body} shade={10}>
        <path d="M8 158Q46 172 92 172L80 204H20Z" fill={belly[0]} />
      </Shape>
      <Stroke along={[26, 166, 44, 182, 66, 170, 1.5, 4]} />
      <Limb along={[46, 186, 28, 212, 12, 196, 16, 12]} tone={body} />
      <Club x={14} y={198} turn={-40} size={0.6} tone={body} heel={bright} />
      <Shape d="M98 96L124 84 116 100 132 108 104 116Z" tone={DARK} line={3} />
      <Shape
        d="M10 106Q8 80 36 80 60 88 84 82 112 82 110 108 108 132 82 130 60 120 38 130 12 130 10 106Z"
        tone={DARK}
      />
      <Stalk from={[38, 110]} x={36} y={105} r={16} look={[0.9, 0.1]} iris={iris} tone={DARK} lid={0.22} slant={6} />
      <Stalk from={[82, 110]} x={82} y={106} r={16} look={[0.9, 0.1]} iris={iris} tone={DARK} lid={0.22} slant={-8} />
    </>
  );
}
