import { Eyes, Head, Nose, Paw } from "./parts";
import { ellipse, Form, INK, type Tones, Tube } from "./pen";
import { Floor, Scene } from "./scene";

export function Attack() {
  const FUR: Tones = ["#ffa44f", "#dd6f2a"];
  const PAPER: Tones = ["#fffdf4", "#cfd2dd"];
  return (
    <Scene
      back={
        <>
          <path d="M-5 52H30L28 56H-5ZM-5 112H22L20 116H-5ZM72 34H105V38H74ZM84 48H105V52H86Z" fill="#ffe08a" />
          <Floor color="#e8912a" y={116} />
        </>
      }
    >
      <Form d="M44 82C32 68 18 72 3 52 8 68 0 78 3 98 18 90 30 104 46 102Z" of={["#f0504a", "#a81f34"]} depth={4} />
      <Form
        d="M2 128C-1 122 4 116 9 118 12 113 20 115 20 120 24 120 25 127 21 129Z"
        of={["#fff3d0", "#e2c48a"]}
        line={2.4}
        depth={2}
      />
      <Form
        d="M16 114C16 106 36 104 54 104S92 106 92 114V119C92 127 70 129 54 129S16 127 16 119Z"
        of={["#55667f", "#2b344a"]}
        depth={4}
      >
        <path d="M14 113C30 121 78 121 94 113" stroke="#8fa3bf" stroke-width="2" fill="none" />
      </Form>
      <path d="M70 121L77 123 77 120ZM90 120L83 123 83 120Z" fill="#7dff9a" />
      <Form d="M28 115C24 94 34 82 46 82S66 96 63 115C54 119 36 119 28 115Z" of={FUR} depth={4}>
        <path d="M22 98H36L34 102H22ZM22 107H35L34 111H22Z" fill="#c4551c" />
      </Form>
      <Paw at="translate(37 116) rotate(180) scale(.9 .8)" fur={FUR} />
      <Paw at="translate(55 116) rotate(180) scale(.9 .8)" fur={FUR} />
      <Tube d="M12 114L84 72" of={["#e0a862", "#a06a34"]} width={4.5} />
      <Form
        d="M-3 8C-3 2 3 2 3 8L15 12C17 24-17 24-15 12Z"
        of={["#ff5d52", "#b8263a"]}
        at="translate(76 77) rotate(-120)"
        depth={3}
      />
      <Tube d="M38 94L46 96" of={FUR} width={9} />
      <Paw at="translate(50 92) rotate(60) scale(.9)" fur={FUR} />
      <g transform="translate(45 62) rotate(-4) scale(.9)">
        <Head fur={FUR} shape="fluffy" ears={[-44, 44]}>
          <path d="M-36-4L-22-2-36 2ZM36-4L22-2 36 2ZM-36 8L-24 7-34 13ZM36 8L24 7 34 13Z" fill="#c4551c" />
          <path d={ellipse(0, 16, 14, 11)} fill="#fff0da" />
        </Head>
        <Eyes r={9} apart={12} y={-3} look={[0.6, 0.3]} lid={0.3} tilt={20} fur="#dd6f2a" iris="#63c7b2" />
        <Nose y={7} />
        <Form d="M-9 12C-3 14 6 14 12 9 13 18-4 24-9 12Z" of={["#fff", "#dfe0ea"]} line={2} depth={1}>
          <path d="M-5 10V22M0 10V22M5 10V22M-10 16L14 14" stroke={INK} stroke-width=".8" />
        </Form>
        <Form d="M-34-10L-2-46 32-12C14-2-16-1-34-10Z" of={PAPER} depth={4}>
          <path d="M-31-12L-2-24 29-14M-2-46V-24" stroke={INK} stroke-width="1.200" fill="none" />
        </Form>
        <Form d="M-34-10C-14-22 12-22 32-12 12-3-16-1-34-10Z" of={PAPER} depth={2} line={2}>
          <path d="M-16-14H14M-12-10H8" stroke="#a9adbd" stroke-width="1.500" />
        </Form>
      </g>
    </Scene>
  );
}
