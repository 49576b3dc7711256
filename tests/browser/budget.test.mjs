// What the first visit downloads, and how soon the game is there (told, not judged: machines differ).
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { FIRST_DOWNLOAD, JAVASCRIPT } from '../../cmake/budget.mjs';
import { test } from './harness.mjs';

/** The tests' server listens on IPv4 only; node 18 would try localhost's IPv6 address alone. */
const download = (url) => new Promise((resolve, reject) => {
  get(url, { family: 4 }, (response) => resolve(buffer(response))).on('error', reject);
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

test('the first visit downloads no more than its budget, nor its JavaScript, and all from here', async (t) => {
  const page = await t.open('/pages/blank.html', { wait: false }), addresses = new Set(), sizes = { wasm: 0, mjs: 0, other: 0 };
  page.on('request', (request) => addresses.add(request.url()));
  await page.goto(`${t.origin}/?game=mastermind`);
  await t.ready(page);
  await page.waitForLoadState('networkidle');
  for (const address of addresses) {
    assert.ok(address.startsWith(t.origin), address);
    if (/\/later/.test(address)) continue; // a moment after the first picture
    const type = new URL(address).pathname.split('.').pop(), bytes = await download(address);
    sizes[type in sizes ? type : 'other'] += gzipSync(bytes, { level: 9 }).length;
  }
  const all = sizes.wasm + sizes.mjs + sizes.other;
  t.note(`gzipped: wasm ${kilobytes(sizes.wasm)}, JavaScript ${kilobytes(sizes.mjs)}, the rest ${kilobytes(sizes.other)}, together ${kilobytes(all)} in ${addresses.size} requests`);
  assert.ok(sizes.mjs <= JAVASCRIPT, `JavaScript ${kilobytes(sizes.mjs)}`);
  assert.ok(all <= FIRST_DOWNLOAD, `together ${kilobytes(all)}`);
});

test('nothing is fetched after the game has started', async (t) => {
  const page = await t.open('/?game=mastermind');
  await page.waitForLoadState('networkidle');
  const later = [];
  page.on('request', (request) => later.push(request.url()));
  await page.locator('canvas').click({ position: { x: 200, y: 300 } });
  await page.waitForTimeout(1000);
  assert.deepEqual(later.filter((url) => !url.endsWith('worker.mjs') && !/codes\.mjs|wasm\.mjs|slices\.mjs|idb-mirror\.mjs|shared-|later/.test(url)), [], 'but for the worker, the second place for games, and what comes later');
});

test('the first frame comes soon after navigation', async (t) => {
  const times = [];
  for (let i = 0; i < 5; i++) {
    const page = await t.open('/?game=mastermind');
    times.push(await page.evaluate(() => performance.getEntriesByName('sagaz-first-frame')[0].startTime));
  }
  times.sort((a, b) => a - b);
  t.note(`median ${times[2].toFixed(0)} ms of ${times.map((time) => time.toFixed(0)).join(', ')}`);
}, { alone: true });
