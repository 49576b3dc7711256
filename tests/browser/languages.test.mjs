// Tests of the languages: one loads with the program, others when they are chosen; missing or damaged texts lose no
// game.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say, saying } from './say.mjs';

const game = (page) => page.locator('sagaz-game');
const notices = (page) => page.locator('.notice:not([hidden]) p').allTextContents();
const shown = (page) => game(page).evaluate((element) => element.debugOutline().language);
const speaks = (page, language) => page.waitForFunction((l) => document.querySelector('sagaz-game').debugOutline()?.language === l, language);

/** Collects the text files that the page requests from now on. */
function fetched(page) {
  const names = [];
  page.on('request', (request) => { if (/\.txt$/.test(request.url())) names.push(new URL(request.url()).pathname.slice(1)); });
  return names;
}

/** An empty page, so that the test can see and answer all later requests. */
const blank = (t, how) => t.open('/pages/blank.html', { wait: false, ...how });

test('the texts of one language are fetched, together with the program and not after it', async ({ t }) => {
  const page = await blank(t, { language: 'pt-BR' }), names = fetched(page);
  let seen;
  const texts = new Promise((resolve) => { seen = resolve; });
  // Deadlocks if the texts are requested after the program.
  await page.route('**/codes.wasm', async (route) => { await texts; await route.continue(); });
  await page.route('**/*.txt', async (route) => { seen(); await route.continue(); });
  await page.goto(`${t.origin}/?game=mastermind`);
  await t.ready(page);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(names, ['codes.pt.txt']);
  assert.equal(await shown(page), 'pt');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt');
});

for (const [where, path] of [['on the canvas', '/?game=mastermind&seed=1'], ['in the outline', '/?game=mastermind&seed=1&view=text']])
  test(`a language chosen ${where} is one more file, fetched once, and the next visit's`, async ({ t }) => {
    const page = await t.open(path), names = fetched(page), player = new Player(page);
    const choose = (value) => (where === 'on the canvas' ? player.tap(`language:${value}`) : player.choose('language', value));
    await player.guess(where === 'on the canvas' ? 'canvas' : 'outline', '0011');
    const state = await game(page).evaluate((element) => element.getState());
    for (const [value, language] of [['3', 'pt'], ['0', 'es'], ['3', 'pt']]) {
      await choose(value);
      await speaks(page, language);
      assert.equal((await player.node('rows')).caption, say(language, 'head_rows'));
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    }
    assert.deepEqual(names, ['codes.pt.txt']);
    assert.equal(await game(page).evaluate((element) => element.getState()), state);
    await page.reload();
    await t.ready(page);
    assert.deepEqual(names, ['codes.pt.txt', 'codes.pt.txt']);
    assert.equal(await shown(page), 'pt');
  });

test('a language that cannot be fetched is said so in the one on screen, and the game goes on', async ({ t }) => {
  t.expected = /503/;
  const page = await t.open('/?game=mastermind&seed=1'), player = new Player(page);
  let reachable = false;
  await page.route('**/codes.it.txt', (route) => (reachable ? route.continue() : route.fulfill({ status: 503, body: '' })));
  await player.guess('canvas', '0011');
  const state = await game(page).evaluate((element) => element.getState());
  await player.tap('language:1');
  await page.locator('.notice').waitFor();
  assert.match((await notices(page)).join(), saying('es', 'no_language', { language: 'Italiano' }));
  assert.equal(await shown(page), 'es');
  assert.equal((await player.node('language')).value, '0');
  assert.equal(await game(page).evaluate((element) => element.getState()), state);
  await t.shot(page, 'language-unreachable');
  await player.guess('canvas', '2233');
  reachable = true;
  await player.tap('language:1');
  await speaks(page, 'it');
  assert.equal((await player.answers()).length, 2);
});

test('of languages chosen in a hurry the last one counts', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=1');
  let later;
  const held = new Promise((resolve) => { later = resolve; });
  await page.route('**/codes.it.txt', async (route) => { await held; await route.continue(); });
  const set = (language) => game(page).evaluate((element, l) => element.setAttribute('lang', l), language);
  await set('it');
  await set('en');
  await speaks(page, 'en');
  const come = page.waitForResponse('**/codes.it.txt');
  later();
  await (await come).finished();
  await atRest(page);
  assert.equal(await shown(page), 'en');
});

test('without its texts the game says so in its language, and starts when they can be had', async ({ t }) => {
  t.expected = /503/;
  const page = await blank(t, { language: 'pt' });
  let reachable = false;
  await page.route('**/codes.pt.txt', (route) => (reachable ? route.continue() : route.fulfill({ status: 503, body: '' })));
  await page.goto(`${t.origin}/?game=mastermind`);
  await page.getByRole('alert').filter({ hasText: say('pt', 'no_wasm'), visible: true }).first().waitFor();
  await t.shot(page, 'texts-unreachable');
  reachable = true;
  await page.getByRole('button', { name: say('pt', 'start.again'), exact: true }).click();
  await t.ready(page);
  assert.deepEqual(await notices(page), []);
  assert.equal(await shown(page), 'pt');
});

const damages = {
  'cut off': (file) => file.slice(0, -40),
  'with a line too many': (file) => `${file}x\n`,
  'with a line missing': (file) => file.replace(/\n[^\n]+\n$/, '\n'),
  'of another version': (file) => file.replace(/(sagaz es )\d+/, '$11'),
  'of another language': (file) => file.replace('sagaz es ', 'sagaz it '),
  'empty': () => '',
  'which is the page of a server that knows better': () => '<!doctype html>\n\n<title>Welcome</title>',
};
test('texts that are damaged or do not fit are fetched anew, past the cache, and never shown', async ({ t }) => {
  t.expected = /texts/;
  for (const [how, damage] of Object.entries(damages)) {
    const page = await blank(t), names = fetched(page);
    let good = false;
    await page.route('**/codes.es.txt', async (route) => {
      const response = await route.fetch(), file = await response.text();
      await route.fulfill({ response, body: good ? file : damage(file) });
    });
    await page.goto(`${t.origin}/?game=mastermind`);
    await page.getByRole('alert').filter({ hasText: say('es', 'no_wasm'), visible: true }).first().waitFor();
    assert.equal(await page.locator('canvas').count(), 0, how);
    assert.ok(names.length > 1, how);
    good = true;
    await page.getByRole('button', { name: say('es', 'start.again'), exact: true }).click();
    await t.ready(page);
    await page.close();
  }
});

test('a cache that has kept the texts of another version does no harm', async ({ t }) => {
  const page = await blank(t), names = fetched(page);
  let asked = 0;
  await page.route('**/codes.es.txt', async (route) => {
    const response = await route.fetch(), file = await response.text();
    await route.fulfill({ response, body: asked++ === 0 ? damages['of another version'](file) : file });
  });
  await page.goto(`${t.origin}/?game=mastermind`);
  await t.ready(page);
  assert.equal(names.length, 2);
  assert.deepEqual(await notices(page), []);
});
