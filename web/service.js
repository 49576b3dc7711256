// The service worker of the standalone pages: caches all files of the site, so that it works offline. The build
// prepends VERSION and FILES, each file's name and the beginning of its SHA-256 (cmake/service.mjs). A version is
// cached whole or not at all, and every file must match its hash. Files unchanged since the previous version are not
// fetched again. A newer version waits until the player agrees (installed.mjs).
/* global VERSION, FILES, VECTORS */
const HERE = new URL(self.registration.scope), OURS = `sagaz ${HERE.pathname} `, NAME = OURS + VERSION;
const LANES = 3; // files fetched at a time
/** A program has two variants (vectors.mjs): only the one that this browser runs is cached. */
const variants = Object.keys(FILES).filter((name) => name.includes('.simd.'));
const idle = new Set(WebAssembly.validate(new Uint8Array(VECTORS)) ? variants.map((name) => name.replace('.simd.', '.')) : variants);
const INDEX = 'index.html', LIST = 'service.json'; // LIST: the list of a cached version's files; no file has this name

const addressOf = (name) => new URL(name === INDEX ? './' : name, HERE).href;
const hashed = async (bytes, length) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, length);

/** The other versions that are cached whole: [[cache, its files], …] */
async function stored() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  const all = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name), list = await cache.match(addressOf(LIST));
    return [cache, list && (await list.json())];
  }));
  return all.filter(([, files]) => files);
}

async function fetched(name, hash) {
  const response = await fetch(addressOf(name), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (await hashed(bytes, hash.length) !== hash) throw new Error(`${name}: of another version`);
  const headers = new Headers(response.headers); // keeps the server's policies: who may frame a page, what it may fetch
  for (const one of ['content-encoding', 'content-length']) headers.delete(one); // about the transfer
  return new Response(bytes, { headers }); // not marked as redirected or compressed
}

async function keep() {
  const cache = await caches.open(NAME), older = await stored(), queue = Object.entries(FILES).filter(([name]) => !idle.has(name));
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, hash] = next, address = addressOf(name);
      if (await cache.match(address)) continue; // cached by an interrupted try
      const [same] = older.find(([, files]) => files[name] === hash) ?? [];
      await cache.put(address, (await same?.match(address)) ?? (await fetched(name, hash)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cache.put(addressOf(LIST), new Response(JSON.stringify(FILES)));
}

addEventListener('install', (event) => event.waitUntil(keep()));

addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
  await clients.claim();
})()));

addEventListener('message', ({ data }) => { if (data === 'renew') skipWaiting(); });

/** The cached file, or one from the network if the browser has evicted it or the page has found it unusable. */
async function answer(name, request) {
  const kept = async () => (await caches.open(NAME)).match(addressOf(name));
  if (request.cache === 'reload') return fetch(request).catch(async (error) => (await kept()) ?? Promise.reject(error));
  return (await kept()) ?? fetch(request);
}

addEventListener('fetch', (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== HERE.origin || !pathname.startsWith(HERE.pathname)) return;
  const name = pathname.slice(HERE.pathname.length) || INDEX;
  // Other files, such as a teacher's lesson, are not cached.
  if (Object.keys(FILES).includes(name)) event.respondWith(answer(name, request));
});
