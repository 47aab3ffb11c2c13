// The illustration of the game on the first page: a kitten with a short fuse jumps out of the pile, and nobody wants
// it.

import "./scene.css";
import { Eyes, Head, Lines, Mouth, Paw, Spark, Whiskers } from "./art/parts";

export const MINUTES = 15;

const RAYS = `M200 128L400-40V20ZM200 128L420 60V118ZM200 128L420 170V236ZM200 128L150 260H76ZM200 128L-20 240V176
    ZM200 128L-20 118V64ZM200 128L-20 10V-60ZM200 128L90-30H168ZM200 128L236-30H310Z`;

export function Scene() {
  return (
    <svg class="kittens-scene" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="240" fill="#ffb34a" />
      <path d={RAYS} fill="#ff9330" />
      <FlyingCard
        x={38}
        y={60}
        turn={-24}
        color="#a3182a"
        sign="M14 0a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM-10-10L10 10"
      />
      <FlyingCard x={366} y={66} turn={22} color="#1b5a9e" sign="M-13 8C-11-10 9-12 11 3M4-2L11 5 17-4" />
      <Lines width={2.2}>
        <g transform="translate(82 158) scale(1.25) rotate(-7)">
          <Head fur="#f0e2cf" />
          <Eyes look="cross" />
          <Mouth is="frown" />
          <Whiskers />
        </g>
        <g transform="translate(320 158) scale(1.25) rotate(7)">
          <Head fur="#9fb3d1" />
          <Eyes look="pleading" apart={13} />
          <Mouth is="tiny" />
          <Whiskers />
        </g>
      </Lines>
      <Lines width={1.6}>
        <path d="M205 66C204 28 240 14 252 34S286 52 292 28" stroke="#fff3d6" stroke-width="5" />
        <g transform="translate(295 24) scale(1.6)">
          <Spark />
        </g>
        <g transform="translate(200 118) scale(1.9)">
          <Head fur="#3a3548" inner="#8e6a86" />
          <Eyes apart={13} />
          <path d="M-11 12Q0 26 11 12Z" fill="#c2253a" />
          <path d="M-7 13L-4 17-1 13M1 13L4 17 7 13" fill="#fff" stroke="#fff" stroke-width="1" />
          <Whiskers />
        </g>
      </Lines>
      <path
        d="M-10 250V196C60 184 130 190 200 188S340 184 410 196V250Z"
        fill="#7c2f3f"
        stroke="#4c1b2a"
        stroke-width="3"
      />
      <Lines width={2.2}>
        <path d="M146 164L254 164 262 200 138 200Z" fill="#3a3152" />
        <path d="M138 200H262V222H138Z" fill="#2a2340" />
        <path d="M140 207H260M140 214H260" stroke="#fffdf7" stroke-width="1.6" />
        {[44, 116, 288, 358].map((x) => (
          <g key={x} transform={`translate(${x} 196) scale(1.1)`}>
            <Paw fur={x < 200 ? "#f0e2cf" : "#9fb3d1"} />
          </g>
        ))}
        <g transform="translate(164 172) rotate(-8) scale(1.25)">
          <Paw fur="#3a3548" />
        </g>
        <g transform="translate(236 172) rotate(8) scale(1.25)">
          <Paw fur="#3a3548" />
        </g>
      </Lines>
      <path d="M-10 250V226C80 214 320 214 410 226V250Z" fill="#64243a" />
    </svg>
  );
}

interface FlyingCardProps {
  x: number;
  y: number;
  turn: number;
  color: string;
  sign: string;
}

function FlyingCard({ x, y, turn, color, sign }: FlyingCardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-26" y="-36" width="52" height="72" rx="6" fill={color} stroke="#fffdf7" stroke-width="4" />
      <path d={sign} fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" />
    </g>
  );
}
