// Records a short film of the last moves up to a frame: pictures of the board, with the events as captions.

import type { Player } from "../../stage/player";
import { snapshot } from "../../ui/snapshot";

const LONG = 1280;
const SHORT = 720;
const STRIP = 110; // below the board, for two lines of words
const MOMENTS = 5;
const STILL = 1300; // milliseconds
const LAST = 2200;
const FADE = 300;
const RATE = 30; // pictures a second
const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

export interface Caption {
  frame: number;
  text: string;
}

interface Still {
  image: HTMLImageElement;
  words: string;
}

/** Shows each frame on the board, takes its picture, and records the pictures. */
export async function film(player: Player, board: HTMLElement, lines: readonly Caption[]): Promise<File> {
  const kind = KINDS.find((each) => MediaRecorder.isTypeSupported(each));
  if (!kind) throw new Error("this browser makes no films");
  const end = player.at.value;
  const stills: Still[] = [];
  for (let at = Math.max(0, end - MOMENTS + 1); at <= end; at++) {
    player.jump(at);
    await painted();
    const words = lines.filter(({ frame }) => frame === at).map(({ text }) => text);
    stills.push({ image: await snapshot(board), words: words.join(" ") });
  }
  const video = await recorded(stills, kind);
  const type = kind.split(";")[0]!;
  return new File([video], `mazzo-${player.id}-${end}.${type.split("/")[1]!}`, { type });
}

/** Waits until the board has been painted. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))));
}

async function recorded(stills: readonly Still[], mimeType: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const { width, height } = stills[0]!.image;
  [canvas.width, canvas.height] = width > height ? [LONG, SHORT] : [SHORT, LONG];
  const paper = canvas.getContext("2d")!;
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType, videoBitsPerSecond: 4_000_000 });
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise<Blob>((end) => (recorder.onstop = () => end(new Blob(parts, { type: mimeType }))));
  draw(paper, stills[0]!, 1);
  recorder.start();
  for (const [at, still] of stills.entries()) await show(paper, still, at === stills.length - 1 ? LAST : STILL);
  recorder.stop();
  return done;
}

/** Fades to a picture, and holds it. */
function show(paper: CanvasRenderingContext2D, still: Still, milliseconds: number): Promise<void> {
  const begun = performance.now();
  return new Promise((done) => {
    const timer = setInterval(() => {
      const gone = performance.now() - begun;
      draw(paper, still, Math.min(1, gone / FADE));
      if (gone < milliseconds) return;
      clearInterval(timer);
      done();
    }, 1000 / RATE);
  });
}

function draw(paper: CanvasRenderingContext2D, { image, words }: Still, opacity: number): void {
  const { width, height } = paper.canvas;
  const scale = Math.min(width / image.width, (height - STRIP) / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  paper.globalAlpha = opacity;
  paper.fillStyle = "#0e1b22";
  paper.fillRect(0, 0, width, height);
  paper.drawImage(image, (width - wide) / 2, (height - STRIP - high) / 2, wide, high);
  paper.fillStyle = "#f0f5f2";
  paper.font = `600 30px ${getComputedStyle(document.documentElement).getPropertyValue("--display")}`;
  paper.textAlign = "center";
  paper.textBaseline = "middle";
  const written = inLines(words, (text) => paper.measureText(text).width <= width - 60);
  written.forEach((line, at) => {
    paper.fillText(line, width / 2, height - STRIP / 2 + (at - (written.length - 1) / 2) * 38, width - 40);
  });
}

/** The words in one line, or in two of about the same length. */
function inLines(words: string, fits: (text: string) => boolean): string[] {
  if (fits(words)) return [words];
  const middle = words.indexOf(" ", words.length / 2);
  return middle < 0 ? [words] : [words.slice(0, middle), words.slice(middle + 1)];
}
