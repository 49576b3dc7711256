// Tests of several workers run beside each other; one that measures time (`@alone`) runs by itself. A lock with many
// readers and one writer: a worker holds it for as long as it keeps a request open, so one that dies gives it back.
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

/** Waits for a turn. @param {string} address @param {boolean} alone @returns {Promise<() => void>} gives it back */
export function takeTurn(address, alone) {
  return new Promise((resolve, reject) => {
    const request = http.get(`${address}/${alone ? 'alone' : 'beside'}`, { agent: false }, () => resolve(() => request.destroy()));
    request.on('error', reject);
  });
}
