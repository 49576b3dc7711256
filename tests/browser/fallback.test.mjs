// Tests of hosts that refuse a feature: a message says what is missing, and the game works as far as it can.
import assert from 'node:assert/strict';
import { someOf, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest, nextFrames } from './rest.mjs';
import { say, saying } from './say.mjs';

const notices = (page) => page.locator('.notice p').allTextContents();
const noWebgl = () => { HTMLCanvasElement.prototype.getContext = () => null; };

test('without WebGL the game is there as text, with an explanation', async ({ t }) => {
  const page = await t.open('/?game=mastermind', { before: noWebgl });
  assert.match((await notices(page)).join(), /WebGL/);
  assert.ok(await page.locator('.root.text .outline h1').isVisible());
  assert.ok(!(await page.locator('canvas').isVisible()));
  assert.ok(await page.getByRole('button', { name: say('es', 'picture_view') }).isDisabled(), 'there is no drawing to go back to');
  await t.shot(page, 'no-webgl');
});

test('gl=off is the same, for trying it', async ({ t }) => {
  const page = await t.open('/?game=mastermind&gl=off');
  assert.match((await notices(page)).join(), /WebGL/);
  assert.ok(await page.locator('.root.text .outline h1').isVisible());
});

test('where WebAssembly is refused, the page says so, with the ways on, which say it again', async ({ t }) => {
  t.expected = /WebAssembly|wasm|Content Security Policy/i;
  const page = await t.open('/pages/no-wasm.html', { wait: false });
  const told = page.getByRole('alert').filter({ hasText: 'WebAssembly', visible: true }), button = (name) => page.getByRole('button', { name, exact: true });
  await told.waitFor();
  await button(say('it', 'to_home')).click({ trial: true });
  await t.shot(page, 'no-wasm');
  const failed = page.evaluate(() => new Promise((resolve) => { addEventListener('sagaz-error', ({ detail }) => resolve(detail.message), { once: true }); }));
  await button(say('it', 'start.again')).click();
  assert.match(await failed, /WebAssembly|wasm|Content Security Policy/i, 'it has tried');
  await told.waitFor();
  await button(say('it', 'to_home')).click();
  await button(say('it', 'to_home')).waitFor({ state: 'detached' });
  await told.waitFor();
  await button(say('it', 'start.again')).click({ trial: true });
});

test('where the program cannot be downloaded, the page says so and reports it', async ({ t }) => {
  t.expected = /503/;
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.route('**/codes.wasm', (route) => route.fulfill({ status: 503, body: '' }));
  const message = await page.evaluate(() => new Promise((resolve) => {
    addEventListener('sagaz-error', ({ detail }) => resolve(detail.message));
    document.body.append(document.createElement('sagaz-game'));
    import('/sagaz-game.mjs');
  }));
  assert.match(message, /503/);
  assert.match(await page.getByRole('alert').textContent(), saying('en', 'no_wasm'));
});

test('a language that comes after all takes back what was said of it', async ({ t }) => {
  t.expected = /503/;
  const page = await t.open('/?game=mastermind&lang=en'), said = page.locator('.notice').filter({ hasText: 'Italiano' });
  const ask = (language) => page.evaluate((lang) => document.querySelector('sagaz-game').setAttribute('lang', lang), language);
  await page.route('**/codes.it.txt', (route) => route.fulfill({ status: 503, body: '' }));
  await ask('it');
  await said.waitFor();
  await page.unroute('**/codes.it.txt');
  await ask('en');
  await ask('it');
  await page.waitForFunction(() => document.querySelector('sagaz-game').language === 'it');
  assert.equal(await page.locator('.notice').count(), 0);
});

test('a server that does not know the type of wasm files will do', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.route('**/codes.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  await page.goto(`${t.origin}/`);
  await t.ready(page);
});

for (const [where, path] of [['from a worker', '/?game=picas-fijas&view=text'], ['where workers are refused', '/?game=picas-fijas&view=text&worker=off']]) {
  test(`a hint is thought out ${where}`, async ({ t }) => {
    const page = await t.open(path), player = new Player(page);
    await player.guess('outline', '0123');
    await player.press('hint'); // says where to look; the second gives a guess
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'nudge'));
    await player.press('hint');
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'hint_why'));
    assert.equal((await player.node('submit')).disabled, undefined, 'the guess is filled in');
  });
}

for (const [where, more] of [['in a worker', ''], ['where workers are refused', '&worker=off']]) {
  test(`a hint of optimal play is thought out ${where}`, async ({ t }) => {
    const page = await t.open(`/?game=picas-fijas&view=text&strategy=optimal${more}`), player = new Player(page);
    await player.guess('outline', '0123');
    await player.press('hint'); // says where to look; the second gives a guess
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'nudge'));
    await player.press('hint');
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'hint_why'));
    const strategy = say('es', 'code_words.strategy_optimal'), reasons = ['hint_optimal', 'hint_optimal_impossible'].map((key) => saying('es', key, [strategy]));
    const { text } = await player.node('hint_why');
    assert.ok(reasons.some((reason) => reason.test(text)), text);
    assert.equal((await player.node('submit')).disabled, undefined, 'the guess is filled in');
  });
}

for (const [where, more, width, height] of someOf([['in a worker', '', 1280, 800], ['where workers are refused', '&worker=off', 360, 640]], 1)) {
  test(`a finished game says how many guesses were lost against optimal play, ${where}`, async ({ t }) => {
    const page = await t.open(`/?game=picas-fijas&lang=en&seed=5${more}`, { viewport: { width, height } }), player = new Player(page);
    for (const guess of ['0123', '1045', '4567']) await player.guess('canvas', guess);
    const guesses = 3 + await player.win('canvas', 'p4c10n');
    const graded = [saying('en', 'losses_total'), saying('en', 'losses_none')];
    await player.until(({ nodes }) => nodes.some(({ id, text }) => id === 'costliest' && graded.some((one) => one.test(text))));
    const { caption, rows } = await player.node('review'), lost = rows.map(([, , grade]) => grade.replace(/^[^:]*: /, ''));
    assert.equal(caption, say('en', 'review_title', { criterion: say('en', 'by_optimal') }));
    assert.equal(rows.length, guesses);
    assert.equal(lost[0], say('en', 'lost_nothing'), 'all first guesses are alike');
    for (const one of lost) assert.ok(one === say('en', 'lost_nothing') || saying('en', 'lost_guesses', { guesses: /(< )?\d\.\d\d/ }, { start: true, end: true }).test(one), one);
    if (width < 400) await player.tap('see_review'); // on a desktop it is open
    await atRest(page);
    await t.shot(page, `picas-fijas-graded${more ? '-here' : ''}`);
  });
}

test('a lost WebGL context comes back with the same picture', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=7');
  await atRest(page);
  const before = await page.locator('canvas').screenshot();
  await page.evaluate(() => {
    const gl = document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').getContext('webgl2');
    globalThis.loss = gl.getExtension('WEBGL_lose_context');
    globalThis.loss.loseContext();
  });
  await nextFrames(page); // the page gets the event of the loss
  await page.evaluate(() => globalThis.loss.restoreContext());
  await page.waitForFunction(() => !document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').getContext('webgl2').isContextLost());
  await atRest(page);
  const after = await page.locator('canvas').screenshot();
  assert.ok(before.equals(after), 'the picture differs');
});

test('a context that stays lost gives way to the text, until it comes back', async ({ t }) => {
  const page = await t.open('/?game=mastermind');
  await page.evaluate(() => {
    const gl = document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').getContext('webgl2');
    globalThis.loss = gl.getExtension('WEBGL_lose_context');
    globalThis.loss.loseContext();
  });
  await page.locator('.root.text').waitFor({ timeout: 6000 });
  assert.equal((await notices(page)).length, 1);
  await page.evaluate(() => globalThis.loss.restoreContext());
  await page.locator('canvas').waitFor({ state: 'visible' });
  assert.equal((await notices(page)).length, 0, 'it has come back');
});
