// Tests of the page at several times its size: by two fingers, by the browser's zoom, and over a phone's keyboard.
import assert from 'node:assert/strict';
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { nextFrames } from './rest.mjs';

test('at four times its size the arrows scroll the page, though its letters are the game\'s', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en', { viewport: { width: 320, height: 200 }, dpr: 4 });
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => scrollY > 0);
});

/** Moves fingers along their paths, all of the same number of places. @param {{x: number, y: number}[][]} fingers */
async function move(page, ...fingers) {
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step < fingers[0].length; step++) {
    const touchPoints = fingers.map((places, id) => ({ ...places[step], id }));
    await session.send('Input.dispatchTouchEvent', { type: step ? 'touchMove' : 'touchStart', touchPoints });
    await nextFrames(page, 1);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await nextFrames(page, 12); // the browser continues to zoom and scroll for a moment
}

test('two fingers enlarge the page over the game, and one moves it about where the game has no use for that', async ({ t }) => {
  const page = await t.open('/pages/embed.html', { viewport: PHONE, touch: true, isMobile: true });
  const before = await page.evaluate(() => document.querySelector('sagaz-game').getState());
  await page.evaluate(() => document.querySelector('sagaz-game').scrollIntoView());
  const steps = Array.from({ length: 13 }, (_, n) => 40 + 5 * n), y = 24; // on its bar
  await move(page, steps.map((by) => ({ x: 180 - by, y })), steps.map((by) => ({ x: 180 + by, y })));
  assert.ok(await page.evaluate(() => visualViewport.scale > 2));
  await t.shot(page, 'enlarged');
  const left = await page.evaluate(() => visualViewport.offsetLeft);
  await move(page, Array.from({ length: 12 }, (_, n) => ({ x: 330 - 20 * n, y })));
  assert.ok(await page.evaluate((was) => visualViewport.offsetLeft > was + 20, left), 'sideways too');
  assert.ok(await page.evaluate(() => {
    const { left: x, top, right } = document.querySelector('sagaz-game').getBoundingClientRect(), { offsetLeft, offsetTop, width } = visualViewport;
    return x <= offsetLeft + 20 && right >= offsetLeft + width - 20 && top <= offsetTop + 5;
  }), 'it was over the game');
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').getState()), before, 'and nothing was played');
});

for (const game of ['mastermind', 'thirtyone', 'trees', 'cluedo'])
  test(`at four times its size the page of ${game} is scrolled down, never sideways, and played`, async ({ t }) => {
    const page = await t.open(`/?game=${game}&lang=en`, { viewport: { width: 320, height: 200 }, dpr: 4 }), player = new Player(page);
    const size = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight, canvas: document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').clientHeight }));
    assert.deepEqual(size, { wide: 320, high: 300, canvas: 300 });
    assert.ok((await player.tree()).rects.menu, 'the game, not a poster');
    await t.shot(page, `four-times-${game}`);
    await player.tap('menu');
    await player.until(({ nodes }) => nodes.some(({ kind }) => kind === 'dialog'));
    await t.shot(page, `four-times-${game}-menu`);
    const text = await t.open(`/?game=${game}&lang=en&view=text`, { viewport: { width: 320, height: 200 }, dpr: 4 });
    assert.ok(await text.locator('.outline').evaluate((box) => box.scrollWidth <= box.clientWidth));
    await t.shot(text, `four-times-${game}-text`);
  });

test('at four times its size the ring and the name of the focused control stay in sight', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en', { viewport: { width: 320, height: 256 }, dpr: 4 });
  const seen = () => page.evaluate(() => {
    const { root } = document.querySelector('sagaz-game'), shown = ['.ring', '.chip'].map((one) => root.querySelector(one))
      .filter((part) => !part.hidden && part.getClientRects().length).map((part) => [part.className, part.getBoundingClientRect()]);
    return shown.map(([name, { top, bottom }]) => `${name} ${top >= -8 && bottom <= innerHeight + 8 ? 'in sight' : `from ${top} to ${bottom}`}`);
  });
  let parts = 0;
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('Tab');
    await nextFrames(page, 2);
    const shown = await seen();
    parts += shown.length;
    for (const part of shown) assert.match(part, /in sight$/, `after ${n + 1} × Tab`);
  }
  assert.ok(parts > 20, `${parts} rings and names`);
});

for (const [game, id, ...taps] of [['trees', 'tree_text', 'tab:3'], ['mastermind', 'seed', 'menu', 'rules_dialog']])
  test(`where one types on a phone the field that takes the keys is in its place, and comes into what is left to see: ${game}`, async ({ t }) => {
    const page = await t.open(`/?game=${game}&lang=en`, { viewport: { width: 375, height: 667 }, touch: true, isMobile: true }), player = new Player(page, { touch: true });
    for (const tap of taps) await player.tap(tap);
    await player.tap(id);
    const [, y, , height] = (await player.tree()).rects[id];
    const typing = () => page.locator('.typing').evaluate((field) => ({ focused: field.getRootNode().activeElement === field, ...field.getBoundingClientRect().toJSON() }));
    const { focused, top, bottom } = await typing();
    assert.ok(focused && top >= y - 2 && bottom <= y + height + 10, `${top}…${bottom} in ${y}+${height}`);
    await t.shot(page, `typing-on-a-phone-${game}`);
    const session = await page.context().newCDPSession(page); // less is visible, as above an open keyboard
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await page.waitForFunction(() => {
      const field = document.querySelector('sagaz-game').shadowRoot.querySelector('.typing').getBoundingClientRect(), { offsetTop, height: seen } = visualViewport;
      return seen < 400 && field.top >= offsetTop - 1 && field.bottom <= offsetTop + seen + 1;
    });
    await t.shot(page, `typing-over-a-keyboard-${game}`);
    await page.keyboard.type('9');
    await player.until(({ nodes }) => nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).some((node) => node.id === id && /9/.test(node.value)));
  });
