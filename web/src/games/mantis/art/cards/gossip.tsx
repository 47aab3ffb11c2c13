// The gossip: leans over with a club in front of its mouth, and a handbag.

import { Limb, Shape, Stroke } from "../../../../ui/drawn/inked";
import { Club, Fan, Feelers, Limbs, Rings, Stalk } from "./anatomy";
import { PAINTS } from "./tones";

export function Gossip() {
  const { body, belly, bright, iris } = PAINTS.yellow;
  return (
    <>
      <Fan x={150} y={200} turn={98} size={0.85} tone={body} tip={bright} spread={30} />
      <Limb along={[130, 130, 180, 124, 170, 160, 20, 14]} tone={body} />
      <Limbs
        tone={belly}
        all={[
          [104, 196, 82, 210, 84, 230, 10, 6],
          [122, 202, 106, 216, 110, 234, 10, 6],
          [140, 206, 130, 220, 134, 236, 10, 6],
        ]}
      />
      <Rings
        tone={body}
        joints={[
          [154, 200, 50],
          [138, 194, 64],
          [124, 186, 76],
          [112, 166, 84],
          [104, 142, 86],
          [98, 118, 84],
        ]}
      />
      <Shape d="M146 168Q170 150 188 168L194 204Q166 216 142 204Z" tone={bright} />
      <Shape d="M161 175h13l2 12h-17Z" tone={["#fff2a8", "#eeb63c"]} line={2.4} />
      <Feelers
        tone={body}
        all={[
          [112, 62, 128, 34, 150, 46, 6, 3],
          [150, 46, 158, 58, 144, 62, 3, 1],
          [104, 58, 112, 20, 138, 18, 6, 3],
          [138, 18, 154, 22, 146, 36, 3, 1],
        ]}
      />
      <Shape d="M40 108Q30 72 66 58 106 46 130 74 150 108 122 134 92 154 60 140 42 130 40 108Z" tone={body} shade={10}>
        <path d="M36 116Q70 96 104 122 100 150 60 146Z" fill={belly[0]} />
        <path d="M116 74h.1M128 88h.1M122 102h.1" stroke={body[1]} stroke-width="7" stroke-linecap="round" />
        <circle cx="104" cy="112" r="11" fill={bright[0]} opacity=".55" />
      </Shape>
      <Stroke along={[40, 38, 34, 31, 32, 22, 4.5, 1]} />
      <Stroke along={[48, 30, 44, 20, 44, 12, 4.5, 1]} />
      <Stroke along={[87, 26, 83, 15, 84, 8, 4.5, 1]} />
      <Stroke along={[96, 24, 97, 12, 101, 7, 4.5, 1]} />
      <Stalk from={[66, 74]} x={54} y={44} r={19} look={[0.9, -0.1]} iris={iris} lid={0.16} slant={-14} tone={body} />
      <Stalk from={[98, 68]} x={96} y={38} r={19} look={[0.9, -0.1]} iris={iris} lid={0.16} slant={10} tone={body} />
      <Shape d="M50 116Q70 112 92 106 92 132 70 134 54 132 50 116Z" tone={["#8e1f46", "#6b1236"]} line={3}>
        <path d="M50 114Q70 112 92 104V112Q70 118 52 121Z" fill="#fff" />
        <circle cx="72" cy="136" r="12" fill="#ff7a9c" />
      </Shape>
      <Limb along={[92, 152, 40, 184, 38, 140, 20, 16]} tone={body} />
      <Club x={38} y={124} turn={62} size={0.86} tone={body} heel={bright} />
      <Stroke along={[22, 88, 14, 86, 8, 80, 4, 1]} />
      <Stroke along={[16, 104, 8, 105, 0, 104, 4, 1]} />
    </>
  );
}
