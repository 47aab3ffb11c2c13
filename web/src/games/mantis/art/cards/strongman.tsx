// The strongman: a large chest and a moustache, lifting a weight made of shells.

import { Limb, Shape, Stroke } from "../../../../ui/drawn/inked";
import { Club, Fan, Feelers, Limbs, Rings, Stalk } from "./anatomy";
import { DARK, PAINTS } from "./tones";

export function Strongman() {
  const { body, belly, bright, iris } = PAINTS.orange;
  return (
    <>
      <Fan x={116} y={196} turn={104} size={0.8} tone={body} tip={bright} spread={24} />
      <Limb along={[150, 140, 206, 112, 152, 44, 32, 20]} tone={body} />
      <Limb along={[104, 26, 146, 20, 186, 26, 11, 11]} tone={DARK} />
      <Shape d="M78 26a21 23 0 1 1 42 0a21 23 0 1 1-42 0Z" tone={bright} shade={9} />
      <Shape d="M168 26a21 23 0 1 1 42 0a21 23 0 1 1-42 0Z" tone={bright} shade={9} />
      <Club isShut x={147} y={36} turn={70} size={0.72} tone={body} heel={belly} />
      <Limbs
        tone={body}
        all={[
          [86, 200, 74, 214, 78, 232, 15, 10],
          [110, 200, 122, 214, 118, 232, 15, 10],
        ]}
      />
      <Shape d="M58 238Q58 226 76 226 88 228 88 238Z" tone={DARK} />
      <Shape d="M110 238Q110 226 122 226 138 228 138 238Z" tone={DARK} />
      <Rings
        tone={body}
        joints={[
          [98, 212, 40],
          [98, 196, 52],
          [98, 176, 70],
        ]}
      />
      <Limb along={[46, 132, -8, 158, 44, 190, 30, 18]} tone={body} />
      <Shape
        d="M30 136Q26 106 60 104 98 96 138 104 172 106 168 138 160 182 98 190 38 182 30 136Z"
        tone={body}
        shade={11}
      >
        <path d="M54 148Q80 166 98 148 118 166 144 148 150 190 98 196 46 190 54 148Z" fill={bright[0]} />
        <path d="M124 96L150 104 136 164 118 164Z" fill={bright[0]} />
        <path
          d="M66 170h.1M84 180h.1M104 168h.1M124 178h.1M136 160h.1M132 138h.1M142 118h.1"
          stroke="#0d5b63"
          stroke-width="10"
          stroke-linecap="round"
        />
      </Shape>
      <Stroke along={[48, 132, 74, 146, 92, 134, 1, 4]} />
      <Club isShut x={54} y={188} turn={-110} size={0.72} tone={body} heel={belly} />
      <Feelers
        tone={body}
        all={[
          [78, 84, 50, 70, 30, 76, 7, 0.6],
          [80, 80, 58, 58, 40, 56, 7, 0.6],
        ]}
      />
      <Stalk from={[80, 96]} x={70} y={68} r={16} look={[0.4, -0.4]} iris={iris} lid={0.2} slant={-8} tone={body} />
      <Stalk from={[104, 96]} x={106} y={66} r={16} look={[0.4, -0.4]} iris={iris} lid={0.2} slant={8} tone={body} />
      <Shape
        d="M58 106Q54 80 74 79 84 84 93 74 102 84 112 79 132 82 128 106 124 132 94 134 62 130 58 106Z"
        tone={body}
        shade={8}
      >
        <path d="M58 114Q94 104 130 114V142H58Z" fill={belly[0]} />
      </Shape>
      <Shape
        d="M94 108Q76 96 66 110 54 118 46 106 42 130 66 128 84 128 94 116
          104 128 122 128 146 130 142 106 134 118 122 110 112 96 94 108Z"
        tone={DARK}
        line={3}
      />
    </>
  );
}
