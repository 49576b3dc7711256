// Tests of player.html in a frame on a host page of another origin: they exchange messages, and no other page takes
// part.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { atRest } from './rest.mjs';

/** A host page of another origin with the player in a frame; `messages` collects the player's messages. */
async function course(t, query, { hosts = t.elsewhere, ...how } = {}) {
  const page = await t.open('/pages/blank.html', { wait: false, ...how });
  await page.goto(`${t.elsewhere}/pages/blank.html`);
  await page.evaluate((address) => {
    globalThis.messages = [];
    addEventListener('message', ({ data, origin }) => globalThis.messages.push({ data, origin }));
    globalThis.frame = Object.assign(document.createElement('iframe'), { src: address, width: 640, height: 480 });
    document.body.append(globalThis.frame);
  }, `${t.origin}/player.html?${query}&save=off${hosts && `&hosts=${encodeURIComponent(hosts)}`}`);
  return { page, inner: page.frames().find((frame) => frame.url().includes('player.html')) ?? await page.waitForEvent('framenavigated').then(() => page.frames()[1]) };
}

const heard = (page, type) => page.evaluate((wanted) => globalThis.messages.map(({ data }) => data).filter((data) => data.type === wanted), type);
const hears = (page, type) => page.waitForFunction((wanted) => globalThis.messages.find(({ data }) => data.type === wanted)?.data, type).then((handle) => handle.jsonValue());

/** Sends a message to the player and waits for the answer with its id. */
const ask = (page, message) => page.evaluate(([asked, target]) => new Promise((resolve) => {
  const id = Math.random();
  const answered = ({ data }) => {
    if (data.type !== 'state' || data.id !== id) return;
    removeEventListener('message', answered);
    resolve(data);
  };
  addEventListener('message', answered);
  globalThis.frame.contentWindow.postMessage({ sagaz: 1, id, ...asked }, target);
}), [message, '*']);

const outline = (inner) => inner.evaluate(() => document.querySelector('sagaz-game').debugOutline());
const state = (inner) => inner.evaluate(() => document.querySelector('sagaz-game').getState());

/** Waits until the frame has got the host's messages so far, and has drawn. */
async function delivered(page, inner) {
  await inner.evaluate(() => addEventListener('message', ({ data }) => { if (data === 'the last') globalThis.delivered = true; }));
  await page.evaluate(() => globalThis.frame.contentWindow.postMessage('the last', '*'));
  await inner.waitForFunction(() => globalThis.delivered);
  await atRest(inner);
}

/** Makes a guess in the frame, by the outline. */
async function guess(inner, symbols) {
  const { nodes } = await outline(inner), find = (id, among = nodes) => among.reduce((found, node) => found ?? (node.id === id ? node : find(id, node.nodes ?? [])), undefined);
  for (const [place, symbol] of symbols.entries()) await inner.evaluate(([id, value]) => document.querySelector('sagaz-game').shadowRoot.querySelector(`[data-id$="/${id}"] input[value="${value}"]`).click(), [`place:${place}`, symbol]);
  assert.ok(find('submit'));
  await inner.evaluate(() => document.querySelector('sagaz-game').shadowRoot.querySelector('[data-id$="/submit"] button, button[data-id$="/submit"]').click());
}

test('the page around a frame hears that the game is ready, each move, how far it is, and its end', async ({ t }) => {
  const { page, inner } = await course(t, 'game=mastermind&seed=7&view=text');
  assert.deepEqual(await hears(page, 'ready'), { sagaz: 1, type: 'ready', game: 'mastermind' });
  await guess(inner, ['0', '1', '2', '3']);
  assert.deepEqual(await hears(page, 'move'), { sagaz: 1, type: 'move', game: 'mastermind', turn: 1 });
  assert.deepEqual(await hears(page, 'progress'), { sagaz: 1, type: 'progress', game: 'mastermind', turn: 1 });
  assert.deepEqual(await heard(page, 'complete'), []);
  const history = [];
  for (let next = '0123'; ;) {
    const rows = (await outline(inner)).nodes.find(({ id }) => id === 'rows').rows, [fijas, picas] = rows.at(-1)[2].match(/\d+/g).map(Number);
    if (fijas === 4) break;
    history.push({ guess: next, fijas, picas });
    ({ guess: next } = await inner.evaluate((request) => document.querySelector('sagaz-game').request(request), { cmd: 'codes.choose', rules: 'p4c6r', history, strategy: 'consistent', seed: 1 }));
    await guess(inner, [...next]);
    await inner.waitForFunction((count) => document.querySelector('sagaz-game').debugOutline().nodes.find(({ id }) => id === 'rows').rows.length > count, rows.length);
  }
  const { duration, guesses, helped, ...result } = await hears(page, 'complete');
  assert.deepEqual(result, { sagaz: 1, type: 'complete', success: true, completion: true, score: { raw: 1, min: 0, max: 1, scaled: 1 } });
  assert.match(duration, /^PT\d+\.\d\dS$/);
  assert.deepEqual([guesses, helped], [history.length + 1, false]);
  const origins = await page.evaluate(() => [...new Set(globalThis.messages.map(({ origin }) => origin))]);
  assert.deepEqual(origins, [t.origin]);
});

test('the page around asks for the state, puts another one back, and starts anew', async ({ t }) => {
  const { page, inner } = await course(t, 'game=mastermind&seed=7&view=text');
  await hears(page, 'ready');
  const fresh = await ask(page, { type: 'getState' });
  assert.equal(fresh.ok, true);
  await guess(inner, ['0', '1', '2', '3']);
  const later = await ask(page, { type: 'getState' });
  assert.notEqual(later.state, fresh.state);
  assert.equal(later.state, await state(inner));
  const again = await ask(page, { type: 'reset' });
  assert.equal(again.state, fresh.state);
  const back = await ask(page, { type: 'setState', state: later.state });
  assert.deepEqual([back.ok, back.state], [true, later.state]);
  const refused = await ask(page, { type: 'setState', state: 'nonsense' });
  assert.deepEqual([refused.ok, refused.state], [false, later.state]);
  for (const odd of [17, null, { a: 1 }, 'A'.repeat(5000), undefined]) assert.equal((await ask(page, { type: 'setState', state: odd })).ok, false);
});

test('a game that cannot start is told to the page around, which gets an answer all the same', async ({ t }) => {
  t.expected = /./;
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.context().route('**/codes.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  const { page: around } = await course(t, 'game=mastermind', { context: page.context() });
  assert.match((await hears(around, 'error')).message, /codes.wasm: 404/);
  const { ok, state: none } = await ask(around, { type: 'getState' });
  assert.deepEqual([ok, none], [false, '']);
});

test('a state of another game opens that game in the frame', async ({ t }) => {
  const other = await t.open('/?game=trees&save=off'), { page } = await course(t, 'game=mastermind&seed=7');
  const link = await state(other);
  await hears(page, 'ready');
  const answer = await ask(page, { type: 'setState', state: link });
  assert.deepEqual([answer.ok, answer.state], [true, link]);
});

test('the height that the game is comfortable in is told, as H5P and LTI tell it too, and when the frame is narrower', async ({ t }) => {
  const { page } = await course(t, 'game=mastermind&seed=7');
  const { height } = await hears(page, 'height');
  assert.ok(height >= 480 && height <= 900, `${height}`);
  const others = () => page.evaluate(() => globalThis.messages.map(({ data }) => data).filter(({ sagaz }) => !sagaz));
  assert.deepEqual(await others(), [{ context: 'h5p', action: 'resize', scrollHeight: height }, { subject: 'lti.frameResize', height }]);
  await page.evaluate(() => { globalThis.frame.width = 340; });
  await page.waitForFunction(() => globalThis.messages.filter(({ data }) => data.type === 'height').length > 1);
  assert.ok((await heard(page, 'height')).at(-1).height > height);
  await page.evaluate(() => globalThis.frame.contentWindow.postMessage({ context: 'h5p', action: 'ready' }, '*'));
  await page.waitForFunction(() => globalThis.messages.some(({ data }) => data.context === 'h5p' && data.action === 'hello'));
});

for (const [what, hosts] of [['is not among the hosts', 'https://course.example'], ['is not named, because there are no hosts', '']])
  test(`a page that ${what} hears nothing and is not obeyed`, async ({ t }) => {
    const { page, inner } = await course(t, 'game=mastermind&seed=7', { hosts });
    await inner.waitForFunction(() => document.querySelector('sagaz-game')?.stats.frames > 2);
    await page.evaluate(() => {
      for (const type of ['reset', 'getState', 'setState']) globalThis.frame.contentWindow.postMessage({ sagaz: 1, type, state: 'x' }, '*');
    });
    const mine = await inner.evaluate(() => { globalThis.mark = document.querySelector('sagaz-game').shadowRoot.querySelector('canvas'); return document.querySelector('sagaz-game').getState(); });
    await delivered(page, inner);
    assert.equal(await inner.evaluate(() => globalThis.mark === document.querySelector('sagaz-game').shadowRoot.querySelector('canvas')), true, 'not reset');
    assert.equal(await state(inner), mine);
    assert.deepEqual(await page.evaluate(() => globalThis.messages), []);
  });

test('another window of an allowed origin is not the page around, and what is no message of ours does nothing', async ({ t }) => {
  const { page, inner } = await course(t, 'game=mastermind&seed=7');
  await hears(page, 'ready');
  const mine = await state(inner);
  await page.evaluate(() => {
    const sibling = document.createElement('iframe');
    document.body.append(sibling); // about:blank has this page's origin
    const script = sibling.contentDocument.createElement('script');
    script.textContent = "parent.frames[0].postMessage({ sagaz: 1, type: 'reset' }, '*')";
    sibling.contentDocument.body.append(script);
    for (const odd of [null, 1, 'reset', [], {}, { sagaz: 2, type: 'reset' }, { sagaz: 1, type: 'constructor' }, { sagaz: 1 }, { sagaz: 1, type: '__proto__' }])
      globalThis.frame.contentWindow.postMessage(odd, '*');
  });
  await delivered(page, inner);
  assert.deepEqual(await heard(page, 'state'), []);
  assert.equal(await state(inner), mine);
});
