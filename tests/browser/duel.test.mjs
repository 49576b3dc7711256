// A duel against the computer on a phone, by finger alone: hide a code, guess until somebody has found the other's.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';

test('a duel on a phone is played to its end with a finger, and tells both codes and what was left to each side', async ({ t }) => {
  const listen = () => {
    globalThis.completed = 0;
    addEventListener('sagaz-complete', () => { globalThis.completed++; });
  };
  const page = await t.open('/?game=picas-fijas&role=duel&strategy=easy&seed=7', { language: 'en', touch: true, viewport: { width: 360, height: 640 }, before: listen });
  const player = new Player(page, { touch: true }), rows = async () => (await player.node('duel_rows'))?.rows ?? [];
  const enter = async (code) => {
    for (const digit of code) await player.tap(`symbol:${digit}`);
    await player.tap('submit');
  };
  await enter('3846');
  await player.until((tree) => tree.nodes.some(({ id }) => id === 'duel_left'));
  assert.match((await player.node('code_a')).text, /3 8 4 6/);
  while (!await player.node('code_b')) {
    const played = await rows();
    player.history = played.map(([, guess, answer]) => {
      const [fijas, picas] = answer.match(/\d+/g).map(Number);
      return { guess: guess.replaceAll(' ', ''), fijas, picas };
    });
    assert.ok(played.length < 12, 'nobody has found a code in twelve turns');
    await enter(await player.think('p4c10n'));
    await player.until(({ nodes }) => nodes.find(({ id }) => id === 'duel_rows')?.rows.length > played.length);
  }
  const last = (await rows()).at(-1);
  assert.equal(last.length, 7);
  assert.ok([last[3], last[6]].includes('1'), 'the side that found a code has one code left');
  assert.equal(await page.evaluate(() => globalThis.completed), 1);
  await t.shot(page, 'duel-phone-en-over');
});
