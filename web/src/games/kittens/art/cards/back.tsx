// The back of every card: a bomb with the face of a cat.

import { Spark } from "../spark";
import { BOMB, Ear, ROPE } from "./parts";
import { ellipse, Form, Strokes, Tube } from "./pen";

const PAW = ellipse(0, 3, 4, 3.4) + ellipse(-4.6, -1, 1.7, 2) + ellipse(0, -3, 1.7, 2) + ellipse(4.6, -1, 1.7, 2);
const PRINTS = [
  [16, 20, -20],
  [84, 16, 24],
  [12, 62, 16],
  [89, 60, -14],
  [18, 108, -24],
  [50, 128, 8],
  [84, 112, 20],
  [48, 8, -6],
];

export function Back() {
  return (
    <svg viewBox="0 0 100 140">
      <path d="M0 0H100V140H0Z" fill="#3a3152" />
      <path d={ellipse(50, 72, 46)} fill="#463a66" />
      <path d={ellipse(50, 72, 36)} fill="#55467a" />
      {PRINTS.map(([x, y, turn]) => (
        <path key={x! + y!} d={PAW} fill="#55467a" transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
      <Tube d="M50 50C50 34 60 28 69 34" of={ROPE} width={4.5} />
      <g transform="translate(73 35)">
        <Spark />
      </g>
      <Ear x={31} y={56} turn={-32} fur={BOMB} inner="#ff9a3d" size={1.1} />
      <Ear x={69} y={56} turn={32} fur={BOMB} inner="#ff9a3d" size={1.1} />
      <Form d={ellipse(50, 78, 30, 28)} of={BOMB} depth={6} line={3.6} rim={0.8} />
      <path d={ellipse(38, 76, 7, 8) + ellipse(62, 76, 7, 8)} fill="#ffb648" />
      <path d={ellipse(38, 76, 2.4, 6.5) + ellipse(62, 76, 2.4, 6.5)} fill="#2c1a28" />
      <path d={ellipse(35.5, 72.5, 1.9) + ellipse(59.5, 72.5, 1.9)} fill="#fff8e0" />
      <Strokes
        color="#ffb648"
        of={[
          [50, 89, 48, 96, 40, 93],
          [50, 89, 52, 96, 60, 93],
          [26, 86, 20, 85, 13, 87],
          [26, 91, 20, 92, 15, 96],
          [74, 86, 80, 85, 87, 87],
          [74, 91, 80, 92, 85, 96],
        ]}
        width={2}
      />
      <path d="M46.500 86.500H53.500L50 90.500Z" fill="#ff8a5c" />
    </svg>
  );
}
