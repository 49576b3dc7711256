// Tests of figures that the menu saves: a picture for slides, made of the drawing, and the drawing in black and white.
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';

/** The file that a row of the dialog saves, after these choices. */
async function saved(page, player, row, choices = {}) {
  await player.press('menu');
  await player.until((tree) => JSON.stringify(tree).includes('"export"'));
  await player.press('export');
  await player.until((tree) => JSON.stringify(tree).includes(`"${row}"`));
  for (const [id, value] of Object.entries(choices)) await player.choose(id, value);
  const [download] = await Promise.all([page.waitForEvent('download'), player.press(row)]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

/** Width, height and the first pixel of a PNG. */
const decoded = (page, bytes) => page.evaluate(async (data) => { // a blob: the page's policy lets no other address in
  const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' }), url = URL.createObjectURL(blob);
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  URL.revokeObjectURL(url);
  const { naturalWidth: width, naturalHeight: height } = image, canvas = Object.assign(document.createElement('canvas'), { width, height }), paper = canvas.getContext('2d');
  paper.drawImage(image, 0, 0);
  return { width, height, corner: [...paper.getImageData(0, 0, 1, 1).data] };
}, bytes.toString('base64'));

test('the board is saved as a picture for slides in several sizes and grounds, and as a drawing in black and white', async ({ t }) => {
  const page = await t.open('/?game=trees&lang=en&theme=dark&view=text', { language: 'en' }), player = new Player(page);
  const picture = await saved(page, player, 'export_png'), bytes = readFileSync(picture.path), usual = await decoded(page, bytes);
  assert.equal(picture.name, 'trees.png');
  if (process.env.SAGAZ_SHOTS) copyFileSync(picture.path, `${process.env.SAGAZ_SHOTS}/figure-trees.png`);
  assert.ok(bytes.length > 10_000, 'something is drawn');
  const [, width] = /viewBox="\S+ \S+ (\S+)/.exec(readFileSync((await saved(page, player, 'export_svg')).path, 'utf8'));
  assert.ok(Math.abs(usual.width - 2 * width) <= 2, `${usual.width}, the drawing has ${width}`);
  assert.ok(usual.corner[3] === 255 && usual.corner[0] < 128, `the screen's dark ground: ${usual.corner}`);
  const white = await decoded(page, readFileSync((await saved(page, player, 'export_png', { figure_size: '4', figure_ground: '1' })).path));
  assert.ok(Math.abs(white.width - 4 * width) <= 4, `${white.width}, the drawing has ${width}`);
  assert.deepEqual(white.corner, [255, 255, 255, 255]);
  assert.equal((await decoded(page, readFileSync((await saved(page, player, 'export_png', { figure_ground: '2' })).path))).corner[3], 0, 'transparent');
  const drawing = await saved(page, player, 'export_print'), svg = readFileSync(drawing.path, 'utf8');
  assert.equal(drawing.name, 'trees-print.svg');
  assert.deepEqual([...new Set(svg.match(/#[0-9a-f]{6}/g))].filter((colour) => !/^#(..)\1\1$/.test(colour)), [], 'no colour but greys');
});

test('the panel is saved as a drawing, and the table as JSON', async ({ t }) => {
  const page = await t.open('/?game=matrix&lang=it&view=text', { language: 'it' }), player = new Player(page);
  const panel = await saved(page, player, 'export_svg', { figure_part: '1' });
  assert.equal(panel.name, 'matrix-panel.svg');
  assert.ok(readFileSync(panel.path, 'utf8').includes('<text'));
  const table = JSON.parse(readFileSync((await saved(page, player, 'export_json')).path, 'utf8'));
  assert.ok(table.columns.includes('minimo') && table.rows.length > 2, JSON.stringify(table.columns));
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
