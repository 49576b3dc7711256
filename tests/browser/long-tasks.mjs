// Measures the tasks of the page's main thread in games on a phone's layout: how long they would take with a processor
// four times slower (SAGAZ_SLOWER=2: twice), and which of them 50 ms or more. It reads the thread's processor time from
// Chromium's trace, so that work beside it counts little, and leaves out tasks in which the test itself asks the page. It
// checks nothing, because machines differ. Measure the shipped page: without LTO it has four times as many functions.
// npx playwright test -c tests/browser/measure.config.mjs --workers 1 long-tasks [--grep WORDS]; SAGAZ_TRACE=FILE keeps
// the last trace, for Chromium's developer tools.
import assert from 'node:assert/strict';
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';

const SLOWER = Number(process.env.SAGAZ_SLOWER ?? 4), LONG_MS = 50;
const CATEGORIES = ['toplevel', 'blink', 'devtools.timeline', 'ipc', 'v8', 'v8.wasm'];
const find = (nodes, wanted) => nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).find(({ id }) => id === wanted);

/** @returns {number[]} milliseconds of the main thread's tasks, slowed down, the longest first */
function tasksOf(trace) {
  const { traceEvents: events } = JSON.parse(trace), thread = ({ pid, tid }) => `${pid}/${tid}`;
  const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread));
  const asked = ({ name, args }) => /RunTask$/.test(name) && /^Accept$/.test(args?.src_func); // messages of the browser, not input
  return events.filter((event) => main.has(thread(event)) && /RunTask$/.test(event.name) && !asked(event))
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER).sort((a, b) => b - a);
}

async function measured(t, seed, path, play) {
  const page = await t.open(`${path}&seed=${seed}`, { language: 'en', viewport: PHONE, dpr: 1, reducedMotion: 'reduce', rehearsal: true });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelector('sagaz-game').rehearsal); // a person reads the first screen meanwhile
  await t.browser.startTracing(page, { categories: CATEGORIES, path: process.env.SAGAZ_TRACE });
  await play(new Player(page, { hold: 60 })); // as a finger: at once, the events would come in one task
  await atRest(page);
  const tasks = tasksOf(await t.browser.stopTracing()), long = tasks.filter((ms) => ms >= LONG_MS).map(Math.round);
  t.note(`seed ${seed}: of ${tasks.length} tasks ${long.length} long${long.length ? ` (${long.join(', ')} ms)` : ''}, the longest ${tasks[0].toFixed(0)} ms, the tenth ${tasks[9]?.toFixed(0)} ms`);
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
        await player.until(({ nodes }) => find(nodes, 'nudge'));
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

test('long tasks in a game of 31', async ({ t }) => {
  for (const seed of [1, 2, 3])
    await measured(t, seed, '/?game=thirtyone', async (player) => {
      for (let turns = 0; turns < 12; turns++) {
        await player.until((tree) => find(tree.nodes, 'review') || Object.keys(tree.rects ?? {}).some((id) => id.startsWith('value:')));
        const tree = await player.tree(), said = JSON.stringify(tree.nodes), ids = Object.keys(tree.rects).filter((id) => id.startsWith('value:') && !find(tree.nodes, id)?.disabled);
        if (!ids.length || find(tree.nodes, 'review')) break;
        await player.tap(ids[turns % ids.length]);
        await player.until(({ nodes }) => JSON.stringify(nodes) !== said);
        await atRest(player.page);
      }
    });
});

test('long tasks in trees', async ({ t }) => {
  for (const seed of [1, 2, 3])
    await measured(t, seed, '/?game=trees', async (player) => {
      const step = async () => (await player.node('step')).value;
      for (let steps = 0; steps < 12; steps++) {
        const before = await step();
        await player.tap('step:next');
        await player.until(({ nodes }) => find(nodes, 'step').value !== before);
      }
      await player.tap('step:last');
      await atRest(player.page);
      await player.tap('next_cut').catch(() => {});
      await atRest(player.page);
    });
});

test('long tasks in a game of Cluedo', async ({ t }) => {
  for (const seed of [7, 8])
    await measured(t, seed, '/?game=cluedo&role=play&strategy=easy', async (player) => {
      await player.tap('menu');
      await player.tap('mind');
      for (let moves = 0; moves < 40; moves++) {
        await player.until(({ nodes }) => nodes.some(({ id }) => /^(show:\d+|pass|review_lines|go_on)$/.test(id ?? '')) || (find(nodes, 'ask') && find(nodes, 'deals')));
        const { nodes, rects } = await player.tree(), has = (id) => find(nodes, id);
        if (has('review_lines') || (has('advice_text') && !has('ask_this'))) break; // the envelope is certain
        const id = nodes.find((node) => node.id?.startsWith('show:'))?.id ?? ['go_on', 'pass'].find(has) ?? 'ask_this';
        if (id === 'ask_this' && !rects.ask_this) {
          if (!rects['tab:2']) await player.tap('sheet_grip');
          await player.tap('tab:2');
        }
        const said = JSON.stringify((await player.tree()).nodes);
        await player.tap(id);
        await player.until((tree) => JSON.stringify(tree.nodes) !== said);
      }
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

for (const kind of ['crack', 'whodunit', 'hand'])
  test(`long tasks in a puzzle ${kind} of level 3: hints, the chain, the next one`, async ({ t }) => {
    for (const seed of [1, 2])
      await measured(t, seed, `/?puzzle=${kind}+3`, async (player) => {
        const has = (id) => ({ rects }) => rects?.[id], said = async () => JSON.stringify((await player.tree()).nodes);
        const on = async (id) => {
          const before = await said();
          await player.tap(id);
          await player.until((tree) => JSON.stringify(tree.nodes) !== before);
          await atRest(player.page);
        };
        for (let hints = 0; hints < 6; hints++) await on('lesson_hint');
        for (let presses = 0; presses < 2; presses++) await on('lesson_why'); // the second is sure
        let steps = 0;
        while (steps < 40 && !has('puzzle_on')(await player.tree())) await on('lesson_next'), steps++;
        assert.ok(steps > 3, `${steps} steps`);
        await on('puzzle_on');
        await player.until(has('lesson_check'));
      });
  });
