// A readers-writer lock over HTTP: tests of several workers run in parallel, but a test that measures time (`@alone`)
// runs alone. A worker holds the lock while its request is open, so a worker that dies releases it.
import http from 'node:http';

/** @returns {Promise<{address: string, close: () => void}>} */
export async function giveTurns() {
  const waiting = [];
  let beside = 0, alone = 0;
  const grant = () => {
    while (waiting.length && !alone && !(waiting[0].alone && beside)) {
      const next = waiting.shift(), count = next.alone ? (by) => { alone += by; } : (by) => { beside += by; };
      count(1);
      next.response.on('close', () => { count(-1); grant(); });
      next.response.writeHead(200).flushHeaders();
    }
  };
  const server = http.createServer((request, response) => {
    const one = { alone: request.url === '/alone', response };
    waiting.push(one);
    response.on('close', () => { if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1); grant(); });
    grant();
  });
  server.requestTimeout = 0;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => { server.closeAllConnections(); server.close(); } };
}

/** Takes the lock. @param {string} address @param {boolean} alone @returns {Promise<() => void>} releases it */
export function takeTurn(address, alone) {
  return new Promise((resolve, reject) => {
    const request = http.get(`${address}/${alone ? 'alone' : 'beside'}`, { agent: false }, () => resolve(() => request.destroy()));
    request.on('error', reject);
  });
}
