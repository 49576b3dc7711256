// Tests that a game survives a reload and travels in a link, and that unreadable links and blocked storage lose no
// game.
import assert from 'node:assert/strict';
import { picture, someOf, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say, saying } from './say.mjs';

const state = (page) => page.evaluate(() => document.querySelector('sagaz-game').getState());
const notice = (page) => page.locator('.notice');
const GARBLED = 'this-is-no-link';
/** All texts of the outline. */
const words = async (player) => JSON.stringify(await player.tree());

async function begun(t, path = '/?game=mastermind&seed=7', how) {
  const page = await t.open(path, how), player = new Player(page);
  await player.guess('canvas', '0123');
  return { page, player };
}

test('the game in progress survives a reload', async ({ t }) => {
  const { page } = await begun(t);
  const before = await state(page);
  await page.reload();
  await t.ready(page);
  assert.equal(await state(page), before);
  assert.equal((await new Player(page).answers()).length, 1);
});

test('another configuration is another game, and neither loses the other', async ({ t }) => {
  const { page } = await begun(t);
  const before = await state(page);
  await page.goto(`${t.origin}/?game=mastermind&seed=8`);
  await t.ready(page);
  assert.equal((await new Player(page).answers()).length, 0);
  await page.goto(`${t.origin}/?game=mastermind&seed=7`);
  await t.ready(page);
  assert.equal(await state(page), before);
});

test('a link restores the game in a fresh profile, and leaves the address', async ({ t }) => {
  const { page } = await begun(t);
  const link = await state(page);
  assert.match(link, /^[\w-]{1,2048}$/);
  const other = await t.open(`/#s=${link}`, { language: 'it' });
  assert.equal(await state(other), link);
  assert.equal(await other.evaluate(() => location.hash), '');
  const player = new Player(other);
  assert.equal((await player.answers()).length, 1);
  await player.guess('canvas', '0011');
  const later = await state(other);
  await other.reload();
  await t.ready(other);
  assert.equal(await state(other), later, 'a reload goes on with the game, not with the link');
});

for (const [what, address] of [['its moves', '/?lang=en#s=LINK'], ['its rules and its seed', '/?game=mastermind&seed=7&lang=en']])
  test(`a game begun by a link with ${what} is under Continue at home`, async ({ t }) => {
    const { page: first } = await begun(t), link = await state(first);
    await first.close();
    const page = await t.open(address.replace('LINK', link)), player = new Player(page);
    await player.guess('canvas', '0123');
    const rows = (await player.answers()).length, game = await state(page);
    if (address.includes('#')) { // it is the site's own game now, which the next visit opens
      await page.goto(`${t.origin}/?lang=en`);
      await t.ready(page);
    }
    await player.tap('home');
    await player.tap('continue');
    await player.until((tree) => tree.nodes.some(({ id }) => id === 'rows'));
    assert.equal((await player.answers()).length, rows);
    assert.equal(await state(page), game);
  });

test('a link that arrives while the page is open is played, and the game before it comes back when asked', async ({ t }) => {
  const { page } = await begun(t), elsewhere = await begun(t, '/?game=picas-fijas&seed=3');
  const mine = await state(page), link = await state(elsewhere.page);
  await page.evaluate((text) => { location.hash = `s=${text}`; }, link);
  await page.waitForFunction((text) => document.querySelector('sagaz-game').getState() === text, link);
  await notice(page).getByRole('button', { name: say('es', 'back_to_game') }).click();
  await page.waitForFunction((text) => document.querySelector('sagaz-game').getState() === text, mine);
});

for (const [what, change] of someOf([['garbled', () => GARBLED], ['truncated', (link) => link.slice(0, -5)], ['empty', () => ''], ['damaged', (link) => link.slice(0, 8) + (link[8] === 'A' ? 'B' : 'A') + link.slice(9)], ['very long', () => 'A'.repeat(1e5)]], 1, 3)) {
  test(`a link that is ${what} gives a clear message, and the game that was played stays on the board`, async ({ t }) => {
    const { page } = await begun(t);
    const mine = await state(page);
    await page.goto(`${t.origin}/pages/blank.html`);
    await page.goto(`${t.origin}/?game=mastermind&seed=7#s=${change(mine)}`);
    await t.ready(page);
    const player = new Player(page);
    assert.match(await words(player), saying('es', 'error_link'));
    await t.shot(page, `link-${what}`);
    assert.equal(await state(page), mine);
    assert.equal(await notice(page).count(), 0);
    await page.reload();
    await t.ready(page);
    assert.equal(await state(page), mine);
    assert.equal(await notice(page).count(), 0);
  });
}

test('a garbled link that arrives while a game is on says so and changes nothing', async ({ t }) => {
  const { page, player } = await begun(t);
  const mine = await state(page);
  await page.evaluate((text) => { location.hash = `s=${text}`; }, GARBLED);
  await player.until((tree) => JSON.stringify(tree).includes(say('es', 'error_link')));
  assert.equal(await state(page), mine);
});

test('a fragment that is no link leaves the game as it is, and leaves the address', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en'), player = new Player(page);
  await player.guess('canvas', '0123');
  const mine = await state(page);
  await page.evaluate(() => { location.hash = 'garbage'; });
  await page.waitForFunction(() => !location.hash);
  await atRest(page);
  assert.match(await page.title(), /^Mastermind/);
  assert.equal(await state(page), mine);
});

/** Makes a link of any line, as engine/session/link.cpp does. */
function linkOf(line) {
  let crc = 0xffff;
  for (const byte of Buffer.from(line)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1 ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return Buffer.concat([Buffer.from(line), Buffer.from([crc >> 8, crc & 255])]).toString('base64url');
}

test('a whole link to what nobody can play is refused by setState, told with words, and changes nothing', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=7&lang=en', { before: () => addEventListener('sagaz-error', ({ detail }) => { globalThis.told = detail; }) });
  await new Player(page).guess('canvas', '0011');
  const mine = await state(page), put = (link) => page.evaluate((text) => document.querySelector('sagaz-game').setState(text), link);
  for (const line of ['codes 2 p4c6r 12 guesser colours knuth 42 g0011', 'chess 1 e4 e5', 'codes 1 p4c6r 12 guesser colours knuth 42 g0099']) {
    await page.evaluate(() => { globalThis.told = undefined; });
    assert.equal(await put(linkOf(line)), false, line);
    assert.equal(await state(page), mine, line);
    assert.ok((await page.evaluate(() => globalThis.told)).message, line);
  }
  await t.shot(page, 'link-of-nobody');
  assert.equal(await put(linkOf('codes 1 p4c6r 12 guesser colours knuth 42 g0022')), true, 'these links are right');
  assert.notEqual(await state(page), mine);
});

test('where storage is blocked the game plays, says so once, and its link still works', async ({ t }) => {
  const before = () => Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
  const page = await t.open('/?game=mastermind&seed=7', { before }), player = new Player(page), said = page.locator('.notice').filter({ hasText: say('es', 'page.not_kept') });
  await player.guess('canvas', '0123');
  await said.waitFor();
  await t.shot(page, 'storage-blocked');
  await player.guess('canvas', '4501');
  assert.equal(await said.count(), 1, 'it stays until it is closed');
  await said.getByRole('button').click();
  await player.guess('canvas', '2233');
  assert.equal(await said.count(), 0, 'once');
  const link = await state(page);
  const other = await t.open(`/#s=${link}`);
  assert.equal(await state(other), link);
});

test('a saved text that nobody can read costs only itself', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=7', { before: () => {
    for (const name of ['prefs', 'game.mastermind.guess.7', 'language', 'theme']) localStorage.setItem(`sagaz.${name}`, '\u0000{"garbage": [');
  } });
  assert.equal((await new Player(page).answers()).length, 0);
});

test('the language and theme that the player chose are there at the next visit, everywhere on the page', async ({ t }) => {
  const page = await t.open('/?view=text'), player = new Player(page);
  await player.choose('language', '1');
  await player.until((tree) => tree.language === 'it');
  await player.choose('theme', '1');
  for (const visit of ['now', 'later']) {
    assert.equal((await player.tree()).language, 'it', visit);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
    assert.equal(await page.locator('.root').getAttribute('data-theme'), 'dark');
    await page.reload();
    await t.ready(page);
  }
});

test('a language and a theme that are chosen count more than those of the address, from the next visit on', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=7&lang=it&theme=dark&view=text'), player = new Player(page);
  await player.choose('language', '2');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  assert.equal(new URL(page.url()).search, '?game=mastermind&seed=7&theme=dark&view=text');
  await player.choose('theme', '0');
  await page.waitForFunction(() => document.querySelector('sagaz-game').theme === 'light');
  await page.reload();
  await t.ready(page);
  assert.deepEqual(await page.evaluate(() => { const { language, theme } = document.querySelector('sagaz-game'); return { language, theme }; }), { language: 'en', theme: 'light' });
});

test('the browser’s Back leads from a game home, and the game is kept; then away', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.goto(`${t.origin}/?view=text`);
  await t.ready(page);
  const player = new Player(page), shown = (home) => page.waitForFunction((all) => (document.title === 'Sagaz') === all, home);
  const leftGame = () => page.waitForFunction(() => history.state !== 'game');
  for (const game of ['mastermind', 'trees']) { // in the running program, and in another one
    await player.press(`open:${game}`);
    await shown(false);
    if (game === 'mastermind') await player.guess('outline', '0123');
    await page.goBack();
    await shown(true);
  }
  await player.press('open:mastermind');
  await shown(false);
  assert.equal((await player.answers()).length, 1);
  await player.press('menu');
  await page.getByRole('dialog').waitFor();
  await page.goBack(); // closes the dialog first
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.notEqual(await page.title(), 'Sagaz');
  await page.goBack();
  await shown(true);
  await page.goForward(); // the game is not known any more: goes back
  await leftGame();
  await player.press('open:mastermind');
  await shown(false);
  await page.goBack();
  await shown(true);
  await player.press('open:mastermind');
  await shown(false);
  await player.press('home'); // by the button, which leaves no entry for Back
  await shown(true);
  await leftGame();
  await page.goBack();
  assert.match(page.url(), /blank\.html$/);
});

test('the browser’s Back closes what is open on the home screen and in a game from a link, and leaves no second press', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false }), player = new Player(page);
  const dialog = page.getByRole('dialog'), shown = (home) => page.waitForFunction((all) => (document.title === 'Sagaz') === all, home);
  const open = async (home = false) => {
    await player.press(home ? 'lessons' : 'menu');
    await dialog.waitFor();
  };
  const closed = () => dialog.waitFor({ state: 'detached' });
  for (const [start, home] of [[`${t.origin}/?view=text`, true], [`${t.origin}/?game=mastermind&view=text`, false]]) {
    await page.goto(start);
    await t.ready(page);
    for (let twice = 0; twice < 2; twice++) {
      await open(home);
      await page.goBack();
      await closed();
      await shown(home);
    }
    await open(home);
    await player.press('close'); // not by Back: the next Back must not be lost
    await closed();
    await page.goBack();
    await page.waitForURL(/blank\.html$/);
  }
  await page.goto(`${t.origin}/?view=text`);
  await t.ready(page);
  await player.press('open:mastermind');
  await shown(false);
  await open();
  await player.press('close');
  await closed();
  await page.goBack(); // past the dialog's entry to the home screen
  await shown(true);
  await player.press('open:mastermind');
  await shown(false);
  await open();
  await player.press('close');
  await closed();
  await player.press('home'); // two entries go
  await shown(true);
  await page.waitForFunction(() => history.state === 1 || history.state === null);
  await page.goBack();
  await page.waitForURL(/blank\.html$/);
});

test('the share button copies the address of the game', async ({ t }) => {
  const { page } = await begun(t);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => document.querySelector('sagaz-game').effect({ type: 'share', link: document.querySelector('sagaz-game').getState(), title: 'x' }));
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#s='));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${t.origin}/#s=${await state(page)}`);
});

for (const [how, use, more] of [['a click', 'tap', ''], ['the outline', 'press', '&view=text']])
  test(`where only the event of a press may copy, Share by ${how} copies`, async ({ t }) => {
    const page = await t.open(`/?game=thirtyone&lang=en${more}`, { before: () => { // as WebKit
      let pressing = false;
      for (const name of ['pointerup', 'click', 'keydown', 'touchend']) {
        addEventListener(name, () => { pressing = true; }, true);
        addEventListener(name, () => { pressing = false; });
      }
      navigator.clipboard.writeText = async (text) => {
        if (!pressing) throw new DOMException('not now', 'NotAllowedError');
        globalThis.copied = text;
      };
      document.execCommand = () => false;
    } });
    await new Player(page)[use]('share');
    await page.waitForFunction(() => /#s=/.test(globalThis.copied));
    assert.equal(await page.locator('.notice').count(), 0);
    await atRest(page); // until its message has appeared
    await t.shot(page, `shared-by-${use}`);
  });

test('getState, setState and reset do for a page what links and buttons do for a player', async ({ t }) => {
  const { page } = await begun(t);
  const mine = await state(page);
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').setState('nonsense')), false);
  assert.equal(await state(page), mine);
  await page.evaluate(() => document.querySelector('sagaz-game').reset());
  await page.waitForFunction((text) => document.querySelector('sagaz-game').getState() !== text, mine);
  await t.ready(page);
  assert.equal((await new Player(page).answers()).length, 0);
  assert.equal(await page.evaluate((text) => document.querySelector('sagaz-game').setState(text), mine), true);
  assert.equal(await state(page), mine);
});

test('a screenshot is a picture of the canvas', async ({ t }) => {
  const { page } = await begun(t);
  const { type, size, colours } = await picture(page);
  assert.equal(type, 'image/png');
  assert.ok(size > 500 && colours > 20, `${size} wide, ${colours} colours`);
});
