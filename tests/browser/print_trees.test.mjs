// Tests of trees on paper: exercises with their tables, keys with the solved tree, letters that can be read.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { blank, drawn, faults, inspect, paper, words } from './paper.mjs';
import { say } from './say.mjs';

test('the key of a given tree has its values, windows and cuts on the drawing, in letters of 9 pt or more, also where the tree is wide', async ({ t }) => {
  const page = await blank(t), wide = Array.from({ length: 12 }, (_, i) => `(${i} ${30 - i} ${(i * 7) % 20})`).join('');
  await page.setViewportSize({ width: 680, height: 960 }); // A4 without its margins
  await page.emulateMedia({ media: 'print' });
  const drawn = () => page.locator('#sheet .tree-key').evaluate((svg) => ({
    texts: [...svg.querySelectorAll('text')].map(({ textContent }) => textContent), struck: svg.querySelectorAll('.struck').length / 2, unseen: [...svg.querySelectorAll('g.never')].filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none').length,
    letters: parseFloat(svg.getAttribute('font-size')) * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width * 0.75, height: svg.getBoundingClientRect().height,
    over: [...svg.querySelectorAll('text')].map((one) => one.getBBox()).some(({ x, y, width, height }) => x < 0 || y < 0 || x + width > svg.viewBox.baseVal.width || y + height > svg.viewBox.baseVal.height),
  }));
  await paper(page, t, new URLSearchParams({ tree: '(3 12 8)(2 4 6)(-14 5 2)', lang: 'en', part: 'key' }));
  assert.equal(await page.locator('#sheet .step img').count(), 0);
  const { letters, over, ...seen } = await drawn();
  assert.deepEqual(seen.texts.filter((text) => /MAX|MIN|\[/.test(text)).sort(), ['MAX 3', 'MIN 3', 'MIN 2', 'MIN −14', '[−∞; +∞]', '[−∞; +∞]', '[3; +∞]', '[3; +∞]'].sort());
  assert.deepEqual([seen.struck, seen.unseen], [4, 4], 'two leaves after 2, and two after −14');
  assert.ok(letters >= 9 && !over, `${letters} pt`);
  await page.screenshot({ path: process.env.SAGAZ_SHOTS ? `${process.env.SAGAZ_SHOTS}/print-tree-key.png` : undefined });
  await paper(page, t, new URLSearchParams({ tree: wide, lang: 'en', part: 'key' }));
  const sideways = await drawn();
  assert.ok(sideways.letters >= 9 && !sideways.over && sideways.height > 400, `${sideways.letters} pt, ${sideways.height} px high`);
  await page.screenshot({ path: process.env.SAGAZ_SHOTS ? `${process.env.SAGAZ_SHOTS}/print-tree-wide.png` : undefined, fullPage: true });
  await inspect(page);
});

test('an exercise on a given tree prints with an empty table of windows and values, and its key is the engine\'s by the rule', async ({ t }) => {
  const page = await blank(t), tree = '(1 1 5)(3 4)(3 2)', ask = (rules, part, language = 'en') => paper(page, t, new URLSearchParams({ tree, rules, lang: language, part }));
  const cells = () => page.locator('#sheet table.fill tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  await ask('equal', 'worksheet');
  assert.equal(await faults(page), '');
  assert.deepEqual(await cells(), [['root', '', '', ''], ['1', '', '', ''], ['2', '', '', ''], ['3', '', '', '']]);
  assert.ok(await page.locator('#sheet .step img').first().evaluate((image) => image.naturalWidth > 100), 'the tree is drawn');
  assert.equal(await page.locator('#sheet :is(.answer, .why, .right)').count(), 0);
  for (const [rules, last, leaves] of [['equal', ['3', '3', '+∞', '3'], '6'], ['strict', ['3', '3', '+∞', '2'], '7']]) {
    await ask(rules, 'key');
    assert.equal(await faults(page), '', 'the engine agrees with the answers');
    const rows = await cells();
    assert.deepEqual([rows[0], rows[3]], [['root', '−∞', '+∞', '3'], last]);
    assert.ok((await words(page, '#sheet .step:last-child .answer')).endsWith(leaves), rules);
  }
  const link = new URL(await page.getByRole('link', { name: say('en', 'print.on_screen') }).getAttribute('href'), page.url()).searchParams;
  assert.deepEqual([link.get('role'), link.get('tree'), link.get('rules')], ['practice', tree, 'strict']);
  await ask('equal', 'worksheet', 'pt');
  await inspect(page);
  await paper(page, t, new URLSearchParams({ tree: '3 [1/2:^(3,5),1/2:4]', lang: 'en' }), 'list');
  assert.match(await faults(page), /chance/);
});

/** A teacher's lesson with an exercise on a tree; sheets are printed from its file. */
const practising = (at) => JSON.stringify({ id: 'by-hand', game: 'trees', minutes: 5, title: { en: 'By hand' }, steps: [
  { say: { en: 'Write windows and values.' }, at },
  { say: { en: 'Compare with the others.' } }] });
const byHand = async (t, page, at, query) => {
  await page.route('**/by-hand.json', (route) => route.fulfill({ contentType: 'application/json', body: practising(at) }));
  await paper(page, t, `lesson=by-hand.json&lang=en&${query}`);
};

test('a lesson with an exercise on a tree prints its table empty on the worksheet, and filled in on the key with the solved tree', async ({ t }) => {
  const page = await blank(t), cells = () => page.locator('#sheet table.fill tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  const own = 'trees 1 practice max alphabeta left_to_right 0 own:vw:(3,12,8)(2,4,6)(14,5,2)';
  await byHand(t, page, own, 'part=worksheet');
  assert.deepEqual(await cells(), [['root', '', '', ''], ['1', '', '', ''], ['2', '', '', ''], ['3', '', '', '']]);
  assert.equal(await page.locator('#sheet .tree-key').count(), 0);
  await byHand(t, page, own, 'part=key');
  assert.deepEqual(await cells(), [['root', '−∞', '+∞', '3'], ['1', '−∞', '+∞', '3'], ['2', '3', '+∞', '2'], ['3', '3', '+∞', '2']]);
  assert.equal(await page.locator('#sheet .tree-key').count(), 1);
  await page.goto('about:blank');
  await byHand(t, page, 'trees 1 practice min alphabeta left_to_right 0 u3x2:0..20:42:v', 'part=worksheet');
  assert.deepEqual(await page.locator('#sheet table.fill thead th').allInnerTexts(), [say('en', 'print.tree_node'), say('en', 'print.tree_value')], 'only what is asked');
});

test('where a lesson asks about a searched tree, its key has the tree with values, and with the cuts of alpha-beta', async ({ t }) => {
  const page = await blank(t), lesson = (algorithm) => JSON.stringify({ id: 'searched', game: 'trees', minutes: 5, title: { en: 'Searched' }, steps: [
    { say: { en: 'Look.' }, at: `trees 1 explore max ${algorithm} left_to_right 0 (3,12,8)(2,4,6)(14,5,2)`, ask: { kind: 'number', say: { en: 'What is its value?' }, answer: 3,
      because: { request: { cmd: 'search.tree', tree: '(3 12 8)(2 4 6)(14 5 2)', algorithm: 'minimax' }, path: 'value' }, hints: [{ en: 'The largest of the minima.' }], right: { en: 'It is 3.' } } },
    { say: { en: 'End.' } }] });
  for (const [algorithm, unseen] of [['minimax', 0], ['alphabeta', 2]]) {
    await page.route('**/searched.json', (route) => route.fulfill({ contentType: 'application/json', body: lesson(algorithm) }));
    await paper(page, t, 'lesson=searched.json&lang=en&part=worksheet');
    assert.equal(await page.locator('#sheet .tree-key').count(), 0);
    await paper(page, t, 'lesson=searched.json&lang=en&part=key');
    const key = page.locator('#sheet .tree-key'), texts = await key.locator('text').allTextContents();
    for (const value of ['MAX 3', 'MIN 3']) assert.ok(texts.includes(value), texts.join());
    assert.equal(await key.locator('g.never').count(), unseen, `leaves that ${algorithm} never sees`);
    await page.unroute('**/searched.json');
    await page.goto('about:blank');
  }
});

test('on a compact sheet no letter of a tree is smaller than 7 pt: a wide one goes over both columns', async ({ t }) => {
  const page = await blank(t), LETTERS = 12; // px: the smallest of a drawn board
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 960 }); // A4 without its margins
  const boards = () => page.locator('#sheet .board img').evaluateAll((all) => all.map((image) => ({ scale: image.getBoundingClientRect().width / image.getAttribute('width'), wide: Boolean(image.closest('.wide')), width: image.getBoundingClientRect().width })));
  await paper(page, t, 'lesson=cut-1&lang=en&compact=1');
  const found = await boards();
  assert.ok(found.some(({ wide }) => wide) && found.some(({ wide }) => !wide), JSON.stringify(found));
  for (const { scale } of found) assert.ok(LETTERS * scale * 0.75 >= 7, JSON.stringify(found));
  assert.ok(found.filter(({ wide }) => !wide).every(({ width }) => width < 340), 'the others stand in a column');
  await page.screenshot({ path: process.env.SAGAZ_SHOTS ? `${process.env.SAGAZ_SHOTS}/print-compact-tree.png` : undefined, fullPage: true });
});

test('the sheet of a tree shows its search as far as it had come', async ({ t }) => {
  const page = await blank(t), picture = () => page.locator('#sheet .board img').getAttribute('src');
  const link = Buffer.from('trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)\0\0').toString('base64url'), open = async (hash) => {
    await page.goto('about:blank');
    await page.goto(`${t.origin}/print.html?lang=en#s=${hash}`);
    await drawn(page);
    return picture();
  };
  const first = await open(link), later = await open(`${link}&step=9`);
  assert.notEqual(first, later);
  assert.equal(await open(`${link}&step=9`), later);
  assert.ok(page.url().endsWith('&step=9'));
  assert.equal(await open(`${link}&step=x`), first, 'no number');
});

test('the nodes of an exercise\'s drawing have the numbers of its table, on the worksheet and on the key', async ({ t }) => {
  const page = await blank(t), tree = '((3 5)(9 2))((4 1)(8 6))', names = ['1', '1.1', '1.2', '2', '2.1', '2.2'];
  await page.addInitScript(() => {
    const write = CanvasRenderingContext2D.prototype.fillText;
    globalThis.written = [];
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      globalThis.written.push({ text, x, y });
      return write.call(this, text, x, y);
    };
  });
  for (const compact of [{}, { compact: 1 }]) {
    await paper(page, t, new URLSearchParams({ tree, lang: 'en', ...compact }));
    const written = await page.evaluate(() => globalThis.written.filter(({ text }) => /^\d[\d.]*$/.test(text))), first = names.map((name) => written.find(({ text }) => text === name));
    assert.deepEqual([...new Set(written.map(({ text }) => text))].sort(), names);
    assert.ok(first[0].y === first[3].y && first[0].x < first[3].x && first[1].y > first[0].y && first[1].x < first[2].x, JSON.stringify(first));
  }
  await paper(page, t, new URLSearchParams({ tree, lang: 'en', part: 'key' }));
  const texts = await page.locator('#sheet .tree-key text').evaluateAll((all) => all.map(({ textContent }) => textContent));
  assert.deepEqual(texts.filter((text) => /^[12](\.[12])?$/.test(text) && names.includes(text)).length, 8, 'the names, and two leaves that look like one');
});
