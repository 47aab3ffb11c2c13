// The teacher of Exploding Kittens: a kitten that has not exploded yet.

export function Teacher() {
  return (
    <>
      <path
        d="M8 6l16 12h16L56 6l2 30a26 24 0 0 1-52 0z"
        fill="#f2a33a"
        stroke="#f2a33a"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path d="M12 12l9 8-9 6zM52 12l-9 8 9 6z" fill="#f7c9a0" />
      <path d="M32 16v9M25 17v6M39 17v6" stroke="#c2612b" stroke-width="3" stroke-linecap="round" />
      <path d="M17 43c0-7 6-9 15-9s15 2 15 9c0 9-7 14-15 14s-15-5-15-14z" fill="#fdf1e2" />
      <ellipse cx="21" cy="32" rx="5" ry="6" fill="#14262d" />
      <ellipse cx="43" cy="32" rx="5" ry="6" fill="#14262d" />
      <circle cx="22.5" cy="30" r="1.8" fill="#fff" />
      <circle cx="44.5" cy="30" r="1.8" fill="#fff" />
      <path d="M28.5 38h7L32 42z" fill="#c2432b" />
      <path
        d="M4 38l10 2M4 46l10-2M60 38l-10 2M60 46l-10-2"
        stroke="#14262d"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </>
  );
}
