// Tests of figures that the menu saves: a picture for slides, made of the drawing, and the drawing in black and white.
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';

/** The file that a row of the menu saves. */
async function saved(page, player, row) {
  await player.press('menu');
  await player.until((tree) => JSON.stringify(tree).includes(`"${row}"`));
  const [download] = await Promise.all([page.waitForEvent('download'), player.press(row)]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('the board is saved as a picture for slides, and as a drawing in black and white', async ({ t }) => {
  const page = await t.open('/?game=trees&lang=en&view=text', { language: 'en' }), player = new Player(page);
  const picture = await saved(page, player, 'export_png'), bytes = readFileSync(picture.path);
  assert.equal(picture.name, 'trees.png');
  assert.deepEqual([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16)], ['PNG', 1920]);
  if (process.env.SAGAZ_SHOTS) copyFileSync(picture.path, `${process.env.SAGAZ_SHOTS}/figure-trees.png`);
  assert.ok(bytes.length > 10_000, 'something is drawn');
  const drawing = await saved(page, player, 'export_print'), svg = readFileSync(drawing.path, 'utf8');
  assert.equal(drawing.name, 'trees-print.svg');
  assert.deepEqual([...new Set(svg.match(/#[0-9a-f]{6}/g))].filter((colour) => !/^#(..)\1\1$/.test(colour)), [], 'no colour but greys');
});

test('the sheet of a board opens in a tab, and the next board\'s in the same one', async ({ t }) => {
  const page = await t.open('/?game=tictactoe&role=two&lang=en&seed=7', { language: 'en' }), player = new Player(page);
  const state = () => page.evaluate(() => document.querySelector('sagaz-game').getState());
  const asked = (part) => page.evaluate((board) => document.querySelector('sagaz-game').effect({ type: 'page', name: 'print', part: board }), part); // as the menu does: tests/shell/figure_test.cpp
  const drawn = (paper, part) => paper.waitForFunction((wanted) => location.hash === `#s=${wanted}` && document.body?.dataset.state === 'ready', part);
  const first = await state(), [paper] = await Promise.all([page.waitForEvent('popup'), asked(first)]);
  await drawn(paper, first);
  assert.equal(await paper.locator('#faults').innerText(), '');
  const picture = () => paper.locator('#sheet .board img').getAttribute('src'), before = await picture();
  assert.ok(await paper.locator('#sheet .ruled').count() > 5, 'room for an answer');
  await player.tap('cell:4');
  await page.waitForFunction((old) => document.querySelector('sagaz-game').getState() !== old, first);
  const next = await state();
  await asked(next);
  await drawn(paper, next);
  assert.notEqual(await picture(), before, 'the board of now');
});
