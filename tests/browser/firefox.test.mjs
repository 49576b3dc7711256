// Tests of the page in Firefox: home, every game, and the features in which browsers differ: embedding, reload, links,
// workers, typing, a lost WebGL context. SAGAZ_SHOTS=FOLDER saves screenshots.
import assert from 'node:assert/strict';
import { test } from './firefox.mjs';
import { PLAYS, Visitor, loseContext, play, playHome } from './plays.mjs';
import { atRest, nextFrames } from './rest.mjs';

const shotsOf = (t, page) => (name) => (t.shots ? page.screenshot(t.fileOf(`firefox-${name}`)) : undefined);

test.describe.configure({ mode: 'default' }); // one after the other, in one Firefox

test('Firefox: home leads to a game and back', async ({ t, firefox }) => {
  const page = await (await firefox()).open();
  await playHome(page, t.origin, shotsOf(t, page));
});

for (const game of Object.keys(PLAYS))
  test(`Firefox: ${game} is played on the canvas and by the outline`, async ({ t, firefox }) => {
    const page = await (await firefox()).open();
    await play(game, page, t.origin, shotsOf(t, page));
  });

test('Firefox: a game on a course page takes no key and no wheel that is not for it, and its worker answers', async ({ t, firefox }) => {
  const page = await (await firefox()).open('/pages/embed.html'), p = new Visitor(page), { tab } = page;
  await p.ready();
  await tab.focus('#before');
  await page.type('abc');
  await page.press('Backspace');
  assert.equal(await page.evaluate(() => document.querySelector('#before').value), 'ab');
  const [x, y] = await page.evaluate(() => {
    const { left, top } = document.querySelector('sagaz-game').getBoundingClientRect();
    return [left + 20, top + 20];
  });
  await tab.mouse.move(x, y);
  await tab.mouse.wheel({ deltaY: 300 });
  await tab.waitForFunction(() => scrollY > 100);
  const { fijas } = await page.evaluate(() => document.querySelector('sagaz-game').request({ cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0101' }));
  assert.equal(fijas, 2);
  assert.ok(await page.evaluate(async () => (await import('/engine.mjs')).hasWorkers()));
  await atRest(page);
  const before = await page.evaluate(() => document.querySelector('sagaz-game').stats.frames);
  await nextFrames(page, 60);
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').stats.frames), before, 'out of work it draws nothing');
});

test('Firefox: a reload keeps the game, and its link opens it in another profile', async ({ t, firefox }) => {
  const page = await (await firefox()).open('/?game=picas-fijas&lang=en&seed=7'), p = new Visitor(page);
  await p.ready();
  await p.guess('canvas', '0123');
  const state = await p.state();
  await page.reload();
  await p.ready();
  assert.equal(await p.state(), state);
  const other = new Visitor(await (await firefox()).open(`/#s=${state}`));
  await other.ready();
  assert.equal(await other.state(), state);
});

test('Firefox: a text is typed into a field of the canvas, and deleted', async ({ t, firefox }) => {
  const page = await (await firefox()).open('/?game=picas-fijas&lang=en'), p = new Visitor(page);
  await p.ready();
  await p.tap('menu');
  await p.tap('rules_dialog');
  await p.tap('seed');
  await page.type('123');
  await p.until(({ nodes }) => JSON.stringify(nodes).includes('"value":"123"'));
  await page.press('Backspace');
  await p.until(({ nodes }) => JSON.stringify(nodes).includes('"value":"12"'));
});

test('Firefox: a lost WebGL context comes back with the game', async ({ t, firefox }) => {
  const page = await (await firefox()).open('/?game=thirtyone&lang=en'), p = new Visitor(page);
  await p.ready();
  await loseContext(page);
  await PLAYS.thirtyone.drawn(p);
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').getContext('webgl2').isContextLost()), false);
});
