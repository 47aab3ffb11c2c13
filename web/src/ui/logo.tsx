// The logo: a small deck with a claw and an ear.

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      <rect x="10" y="14" width="30" height="42" rx="6" transform="rotate(-12 25 35)" fill="#1f7a8c" />
      <rect
        x="22"
        y="11"
        width="30"
        height="42"
        rx="6"
        transform="rotate(8 37 32)"
        fill="#fff8ef"
        stroke="#14262d"
        stroke-width="2.5"
      />
      <path d="M29 17l4 7h9l5-6 1 14c0 8-5 12-11 12s-11-5-10-13z" transform="rotate(8 37 32)" fill="#d8492a" />
      <path
        d="M33 31v1M43 31v1M36 36c1.5 1.5 3.5 1.5 5 0"
        transform="rotate(8 37 32)"
        fill="none"
        stroke="#fff8ef"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </svg>
  );
}
