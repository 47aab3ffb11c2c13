// The icons of buttons, drawn with one stroke.

const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  forward: "M4 6l7 6-7 6zM13 6l7 6-7 6z",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.6v.2",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  sound: "M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  mute: "M4 10v4h3l5 4V6L7 10zM16 10l5 4M21 10l-5 4",
  sun: `M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5
    l-1.5 1.5M6.5 17.5L5 19`,
  moon: "M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 13v6h14v-6",
  copy: "M9 9h10v11H9zM5 15V4h10",
  eye: `M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5
    2.5 0 0 0 0-5z`,
  log: "M5 6h14M5 12h14M5 18h9",
  smile: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 14c1 2 2.4 3 4 3s3-1 4-3M9 9.5v.5M15 9.5v.5",
  leave: "M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  people: `M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 4.5a3.5 3.5 0 0 1 0
      6.5M17.5 14.5c2.3.6 3.6 2.4 4 5.5`,
  link: "M10 14l4-4M8.5 11.5l-2 2a3.2 3.2 0 0 0 4.5 4.5l2-2M15.5 12.5l2-2A3.2 3.2 0 0 0 13 6l-2 2",
  check: "M5 12.5l4.5 4.5L19 7.5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5",
  kinds: "M3 7h7v12H3zM14 7h7v12h-7zM5.5 4h7M16.5 4h7",
  drawn: "M4 8l6-2 4 12-6 2zM12 7l5-1 2 12-4 1M18 7l3 1-1 10",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  download: "M12 4v11M8 11.5l4 4 4-4M5 19h14",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",
  pencil: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
  bulb: `M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6
    1.1-2.2A6 6 0 0 0 12 3z`,
  more: "M5 12h.1M12 12h.1M19 12h.1",
  crown: "M4 8l4 4 4-6 4 6 4-4-1.5 10h-13z",
  shuffle: "M3 7h4l8 10h6M18 14l3 3-3 3M3 17h4l2.5-3.1M12.5 10.1L15 7h6M18 4l3 3-3 3",
  tv: "M3 5h18v12H3zM8 21h8M12 17v4",
  home: "M4 11.5L12 4.5l8 7M6 10v9.5h12V10",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
