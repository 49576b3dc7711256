// Tests of the results of ended games, in xAPI's format, as the page's events report them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';

const LINKS = readFileSync(new URL('../golden/links.txt', import.meta.url), 'utf8').split('\n').filter((row) => row && !row.startsWith('#')).map((row) => row.split(' ')[0]);
const listen = () => {
  globalThis.ends = [];
  addEventListener('sagaz-complete', ({ detail }) => globalThis.ends.push(detail));
};
const ended = (page, count = 1) => page.waitForFunction((wanted) => globalThis.ends.length >= wanted && globalThis.ends[wanted - 1], count).then((handle) => handle.jsonValue());
const seconds = ({ duration }) => Number(/^PT(\d+\.\d\d)S$/.exec(duration)?.[1]);

/** Checks a result against xAPI 1.0.3, 4.1.5: its keys and bounds. */
function isResult({ score, success, completion, duration }) {
  assert.deepEqual(Object.keys(score).sort(), ['max', 'min', 'raw', 'scaled']);
  assert.ok(score.min <= score.raw && score.raw <= score.max && score.scaled >= 0 && score.scaled <= 1);
  assert.ok([true, false, undefined].includes(success));
  assert.equal(completion, true);
  assert.match(duration, /^PT\d+\.\d\dS$/);
}

// Ended games among the golden links: each pattern matches exactly one.
const ENDS = [
  [/^codes 1 p4c6r .* g2450$/, true, 1], [/^codes 1 p4c10n 2 /, false, 0], [/^codes 1 p5c8r .* x$/, false, 0], [/^thirtyone 1 8 9 99 /, true, 1], [/^thirtyone .* person perfect 42 6 4/, false, 0],
  [/^thirtyone 1 1 6 21 draw /, undefined, 0.5], [/^tictactoe 1 full full /, undefined, 0.5], [/^betting .* hidden max 3 /, true, 1], [/^betting .* hidden min 3 /, false, 0],
];

test('every end of a game is told as a result: won is 1, lost 0, neither one half', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  for (const [line, success, raw] of ENDS) {
    const found = LINKS.filter((link) => line.test(Buffer.from(link, 'base64url').subarray(0, -2).toString()));
    assert.equal(found.length, 1, `${line}`);
    await page.goto(`${t.origin}/pages/blank.html`); // an address that differs in its fragment alone is the same page
    await page.goto(`${t.origin}/player.html?save=off&view=text#s=${found[0]}`);
    const end = await ended(page);
    isResult(end);
    assert.deepEqual([end.success, end.score], [success, { raw, min: 0, max: 1, scaled: raw }], `${line}`);
  }
});

test('the duration is that of the game, and another game has its own', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=7&view=text', { before: () => {
    globalThis.ends = [];
    addEventListener('sagaz-complete', ({ detail }) => globalThis.ends.push(detail));
    const now = performance.now.bind(performance);
    globalThis.later = 0;
    performance.now = () => now() + globalThis.later;
  } });
  const player = new Player(page);
  await player.guess('outline', '0011');
  await page.evaluate(() => { globalThis.later = 3_600_000; });
  await player.press('giveup');
  const first = await ended(page);
  isResult(first);
  assert.deepEqual([first.success, first.score.raw, first.guesses], [false, 0, 1]);
  assert.ok(seconds(first) >= 3600);
  await player.press('new_game');
  player.history = [];
  await player.win('outline', 'p4c6r');
  const second = await ended(page, 2);
  isResult(second);
  assert.equal(second.success, true);
  assert.ok(seconds(second) < 3600);
});

test('a puzzle ends with its result: whole at the first try, none if its answer was shown', async ({ t }) => {
  for (const [shown, raw] of [[false, 1], [true, 0]]) {
    const page = await t.open('/?puzzle=crack+1+7&lang=en&view=text', { language: 'en', before: () => {
      globalThis.ends = [];
      addEventListener('sagaz-complete', ({ detail }) => globalThis.ends.push(detail));
    } });
    const player = new Player(page);
    await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
    if (shown) {
      await player.press('lesson_hint');
      for (let i = 0; i < 2; i++) await player.press('lesson_why');
    } else {
      const right = await page.evaluate(async () => (await import('/engine.mjs')).request({ cmd: 'puzzle.make', kind: 'crack', level: 1, number: 7 }).then(({ answer }) => answer));
      await page.getByRole('textbox', { name: (await player.node('lesson_answer')).label }).fill(right);
      await player.press('lesson_check');
    }
    const end = await ended(page);
    isResult(end);
    assert.deepEqual([end.lesson, end.success, end.score], ['puzzle:crack:1:7', !shown, { raw, min: 0, max: 1, scaled: raw }]);
  }
});
