// Shows a drawing as a bitmap, which is faster to lay out and paint than its shapes.

import { type Signal, signal } from "@preact/signals";
import { render, type VNode } from "preact";

const WIDE = 384; // pixels: enough for the largest card on a dense screen

const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 5 7'/%3E";

/** The image of each drawing; it is replaced when the drawing has been fetched, and when its bitmap is ready. */
const images = new Map<string, Signal<HTMLImageElement>>();

interface PictureProps {
  /** Drawings with the same name are made once. */
  name: string;
  class: string;
  drawing: Drawing;
}

/** An <svg> that needs no style sheet, or a function that fetches one. */
type Drawing = VNode | (() => Promise<VNode>);

export function Picture({ name, class: classes, drawing }: PictureProps) {
  return <Shown class={classes} image={images.get(name) ?? make(name, drawing)} />;
}

/** Separate from `make`, since rendering within a render would stop this component from following signals. */
function Shown({ class: classes, image }: { class: string; image: Signal<HTMLImageElement> }) {
  return <img class={classes} src={image.value.src} alt="" draggable={false} decoding="sync" />;
}

/** Makes a picture while the browser is idle. */
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
        images.delete(name); // the next picture of this name fetches it again
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

/** Replaces the shapes by a bitmap while the browser is idle. */
function refine(image: Signal<HTMLImageElement>): void {
  whenIdle(() => void bitmapOf(image.value).then((dots) => (image.value = dots), reportError));
}

async function bitmapOf(shapes: HTMLImageElement): Promise<HTMLImageElement> {
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
