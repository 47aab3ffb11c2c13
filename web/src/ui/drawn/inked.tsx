// Shapes as one illustrator draws them: a dark line that is thin towards the light and thick away from it, one flat
// shade, and a rim of light.

import { type ComponentChildren, createContext } from "preact";
import { useContext, useId } from "preact/hooks";

export const INK = "#2b1420";

/** A colour and its shade. */
export type Tone = readonly [light: string, shade: string];

interface ShapeProps {
  /** One closed outline that does not cross itself. */
  d: string;
  tone: Tone;
  /** The mean width of the line. */
  line?: number;
  /** The width of the shade on the lower right. */
  shade?: number;
  /** The strength of the rim of light. */
  rim?: number;
  /** Painted on the shape, clipped at its edge. */
  children?: ComponentChildren;
}

/** The direction of the light in local coordinates: it does not turn with a shape. */
const Light = createContext<readonly [number, number]>([0.8, 1]);

interface TurnedProps {
  x?: number;
  y?: number;
  /** In degrees. */
  turn?: number;
  size?: number;
  isMirrored?: boolean;
  children: ComponentChildren;
}

/** Moves, turns or mirrors shapes; the light keeps its direction. */
export function Turned({ x = 0, y = 0, turn = 0, size = 1, isMirrored = false, children }: TurnedProps) {
  const [lx, ly] = useContext(Light);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const side = isMirrored ? -1 : 1;
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${side * size} ${size})`}>
      <Light.Provider value={[side * (lx * cos + ly * sin), ly * cos - lx * sin]}>{children}</Light.Provider>
    </g>
  );
}

const AROUND = "M-400-400h999v999h-999Z";

export function Shape({ d, tone: [light, dark], line = 3.4, shade = 7, rim = 0.5, children }: ShapeProps) {
  const id = useId();
  const [x, y] = useContext(Light);
  const shift = (by: number) => `translate(${round(by * x)} ${round(by * y)})`;
  return (
    <>
      <path
        d={d}
        stroke={INK}
        stroke-width={line * 2}
        stroke-linejoin="round"
        transform={shift(line * 0.32)}
        fill={INK}
      />
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path d={d} fill={light} />
        {children}
        <path d={AROUND + d} fill-rule="evenodd" fill={dark} opacity=".88" transform={shift(-shade)} />
        <path d={AROUND + d} fill-rule="evenodd" fill="#fff" opacity={rim} transform={shift(line * 0.5)} />
      </g>
    </>
  );
}

/** A curve through a bend, as wide as given at both ends: x y, bend x y, x y, width, width. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

/** The outline of a curve with round ends. */
export function tube([x, y, bx, by, ex, ey, wide, thin]: Curve): string {
  const [ax, ay] = normal(bx - x, by - y, wide / 2);
  const [mx, my] = normal(ex - x, ey - y, (wide + thin) / 4);
  const [cx, cy] = normal(ex - bx, ey - by, thin / 2);
  const cap = (width: number) => `A${round(width / 2)} ${round(width / 2)} 0 0 1 `;
  return [
    `M${point(x - ax, y - ay)}`,
    `Q${point(bx - mx, by - my)} ${point(ex - cx, ey - cy)}`,
    `${cap(thin)}${point(ex + cx, ey + cy)}`,
    `Q${point(bx + mx, by + my)} ${point(x + ax, y + ay)}`,
    `${cap(wide)}${point(x - ax, y - ay)}Z`,
  ].join("");
}

/** At a right angle to a direction, as long as given. */
export function normal(dx: number, dy: number, length: number): [number, number] {
  const by = length / (Math.hypot(dx, dy) || 1);
  return [-dy * by, dx * by];
}

export function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A limb: a curve with a line around it. */
export function Limb({
  along,
  tone,
  line = 3,
  shade = 4,
}: {
  along: Curve;
  tone: Tone;
  line?: number;
  shade?: number;
}) {
  return <Shape d={tube(along)} tone={tone} line={line} shade={shade} />;
}

/** A stroke of the brush. */
export function Stroke({ along, ink = INK }: { along: Curve; ink?: string }) {
  return <path d={tube(along)} fill={ink} />;
}
