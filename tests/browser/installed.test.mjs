// Tests of the service worker: everything opens offline, a newer version is offered, a damaged one is refused.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer } from '../../cmake/files.mjs';
import { serviceWorker } from '../../cmake/service.mjs';
import { LANGUAGES, SITE, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say } from './say.mjs';
import { until } from './until.mjs';

const SITE_FOLDER = fileURLToPath(SITE), WHEN_ALLOWED = { serviceWorkers: 'allow', rehearsal: true }; // the site stays not for a person who saves data, whom other tests play
const listOf = (script) => JSON.parse(/FILES=(\{.*?\});/.exec(script)[1]);
const FILES = Object.keys(listOf(readFileSync(`${SITE_FOLDER}service.js`, 'utf8')));
/** All files but the engine without SIMD, which Chromium does not run. */
const KEPT = FILES.filter((name) => !/^requests\.(mjs|wasm)$/.test(name));

/** A server for a copy of the site, whose files the test can change, and which it can stop. */
async function ownServer(t) {
  const folder = mkdtempSync(join(tmpdir(), 'sagaz-installed-')), asked = [], missing = new Set();
  cpSync(SITE_FOLDER, folder, { recursive: true, filter: (name) => !/\/offline($|\/)|\.(br|gz)$/.test(name) });
  let down = false;
  const server = http.createServer((request, response) => {
    const name = request.url.slice(1).split('?')[0];
    if (down) return request.socket.destroy();
    asked.push(name || 'index.html');
    response.setHeader('x-frame-options', 'SAMEORIGIN'); // a policy of this server
    return missing.has(name) ? response.writeHead(404).end() : answer(folder, request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = {
    asked, missing, folder, stop: () => { down = true; },
    /** Changes a file, which gives the site another version. */
    change(name, text) {
      writeFileSync(join(folder, name), text);
      const files = new Map(FILES.map((file) => [file, readFileSync(join(folder, file))]));
      writeFileSync(join(folder, 'service.js'), serviceWorker(files, readFileSync(`${SITE_FOLDER}service.js`, 'utf8').replace(/^.*?\};\n?/, '')));
    },
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
  t.origin = `http://localhost:${server.address().port}`; // for this test only
  return own;
}

const whole = (page) => page.waitForFunction(() => document.documentElement.dataset.offline === 'ready', undefined, { timeout: 60_000 });
const caches = (page) => page.evaluate(async () => {
  const all = {};
  for (const name of await window.caches.keys()) all[name] = (await (await window.caches.open(name)).keys()).length;
  return all;
});
/** Stores in the page how the installation of its service worker ended. */
const watchInstalling = () => {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function watched(...all) {
    const registration = await register.apply(this, all), { installing } = registration;
    const told = () => { globalThis.installed = installing?.state; };
    told();
    installing?.addEventListener('statechange', told);
    return registration;
  };
};
const refused = (page) => page.waitForFunction(() => globalThis.installed === 'redundant');
const newer = (page) => page.locator('.notice').filter({ hasText: say('es', 'page.newer') });

test('once the page has said ready, no request leaves it, whatever is opened', async ({ t }) => {
  const own = await ownServer(t);
  try {
    const page = await t.open('/?view=text', WHEN_ALLOWED);
    await whole(page);
    t.note(`${KEPT.length} files kept`);
    assert.deepEqual(Object.values(await caches(page)), [KEPT.length + 1]);
    own.stop();
    own.asked.length = 0;
    const games = ['mastermind', 'picas-fijas', 'spaces', 'thirtyone', 'trees', 'tictactoe', 'matrix', 'betting', 'concepts', 'cluedo', 'lab'];
    for (const [turn, game] of games.entries()) {
      const file = turn % 2 ? 'player.html' : '', language = LANGUAGES[turn % LANGUAGES.length];
      await page.goto(`${t.origin}/${file}?game=${game}&lang=${language}`);
      await t.ready(page);
      assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').language), language, game);
      assert.ok((await picture(page)).colours > 20, `${game} is drawn`);
      if (game === 'cluedo') await t.shot(page, 'offline-another-game');
    }
    const said = await page.evaluate(() => document.querySelector('sagaz-game').request({ cmd: 'thirtyone.position', moves: [5, 6] }));
    assert.equal(said.sum, 11, 'the engine of the worker comes too');
    assert.equal(await page.evaluate(() => fetch('player.html').then(({ headers }) => headers.get('x-frame-options'))), 'SAMEORIGIN', 'rules of the server hold');
    await page.goto(`${t.origin}/?lesson=cut-1&lang=en&view=text`);
    await t.ready(page);
    await page.waitForFunction(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes('The cut'));
    await page.goto(`${t.origin}/print.html?lesson=answer&lang=it`);
    await page.waitForFunction(() => document.body.dataset.state === 'ready', undefined, { timeout: 60_000 });
    await page.goto(`${t.origin}/builder.html?lang=it#game=trees`);
    await page.waitForFunction(() => document.body.dataset.state === 'ready' && document.querySelectorAll('[name=lesson] option').length > 3);
    await page.frames().at(-1).waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
    await page.goto(`${t.origin}/guides/thirtyone.html`);
    assert.ok((await page.locator('main').innerText()).length > 1000);
    assert.deepEqual(own.asked, []);
  } finally {
    own.close();
  }
});

test('a newer version is offered quietly, fetches only what has changed, and goes on with the game', async ({ t }) => {
  const own = await ownServer(t);
  try {
    const page = await t.open('/?game=mastermind&seed=7&view=text&lang=es', WHEN_ALLOWED), player = new Player(page);
    await whole(page);
    await player.guess('outline', '0123');
    const before = await page.evaluate(() => document.querySelector('sagaz-game').getState());
    const [old] = Object.keys(await caches(page));
    own.change('manifest.webmanifest', '{"name":"Sagaz 2"}');
    own.asked.length = 0;
    await page.reload();
    await t.ready(page);
    await newer(page).waitFor();
    assert.equal(await newer(page).getAttribute('role'), 'status');
    assert.deepEqual([...new Set(own.asked)].sort(), ['manifest.webmanifest', 'service.js']);
    assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').getState()), before, 'until then the old one plays on');
    await t.shot(page, 'installed-newer');
    await Promise.all([page.waitForEvent('load'), newer(page).getByRole('button', { name: say('es', 'renew') }).click()]);
    await t.ready(page);
    assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').getState()), before);
    assert.equal(await page.evaluate(() => fetch('manifest.webmanifest').then((file) => file.text())), '{"name":"Sagaz 2"}');
    const [now, ...others] = Object.entries(await caches(page));
    assert.notEqual(now[0], old);
    assert.equal(now[1], KEPT.length + 1);
    assert.deepEqual(others, []);
  } finally {
    own.close();
  }
});

test('a game that is stored nowhere goes on in the newer version too, in each tab its own', async ({ t }) => {
  const own = await ownServer(t);
  try {
    const state = (one) => one.evaluate(() => document.querySelector('sagaz-game').getState());
    const first = await t.open('/?game=mastermind&seed=7&view=text&lang=es&save=off', WHEN_ALLOWED);
    await whole(first);
    const second = await t.open('/?game=mastermind&seed=8&view=text&lang=es&save=off', { ...WHEN_ALLOWED, context: first.context() });
    await new Player(first).guess('outline', '0123');
    await new Player(second).guess('outline', '0011');
    const before = [await state(first), await state(second)];
    own.change('manifest.webmanifest', '{"name":"Sagaz 2"}');
    await first.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
    await newer(first).waitFor();
    await Promise.all([...[first, second].map((page) => page.waitForEvent('load')), newer(first).getByRole('button', { name: say('es', 'renew') }).click()]);
    for (const page of [first, second]) await t.ready(page);
    assert.deepEqual([await state(first), await state(second)], before);
    assert.ok(!first.url().includes('#'), 'the link is taken');
  } finally {
    own.close();
  }
});

test('a version that cannot be had whole is not taken, and the next visit tries again where it stopped', async ({ t }) => {
  t.expected = /404|bad HTTP response|Failed to (load|update)|ServiceWorker/;
  const own = await ownServer(t);
  try {
    own.missing.add('guides/thirtyone.html').add('lab.wasm');
    const page = await t.open('/?game=mastermind&seed=7&view=text', { ...WHEN_ALLOWED, before: watchInstalling });
    await refused(page);
    await atRest(page);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.offline), undefined);
    assert.equal(await page.locator('.notice').count(), 0, 'nobody is troubled');
    own.missing.clear();
    await page.reload();
    await t.ready(page);
    await whole(page);
    assert.deepEqual(Object.values(await caches(page)), [KEPT.length + 1]);
  } finally {
    own.close();
  }
});

test('a file of another version than its list is refused', async ({ t }) => {
  t.expected = /ServiceWorker|another version/;
  const own = await ownServer(t);
  try {
    writeFileSync(join(own.folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const page = await t.open('/?game=tictactoe&view=text', { ...WHEN_ALLOWED, before: watchInstalling });
    await refused(page);
    assert.ok(own.asked.includes('icon.svg'));
    assert.equal(await page.evaluate(() => document.documentElement.dataset.offline), undefined);
  } finally {
    own.close();
  }
});

test('a lesson of one\'s own beside the site is never kept, and what the page finds to be no good is fetched again', async ({ t }) => {
  const own = await ownServer(t);
  try {
    const page = await t.open('/?game=tictactoe&view=text', WHEN_ALLOWED);
    await whole(page);
    writeFileSync(join(own.folder, 'mine.json'), '{"n": 1}');
    const get = (name, cache) => page.evaluate(([file, how]) => fetch(file, { cache: how }).then((said) => said.text()), [name, cache]);
    assert.equal(await get('mine.json'), '{"n": 1}');
    writeFileSync(join(own.folder, 'mine.json'), '{"n": 2, "more": true}');
    assert.equal(await get('mine.json', 'no-cache'), '{"n": 2, "more": true}');
    own.asked.length = 0;
    await get('codes.es.txt');
    assert.deepEqual(own.asked, []);
    await get('codes.es.txt', 'reload');
    assert.deepEqual(own.asked, ['codes.es.txt']);
    own.stop();
    assert.match(await get('codes.es.txt', 'reload'), /sagaz es /);
  } finally {
    own.close();
  }
});

test('a page whose reader wants to save data fetches nothing ahead', async ({ t }) => {
  const own = await ownServer(t);
  try {
    const page = await t.open('/?game=tictactoe&view=text', {
      ...WHEN_ALLOWED, before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    });
    const asks = FILES.filter((name) => name.endsWith('.mjs') && readFileSync(join(SITE_FOLDER, name), 'utf8').includes('service.js')); // installed.mjs, in a bundle
    await until(() => asks.some((name) => own.asked.includes(name)));
    await page.waitForLoadState('networkidle');
    assert.ok(!own.asked.includes('service.js'));
    await page.close(); // before its server
  } finally {
    own.close();
  }
});

test('the icons of the manifest are there, of the sizes it says', async ({ t }) => {
  const page = await t.open('/?game=tictactoe&view=text');
  const { icons, start_url: start } = await page.evaluate(() => fetch('manifest.webmanifest').then((file) => file.json()));
  assert.equal(start, './');
  const seen = [...icons.map(({ src, sizes }) => [src, sizes]), ['icons/icon-180.png', '180x180']];
  for (const [src, sizes] of seen.filter(([, one]) => one !== 'any'))
    assert.equal(await page.evaluate(async (name) => {
      const { width, height } = await createImageBitmap(await (await fetch(name)).blob());
      return `${width}x${height}`;
    }, src), sizes, src);
  assert.equal(await page.locator('link[rel=apple-touch-icon]').getAttribute('href'), 'icons/icon-180.png');
});
