// The body parts of every mantis shrimp: rings of armour, a tail fan, clubs, and eyes on stalks.

import { type Curve, INK, Limb, point, Shape, Stroke, type Tone, tube, Turned } from "../../../../ui/drawn/inked";

/** A joint of a body: x, y and width. */
type Joint = readonly [number, number, number];

/** The rings of a body, from the tail to the head. Each overlaps the one behind it. */
export function Rings({ joints, tone }: { joints: readonly Joint[]; tone: Tone }) {
  return (
    <>
      {joints.slice(1).map((joint, at) => (
        <Shape key={at} d={ring(joints[at]!, joint)} tone={tone} line={3} shade={5} />
      ))}
    </>
  );
}

/** A ring of armour: wider at its rear edge, which is round. */
function ring([x, y, width]: Joint, [nx, ny, next]: Joint): string {
  const long = Math.hypot(nx - x, ny - y) || 1;
  const [ux, uy] = [(nx - x) / long, (ny - y) / long];
  const on = (forward: number, side: number) => point(x + ux * forward - uy * side, y + uy * forward + ux * side);
  const [rear, front, corner] = [width / 2 + 2.5, next / 2 - 1, Math.min(7, long * 0.3)];
  return [
    `M${on(corner, rear)}`,
    `Q${on(long * 0.6, rear * 1.04)} ${on(long + 6, front)}`,
    `Q${on(long + 12, 0)} ${on(long + 6, -front)}`,
    `Q${on(long * 0.6, -rear * 1.04)} ${on(corner, -rear)}`,
    `Q${on(-1, -rear * 1.01)} ${on(-width * 0.05, -rear * 0.78)}`,
    `Q${on(-width * 0.22, 0)} ${on(-width * 0.05, rear * 0.78)}`,
    `Q${on(-1, rear * 1.01)} ${on(corner, rear)}Z`,
  ].join("");
}

interface PlaceProps {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  isMirrored?: boolean;
}

const LEAF = "M0 4C-11-4-17-24-11-40-8-48-3-53 0-54 4-53 10-47 12-40 16-24 11-4 0 4Z";
const SPIKED = "M-11 2Q-17-16-15-34L-8-29-4-42 0-34 5-42 8-29 16-34Q16-14 11 2 0 8-11 2Z";

/** A tail fan, which opens upwards. */
export function Fan({ tone, tip, spread = 32, ...place }: PlaceProps & { tone: Tone; tip: Tone; spread?: number }) {
  return (
    <Turned {...place}>
      {[-2, 2, -1, 1].map((leaf) => (
        <Turned key={leaf} turn={leaf * spread}>
          <Shape d={LEAF} tone={tip} line={3} shade={5}>
            <path d="M-30 12V-24Q0-38 30-24V12Z" fill={tone[0]} />
          </Shape>
          <Stroke along={[0, -4, 1, -20, 0, -38, 2.6, 0.6]} />
        </Turned>
      ))}
      <Shape d={SPIKED} tone={tone} line={3} shade={5} />
    </Turned>
  );
}

/** A paddle-shaped scale beside the head. */
export function Paddle({ tone, tip, ...place }: PlaceProps & { tone: Tone; tip: Tone }) {
  return (
    <Turned {...place}>
      <Shape d={LEAF} tone={tip} line={3} shade={5}>
        <path d="M-12 8Q-14-30 0-38 14-30 12 8Z" fill={tone[0]} />
      </Shape>
    </Turned>
  );
}

const CLUB = "M-4 24C-20 24-30 12-29-3-28-19-14-29 2-28 18-27 28-15 27 1 26 16 12 25-4 24Z";

/** A club: a round fist with a hard heel, pointing left. */
export function Club({
  tone,
  heel,
  isShut = false,
  ...place
}: PlaceProps & { tone: Tone; heel: Tone; isShut?: boolean }) {
  return (
    <Turned {...place}>
      {!isShut && <Shape d="M6-22Q16-44 34-44 30-26 22-12Z" tone={heel} line={3} />}
      <Shape d={CLUB} tone={tone} shade={8}>
        <path d="M-40-30H-12Q-26 0-8 30H-40Z" fill={heel[0]} />
      </Shape>
      <Stroke along={[-12, -18, -22, 2, -10, 17, 1.4, 3]} />
      <Stroke along={[2, -19, 12, -18, 17, -9, 4.4, 2]} ink="#fff" />
    </Turned>
  );
}

interface EyeProps {
  x: number;
  y: number;
  r?: number;
  /** The direction of the gaze, from -1 to 1 in x and y. */
  look?: readonly [number, number];
  iris: string;
  tone: Tone;
  /** How far the lid is closed, from 0 to 1; `slant` is its angle in degrees. */
  lid?: number;
  slant?: number;
}

const WHITE: Tone = ["#fffdf4", "#cfd8e6"];

export function Eye({ x, y, r = 18, look: [lx, ly] = [0, 0], iris, tone, lid = 0, slant = 0 }: EyeProps) {
  const high = r * 1.1;
  const [px, py] = [lx * r * 0.38, ly * high * 0.38];
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape
        d={`M${-r} 0a${r} ${high} 0 1 1 ${2 * r} 0a${r} ${high} 0 1 1 ${-2 * r} 0Z`}
        tone={lid < 1 ? WHITE : tone}
        shade={4}
      >
        {lid < 1 && (
          <>
            <circle cx={px} cy={py} r={r * 0.6} fill={iris} />
            <circle cx={px} cy={py} r={r * 0.42} fill={INK} />
          </>
        )}
        {lid > 0 && lid < 1 && (
          <g transform={`rotate(${slant})`}>
            <path
              d={`M${-2 * r} ${-3 * r}h${4 * r}v${3 * r - high + lid * 2 * high}h${-4 * r}Z`}
              fill={tone[0]}
              stroke={INK}
              stroke-width="4"
            />
          </g>
        )}
      </Shape>
      {lid < 1 && (
        <circle
          cx={px - r * 0.2}
          cy={Math.max(py - r * 0.24, lid * 2 * high - high + r * 0.24)}
          r={r * 0.17}
          fill="#fff"
        />
      )}
    </g>
  );
}

interface StalkProps extends EyeProps {
  from: readonly [number, number];
  /** The tone of the stalk; that of the lid by default. */
  skin?: Tone;
}

/** A stalk with an eye on it. */
export function Stalk({ from: [x, y], skin, ...eye }: StalkProps) {
  return (
    <>
      <Limb along={[x, y, (x + eye.x) / 2, (y + eye.y) / 2, eye.x, eye.y, 15, 11]} tone={skin ?? eye.tone} />
      <Eye {...eye} />
    </>
  );
}

/** Whips, legs or swimmerets: several curves in one tone. */
export function Limbs({ all, tone }: { all: readonly Curve[]; tone: Tone }) {
  return (
    <>
      {all.map((along, at) => (
        <Limb key={at} along={along} tone={tone} line={2.6} shade={2.4} />
      ))}
    </>
  );
}

/** Feelers: whips in ink with a lighter core. */
export function Feelers({ all, tone }: { all: readonly Curve[]; tone: Tone }) {
  return (
    <>
      {all.map((along, at) => (
        <g key={at}>
          <path d={tube(along)} fill={INK} stroke={INK} stroke-width="3.4" stroke-linejoin="round" />
          <path d={tube(along)} fill={tone[0]} />
        </g>
      ))}
    </>
  );
}
