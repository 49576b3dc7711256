// Tests of the guides for classes: equal structure in all languages, printing, links, and the build's checks.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from '@axe-core/playwright';
import { guidePage, readGuide, said } from '../../cmake/guides.mjs';
import { readLessons } from '../../cmake/lessons.mjs';
import { readTables } from '../../cmake/tables.mjs';
import { inspect } from './axe.mjs';
import { PHONE, test } from './fixtures.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const root = fileURLToPath(new URL('../..', import.meta.url)), room = `${root}/assets/guides/thirtyone/`;
const { languages, games } = readTables(root), lessons = readLessons(root);
const ours = Object.fromEntries(readdirSync(room).map((name) => [name, readFileSync(room + name, 'utf8')]));
const read = (changed = {}) => readGuide({ files: { ...ours, ...changed }, languages, lessons, games, room: 'guides' });
const at = (language) => `/guides/thirtyone.${language}.html`;
const open = (t, path, how) => t.open(path, { wait: false, ...how });

test('the guide to a class in ten minutes leads to the pages that it speaks of, in every language', async ({ t }) => {
  for (const language of languages) {
    const page = await open(t, `/guides/class.${language}.html`, { language: 'de' });
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    const links = await page.locator('main a').evaluateAll((all) => all.map(({ href }) => href));
    assert.deepEqual([...new Set(links.map((href) => new URL(href).pathname))].sort(), ['/builder.html', '/class.html', '/print.html', '/studio.html']);
    for (const href of links) assert.equal((await page.request.get(href)).status(), 200, href);
    await inspect(page);
  }
});

test('the guide is there in every language, with the same parts, and axe-core finds nothing', async ({ t }) => {
  const shapes = [];
  for (const [i, language] of languages.entries()) {
    const page = await open(t, at(language), { language: 'de', ...(i % 2 ? { viewport: PHONE } : { colorScheme: 'dark' }) });
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${language} scrolls sideways`);
    if (i < 2 || process.env.SAGAZ_LONG) { // one in dark colours, one on a phone; the others are alike
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`), [], language);
    }
    shapes.push(await page.evaluate(() => ['h1', 'h2', 'h3', 'table', 'tr', 'th[scope]', 'li', '.board', '.board path'].map((what) => document.querySelectorAll(what).length)));
    assert.ok(!/[{}]/.test(await page.locator('main p, main li, main td').allInnerTexts().then((all) => all.join(' '))), 'a fact is not put in');
    await t.shot(page, `guide-${language}`);
  }
  assert.equal(new Set(shapes.map(String)).size, 1, shapes.join(' | '));
  assert.equal(shapes[0][1], 4);
});

test('each part of the guide begins a sheet of its own, and students’ sheets are printed alone', async ({ t }) => {
  const pages = (pdf) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g).length;
  for (const format of ['A4', 'Letter']) {
    const page = await open(t, at('es')), whole = pages(await page.pdf({ format }));
    await page.evaluate(() => { globalThis.print = () => { globalThis.asked = document.body.dataset.printed; }; });
    await page.locator('[data-print=sheets]').click();
    assert.equal(await page.evaluate(() => globalThis.asked), 'sheets');
    const sheets = pages(await page.pdf({ format }));
    assert.ok(sheets >= 2 && sheets < whole && whole <= 16, `${format}: ${sheets} of ${whole} sheets`);
    t.note(`${format}: ${whole} sheets, ${sheets} of them for students`);
    await page.evaluate(() => { delete document.body.dataset.printed; });
    await page.emulateMedia({ media: 'print' });
    assert.deepEqual(await page.locator('.part').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakBefore)), ['auto', 'page', 'page', 'page']);
    assert.ok(await page.locator('#exercises .piece').evaluateAll((all) => all.length > 8 && all.every((one) => getComputedStyle(one).breakInside === 'avoid')));
    assert.equal(await page.locator('.sheet .name').count(), 2);
    assert.ok(!(await page.locator('nav').first().isVisible()));
    await t.shot(page, `guide-print-${format}`);
  }
});

test('every link of the guide opens what it says, in its language', async ({ t }) => {
  const opened = new Map();
  for (const language of languages) {
    const page = await open(t, at(language));
    for (const href of new Set(await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.href)))) {
      const { pathname, searchParams, hash } = new URL(href);
      if (pathname.includes('/guides/') && hash) assert.equal(await page.locator(hash).count(), 1, href);
      else if (pathname.includes('/guides/') || pathname.includes('/offline/')) assert.equal((await page.request.get(href)).status(), 200, href);
      else {
        assert.equal(searchParams.get('lang'), language);
        // The last language's link of each.
        opened.set(searchParams.get('lesson') ?? searchParams.get('game') ?? 'home', href);
      }
    }
  }
  assert.deepEqual([...opened.keys()].sort(), ['home', 'play-31', 'positions-31', 'remoteness-31', 'thirtyone']);
  for (const [what, href] of opened) {
    if (what === 'home') continue;
    const page = await t.open(href.slice(t.origin.length)), language = new URL(href).searchParams.get('lang');
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    if (what === 'thirtyone') assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').game ?? document.querySelector('sagaz-game').getAttribute('game')), what);
    else {
      const { texts } = lessons.find(({ id }) => id === what);
      await page.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes(title), texts[language].title);
    }
  }
});

test('a guide without a language goes to the reader’s; a language that is none is not followed', async ({ t }) => {
  for (const [query, browser, expected] of [['', 'it', 'it'], ['?lang=pt-BR#key', 'it', 'pt'],
    ['?lang=../../x', 'es', 'es'], ['?lang=%3Cscript%3E', 'de', 'en'], ['?lang=constructor', 'it', 'it']]) {
    const page = await open(t, `/guides/thirtyone.html${query}`, { language: browser });
    await page.waitForURL(/thirtyone\.\w\w\.html/);
    assert.equal(page.url(), `${t.origin}${at(expected)}${query.match(/#.*/)?.[0] ?? ''}`);
  }
  const page = await open(t, '/guides/thirtyone.html', { javaScriptEnabled: false });
  assert.equal(await page.locator('.choice a').count(), languages.length);
});

test('a guide that differs between languages, or says what nothing proves, is not built', async () => {
  read();
  const es = ours['es.md'], refused = (changed, what) => assert.throws(() => read(changed), what);
  const without = (text) => { assert.ok(es.includes(text), text); return es.replace(text, ''); };
  refused({ 'it.md': undefined }, /it\.md:1: error: the guide is not there/);
  refused({ 'pt.md': ours['pt.md'].replace('### Refutar', '#### Refutar') }, /pt\.md:\d+: error: here is h4; in es\.md, line \d+, h3/);
  refused({ 'pt.md': ours['pt.md'].replace('| 3 | {refute3} |\n', '') }, /pt\.md:\d+: error: here is table of 3 × 2/);
  refused({ 'en.md': ours['en.md'].replace('{tree}', '{states}') }, /en\.md:\d+: error: here is p/);
  refused({ 'en.md': ours['en.md'].replace('lesson:positions-31', 'lesson:play-31') }, /en\.md:\d+: error: here is p/);
  refused({ 'es.md': es.replace('{tree}', '476280295') }, /es\.md:\d+: error: 476280295 must come from facts\.json/);
  refused({ 'es.md': es.replace('{tree}', '{trees}') }, /\{trees\} is not in facts\.json/);
  refused({ 'es.md': es.replace('lesson:play-31', 'lesson:play-32') }, /lesson:play-32 leads nowhere/);
  refused({ 'es.md': es.replace('lesson:play-31', 'lesson:play-31/99') }, /leads nowhere/);
  refused({ 'es.md': es.replace('lesson:play-31', 'javascript:alert(1)') }, /is no link of a guide/);
  refused({ 'es.md': es.replace('@board pa', '@board limit') }, /limit is no game/);
  refused({ 'es.md': without('none = ninguna\n') }, /none is missing/);
  refused({ 'facts.json': JSON.stringify({ ...JSON.parse(ours['facts.json']), unused: { value: 1, chosen: true } }) }, /no text says unused/);
  const answers = Object.fromEntries(languages.map((code) => [`${code}.md`, ours[`${code}.md`].replace(/\n### [^\n]+\n\n[^\n]+\n$/, '\n')]));
  refused(answers, /11 exercises have 10 answers/);
});

test('facts are said as each language says them, and texts cannot bring HTML with them', () => {
  const { guides } = read(), words = (code) => guides[code].words;
  assert.equal(said({ value: [1, 2, 5] }, words('es')), '1, 2 y 5');
  assert.equal(said({ value: [1, 2, 5], as: 'any' }, words('en')), '1, 2 or 5');
  assert.equal(said({ value: [] }, words('pt')), 'nenhuma');
  assert.equal(said({ value: [5, 6, 6], as: 'moves' }, words('en')), '5, 6, 6');
  assert.deepEqual(['es', 'it', 'en'].map((code) => said({ value: 476280295 }, words(code))), ['476\u202f280\u202f295', '476.280.295', '476,280,295']);
  assert.equal(said({ value: 3551 }, words('en')), '3551');
  assert.deepEqual([1, -1].map((value) => said({ value, as: 'signed' }, words('es'))), ['+1', '\u22121']);
  const hostile = Object.fromEntries(languages.map((code) => [`${code}.md`, ours[`${code}.md`].replace('@lines 3', '<img src=x onerror="alert(1)"> **b** `<i>`')]));
  const html = guidePage('thirtyone', 'es', read(hostile));
  assert.ok(html.includes('<p>&#60;img src=x onerror=&#34;alert(1)&#34;&#62; <strong>b</strong> <code>&#60;i&#62;</code></p>') && !html.includes('<img'));
});
