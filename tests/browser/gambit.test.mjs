// Tests of Gambit's files on the page: .nfg and .efg are chosen or dropped, and open as a game; what cannot is named.
import assert from 'node:assert/strict';
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

const NFG = 'NFG 1 R "Pennies" { "Ann" "Bob" } { 2 2 }\n\n1 -1 -1 1 -1 1 1/2 -1/2\n';
const SHIFTED = 'NFG 1 R "" { "A" "B" } { 2 2 }\n\n1 1 2 0 0 2 2 0\n';
const EFG = 'EFG 2 R "Two steps" { "MAX" "MIN" }\n""\n\np "" 1 1 "" { "1" "2" } 0\np "" 2 1 "" { "1" "2" } 0\nt "" 1 "" { 3, -3 }\nt "" 2 "" { 5, -5 }\nt "" 3 "" { 4, -4 }\n';
const HIDDEN = `EFG 2 R "Señales" { "Zoë" "Анна" } c "" 1 "" { "文" 1/2 "b" 1/2 } 0 p "" 1 1 "文" { "bet" "fold" } 0 p "" 2 1 "?" { "meet" "go" } 0 t "" 1 "" { 2 -2 } t "" 2 "" { 1 -1 } t "" 3 "" { -1 1 } p "" 1 2 "b" { "bet" "fold" } 0 p "" 2 1 0 t "" 4 "" { -2 2 } t "" 2 t "" 3`;
/** All parts of an outline. */
const nodes = (tree) => tree.nodes.flatMap((part) => [part, ...(part.nodes ? nodes(part) : [])]);
const line = (page) => page.evaluate(() => atob((document.querySelector('sagaz-game').getState() ?? '').replaceAll('-', '+').replaceAll('_', '/')).slice(0, -2));
const until = (page, part) => page.waitForFunction((wanted) => atob((document.querySelector('sagaz-game')?.getState() ?? '').replaceAll('-', '+').replaceAll('_', '/')).includes(wanted), part, { timeout: 60_000 });
const choose = (page, name, content) => page.locator('.files [name=gambit]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
/** What the part that opens such files says, or with `games` the part of the saved games. */
const told = async (page, games = false) => {
  const part = games ? '.files [role=status]' : '.files .opened';
  await page.waitForFunction((where) => document.querySelector('sagaz-game').shadowRoot.querySelector(where).textContent, part);
  return page.locator(part).textContent();
};
async function openPanel(player, canvas = false) {
  if (canvas) {
    await player.tap('menu');
    await player.tap('games_file');
  } else await player.press('games_file');
  await player.page.locator('.files').waitFor();
}
/** Drops a file on the game, as a desk's file manager does. */
const drop = (page, name, content) => page.evaluate(([named, text]) => {
  const dataTransfer = new DataTransfer(), game = document.querySelector('sagaz-game');
  dataTransfer.items.add(new File([text], named));
  return ['dragover', 'drop'].map((type) => game.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true })));
}, [name, content]);

test('on a phone a file of Gambit is chosen in the menu, and opens as a matrix game', async ({ t }) => {
  const page = await t.open('/?game=matrix&lang=en', { viewport: { ...PHONE, height: 860 }, touch: true, isMobile: true }), player = new Player(page, { touch: true });
  await openPanel(player, true);
  await t.shot(page, 'gambit-phone');
  await choose(page, 'pennies.nfg', NFG);
  await until(page, 'matrix 1 1,-1;-1,1/2 row');
  assert.equal(await page.locator('.files').count(), 0, 'the panel is closed');
});

test('a tree is dropped on another game and opens in its own room; what cannot be opened is named', async ({ t }) => {
  const page = await t.open('/?game=matrix&lang=en&view=text', { language: 'en' }), player = new Player(page);
  assert.deepEqual(await drop(page, 'steps.efg', EFG), [false, false], 'the page is not left');
  await until(page, 'trees 1 explore max');
  assert.match(await line(page), /\(\(?3,5\)?,4\)|\(3,5\),?4|\(3,5\)4/);

  await openPanel(player);
  await choose(page, 'sums.nfg', SHIFTED);
  assert.equal(await told(page), say('en', 'files.gambit_constant', { n: 2 }));
  await until(page, 'matrix 1 1,0;2,2');
  for (const [name, content, key, why] of [
    ['three.nfg', 'NFG 1 R "" { "A" "B" "C" } { 1 1 1 }\n\n1 2 3\n', 'gambit_more', /\b3\b.*Line 1, character 22\.$/],
    ['general.nfg', 'NFG 1 R "" { "A" "B" } { 2 2 }\n\n1 2 3 4 5 6 7 9\n', 'gambit_sum', /strategies \(2,1\)/],
    ['broken.nfg', 'NFG 1 R "" { "A" "B" } { 2 2 }\n\n1 2 x\n', 'gambit_fault', /Line 3, character 5/],
    ['letter.txt', 'Hello', 'gambit_fault', /./],
    ['three.efg', 'EFG 2 R "t" { "A" "B" "C" } p "" 1 1 "" { "a" "b" } 0 t "" 1 "" { 1 2 3 } t "" 2 "" { 1 2 3 }', 'gambit_more', /\b3\b.*Line 1, character 23\.$/],
    ['cut.efg', 'EFG 2 R "t', 'gambit_cut', /./],
  ]) {
    await page.locator('.files .opened').evaluate((part) => part.replaceChildren());
    await choose(page, name, content);
    const words = await told(page);
    assert.match(words, saying('en', `files.${key}`, {}, { start: true }), name);
    assert.match(words, why, name);
  }
  assert.match(await line(page), /^matrix 1 1,0;2,2/, 'the game stays');
  assert.deepEqual(await drop(page, 'games.json', '[]'), [false, false]);
  assert.match(await told(page, true), saying('en', 'files.not_ours', {}, { start: true }), 'a file of saved games goes where those go');
});

test('after a file that fails, its bar and the room\'s dialog open the choice of a file again, and each fault has its reason', async ({ t }) => {
  const page = await t.open('/?game=betting&lang=pt', { language: 'pt' }), player = new Player(page);
  const withSigns = (first, payoffs = '2 -2') => `EFG 2 R "t" { "A" "B" } c "" 1 "" { "x" ${first} "y" 1/3 } 0 t "" 1 "" { 1 -1 } t "" 2 "" { ${payoffs} }`;
  const dialog = async () => {
    await player.tap('rules_dialog');
    await player.tap('open_tree');
  };
  const bar = () => page.locator('.files').getByRole('button', { name: say('pt', 'files.gambit'), exact: true }).click();
  for (const [how, content, words] of [
    [dialog, withSigns('1/3'), `${say('pt', 'files.gambit_chance', { sum: '2/3' })} ${say('pt', 'files.gambit_place', { line: 1, column: 35 })}`],
    [bar, withSigns('5/x'), `${say('pt', 'files.gambit_number', { word: '5/x' })} ${say('pt', 'files.gambit_place', { line: 1, column: 41 })}`],
    [dialog, withSigns('2/3', '2 5'), `${say('pt', 'files.gambit_sum')} ${say('pt', 'files.gambit_sums', { first: 0, sum: 7 })} ${say('pt', 'files.gambit_place', { line: 1, column: 76 })}`],
  ]) {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), how()]);
    await page.locator('.files .opened').evaluate((part) => part.replaceChildren());
    await chooser.setFiles({ name: 'signs.efg', mimeType: '', buffer: Buffer.from(content) });
    assert.equal(await told(page), words);
  }
});

test('in another language a fault is said with its place, and without an English word', async ({ t }) => {
  const page = await t.open('/?game=matrix&lang=it&view=text', { language: 'it' }), player = new Player(page);
  await openPanel(player);
  await choose(page, 'forgets.efg', 'EFG 2 R "t" { "A" "B" } p "" 1 1 "x" { "a" "b" } 0 p "" 1 1 "x" { "a" "b" } 0 t "" 1 "" { 1 -1 } t "" 2 "" { 1 -1 } t "" 3 "" { 2 -2 }');
  assert.equal(await told(page), `${say('it', 'files.gambit_recall')} ${say('it', 'files.gambit_place', { line: 1, column: 52 })}`);
});

test('a file with a shared information set is chosen and opens as a tree, with its value, its sets and their behaviour', async ({ t }) => {
  const page = await t.open('/?game=matrix&lang=en&view=text', { language: 'en' }), player = new Player(page);
  await openPanel(player);
  await choose(page, 'signals.efg', HIDDEN);
  await until(page, 'betting 1 efg EFG 2 R');
  assert.equal(await page.locator('.files').count(), 0, 'the panel is closed');
  await player.until((tree) => nodes(tree).some(({ id }) => id === 'value'));
  const told = nodes(await player.tree());
  assert.match(told.find(({ id }) => id === 'value').text, /value for Zoë: 1\/3/);
  const { items } = told.find(({ id }) => id === 'sets');
  assert.ok(items.includes('Анна, set 1, “?”: nodes 3, 8. Actions: meet, go.'), items.join('\n'));
  assert.deepEqual(told.find(({ id }) => id === 'set:2').rows, [['meet', '2/3', ''], ['go', '1/3', '']]);
  const text = await page.locator('sagaz-game').evaluate((game) => game.shadowRoot.textContent);
  assert.ok(text.includes('Zoë, set 2, “b”'), 'the page has the words');
  await player.press('matrix');
  await until(page, 'matrix 1 ');
});

test('Back leads to the game that was left last, though an earlier offer is still open, and a reload stays there', async ({ t }) => {
  const page = await t.open('/?lang=en&view=text', { language: 'en' }), player = new Player(page);
  await player.press('open:matrix');
  await player.until((tree) => nodes(tree).some(({ id }) => id === 'new_game'));
  await drop(page, 'pennies.nfg', NFG);
  await until(page, 'matrix 1 1,-1;-1,1/2 row');
  await drop(page, 'hidden.efg', HIDDEN);
  await until(page, 'betting 1 efg');
  await drop(page, 'zero.nfg', 'NFG 1 R "" { "A" "B" } { 2 2 }\n\n3 -3 1 -1 0 0 2 -2\n');
  await until(page, 'matrix 1 3');
  await page.locator('.notice').getByRole('button', { name: say('en', 'back_to_game') }).click();
  await until(page, 'betting 1 efg');
  await page.reload();
  await t.ready(page);
  assert.match(await line(page), /^betting 1 efg/);
});
