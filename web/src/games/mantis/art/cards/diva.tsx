// The diva: one curve from the tail, like a fan behind the head, to the lashes.

import { INK, Limb, Shape, Stroke } from "../../../../ui/drawn/inked";
import { Club, Fan, Feelers, Limbs, Rings, Stalk } from "./anatomy";
import { CREAM, PAINTS } from "./tones";

export function Diva() {
  const { body, belly, bright, iris } = PAINTS.pink;
  return (
    <>
      <Fan x={148} y={76} turn={-2} size={1.15} tone={body} tip={bright} spread={36} />
      <Rings
        tone={body}
        joints={[
          [149, 84, 36],
          [162, 106, 44],
          [168, 134, 52],
          [156, 164, 58],
          [136, 182, 62],
          [110, 186, 64],
        ]}
      />
      <Limbs
        tone={belly}
        all={[
          [90, 204, 84, 220, 92, 236, 12, 5],
          [112, 208, 108, 222, 116, 236, 12, 5],
          [136, 204, 138, 220, 146, 232, 12, 5],
        ]}
      />
      <Limb along={[112, 150, 140, 172, 128, 190, 16, 12]} tone={body} />
      <Shape d="M62 144Q90 130 116 144 132 176 116 204 90 218 68 202 54 176 62 144Z" tone={body} shade={9}>
        <path d="M56 150Q84 160 80 212H50Z" fill={belly[0]} />
      </Shape>
      <Club x={126} y={188} turn={-60} size={0.6} tone={body} heel={bright} />
      <Limb along={[68, 152, 14, 170, 24, 118, 16, 12]} tone={body} />
      <Feelers
        tone={bright}
        all={[
          [108, 74, 122, 40, 104, 16, 8, 0.6],
          [100, 70, 98, 34, 74, 18, 8, 0.6],
        ]}
      />
      <Shape d="M40 102Q36 66 76 62 118 58 124 94 126 132 84 140 46 138 40 102Z" tone={body} shade={9}>
        <path d="M36 112Q70 94 110 118 100 150 60 146Z" fill={belly[0]} />
        <circle cx="106" cy="112" r="10" fill="#ff5f93" opacity=".5" />
      </Shape>
      <Stroke along={[44, 57, 31, 53, 24, 45, 5, 1]} />
      <Stroke along={[47, 49, 38, 39, 34, 31, 5, 1]} />
      <Stroke along={[110, 52, 125, 49, 130, 39, 5, 1]} />
      <Stroke along={[106, 44, 118, 35, 122, 27, 5, 1]} />
      <Stalk
        from={[64, 80]}
        x={56}
        y={57}
        r={18}
        look={[-0.5, -0.4]}
        iris={iris}
        lid={0.5}
        slant={10}
        tone={bright}
        skin={body}
      />
      <Stalk
        from={[96, 78]}
        x={98}
        y={53}
        r={18}
        look={[-0.5, -0.4]}
        iris={iris}
        lid={0.5}
        slant={-10}
        tone={bright}
        skin={body}
      />
      <Shape d="M60 122Q66 114 72 118 78 114 84 122 74 136 60 122Z" tone={["#d81e5b", "#9c1043"]} line={3} />
      <path d="M62 122Q72 124 82 122" fill="none" stroke={INK} stroke-width="2.4" />
      {[62, 76, 92, 106].map((x, at) => (
        <Shape
          key={x}
          d={`M${x - 7} ${[146, 152, 152, 146][at]}a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z`}
          tone={CREAM}
          line={2.6}
          shade={3}
        />
      ))}
      <Club x={28} y={108} turn={-50} size={0.66} tone={body} heel={bright} />
    </>
  );
}
