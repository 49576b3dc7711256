// Tests of the laboratory: a tournament on all secrets in Workers; another one cancelled and repeated from its link.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { DESKTOP, looks, pictured, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

const state = (page) => page.evaluate(() => document.querySelector('sagaz-game').getState());
const find = (nodes, wanted) => nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).find(({ id }) => id === wanted);
const rows = async (player) => find((await player.tree()).nodes, 'results')?.rows ?? [];
const DONE = ['en', 'es'].map((language) => saying(language, 'lab_done_status', {}, { start: true }));
// Not by nodes: Start may still be shown just after it is pressed.
const finished = (player) => player.until(({ status }) => DONE.some((done) => done.test(status)), 120_000);

/** Saves the picture by `ask`, and checks that the PNG shows the screen. */
async function drawn(page, ask, width) {
  const saved = page.waitForEvent('download');
  await ask();
  const { size, colours } = await pictured(page, await readFile(await (await saved).path()));
  assert.ok(size >= width && colours > 100, `${size} pixels wide, ${colours} colours`);
}

test('a picture asked for in the text view is of the drawing, and the text view stays', async ({ t }) => {
  const page = await t.open('/?game=lab&seed=31&view=text', { language: 'en', dpr: 1 }), player = new Player(page);
  await player.press('run');
  await finished(player);
  await drawn(page, () => player.press('png'), DESKTOP.width);
  assert.ok(await page.evaluate(() => document.querySelector('sagaz-game').stats.textView));
});

for (const { size, viewport, phone, how } of looks(['es'], 0))
  test(`four strategies play all secrets of Mastermind, and say their published means, at ${size}`, async ({ t }) => {
    const page = await t.open('/?game=lab&seed=31', { ...how, dpr: 1, reducedMotion: 'no-preference' });
    const player = new Player(page, { touch: phone });
    await t.shot(page, `lab-start-${size}`);
    await player.tap('run');
    await finished(player);
    const means = Object.fromEntries((await rows(player)).map(([name, mean]) => [name, mean]));
    const meansOf = (...keys) => keys.map((key) => means[say('es', `code_words.strategy_${key}`)]);
    assert.deepEqual(meansOf('most_parts', 'entropy', 'knuth'), ['4,373', '4,415', '4,476']);
    await t.shot(page, `lab-${size}`);
    await player.tap('chart:1');
    await t.shot(page, `lab-curves-${size}`);
    const download = page.waitForEvent('download');
    await player.tap('csv');
    const file = await download;
    assert.equal(file.suggestedFilename(), 'sagaz-p4c6r.csv');
    assert.match(await readFile(await file.path(), 'utf8'), /^rules,secrets,seed,strategy,guesses,games\np4c6r,all,31,consistent,1,/);
    await drawn(page, () => player.tap('png'), viewport.width);
  });

test('a tournament with histograms that grow is cancelled, and its link repeats it to the same numbers', async ({ t }) => {
  const open = async (address) => {
    const page = await t.open(address, { language: 'en' });
    return { page, player: new Player(page) };
  };
  const { page, player } = await open('/?game=lab&seed=7');
  await player.tap('use:0'); // without the consistent strategy
  await player.tap('use:8'); // with the genetic one,
  await player.tap('secrets:3'); // on 10,000 drawn secrets, which takes a while
  const worker = page.waitForEvent('worker');
  await player.tap('run');
  await worker;
  const seen = new Set();
  await player.until(({ nodes }) => {
    const genetic = find(nodes, 'results')?.rows?.find(([name]) => name.startsWith(say('en', 'code_words.strategy_genetic')));
    if (genetic && genetic[1] !== '–') seen.add(genetic[1]);
    return seen.size >= 3;
  });
  await player.tap('lab_cancel');
  await player.until(({ nodes }) => find(nodes, 'run'));
  assert.match((await player.tree()).status, saying('en', 'lab_stopped_status', {}, { start: true }));
  const link = await state(page);
  await player.tap('run'); // plays the remaining games
  await finished(player);
  const whole = await rows(player);
  const other = await open(`/#s=${link}`);
  await finished(other.player);
  assert.deepEqual(await rows(other.player), whole);
  t.note(whole.map((row) => row.join(' ')).join(' · '));
});
