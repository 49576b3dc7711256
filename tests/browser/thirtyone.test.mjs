// Tests of the 31 game: won on the canvas against the perfect player from a won position, and kept on the way home and
// back.
import assert from 'node:assert/strict';
import { looks, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';

const listen = () => {
  globalThis.events = [];
  for (const name of ['move', 'complete', 'error']) addEventListener(`sagaz-${name}`, ({ detail }) => globalThis.events.push({ name, detail }));
};

/** The squares played so far, from the table of moves. */
const played = async (player) => ((await player.node('moves'))?.rows ?? []).map(([, , square]) => Number(square));

const best = (page, moves) => page.evaluate((request) => document.querySelector('sagaz-game').request(request),
  { cmd: 'thirtyone.position', rows: 4, max: 6, limit: 31, moves });

/** Plays A's winning moves until the game is over. @param {(value: number) => Promise<void>} put */
async function win(page, player, put) {
  for (let turn = 0; turn < 12; turn++) {
    const moves = await played(player), position = await best(page, moves);
    if (position.over || position.losing_utterances.length === 6) return;
    assert.equal(position.to_move, 'A');
    assert.ok(position.winning_moves.length > 0, `A has lost its win after ${moves}`);
    await put(position.winning_moves[0]);
    await player.until(({ nodes }) => {
      const rows = nodes.find(({ id }) => id === 'moves')?.rows ?? [];
      return rows.length >= moves.length + 2 || !nodes.some(({ id }) => /^value:/.test(id));
    });
    if (!(await player.tree()).nodes.some(({ id }) => /^value:/.test(id ?? ''))) return;
  }
  assert.fail('the game has no end');
}

for (const { size, phone, language, how } of looks(['es', 'en'])) {
  test(`the 31 game is won against the perfect player on the canvas at ${size} in ${language}`, async ({ t }) => {
    const page = await t.open('/', { ...how, before: listen });
    const player = new Player(page, { touch: phone });
    await player.until((tree) => tree.rects?.puzzle_next);
    await page.mouse.move(180, 400);
    for (let i = 0; i < 12 && !(await player.tree()).rects['open:thirtyone']; i++) { // below the day's puzzles on a phone
      await page.mouse.wheel(0, 60);
      await atRest(page);
    }
    await player.tap('open:thirtyone'); // in another program, which the page loads now
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'value:1'));
    await player.tap('analysis');
    await t.shot(page, `thirtyone-${size}-${language}-analysis`);
    await win(page, player, (value) => player.tap(`value:${value}`));
    await t.shot(page, `thirtyone-${size}-${language}-won`);
    assert.ok((await picture(page)).colours > 20, 'the canvas is nearly empty');
    const complete = (await page.evaluate(() => globalThis.events)).filter(({ name }) => name === 'complete');
    assert.deepEqual(complete.map(({ detail }) => detail.success), [true]);
  });
}

test('home leads to a game of another program and back, and the game goes on', async ({ t }) => {
  const page = await t.open('/', { language: 'en' }), player = new Player(page);
  await player.tap('open:thirtyone');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'value:2'));
  await player.tap('value:2');
  await player.until(({ nodes }) => nodes.find(({ id }) => id === 'moves')?.rows.length === 2);
  const before = await played(player);
  await player.tap('home');
  await player.tap('open:mastermind');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'submit'));
  await player.tap('home');
  await player.tap('open:thirtyone');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'moves'));
  assert.deepEqual(await played(player), before);
  await page.reload();
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'moves'));
  assert.deepEqual(await played(player), before);
  const link = await page.evaluate(() => document.querySelector('sagaz-game').getState());
  const other = await t.open(`/#s=${link}`, { language: 'en' });
  assert.deepEqual(await played(new Player(other)), before);
});
