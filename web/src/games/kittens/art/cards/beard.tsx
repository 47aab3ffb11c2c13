import { Eyes, Head, Nose } from "./parts";
import { ellipse, Form, INK, Strokes, type Tones } from "./pen";
import { Floor, Scene } from "./scene";

/** A bearded cat, with a mouse living in the beard. */
export function Beard() {
  const FUR: Tones = ["#f0a05a", "#cc6d34"];
  const BEARD: Tones = ["#a85a34", "#6f3420"];
  const MOUSE: Tones = ["#d3d6e0", "#9296a8"];
  return (
    <Scene
      back={
        <>
          <path d={ellipse(50, 70, 45)} fill="#a9e0d2" />
          <Floor color="#5aa698" y={118} />
        </>
      }
    >
      <g transform="translate(50 54) scale(.86)">
        <Head fur={FUR} ears={[-24, 24]}>
          <path d="M-3-26L0-13 3-26ZM-11-26L-9-16-6-26ZM6-26L9-16 11-26Z" fill="#a84e22" />
        </Head>
      </g>
      <Form
        d="M25 54C31 63 41 65 50 64S69 63 75 54C86 62 92 74 89 86 88 92 92 94 96 92 95 101 88 103 82 103 82 112 76
          116 70 116 69 123 60 126 54 123 52 128 58 131 64 128 60 138 42 136 38 124 32 124 28 120 28 115 18 116 12
            108 13 101 8 101 4 97 4 91 8 93 11 90 10 84 8 72 14 62 25 54Z"
        of={BEARD}
        depth={6}
        line={3.4}
      >
        <Strokes
          color="#55261a"
          of={[
            [26, 72, 20, 92, 32, 106],
            [75, 72, 80, 92, 68, 108],
            [40, 114, 42, 122, 48, 126],
            [17, 76, 14, 86, 18, 96],
            [84, 76, 86, 86, 82, 96],
          ]}
          width={2.6}
        />
        <Strokes
          color="#cf8150"
          of={[
            [34, 70, 29, 84, 35, 96],
            [66, 70, 71, 82, 65, 96],
          ]}
          width={2.4}
        />
      </Form>
      <g transform="translate(50 54) scale(.86)">
        <Eyes r={9.5} apart={12} y={-5} look={[0, 0.3]} lid={0.4} tilt={4} fur="#cc6d34" iris="#4aa8c9" />
        <Strokes
          of={[
            [-25, -13, -14, -22, -5, -13],
            [25, -13, 14, -22, 5, -13],
          ]}
          width={4.4}
          color="#6f3420"
        />
        <Nose y={7} size={1.3} />
        <Form
          d="M0 11C-8 6-20 8-29 15-38 20-43 13-39 7-51 8-53 26-36 29-19 31-6 24 0 17 6 24 19 31 36 29 53 26 51 8 39
            7 43 13 38 20 29 15 20 8 8 6 0 11Z"
          of={["#c97a46", "#8a4526"]}
          depth={3}
          line={2.8}
        />
      </g>
      <path d={ellipse(50, 98, 14, 13)} fill="#2a0f12" />
      {[42, 58].map((x) => (
        <Form key={x} d={ellipse(x, 90, 5.5)} of={MOUSE} line={2} depth={1.5}>
          <path d={ellipse(x, 91, 3)} fill="#f7a3b0" />
        </Form>
      ))}
      <Form d="M50 89C58 89 61 95 61 101 59 109 41 109 39 101 39 95 42 89 50 89Z" of={MOUSE} line={2.2} depth={2} />
      <path d={ellipse(46, 97, 2.2, 2.8) + ellipse(54, 97, 2.2, 2.8)} fill={INK} />
      <path d={ellipse(45.4, 96, 0.8) + ellipse(53.4, 96, 0.8)} fill="#fff" />
      <path d={ellipse(50, 101.5, 1.8, 1.4)} fill="#ff7f94" />
      <Form d="M33 106C43 104 57 104 67 106 63 114 37 114 33 106Z" of={BEARD} line={2} depth={2} />
      <Form d={ellipse(43, 105, 3)} of={MOUSE} line={1.8} depth={1} />
      <Form d={ellipse(57, 105, 3)} of={MOUSE} line={1.8} depth={1} />
    </Scene>
  );
}
