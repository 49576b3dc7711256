// Tests of the outline for assistive technology, of keyboards, print and large type. axe-core checks every state.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { readTables } from '../../cmake/tables.mjs';
import { inspect } from './axe.mjs';
import { DESKTOP, PHONE, expect, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest, nextFrames } from './rest.mjs';
import { say } from './say.mjs';

for (const [what, path, how] of [
  ['the start page', '/', {}],
  ['a game', '/?game=mastermind', {}],
  ['a game on a phone', '/?game=picas-fijas', { viewport: PHONE, touch: true }],
  ['the text view', '/?game=mastermind&view=text', {}],
  ['the text view on a phone', '/?game=picas-fijas&view=text', { viewport: PHONE, touch: true }],
  ['the text view in dark colours', '/?game=mastermind&view=text&theme=dark', {}],
  ['the text view on a projector', '/?view=text&theme=projector', {}],
  ['messages about bad attributes', '/pages/bad.html', {}],
  ['a page full of games and posters', '/pages/twelve.html', { viewport: { width: 1600, height: 1000 } }],
]) {
  test(`axe-core finds nothing to improve in ${what}`, async ({ t }) => {
    const page = await t.open(path, how);
    await inspect(page);
    await t.shot(page, `axe-${what.replaceAll(' ', '-')}`);
  });
}

/**
 * The other games, on a phone narrower than their tables, in English and Italian by turns; last a finished game with
 * its review.
 */
const WON = 'Y29kZXMgMSBwNGM2ciAxMiBndWVzc2VyIGNvbG91cnMga251dGggNDIgZzAwMTEgZzI0NTBipA'; // from tests/golden/links.txt
for (const [turn, what] of ['thirtyone', 'trees', 'tictactoe', 'matrix', 'betting', 'spaces', 'cluedo', 'lab', `#s=${WON}`].entries()) {
  const over = what.startsWith('#'), name = over ? 'a won game with its review' : `the text of ${what}`;
  test(`axe-core finds nothing to improve in ${name}`, async ({ t }) => {
    const page = await t.open(`/?${over ? '' : `game=${what}&`}view=text&lang=${turn % 2 ? 'it' : 'en'}${over ? what : ''}`, { viewport: PHONE });
    if (over) await new Player(page).until(({ nodes }) => nodes.find(({ id }) => id === 'review')?.rows.length);
    await inspect(page);
  });
}

test('text and drawing are two views of one game, changed by a button', async ({ t }) => {
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

test('every control of the text view is at least 44 pixels high and wide on a phone', async ({ t }) => {
  const page = await t.open('/?game=mastermind&view=text', { viewport: PHONE, touch: true, isMobile: true });
  const small = await page.locator('.outline').evaluate((box) => [...box.querySelectorAll('button, label')].filter((control) => control.checkVisibility())
    .map((control) => ({ text: control.textContent, ...control.getBoundingClientRect().toJSON() })).filter(({ width, height }) => width < 44 || height < 44));
  assert.deepEqual(small, []);
});

test('a phone shows the text view without scrolling sideways, also at twice the size of letters', async ({ t }) => {
  for (const viewport of [PHONE, { width: 320, height: 500 }]) {
    const page = await t.open('/?game=mastermind&view=text', { viewport });
    assert.ok(await page.locator('.outline').evaluate((box) => box.scrollWidth <= box.clientWidth));
  }
});

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

test('printing has the board as a picture, in light colours, and no heading over nothing', async ({ t }) => {
  for (const game of ['mastermind', 'trees', 'thirtyone', 'cluedo']) {
    const page = await t.open(`/?game=${game}&theme=dark&lang=en${game === 'cluedo' ? '&role=notebook' : ''}`, { viewport: { width: 400, height: 700 } });
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

// Measured, not only looked at: the picture once lay on the first paragraphs.
for (const { name: game } of readTables(fileURLToPath(new URL('../..', import.meta.url))).games)
  test(`on paper the picture of ${game} stands above its text and covers nothing`, async ({ t }) => {
    const page = await t.open(`/?game=${game}&lang=en${game === 'cluedo' ? '&role=notebook' : ''}`, { viewport: DESKTOP }); // its first screen is no board
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const { bottom, tops, buttons } = await page.evaluate(() => {
      const root = document.querySelector('sagaz-game').shadowRoot, seen = (part) => part.checkVisibility();
      const texts = [...root.querySelectorAll('.nodes > *, .nodes p, .nodes caption')].filter((part) => seen(part) && part.textContent.trim());
      return { bottom: root.querySelector('canvas.printed')?.getBoundingClientRect().bottom, tops: texts.map((part) => part.getBoundingClientRect().top), buttons: [...root.querySelectorAll('button')].filter(seen).length };
    });
    assert.equal(bottom > 100, game !== 'lab', `the height of its picture: ${bottom}; the laboratory has none`);
    assert.ok(tops.length && (bottom ?? 0) <= Math.min(...tops), `the picture ends at ${bottom}, the text begins at ${Math.min(...tops)}`);
    assert.equal(buttons, 0);
    if (game !== 'mastermind') return;
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    assert.ok(pdf.includes('/Image') && pdf.match(/\/Type \/Page\b/g).length <= 3);
  });

test('the page is named after what is played in it', async ({ t }) => {
  const page = await t.open('/?lang=en'), player = new Player(page);
  assert.equal(await page.title(), 'Sagaz');
  await player.tap('open:mastermind');
  await player.until((tree) => tree.nodes.some(({ id }) => id === 'submit'));
  assert.equal(await page.title(), `${say('en', 'mastermind')} · Sagaz`);
});

test('printing gives the text, not the drawing', async ({ t }) => {
  const page = await t.open('/?game=mastermind', { viewport: DESKTOP });
  await page.emulateMedia({ media: 'print' });
  assert.ok(!(await page.locator('canvas').isVisible()));
  const box = await page.locator('.outline').boundingBox();
  assert.ok(box.height > 100 && box.width > 300, JSON.stringify(box));
  await t.shot(page, 'print');
});

test('with forced colours the text view keeps its borders', async ({ t }) => {
  const page = await t.open('/?game=mastermind&view=text', { forcedColors: 'active' });
  const width = await page.locator('.outline button').first().evaluate((button) => getComputedStyle(button).borderTopWidth);
  assert.notEqual(width, '0px');
  await t.shot(page, 'forced-colours');
});

test('the system\'s forced colours are the drawing\'s too, at once and only while they hold', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en', { forcedColors: 'active', colorScheme: 'dark' }), player = new Player(page);
  const corner = () => page.evaluate(async () => {
    const image = await createImageBitmap(await document.querySelector('sagaz-game').screenshot()), paper = new OffscreenCanvas(1, 1).getContext('2d');
    paper.drawImage(image, -2, -(image.height - 2), image.width, image.height);
    return `rgb(${[...paper.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`;
  });
  const canvas = () => page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'Canvas';
    return getComputedStyle(probe).color;
  });
  const become = (colour) => expect.poll(corner).toBe(colour);
  await become(await canvas());
  await player.guess('canvas', '0011');
  await t.shot(page, 'forced-colours-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ forcedColors: 'none' });
  await become('rgb(242, 244, 247)');
  await page.emulateMedia({ forcedColors: 'active' });
  await become(await canvas());
  await t.shot(page, 'forced-colours-light');
  await page.evaluate(() => document.querySelector('sagaz-game').setAttribute('game', 'picas-fijas'));
  await player.until((tree) => tree.title === say('en', 'picas_fijas') && tree.rects?.['symbol:9']);
  await become(await canvas()); // another game starts with the forced colours
  await t.shot(page, 'forced-colours-digits');
});

test('on a page that is written from right to left the game stands as ever, and is played', async ({ t }) => {
  const page = await t.open('/pages/rtl.html'), player = new Player(page);
  await player.guess('canvas', '0011');
  await t.shot(page, 'rtl-drawing');
  await page.getByRole('button', { name: (await player.node('textview')).text, exact: true }).press('Enter');
  await player.guess('outline', '2345');
  const box = await page.locator('.outline').evaluate((outline) => {
    const heading = outline.querySelector('h2, h1').getBoundingClientRect(), row = outline.querySelector('tbody th').getBoundingClientRect();
    return { direction: getComputedStyle(outline).direction, wide: outline.scrollWidth > outline.clientWidth, left: heading.left - outline.getBoundingClientRect().left < 200, first: row.left < outline.querySelector('tbody td').getBoundingClientRect().left };
  });
  assert.deepEqual(box, { direction: 'ltr', wide: false, left: true, first: true });
  await t.shot(page, 'rtl-text');
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

test('at four times its size the arrows scroll the page, though its letters are the game\'s', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en', { viewport: { width: 320, height: 200 }, dpr: 4 });
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => scrollY > 0);
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

test('the page says in its language what it is, and player.html has a heading of the first level', async ({ t }) => {
  for (const language of ['en', 'pt']) {
    const page = await t.open(`/?lang=${language}`);
    assert.equal(await page.locator('meta[name=description]').getAttribute('content'), say(language, 'description'));
    assert.equal(await page.locator('.outline [lang=it]').first().textContent(), 'Italiano');
  }
  const player = await t.open('/player.html?game=tictactoe&lang=en');
  assert.equal(await player.getByRole('heading', { level: 1 }).count(), 1);
});

/** Moves fingers along their paths, all of the same number of places. @param {{x: number, y: number}[][]} fingers */
async function move(page, ...fingers) {
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step < fingers[0].length; step++) {
    const touchPoints = fingers.map((places, id) => ({ ...places[step], id }));
    await session.send('Input.dispatchTouchEvent', { type: step ? 'touchMove' : 'touchStart', touchPoints });
    await nextFrames(page, 1);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await nextFrames(page, 12); // the browser continues to zoom and scroll for a moment
}

test('two fingers enlarge the page over the game, and one moves it about where the game has no use for that', async ({ t }) => {
  const page = await t.open('/pages/embed.html', { viewport: PHONE, touch: true, isMobile: true });
  const before = await page.evaluate(() => document.querySelector('sagaz-game').getState());
  await page.evaluate(() => document.querySelector('sagaz-game').scrollIntoView());
  const steps = Array.from({ length: 13 }, (_, n) => 40 + 5 * n), y = 24; // on its bar
  await move(page, steps.map((by) => ({ x: 180 - by, y })), steps.map((by) => ({ x: 180 + by, y })));
  assert.ok(await page.evaluate(() => visualViewport.scale > 2));
  await t.shot(page, 'enlarged');
  const left = await page.evaluate(() => visualViewport.offsetLeft);
  await move(page, Array.from({ length: 12 }, (_, n) => ({ x: 330 - 20 * n, y })));
  assert.ok(await page.evaluate((was) => visualViewport.offsetLeft > was + 20, left), 'sideways too');
  assert.ok(await page.evaluate(() => {
    const { left: x, top, right } = document.querySelector('sagaz-game').getBoundingClientRect(), { offsetLeft, offsetTop, width } = visualViewport;
    return x <= offsetLeft + 20 && right >= offsetLeft + width - 20 && top <= offsetTop + 5;
  }), 'it was over the game');
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').getState()), before, 'and nothing was played');
});

for (const game of ['mastermind', 'thirtyone', 'trees', 'cluedo'])
  test(`at four times its size the page of ${game} is scrolled down, never sideways, and played`, async ({ t }) => {
    const page = await t.open(`/?game=${game}&lang=en`, { viewport: { width: 320, height: 200 }, dpr: 4 }), player = new Player(page);
    const size = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight, canvas: document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').clientHeight }));
    assert.deepEqual(size, { wide: 320, high: 300, canvas: 300 });
    assert.ok((await player.tree()).rects.menu, 'the game, not a poster');
    await t.shot(page, `four-times-${game}`);
    await player.tap('menu');
    await player.until(({ nodes }) => nodes.some(({ kind }) => kind === 'dialog'));
    await t.shot(page, `four-times-${game}-menu`);
    const text = await t.open(`/?game=${game}&lang=en&view=text`, { viewport: { width: 320, height: 200 }, dpr: 4 });
    assert.ok(await text.locator('.outline').evaluate((box) => box.scrollWidth <= box.clientWidth));
    await t.shot(text, `four-times-${game}-text`);
  });

test('at four times its size the ring and the name of the focused control stay in sight', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en', { viewport: { width: 320, height: 256 }, dpr: 4 });
  const seen = () => page.evaluate(() => {
    const { root } = document.querySelector('sagaz-game'), shown = ['.ring', '.chip'].map((one) => root.querySelector(one))
      .filter((part) => !part.hidden && part.getClientRects().length).map((part) => [part.className, part.getBoundingClientRect()]);
    return shown.map(([name, { top, bottom }]) => `${name} ${top >= -8 && bottom <= innerHeight + 8 ? 'in sight' : `from ${top} to ${bottom}`}`);
  });
  let parts = 0;
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('Tab');
    await nextFrames(page, 2);
    const shown = await seen();
    parts += shown.length;
    for (const part of shown) assert.match(part, /in sight$/, `after ${n + 1} × Tab`);
  }
  assert.ok(parts > 20, `${parts} rings and names`);
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

for (const [game, id, ...taps] of [['trees', 'tree_text', 'tab:3'], ['mastermind', 'seed', 'menu', 'rules_dialog']])
  test(`where one types on a phone the field that takes the keys is in its place, and comes into what is left to see: ${game}`, async ({ t }) => {
    const page = await t.open(`/?game=${game}&lang=en`, { viewport: { width: 375, height: 667 }, touch: true, isMobile: true }), player = new Player(page, { touch: true });
    for (const tap of taps) await player.tap(tap);
    await player.tap(id);
    const [, y, , height] = (await player.tree()).rects[id];
    const typing = () => page.locator('.typing').evaluate((field) => ({ focused: field.getRootNode().activeElement === field, ...field.getBoundingClientRect().toJSON() }));
    const { focused, top, bottom } = await typing();
    assert.ok(focused && top >= y - 2 && bottom <= y + height + 10, `${top}…${bottom} in ${y}+${height}`);
    await t.shot(page, `typing-on-a-phone-${game}`);
    const session = await page.context().newCDPSession(page); // less is visible, as above an open keyboard
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await page.waitForFunction(() => {
      const field = document.querySelector('sagaz-game').shadowRoot.querySelector('.typing').getBoundingClientRect(), { offsetTop, height: seen } = visualViewport;
      return seen < 400 && field.top >= offsetTop - 1 && field.bottom <= offsetTop + seen + 1;
    });
    await t.shot(page, `typing-over-a-keyboard-${game}`);
    await page.keyboard.type('9');
    await player.until(({ nodes }) => nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).some((node) => node.id === id && /9/.test(node.value)));
  });
