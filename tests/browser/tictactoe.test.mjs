// Tests of tic-tac-toe on the canvas: two people play, and 3610 rows of the search tree scroll.
import assert from 'node:assert/strict';
import { expect, looks, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { saying } from './say.mjs';

for (const { size, phone, how } of looks(['en'], 0))
  test(`the tree is opened down to depth 4 and scrolls fluidly at ${size}`, async ({ t }) => {
    const page = await t.open('/?game=tictactoe&role=two', how);
    const player = new Player(page, { touch: phone });
    await player.tap('analysis');
    await player.tap('tab:1');
    await player.tap('open_to:3');
    await t.shot(page, `tictactoe-tree-${size}`);
    await player.until(({ nodes }) => /3610/.test(JSON.stringify(nodes)));
    const box = await page.locator('sagaz-game canvas').boundingBox(), { rects } = await player.tree();
    const row = Object.entries(rects).filter(([id]) => id.startsWith('node:')).at(-1)[1];
    await page.mouse.move(box.x + row[0] + row[2] / 2, box.y + row[1] + row[3] / 2);
    const frames = () => page.evaluate(() => document.querySelector('sagaz-game').stats.frames), before = await frames(), began = Date.now();
    for (let n = 0; n < 30; n++) await page.mouse.wheel(0, 120);
    await expect.poll(frames, 'the picture follows the wheel').toBeGreaterThanOrEqual(before + 10);
    t.note(`${await frames() - before} frames in ${Date.now() - began} ms of scrolling, software graphics`);
    await t.shot(page, `tictactoe-tree-scrolled-${size}`);
    await player.until((tree) => { // the outline follows a moment later
      const after = Object.keys(tree.rects).filter((id) => id.startsWith('node:'));
      return after.length > 0 && !after.includes('node:1');
    });
  });

for (const { size, phone, how } of looks(['es'], 1))
  test(`two people play on the canvas until X has three in a line, at ${size}`, async ({ t }) => {
    const page = await t.open('/?game=tictactoe&role=two', { ...how, before: () => addEventListener('sagaz-complete', ({ detail }) => { globalThis.complete = detail; }) });
    const player = new Player(page, { touch: phone });
    for (const cell of [0, 3, 1, 4, 2]) await player.tap(`cell:${cell}`);
    await page.waitForFunction(() => globalThis.complete);
    assert.equal(await page.evaluate(() => globalThis.complete.success), true);
    assert.match((await player.tree()).status, saying('es', 'tictactoe_won', ['X']));
    await t.shot(page, `tictactoe-won-${size}`);
  });
