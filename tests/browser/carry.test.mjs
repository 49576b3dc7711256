// Tests of the file of saved games: export from one browser and import into another, which loses nothing; and files
// that are malformed, too large, too new or malicious.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';
import { inSecondPlace } from './second-place.mjs';

const SLOT = 'game.home.guess';
const saved = (page, name = SLOT) => page.evaluate((key) => localStorage.getItem(`sagaz.${key}`), name);
const file = (content, name = 'games.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)) });
const games = (all, more) => file({ sagaz: 'games', version: 1, games: all, ...more });

/** Opens the dialog from the menu on the canvas, or by the outline. */
async function openPanel(player, canvas = false) {
  if (canvas) {
    await player.tap('menu');
    await player.tap('games_file');
  } else await player.press('games_file');
  await player.page.locator('.files').waitFor();
}

/** Imports a file, and returns the message about it. */
async function bring(page, content) {
  await page.locator('.files input').first().setInputFiles(content);
  await page.waitForFunction(() => document.querySelector('sagaz-game').shadowRoot.querySelector('.files [role=status]').textContent);
  const said = await page.locator('.files [role=status]').textContent();
  await page.locator('.files [role=status]').evaluate((part) => { part.textContent = ''; });
  return said;
}

async function download(page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say('en', 'files.save') }).click();
  const got = await coming;
  assert.match(got.suggestedFilename(), /^sagaz-\d{4}-\d\d-\d\d\.json$/);
  await page.locator('.files [role=status]').filter({ hasText: say('en', 'files.saved', { name: got.suggestedFilename() }) }).waitFor();
  return readFile(await got.path(), 'utf8');
}

for (const [how, canvas, look] of [['the menu on the drawing', true, {}], ['the menu of a phone', true, { viewport: { ...PHONE, height: 860 }, touch: true, isMobile: true }], ['the outline', false, {}]])
  test(`games go out of one browser and into another by ${how}`, async ({ t }) => {
    const page = await t.open(`/?game=mastermind&lang=en${canvas ? '' : '&view=text'}`, look), player = new Player(page, { touch: Boolean(look.touch) });
    await player.guess(canvas ? 'canvas' : 'outline', '0011');
    const state = await page.evaluate(() => document.querySelector('sagaz-game').getState());
    await page.evaluate(() => localStorage.setItem('sagaz.prefs', 'language=en\nlesson.cut-1=2/5\npuzzles.2027-02=abc\npuzzles.row=12 2027-02-15\n'));
    await openPanel(player, canvas);
    await t.shot(page, `games-file-${how.replaceAll(' ', '-')}`);
    const text = await download(page);
    assert.deepEqual(Object.keys(JSON.parse(text)), ['sagaz', 'version', 'games', 'lessons', 'puzzles']);

    const other = await t.open(`/?game=mastermind&lang=en${canvas ? '' : '&view=text'}`, look), second = new Player(other, { touch: Boolean(look.touch) });
    await openPanel(second, canvas);
    assert.match(await bring(other, file(text)), saying('en', 'brought', { n: 1 }, { start: true }));
    await other.waitForFunction((wanted) => document.querySelector('sagaz-game').getState() === wanted, state);
    assert.match(await other.evaluate(() => localStorage.getItem('sagaz.prefs')), /^lesson\.cut-1=2\/5$/m);
    for (const line of [/^puzzles\.2027-02=abc$/m, /^puzzles\.row=12 2027-02-15$/m]) assert.match(await other.evaluate(() => localStorage.getItem('sagaz.prefs')), line, 'the row of days goes along');
    assert.match(await inSecondPlace(other, 'game.mastermind.guess'), / g0011/, 'also where a browser that is killed does not lose it');
    assert.match(await bring(other, file(text)), saying('en', 'same', { n: 1 }));
    await t.shot(other, `games-file-brought-${how.replaceAll(' ', '-')}`);
    await other.locator('.files').getByRole('button', { name: say('en', 'start.close') }).click();
    assert.equal(await other.locator('.files').count(), 0);
  });

test('a game that differs stays as it is here, and the other is offered', async ({ t }) => {
  const page = await t.open('/?lang=en&view=text'), player = new Player(page);
  await page.evaluate((slot) => localStorage.setItem(`sagaz.${slot}`, 'last=trees\nturn=1\nat=home\nmastermind=codes 1 p4c6r 12 guesser colours knuth 42 g0011\n'), SLOT);
  await page.reload();
  await t.ready(page);
  await openPanel(player);
  const theirs = 'last=mastermind\nturn=9\nat=mastermind\nmastermind=codes 1 p4c6r 12 guesser colours knuth 42 g5544\nthirtyone=thirtyone 1 4 6 31 mover_loses person perfect 42 1\n';
  assert.equal(await bring(page, games({ [SLOT]: theirs })), `${say('en', 'brought', { n: 1 })} ${say('en', 'files.aside', { n: 1 })}`);
  const now = await saved(page);
  assert.match(now, /^at=home$/m);
  assert.match(now, /^mastermind=.* g0011$/m);
  assert.match(now, /^thirtyone=.* 1$/m);
  await page.locator('.notice').getByRole('button', { name: say('en', 'back_to_game') }).click();
  await page.waitForFunction((slot) => / g5544$/m.test(localStorage.getItem(`sagaz.${slot}`)), SLOT);
  assert.match(await saved(page), /^thirtyone=.* 1$/m);
});

test('an offer that waits is not lost to a file', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en&view=text'), player = new Player(page), slot = 'game.mastermind.guess';
  await player.guess('outline', '0011');
  const one = (guess) => games({ [slot]: `mastermind=codes 1 p4c6r 12 guesser colours knuth 42 g${guess}\n` });
  await openPanel(player);
  assert.match(await bring(page, one('1111')), saying('en', 'files.aside', { n: 1 }));
  assert.match(await bring(page, one('2222')), saying('en', 'files.refused', { what: `${say('en', 'mastermind')} (${say('en', 'one_waits')})` }));
  assert.match(await saved(page, `aside.${slot}`), /g1111/);
});

const BAD = {
  'is no JSON': ['{"sagaz": "games"', saying('en', 'not_ours')],
  'is of something else': [{ games: {} }, saying('en', 'not_ours')],
  'has a list for its games': [{ sagaz: 'games', version: 1, games: ['x'] }, saying('en', 'not_ours')],
  'is of a newer version': [{ sagaz: 'games', version: 7, games: {} }, saying('en', 'files.newer', { version: 7 })],
  'is too large': [' '.repeat(2_100_000), saying('en', 'files.too_large', { size: 2.1, most: 2 })],
  'has too many games': [{ sagaz: 'games', version: 1, games: Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`game.${i}`, ''])) }, saying('en', 'too_many', { most: 1000 })],
};
for (const [what, [content, said]] of Object.entries(BAD))
  test(`a file that ${what} is refused in words, and nothing changes`, async ({ t }) => {
    const page = await t.open('/?game=mastermind&lang=en&view=text'), player = new Player(page);
    const everything = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    await player.guess('outline', '0011');
    const before = await everything();
    await openPanel(player);
    assert.match(await bring(page, file(content)), said);
    assert.equal(await everything(), before);
  });

test('what is hostile in a file is named and left, and what is good beside it is taken', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en&view=text'), player = new Player(page);
  await openPanel(player);
  const good = 'thirtyone=thirtyone 1 4 6 31 mover_loses person perfect 42 1';
  const said = await bring(page, file(`{"sagaz": "games", "version": 1, "games": {
    "__proto__": "mastermind=codes 1", "constructor": "x", "theme": "dark", "game.<img src=x onerror=alert(1)>": "mastermind=trees 1\\n",
    "game.big": "${'x'.repeat(70_000)}", "game.number": 7, "game.mine": "constructor=codes 1\\n${good}\\n"}, "lessons": {"lesson.cut-1": "2/5\\ntheme=dark", "__proto__": "1/2"}}`));
  const reason = say('en', 'unreadable');
  assert.ok(said.startsWith(say('en', 'brought', { n: 1 })) && said.endsWith('….'), said);
  assert.match(said, saying('en', 'files.refused', { what: new RegExp(`__proto__ \\(${reason}\\); constructor \\(${reason}\\); theme .*…`) }));
  assert.equal(await saved(page, 'game.mine'), `${good}\n`);
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  assert.ok(keys.every((key) => !/proto|constructor|theme|img|big|number/.test(key)), keys.join());
  assert.doesNotMatch(await saved(page, 'prefs') ?? '', /cut-1/);
});

test('what is not brought has its name in the words of the page, and what is said moves no button', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en&view=text'), player = new Player(page), buttons = () => page.locator('.files button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  await openPanel(player);
  const before = await buttons();
  await page.locator('.files input').first().setInputFiles(games({ 'game.home.guess': 'trees=nothing\nchess=chess 1\n', 'game.picas-fijas.guess': 7, 'game.unit-3': 7 }, { lessons: { 'lesson.cut-1': 7 } }));
  const told = page.locator('.files [role=status]').filter({ hasText: saying('en', 'files.refused') });
  await told.waitFor();
  const reason = `(${say('en', 'unreadable')})`, [brought, refused] = [say('en', 'brought', { n: 0 }), (what) => say('en', 'files.refused', { what })];
  assert.equal(await told.innerText(), `${brought} ${refused([say('en', 'trees'), 'chess', say('en', 'picas_fijas'), 'unit-3', 'cut-1'].map((name) => `${name} ${reason}`).join('; '))}`);
  assert.deepEqual(await buttons(), before);
  const edge = await page.locator('.files').evaluate((panel) => panel.getBoundingClientRect().right - panel.lastElementChild.getBoundingClientRect().right);
  assert.ok(edge < 24, `the last button ends ${edge} pixels before the bar does`);
  await t.shot(page, 'games-file-refused');
});

test('where there is no room left it is said, and the games that were here are whole', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en&view=text'), player = new Player(page);
  await player.guess('outline', '0011');
  const before = await saved(page, 'game.mastermind.guess');
  await openPanel(player);
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  assert.equal(await bring(page, games({ 'game.mastermind.guess': 'thirtyone=thirtyone 1 4 6 31 mover_loses person perfect 42 1\n' })), `${say('en', 'brought', { n: 0 })} ${say('en', 'files.refused', { what: `${say('en', 'mastermind')} (${say('en', 'files.no_room')})` })}`);
  assert.equal(await saved(page, 'game.mastermind.guess'), before);
});

test('what cannot be fetched is said', async ({ t }) => {
  t.expected = /503|dynamically imported/;
  const page = await t.open('/pages/embed.html'), player = new Player(page);
  await page.route('**/shared-*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/games-file-dialog*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: (await player.node('games_file')).text, exact: true }).first().press('Enter');
  await page.locator('.notice').first().waitFor();
});
