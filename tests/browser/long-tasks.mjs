// How often the page's main thread is busy for more than 50 ms: while it loads, and in whole games after that. Told, not
// judged: machines differ, and busy ones more so. node tests/browser/run.mjs --long-tasks [--grep WORDS]
import { PHONE, test } from './harness.mjs';
import { Player } from './player.mjs';

const observe = () => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))))
    .observe({ type: 'longtask', buffered: true });
};

/** @returns {Promise<string>} how many there were since the last time, and how long each took */
async function since(page) {
  await page.waitForTimeout(300); // entries come late
  const tasks = await page.evaluate(() => globalThis.longTasks.splice(0));
  return `${tasks.length}${tasks.length ? ` (${tasks.join(', ')} ms)` : ''}`;
}

async function measured(t, seed, path, play) {
  const page = await t.open(`${path}&seed=${seed}`, { before: observe, language: 'en', viewport: PHONE, reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  const load = await since(page);
  await play(new Player(page));
  t.note(`seed ${seed}: ${load} at load, ${await since(page)} in the game`);
}

test('long tasks in games of Mastermind', async (t) => {
  for (const seed of [1, 2, 3]) await measured(t, seed, '/?game=mastermind', (player) => player.win('canvas', 'p4c6r'));
});

test('long tasks in version spaces with lies', async (t) => {
  for (const seed of [1, 2, 3])
    await measured(t, seed, '/?game=spaces&role=learner&rules=p3c6r', async (player) => {
      await player.tap('menu');
      await player.tap('rules_dialog');
      await player.tap('noise:1');
      await player.until(({ nodes }) => JSON.stringify(nodes).includes('"id":"amount"'));
      await player.tap('start');
      await player.until(({ rects }) => !rects.start && rects.advance);
      for (let moves = 0; moves < 25 && !(await player.node('secret')); moves++) {
        const before = (await player.node('rows'))?.rows.length ?? 0;
        await player.tap('advance');
        await player.until(({ nodes, rects }) => nodes.some(({ id, rows }) => id === 'rows' && rows.length > before)
          && (nodes.some(({ id }) => id === 'secret') || rects.advance));
      }
    });
});

test('long tasks in the laboratory', async (t) => {
  for (const seed of [1, 2, 3])
    await measured(t, seed, '/?game=lab', async (player) => {
      await player.tap('run');
      await player.until(({ status }) => /^Finished/.test(status));
    });
});
