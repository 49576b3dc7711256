// Tests that no game is lost: with two tabs, full or damaged storage, and workers that die or never start.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say } from './say.mjs';
import { inSecondPlace } from './second-place.mjs';
import { FLAGS, chromiumPath } from './site.mjs';
import { until } from './until.mjs';

const state = (page) => page.evaluate(() => document.querySelector('sagaz-game').getState());
const notice = (page, text) => page.locator('.notice').filter({ hasText: text });
const becomes = (page, wanted) => page.waitForFunction((text) => document.querySelector('sagaz-game').getState() === text, wanted);
const GAME = '/?game=mastermind&seed=7&view=text';

/** Counts in the page the reads from IndexedDB. */
const countReads = () => {
  globalThis.reads = 0;
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function counted(...all) {
    const request = get.apply(this, all);
    request.addEventListener('success', () => { globalThis.reads++; });
    return request;
  };
};
/** Waits until the page has read IndexedDB, and would have offered the copy. */
const hasLooked = async (page) => {
  await page.waitForFunction(() => globalThis.reads > 0);
  await atRest(page);
};
/** Waits until the copy in IndexedDB matches `game`. */
const kept = (page, name, game) => until(async () => game.test(await inSecondPlace(page, name.slice('sagaz.'.length)) ?? ''));

/** Two tabs of one browser with the same game, at the same point. */
async function twoTabs(t, path = GAME) {
  const page = await t.open(path), other = await t.open(path, { context: page.context() });
  return [page, other, new Player(page), new Player(other)];
}

test('a game that has gone on in another tab is offered there, and taken up', async ({ t }) => {
  const [page, other, , second] = await twoTabs(t);
  await second.guess('outline', '0123');
  const newer = await state(other), goOn = notice(page, say('es', 'other_tab')).getByRole('button', { name: say('es', 'restart') });
  await goOn.waitFor();
  await t.shot(page, 'newer-in-another-tab');
  await goOn.click();
  await becomes(page, newer);
  assert.equal(await notice(page, say('es', 'other_tab')).count(), 0);
  assert.equal(await notice(other, say('es', 'other_tab')).count(), 0, 'nothing to offer where it was played');
});

test('a graded game follows the other tab at once: no tab tries a move on an earlier position', async ({ t }) => {
  const [page, other, , second] = await twoTabs(t, `${GAME}&graded=on`);
  await second.guess('outline', '0123');
  await becomes(page, await state(other));
  for (const key of ['other_tab', 'kept_game']) assert.equal(await notice(page, say('es', key)).count(), 0, key);
});

test('two tabs that have both gone on with one game: the later one keeps the other, and offers it', async ({ t }) => {
  const [page, other, first, second] = await twoTabs(t);
  await second.guess('outline', '0123');
  await second.guess('outline', '4501');
  const theirs = await state(other);
  await notice(page, say('es', 'other_tab')).waitFor();
  await first.guess('outline', '2345');
  await notice(page, say('es', 'kept_game')).getByRole('button', { name: say('es', 'back_to_game') }).click();
  await becomes(page, theirs);
  await page.reload();
  await t.ready(page);
  assert.equal(await state(page), theirs);
});

test('two tabs with different games write each its own: both are there afterwards', async ({ t }) => {
  const [page, other] = await twoTabs(t, '/?view=text');
  for (const [tab, game] of [[page, 'mastermind'], [other, 'picas-fijas']]) {
    const player = new Player(tab);
    await player.press(`open:${game}`);
    await player.until((tree) => JSON.stringify(tree).includes('"submit"'));
    await player.guess('outline', '0123');
  }
  const third = await t.open('/?view=text', { context: page.context() });
  const saved = await third.evaluate(() => localStorage.getItem('sagaz.game.home.guess'));
  assert.match(saved, /^mastermind=.* g0123/m);
  assert.match(saved, /^picas-fijas=.* g0123/m);
});

test('a reload goes on where one has gone, whatever game or lesson the address names', async ({ t }) => {
  const page = await t.open(GAME), player = new Player(page);
  await player.guess('outline', '0123');
  await player.press('home');
  await player.press('open:thirtyone');
  await player.until((tree) => /31/.test(tree.title));
  await page.reload();
  await t.ready(page);
  assert.match((await player.tree()).title, /31/);
  await t.shot(page, 'where-one-had-gone');
  await player.press('home');
  await player.until((tree) => tree.title === 'Sagaz');
  await page.reload();
  await t.ready(page);
  assert.equal((await player.tree()).title, 'Sagaz');
  await page.goto(`${t.origin}${GAME}&again`); // opened anew, the game is as it was left
  await t.ready(page);
  assert.equal((await player.answers()).length, 1);
});

test('a reload shows what was on screen beside the game: a search\'s step, the analysis, a question half made', async ({ t }) => {
  const games = {
    trees: [Array(7).fill('step:next'), ({ nodes }) => /^Step 7 of/.test(nodes.find(({ id }) => id === 'steps').nodes[0].text), 'step 7,'],
    matrix: [['analysis', 'tab:3'], ({ nodes }) => nodes.find(({ id }) => id === 'tab')?.value === '3', 'tab 3,'],
    cluedo: [['own_table', 'mine:0', 'mine:6', 'mine:7', 'mine:12', 'mine:13', 'hand_done', 'note', 'by:1', 'suspect:2'],
      ({ nodes }) => nodes.find(({ id }) => id === 'suspect')?.value === '2', 'suspect 2,'],
  };
  for (const [game, [taps, shown, kept]] of Object.entries(games)) {
    const page = await t.open(`/?game=${game}&lang=en`), player = new Player(page);
    for (const id of taps) await player.tap(id);
    await player.until(shown);
    await page.waitForFunction((use) => /^shown=(.*)/m.exec(Object.entries(localStorage).find(([name]) => name.startsWith('sagaz.game'))?.[1])?.[1].includes(use), kept);
    const before = await player.tree();
    await page.reload();
    await t.ready(page);
    await player.until(shown);
    const after = await player.tree();
    assert.deepEqual([after.nodes, after.rects], [before.nodes, before.rects], game);
    await t.shot(page, `shown-again-${game}`);
    assert.equal(await page.locator('.notice').count(), 0);
    await page.close();
  }
});

test('of home with a seed, too, the tree that was drawn is there after a reload, at its step', async ({ t }) => {
  const page = await t.open('/?game=home&seed=9&lang=en&view=text'), player = new Player(page);
  await player.press('open:trees');
  await player.until((tree) => tree.nodes.some(({ id }) => id === 'steps'));
  await player.fill('step', '1');
  await page.waitForFunction(() => /^shown=.*step 1,/m.test(Object.entries(localStorage).find(([name]) => name.startsWith('sagaz.game'))?.[1]));
  const before = await player.tree();
  await page.reload();
  await t.ready(page);
  await player.until(({ nodes }) => /^Step 1 of/.test(nodes.find(({ id }) => id === 'steps')?.nodes[0].text));
  assert.deepEqual((await player.tree()).nodes, before.nodes);
});

test('what was only looked at is no lost game: another place that knows more of it offers nothing', async ({ t }) => {
  const page = await t.open('/?game=trees&lang=en&seed=7&view=text', { before: countReads }), player = new Player(page);
  await player.fill('step', '7');
  const name = await (await page.waitForFunction(() => Object.keys(localStorage).find((key) => /^shown=/m.test(localStorage[key])))).jsonValue();
  await kept(page, name, /^shown=/m);
  await page.evaluate((key) => localStorage.setItem(key, localStorage[key].replace(/^shown=.*\n/m, '')), name);
  await page.reload();
  await t.ready(page);
  await hasLooked(page);
  assert.equal(await page.locator('.notice').count(), 0);
});

test('a second place that is a move behind has lost nothing; a move that it alone has is offered', async ({ t }) => {
  const page = await t.open(GAME, { before: countReads }), player = new Player(page), offers = async (texts) => {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), texts);
    await page.reload();
    await t.ready(page);
  };
  await player.guess('outline', '0123');
  const [name, text] = await (await page.waitForFunction(() => Object.entries(localStorage).find(([, saved]) => / g0123/.test(saved)))).jsonValue();
  await kept(page, name, / g0123/);
  await offers([name, text.replace(' g0123', ' g0123 g4501')]);
  await hasLooked(page);
  assert.equal(await page.locator('.notice').count(), 0);
  assert.equal((await player.answers()).length, 2);
  await offers([name, text.replace(' g0123', '')]);
  await page.locator('.notice').waitFor();
  assert.equal((await player.answers()).length, 0);
  await page.locator('.notice button').first().click();
  await player.until(({ nodes }) => nodes.find(({ id }) => id === 'rows')?.rows.length === 1);
});

test('a game that the second place alone has is offered, as after a browser that was killed in its first minute', async ({ t }) => {
  const page = await t.open(GAME), player = new Player(page);
  await player.guess('outline', '0123');
  await player.guess('outline', '4501');
  const played = await state(page), name = await (await page.waitForFunction(() => Object.keys(localStorage).find((key) => / g4501/.test(localStorage[key])))).jsonValue();
  await kept(page, name, / g4501/);
  await page.goto(`${t.origin}/pages/blank.html`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(t.origin + GAME);
  await t.ready(page);
  const offered = notice(page, say('es', 'kept_game')).getByRole('button', { name: say('es', 'back_to_game') });
  await offered.waitFor();
  await t.shot(page, 'second-place-offered');
  await offered.click();
  await becomes(page, played);
});

test('a lesson that the address names begins no more after a reload, once one has left it for home', async ({ t }) => {
  const page = await t.open('/?lesson=answer&view=text'), player = new Player(page);
  await player.until((tree) => tree.nodes.some(({ id }) => id === 'lesson'));
  await player.press('home');
  await player.until((tree) => tree.title === 'Sagaz');
  await page.reload();
  await t.ready(page);
  assert.equal((await player.tree()).title, 'Sagaz');
  await atRest(page);
  assert.equal((await player.tree()).title, 'Sagaz');
});

test('where the storage is full the newer game is played on after leaving and coming back, not the older one', async ({ t }) => {
  const page = await t.open(GAME), player = new Player(page);
  await player.guess('outline', '0123');
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  await player.guess('outline', '4501');
  const newer = await state(page);
  await page.evaluate(() => { const game = document.querySelector('sagaz-game'), { parentNode } = game; game.remove(); parentNode.append(game); });
  await t.ready(page);
  assert.equal(await state(page), newer);
});

test('where the storage is full, the newer game is offered at the next visit', async ({ t }) => {
  const page = await t.open(GAME), player = new Player(page);
  await player.guess('outline', '0123');
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  await player.guess('outline', '4501');
  const newer = await state(page);
  await page.waitForFunction(() => !Object.keys(localStorage).some((name) => name.startsWith('sagaz.game.'))); // the copy has the game
  assert.equal(await page.locator('.notice').count(), 0, 'nothing is lost');
  await page.reload();
  await t.ready(page);
  assert.notEqual(await state(page), newer);
  const back = notice(page, say('es', 'kept_game')).getByRole('button', { name: say('es', 'back_to_game') });
  await back.waitFor();
  assert.equal(await page.locator('.notice').count(), 1);
  await t.shot(page, 'full-storage-offered');
  await back.click();
  await becomes(page, newer);
});

test('where nothing has room for the game, a notice says so once, and what helps', async ({ t }) => {
  const page = await t.open(GAME), player = new Player(page);
  await page.evaluate(() => {
    const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
    Storage.prototype.setItem = IDBObjectStore.prototype.put = full;
  });
  await player.guess('outline', '0123');
  await notice(page, say('es', 'page.no_room')).waitFor();
  await player.guess('outline', '4501');
  assert.equal(await page.locator('.notice').count(), 1);
});

/** A separate browser on a profile; `kill` ends it without warning. */
async function browserOn(profile) {
  const child = spawn(chromiumPath(), [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const gone = new Promise((resolve) => { child.on('exit', resolve); });
  for await (const line of createInterface(child.stderr)) {
    const [, address] = /listening on (ws:.*)/.exec(line) ?? [];
    if (address) {
      const browser = await chromium.connectOverCDP(address);
      return { page: await browser.contexts()[0].newPage(), kill: () => { try { process.kill(-child.pid, 'SIGKILL'); } catch { /* it has ended */ } return gone; } };
    }
  }
  throw new Error('no address of the browser');
}

/** The log of localStorage that a browser has written to disk. */
function written(profile) {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')).map((name) => readFileSync(join(folder, name), 'latin1')).join() : '';
}

test('a browser that is killed 300 ms after a move has the move when it is opened again', { tag: '@alone' }, async ({ t }) => {
  const profile = mkdtempSync(join(tmpdir(), 'sagaz-'));
  let kill = () => {};
  try {
    const first = await browserOn(profile);
    ({ kill } = first);
    await first.page.goto(t.origin + GAME);
    await t.ready(first.page);
    const player = new Player(first.page);
    await player.guess('outline', '0123');
    await until(() => written(profile).includes('g0123'));
    await player.guess('outline', '4501');
    const newer = await state(first.page);
    await pause(300);
    await kill();
    const second = await browserOn(profile);
    ({ kill } = second);
    await second.page.goto(t.origin + GAME);
    await t.ready(second.page);
    const lost = await state(second.page) !== newer;
    t.note(lost ? 'localStorage had lost it' : 'localStorage had it already');
    if (lost) await second.page.locator('.notice button').first().click();
    await becomes(second.page, newer);
  } finally {
    await kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

for (const at of ['constructor', '__proto__', 'toString', 'nonsense', ''])
  test(`a saved place called "${at}" is home`, async ({ t }) => {
    const page = await t.open('/pages/blank.html', { wait: false });
    await page.evaluate((name) => localStorage.setItem('sagaz.game.home.guess', `last=${name}\nturn=3\nat=${name}\n${name}=x\n`), at);
    await page.goto(`${t.origin}/`);
    await t.ready(page);
    assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').debugOutline().title), 'Sagaz');
  });

const QUICK = { cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0101' };
/** Shortens timeouts of seconds to a tenth. */
const hurry = () => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (work, ms, ...more) => setTimeout(work, ms >= 4000 ? ms / 10 : ms, ...more);
};
const counting = () => {
  globalThis.workers = [];
  globalThis.Worker = class extends Worker { constructor(...all) { super(...all); globalThis.workers.push(this); } };
};
const deaf = () => {
  globalThis.workers = [];
  globalThis.Worker = class extends EventTarget { constructor() { super(); globalThis.workers.push(this); } postMessage() {} terminate() {} };
};
const ask = (page) => page.evaluate((request) => import('/engine.mjs').then((engine) => engine.request(request)), QUICK);

test('a worker that has died while idle is replaced, and the next request answered', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: `(${hurry})(); (${counting})()` });
  assert.equal((await ask(page)).fijas, 2);
  await page.evaluate(() => { for (const worker of globalThis.workers) worker.terminate(); });
  assert.equal((await ask(page)).fijas, 2);
  assert.equal(await page.evaluate(() => globalThis.workers.length), 2);
});

test('where no worker ever comes, the page tries twice and then works itself', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: `(${hurry})(); (${deaf})()` });
  assert.equal((await ask(page)).fijas, 2);
  assert.equal(await page.evaluate(() => globalThis.workers.length), 2);
  assert.equal((await ask(page)).fijas, 2);
  assert.equal(await page.evaluate(() => globalThis.workers.length), 2, 'and remembers');
});

test('a game whose worker never comes counts and advises all the same', async ({ t }) => {
  const page = await t.open(GAME, { before: `(${hurry})(); (${deaf})()` }), player = new Player(page);
  await player.guess('outline', '0011');
  await page.waitForFunction(() => !JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes('1296'));
  await player.press('hint'); // says where to look; the second gives a guess
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'nudge'));
  await player.press('hint');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'hint_why'));
  assert.equal(await page.locator('sagaz-game .notice').count(), 0);
  await t.shot(page, 'worker-never-came');
});

test('a worker that dies in the middle of a request gives way to another one, which answers it', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: `(${hurry})(); (${counting})()` });
  const mean = await page.evaluate(async () => {
    const { request } = await import('/engine.mjs');
    const long = { cmd: 'codes.tournament', rules: 'p4c6r', strategy: 'consistent', secrets: 20_000, seed: 1 };
    return (await request(long, { onProgress: () => globalThis.workers[0].terminate() })).mean;
  });
  assert.ok(Math.abs(mean - 4.64) < 0.05, `${mean}`);
  assert.equal(await page.evaluate(() => globalThis.workers.length), 2);
});

test('an element that is not on the page yet can be reset and destroyed, and plays when it comes', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.evaluate(async () => {
    await import('/sagaz-game.mjs');
    const game = document.createElement('sagaz-game');
    game.reset();
    game.destroy();
    document.body.append(game);
  });
  await t.ready(page);
});

test('a puzzle that the address names is there after a reload, also where a dialog was open and another game is stored', async ({ t }) => {
  const page = await t.open('/?view=text'), player = new Player(page);
  await player.press('open:mastermind');
  await player.until((tree) => tree.title === 'Mastermind');
  await player.guess('outline', '0123');
  await page.goto(`${t.origin}/?puzzle=matrix%201%204711&view=text`);
  await t.ready(page);
  const isPuzzle = (tree) => tree.nodes.some(({ id }) => id === 'lesson') && tree.title !== 'Mastermind';
  await player.until(isPuzzle);
  await player.press('menu');
  await page.waitForFunction(() => history.state !== null);
  await page.reload();
  await t.ready(page);
  await player.until(isPuzzle);
});
