// Tests of the messages while a game loads and when loading fails: above everything, with buttons to continue.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DESKTOP, PHONE, SITE, expect, someOf, test } from './fixtures.mjs';
import { nextFrames } from './rest.mjs';
import { say } from './say.mjs';
import { until } from './until.mjs';

const AGAIN = say('es', 'start.again'), HOME = say('es', 'to_home'), SORRY = say('es', 'no_wasm');
const anything = /./; // the browser's errors about the broken file

/** Waits for the message, and for its buttons with nothing above them. */
async function says(page) {
  await page.getByRole('alert').filter({ hasText: SORRY, visible: true }).first().waitFor();
  for (const name of [AGAIN, HOME]) await page.getByRole('button', { name, exact: true }).click({ trial: true });
}

const broken = {
  'is not there': (route) => route.fulfill({ status: 404, body: 'no' }),
  'comes as a page of the network': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Please log in' }),
  'is cut off': async (route) => {
    const response = await route.fetch(), body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2), headers: { 'content-type': response.headers()['content-type'] } });
  },
  'is refused by the network': (route) => route.abort(),
};

for (const [turn, file] of ['codes.wasm', 'codes.mjs', 'codes.es.txt'].entries())
  for (const [what, answer] of turn ? someOf(Object.entries(broken), turn) : Object.entries(broken))
    test(`where ${file} ${what}, the page says so, and trying again starts the game`, async ({ t }) => {
      t.expected = anything;
      const page = await t.open('/pages/blank.html', { wait: false });
      await page.route(`**/${file}*`, answer);
      await page.goto(`${t.origin}/?game=mastermind&seed=7`);
      await says(page);
      const words = await page.locator('sagaz-game .poster').innerText();
      assert.match(words, file.endsWith('.txt') ? /^(mastermind|sagaz)\n/i : /^mastermind\n/i, 'the name of the game stands there; without the texts that have it, ours');
      assert.doesNotMatch(words, /fetch|compile|import|http/i, 'no foreign sentence');
      if (what === 'is not there') await t.shot(page, `failed-${file}`);
      await page.unroute(`**/${file}*`);
      await page.getByRole('button', { name: AGAIN }).click();
      await t.ready(page);
      assert.equal(await page.locator('.poster').isVisible(), false);
    });

for (const [what, answer] of Object.entries(broken))
  test(`where the page's own module ${what}, its HTML says so, and a reload starts the game of the link`, async ({ t }) => {
    t.expected = anything;
    const first = await t.open('/?game=mastermind&seed=7'), link = await first.evaluate(() => document.querySelector('sagaz-game').getState());
    const page = await t.open('/pages/blank.html', { wait: false, language: 'it' });
    await page.route('**/page.mjs', answer);
    await page.goto(`${t.origin}/#s=${link}`);
    await page.getByRole('alert').filter({ hasText: say('it', 'no_wasm'), visible: true }).waitFor();
    assert.equal(await page.getByRole('alert').filter({ visible: true }).count(), 1, 'in one language');
    await page.getByRole('link', { name: say('it', 'to_home') }).click({ trial: true });
    assert.doesNotMatch(await page.locator('#start').innerText(), new RegExp(`%|${say('it', 'start.loading')}`));
    await t.shot(page, 'failed-page');
    await page.unroute('**/page.mjs');
    await page.getByRole('link', { name: say('it', 'start.again') }).click();
    await t.ready(page);
    assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').getState()), link);
    assert.equal(await page.locator('#start').count(), 0);
  });

const OTHERS = { builder: say('it', 'builder.title'), print: say('it', 'print.title') }; // pages without a game, and their heading
const tooNew = (route) => route.fulfill({ contentType: 'text/javascript', body: 'const page = 1 ?= 2;' });

/** Waits for the HTML's message in Italian that such a page failed to load; nothing else is shown but its links. */
async function saysInstead(page) {
  await page.getByRole('alert').filter({ hasText: say('it', 'no_page'), visible: true }).waitFor();
  assert.equal(await page.locator('#start').innerText().then((words) => words.replace(/\s+/g, ' ').trim()),
    `Sagaz ${['no_page', 'start.again', 'to_home'].map((key) => say('it', key)).join(' ')}`);
  assert.equal(await page.locator('html').getAttribute('lang'), 'it');
  for (const name of ['start.again', 'to_home'].map((key) => say('it', key))) await page.getByRole('link', { name, exact: true }).click({ trial: true });
}

async function isThere(page, name) {
  await page.getByRole('heading', { level: 1, name: OTHERS[name] }).waitFor();
  assert.equal(await page.locator('#start').count(), 0);
}

for (const name of Object.keys(OTHERS)) {
  const address = `${name}.html?lang=it&game=trees#lesson=cut-1`;
  // start.js treats both pages alike.
  const faults = Object.entries({ ...broken, 'is too new for the browser': tooNew });
  for (const [what, answer] of name === 'builder' ? faults : someOf(faults, 0))
    test(`where the module of ${name}.html ${what}, its HTML says so, and trying again brings the page`, async ({ t }) => {
      t.expected = anything;
      const page = await t.open('/pages/blank.html', { wait: false, viewport: PHONE });
      await page.route(`**/${name}.mjs`, answer);
      await page.goto(`${t.origin}/${address}`);
      await saysInstead(page);
      if (what === 'is not there') await t.shot(page, `failed-${name}`);
      await page.unroute(`**/${name}.mjs`);
      await page.getByRole('link', { name: say('it', 'start.again') }).click();
      await isThere(page, name);
      assert.equal(page.url(), `${t.origin}/${address}`);
    });

  if (name === 'builder') test(`where what ${name}.html's module is made of does not come, its HTML says so, and home is there`, async ({ t }) => {
    t.expected = anything;
    const code = readFileSync(new URL(`${name}.mjs`, SITE), 'utf8'), parts = [...code.matchAll(/(?:from|import) ?["']\.\/([\w/-]+\.mjs)["']/g)].map(([, part]) => part);
    assert.ok(parts.length > 0, 'it is in one piece, as print.html\'s: nothing to be tried');
    const page = await t.open('/pages/blank.html', { wait: false });
    for (const part of parts) {
      await page.route(`**/${part}`, broken['is not there']);
      await page.goto(`${t.origin}/${address}`);
      await saysInstead(page);
      await page.unroute(`**/${part}`);
    }
    await page.getByRole('link', { name: say('it', 'to_home') }).click();
    await t.ready(page);
    assert.equal(new URL(page.url()).pathname, '/');
  });

  test(`while ${name}.html is on its way it says so, and no more when it is there`, async ({ t }) => {
    const page = await t.open('/pages/blank.html', { wait: false }), held = [];
    await page.route(`**/${name}.mjs`, (route) => { held.push(route); });
    await page.goto(`${t.origin}/${address}`, { waitUntil: 'commit' });
    await page.getByText(say('it', 'start.loading')).waitFor();
    assert.equal((await page.locator('#start').innerText()).replace(/\s+/g, ' ').trim(), `Sagaz ${say('it', 'start.loading')}`, 'nor per cent of a game');
    await held[0].continue();
    await isThere(page, name);
  });
}

for (const [what, answer] of Object.entries({ ...broken, 'is none': (route) => route.fulfill({ json: {} }) }))
  test(`where the list of lessons ${what}, the pages that show it say so and are there otherwise, and trying again brings it`, async ({ t }) => {
    t.expected = anything;
    const page = await t.open('/pages/blank.html', { wait: false }), focused = (selector) => page.waitForFunction((wanted) => document.activeElement.matches(wanted), selector);
    const told = page.getByRole('alert').filter({ hasText: say('it', 'no_lessons') }), again = told.getByRole('button', { name: say('it', 'start.again') });
    const visit = async (address) => {
      let answered = 0;
      await page.route('**/lessons.json', async (route) => { await answer(route); answered++; });
      await page.goto(`${t.origin}/${address}`);
      await told.waitFor();
      if (what === 'is not there') await t.shot(page, `failed-list-${address.split('.')[0]}`);
      await again.click();
      await until(() => answered >= 2);
      await focused('[name=again]'); // until it has failed again
      await page.unroute('**/lessons.json');
    };
    await visit('builder.html?lang=it#game=trees&lesson=cut-1');
    assert.match(await page.locator('code').innerText(), /<sagaz-game game="trees" lesson="cut-1">/);
    await page.getByRole('combobox', { name: say('it', 'builder.language') }).selectOption('pt');
    await page.getByRole('button', { name: say('pt', 'builder.again') }).click();
    await focused('[name=lesson]');
    assert.equal(await page.locator('[name=lesson]').inputValue(), 'cut-1');
    assert.equal(await page.getByRole('alert').innerText(), '');

    await visit('print.html?lang=it');
    assert.equal(await page.getByRole('textbox', { name: say('it', 'address') }).count(), 1);
    await again.click();
    await focused('#sheet a');
    assert.ok(await page.locator('.lessons li').count() > 3);
    assert.equal(await told.count(), 0);
    await visit('print.html?lang=it&lesson=cut-1&part=teacher');
    assert.equal(await page.locator('body').getAttribute('data-state'), 'ready', 'its own file is there');
  });

for (const file of ['start.js', 'page.css'])
  test(`the game is played without ${file} too`, async ({ t }) => {
    t.expected = anything;
    const page = await t.open('/pages/blank.html', { wait: false });
    await page.route(`**/${file}`, (route) => route.abort());
    await page.goto(`${t.origin}/?game=mastermind&seed=7`);
    await t.ready(page);
    assert.equal(await page.locator('#start').count(), 0);
  });

test('where the browser has no WebAssembly, the page says so, with the ways on, which say it again', async ({ t }) => {
  t.expected = anything;
  const page = await t.open('/?game=mastermind', { wait: false, before: () => { delete globalThis.WebAssembly; } });
  const told = page.getByRole('alert').filter({ hasText: /WebAssembly/, visible: true }).first(), button = (name) => page.getByRole('button', { name, exact: true });
  await told.waitFor();
  assert.equal(await page.locator('#start').count(), 0);
  await button(HOME).click({ trial: true });
  const failed = page.evaluate(() => new Promise((resolve) => { addEventListener('sagaz-error', ({ detail }) => resolve(detail.message), { once: true }); }));
  await button(AGAIN).click();
  assert.match(await failed, /WebAssembly/, 'it has tried');
  await told.waitFor();
  await t.shot(page, 'failed-no-webassembly');
  await button(HOME).click();
  await button(HOME).waitFor({ state: 'detached' });
  await told.waitFor();
  await button(AGAIN).click({ trial: true });
});

test('a game that is opened without a connection says so, home is still there, and it starts when the connection is back', async ({ t }) => {
  t.expected = anything;
  const page = await t.open('/?view=text');
  await page.context().setOffline(true);
  await page.evaluate(() => document.querySelector('sagaz-game').goTo('trees'));
  await says(page);
  await t.shot(page, 'failed-offline');
  await page.getByRole('button', { name: HOME, exact: true }).click();
  await t.ready(page);
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').debugOutline().title), 'Sagaz');
  await page.evaluate(() => document.querySelector('sagaz-game').goTo('trees'));
  await says(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: AGAIN }).click();
  await t.ready(page);
  assert.match(await page.evaluate(() => document.querySelector('sagaz-game').debugOutline().title), new RegExp(say('es', 'trees')));
});

test('the options of one game are not those of home, nor of another game that is gone to', async ({ t }) => {
  t.expected = anything;
  const status = () => page.evaluate(() => document.querySelector('sagaz-game').debugOutline().status ?? '');
  const page = await t.open('/?game=thirtyone&role=a&seed=7&lang=en&view=text'), go = (place) => page.evaluate((name) => document.querySelector('sagaz-game').goTo(name), place);
  await page.context().setOffline(true);
  await go('trees');
  await page.locator('.poster [role=alert]').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: say('en', 'to_home'), exact: true }).click();
  await t.ready(page);
  assert.doesNotMatch(await status(), /role/);
  await go('trees');
  await page.waitForFunction((title) => document.querySelector('sagaz-game').debugOutline()?.title === title, say('en', 'trees'));
  assert.doesNotMatch(await status(), /role/);
  await page.goto(`${t.origin}/?game=trees&role=a&lang=en&view=text`);
  await t.ready(page);
  assert.match(await status(), /role/, 'its own are judged');
});

test('a download that falls silent is given up, and the page says so', async ({ t }) => {
  t.expected = anything;
  const hurry = () => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (work, ms, ...more) => setTimeout(work, ms >= 10_000 ? ms / 20 : ms, ...more);
  };
  const page = await t.open('/pages/blank.html', { wait: false, before: hurry });
  await page.route('**/codes.wasm', () => {}); // never answered
  await page.goto(`${t.origin}/?game=mastermind`);
  await page.locator('#start progress').waitFor();
  await says(page);
});

test('the notice of a bad value stands above the poster', async ({ t }) => {
  t.expected = anything;
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.route('**/codes.wasm', broken['is not there']);
  await page.goto(`${t.origin}/?game=mastermind&seed=one`);
  await page.locator('.notice').getByRole('button').click();
  await says(page);
});

/** Holds back the second half of a program until the page calls `goOn()`. */
const half = () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (name, ...how) => {
    const response = await fetch(name, ...how);
    if (!/\.wasm$/.test(name) || !response.ok) return response;
    const bytes = new Uint8Array(await response.arrayBuffer()), middle = bytes.length >> 1, more = new Promise((resolve) => { globalThis.goOn = resolve; });
    return new Response(new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.slice(0, middle));
        await more;
        controller.enqueue(bytes.slice(middle));
        controller.close();
      },
    }), { headers: response.headers });
  };
};

for (const [what, path, language, viewport] of [['page', '/?game=mastermind&seed=7', 'it', PHONE], ['element', '/pages/embed.html', 'it', DESKTOP]])
  test(`while half of a program is there, the ${what} has words and so many per cent, and then the game`, async ({ t }) => {
    const page = await t.open(path, { wait: false, before: half, language, viewport });
    const waiting = page.locator(what === 'page' ? '#start' : 'sagaz-game .poster'), said = () => waiting.innerText();
    const percent = (words) => Number(/(\d+) %/.exec(words)?.[1]);
    await page.waitForFunction(() => globalThis.goOn);
    await expect.poll(async () => percent(await said())).toBeGreaterThanOrEqual(40);
    await nextFrames(page, 12); // no more bytes arrive
    const words = await said();
    assert.ok(percent(words) <= 60, words);
    assert.match(words, new RegExp(`^(Sagaz|Mastermind)\\s+${say('it', 'start.loading')}`));
    await t.shot(page, `half-${what}`);
    await page.evaluate(() => globalThis.goOn());
    await t.ready(page);
    assert.equal(await waiting.isVisible(), false);
  });

test('on a slow network words come at once, then the per cent that are there, and then the game', { tag: '@alone' }, async ({ t }) => {
  const watch = () => {
    globalThis.seen = [];
    const look = () => {
      const box = document.querySelector('#start');
      if (box) globalThis.seen.push([performance.now(), box.querySelector('progress')?.nextSibling.textContent.trim()]);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  for (const [language, path] of [['es', '/?game=mastermind'], ['it', '/?game=cluedo']]) {
    const page = await t.open('/pages/blank.html', { wait: false, before: watch, language });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 });
    await page.goto(t.origin + path, { waitUntil: 'commit' });
    await t.ready(page);
    const { words, frame, seen, bytes } = await page.evaluate(() => ({
      words: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      frame: performance.getEntriesByName('sagaz-first-frame')[0].startTime,
      seen: globalThis.seen,
      bytes: performance.getEntriesByType('resource').reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }));
    const percents = new Set(seen.map(([, text]) => text)), [first] = seen.find(([, text]) => /[1-9]/.test(text)) ?? [Infinity];
    t.note(`${path} at 400 kbit/s and 400 ms: words ${words.toFixed(0)} ms, the first per cent ${first.toFixed(0)} ms (${percents.size} different), `
      + `first frame ${frame.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB`);
    assert.ok(words <= 1500, `words after ${words} ms`);
    assert.ok(percents.size >= 5, [...percents].join());
    await page.close();
  }
});

test('a program that stops before its first picture says so, with the ways on', async ({ t }) => {
  t.expected = anything;
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.route('**/codes.mjs*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.replace(/(app_create[:"'\]=]+"?)(\w+)/, '$1nothing') });
  });
  await page.goto(`${t.origin}/?game=mastermind&seed=7`);
  await says(page);
  await page.unroute('**/codes.mjs*');
  await page.reload();
  await t.ready(page);
});

test('what a course page writes between the tags is shown where the modules do not come, and only there', async ({ t }) => {
  t.expected = anything;
  const page = await t.open('/pages/words.html'), words = page.getByText('on a page of their own');
  assert.equal(await words.isVisible(), false);
  await page.route('**/sagaz-game.mjs', (route) => route.abort());
  await page.reload();
  await words.waitFor({ state: 'visible' });
});

for (const [what, answer] of someOf(Object.entries(broken), 0))
  test(`where what speaks with the page around a frame ${what}, that page and the reader hear so, and trying again tells it of the game`, async ({ t }) => {
    t.expected = anything;
    const page = await t.open('/pages/blank.html', { wait: false }), inner = page.frameLocator('iframe');
    await page.route('**/hosts.mjs*', answer);
    await page.goto(`${t.elsewhere}/pages/blank.html`);
    await page.evaluate((src) => {
      globalThis.messages = [];
      addEventListener('message', ({ data }) => globalThis.messages.push(data));
      document.body.append(Object.assign(document.createElement('iframe'), { src, width: 640, height: 480 }));
    }, `${t.origin}/player.html?${new URLSearchParams({ game: 'mastermind', seed: 7, lang: 'en', save: 'off', hosts: t.elsewhere })}`);
    const notice = inner.getByRole('alert').filter({ hasText: say('en', 'no_hosts') });
    await notice.waitFor();
    await page.frames()[1].waitForFunction(() => document.querySelector('sagaz-game').stats.frames > 2, undefined);
    assert.deepEqual(await page.evaluate(() => globalThis.messages), [{ sagaz: 1, type: 'error', message: 'hosts.mjs' }]);
    if (what === 'is not there') await t.shot(page, 'failed-hosts');
    await page.unroute('**/hosts.mjs*');
    await notice.getByRole('button', { name: say('en', 'start.again') }).click();
    await page.waitForFunction(() => globalThis.messages.some(({ type }) => type === 'ready'));
    assert.equal(await notice.count(), 0);
  });

test('a sandboxed frame whose modules may not load says so', async ({ t }) => {
  t.expected = anything;
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/closed/player.html?game=mastermind', width: 640, height: 480 });
    frame.sandbox = 'allow-scripts';
    document.body.append(frame);
  });
  await page.frameLocator('iframe').getByRole('alert').filter({ hasText: SORRY, visible: true }).waitFor();
  await t.shot(page, 'failed-sandbox');
});
