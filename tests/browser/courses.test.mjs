// Tests of a course's page of another origin, with four games as elements and four in frames: the page works
// undisturbed, and exchanges messages with the frames.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

const GAMES = ['mastermind', 'trees', 'tictactoe', 'matrix'];

/**
 * The page with all eight games started. It collects the frames' `messages` and the elements' `events`, with their
 * number.
 */
async function courses(t) {
  const page = await t.open('/pages/blank.html', { wait: false, viewport: { width: 1280, height: 900 }, language: 'en' });
  const elements = GAMES.map((game, i) => `<p><label>Field ${i} <input class="field"></label></p><sagaz-game game="${game}" seed="${i + 1}" lang="en" save="course-${i}"></sagaz-game>`);
  const frames = GAMES.map((game, i) => `<p><label>Field ${i + 4} <input class="field"></label></p><iframe title="${game}" width="800" height="480" src="${t.origin}/player.html?game=${game}&seed=${i + 1}&lang=en&view=text&save=off&hosts=${encodeURIComponent(t.elsewhere)}"></iframe>`);
  await page.addInitScript(() => {
    if (top !== self) return;
    Object.assign(globalThis, { messages: [], events: [] });
    addEventListener('message', ({ data, origin, source }) => globalThis.messages.push({ ...data, origin, from: [...document.querySelectorAll('iframe')].findIndex(({ contentWindow }) => contentWindow === source) }));
    for (const name of ['ready', 'move', 'complete']) addEventListener(`sagaz-${name}`, ({ target, detail }) => globalThis.events.push({ name, ...detail, from: [...document.querySelectorAll('sagaz-game')].indexOf(target) }));
  });
  await page.goto(`${t.elsewhere}/pages/blank.html`);
  await page.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)),
    `<script type="module" src="${t.origin}/sagaz-game.mjs"></script><h2>Eight games</h2>${elements.join('\n')}${frames.join('\n')}<p><label>Last <input class="field" id="last"></label></p>`);
  for (let i = 0; i < 4; i++) { // a game starts when it is in view
    await page.locator('sagaz-game').nth(i).scrollIntoViewIfNeeded();
    await page.waitForFunction((at) => document.querySelectorAll('sagaz-game')[at].stats.frames > 2, i);
  }
  for (let i = 0; i < 4; i++) {
    await page.locator('iframe').nth(i).scrollIntoViewIfNeeded();
    await page.waitForFunction((at) => globalThis.messages.some(({ type, from }) => type === 'ready' && from === at), i);
  }
  return page;
}
/** The scroll position when smooth scrolling has ended. */
const settled = (page) => page.evaluate(() => new Promise((done) => {
  let last = -1, same = 0;
  const look = () => {
    same = scrollY === last ? same + 1 : 0;
    last = scrollY;
    if (same > 5) done(last);
    else requestAnimationFrame(look);
  };
  look();
}));
const heard = (page, type) => page.evaluate((wanted) => globalThis.messages.filter((message) => message.type === wanted), type);

test('eight games by element and by frame leave keys, scrolling and focus of a page of another origin alone', async ({ t }) => {
  const page = await courses(t), fields = page.locator('.field');
  await t.shot(page, 'courses');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'body', 'nobody has taken the focus');
  for (let i = 0; i < 9; i++) {
    await fields.nth(i).focus();
    await page.keyboard.type('a b');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    assert.equal(await fields.nth(i).inputValue(), 'ax ', `field ${i}`);
  }
  await page.locator('#last').press('Shift+Tab');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'iframe', 'Tab goes into the last frame');
  await page.locator('#last').focus(); // the page gets the keys again, then no field has them
  await page.evaluate(() => {
    document.activeElement.blur();
    scrollTo(0, 0);
  });
  for (const key of ['PageDown', 'Space', 'End', 'Home']) {
    const before = await settled(page);
    await page.keyboard.press(key);
    await page.waitForFunction((was) => scrollY !== was, before);
  }
  assert.equal(await settled(page), 0);
  const box = await page.locator('sagaz-game').first().boundingBox();
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
  for (let i = 0; i < 4; i++) assert.equal(await page.evaluate((at) => document.querySelectorAll('sagaz-game')[at].stats.state, i), 'playing');
});

test('each of eight games tells its own events, heights and results, and gives back its state', async ({ t }) => {
  const page = await courses(t);
  const ready = await page.evaluate(() => globalThis.events.filter(({ name }) => name === 'ready').map(({ from, game }) => [from, game]));
  assert.deepEqual(ready.sort(), GAMES.map((game, i) => [i, game]));
  assert.deepEqual((await heard(page, 'ready')).map(({ from, game }) => [from, game]).sort(), GAMES.map((game, i) => [i, game]));
  assert.deepEqual([...new Set((await heard(page, 'ready')).map(({ origin }) => origin))], [t.origin]);
  await page.waitForFunction(() => new Set(globalThis.messages.filter(({ type }) => type === 'height').map(({ from }) => from)).size === 4);
  assert.ok((await heard(page, 'height')).every(({ height }) => height > 100 && height < 3000));

  // A move of tic-tac-toe in the third frame; no other game reports one.
  const frame = await (await page.locator('iframe').nth(2).elementHandle()).contentFrame(), player = new Player(frame);
  await player.until(({ nodes }) => JSON.stringify(nodes).includes('cell:4'));
  await player.press('cell:4');
  await page.waitForFunction(() => globalThis.messages.some(({ type }) => type === 'move'));
  assert.deepEqual([...new Set((await heard(page, 'move')).map(({ from }) => from))], [2]);
  assert.equal(await page.evaluate(() => globalThis.events.some(({ name }) => name === 'move')), false);

  const ask = (at, message) => page.evaluate(([number, asked]) => new Promise((resolve) => {
    const id = Math.random(), { contentWindow } = document.querySelectorAll('iframe')[number];
    addEventListener('message', function answered({ data, source }) {
      if (source !== contentWindow || data.id !== id) return;
      removeEventListener('message', answered);
      resolve(data);
    });
    contentWindow.postMessage({ sagaz: 1, id, ...asked }, '*');
  }), [at, message]);
  for (const at of GAMES.keys()) {
    const { state, ok } = await ask(at, { type: 'getState' });
    assert.ok(ok && state.length > 10);
    await page.evaluate(([number, link]) => document.querySelectorAll('sagaz-game')[number].setState(link), [at, state]);
    assert.equal(await page.evaluate((number) => document.querySelectorAll('sagaz-game')[number].getState(), at), state, 'the element takes the state of the frame');
    assert.deepEqual(await ask(at, { type: 'setState', state }).then(({ ok: taken, state: now }) => [taken, now]), [true, state]);
  }
});

test('an element on a page of another origin asks for files of its own folder alone, and what cannot be had it says, and tries again', async ({ t }) => {
  t.expected = /503|wasm/; // the test breaks it
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en' }), folder = `${t.origin}/theirs/`, asked = [];
  await page.goto(`${t.elsewhere}/pages/blank.html`);
  page.context().on('request', (request) => asked.push(request.url()));
  const put = (game, more = '') => page.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)),
    `<script type="module" src="${folder}sagaz-game.mjs"></script><sagaz-game game="${game}" seed="7" view="text" ${more}></sagaz-game>`);
  const files = () => asked.filter((url) => !url.startsWith('blob:')).map((url) => (url.startsWith(folder) ? url.slice(folder.length).split('?')[0] : url));

  await put('mastermind', 'strategy="optimal"');
  await t.ready(page);
  const player = new Player(page);
  await player.guess('outline', '0123');
  await player.press('hint'); // says where to look; the second gives a guess
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'nudge'));
  await player.press('hint');
  await player.until(({ nodes }) => nodes.some(({ id }) => id === 'hint_why'));
  assert.match((await player.node('hint_why')).text, saying('en', 'hint_optimal', [say('en', 'strategy_optimal')]));
  await player.press('menu');
  await page.getByRole('dialog').waitFor();
  await player.press('close');
  for (const wanted of [/^sagaz-game\.mjs$/, /^codes\.wasm$/, /^codes\.en\.txt$/, /^optimal\/p4c6r\.txt$/]) assert.ok(files().some((file) => wanted.test(file)), `${wanted} in ${files()}`);

  await page.route(`${folder}tictactoe.wasm`, (route) => route.fulfill({ status: 503, body: '', headers: { 'access-control-allow-origin': '*' } }));
  await put('tictactoe', 'role="two"');
  const second = page.locator('sagaz-game').nth(1), again = second.getByRole('button', { name: say('en', 'start.again'), exact: true });
  await second.scrollIntoViewIfNeeded();
  await second.getByRole('alert').filter({ hasText: say('en', 'no_wasm'), visible: true }).waitFor();
  assert.match(await second.locator('.poster').innerText(), /503/);
  await second.getByRole('button', { name: say('en', 'to_home'), exact: true }).click({ trial: true });
  await t.shot(page, 'elsewhere-failed');
  assert.equal((await player.answers()).length, 1, 'the other one plays on');
  await again.click();
  await again.waitFor(); // it fails again, and reports it
  await page.unroute(`${folder}tictactoe.wasm`);
  await again.click();
  await page.waitForFunction(() => document.querySelectorAll('sagaz-game')[1].stats.frames > 2);
  const line = () => page.evaluate(() => document.querySelectorAll('sagaz-game')[1].getState()), before = await line();
  await second.locator('button[data-id$="/cell:4"], [data-id$="/cell:4"] button').click();
  assert.notEqual(await line(), before, 'it is played');
  await t.shot(page, 'elsewhere-plays-again');
  assert.deepEqual(files().filter((file) => /^\w+:/.test(file)), [], 'nothing of anywhere else');
});
