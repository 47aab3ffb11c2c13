// A drawing shown as an image: to the page it is one box of dots, however many shapes it has.

import { type Signal, signal } from "@preact/signals";
import { render, type VNode } from "preact";

const WIDE = 384; // dots: enough for the largest card on a fine screen

const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 5 7'/%3E";

/** The image of each drawing; its address changes when the drawing has been fetched, and when the dots are there. */
const images = new Map<string, Signal<HTMLImageElement>>();

interface PictureProps {
  /** Drawings of the same name are the same. */
  name: string;
  class: string;
  drawing: Drawing;
}

/** An <svg> that needs no style of the page, or a function that fetches it. */
type Drawing = VNode | (() => Promise<VNode>);

export function Picture({ name, class: classes, drawing }: PictureProps) {
  return <Shown class={classes} image={images.get(name) ?? make(name, drawing)} />;
}

/** Apart from where it is made: to draw in the midst of drawing makes one deaf to signals. */
function Shown({ class: classes, image }: { class: string; image: Signal<HTMLImageElement> }) {
  return <img class={classes} src={image.value.src} alt="" draggable={false} decoding="sync" />;
}

/** Make a picture while there is nothing else to do: the first of its kind takes a while. */
export function prepare(name: string, drawing: Drawing): void {
  whenIdle(() => images.has(name) || make(name, drawing));
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari has none
const whenIdle: (act: () => void) => void = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 500));

function make(name: string, drawing: Drawing): Signal<HTMLImageElement> {
  const image = signal(typeof drawing === "function" ? loaded(BLANK) : shapesOf(drawing));
  images.set(name, image);
  if (typeof drawing === "function") {
    drawing().then(
      (fetched) => {
        image.value = shapesOf(fetched);
        refine(image);
      },
      (error: unknown) => {
        images.delete(name); // the next card of this kind fetches it again
        reportError(error);
      },
    );
  } else refine(image);
  return image;
}

function shapesOf(drawing: VNode): HTMLImageElement {
  const paper = document.createElement("div");
  render(drawing, paper);
  return loaded(
    `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(paper.firstElementChild!))}`,
  );
}

/** Replace the shapes by dots when there is nothing else to do. */
function refine(image: Signal<HTMLImageElement>): void {
  whenIdle(() => void inDots(image.value).then((dots) => (image.value = dots), reportError));
}

/** Shapes are laid out and painted wherever they are shown; dots are only copied. */
async function inDots(shapes: HTMLImageElement): Promise<HTMLImageElement> {
  await shapes.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = (WIDE * shapes.naturalHeight) / shapes.naturalWidth;
  canvas.getContext("2d")!.drawImage(shapes, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!file) throw new Error("a drawing could not be made dots");
  const dots = loaded(URL.createObjectURL(file));
  await dots.decode();
  return dots;
}

function loaded(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  return image;
}
