// The illustration of the game on the first page: a kitten, a short fuse, and somebody who does not want it.

import { Eyes, Head, Lines, Mouth, Paw, Spark, Whiskers } from "../../art/kittens/parts";

export function KittensScene() {
  return (
    <svg class="kittens-scene" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="240" fill="#ffb34a" />
      <path d="M200 128L400-40V20ZM200 128L420 60V118ZM200 128L420 170V236ZM200 128L310 260H240ZM200 128L150 260H76ZM200 128L-20 240V176ZM200 128L-20 118V64ZM200 128L-20 10V-60ZM200 128L90-30H168ZM200 128L236-30H310Z" fill="#ff9330" />
      <path d="M0 240V206C60 188 120 200 200 196S340 186 400 206V240Z" fill="#7c2f3f" />
      <Lines>
        <g transform="translate(84 168) scale(1.15) rotate(-6)">
          <Head fur="#f0e2cf" />
          <Eyes look="cross" />
          <Mouth is="frown" />
          <g transform="translate(26 24) rotate(20)">
            <Paw fur="#f0e2cf" />
          </g>
        </g>
        <g transform="translate(322 164) scale(1.2) rotate(5)">
          <Head fur="#9fb3d1" />
          <Eyes look="pleading" apart={13} />
          <Mouth is="tiny" />
          <g transform="translate(-24 30)">
            <Paw fur="#9fb3d1" />
          </g>
          <g transform="translate(24 30)">
            <Paw fur="#9fb3d1" />
          </g>
        </g>
        <path d="M206 84C206 40 250 30 262 54S300 74 306 46" stroke="#fff3d6" stroke-width="5" />
        <g transform="translate(308 42) scale(1.7)">
          <Spark />
        </g>
        <g transform="translate(200 140) scale(2.05)">
          <Head fur="#3a3548" inner="#8e6a86" />
          <Eyes apart={13} />
          <path d="M-11 12Q0 26 11 12Z" fill="#c2253a" />
          <path d="M-7 13L-4 17-1 13M1 13L4 17 7 13" fill="#fff" stroke="#fff" stroke-width="1" />
          <Whiskers />
        </g>
      </Lines>
    </svg>
  );
}
