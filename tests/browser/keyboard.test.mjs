// Tests of playing by the keyboard: where its focus is, what Tab comes to, and which keys are the game's.
import assert from 'node:assert/strict';
import { expect, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say } from './say.mjs';

test('a keyboard user sees on the drawing which control has the focus', async ({ t }) => {
  const page = await t.open('/?game=mastermind');
  await page.locator('body').press('Tab');
  let ringed = false, named = false;
  for (let i = 0; i < 80 && !(ringed && named); i++) {
    await page.keyboard.press('Tab');
    ringed ||= await page.locator('.ring').isVisible();
    named ||= await page.locator('.chip').isVisible();
  }
  assert.deepEqual([ringed, named], [true, true], 'drawn controls have a ring, others show their name');
  await t.shot(page, 'focus-ring');
});

test('a dialog opened by the keyboard is not covered by its own words', async ({ t }) => {
  for (const [game, opener] of [['trees', 'rules_dialog'], ['cluedo', 'cases']]) {
    const page = await t.open(`/?game=${game}&lang=en`), player = new Player(page), { text } = await player.node(opener);
    await page.locator('body').press('Tab');
    const button = page.getByRole('button', { name: text, exact: true }).first();
    await button.focus();
    await button.press('Enter');
    await page.getByRole('dialog').waitFor();
    await atRest(page);
    assert.equal(await page.locator('.chip').textContent(), '');
    await page.keyboard.press('Tab');
    assert.notEqual(await page.locator('.chip').textContent() || await page.locator('.ring').isVisible(), false, 'its first control is named or ringed');
    await t.shot(page, `dialog-by-keyboard-${game}`);
  }
});

test('the ring is on the position whose choice has the focus, and the chip names both', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en'), player = new Player(page);
  await page.locator('body').press('Tab'); // the keyboard is in use
  const { label, options } = await player.node('place:1');
  const colour = page.getByRole('radiogroup', { name: label, exact: true }).getByRole('radio', { name: options[3].text, exact: true });
  await colour.focus();
  await page.locator('.ring').waitFor({ state: 'visible' });
  assert.equal(await page.locator('.chip').textContent(), label, 'nothing is chosen there yet');
  await colour.press('Space');
  await player.until(({ nodes }) => nodes.find(({ id }) => id === 'place:1').value === '3');
  const [x, y] = (await player.tree()).rects['hole:1'], ring = page.locator('.ring');
  await ring.waitFor({ state: 'visible' });
  const at = await ring.evaluate((part) => [part.offsetLeft, part.offsetTop]);
  assert.ok(Math.abs(at[0] + 4 - x) <= 2 && Math.abs(at[1] + 4 - y) <= 2, `${at} instead of ${[x, y]}`);
  assert.equal(await page.locator('.chip').textContent(), `${label}: ${options[3].text}`);
  await t.shot(page, 'focus-position');
});

test('one key skips the controls to the drawing; Tab then walks through it and leaves the game, Shift+Tab walks back', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  await page.locator('#before').focus();
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip');
  assert.equal(await skip.evaluate((button) => button.getRootNode().activeElement === button && button.textContent), say('it', 'skip'));
  await t.shot(page, 'skip-link');
  await page.keyboard.press('Enter');
  const at = () => page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.localName ?? document.activeElement.id);
  assert.equal(await at(), 'canvas');
  const walk = async (key) => {
    let steps = 0;
    for (; steps < 60 && await at() === 'canvas'; steps++) {
      await page.keyboard.press(key);
      await atRest(page);
    }
    return steps;
  };
  const steps = await walk('Tab');
  assert.ok(steps > 5 && steps < 60, `${steps} × Tab`);
  assert.equal(await at(), 'after');
  await skip.focus();
  await page.keyboard.press('Enter');
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await atRest(page);
  }
  await t.shot(page, 'walk-drawing');
  assert.equal(await walk('Shift+Tab'), 2);
  assert.notEqual(await at(), 'before');
});

test('Tab that comes to the drawing from the same controls in words passes it', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  await page.locator('.outline input').last().focus();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.localName), 'canvas');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'after');
});

test('the sheet of keys opened by its key has the focus on its cross, and Tab stays in it', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en'), player = new Player(page);
  await page.locator('sagaz-game canvas').focus();
  await page.keyboard.press('?');
  await player.until(({ nodes }) => nodes.some(({ kind }) => kind === 'dialog'));
  await atRest(page);
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab');
    await atRest(page);
    assert.equal(await page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.localName), 'canvas');
  }
  await t.shot(page, 'keys-by-key');
  await page.keyboard.press('Enter');
  await player.until(({ nodes }) => !nodes.some(({ kind }) => kind === 'dialog'));
});

test('keys that a game has no use for scroll its page; those that it has do not', async ({ t }) => {
  const page = await t.open('/pages/embed.html'), down = () => page.evaluate(() => scrollY);
  await page.locator('sagaz-game canvas').focus();
  await page.keyboard.press('ArrowDown'); // to the first control
  await atRest(page);
  assert.equal(await down(), 0);
  await expect(async () => { // a busy browser may lose a key
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => scrollY > 100, undefined, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

for (const path of ['/?game=mastermind&lang=en', '/player.html?game=mastermind&lang=en', '/?game=mastermind&lang=en&view=text'])
  test(`keys that nobody else takes go to the game at once, until they are switched off: ${path}`, async ({ t }) => {
    const page = await t.open(path), player = new Player(page), rows = (n) => player.until(({ nodes }) => (nodes.find(({ id }) => id === 'rows')?.rows.length ?? 0) === n);
    const filled = async () => (await player.tree()).nodes.filter(({ id }) => id.startsWith('place:')).map(({ value }) => value).join('');
    for (const key of ['a', 'b', 'c', 'd', 'Enter']) await page.keyboard.press(key);
    await rows(1);
    const control = page.locator('.outline button').first();
    await control.focus();
    for (const key of ['a', 'b', 'Backspace']) await page.keyboard.press(key);
    await expect.poll(filled).toBe('0');
    assert.ok(await control.evaluate((button) => button.getRootNode().activeElement === button), 'the focus stays');
    await page.keyboard.press('?');
    await player.until(({ nodes }) => nodes.some(({ kind }) => kind === 'dialog'));
    await expect(async () => { // a busy browser may lose a key
      await page.keyboard.press('Escape');
      await player.until(({ nodes }) => !nodes.some(({ kind }) => kind === 'dialog'), 3000);
    }).toPass({ timeout: 30_000 });
    await page.getByRole('button', { name: (await player.node('menu')).text, exact: true }).first().press('Enter');
    await page.getByRole('dialog').getByRole('checkbox', { name: say('en', 'keys_on_page'), exact: true }).press(' ');
    await player.until(({ nodes }) => !nodes.find(({ kind }) => kind === 'dialog').nodes.find(({ id }) => id === 'page_keys').checked);
    await page.keyboard.press('Escape');
    await player.until(({ nodes }) => !nodes.some(({ kind }) => kind === 'dialog'));
    await page.evaluate(() => document.querySelector('sagaz-game').root.getRootNode().activeElement?.blur());
    for (const key of ['c', 'Enter']) await page.keyboard.press(key);
    await atRest(page);
    assert.equal(await filled(), '0');
    await page.reload();
    await t.ready(page);
    await page.keyboard.press('c');
    await atRest(page);
    assert.ok(!(await filled()).includes('2'), 'also after a reload');
  });

test('what is typed into a field of the outline is not the game\'s, nor what is typed on a page around the game', async ({ t }) => {
  const page = await t.open('/?game=trees&lang=en&view=text'), player = new Player(page);
  await page.getByRole('checkbox', { name: (await player.node('edit')).label, exact: true }).first().check();
  await page.locator('[data-id$="/tree_text"] input').waitFor();
  const before = await page.evaluate(() => document.querySelector('sagaz-game').getState());
  const field = page.locator('[data-id$="/tree_text"] input');
  await field.focus();
  await page.keyboard.type('?4');
  assert.ok((await field.inputValue()).endsWith('?4'));
  await atRest(page);
  assert.ok(!(await player.tree()).nodes.some(({ kind }) => kind === 'dialog'));
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').getState()), before);
  const host = await t.open('/pages/embed.html'), around = new Player(host);
  for (const key of ['?', 'a', 'Enter']) await host.keyboard.press(key);
  await atRest(host);
  assert.ok(!(await around.tree()).nodes.some(({ kind, value }) => kind === 'dialog' || value === '0'));
});

/** A notebook of Cluedo with two notes, from tests/golden/links.txt. */
const NOTEBOOK = 'Y2x1ZWRvIDEgbm90ZWJvb2sgMS0yLTMgYmFjIDAgLSAwIG1tbSAwIGEsYixjLGQsZSxmIC0gLSBzMGFiZDItIHcxYWJky9k';

const focusedIn = (page) => page.evaluate(() => {
  const { root } = document.querySelector('sagaz-game'), focused = root.getRootNode().activeElement;
  return focused?.closest('[role=dialog]') ? 'dialog' : focused?.localName;
});

test('in a dialog of the outline Tab goes round, both ways, and Escape closes it', async ({ t }) => {
  for (const view of ['', '&view=text']) {
    const page = await t.open(`/?game=mastermind&lang=en${view}`), player = new Player(page);
    await page.getByRole('button', { name: (await player.node('rules_dialog')).text, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await player.until(({ nodes }) => nodes.some(({ kind }) => kind === 'dialog'));
    await expect.poll(() => focusedIn(page)).toBe('dialog');
    for (const key of ['Shift+Tab', 'Tab', ...Array.from({ length: 30 }, () => 'Tab'), ...Array.from({ length: 30 }, () => 'Shift+Tab')]) {
      await page.keyboard.press(key);
      assert.equal(await focusedIn(page), 'dialog', key);
    }
    await page.keyboard.press('Escape');
    await player.until(({ nodes }) => !nodes.some(({ kind }) => kind === 'dialog'));
    await expect.poll(() => focusedIn(page)).toBe('button');
  }
});

test('Escape closes the form of a note and the dialog of the games\' file, by the outline and in the drawing', async ({ t }) => {
  const page = await t.open(`/?lang=en#s=${NOTEBOOK}`), player = new Player(page);
  const open = () => player.until(({ nodes }) => nodes.some(({ id }) => id === 'entry_close')), closed = () => player.until(({ nodes }) => !nodes.some(({ id }) => id === 'entry_close'));
  await page.getByRole('button', { name: (await player.node('note')).text, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await open();
  await page.keyboard.press('Escape');
  await closed();
  assert.notEqual(await focusedIn(page), undefined);
  await player.tap('note');
  await open();
  await page.keyboard.press('Escape');
  await closed();
  assert.equal(await focusedIn(page), 'canvas', 'the drawing keeps the keys');
  const card = page.getByRole('radiogroup', { name: (await player.node('look_card')).label, exact: true });
  assert.equal(await card.getByRole('group').count(), 3);
  await page.getByRole('button', { name: (await player.node('games_file')).text, exact: true }).first().press('Enter');
  await page.locator('.files').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.files').waitFor({ state: 'detached' });
});

test('a game of Cluedo begun by the keyboard leaves the focus on the first thing to do, not on the last control', async ({ t }) => {
  const page = await t.open('/?game=cluedo&lang=en'), player = new Player(page);
  const focus = (name) => page.getByRole('button', { name, exact: true }).first().focus();
  await focus((await player.node('play_computer')).text);
  await page.keyboard.press('Enter');
  await player.until(({ nodes }) => nodes.some(({ kind }) => kind === 'dialog'));
  await focus(say('en', 'start'));
  await page.keyboard.press('Enter');
  await player.until(({ nodes }) => !nodes.some(({ kind }) => kind === 'dialog'));
  await expect.poll(() => page.evaluate(() => {
    const { root } = document.querySelector('sagaz-game'), focused = root.getRootNode().activeElement, all = [...root.querySelectorAll('.outline :is(button, input)')];
    return focused?.matches('button, input') ? all.indexOf(focused) / all.length < 0.5 : `nothing but ${focused?.className} has the focus`;
  })).toBe(true);
});
