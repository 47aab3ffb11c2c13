// A picture of the evening: drawn here, of a size that messengers show whole.

import { language } from "../../../words/messages";

const WIDE = 1200;
const HIGH = 630;
const EDGE = 64;
const TOP = 232; // of the first line
const MOST_IN_A_COLUMN = 5;
const MOST = 2 * MOST_IN_A_COLUMN;

const COLORS = { ground: "#0e1b22", shine: "#1f4a57", ink: "#f0f5f2", quiet: "#aec1c6", honour: "#ffb84d" };

export interface PictureLine {
  name: string;
  title: string | null;
  won: string;
  /** The face, as the page shows it. */
  face: HTMLImageElement | null;
}

/** Everybody with their title, the best first. */
export async function picture(headline: string, games: string, lines: readonly PictureLine[]): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const paper = canvas.getContext("2d")!;
  ground(paper);
  const family = getComputedStyle(document.documentElement).getPropertyValue("--display");
  const write = writer(paper, family);
  write(headline, EDGE, 104, { size: 58, most: WIDE - 2 * EDGE });
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(new Date());
  write(`${games} · ${day}`, EDGE, 152, { size: 28, color: COLORS.quiet });
  const faces = lines.flatMap(({ face }) => face ?? []);
  await Promise.all(faces.map((face) => face.decode().catch(() => undefined))); // a face that fails leaves a gap
  const shown = lines.slice(0, MOST);
  const columns = shown.length > MOST_IN_A_COLUMN ? 2 : 1;
  const rows = Math.ceil(shown.length / columns);
  const high = Math.min(124, (HIGH - TOP - 60) / rows);
  const wide = (WIDE - 2 * EDGE) / columns;
  shown.forEach((line, index) => {
    const left = EDGE + Math.floor(index / rows) * wide;
    const top = TOP + (index % rows) * high;
    const size = high * 0.82;
    if (line.face?.naturalWidth) paper.drawImage(line.face, left, top - size / 2, size, size);
    const from = left + size + 22;
    const room = wide - size - 22 - (columns > 1 ? 160 : 200);
    write(line.name, from, top - (line.title ? 4 : -10), { size: high * 0.34, most: room });
    if (line.title) write(line.title, from, top + high * 0.3, { size: high * 0.25, color: COLORS.honour, most: room });
    write(line.won, left + wide - (columns > 1 ? 24 : 0), top + 10, {
      size: high * 0.3,
      color: COLORS.quiet,
      align: "right",
      most: 180,
    });
  });
  write("Mazzo", WIDE - EDGE, HIGH - 34, { size: 26, color: COLORS.quiet, align: "right" });
  const image = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!image) throw new Error("the picture could not be drawn");
  return new File([image], "mazzo-evening.png", { type: "image/png" });
}

function ground(paper: CanvasRenderingContext2D): void {
  const shine = paper.createRadialGradient(WIDE * 0.8, 0, 40, WIDE * 0.8, 0, WIDE * 0.8);
  shine.addColorStop(0, COLORS.shine);
  shine.addColorStop(1, COLORS.ground);
  paper.fillStyle = shine;
  paper.fillRect(0, 0, WIDE, HIGH);
}

interface Hand {
  size: number;
  color?: string;
  align?: CanvasTextAlign;
  /** The room there is; longer words are written smaller. */
  most?: number;
}

function writer(paper: CanvasRenderingContext2D, family: string) {
  return (text: string, x: number, y: number, { size, color = COLORS.ink, align = "left", most }: Hand): void => {
    paper.font = `600 ${size}px ${family}`;
    paper.fillStyle = color;
    paper.textAlign = align;
    paper.fillText(text, x, y, most);
  };
}
