import { Ear, Eye, Mouth, Nose, Paw, Whiskers } from "./parts";
import { ellipse, Form, Strokes, type Tones } from "./pen";
import { Floor, Scene } from "./scene";

/** A potato with the face of a cat and wild hair. */
export function Potato() {
  const SKIN: Tones = ["#d9a866", "#ab733c"];
  const hair = (x: number, y: number, toX: number, toY: number, bend: number) => [
    x,
    y,
    (x + toX) / 2 + bend,
    (y + toY) / 2,
    toX,
    toY,
  ];
  return (
    <Scene
      back={
        <>
          <path d={ellipse(52, 76, 45)} fill="#c0d8e2" />
          <Floor color="#7fa3b5" y={120} />
        </>
      }
    >
      <Ear x={34} y={46} turn={-24} fur={SKIN} />
      <Ear x={66} y={44} turn={16} fur={SKIN} />
      <Strokes
        width={2.6}
        fromThick
        of={[
          hair(44, 44, 40, 28, -4),
          hair(50, 42, 53, 27, 3),
          hair(56, 42, 62, 30, 4),
          hair(20, 66, 5, 58, 0),
          hair(17, 76, 2, 76, 0),
          hair(18, 88, 4, 96, 0),
          hair(22, 100, 10, 110, -3),
          hair(84, 64, 97, 54, 0),
          hair(87, 76, 99, 74, 0),
          hair(87, 88, 98, 94, 2),
          hair(82, 102, 94, 112, 3),
          hair(38, 44, 28, 28, -5),
          hair(26, 54, 12, 44, -2),
          hair(76, 52, 90, 40, 2),
        ]}
      />
      <Form
        d="M26 54C34 40 56 38 70 44 86 52 90 70 86 88 84 108 74 122 54 123 34 126 18 114 16 94 13 78 18 66 26 54Z"
        of={SKIN}
        depth={7}
        line={3.6}
      >
        <path
          d={ellipse(30, 104, 5, 3) + ellipse(72, 108, 4, 2.6) + ellipse(78, 72, 3.5, 2.5) + ellipse(48, 116, 3, 2)}
          fill="#8a5a2c"
        />
        <path d="M40 44L43 52 46 43ZM50 42L52 50 55 42Z" fill="#8a5a2c" />
      </Form>
      <Eye x={40} y={72} r={9.5} look={[0.2, -0.4]} lid={0.44} tilt={-6} fur="#ab733c" iris="#8bbf5a" />
      <Eye x={65} y={70} r={9.5} look={[0.2, -0.4]} lid={0.44} tilt={6} fur="#ab733c" iris="#8bbf5a" />
      <g transform="translate(52 78)">
        <Nose y={8} />
        <Mouth is="frown" />
        <Whiskers />
      </g>
      <Strokes
        width={2.2}
        fromThick
        of={[
          hair(28, 112, 22, 122, -2),
          hair(36, 100, 32, 112, -2),
          hair(70, 98, 74, 110, 2),
          hair(60, 110, 62, 122, 2),
          hair(46, 106, 45, 118, -1),
        ]}
        color="#7a4a22"
      />
      <g transform="translate(74 42) rotate(24) scale(.9)">
        <Form
          d="M-20-5C-20-8 20-8 20-5V1L17 14H14L15 1H11L10 13H7L8 1H4L3 8-1 7 1 1H-4L-5 14H-8L-7 1H-11L-12 12H-15L-14
            1H-17L-18 8-20 1Z"
          of={["#ff7fae", "#d8437f"]}
          line={2.6}
          depth={2}
        />
      </g>
      <Form d="M0-5L3-5 2 5-1 4Z" of={["#ff7fae", "#d8437f"]} at="translate(94 34) rotate(40)" line={2} depth={1} />
      <Form d="M0-5L3-5 2 5-1 4Z" of={["#ff7fae", "#d8437f"]} at="translate(48 24) rotate(-30)" line={2} depth={1} />
      <Paw at="translate(24 112) rotate(-150)" fur={SKIN} />
      <Paw at="translate(80 114) rotate(150)" fur={SKIN} />
    </Scene>
  );
}
