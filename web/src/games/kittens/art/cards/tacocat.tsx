import { Eyes, Head, Mouth, Nose, Paw } from "./parts";
import { ellipse, Form, INK, type Tones, Tube } from "./pen";
import { Floor, Scene } from "./scene";

/** A cat bathing in a taco shell. */
export function Tacocat() {
  const FUR: Tones = ["#f7c78a", "#dd9550"];
  const SHELL: Tones = ["#ffc94d", "#e8962a"];
  return (
    <Scene
      back={
        <>
          <path d={ellipse(50, 74, 44)} fill="#63cbc3" />
          <Floor color="#2b8d8c" y={120} />
        </>
      }
    >
      <Form d="M8 116C4 90 24 76 50 75S98 90 93 116Z" of={["#f0a63a", "#b96a1c"]} depth={4} />
      {[74, 91].map((x) => (
        <Form
          key={x}
          d="M-8 10C-10-4-6-11 0-11S9-4 8 10Z"
          of={FUR}
          at={`translate(${x} 76) rotate(${x - 72})`}
          depth={2.5}
        >
          <path
            d={ellipse(0, 2, 4.4, 3.6) + ellipse(-4, -4, 1.7) + ellipse(0, -6, 1.7) + ellipse(4, -4, 1.7)}
            fill="#ff8fa0"
          />
        </Form>
      ))}
      <g transform="translate(37 62) rotate(-8) scale(.94)">
        <Head fur={FUR} shape="wide" ears={[-28, 28]} ear={0.95}>
          <path d="M-3-22L0-10 3-22ZM-13-22L-9-12-7-22ZM7-22L9-12 13-22Z" fill="#b9692a" />
          <path d={ellipse(0, 15, 15, 11)} fill="#fff3e0" />
        </Head>
        <Eyes r={7.5} apart={13} y={-8} look={[0.6, 0]} iris="#7cc043" lid={0.34} fur="#dd9550" />
        <Form
          d="M-27-5H27L25 4C22 10 8 10 5 3 2 0-2 0-5 3-8 10-22 10-25 4Z"
          of={["#4a3f5c", "#241a34"]}
          line={2.4}
          depth={2}
          rim={0.8}
        >
          <path d="M-22-4L-14 9M-18-5L-10 8M9-4L17 9" stroke="#8f86a8" stroke-width="1.600" />
        </Form>
        <Nose y={10} />
        <Mouth is="smirk" />
      </g>
      <path d={ellipse(60, 84, 7) + ellipse(14, 92, 6)} fill="#f0524c" stroke={INK} stroke-width="2.200" />
      <path d={ellipse(58, 82, 3)} fill="#ff8a7a" />
      <Form
        d="M4 100C0 94 6 88 12 91 12 84 20 82 25 86 29 80 36 81 39 86 44 81 51 82 53 87 58 81 66 82 68 88 74 83 82
          86 82 92 90 89 98 94 95 102L80 114H20Z"
        of={["#9bdc58", "#4f9a34"]}
        depth={3}
      />
      <Form d="M4 120C3 104 22 93 50 93S97 104 96 120C84 130 16 130 4 120Z" of={SHELL} depth={6}>
        <path
          d={
            ellipse(22, 112, 2.6) +
            ellipse(40, 103, 2) +
            ellipse(56, 116, 3) +
            ellipse(74, 108, 2.2) +
            ellipse(38, 121, 2.2) +
            ellipse(84, 119, 2.6)
          }
          fill="#d07f1c"
        />
      </Form>
      <Paw at="translate(16 98) rotate(-170)" fur={FUR} />
      <g transform="translate(70 48) rotate(10)">
        <path d="M3-8L10-24" stroke={INK} stroke-width="2" />
        <Form d="M-9-10H9L5 12C3 14-3 14-5 12Z" of={["#fff0f6", "#f59ab8"]} line={2.4} depth={2}>
          <path d="M-10-4H10V16H-10Z" fill="#ff5d8f" fill-opacity=".75" />
        </Form>
        <Form
          d="M-6-18C0-32 18-32 23-17 16-20 12-19 9-16 4-20-1-20-6-18Z"
          of={["#ffdf5a", "#f08a2c"]}
          line={2.4}
          depth={3}
        />
      </g>
      <Tube d="M56 88C64 84 68 76 69 66" of={FUR} width={8} />
      <Paw at="translate(69 60) rotate(14) scale(.9)" fur={FUR} />
    </Scene>
  );
}
