// A drawing shown as an image: to the page it is one box of dots, however many shapes it has.

import { type Signal, signal } from "@preact/signals";
import { render, type VNode } from "preact";

const WIDE = 384; // dots: enough for the largest card on a fine screen

/** The image of each drawing; its address changes once, when the dots are there. */
const images = new Map<string, Signal<HTMLImageElement>>();

interface PictureProps {
  /** Drawings of the same name are the same. */
  name: string;
  class: string;
  /** An <svg> that needs no style of the page. */
  drawing: VNode;
}

export function Picture({ name, class: classes, drawing }: PictureProps) {
  return <Shown class={classes} image={images.get(name) ?? make(name, drawing)} />;
}

/** Apart from where it is made: to draw in the midst of drawing makes one deaf to signals. */
function Shown({ class: classes, image }: { class: string; image: Signal<HTMLImageElement> }) {
  return <img class={classes} src={image.value.src} alt="" draggable={false} decoding="sync" />;
}

/** Make a picture while there is nothing else to do: the first of its kind takes a while. */
export function prepare(name: string, drawing: VNode): void {
  whenIdle(() => images.has(name) || make(name, drawing));
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari has none
const whenIdle: (act: () => void) => void = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 500));

function make(name: string, drawing: VNode): Signal<HTMLImageElement> {
  const paper = document.createElement("div");
  render(drawing, paper);
  const shapes = loaded(
    `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(paper.firstElementChild!))}`,
  );
  const image = signal(shapes);
  images.set(name, image);
  whenIdle(() => void inDots(shapes).then((dots) => (image.value = dots), reportError));
  return image;
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
