// The program's second file: when it is fetched, and what a player sees without it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fetched } from './lessons.mjs';
import { SITE, test } from './fixtures.mjs';
import { Player } from './player.mjs';

const FILE = '**/later/codes.wasm', COMING = 'One moment: it is on its way…', FAILED = /^This could not be fetched\. later\/codes\.wasm: /;
const dialog = (page) => page.getByRole('dialog');
const status = (page) => page.evaluate(() => document.querySelector('sagaz-game').debugOutline().status);
const opened = async (t, answer, how) => {
  const page = await t.open('/pages/blank.html', { wait: false, ...how }), names = fetched(page);
  if (answer) await page.route(FILE, answer);
  await page.goto(`${t.origin}/?game=mastermind&seed=42&lang=en&view=text`);
  await t.ready(page);
  return { page, names, player: new Player(page) };
};
const ofLater = (names) => names.filter((name) => name.includes('later'));

test('the second file of a program comes by itself after the first picture, once, and then a dialog opens at once', async ({ t }) => {
  const { page, names, player } = await opened(t);
  for (let tenths = 0; ofLater(names).length < 2 && tenths < 200; tenths++) await page.waitForTimeout(100);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(ofLater(names), ['/later.mjs', '/later/codes.wasm']);
  assert.ok(names.indexOf('/later.mjs') > names.indexOf('/codes.wasm'));
  await player.press('howto');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await player.press('rules_dialog');
  await dialog(page).waitFor();
  assert.equal(ofLater(names).length, 2);
});

test('who saves data has it when a dialog is wanted, and not before', async ({ t }) => {
  const { page, names, player } = await opened(t, undefined, { before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }) });
  await page.waitForTimeout(1500);
  assert.deepEqual(ofLater(names), []);
  await player.press('howto');
  await dialog(page).waitFor();
  assert.deepEqual(ofLater(names), ['/later.mjs', '/later/codes.wasm']);
});

test('while it is long in coming the page says so and the game goes on; the dialog opens when it is there', async ({ t }) => {
  let let_go;
  const held = new Promise((resolve) => { let_go = resolve; });
  const { page, player } = await opened(t, async (route) => { await held; await route.continue(); });
  await player.press('howto');
  await player.until(({ status: now }) => now === COMING);
  await player.guess('outline', '0012');
  assert.equal((await player.answers()).length, 1);
  await player.press('howto');
  assert.equal(await dialog(page).count(), 0);
  let_go();
  await dialog(page).waitFor();
  assert.notEqual(await status(page), COMING);
});

for (const [what, answer] of Object.entries({
  'is not there': (route) => route.fulfill({ status: 404, body: 'no' }),
  'is refused by the network': (route) => route.abort(),
  'is of another version': (route) => route.fulfill({ contentType: 'application/wasm', body: readFileSync(new URL('later/trees.wasm', SITE)) }),
  'is no program': (route) => route.fulfill({ contentType: 'application/wasm', body: '<!doctype html>' }),
}))
  test(`where the second file of a program ${what}, the page says so, the game goes on, and trying again opens what was wanted`, async ({ t }) => {
    t.expected = /./;
    const { page, player } = await opened(t, answer);
    for (const id of ['howto', 'menu', 'shortcuts', 'rules_dialog']) {
      await player.press(id);
      await player.until(({ status: now }) => FAILED.test(now));
      assert.equal(await dialog(page).count(), 0);
    }
    await player.guess('outline', '0012');
    assert.equal((await player.answers()).length, 1);
    await player.press('rules_dialog');
    await player.until(({ status: now }) => FAILED.test(now));
    await page.unroute(FILE);
    await player.press('fetch_again');
    await dialog(page).waitFor();
    assert.equal(await page.locator('.notice').count(), 0, 'the game has not stopped');
  });

test('where the module that joins it is not there, the page says so too, and asks for it again', async ({ t }) => {
  t.expected = /./;
  const page = await t.open('/pages/blank.html', { wait: false }), player = new Player(page);
  await page.route('**/later.mjs*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${t.origin}/?game=mastermind&lang=en&view=text`);
  await t.ready(page);
  await player.press('howto');
  await player.until(({ status: now }) => now === 'This could not be fetched. later.mjs');
  await page.unroute('**/later.mjs*');
  player.press('howto').catch(() => {}); // or what else comes for it has opened the dialog that was wanted
  await dialog(page).waitFor();
});
