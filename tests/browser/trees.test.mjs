// Tests of game trees: the slides' trees stepped to each cut and back, an exercise answered wrongly and then rightly,
// predictions of the search.
import assert from 'node:assert/strict';
import { looks, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { saying } from './say.mjs';
import { until } from './until.mjs';

const SLIDES = {
  '(3 12 8)(2 4 6)(14 5 2)': 1,
  '(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))': 4,
};
/** trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:-: an exercise of 3 × 3 leaves in which only prunes are asked. */
const PRACTICE = 'dHJlZXMgMSBwcmFjdGljZSBtYXggYWxwaGFiZXRhIGxlZnRfdG9fcmlnaHQgMCB1M3gyOjAuLjIwOjQyOi1aJw';
const words = async (player) => (await player.node('step_words')).text;
const stepOf = async (player) => Number((await player.node('step')).value);
const reached = (player, step) => until(async () => (await stepOf(player)) === step, { message: () => `step ${step} is not reached` });

for (const [turn, [tree, cuts]] of Object.entries(SLIDES).entries())
  for (const { size, phone, language, how } of looks(['es', 'en'], turn))
    test(`the slides' tree with ${cuts} cuts is stepped to each of them, forwards and back, at ${size} in ${language}`, async ({ t }) => {
      const page = await t.open(`/?game=trees&tree=${encodeURIComponent(tree)}`, how), player = new Player(page, { touch: phone });
      await player.until(({ nodes }) => JSON.stringify(nodes).includes('next_cut'));
      await player.tap('step:first');
      await reached(player, 0);
      const start = await words(player), forwards = [];
      for (let n = 0; n < cuts; n++) {
        const before = await stepOf(player);
        await player.tap('next_cut');
        await until(async () => (await stepOf(player)) !== before);
        const step = (await player.node('step')).value;
        forwards.push({ step, words: await words(player) });
      }
      assert.equal((await player.node('next_cut')).disabled, true);
      await t.shot(page, `trees-${cuts}-${size}-${language}`);
      for (const { step, words: said } of forwards.reverse()) { // backwards, to the same words
        for (let at = await stepOf(player); at > Number(step); at--) {
          await player.tap('step:back');
          await reached(player, at - 1);
        }
        assert.equal(await words(player), said);
      }
      await player.tap('step:first');
      await reached(player, 0);
      assert.equal(await words(player), start);
      assert.ok((await picture(page)).colours > 20, 'the canvas is nearly empty');
    });

for (const { size, phone, language, how } of looks(['es', 'en'], 0))
  test(`an exercise answered wrongly names a superfluous prune and no cut that is not reached, then rightly it is done, at ${size} in ${language}`, async ({ t }) => {
    const page = await t.open('/', { ...how, before: () => addEventListener('sagaz-complete', ({ detail }) => { globalThis.complete = detail; }) });
    const player = new Player(page, { touch: phone });
    await page.evaluate((link) => document.querySelector('sagaz-game').setState(link), PRACTICE);
    await player.until(({ nodes }) => JSON.stringify(nodes).includes('"strike:1"'));
    const leaves = (await player.node('nodes')).rows.slice(4).map(([, kind]) => Number(/\d+$/.exec(kind)[0])); // "Leaf 11"
    const tree = [0, 1, 2].map((branch) => leaves.slice(3 * branch, 3 * branch + 3));
    const { cuts } = await page.evaluate((request) => document.querySelector('sagaz-game').request(request), { cmd: 'search.tree', tree, algorithm: 'alphabeta' });
    const right = cuts.flatMap(({ node: [branch], after_child: last }) => [0, 1, 2].filter((child) => child > last).map((child) => 4 + 3 * branch + child));
    assert.ok(right.length > 0, 'the exercise has something to prune');
    const wrong = 4; // the first leaf is always visited
    await player.tap(`strike:${wrong}`);
    await player.tap('check');
    await player.until(({ nodes }) => JSON.stringify(nodes).includes('see_step'));
    const states = (await player.node('nodes')).rows.map((row) => row.at(-1)); // by node, breadth first
    assert.match(states[wrong], saying(language, 'trees_flag_superfluous'), 'the superfluous prune is flagged');
    assert.equal(states.filter(Boolean).length, 1, 'nothing else is: all cuts come after the first leaf');
    assert.ok((await player.node('first_wrong')).text.length > 30);
    await t.shot(page, `practice-wrong-${size}-${language}`);
    await player.tap(`strike:${wrong}`);
    for (const edge of right) await player.tap(`strike:${edge}`);
    await player.tap('check');
    await page.waitForFunction(() => globalThis.complete);
    assert.equal(await page.evaluate(() => globalThis.complete.success), true);
    await t.shot(page, `practice-right-${size}-${language}`);
  });

/** Presses a control on the canvas, or by name in the outline. @param {boolean} canvas */
const answer = (player, canvas, id) => (canvas ? player.tap(id) : player.press(id));

for (const [turn, canvas] of [true, false].entries())
  for (const { size, phone, language, how } of looks(['pt', 'en'], turn))
    test(`a student predicts the search ${canvas ? 'on the canvas' : 'by the outline'}: asked before each telling step, one answer wrong, at ${size} in ${language}`, async ({ t }) => {
      const tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]], page = await t.open(`/?game=trees&tree=${encodeURIComponent('(3 12 8)(2 4 6)(14 5 2)')}${canvas ? '' : '&view=text'}`, how);
      const player = new Player(page, { touch: phone });
      const { cuts } = await page.evaluate((request) => document.querySelector('sagaz-game').request(request), { cmd: 'search.tree', tree, algorithm: 'alphabeta' });
      assert.equal(cuts.length, 1);
      await player.until(({ nodes }) => JSON.stringify(nodes).includes('"predict"'));
      if (canvas) await player.tap('predict');
      else await page.getByRole('checkbox', { name: (await player.node('predict')).label, exact: true }).check();
      await player.until(({ nodes }) => !JSON.stringify(nodes).includes('next_cut'));
      let asked = 0, cut = 0;
      for (let at = 0; at < 26; at++) {
        if (!await player.node('foretell')) await answer(player, canvas, 'step:next');
        else {
          if (asked === 2) await t.shot(page, `predict-asked-${canvas}-${size}-${language}`);
          await answer(player, canvas, 'foretell:0'); // "it continues": right every time but once
          asked++;
          await reached(player, at + 1);
          if (asked === 3) await t.shot(page, `predict-told-${canvas}-${size}-${language}`);
          const status = await page.getByRole('status').textContent();
          if (/: (cut|poda)$/.test(await words(player))) {
            cut++;
            assert.match(status, saying(language, 'predicted_not', {}, { start: true }));
          } else assert.match(status, saying(language, 'lesson_right', {}, { start: true }));
        }
        await reached(player, at + 1);
      }
      assert.deepEqual([asked, cut], [7, 1]);
      assert.match((await player.node('foretold')).text, /6 .*7/);
    });
