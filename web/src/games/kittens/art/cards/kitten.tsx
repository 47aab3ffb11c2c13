import { Spark } from "../spark";
import { BLACK, Eyes, Head, Nose, Paw, ROPE } from "./parts";
import { ellipse, Form, Strokes, Tube } from "./pen";
import { Floor, Rays, Scene } from "./scene";

export function Kitten() {
  const tail = "M58 118C84 124 98 106 92 88S74 62 82 44";
  return (
    <Scene
      back={
        <>
          <Rays color="#ffa63d" x={80} y={42} count={13} />
          <path d={ellipse(80, 42, 24)} fill="#ffd45e" />
          <Floor color="#e05a1c" />
        </>
      }
    >
      <Tube d={tail} of={ROPE} width={5.5} />
      <path d={tail} fill="none" stroke="#a5662e" stroke-width="4.500" stroke-dasharray="1.200 4" />
      <g transform="translate(82 40) scale(1.1)">
        <Spark />
      </g>
      <Form d="M23 124C18 106 26 94 42 94S66 106 61 124C54 128 30 128 23 124Z" of={BLACK} depth={4}>
        <path d="M33 98C36 116 50 116 52 98Z" fill="#8f84a6" />
      </Form>
      <Paw at="translate(33 122) rotate(180) scale(1 .8)" fur={BLACK} />
      <Paw at="translate(50 122) rotate(180) scale(1 .8)" fur={BLACK} />
      <Tube d="M54 104C64 104 70 98 72 90" of={BLACK} width={9} />
      <g transform="translate(40 76) rotate(8) scale(.96)">
        <Head fur={BLACK} shape="fluffy" inner="#c98aa4">
          <path d="M-4-26L0-14 4-26Z" fill="#6b6082" />
        </Head>
        <Eyes r={11} apart={13} y={-2} look={[0.8, -0.7]} iris="#ffc52e" pupil={0.54} />
        <Form d="M-6 13C-3 15 3 15 6 13 6 22-6 22-6 13Z" of={["#e8485c", "#a81c34"]} line={2} depth={1} rim={0} />
        <Nose y={9} />
        <Strokes
          color="#fff"
          of={[
            [-20, 8, -30, 5, -40, 6],
            [-20, 12, -30, 12, -38, 16],
            [20, 8, 30, 5, 40, 6],
            [20, 12, 30, 12, 38, 16],
          ]}
          width={1.3}
          fromThick
        />
      </g>
      <Paw at="translate(73 84) rotate(14)" fur={BLACK} />
    </Scene>
  );
}
