// Tests in WebKitGTK, in place of Safari, with tests/run --long: home, all games, typing, a reload, a link, a lost
// context. SAGAZ_LONG=1 SAGAZ_SHOTS=FOLDER saves screenshots.
import assert from 'node:assert/strict';
import { PLAYS, Visitor, loseContext, play, playHome } from './plays.mjs';
import { test } from './webkit.mjs';

const shotsOf = (t, page) => (name) => (t.shots ? page.screenshot(t.fileOf(`webkit-${name}`)) : undefined);
const longTest = process.env.SAGAZ_LONG ? test : () => {};
test.describe.configure({ mode: 'default' }); // one after the other

longTest('WebKit: home leads to a game and back', async ({ t, webkit: page }) => {
  await playHome(page, t.origin, shotsOf(t, page));
});

for (const game of Object.keys(PLAYS))
  longTest(`WebKit: ${game} is played on the canvas and by the outline`, async ({ t, webkit: page }) => {
    await play(game, page, t.origin, shotsOf(t, page));
  });

longTest('WebKit: typing, a reload, a link, a worker and a lost context', async ({ t, webkit: page }) => {
  const p = new Visitor(page);
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
  await loseContext(page);
  await p.tap('close');
  await page.goto(`${t.origin}/?lang=en#s=${state}`);
  await p.ready();
  assert.equal(await p.state(), state);
});
