// Keeps the page, so that an installed Mazzo opens at once. What the server says (/api) is never kept.

const ROOT = new URL("./", location.href).pathname; // "/", or a prefix such as "/mazzo/"
const OTHERS = [`${ROOT}admin/`, `${ROOT}docs/`]; // pages that are none of ours
const KEPT = `mazzo-pages${ROOT.slice(0, -1)}`;
const DEVICE = `mazzo-device${ROOT.slice(0, -1)}`; // Python, and Mazzo in Python: tables on this device
const MANIFEST = `${ROOT}device.json`; // names its files
const CHANGING = [MANIFEST, `${ROOT}games.json`, `${ROOT}brought/`]; // may have other contents tomorrow

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  const kept = event.data === "keep device" ? keepDevice() : keep(event.data);
  const answer = (isKept) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    kept.then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith(`${ROOT}api`)) return;
  if (url.pathname.startsWith(`${ROOT}assets/`)) event.respondWith(keptFirst(event.request));
  else if (CHANGING.some((path) => url.pathname.startsWith(path))) event.respondWith(changing(event.request));
  else if (event.request.mode === "navigate" && !OTHERS.some((path) => `${url.pathname}/`.startsWith(path)))
    event.respondWith(serverFirst(event));
});

/** What the page may need when the server cannot be reached. */
async function keep(paths) {
  const kept = await caches.open(KEPT);
  await Promise.all(paths.map(async (path) => (await kept.match(path)) || kept.add(path)));
}

/** Files of the page are named by their content, so what is kept is what would come. */
async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = (await kept.match(request)) ?? (await (await caches.open(DEVICE)).match(request));
  if (found) return found;
  const response = await fetch(request);
  const isOfDevice = /^python-|\.bin$/.test(new URL(request.url).pathname.slice(`${ROOT}assets/`.length));
  if (response.ok && !isOfDevice) await kept.put(request, response.clone());
  return response;
}

/** A file as it is now; as it was, when it cannot be reached. The manifest is kept with what it names. */
async function changing(request) {
  try {
    const response = await fetch(request);
    if (response.ok && new URL(request.url).pathname !== MANIFEST)
      await (await caches.open(KEPT)).put(request, response.clone());
    return response;
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

/** All that tables on this device need. The manifest comes last: what it names is there. */
async function keepDevice() {
  const manifest = await fetch(MANIFEST);
  if (!manifest.ok) throw new Error(`${MANIFEST}: ${manifest.status}`);
  const kept = await caches.open(DEVICE);
  const { files: first, later } = await manifest.clone().json();
  const files = [...Object.keys(first), ...Object.values(later)].map((path) => ROOT + path);
  await Promise.all(files.map(async (path) => (await kept.match(path)) || kept.add(path)));
  await kept.put(MANIFEST, manifest);
  const wanted = [MANIFEST, ...files];
  for (const request of await kept.keys())
    if (!wanted.includes(new URL(request.url).pathname)) await kept.delete(request);
}

/** The start page as the server has it now; what is kept when the server cannot be reached. */
async function serverFirst(event) {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(ROOT);
    if (response.ok && (await renew(kept, response.clone()))) event.waitUntil(renewDevice());
    return response;
  } catch (error) {
    const found = await kept.match(ROOT);
    if (found) return found;
    throw error;
  }
}

/** Another start page needs other files, so those of the one before are not kept any longer. Whether it is another. */
async function renew(kept, start) {
  const before = await kept.match(ROOT);
  const isAnother = before && before.headers.get("etag") !== start.headers.get("etag");
  if (isAnother) for (const request of await kept.keys()) await kept.delete(request);
  await kept.put(ROOT, start);
  return isAnother;
}

/** Pages and Python of one version belong together. */
async function renewDevice() {
  if (await (await caches.open(DEVICE)).match(MANIFEST)) await keepDevice().catch(() => {}); // the next page tries again
}

/** The server says that it is the person's turn at a table. */
self.addEventListener("push", (event) => {
  const { says, table } = event.data.json();
  const notice = { body: says, tag: table, icon: `${ROOT}icon-192.png`, data: { table } };
  event.waitUntil(self.registration.showNotification("Mazzo", notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`${ROOT}t/${event.notification.data.table}`));
});

/** The page that has the table, or a new one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}
