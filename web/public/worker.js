// Keeps the page, so that an installed Mazzo opens at once. What the server says (/api) is never kept.

const ROOT = new URL("./", location.href).pathname; // "/", or a prefix such as "/mazzo/"
const OTHERS = [`${ROOT}admin/`, `${ROOT}docs/`]; // pages that are none of ours
const KEPT = `mazzo-pages${ROOT.slice(0, -1)}`;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith(`${ROOT}api`)) return;
  if (url.pathname.startsWith(`${ROOT}assets/`)) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === "navigate" && !OTHERS.some((path) => `${url.pathname}/`.startsWith(path)))
    event.respondWith(serverFirst());
});

/** What the page may need when the server cannot be reached. */
async function keep(paths) {
  const kept = await caches.open(KEPT);
  await Promise.all(paths.map(async (path) => (await kept.match(path)) || kept.add(path)));
}

/** Files of the page are named by their content, so what is kept is what would come. */
async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

/** The start page as the server has it now; what is kept when the server cannot be reached. */
async function serverFirst() {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(ROOT);
    if (response.ok) await renew(kept, response.clone());
    return response;
  } catch (error) {
    const found = await kept.match(ROOT);
    if (found) return found;
    throw error;
  }
}

/** Another start page needs other files, so those of the one before are not kept any longer. */
async function renew(kept, start) {
  const before = await kept.match(ROOT);
  if (before && before.headers.get("etag") !== start.headers.get("etag")) {
    for (const request of await kept.keys()) await kept.delete(request);
  }
  await kept.put(ROOT, start);
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
