/**
 * The service worker: keeps the files of one version of the page, so that all that needs no server works without it.
 *
 * - A page that is opened comes from the server, so that page and server fit; from what is kept when the server does
 *   not answer. Files carry a digest in their names and come from what is kept. Calls and sockets are left alone.
 * - A new version is fetched beside the old one and waits. If the page that asks is already of the new version and there is
 *   no other window, it takes over; else the page is told, and the player says when.
 *
 * `plugin.ts` writes the version and the list of files into it.
 */

/** @type {string} */
const VERSION = "__VERSION__";
/** @type {string[]} */
const FILES = ["__FILES__"];
const NAME = "358-";
const CACHE = NAME + VERSION;
const SHELL = "/";
/** What only the server can answer. */
const SERVER = ["/api/", "/ws/", "/locales/", "/healthz", "/sw.js"];
/** So long the server has for a page before the kept one is shown. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  const { type, files } = event.data ?? {};
  if (type === "take-over") self.skipWaiting();
  if (type === "page") event.waitUntil(meet(event.source, files));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (SERVER.some((path) => address.pathname.startsWith(path))) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (!request.headers.has("range")) event.respondWith(file(request));
});

/** Fetches all files of this version; it does not come to be if one is missing. */
async function keep() {
  const cache = await caches.open(CACHE);
  const fresh = (path) => (path.startsWith("/assets/") ? path : new Request(path, { cache: "reload" }));
  await cache.addAll([SHELL, ...FILES].map(fresh));
}

/** Removes what other versions kept. */
async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page of this version lets it take over, if it is the only window; any other is told that there is a newer one. */
async function meet(client, files) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = Array.isArray(files) && files.length > 0 && files.every((path) => FILES.includes(path));
  if (!same) client?.postMessage({ type: "newer" });
  else if (windows.length < 2) await self.skipWaiting();
}

/** A page from the server, or the kept one if it does not answer. */
async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // Without the server the kept page is shown.
  }
  return (await kept(SHELL)) ?? Response.error();
}

async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  // What an answer may depend on, language and packing, is the same for one browser.
  return cache.match(request, { ignoreVary: true });
}
