// Tests of the rehearsal: a worker plays a game unseen, so that the browser compiles the functions of the player's taps.
import assert from 'node:assert/strict';
import { PHONE, someOf, test } from './fixtures.mjs';

const rehearsal = (page) => page.evaluate(() => document.querySelector('sagaz-game').rehearsal);
const state = (page) => page.evaluate(() => document.querySelector('sagaz-game').getState());

for (const [game, pressed] of someOf([
  ['mastermind', ['submit', 'same_secret']], ['thirtyone', ['value:1', 'try_again']], ['picas-fijas', ['submit', 'same_secret']],
  ['spaces', ['submit']], ['trees', ['next_cut']], ['tictactoe', ['cell:0']], ['matrix', ['choose:0']], ['cluedo', ['hand_done']], ['lab', ['run']],
], 0, 1))
  test(`a worker plays ${game} unseen, and the game on the page stays as it is`, async ({ t }) => {
    const page = await t.open(`/?game=${game}&seed=3`, { viewport: PHONE, rehearsal: true }), before = await state(page), done = await rehearsal(page);
    assert.ok(done.presses >= 20, `${done.presses} presses`);
    for (const id of pressed) assert.ok(done.pressed.includes(id), `${id} is not among ${done.pressed}`);
    assert.equal(done.finished, pressed.length > 1, 'a finished game is opened');
    assert.equal(await state(page), before);
    assert.equal(page.workers().length, 0, 'the worker has gone');
  });

test('no worker plays unseen for a person who saves data', async ({ t }) => {
  const page = await t.open('/?game=mastermind');
  assert.equal(await rehearsal(page), undefined);
  assert.equal(page.workers().length, 0);
});
