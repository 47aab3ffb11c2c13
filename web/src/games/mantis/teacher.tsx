// The teacher of Mantis: a mantis shrimp.

export function Teacher() {
  return (
    <>
      <path
        d="M22 20C16 8 8 8 4 12M42 20C48 8 56 8 60 12"
        fill="none"
        stroke="#e8673f"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M8 40a24 23 0 0 1 48 0c0 14-10 20-24 20S8 54 8 40z" fill="#2fa39a" />
      <path d="M8 40c8-6 40-6 48 0 0 14-10 20-24 20S8 54 8 40z" fill="#8fd8c6" />
      <ellipse cx="20" cy="22" rx="10" ry="11" fill="#7a5cc9" />
      <ellipse cx="44" cy="22" rx="10" ry="11" fill="#7a5cc9" />
      <path d="M10 22h20M34 22h20" stroke="#ffd166" stroke-width="3" />
      <circle cx="20" cy="22" r="4" fill="#14262d" />
      <circle cx="44" cy="22" r="4" fill="#14262d" />
      <circle cx="15" cy="42" r="3" fill="#e8673f" opacity="0.5" />
      <circle cx="49" cy="42" r="3" fill="#e8673f" opacity="0.5" />
    </>
  );
}
