import { Head, Nose } from "./parts";
import { ellipse, Form, INK, Strokes, type Tones, Tube } from "./pen";
import { Floor, Scene } from "./scene";

/** A cat that chases its tail. */
export function Shuffle() {
  const FUR: Tones = ["#cdb6f2", "#9a7bd0"];
  const bands = [
    [45, 124, 5, 5],
    [49, 117, 9, 6],
    [44, 108, 15, 7],
    [52, 98, 21, 8],
    [46, 87, 26, 9],
    [51, 76, 29, 10],
  ];
  return (
    <Scene
      back={
        <>
          <path
            d="M50 126C10 118 96 104 50 92S-10 70 50 62 120 30 60 22"
            stroke="#a37ce2"
            stroke-width="10"
            fill="none"
            stroke-linecap="round"
          />
          <Floor color="#653ea8" y={122} />
        </>
      }
    >
      {[
        [12, 64, -24],
        [88, 96, 30],
        [14, 104, 16],
        [86, 34, 18],
      ].map(([x, y, turn]) => (
        <Form
          key={y}
          d="M-7-10C-7-11 7-11 7-10V10C7 11-7 11-7 10Z"
          of={["#fffdf4", "#d8d3e6"]}
          at={`translate(${x} ${y}) rotate(${turn})`}
          depth={2}
          line={2.4}
        >
          <path d="M0-6C4-4 4 3 0 6-4 3-4-4 0-6Z" fill="#ff7a3c" />
        </Form>
      ))}
      {bands.map(([x, y, rx, ry]) => (
        <Form key={y} d={ellipse(x!, y!, rx!, ry)} of={FUR} depth={3}>
          <Strokes of={[[x! - rx!, y! - 1, x!, y! + ry! * 1.3, x! + rx! * 0.7, y! + 2]]} color="#7a58b4" width={2.5} />
        </Form>
      ))}
      <Tube d="M26 74C18 72 14 80 8 82" of={FUR} width={8} />
      <Tube d="M76 74C86 76 84 62 92 62" of={FUR} width={8} />
      <g transform="translate(51 60) rotate(-10) scale(.94)">
        <Head fur={FUR} shape="wide" ears={[-34, 22]} ear={0.88}>
          <path d="M-3-22L0-10 3-22ZM-13-22L-9-12-7-22ZM7-22L9-12 13-22Z" fill="#7a58b4" />
        </Head>
        {[-13, 13].map((x) => (
          <Form key={x} d={ellipse(x, -1, 9.5, 10)} of={["#fff", "#e3e3f0"]} line={2} depth={1.5} rim={0}>
            <path
              d={`M${x} -1c2-2 4 2 1 4s-7 0-6-5 9-7 12-2 0 12-7 12`}
              stroke={INK}
              stroke-width="1.700"
              fill="none"
              stroke-linecap="round"
            />
          </Form>
        ))}
        <Nose y={9} />
        <Form
          d="M-7 14C-2 12 4 12 8 14 7 19 5 20 3 19 3 25-3 25-3 19-6 19-7 17-7 14Z"
          of={["#ff8fa0", "#e2607a"]}
          line={2}
          depth={1.5}
        />
      </g>
    </Scene>
  );
}
