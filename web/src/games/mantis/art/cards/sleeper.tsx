// The sleeper: curled up on a cushion in its nightcap, with a bubble at its nose.

import { INK, Shape, Stroke, Turned } from "../../../../ui/drawn/inked";
import { Club, Fan, Rings, Stalk } from "./anatomy";
import { CREAM, PAINTS } from "./tones";

export function Sleeper() {
  const { body, belly, bright, iris } = PAINTS.blue;
  return (
    <>
      <Shape
        d="M8 226Q0 208 16 204 100 192 184 204 200 208 192 226 194 236 184 238 100 230 16 238 6 236 8 226Z"
        tone={["#f58a7a", "#c9545a"]}
      >
        <path d="M12 214Q100 202 188 214V222Q100 210 12 222Z" fill="#ffc4ae" />
      </Shape>
      <Turned y={-24}>
        <Rings
          tone={body}
          joints={[
            [152, 214, 46],
            [170, 200, 54],
            [172, 174, 62],
            [160, 148, 74],
            [136, 130, 86],
            [104, 132, 92],
            [76, 148, 92],
          ]}
        />
        <Fan x={158} y={216} turn={-80} size={1.05} tone={body} tip={bright} spread={24} />
        <Shape d="M10 188Q8 146 54 140 100 138 108 178 110 220 62 230 14 230 10 188Z" tone={body} shade={10}>
          <path d="M4 204Q50 180 104 208V244H4Z" fill={belly[0]} />
          <path d="M24 210h.1M92 210h.1" stroke="#ff9fb4" stroke-width="16" stroke-linecap="round" opacity=".7" />
        </Shape>
        <Shape
          d="M26 158Q30 106 80 100 120 98 142 128 138 142 124 138 104 122 98 160 60 140 26 158Z"
          tone={bright}
          shade={10}
        >
          <path d="M36 122L98 154M60 98L114 132M90 88L150 136" stroke="#e8604f" stroke-width="11" />
        </Shape>
        <Shape d="M122 142a13 13 0 1 1 26 0a13 13 0 1 1-26 0Z" tone={CREAM} />
        <Shape d="M20 160Q60 134 102 158L100 174Q60 152 24 176Z" tone={CREAM} />
        <Stalk from={[44, 190]} x={35} y={186} r={17} iris={iris} lid={1} tone={body} />
        <Stalk from={[80, 190]} x={82} y={186} r={17} iris={iris} lid={1} tone={body} />
        <Stroke along={[24, 189, 35, 200, 46, 189, 2, 4]} />
        <Stroke along={[71, 189, 82, 200, 93, 189, 4, 2]} />
        <Shape d="M52 214Q58 206 66 214 64 224 59 224 53 224 52 214Z" tone={["#8e1f46", "#6b1236"]} line={2.6} />
        <Club x={22} y={228} turn={80} size={0.62} isShut tone={body} heel={bright} />
        <Club x={94} y={228} turn={-80} size={0.62} isShut isMirrored tone={body} heel={bright} />
      </Turned>
      <path
        d="M164 32h20l-18 24h22M140 8h13l-12 16h15"
        fill="none"
        stroke={INK}
        stroke-width="6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </>
  );
}
