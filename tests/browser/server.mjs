// A static server for the site, with the tests' host pages under /pages/ and the page's sources under /source/.
// /closed/ has the site without permission for other origins, /theirs/ the site in a subfolder.
import http from 'node:http';
import { normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer } from '../../cmake/files.mjs';
import { pages } from './pages.mjs';

/** @returns {Promise<{origin: string, close: () => void}>} */
export async function serve(site) {
  const folders = [['/pages/', fileURLToPath(new URL('pages', import.meta.url))], ['/source/', fileURLToPath(new URL('../../web', import.meta.url))], ['/closed/', site], ['/theirs/', site], ['/', site]];
  const server = http.createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    const page = path.startsWith('/pages/') && pages[path.slice('/pages/'.length)];
    if (page) {
      const policy = page.csp && { 'Content-Security-Policy': page.csp };
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...policy }).end(page.html);
      return undefined;
    }
    const [prefix, folder] = folders.find(([start]) => path.startsWith(start));
    if (prefix === '/closed/') {
      const { writeHead } = response;
      response.writeHead = (status, headers) => writeHead.call(response, status, { ...headers, 'access-control-allow-origin': 'https://nobody.example' });
    }
    request.url = request.url.slice(prefix.length - 1);
    return answer(normalize(`${folder}/.`), request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
