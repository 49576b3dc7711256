// Tests that play whole games of codes on the canvas, with mouse and finger. (By the outline: reader.test.mjs.)
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, looks, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { readTables } from '../../cmake/tables.mjs';

const GAMES = { mastermind: 'p4c6r', 'picas-fijas': 'p4c10n' };
const listen = () => {
  globalThis.events = [];
  for (const name of ['move', 'complete', 'change', 'error']) addEventListener(`sagaz-${name}`, ({ detail }) => globalThis.events.push({ name, detail }));
};

for (const [turn, [game, rules]] of Object.entries(GAMES).entries())
  for (const { size, phone, language, how } of looks(LANGUAGES, 3 * turn))
    test(`a whole game of ${game} is won on the canvas at ${size} in ${language}`, async ({ t }) => {
      const page = await t.open('/', { ...how, before: listen, reducedMotion: phone ? 'no-preference' : 'reduce' });
      const player = new Player(page, { touch: phone });
      await t.shot(page, `home-${size}-${language}`);
      await player.tap(`open:${game}`);
      await player.until((tree) => tree.nodes.some(({ id }) => id === 'submit'));
      await player.guess('canvas', rules === 'p4c6r' ? '0011' : '0123');
      await t.shot(page, `${game}-${size}-${language}-playing`);
      const guesses = 1 + await player.win('canvas', rules);
      await atRest(page);
      await t.shot(page, `${game}-${size}-${language}-won`);
      assert.ok((await picture(page)).colours > 20, 'the canvas is nearly empty');
      const events = await page.evaluate(() => globalThis.events);
      assert.equal(events.filter(({ name }) => name === 'move').length, guesses);
      assert.equal(events.filter(({ name }) => name === 'complete').length, 1);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    });

test('the computer finds a secret that only the player knows, from the answers given in the outline', async ({ t }) => {
  const page = await t.open('/?game=picas-fijas&role=keeper&view=text', { language: 'en' }), player = new Player(page), secret = '7304';
  for (let n = 1; ; n++) {
    assert.ok(n <= 10, 'not found in ten guesses');
    await player.until(({ nodes }) => nodes.find(({ id }) => id === 'rows')?.rows.length === n && nodes.some(({ id }) => id === 'answer'));
    const guess = (await player.node('rows')).rows.at(-1)[1].replaceAll(' ', '');
    const { fijas, picas } = await page.evaluate((request) => document.querySelector('sagaz-game').request(request), { cmd: 'codes.answer', rules: 'p4c10n', secret, guess });
    await player.fill('fijas', fijas);
    await player.fill('picas', picas);
    await player.press('answer');
    if (guess === secret) break;
  }
  await player.until(({ nodes }) => !nodes.some(({ id }) => id === 'answer'));
  assert.match(await page.getByRole('status').textContent(), /7 3 0 4/);
});

test('every game of the list opens by its name, in its own program', async ({ t }) => {
  const { games } = readTables(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { name, program } of games) {
    const page = await t.open(`/?game=${name}&view=text&lang=en`);
    const shown = await page.evaluate(() => {
      const game = document.querySelector('sagaz-game'), { title, nodes } = game.debugOutline();
      return { title, nodes: nodes.length, program: game.program, poster: game.shadowRoot.querySelector('.poster .name').textContent };
    });
    assert.equal(shown.program, program, name);
    assert.equal(shown.title, shown.poster, `${name}: the page calls it otherwise than its program`);
    assert.ok(shown.nodes > 3, name);
    await page.close();
  }
});
