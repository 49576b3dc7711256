// Measures long tasks (over 50 ms) of the page's main thread, while it loads and in whole games; the longest work of a
// frame, and the longest time between two. It prints the figures and checks none, because machines differ.
// npx playwright test -c tests/browser/measure.config.mjs long-tasks [--grep WORDS]
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest, nextFrames } from './rest.mjs';

const find = (nodes, wanted) => nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).find(({ id }) => id === wanted);

const observe = () => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))))
    .observe({ type: 'longtask', buffered: true });
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.frames = { work: 0, gap: 0 };
  globalThis.requestAnimationFrame = (draw) => ask((now) => {
    const began = performance.now();
    draw(now);
    globalThis.frames.work = Math.max(globalThis.frames.work, performance.now() - began);
  });
  let last; // requests every frame, whether the game draws or not
  const tick = (now) => {
    if (last) globalThis.frames.gap = Math.max(globalThis.frames.gap, now - last);
    last = now;
    ask(tick);
  };
  ask(tick);
};

/** @returns {Promise<string>} the long tasks since the last call, and their durations; the longest frame and gap */
async function since(page) {
  await nextFrames(page, 12); // entries come late
  const { tasks, work, gap } = await page.evaluate(() => {
    const { work, gap } = globalThis.frames;
    Object.assign(globalThis.frames, { work: 0, gap: 0 });
    return { tasks: globalThis.longTasks.splice(0), work, gap };
  });
  return `${tasks.length}${tasks.length ? ` (${tasks.join(', ')} ms)` : ''}, at most ${work.toFixed(0)} ms a frame and ${gap.toFixed(0)} ms between two`;
}

async function measured(t, seed, path, play) {
  const page = await t.open(`${path}&seed=${seed}`, { before: observe, language: 'en', viewport: PHONE, reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  const load = await since(page);
  await play(new Player(page));
  t.note(`seed ${seed}: ${load}, at load; ${await since(page)}, in the game`);
}

test('long tasks in games of Mastermind', async ({ t }) => {
  for (const seed of [1, 2, 3]) await measured(t, seed, '/?game=mastermind', (player) => player.win('canvas', 'p4c6r'));
});

test('long tasks in hints of Picas & Fijas', async ({ t }) => {
  for (const [seed, strategy] of [[1, 'knuth'], [2, 'entropy'], [3, 'optimal']])
    await measured(t, seed, `/?game=picas-fijas&strategy=${strategy}`, async (player) => {
      for (let guesses = 0; guesses < 9 && !(await player.node('review')); guesses++) {
        const before = (await player.answers()).length;
        await player.tap('hint');
        await player.until(({ nodes }) => find(nodes, 'submit') && !find(nodes, 'submit').disabled);
        await player.tap('submit');
        await player.until(({ nodes }) => (find(nodes, 'rows')?.rows ?? []).length > before);
      }
    });
});

test('long tasks on the largest board of 31', async ({ t }) => {
  for (const seed of [1, 2])
    await measured(t, seed, '/?game=thirtyone&rules=8x9-99', async (player) => {
      await player.tap('analysis');
      await player.until((tree) => !/\.\.\.|…/.test(tree.status ?? ''));
      await atRest(player.page);
    });
});

test('long tasks in version spaces with lies', async ({ t }) => {
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

test('long tasks in the laboratory', async ({ t }) => {
  for (const seed of [1, 2, 3])
    await measured(t, seed, '/?game=lab', async (player) => {
      await player.tap('run');
      await player.until(({ status }) => /^Finished/.test(status));
    });
});
