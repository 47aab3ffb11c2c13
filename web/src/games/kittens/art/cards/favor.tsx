import { Eyes, Head, Mouth, Nose, Paw } from "./parts";
import { ellipse, Form, Strokes, type Tones, Tube } from "./pen";
import { Floor, Scene } from "./scene";

/** A hungry cat with a bowl and a tin of food. */
export function Favor() {
  const FUR: Tones = ["#ffbe76", "#e58f45"];
  const TIN: Tones = ["#e6edf5", "#a5b3c6"];
  const BOWL: Tones = ["#4f8fe0", "#2c5aa8"];
  return (
    <Scene
      back={
        <>
          <path d={ellipse(50, 74, 46, 50)} fill="#ffa9cd" />
          <Floor color="#d65a92" y={118} />
        </>
      }
    >
      <Tube d="M78 112C98 108 98 88 92 80S78 78 82 86" of={FUR} width={7} />
      <Form d="M6 116C2 92 26 78 50 78S98 92 94 116C86 131 14 131 6 116Z" of={FUR} depth={3.5}>
        <path d={ellipse(50, 118, 30, 22)} fill="#fff0da" />
        <path
          d="M-2 100L16 103-2 107ZM-2 112L14 113-2 118ZM102 100L84 103 102 107ZM102 112L86 113 102 118Z"
          fill="#c96f2c"
        />
      </Form>
      <Paw at="translate(26 126) rotate(180) scale(1.100 .75)" fur={FUR} />
      <Paw at="translate(74 126) rotate(180) scale(1.100 .75)" fur={FUR} />
      <g transform="translate(50 62) scale(.98)">
        <Head fur={FUR} shape="round" ears={[-66, 66]} ear={0.85}>
          <path d="M-2-26L0-12 2-26ZM-10-26L-8-15-5-26ZM5-26L8-15 10-26Z" fill="#c96f2c" />
          <path d={ellipse(0, 17, 16, 11)} fill="#fff0da" />
        </Head>
        <Eyes r={12} apart={14} y={-2} look={[0, -0.5]} iris="#5a3a2a" pupil={0.62} />
        <Strokes
          of={[
            [-26, -14, -18, -21, -8, -21],
            [26, -14, 18, -21, 8, -21],
          ]}
          width={2.2}
        />
        <Form
          d="M-23 11C-20 15-19 17-19 18a3.500 3.500 0 0 1-7 0C-26 17-25 15-23 11Z"
          of={["#e4f7ff", "#8fd0f0"]}
          line={1.6}
          depth={1}
        />
        <Nose y={10} />
        <Mouth is="small" />
        <Form
          d="M4 14C12 14 20 15 24 12 28 7 33 7 35 9 31 13 31 15 35 20 31 22 27 20 24 17 18 19 8 18 5 17Z"
          of={["#7fd0e8", "#3f94ba"]}
          line={2.2}
          depth={2}
        />
      </g>
      <Form d="M24 98H76L69 114C60 118 40 118 31 114Z" of={BOWL} depth={2.2} rim={0.8}>
        <path d="M42 110C46 106 53 106 56 109L60 106V114L56 111C53 114 46 114 42 110Z" fill="#fff" />
      </Form>
      <Form d={ellipse(50, 98, 27, 6)} of={["#7fb2f2", "#3a6cba"]} depth={2} />
      <path d={ellipse(50, 98.5, 22, 3.8)} fill="#1f3f80" />
      <Paw at="translate(24 103) rotate(44)" fur={FUR} />
      <Paw at="translate(76 103) rotate(-44)" fur={FUR} />
      {[
        [9, 124],
        [91, 125],
      ].map(([x, y]) => (
        <Form key={x} d="M-7-5C-7-8 7-8 7-5V4C7 7-7 7-7 4Z" of={TIN} at={`translate(${x} ${y})`} depth={3}>
          <path d="M-9-2H9V2H-9Z" fill="#ef5d6c" />
        </Form>
      ))}
    </Scene>
  );
}
