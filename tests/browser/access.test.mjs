// Tests of the outline for assistive technology, of what is printed of a game, and of forced colours. axe-core checks every state.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { readTables } from '../../cmake/tables.mjs';
import { inspect } from './axe.mjs';
import { DESKTOP, PHONE, expect, test } from './fixtures.mjs';
import { Player } from './player.mjs';
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

test('the page says in its language what it is, and player.html has a heading of the first level', async ({ t }) => {
  for (const language of ['en', 'pt']) {
    const page = await t.open(`/?lang=${language}`);
    assert.equal(await page.locator('meta[name=description]').getAttribute('content'), say(language, 'description'));
    assert.equal(await page.locator('.outline [lang=it]').first().textContent(), 'Italiano');
  }
  const player = await t.open('/player.html?game=tictactoe&lang=en');
  assert.equal(await player.getByRole('heading', { level: 1 }).count(), 1);
});
