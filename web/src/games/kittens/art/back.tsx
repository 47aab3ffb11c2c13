// The back of every card: a fuse on its way around a pair of ears.

import { Picture } from "../../../ui/picture";
import { Spark } from "./parts";

export function Back() {
  return <Picture class="k-back-art" name="kittens back" drawing={<Drawing />} />;
}

function Drawing() {
  return (
    <svg viewBox="0 0 100 140">
      <path
        d="M-10 30L110-30M-10 70L110 10M-10 110L110 50M-10 150L110 90M-10 190L110 130"
        stroke="#fff"
        stroke-opacity=".07"
        stroke-width="14"
      />
      <path
        d="M21 78C17 66 19 48 24 37 31 38 37 44 41 48 47 46 53 46 59 48 63 44 69 38 76 37 81 48 83 66 79 78
          77 95 64 102 50 102S23 95 21 78Z"
        fill="#1c1829"
        stroke="#ff9a3d"
        stroke-width="3"
      />
      <path d="M36 70a5 5 0 1 0 .1 0zM64 70a5 5 0 1 0 .1 0z" fill="#ff9a3d" />
      <path
        d="M50 82C49 87 42 88 40 83M50 82C51 87 58 88 60 83"
        stroke="#ff9a3d"
        stroke-width="2.6"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M50 47C50 30 58 22 70 24" stroke="#e8d3a8" stroke-width="3.5" fill="none" stroke-linecap="round" />
      <g transform="translate(74 24) scale(.8)">
        <Spark />
      </g>
    </svg>
  );
}
