// A spark, for the first page, for cards, and for the end of a fuse.

export function Spark() {
  return (
    <>
      <path
        d="M0-14L3-5 12-9 7-1 15 3 7 5 9 14 1 8-6 15-5 6-14 6-7 0-12-9-3-5Z"
        fill="#ff7a1c"
        stroke="#c92a12"
        stroke-width="1.500"
        stroke-linejoin="round"
      />
      <path d="M0-8L2-2 8-3 4 1 8 6 2 4-1 9-3 4-8 4-4 0-6-4-2-3Z" fill="#ffd84a" />
      <circle r="2.800" fill="#fffbe0" />
    </>
  );
}
