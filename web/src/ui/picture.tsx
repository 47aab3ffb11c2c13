// A drawing shown as an image: to the page it is one box, however many shapes it has.

import { render, type VNode } from "preact";

const images = new Map<string, HTMLImageElement>(); // kept, so that the next one like it is there at once

interface PictureProps {
  /** Drawings of the same name are the same. */
  name: string;
  class: string;
  /** An <svg> that needs no style of the page. */
  drawing: VNode;
}

/** Make a picture while there is nothing else to do: the first of its kind takes a while. */
export function prepare(name: string, drawing: VNode): void {
  whenIdle(() => images.has(name) || made(name, drawing));
}

const whenIdle: (act: () => void) => void = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 500));

export function Picture({ name, class: classes, drawing }: PictureProps) {
  return <img class={classes} src={(images.get(name) ?? made(name, drawing)).src} alt="" draggable={false} />;
}

function made(name: string, drawing: VNode): HTMLImageElement {
  const paper = document.createElement("div");
  render(drawing, paper);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(paper.firstElementChild!))}`;
  images.set(name, image);
  return image;
}
