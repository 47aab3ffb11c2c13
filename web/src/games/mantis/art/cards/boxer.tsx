// The boxer: low behind two fists, one of them punching.

import { INK, Limb, Shape, Stroke, Turned } from "../../../../ui/drawn/inked";
import { Club, Fan, Feelers, Limbs, Paddle, Rings, Stalk } from "./anatomy";
import { CREAM, PAINTS } from "./tones";

export function Boxer() {
  const { body, belly, bright, iris } = PAINTS.red;
  return (
    <>
      <Feelers
        tone={bright}
        all={[
          [134, 88, 166, 72, 178, 40, 8, 0.6],
          [128, 88, 152, 66, 156, 26, 8, 0.6],
        ]}
      />
      <Paddle x={48} y={92} turn={-62} size={0.8} tone={body} tip={bright} />
      <Paddle x={152} y={92} turn={60} size={0.8} tone={body} tip={bright} />
      <Fan x={140} y={186} turn={96} size={1.1} tone={body} tip={bright} spread={25} />
      <Limbs
        tone={body}
        all={[
          [70, 190, 40, 200, 46, 230, 20, 13],
          [130, 190, 164, 200, 160, 230, 20, 13],
        ]}
      />
      <Shape d="M28 236Q28 222 46 222 60 223 60 236Z" tone={bright} />
      <Shape d="M144 236Q144 222 162 222 178 223 178 236Z" tone={bright} />
      <Limb along={[150, 140, 196, 140, 178, 104, 28, 20]} tone={body} />
      <Rings
        tone={body}
        joints={[
          [101, 216, 58],
          [100, 198, 78],
          [100, 178, 96],
          [100, 156, 112],
          [100, 128, 120],
        ]}
      />
      <Shape d="M58 184Q100 200 142 184L140 202Q100 218 60 202Z" tone={bright} />
      <Shape d="M84 192Q100 180 116 192 118 212 100 220 82 212 84 192Z" tone={["#fff2a8", "#eeb63c"]} />
      <Stalk from={[82, 86]} x={70} y={50} r={21} look={[-0.4, 0.5]} lid={0.36} slant={22} iris={iris} tone={body} />
      <Stalk from={[122, 86]} x={126} y={48} r={21} look={[-0.5, 0.5]} lid={0.36} slant={-22} iris={iris} tone={body} />
      <Shape
        d="M42 112Q36 78 64 72 82 76 99 64 116 76 136 72 164 78 158 112 156 148 100 154 44 148 42 112Z"
        tone={body}
        shade={10}
      >
        <path d="M60 128Q100 112 140 128V160H60Z" fill={belly[0]} />
      </Shape>
      <Shape
        d="M78 128Q100 118 124 130 124 142 112 140 98 134 86 142 76 140 78 128Z"
        tone={["#fffdf4", "#d8d0cf"]}
        line={3}
      />
      <path d="M93 125l1 13M109 126l-1 11" stroke={INK} stroke-width="2.4" />
      <Stroke along={[90, 96, 98, 90, 107, 97, 4, 1]} />
      <Turned x={134} y={98} turn={24}>
        <Shape d="M-13-5H13V5H-13Z" tone={CREAM} line={2.4} shade={2} />
        <path d="M-4-5V5M4-5V5" stroke={CREAM[1]} stroke-width="1.6" />
      </Turned>
      <Club isShut x={176} y={100} turn={18} size={1.0} isMirrored tone={body} heel={bright} />
      <Limb along={[58, 160, 18, 186, 34, 142, 30, 22]} tone={body} />
      <Club isShut x={34} y={126} turn={-8} size={1.28} tone={body} heel={bright} />
    </>
  );
}
