// WebKitGTK in Safari's stead, with tests/run --long: home and all games played, typing, a reload, a link, a lost context.
// What the pictures look like: SAGAZ_LONG=1 node tests/browser/run.mjs --grep WebKit --screenshots FOLDER.
import assert from 'node:assert/strict';
import { test } from './harness.mjs';
import { PLAYS, Visitor, play, playHome, sleep } from './plays.mjs';
import { webkit } from './webkit.mjs';

const shotsOf = (t, page) => (name) => (t.shots ? page.screenshot(t.fileOf(`webkit-${name}`)) : undefined);
const longTest = process.env.SAGAZ_LONG ? (name, run) => test(name, run, { alone: true }) : () => {};

longTest('WebKit: home leads to a game and back', async (t) => {
  const page = await webkit(t);
  await playHome(page, t.origin, shotsOf(t, page));
});

for (const game of Object.keys(PLAYS))
  longTest(`WebKit: ${game} is played on the canvas and by the outline`, async (t) => {
    const page = await webkit(t);
    await play(game, page, t.origin, shotsOf(t, page));
  });

longTest('WebKit: typing, a reload, a link, a worker and a lost context', async (t) => {
  const page = await webkit(t), p = new Visitor(page);
  await page.goto(`${t.origin}/?game=picas-fijas&lang=en&seed=7`);
  await p.ready();
  await p.guess('canvas', '0123');
  const state = await p.state();
  await page.reload();
  await p.ready();
  assert.equal(await p.state(), state);
  assert.ok(await page.evaluate(async () => {
    const { hasWorkers, request } = await import('/engine.mjs');
    await request({ cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0101' });
    return hasWorkers();
  }));
  await p.tap('menu');
  await p.tap('rules_dialog');
  await p.tap('seed');
  await page.type('123');
  await p.until(({ nodes }) => JSON.stringify(nodes).includes('"value":"123"'));
  await page.press('Backspace');
  await p.until(({ nodes }) => JSON.stringify(nodes).includes('"value":"12"'));
  await page.evaluate(() => {
    globalThis.loss = document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    globalThis.loss.loseContext();
  });
  await sleep(300);
  await page.evaluate(() => globalThis.loss.restoreContext());
  await sleep(500);
  await p.tap('close');
  await page.goto(`${t.origin}/?lang=en#s=${state}`);
  await p.ready();
  assert.equal(await p.state(), state);
});
