// Tests of the glossary: a page for each language with every term in that language's order, its links, and the build's
// checks.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from '@axe-core/playwright';
import { byInitial, glossaryPage, readGlossary } from '../../cmake/glossary.mjs';
import { readLessons } from '../../cmake/lessons.mjs';
import { readTables } from '../../cmake/tables.mjs';
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const root = fileURLToPath(new URL('../..', import.meta.url)), room = `${root}/assets/glossary/`;
const { languages, games } = readTables(root), lessons = readLessons(root);
const ours = Object.fromEntries(readdirSync(room).map((name) => [name, readFileSync(room + name, 'utf8')]));
const read = (changed = {}) => readGlossary({ files: { ...ours, ...changed }, languages, lessons, games });
const ids = Object.keys(read().terms);
const open = (t, path, how) => t.open(path, { wait: false, ...how });
const at = (language) => `/guides/glossary.${language}.html`;

test('the glossary has every term in every language, in its order, and axe-core finds nothing', async ({ t }) => {
  assert.ok(ids.length >= 40, `${ids.length} terms`);
  for (const [i, language] of languages.entries()) {
    const page = await open(t, at(language), { language: 'de', ...(i % 2 ? { viewport: PHONE } : { colorScheme: 'dark' }) });
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.deepEqual(await page.locator('.term').evaluateAll((all) => all.map(({ id }) => id).sort()), ids);
    const names = await page.locator('.term h3').allInnerTexts();
    assert.deepEqual(names, [...names].sort(new Intl.Collator(language).compare));
    if (i < 2 || process.env.SAGAZ_LONG) { // one in dark colours, one on a phone; the others are alike
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`), [], language);
    }
    await t.shot(page, `glossary-${language}`);
  }
});

test('the glossary does not scroll sideways at 320 px, and is printed in two columns without its jump list', async ({ t }) => {
  for (const language of languages) {
    const page = await open(t, at(language), { viewport: { width: 320, height: 640 } });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${language} scrolls sideways`);
    assert.ok(await page.locator('.letters a').evaluateAll((all) => all.every((link) => link.offsetWidth >= 44 && link.offsetHeight >= 40)));
  }
  const page = await open(t, at('es'));
  await page.emulateMedia({ media: 'print' });
  assert.ok(!(await page.locator('nav').first().isVisible()));
  assert.equal(await page.locator('main').evaluate((main) => getComputedStyle(main).columnCount), '2');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g).length;
  assert.ok(sheets <= 10, `${sheets} sheets`);
  await t.shot(page, 'glossary-print');
});

test('every link of the glossary leads to what it names, in its language', async ({ t }) => {
  for (const language of languages) {
    const page = await open(t, at(language)), shown = new Set();
    for (const href of new Set(await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.href)))) {
      const { pathname, searchParams, hash } = new URL(href);
      if (pathname.endsWith(at(language)) && hash) assert.equal(await page.locator(`[id="${hash.slice(1)}"]`).count(), 1, href);
      else if (pathname.includes('/guides/')) assert.equal((await page.request.get(href)).status(), 200, href);
      else {
        assert.equal(searchParams.get('lang'), language, href);
        const game = searchParams.get('game'), lesson = searchParams.get('lesson');
        assert.ok(!game || games.some(({ name }) => name === game), href);
        assert.ok(!lesson || lessons.some((one) => one.id === lesson && one.game === game), href);
        shown.add(lesson);
      }
    }
    assert.equal(shown.size - 1, new Set(Object.values(read().terms).flatMap(({ lesson }) => lesson ?? [])).size);
  }
  const from = await open(t, at('it')), page = await t.open((await from.locator('#cut a[href*=lesson]').evaluate(({ href }) => href)).slice(t.origin.length));
  const { texts } = lessons.find(({ id }) => id === 'cut-1');
  await page.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes(title), texts.it.title);
});

test('the glossary without a language goes to the reader’s, and to the term that was asked for', async ({ t }) => {
  const page = await open(t, '/guides/glossary.html?lang=it#minimax', { language: 'es' });
  await page.waitForURL(/glossary\.it\.html/);
  assert.equal(page.url(), `${t.origin}${at('it')}#minimax`);
  assert.equal(await page.locator('.term:target').count(), 1);
});

test('a glossary with something missing, strange, out of order or too long is not built', () => {
  const refused = (name, change, what) => {
    const all = JSON.parse(ours[name]);
    change(all, all.terms);
    assert.throws(() => read({ [name]: JSON.stringify(all) }), what);
  };
  refused('it.json', (all, terms) => { delete terms.minimax; }, /it\.json:1: error: minimax is missing/);
  refused('pt.json', (all, terms) => { terms['zero-sums'] = terms['zero-sum']; }, /pt\.json:1: error: zero-sums is not in terms\.json/);
  refused('en.json', (all, terms) => { terms.cut.text = ' '; }, /en\.json:1: error: cut has no text/);
  refused('en.json', (all, terms) => { delete terms.cut.term; }, /cut has no name/);
  refused('en.json', (all, terms) => { terms.cut.term = terms.bound.term; }, /Bound is here twice/);
  refused('es.json', (all, terms) => { terms.cut.text = 'x'.repeat(601); }, /cut: a text has at most 600 characters, this one 601/);
  refused('es.json', (all, terms) => { const { alpha, ...rest } = terms; all.terms = { ...rest, alpha }; }, /alpha is not in its place/);
  refused('es.json', (all) => { delete all.page.see; }, /page\.see is missing/);
  refused('es.json', (all, terms) => { terms.cut.note = 'x'; }, /cut: note is not known here/);
  refused('terms.json', (all, terms) => { terms.cut.lesson = 'cut-9'; }, /terms\.json:1: error: cut: .*lesson cut-9/);
  refused('terms.json', (all, terms) => { terms.cut.section = 'p. 99'; }, /cut: p\. 99 is no section of search/);
  refused('terms.json', (all, terms) => { terms.cut.source = 'constructor'; }, /cut: constructor is no source/);
  refused('terms.json', (all, terms) => { terms.cut.games = ['chess']; }, /cut: chess is no game/);
  refused('terms.json', (all, terms) => { terms.cut.games = []; }, /cut belongs to no game/);
  refused('terms.json', (all, terms) => { terms.cut.see = ['knife']; }, /cut: see knife leads nowhere/);
  refused('terms.json', (all) => { all.sources.kooi.sections.push('§7'); }, /no term comes from kooi §7/);
  refused('terms.json', (all) => { delete all.sources.kooi.language; }, /kooi has no title or language/);
  refused('terms.json', (all, terms) => { terms['zero sum'] = terms['zero-sum']; }, /zero sum (is not in its place|cannot be an anchor)/);
  assert.throws(() => read({ 'pt.json': undefined }), /pt\.json:1: error: no such file/);
  assert.throws(() => read({ 'pt.json': '{' }), /pt\.json:1: error: /);
});

test('an accented initial is with its letter, and a text cannot bring HTML with it', () => {
  const terms = { b: { term: 'Zeta' }, a: { term: 'Área' }, c: { term: 'Azar' }, d: { term: 'equilibrio' } };
  assert.deepEqual(byInitial(terms, 'es'), [['A', ['a', 'c']], ['E', ['d']], ['Z', ['b']]]);
  const hostile = JSON.parse(ours['es.json']);
  hostile.terms.cut.text = '<img src=x onerror="alert(1)">';
  const names = { lessons: [], games: Object.fromEntries(games.map(({ name }) => [name, name])) };
  const html = glossaryPage('es', read({ 'es.json': JSON.stringify(hostile) }), names);
  assert.ok(html.includes('<p>&#60;img src=x onerror=&#34;alert(1)&#34;&#62;</p>') && !html.includes('<img'));
});

test('a tap on an underlined word explains it in the game, and "more" opens the glossary at it', async ({ t }) => {
  const page = await t.open('/?game=trees&seed=7&lang=it'), player = new Player(page);
  await player.until(({ rects }) => Object.keys(rects ?? {}).some((id) => id.startsWith('term:')));
  const id = Object.keys((await player.tree()).rects).find((one) => one.startsWith('term:')), { terms } = JSON.parse(readFileSync(new URL('../../assets/glossary/it.json', import.meta.url)));
  const { term, text } = terms[id.slice('term:'.length)];
  await player.tap(id);
  await player.until(({ nodes }) => JSON.stringify(nodes).includes(JSON.stringify(text).slice(1, -1)));
  assert.ok(JSON.stringify((await player.tree()).nodes).includes(term));
  const [opened] = await Promise.all([page.waitForEvent('popup'), player.tap(`term_more:${id.slice('term:'.length)}`)]);
  await opened.waitForURL(new RegExp(`guides/glossary[.]it[.]html#${id.slice('term:'.length)}$`));
});
