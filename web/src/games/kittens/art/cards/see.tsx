import { Ear, Eye, Eyes, Head, Nose, Paw } from "./parts";
import { ellipse, Form, INK, Strokes, type Tones } from "./pen";
import { Scene } from "./scene";

export function See() {
  const FUR: Tones = ["#b9c4cf", "#8393a6"];
  const SILK: Tones = ["#ffcf4a", "#e09a26"];
  return (
    <Scene
      back={
        <>
          <path d={ellipse(50, 78, 48)} fill="#177480" />
          <path d={ellipse(50, 92, 34)} fill="#2b97a0" />
          <path
            d="M86 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM10 62l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM92
              66l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"
            fill="#ffe9a8"
          />
        </>
      }
    >
      <Form d="M14 126C16 102 30 90 50 90S84 102 86 126Z" of={["#7a4fb8", "#4f2f86"]} depth={4} />
      <g transform="translate(50 62)">
        <Ear x={-27} y={-8} turn={-58} fur={FUR} size={0.85} />
        <Ear x={27} y={-8} turn={58} fur={FUR} size={0.85} />
        <Head fur={FUR} ears={null}>
          <path d={ellipse(0, 18, 15, 12)} fill="#eef2f6" />
        </Head>
        <Eyes r={9.5} apart={12.5} y={-1} look={[0, 1]} iris="#8fe04a" pupil={0.3} lid={0.16} fur="#8393a6" />
        <Nose y={9} />
        <Form d="M0 15C6 17 10 14 13 11 17 15 12 22 6 20Z" of={["#ff8fa0", "#e2607a"]} line={2} depth={1.5} />
        <Strokes of={[[0, 12, -2, 17, -9, 14]]} width={2} />
        <Form d="M3-34C8-46 18-46 24-43 21-38 18-34 10-30Z" of={["#ff7d9a", "#c9447a"]} depth={2.5} />
        <Form d="M-29-8C-34-26-16-38 0-38S34-26 29-8C16-16-16-16-29-8Z" of={SILK} depth={4}>
          <path
            d="M-30-12C-20-28 4-32 22-34M-10-14C0-24 20-28 32-24M-24-32C-10-34 10-26 32-10"
            stroke="#c07818"
            stroke-width="1.600"
            fill="none"
          />
        </Form>
        <Form d={ellipse(0, -20, 5.5, 6.5)} of={["#ff5470", "#b81e48"]} line={2.4} depth={2} rim={0.9} />
      </g>
      <Form d="M-6 120C24 114 76 114 106 120V150H-6Z" of={["#a2386f", "#7a2456"]} depth={2}>
        <path d="M-6 128C24 122 76 122 106 128" stroke="#ffcf4a" stroke-width="2" fill="none" />
      </Form>
      <Form d="M36 118H64L68 125C60 128 40 128 32 125Z" of={SILK} depth={2} />
      <Form
        d="M39 82H61C72 86 76 96 73 106 70 114 62 119 50 119S30 114 27 106C24 96 28 86 39 82Z"
        of={["#d9fbff", "#9fe3ee"]}
        depth={4}
        rim={0.9}
      >
        <path d="M20 92C34 96 66 88 80 92V124H20Z" fill="#63c9e0" fill-opacity=".75" />
        <path d="M33 92C31 98 32 106 36 110" stroke="#fff" stroke-width="2.600" fill="none" stroke-linecap="round" />
        <Form
          d="M40 106C44 98 56 98 60 104L68 99C67 104 67 107 68 112L60 108C56 114 44 113 40 106Z"
          of={["#ff9a3c", "#e0601c"]}
          line={2}
          depth={2}
        />
        <Eye x={45} y={101} r={4} look={[0, -0.8]} pupil={0.3} iris="#fff" />
        <Eye x={52} y={100} r={4} look={[0, -0.8]} pupil={0.3} iris="#fff" />
        <path d={ellipse(46, 108.5, 1.6, 2)} fill={INK} />
      </Form>
      <Form d="M38 80C38 78 62 78 62 80V84H38Z" of={["#effdff", "#a9dfe8"]} line={2.4} depth={1.5} />
      <Paw at="translate(24 108) rotate(30)" fur={FUR} />
      <Paw at="translate(76 108) rotate(-30)" fur={FUR} />
    </Scene>
  );
}
