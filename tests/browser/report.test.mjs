// Tests of crash reports: the native program replays a crashed game's report to the same outline.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say } from './say.mjs';

const NATIVE = process.env.SAGAZ_DESKTOP ?? 'build/release/sagaz-desktop';

/** Makes the program crash once, at its next call after `breakNow` is set. */
const breakable = () => {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (module, imports) => {
    const instance = await instantiate(module, imports);
    const exports = Object.fromEntries(Object.entries(instance.exports).map(([name, value]) => [name, typeof value !== 'function' ? value : (...args) => {
      if (!globalThis.breakNow) return value(...args);
      globalThis.breakNow = false;
      throw new WebAssembly.RuntimeError('unreachable, as the test wants it');
    }]));
    return { exports };
  };
  const { postMessage } = Worker.prototype;
  globalThis.thinking = new Set(); // requests that workers have not answered
  Worker.prototype.postMessage = function watched(message, ...more) {
    if (message.request) {
      globalThis.thinking.add(message);
      this.addEventListener('message', ({ data }) => { if (data.crashed || data.id === message.id && !data.progress) globalThis.thinking.delete(message); });
    }
    return postMessage.call(this, message, ...more);
  };
  navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
};

/** Crashes the program. @returns {Promise<string>} the report that the button copies */
async function reportOf(page) {
  await page.evaluate(() => { globalThis.breakNow = true; document.querySelector('sagaz-game').getState(); });
  await page.getByRole('button', { name: say('en', 'copy_report'), exact: true }).click();
  await page.waitForFunction(() => globalThis.copied);
  await page.getByRole('status').filter({ hasText: say('en', 'report_copied') }).waitFor();
  return page.evaluate(() => globalThis.copied);
}

/** The native program's outline after the report. */
function playedAgain(report) {
  assert.ok(existsSync(NATIVE), `${NATIVE} is not there: cmake --preset release && cmake --build --preset release --target sagaz-desktop`);
  const folder = mkdtempSync(join(tmpdir(), 'sagaz-')), named = (name) => join(folder, name);
  writeFileSync(named('report'), report);
  execFileSync(NATIVE, ['--report', named('report'), '--offscreen', '--outline', named('outline')]);
  const outline = JSON.parse(readFileSync(named('outline'), 'utf8'));
  rmSync(folder, { recursive: true });
  return outline;
}

const GAMES = { // controls pressed on the canvas
  mastermind: ['symbol:0', 'symbol:0', 'symbol:1', 'symbol:2', 'submit', 'symbol:3'],
  'picas-fijas': ['symbol:0', 'symbol:1', 'symbol:2', 'symbol:3', 'submit', 'symbol:4'],
  spaces: ['symbol:0', 'symbol:1', 'symbol:2', 'symbol:3', 'submit'],
  thirtyone: ['value:3', 'value:5'],
  trees: ['step:next', 'step:next', 'node:4'],
  tictactoe: ['cell:4', 'cell:0'],
  matrix: ['choose:1'],
  betting: ['bet:0'],
  cluedo: ['mine:0', 'mine:7'],
  lab: ['use:2', 'chart:1'],
};

/** Presses controls on a page, reports a crash, and compares the outline with that of the native replay. */
async function again(t, query, presses) {
  t.expected = /as the test wants it/;
  const page = await t.open(`/?${query}&lang=en&theme=light`, { before: breakable, viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' });
  const player = new Player(page);
  // An entry and a date that only the page has.
  const forget = () => page.evaluate(() => ['games_file', 'date'].forEach((name) => document.querySelector('sagaz-game').set(name, '')));
  await forget();
  for (const id of presses) await player.tap(id);
  // The page adds them again with another language.
  await forget();
  await page.mouse.move(450, 2);
  let before, seen = await player.tree();
  do { // until no request is running
    before = JSON.stringify(seen);
    await page.waitForFunction(() => globalThis.thinking.size === 0);
    await atRest(page);
    seen = await player.tree();
  } while (JSON.stringify(seen) !== before);
  const report = await reportOf(page), lines = report.trim().split('\n').map((line) => JSON.parse(line));
  assert.match(lines[0].error, /as the test wants it/);
  assert.match(lines[0].build, /./);
  assert.equal(lines[0].page, `${t.origin}/`, 'where it happened, without the query');
  assert.ok(lines.length >= 3 + presses.length, 'an action for each press');
  assert.ok(lines.at(-1).sealed.length > 20);
  assert.deepEqual(playedAgain(report), seen);
}

for (const [game, presses] of Object.entries(GAMES)) {
  const two = ['thirtyone', 'tictactoe'].includes(game) ? '&role=two' : '';
  test(`a report of ${game} plays again natively to the same outline`, ({ t }) => again(t, `game=${game}&seed=7${two}`, presses));
}
test('a report of home plays again natively to the same outline', ({ t }) => again(t, 'game=home', ['theme', 'language:0', 'language:2']));
test('a report made in a lesson plays again natively to the same outline', ({ t }) => again(t, 'lesson=cut-1&step=2', ['lesson_hint', 'lesson_hint']));
