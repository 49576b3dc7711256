// Tests of matrix games and A/K betting on the canvas: the analysis shows the values of the course's slides.
import assert from 'node:assert/strict';
import { looks, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { until } from './until.mjs';

for (const { size, phone, language, how } of looks(['es', 'en'], 0))
  test(`the slide's matrix is played and its value is 4/7 at ${size} in ${language}`, async ({ t }) => {
    const page = await t.open('/?game=matrix', how), player = new Player(page, { touch: phone });
    for (let n = 1; n <= 3; n++) {
      await player.tap('choose:1');
      await until(async () => (await player.node('rounds'))?.rows.length >= n);
    }
    await player.tap('analysis');
    await player.tap('tab:3');
    await player.until(({ nodes }) => JSON.stringify(nodes).includes('"id":"value"'));
    assert.match((await player.node('value')).text, /4\/7/);
    await t.shot(page, `matrix-${size}-${language}`);
  });

for (const { size, phone, language, how } of looks(['es', 'en'], 1))
  test(`ten rounds of betting are played, and with hidden cards the game is worth −1/4, at ${size} in ${language}`, async ({ t }) => {
    const page = await t.open('/?game=betting&seed=1', { ...how, before: () => addEventListener('sagaz-complete', () => { globalThis.complete = true; }) });
    const player = new Player(page, { touch: phone });
    for (let n = 1; n <= 10; n++) {
      await player.tap('bet:0');
      if (n < 10) await player.tap('next');
    }
    await page.waitForFunction(() => globalThis.complete);
    await t.shot(page, `betting-${size}-${language}`);
    await player.tap('analysis');
    await player.tap('tab:1');
    await player.until(({ nodes }) => JSON.stringify(nodes).includes('"id":"value"'));
    assert.match((await player.node('value')).text, /[−–-]1\/4/);
  });
