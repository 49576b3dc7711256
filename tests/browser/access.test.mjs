// The outline for assistive technology, keyboards, print and large type; axe-core looks over every state.
import assert from 'node:assert/strict';
import axe from '@axe-core/playwright';
import { DESKTOP, PHONE, test } from './harness.mjs';
import { Player } from './player.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;

async function inspect(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`), []);
}

for (const [what, path, how] of [
  ['the start page', '/', {}],
  ['a game', '/?game=mastermind', {}],
  ['a game on a phone', '/?game=picas-fijas', { viewport: PHONE, touch: true }],
  ['the text view', '/?game=mastermind&view=text', {}],
  ['the text view on a phone', '/?game=picas-fijas&view=text', { viewport: PHONE, touch: true }],
  ['the text view in dark colours', '/?game=mastermind&view=text&theme=dark', {}],
  ['the text view on a projector', '/?view=text&theme=projector', {}],
  ['messages about bad attributes', '/pages/bad.html', {}],
  ['a page full of games and posters', '/pages/ten.html', { viewport: { width: 1600, height: 1000 } }],
]) {
  test(`axe-core finds nothing to improve in ${what}`, async (t) => {
    const page = await t.open(path, how);
    await inspect(page);
    await t.shot(page, `axe-${what.replaceAll(' ', '-')}`);
  });
}

test('text and drawing are two views of one game, changed by a button', async (t) => {
  const page = await t.open('/?game=mastermind'), player = new Player(page);
  const { text } = await player.node('textview');
  await page.getByRole('button', { name: text, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.root.text').waitFor();
  assert.ok(!(await page.locator('canvas').isVisible()));
  await player.press('textview');
  await page.locator('canvas').waitFor({ state: 'visible' });
  await player.tap('textview');
  await page.locator('.root.text').waitFor();
});

test('every control of the text view is at least 44 pixels high and wide on a phone', async (t) => {
  const page = await t.open('/?game=mastermind&view=text', { viewport: PHONE, touch: true, isMobile: true });
  const small = await page.locator('.outline').evaluate((box) => [...box.querySelectorAll('button, label')].filter((control) => control.checkVisibility())
    .map((control) => ({ text: control.textContent, ...control.getBoundingClientRect().toJSON() })).filter(({ width, height }) => width < 44 || height < 44));
  assert.deepEqual(small, []);
});

test('a phone shows the text view without scrolling sideways, also at twice the size of letters', async (t) => {
  for (const viewport of [PHONE, { width: 320, height: 500 }]) {
    const page = await t.open('/?game=mastermind&view=text', { viewport });
    assert.ok(await page.locator('.outline').evaluate((box) => box.scrollWidth <= box.clientWidth));
  }
});

test('a keyboard user sees on the drawing which control has the focus', async (t) => {
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

test('a dialog opened by the keyboard is not covered by its own words', async (t) => {
  for (const [game, opener] of [['trees', 'rules_dialog'], ['cluedo', 'cases']]) {
    const page = await t.open(`/?game=${game}&lang=en`), player = new Player(page), { text } = await player.node(opener);
    await page.locator('body').press('Tab');
    const button = page.getByRole('button', { name: text, exact: true }).first();
    await button.focus();
    await button.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(200);
    assert.equal(await page.locator('.chip').textContent(), '');
    await page.keyboard.press('Tab');
    assert.notEqual(await page.locator('.chip').textContent() || await page.locator('.ring').isVisible(), false, 'its first control is named or ringed');
    await t.shot(page, `dialog-by-keyboard-${game}`);
  }
});

test('the ring is on the position whose choice has the focus, and the chip names both', async (t) => {
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

test('printing has the board as a picture, in light colours, and no heading over nothing', async (t) => {
  for (const game of ['mastermind', 'trees', 'thirtyone', 'cluedo']) {
    const page = await t.open(`/?game=${game}&theme=dark&lang=en`, { viewport: { width: 400, height: 700 } });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await t.shot(page, `print-${game}`);
    const seen = await page.evaluate(() => {
      const root = document.querySelector('sagaz-game').shadowRoot, board = root.querySelector('canvas.printed');
      const { data } = board.getContext('2d').getImageData(0, 0, board.width, board.height), colours = new Set();
      let light = 0;
      for (let i = 0; i < data.length; i += 4) {
        colours.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2]);
        light += data[i] + data[i + 1] + data[i + 2] > 600;
      }
      const parts = [...root.querySelectorAll('.nodes > *')].filter((part) => part.checkVisibility() && part.textContent.trim());
      const empty = parts.filter((part, i) => /^H\d$/.test(part.localName.toUpperCase()) && (!parts[i + 1] || /^h\d$/.test(parts[i + 1].localName) && parts[i + 1].localName <= part.localName));
      return { visible: board.checkVisibility(), width: board.width, colours: colours.size, light: light / (data.length / 4), empty: empty.map(({ textContent }) => textContent) };
    });
    assert.ok(seen.visible && seen.width > 600, game);
    assert.ok(seen.colours > 10 && seen.light > 0.5, `${game}: ${JSON.stringify(seen)}`);
    assert.deepEqual(seen.empty, [], game);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await page.locator('canvas.printed').count(), 0);
    await page.close();
  }
});

test('the page is named after what is played in it', async (t) => {
  const page = await t.open('/?lang=en'), player = new Player(page);
  assert.equal(await page.title(), 'Sagaz');
  await player.tap('open:mastermind');
  await player.until((tree) => tree.nodes.some(({ id }) => id === 'submit'));
  assert.equal(await page.title(), 'Mastermind · Sagaz');
});

test('printing gives the text, not the drawing', async (t) => {
  const page = await t.open('/?game=mastermind', { viewport: DESKTOP });
  await page.emulateMedia({ media: 'print' });
  assert.ok(!(await page.locator('canvas').isVisible()));
  const box = await page.locator('.outline').boundingBox();
  assert.ok(box.height > 100 && box.width > 300, JSON.stringify(box));
  await t.shot(page, 'print');
});

test('with forced colours the text view keeps its borders', async (t) => {
  const page = await t.open('/?game=mastermind&view=text', { forcedColors: 'active' });
  const width = await page.locator('.outline button').first().evaluate((button) => getComputedStyle(button).borderTopWidth);
  assert.notEqual(width, '0px');
  await t.shot(page, 'forced-colours');
});
