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
