import { Spark } from "../spark";
import { BOMB, Head, Mouth, Nose, ROPE } from "./parts";
import { ellipse, Form, Strokes, type Tones, Tube } from "./pen";
import { Floor, frill, Scene } from "./scene";

export function Skip() {
  const FUR: Tones = ["#f4f7fd", "#b3c3de"];
  return (
    <Scene
      back={
        <>
          <path d={ellipse(52, 70, 46)} fill="#7cc0f6" />
          <path
            d="M-4 112Q30 30 100 66"
            stroke="#fff"
            stroke-opacity=".7"
            stroke-width="2.200"
            stroke-dasharray=".1 6"
            stroke-linecap="round"
            fill="none"
          />
          <Floor color="#2f78bf" />
        </>
      }
    >
      <path d={ellipse(52, 127, 18, 3.5)} fill="#225e9c" />
      <Tube d="M54 106C54 96 64 94 67 100" of={ROPE} width={3.4} line={2.6} />
      <Form d={ellipse(51, 116, 11.5)} of={BOMB} depth={3} rim={0.8}>
        <path d={ellipse(46, 110, 3, 2.2)} fill="#fff" fill-opacity=".8" />
      </Form>
      <g transform="translate(69 102) scale(.72)">
        <Spark />
      </g>
      <Tube d="M26 80C8 78 2 62 10 54 16 49 23 54 18 60" of={FUR} width={5.5} />
      <Tube d="M32 86C24 90 14 90 5 84" of={FUR} width={8} />
      <Tube d="M32 84C26 96 16 102 8 106" of={FUR} width={9} />
      <Tube d="M62 78C70 88 80 92 88 97" of={FUR} width={8} />
      <Tube d="M30 80C40 76 52 70 62 68" of={FUR} width={21} />
      <Form d={frill(10, 23, 11, 1.42)} of={["#ff9cc8", "#e0609c"]} at="translate(38 77) rotate(-20)" depth={3}>
        <path
          d="M0 0L-12-20M0 0L-14 0M0 0L-12 18M0 0L0-30M0 0L0 30M0 0L12-22M0 0L13 22"
          stroke="#e0609c"
          stroke-width="1.200"
        />
      </Form>
      <Tube d="M46 73C52 71 58 69 62 68" of={FUR} width={19} />
      <Tube d="M64 71C76 76 84 76 92 70" of={FUR} width={8.5} />
      <g transform="translate(66 54) rotate(8) scale(.8)">
        <Head fur={FUR} shape="round" ears={[-24, 26]} ear={0.85}>
          <path d="M-6-26L0-10 6-26Z" fill="#8ea4c8" />
        </Head>
        <Strokes
          of={[
            [-21, -3, -12, 9, -3, -2],
            [3, -2, 12, 9, 21, -3],
            [-20, -1, -24, 0, -26, -4],
            [20, -1, 24, 0, 26, -4],
          ]}
          width={2.6}
        />
        <path d={ellipse(-20, 9, 5.5, 3.5) + ellipse(20, 9, 5.5, 3.5)} fill="#ff9aa8" fill-opacity=".75" />
        <Nose />
        <Mouth />
        <Form
          d="M-2-26C-10-34-18-32-17-25S-8-20-2-24C4-18 12-18 13-25S4-34-2-26Z"
          of={["#ff9cc8", "#e0609c"]}
          line={2.4}
          depth={2}
        />
      </g>
    </Scene>
  );
}
