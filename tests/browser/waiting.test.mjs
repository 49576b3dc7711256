// Tests how long a first visit waits, that it loads nothing from other sites, and nothing after the game has started.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { firstVisit, NETWORKS, told } from './first-visit.mjs';
import { test } from './fixtures.mjs';
import { atRest } from './rest.mjs';

const NOISE = 1.5; // allowance for slow or busy machines
const { first_download: shipped } = JSON.parse(readFileSync(new URL('../checks/weights.json', import.meta.url), 'utf8')); // bytes

for (const [name, network] of Object.entries(NETWORKS))
  test(`a first visit at ${name} sees the game in time`, { tag: '@alone' }, async ({ t, browser }) => {
    const seen = await firstVisit(browser, `${t.origin}/?game=mastermind`, network);
    t.note(told(seen, network));
    assert.ok(seen.words <= network.seconds / 2, `words after ${seen.words} s`);
    const heavier = Math.max(0, seen.bytes - shipped) * 8 / network.bitsPerSecond; // a build without LTO has more bytes
    assert.ok(seen.frame <= NOISE * network.seconds + heavier, `the first frame after ${seen.frame} s`);
  });

test('a first visit loads everything from the site itself', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false }), addresses = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${t.origin}/?game=mastermind`);
  await t.ready(page);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(addresses.filter((address) => !address.startsWith(t.origin)), []);
});

test('nothing is fetched after the game has started', async ({ t }) => {
  const page = await t.open('/?game=mastermind');
  await page.waitForLoadState('networkidle');
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.locator('canvas').click({ position: { x: 200, y: 300 } });
  await atRest(page);
  const others = fetched.filter((url) => !/worker\.mjs|codes\.mjs|wasm\.mjs|slices\.mjs|idb-mirror\.mjs|shared-/.test(url));
  assert.deepEqual(others, [], 'but for the worker and the second place for games');
});
