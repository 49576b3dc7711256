// Random clicks, drags, wheel turns, keys and window sizes: no game stops, and each still gives its link. Fifteen
// gestures a game, or three thousand with tests/run --long. SAGAZ_SEED draws others.
import assert from 'node:assert/strict';
import { LANGUAGES, test } from './fixtures.mjs';
import { until } from './until.mjs';

const GAMES = ['mastermind', 'picas-fijas', 'spaces', 'thirtyone', 'trees', 'tictactoe', 'matrix', 'betting', 'cluedo', 'lab'];
const [ROUNDS, MANY] = process.env.SAGAZ_LONG ? [10, 300] : [1, 15], SEED = Number(process.env.SAGAZ_SEED ?? 1);
const SIZES = [[1280, 800], [360, 640], [640, 360], [320, 320], [500, 300], [240, 640], [820, 1180]];
const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace', 'Delete', '?', '0', '1', '7', '9', 'a', 'z', 'h', 'n', '-', ',', '(', ')', 'Control+z', 'Control+y'];

/** A generator of numbers in [0, 1) from a seed (xorshift32). */
function drawn(seed) {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

for (const [number, game, round] of GAMES.flatMap((name, i) => Array.from({ length: ROUNDS }, (_, n) => [i, name, n]))) {
  test(`${MANY} random gestures on ${game} stop nothing${ROUNDS > 1 ? `: ${round + 1} of ${ROUNDS}` : ''}`, async ({ t }) => {
    const draw = drawn(SEED * 1000 + round * 10 + number), below = (n) => Math.floor(draw() * n), one = (list) => list[below(list.length)];
    const path = `/?game=${game}&seed=${1 + below(1000)}&lang=${one(LANGUAGES)}`;
    const page = await t.open(path, { touch: (number + round) % 2 === 1, reducedMotion: one(['reduce', 'no-preference']) });
    page.context().on('page', (other) => other.close()); // a guide or a printed lesson
    await page.evaluate(() => addEventListener('sagaz-error', ({ detail }) => { globalThis.stopped = detail; }));
    const about = () => page.evaluate(() => {
      const game = document.querySelector('sagaz-game'), tree = game.debugOutline();
      return { stopped: globalThis.stopped?.kind ? undefined : globalThis.stopped, rects: Object.values(tree?.rects ?? {}), home: tree?.title === 'Sagaz', there: Boolean(tree) };
    });
    let [width, height] = SIZES[0], { rects } = await about();
    const somewhere = () => {
      if (rects.length === 0 || draw() < 0.25) return [below(width), below(height)];
      const [x, y, w, h] = one(rects);
      return [Math.min(width - 1, x + draw() * w), Math.min(height - 1, y + draw() * h)];
    };
    const { mouse, keyboard, touchscreen } = page;
    const gestures = {
      click: () => mouse.click(...somewhere()),
      tap: () => ((number + round) % 2 ? touchscreen.tap(...somewhere()) : mouse.click(...somewhere())),
      twice: () => mouse.dblclick(...somewhere()),
      hover: () => mouse.move(...somewhere()),
      async drag() {
        await mouse.move(...somewhere());
        await mouse.down();
        await mouse.move(...somewhere(), { steps: 3 });
        await mouse.up();
      },
      async wheel() {
        await mouse.move(...somewhere());
        await mouse.wheel(0, below(800) - 400);
      },
      key: () => keyboard.press(one(KEYS)),
      type: () => keyboard.insertText(one(['3', '12', '1/2', '(3 12 8)(2 4 6)', 'π', '-', '99999999999', '']).slice(0, 1 + below(20))),
      async size() {
        [width, height] = one(SIZES);
        await page.setViewportSize({ width, height });
      },
    };
    const often = ['click', 'click', 'click', 'click', 'tap', 'tap', 'twice', 'hover', 'drag', 'wheel', 'key', 'key', 'type'];
    const done = [];
    for (let i = 0; i < MANY; i++) {
      const what = i % 29 === 28 ? 'size' : one(often);
      done.push(what);
      await gestures[what]();
      if (i % 3 !== 2) continue;
      const message = () => `seed ${SEED}, after ${i + 1}: ${done.slice(-12).join(' ')}`;
      const now = await until(async () => { // another game's program may have to load
        const seen = await about();
        return (seen.there || seen.stopped) && seen;
      }, { longest: 20_000, message: () => `the game is gone: ${message()}` });
      assert.equal(now.stopped, undefined, message());
      ({ rects } = now);
      // Back to the tested game.
      if (now.home) await page.evaluate((name) => document.querySelector('sagaz-game').goTo(name), game);
    }
    assert.equal(typeof await page.evaluate(() => document.querySelector('sagaz-game').getState()), 'string');
  });
}
