import { Ear, Eye, Nose, Paw } from "./parts";
import { ellipse, Form, INK, type Tones, Tube } from "./pen";
import { Floor, Scene } from "./scene";

/** A watermelon with the face of a cat. */
export function Cattermelon() {
  const RIND: Tones = ["#63b84e", "#2f8440"];
  return (
    <Scene
      back={
        <>
          <path d={ellipse(50, 76, 46)} fill="#ffcdb6" />
          <Floor color="#ef8a78" y={118} />
        </>
      }
    >
      <Tube d="M76 112C92 120 100 108 94 102S86 108 90 110" of={RIND} width={4} />
      <Form d="M50 36C46 26 52 18 64 20 66 30 60 36 50 36Z" of={["#9bdc58", "#4f9a34"]} depth={2} />
      <Ear x={26} y={48} turn={-28} fur={RIND} inner="#ff8f8f" size={1.15} />
      <Ear x={74} y={48} turn={28} fur={RIND} inner="#ff8f8f" size={1.15} />
      <Form d="M50 38C74 38 90 56 90 80S74 122 50 122 10 104 10 80 26 38 50 38Z" of={RIND} depth={6} line={3.6}>
        <path
          d="M44 36C40 44 48 50 43 58L57 58C52 50 60 44 56 36ZM22 44C24 52 20 58 24 64L30 58C28 52 34 48 34 40ZM78
            44C76 52 80 58 76 64L70 58C72 52 66 48 66 40ZM8 74C16 76 14 84 22 84 16 92 18 98 10 98ZM92 74C84 76 86
              84 78 84 84 92 82 98 90 98Z"
          fill="#1f6b3a"
        />
      </Form>
      <Eye x={35} y={70} r={10.5} look={[0.3, 0.4]} iris="#ffb52e" pupil={0.5} />
      <Eye x={65} y={70} r={10.5} look={[-0.3, 0.4]} iris="#ffb52e" pupil={0.5} />
      <g transform="translate(50 74)">
        <Nose y={8} size={1.2} of={["#ff8fa0", "#d8506c"]} />
      </g>
      <Form d="M14 86C30 94 70 94 86 86 84 108 68 118 50 118S16 108 14 86Z" of={["#e9f7c8", "#a9d08a"]} depth={2}>
        <path d="M17 86C32 94 68 94 83 86 81 104 66 113 50 113S19 104 17 86Z" fill="#ff4f5e" />
        <path d="M17 86C32 94 68 94 83 86L82 91C66 98 34 98 18 91Z" fill="#ff8088" />
        <g fill={INK}>
          <path
            d={
              ellipse(34, 100, 1.8, 2.8) +
              ellipse(50, 103, 1.8, 2.8) +
              ellipse(66, 100, 1.8, 2.8) +
              ellipse(42, 108, 1.5, 2.2) +
              ellipse(58, 108, 1.5, 2.2)
            }
          />
        </g>
      </Form>
      <Paw at="translate(15 94) rotate(30)" fur={RIND} />
      <Paw at="translate(85 94) rotate(-30)" fur={RIND} />
      <Paw at="translate(36 123) rotate(180) scale(1 .7)" fur={RIND} />
      <Paw at="translate(64 123) rotate(180) scale(1 .7)" fur={RIND} />
    </Scene>
  );
}
