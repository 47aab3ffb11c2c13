import { Spark } from "../spark";
import { BOMB, Ear, Eye, Head, Mouth, Nose, Paw, ROPE, Saucepan } from "./parts";
import { ellipse, Form, INK, type Tones, Tube } from "./pen";
import { Floor, Scene } from "./scene";

const STEEL: Tones = ["#dfe8f2", "#9db0c6"];

/** A cat with a saucepan for a helmet. */
export function Defuse() {
  const FUR: Tones = ["#9a90b4", "#6b6188"];
  const RED: Tones = ["#ff6a55", "#c03a33"];
  return (
    <Scene
      back={
        <>
          <path d="M-10 60L60-10H96L-10 96ZM-10 130L110 10V46L-10 166ZM40 150L110 80V116L76 150Z" fill="#8fdc8e" />
          <Floor color="#4fa65c" />
        </>
      }
    >
      <Form d="M14 128C14 104 28 88 46 88S76 104 76 128C64 133 26 133 14 128Z" of={FUR} depth={4} />
      <g transform="translate(47 66) scale(.94)">
        <Ear x={-29} y={-4} turn={-78} fur={FUR} size={0.8} />
        <Ear x={29} y={-4} turn={78} fur={FUR} size={0.8} />
        <Head fur={FUR} ears={null}>
          <path d={ellipse(0, 18, 15, 13)} fill="#f3eef9" />
        </Head>
        <Eye x={-12} y={-1} r={9.5} look={[0.9, 0.7]} iris="#ffd23f" pupil={0.34} />
        <Eye x={13} y={-1} r={7.5} look={[0.8, 0.9]} iris="#ffd23f" pupil={0.34} lid={0.2} tilt={14} fur="#6b6188" />
        <Nose />
        <Mouth is="flat" />
        <Form d="M-10 15C-7 14 0 14 0 15 2 23-7 25-10 20Z" of={["#ff8fa0", "#e2607a"]} line={2} depth={1.5} />
        <Saucepan />
      </g>
      <Form
        d="M87 44C91 50 93 54 93 57a6 6 0 0 1-12 0C81 54 83 50 87 44Z"
        of={["#e4f7ff", "#8fd0f0"]}
        line={2}
        depth={2}
      />
      <Tube d="M40 104C44 92 58 92 66 94S84 98 87 84" of={ROPE} width={3.6} line={2.6} />
      <Form d={ellipse(32, 115, 14)} of={BOMB} depth={4} rim={0.8}>
        <path d={ellipse(26, 108, 3.5, 2.5)} fill="#fff" fill-opacity=".8" />
      </Form>
      <Form d="M33 105L39 99 45 104 41 110Z" of={STEEL} line={2.4} depth={2} />
      <g transform="translate(87 80) scale(.75)">
        <Spark />
      </g>
      <g transform="translate(70 101) rotate(-2)">
        <Form d="M-6 13L9-25C11-13 7-2-1 12Z" of={STEEL} line={2.4} depth={2} />
        <Form d="M8 13L-10-23C-12-11-7-2 3 12Z" of={STEEL} line={2.4} depth={2} />
        <circle r="1.800" cy="2" fill={INK} />
        <Tube d={ellipse(-8, 20, 6, 7)} of={RED} width={3.4} line={2.6} />
        <Tube d={ellipse(10, 20, 6, 7)} of={RED} width={3.4} line={2.6} />
      </g>
      <Paw at="translate(62 122) rotate(24) scale(.9)" fur={FUR} />
      <Paw at="translate(81 121) rotate(-24) scale(.9)" fur={FUR} />
    </Scene>
  );
}
