// A picture of a part of the page, drawn by the browser from its elements and styles.

const inlined = new Map<string, Promise<string>>(); // data URLs by address

/** The element as an image, in its present size. */
export async function snapshot(element: HTMLElement): Promise<HTMLImageElement> {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  const shown = element.querySelectorAll("img");
  copy.querySelectorAll("img").forEach((image, at) => (image.src = dataUrlOf(shown[at]!)));
  const page = document.createElement("div");
  page.append(styleOf(await styles()), copy);
  page.setAttribute("xmlns", "http://www.w3.org/1999/xhtml");
  page.className = "snapshot";
  copy.style.cssText += `;width:${width}px;height:${height}px`;
  const inside = new XMLSerializer().serializeToString(page);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}

const pictures = new Map<string, string>(); // data URLs by address and size

/** An image of the page as a data URL, without fetching it again. */
function dataUrlOf(image: HTMLImageElement): string {
  const wide = Math.max(1, Math.ceil(image.clientWidth * 2));
  const key = `${wide} ${image.src}`;
  const known = pictures.get(key);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = Math.max(1, Math.round((wide * image.naturalHeight) / (image.naturalWidth || 1)));
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const dots = canvas.toDataURL();
  pictures.set(key, dots);
  return dots;
}

function styleOf(text: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = text;
  return style;
}

/** All style sheets, with fonts inlined. Rules for the page apply to the drawing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const theme = document.documentElement.dataset["theme"] ?? "light";
  const text = rules
    .join("\n")
    .replaceAll(`:root[data-theme="${theme}"]`, ".snapshot")
    .replaceAll(/:root(?!\[)/g, ".snapshot")
    .replaceAll(/\bbody\b(?=[^{}]*\{)/g, ".snapshot");
  const addresses = [...new Set([...text.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address!))];
  const files = addresses.filter((address) => !address.startsWith("data:") && !address.startsWith("#"));
  const found = await Promise.all(files.map((file) => inline(file)));
  return files.reduce((whole, file, at) => whole.replaceAll(file, found[at]!), text);
}

function inline(address: string): Promise<string> {
  if (address.startsWith("data:")) return Promise.resolve(address);
  const known = inlined.get(address) ?? fetched(new URL(address, sheetBase()).href);
  inlined.set(address, known);
  return known;
}

/** The base of addresses in style sheets, which are all in one folder. */
function sheetBase(): string {
  return [...document.styleSheets].find(({ href }) => href)?.href ?? location.href;
}

async function fetched(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error(address));
    reader.readAsDataURL(file);
  });
}
