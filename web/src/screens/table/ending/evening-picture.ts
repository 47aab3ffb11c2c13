// Draws a picture of the evening to share: the podium and the titles as cards, in a size that messengers do not crop.

import { language } from "../../../words/messages";

const WIDE = 1200;
const HIGH = 630;
const EDGE = 48;
const MIDDLE = 700; // the podium is left of it, cards are right of it
const MOST = 8; // cards

const COLORS = {
  veil: "rgba(8, 16, 24, 0.72)",
  ink: "#ffffff",
  quiet: "#d5e2e6",
  card: "#fffaf0",
  name: "#14262d",
  honour: "#a8321a",
};
const METALS: readonly (readonly [string, string])[] = [
  ["#ffd75e", "#d9941f"],
  ["#e3eaee", "#9fb0ba"],
  ["#f0b184", "#b9703f"],
];

export async function picture(finale: Element, headline: string, games: string): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const paper = canvas.getContext("2d")!;
  await ground(paper, finale.querySelector(".finale-scene > :is(svg, img)"));
  const write = writer(paper, getComputedStyle(document.documentElement).getPropertyValue("--display"));
  write(headline, EDGE, 82, { size: 52, most: WIDE - 2 * EDGE });
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(new Date());
  write(`${games} · ${day}`, EDGE, 122, { size: 26, color: COLORS.quiet });
  await Promise.all([...finale.querySelectorAll("img")].map((image) => image.decode().catch(() => undefined))); // a gap
  const steps = [...finale.querySelectorAll<HTMLElement>(".podium [data-step]")];
  for (const step of steps) stand(paper, write, step);
  const cards = [...finale.querySelectorAll(".title-card")].slice(0, MOST);
  const high = Math.min(112, (HIGH - 210) / cards.length);
  cards.forEach((card, each) => title(paper, write, card, 160 + each * high, high - 10));
  write("Mazzo", WIDE - EDGE, HIGH - 20, { size: 24, color: COLORS.quiet, align: "right" });
  const image = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!image) throw new Error("the picture could not be drawn");
  return new File([image], "mazzo-evening.png", { type: "image/png" });
}

async function ground(paper: CanvasRenderingContext2D, scene: Element | null): Promise<void> {
  paper.fillStyle = "#14414f";
  paper.fillRect(0, 0, WIDE, HIGH);
  const image = scene instanceof HTMLImageElement ? scene : scene && (await drawn(scene));
  if (image?.naturalWidth) {
    const scale = Math.max(WIDE / image.naturalWidth, HIGH / image.naturalHeight);
    const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
    paper.drawImage(image, (WIDE - wide) / 2, (HIGH - high) / 2, wide, high);
  }
  paper.fillStyle = COLORS.veil;
  paper.fillRect(0, 0, WIDE, HIGH);
}

/** An SVG of the page as an image, with the CSS variables that it uses. */
async function drawn(scene: Element): Promise<HTMLImageElement | null> {
  const copy = scene.cloneNode(true) as SVGElement;
  const style = getComputedStyle(scene);
  const names = new Set(copy.outerHTML.match(/--[\w-]+/g));
  for (const name of names) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.setAttribute("width", `${WIDE}`);
  copy.setAttribute("height", `${HIGH}`);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(
    () => image,
    () => null, // the picture works without it
  );
}

const STEPS = [
  { left: 250, high: 208 },
  { left: EDGE, high: 160 },
  { left: 452, high: 132 },
];
const STEP = 202;

/** A step of the podium with its figures. */
function stand(paper: CanvasRenderingContext2D, write: Write, step: HTMLElement): void {
  const at = Number(step.dataset["step"]) - 1;
  const { left, high } = STEPS[at]!;
  const top = HIGH - high;
  const figures = [...step.querySelectorAll<HTMLImageElement>(".character")];
  const size = (at ? 150 : 190) / Math.sqrt(figures.length);
  figures.forEach((figure, each) => {
    const x = left + STEP / 2 + (each - (figures.length - 1) / 2) * size * 0.8;
    if (figure.naturalWidth) paper.drawImage(figure, x - size / 2, top - size * 1.03, size, size * 1.08);
  });
  const metal = paper.createLinearGradient(0, top, 0, HIGH);
  METALS[at]!.forEach((color, stop) => metal.addColorStop(stop, color));
  paper.fillStyle = metal;
  paper.beginPath();
  paper.roundRect(left, top, STEP, high + 20, 12);
  paper.fill();
  const middle = { align: "center", color: COLORS.name, most: STEP - 20 } as const;
  write(`${at + 1}`, left + STEP / 2, top + 44, { size: 40, ...middle });
  [...step.querySelectorAll(".podium-name")].forEach((name, each) => {
    write(name.firstChild?.textContent ?? "", left + STEP / 2, top + 76 + each * 26, { size: 24, ...middle });
  });
}

function title(paper: CanvasRenderingContext2D, write: Write, card: Element, top: number, high: number): void {
  const wide = WIDE - EDGE - MIDDLE;
  paper.fillStyle = COLORS.card;
  paper.beginPath();
  paper.roundRect(MIDDLE, top, wide, high, 14);
  paper.fill();
  const face = card.querySelector<HTMLImageElement>(".face");
  const size = high * 0.8;
  if (face?.naturalWidth) {
    paper.save();
    paper.beginPath();
    paper.arc(MIDDLE + 12 + size / 2, top + high / 2, size / 2, 0, 7);
    paper.clip();
    paper.drawImage(face, MIDDLE + 12, top + (high - size) / 2, size, size);
    paper.restore();
  }
  const from = MIDDLE + size + 30;
  const most = wide - size - 44;
  const words = (part: string) => card.querySelector(part)?.textContent ?? "";
  write(words("strong"), from, top + high * 0.45, { size: high * 0.32, color: COLORS.name, most });
  write(words("em"), from, top + high * 0.8, { size: high * 0.26, color: COLORS.honour, most });
}

interface Hand {
  size: number;
  color?: string;
  align?: CanvasTextAlign;
  /** The maximal width; longer text is condensed. */
  most?: number;
}

type Write = (text: string, x: number, y: number, hand: Hand) => void;

function writer(paper: CanvasRenderingContext2D, family: string): Write {
  return (text, x, y, { size, color = COLORS.ink, align = "left", most }) => {
    paper.font = `600 ${size}px ${family}`;
    paper.fillStyle = color;
    paper.textAlign = align;
    paper.fillText(text, x, y, most);
  };
}
