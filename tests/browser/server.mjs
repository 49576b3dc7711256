// A static server for the site, with the tests' own host pages under /pages/ and the page's modules as written under
// /source/.
import http from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages } from './pages.mjs';

const TYPES = { html: 'text/html; charset=utf-8', mjs: 'text/javascript', css: 'text/css', wasm: 'application/wasm', txt: 'text/plain; charset=utf-8', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };

/** @returns {Promise<{origin: string, close: () => void}>} */
export async function serve(site) {
  const folders = [['/pages/', fileURLToPath(new URL('pages', import.meta.url))], ['/source/', fileURLToPath(new URL('../../web', import.meta.url))], ['/', site]];
  const server = http.createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const page = path.startsWith('/pages/') && pages[path.slice('/pages/'.length)];
    if (page) {
      const policy = page.csp && { 'Content-Security-Policy': page.csp };
      response.writeHead(200, { 'Content-Type': TYPES.html, ...policy }).end(page.html);
      return;
    }
    const [prefix, folder] = folders.find(([start]) => path.startsWith(start));
    const file = join(folder, path.slice(prefix.length), path.endsWith('/') ? 'index.html' : '');
    try {
      const bytes = await readFile(file), type = TYPES[file.split('.').pop()] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(bytes);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(path);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
