// Tests of builder.html: each choice changes the HTML and the preview at once, default values are left out, errors
// stand at their field, and the copied HTML and the downloaded files work.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import axe from '@axe-core/playwright';
import { readTables } from '../../cmake/tables.mjs';
import { DESKTOP, PHONE, SITE, someOf, test } from './fixtures.mjs';
import { say, saying } from './say.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const { games, languages, options } = readTables(fileURLToPath(new URL('../..', import.meta.url)));
const { BUILDER } = await import(new URL('../page/builder_texts.mjs', SITE).href);
const { lessonIn, unpacked } = await import(new URL('../page/lesson-link.mjs', SITE).href);
const NARROW = { width: 900, height: 700 };

async function builder(t, choices = '', { language = 'en', ...how } = {}) {
  const page = await t.open('/pages/blank.html', { wait: false, language, ...how });
  await page.goto(`${t.origin}/builder.html?lang=${language}${choices && `#${choices}`}`);
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  return page;
}
const line = (page) => page.locator('code').innerText();
const attributes = async (page) => page.evaluate((html) => {
  const made = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  return { tag: made.localName, ...Object.fromEntries([...made.attributes].map(({ name, value }) => [name, value])) };
}, await line(page));
const frameOf = async (page) => (await page.waitForSelector('iframe')).contentFrame();
/** The query of the preview's address, once it contains `what`. */
const shown = async (page, what) => {
  await page.waitForFunction((wanted) => document.querySelector('iframe').contentWindow.location.search.includes(wanted), what);
  return new URLSearchParams(new URL((await frameOf(page)).url()).search);
};
const playing = async (page) => { await page.locator('iframe').scrollIntoViewIfNeeded(); await (await frameOf(page)).waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2); };
const overflows = (page) => page.evaluate(() => {
  const across = document.documentElement.scrollWidth > innerWidth;
  const cut = [...document.querySelectorAll('.segments span, button, h1, h2, h3, .note, .fault, legend:not(.unseen)')].filter((part) => part.clientWidth && part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent);
  return { across, cut };
});

test('every option of every game is a choice, its values have words in every language, and the usual one is not in the line', async ({ t }) => {
  const page = await builder(t);
  for (const { name: game } of games) {
    await page.locator('[name=game]').selectOption(game);
    assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game });
    for (const { attribute, documented, setting, kind } of options) {
      const mine = documented.find((of) => of.games.includes(game));
      if (kind !== 'game' || !mine || setting === 'link') continue;
      const needs = { cluedo: { hints: 'role_play' }, trees: { graded: 'role_practice', grade: 'role_practice', tree: 'role_explore' } }[game]?.[attribute]; // a notebook is itself a help, exploring has no end
      if (needs) { // side by side, or in a list where there is no room
        const list = page.locator('select[name="role"]');
        if (await list.count()) await list.selectOption(needs.replace('role_', ''));
        else await page.getByRole('radio', { name: BUILDER.en[needs] }).check({ force: true });
      }
      const values = await page.evaluate((name) => [...document.querySelectorAll(`[name="${name}"]`)].flatMap((control) => (control.options ? [...control.options].map(({ value }) => value) : control.value)), attribute);
      assert.deepEqual(values.filter((value) => value !== '…').map((value) => value || mine.values[0]), mine.values, `${attribute} of ${game}`);
      if (['role', 'strategy', 'hints', 'graded', 'grade'].includes(attribute))
        for (const language of languages) for (const value of mine.values) assert.ok(BUILDER[language][`${attribute}_${value.replace(/\d$/, attribute === 'strategy' && value.startsWith('depth') ? '' : '$&')}`], `${attribute}_${value} in ${language}`);
    }
  }
  for (const { attribute } of options) if (attribute && !['gl', 'worker'].includes(attribute)) for (const language of languages) assert.ok(BUILDER[language][`field_${attribute}`], attribute);
});

test('no value that a choice shows stands as the program writes it, in any language', async () => {
  const { inWords } = await import(new URL('../page/builder/values.mjs', SITE).href), { CHOICES } = await import(new URL('../page/choices.mjs', SITE).href);
  for (const language of languages)
    for (const [name, byGame] of Object.entries(CHOICES).filter(([option]) => !['tree', 'matrix'].includes(option)))
      for (const value of new Set(Object.values(byGame).flat())) {
        const words = inWords(language, name, value);
        assert.ok(words !== value && !/_|undefined/.test(words), `${name}="${value}" in ${language}: ${words}`);
      }
});

test('another game keeps the choices that it has, and the page names those that are gone', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&strategy=entropy&graded=on&seed=7');
  await page.locator('[name=game]').selectOption('thirtyone');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'thirtyone', graded: 'on', seed: '7' });
  assert.equal(await page.locator('#status').textContent(), say('en', 'dropped', { what: say('en', 'field_strategy') }));
  await page.locator('[name=game]').selectOption('matrix');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'matrix', seed: '7' }, 'it has no end');
  assert.equal(await page.locator('#status').textContent(), say('en', 'dropped', { what: say('en', 'field_graded') }));
});

test('a duel has the levels of its opponent in the place of the strategies, and gives no grade', async ({ t }) => {
  const page = await builder(t, 'game=picas-fijas&strategy=entropy&grade=quality');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'picas-fijas', strategy: 'entropy', grade: 'quality' });
  await page.locator('[name=role]').selectOption('duel');
  assert.equal(await page.locator('#status').textContent(), say('en', 'dropped', { what: say('en', 'field_strategy') }));
  assert.equal(await page.locator('[name=grade]').count(), 0);
  const levels = await page.evaluate(() => [...document.querySelectorAll('[name=strategy]')].flatMap((control) => (control.options ? [...control.options].map(({ value }) => value) : control.value)));
  assert.deepEqual(levels, ['medium', 'easy', 'hard', 'person'], 'the usual one first');
  await page.evaluate(() => {
    const list = document.querySelector('select[name=strategy]');
    if (!list) return document.querySelector('[name=strategy][value=hard]').click();
    list.value = 'hard';
    return list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'picas-fijas', role: 'duel', strategy: 'hard' });
  await shown(page, 'strategy=hard');
  for (const language of languages) for (const level of levels) assert.ok(BUILDER[language][`strategy_${level}`], `${level} in ${language}`);
});

test('a puzzle and a lesson exclude each other, and the page says which counts', async ({ t }) => {
  const page = await builder(t, 'game=trees&lesson=cut-1&step=2'), status = page.locator('#status');
  await page.locator('[name=lesson] option[value=cut-1]').waitFor({ state: 'attached' });
  await page.locator('[name=puzzle]').selectOption('cut 1');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', puzzle: 'cut 1' });
  assert.equal(await page.locator('[name=lesson]').inputValue(), '');
  assert.equal(await status.textContent(), say('en', 'puzzle_counts'));
  await page.locator('[name=lesson]').selectOption('cut-1');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', lesson: 'cut-1' });
  assert.equal(await status.textContent(), say('en', 'lesson_counts'));
  await page.locator('[name=puzzle]').selectOption('…');
  await page.locator('[name=puzzle-own]').pressSequentially('cut 1 7');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', puzzle: 'cut 1 7' }, 'typed without losing its place');
  await page.goto(`${t.origin}/builder.html?lang=en#game=trees&lesson=cut-1&puzzle=cut+1`);
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', puzzle: 'cut 1' }, 'of an address with both the puzzle, as in the game');
});

test('a graded task is shown without hints unless they are chosen, and a fixed seed says that it can be read', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&seed=7');
  const hints = (value) => page.locator(`[name=hints][value=${value}]`);
  assert.equal(await page.locator('#readable').count(), 0);
  await page.locator('[name=graded]').selectOption('on');
  assert.equal(await page.locator('#readable').textContent(), say('en', 'seed_readable'));
  assert.ok(await hints('off').isChecked());
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'mastermind', graded: 'on', seed: '7' });
  await hints('on').check({ force: true });
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'mastermind', hints: 'on', graded: 'on', seed: '7' });
});

test('each choice rewrites the line, the preview and the address at once', async ({ t }) => {
  const page = await builder(t, 'game=mastermind');
  await page.locator('[name=rules]').selectOption('p8c16n');
  await page.locator('select[name=role]').selectOption('assistant');
  await page.locator('[name=strategy]').selectOption('entropy');
  await page.getByRole('group', { name: say('en', 'field_lang') }).getByRole('radio', { name: 'IT' }).check({ force: true });
  await page.getByRole('radio', { name: say('en', 'theme_dark') }).check({ force: true });
  await page.getByRole('switch').check();
  const { seed: first } = await attributes(page);
  assert.match(first, /^[1-9]\d{0,3}$/);
  await page.locator('[name=seed_new]').click();
  const { seed } = await attributes(page);
  assert.match(seed, /^[1-9]\d{0,3}$/);
  assert.notEqual(seed, first);
  const wanted = { game: 'mastermind', rules: 'p8c16n', role: 'assistant', strategy: 'entropy', seed, lang: 'it', theme: 'dark' };
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', ...wanted });
  const query = await shown(page, `seed=${seed}`); // the last of them
  assert.deepEqual(Object.fromEntries(query), { ...wanted, save: 'off' });
  await playing(page);
  assert.equal(await (await frameOf(page)).evaluate(() => document.querySelector('sagaz-game').debugOutline().language), 'it');
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', ...wanted }, 'the address has it all');
  await page.locator('[name=game]').selectOption('thirtyone');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'thirtyone', seed, lang: 'it', theme: 'dark' }, 'what is of the other game goes with it');
  for (const [screen, width] of [['size_phone', 360], ['size_projector', 1280]]) {
    await page.getByRole('group', { name: say('en', 'preview') }).getByRole('radio', { name: say('en', screen), exact: true }).check({ force: true });
    assert.equal(await page.evaluate(() => parseInt(document.querySelector('iframe').style.width)), width);
  }
});

test('an activity without hints says so in its line, its name and the game itself', async ({ t }) => {
  const page = await builder(t, 'game=picas-fijas'), game = async () => (await frameOf(page)).evaluate(() => document.querySelector('sagaz-game').debugOutline().nodes);
  const hint = (nodes) => nodes.find(({ id }) => id === 'hint');
  await playing(page);
  assert.equal(hint(await game()).disabled, undefined);
  await page.getByRole('radio', { name: say('en', 'hints_off') }).check({ force: true });
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'picas-fijas', hints: 'off' });
  await shown(page, 'hints=off');
  await playing(page);
  assert.equal(hint(await game()).disabled, true);
  await t.shot(page, 'builder-without-hints');
  assert.equal((await (await frameOf(page)).evaluate(() => Object.keys(localStorage).filter((name) => /hints/.test(localStorage[name])))).length, 0);
  await page.locator('[name=game]').selectOption('cluedo');
  assert.equal(await page.locator('[name=hints]').count(), 0, 'its notebook is help itself');
});

test('a value that cannot be stands refused at its field, in words, and the usual one is in the line', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&rules=p99&lang=xx&view=sideways&step=0&lesson=NO&seed=-1&save=%E2%82%AC&hosts=ftp://a&state=%E2%82%AC&theme=sepia');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'mastermind' });
  for (const name of ['rules', 'lang', 'theme', 'seed', 'lesson', 'step', 'view', 'save', 'hosts', 'state'])
    assert.match(await page.locator(`.fault[data-of=${name}]`).first().innerText(), saying('en', 'builder.refused', { value: new RegExp(`${name}=".*"`) }, { start: true }), name);
  await page.locator('[name=seed]').fill('12');
  assert.equal(await page.locator('.fault[data-of=seed]').isHidden(), true);
  assert.equal((await attributes(page)).seed, '12');
  assert.equal(await page.evaluate(() => document.activeElement.name), 'seed', 'nothing is drawn anew under the hand');
  assert.equal((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.length, 0);
  await t.shot(page, 'builder-refused');
});

test('what only the game can refuse, it refuses in the preview, and the field says so', async ({ t }) => {
  const page = await builder(t, 'game=trees');
  await page.locator('[name=tree]').selectOption('…');
  await page.locator('[name=tree-own]').fill('(3 12');
  await page.locator('.fault[data-of=tree]').waitFor();
  assert.match(await page.locator('.fault[data-of=tree]').innerText(), saying('en', 'refused_game', { value: 'tree="(3 12"' }, { start: true }));
  assert.match(await page.locator('.fault[data-of=tree]').innerText(), saying('en', 'trees_at_character'));
  await page.locator('[name=tree-own]').fill('(3 12)(2 4)');
  await page.waitForFunction(() => document.querySelector('.fault[data-of=tree]').hidden);
  assert.equal((await attributes(page)).tree, '(3 12)(2 4)');
});

test('the examples in empty fields are in the language of the page', async ({ t }) => {
  for (const language of ['it', 'pt']) {
    const page = await builder(t, 'game=mastermind', { language });
    assert.equal(await page.locator('[name=class]').getAttribute('placeholder'), say(language, 'example_class'));
    assert.equal(await page.locator('[name=save]').getAttribute('placeholder'), say(language, 'example_save'));
    await page.close();
  }
});

test('the line is an element, a frame or a link; what is copied can be pasted and plays', async ({ t }) => {
  const page = await builder(t, `game=trees&tree=${encodeURIComponent('(3 12 8)(2 4 6)')}&seed=7&hosts=${encodeURIComponent('https://course.example')}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = async (name = 'copy') => {
    await page.locator(`button[name=${name}]`).click();
    await page.getByRole('status').filter({ hasText: say('en', 'copied') }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const element = await copied(), script = await copied('script');
  assert.equal(element, '<sagaz-game game="trees" seed="7" tree="(3 12 8)(2 4 6)"></sagaz-game>');
  assert.equal(script, `<script type="module" src="${t.origin}/sagaz-game.mjs"></script>`);
  await page.getByRole('radio', { name: say('en', 'form_iframe') }).check({ force: true });
  const frame = await copied();
  assert.match(frame, /^<iframe src="[^"]*\/player\.html\?game=trees&amp;[^"]*hosts=https%3A%2F%2Fcourse\.example[^"]*" title="[^"]+" width="100%" height="600" frameborder="0" allow="clipboard-write; fullscreen"><\/iframe>$/);
  await page.getByRole('radio', { name: say('en', 'form_link') }).check({ force: true });
  const link = await copied();
  const host = await t.open('/pages/blank.html', { wait: false });
  await host.goto(`${t.elsewhere}/pages/blank.html`);
  await host.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)), script + element + frame);
  await t.ready(host);
  await (await frameOf(host)).waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  await host.goto(link);
  await t.ready(host);
  assert.match(JSON.stringify(await host.evaluate(() => document.querySelector('sagaz-game').debugOutline())), /12/);
});

test('the frame is called what its game is in the language of the activity, and the box shows the whole line', async ({ t }) => {
  const page = await builder(t, `game=trees&lang=pt&seed=7&theme=dark&view=text&save=unit-3&hosts=http://localhost:8202&tree=${encodeURIComponent('3 [1/2:^(3,5),1/2:4]')}`);
  await page.getByRole('radio', { name: say('en', 'form_iframe') }).check({ force: true });
  assert.equal((await attributes(page)).title, BUILDER.pt.page.trees);
  assert.notEqual(BUILDER.pt.page.trees, BUILDER.en.page.trees);
  const { scrollHeight, clientHeight } = await page.locator('code').evaluate((part) => ({ scrollHeight: part.scrollHeight, clientHeight: part.clientHeight }));
  assert.ok(scrollHeight <= clientHeight, `${scrollHeight} in ${clientHeight}`);
});

test('a tree can be given to practise on, with the rule of cutting, and no strategy, which is there again afterwards', async ({ t }) => {
  const tree = '((3 5)(9 2))((4 1)(8 6))', page = await builder(t, `game=trees&role=practice&rules=strict&strategy=minimax&tree=${encodeURIComponent(tree)}`);
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', role: 'practice', rules: 'strict', tree });
  assert.equal(await page.locator('[name=tree]').count(), 1);
  assert.equal(await page.locator('[name=strategy]').count(), 0);
  const sheet = new URL(await page.locator('a[href^="print.html?tree"]').getAttribute('href'), page.url()).searchParams;
  assert.deepEqual([sheet.get('tree'), sheet.get('rules')], [tree, 'strict'], 'the same tree on paper');
  await page.getByRole('radio', { name: say('en', 'role_explore') }).check({ force: true });
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', rules: 'strict', strategy: 'minimax', tree });
});

test('practice says that its tree is drawn until one is chosen, and previews the one that its field shows', async ({ t }) => {
  const page = await builder(t, 'game=trees&role=practice'), list = page.locator('select[name=tree]'), first = '(3 12 8)(2 4 6)(14 5 2)';
  const said = () => list.evaluate(({ selectedOptions: [one] }) => one.textContent);
  assert.equal(await said(), say('en', 'tree_drawn'));
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', role: 'practice' });
  await list.selectOption(first);
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', role: 'practice', tree: first }, 'the first of exploring too is written');
  await shown(page, 'tree=');
  await playing(page);
  const leaves = await (await frameOf(page)).evaluate(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline()));
  assert.ok(leaves.includes('12') && leaves.includes('14'), 'the preview has its leaves');
  await page.getByRole('radio', { name: say('en', 'role_explore') }).check({ force: true });
  assert.equal(await said(), first);
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees' }, 'exploring begins with it');
});

test('files of two activities have two names, and each names in words what it is', async () => {
  const activities = ['game=mastermind', 'game=mastermind&rules=p3c5r', 'game=mastermind&rules=p3c5r&role=keeper', 'game=mastermind&seed=7', 'game=mastermind&seed=8', 'game=mastermind&hints=off', 'game=mastermind&lang=it',
    'game=trees&lesson=cut-1', 'game=trees&tree=(3 12)(2 4)', 'game=trees&tree=(3 12)(2 5)'];
  const [{ slugOf, titleOf }, { judged, readChosen }] = await Promise.all(['named', 'chosen'].map((name) => import(new URL(`../page/builder/${name}.mjs`, SITE).href)));
  const told = activities.map((hash) => readChosen(`#${hash}`)).map((chosen) => ({ ...judged(chosen), language: 'en', lesson: chosen.lesson })).map((activity) => ({ slug: slugOf(activity), title: titleOf(activity) }));
  const { page: { mastermind }, role_keeper: keeper, seed, hints_off: noHints } = BUILDER.en, rules = say('en', 'builder.board', { positions: 3, symbols: 5 });
  assert.deepEqual(told.slice(0, 4), [
    { slug: 'sagaz-mastermind', title: mastermind }, { slug: 'sagaz-mastermind-p3c5r', title: `${mastermind} · ${rules}` },
    { slug: 'sagaz-mastermind-p3c5r-keeper', title: `${mastermind} · ${rules} · ${keeper}` }, { slug: 'sagaz-mastermind-seed7', title: `${mastermind} · ${seed} 7` },
  ]);
  assert.equal(new Set(told.map(({ slug }) => slug)).size, activities.length, told.map(({ slug }) => slug).join());
  assert.ok(told.every(({ slug }) => /^[a-z][\w.-]*$/.test(slug)), 'what a file and an XML id may be called');
  assert.equal(told[5].slug, 'sagaz-mastermind-hintsoff');
  assert.equal(told[5].title, `${mastermind} · ${noHints}`);
  assert.equal(told[7].slug, 'sagaz-cut-1');
});

test('a lesson brings its game, whatever the address says, and of one that there is not nothing is packed', async ({ t }) => {
  for (const choices of ['lesson=cut-1', 'game=thirtyone&role=b&lesson=cut-1']) {
    const page = await builder(t, choices);
    assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', lesson: 'cut-1' }, choices);
    assert.equal(await page.locator('[name=scorm]').getAttribute('aria-disabled'), 'false', choices);
  }
  t.expected = /404/;
  const page = await builder(t, 'game=trees&lesson=nothere');
  for (const what of ['file', 'scorm']) assert.equal(await page.locator(`[name=${what}]`).getAttribute('aria-disabled'), 'true', what);
  assert.match(await page.locator('#note-scorm').innerText(), saying('en', 'needs_lesson', { lesson: 'nothere' }));
});

test('what is written means itself, whatever it is', async ({ t }) => {
  t.expected = /404/; // the preview asks for the lesson, which is not there
  const odd = 'mine/"><script>alert(1)</script>&amp;.json', page = await builder(t, `game=trees&save=a&lesson=${encodeURIComponent('mine/a%22b.json')}&tree=${encodeURIComponent(odd)}`);
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', lesson: 'mine/a%22b.json', save: 'a' });
  assert.equal(await page.locator('script:not([src])').count(), 0);
});

test('a usual value that an address has is not written either', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&rules=p4c6r&role=guess&strategy=knuth&view=drawing&step=3');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'mastermind' });
  assert.equal(await page.locator('select[name=role]').inputValue(), 'guess');
});

test('a lesson is chosen by its title, and its worksheet opens', async ({ t }) => {
  const page = await builder(t, 'game=trees');
  const titles = await page.locator('[name=lesson] option').allInnerTexts();
  assert.ok(titles.length > 3);
  await page.locator('[name=lesson]').selectOption({ index: 1 });
  const { lesson } = await attributes(page);
  assert.match(await page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }).getAttribute('href'), new RegExp(`lesson=${lesson}&lang=en`));
  const [sheet] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }).click()]);
  await sheet.waitForFunction(() => document.body?.dataset.state === 'ready' && document.querySelector('#sheet'));
  assert.equal(await sheet.locator('#sheet h1').innerText(), titles[1]);
  assert.equal((await attributes(page)).lesson, lesson, 'what was prepared is still there');
});

test('a lesson of one\'s own is seen before it is on the site, and again when its file is another', async ({ t }) => {
  t.expected = /404/;
  const page = await builder(t, 'game=trees'), asked = [], file = JSON.parse(readFileSync(new URL('../data/lesson_example.json', import.meta.url), 'utf8'));
  page.on('request', (request) => { if (request.url().includes('/mine/')) asked.push(request.url()); });
  const lend = async (name, text) => page.locator('[name=lesson-file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const sees = async (words) => {
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await page.waitForFunction((text) => JSON.stringify(document.querySelector('iframe').contentWindow.document.querySelector('sagaz-game')?.debugOutline() ?? '').includes(text), words);
  };
  await page.locator('[name=lesson]').selectOption('…');
  await lend('My cut, second.json', JSON.stringify(file));
  await sees(file.title.en);
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', lesson: 'mine/My-cut-second.json' });
  assert.match(await page.locator('#lent').innerText(), saying('en', 'lent', { lesson: 'mine/My-cut-second.json' }));
  await t.shot(page, 'builder-own-lesson');
  await lend('My cut, second.json', JSON.stringify({ ...file, title: { ...file.title, en: 'Leaves, once more' } }));
  await sees('Leaves, once more');
  await lend('My cut, second.json', JSON.stringify(file).slice(0, -20));
  await (await frameOf(page)).locator('.notice').filter({ hasText: 'My-cut-second.json' }).waitFor();
  await page.locator('[name=lesson-own]').fill('mine/other.json');
  assert.equal(await page.locator('#lent').isVisible(), false);
  assert.deepEqual(asked.filter((url) => url.includes('cut')), [], 'nobody has asked the site for it');
  assert.equal((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.length, 0);
});

test('the pages for teachers name the class unit', async ({ t }) => {
  const page = await builder(t, 'lang=en');
  await page.getByRole('link', { name: say('en', 'nav_guide') }).click();
  await page.waitForURL(/guides\/thirtyone\.en\.html$/);
  await page.locator('h1').waitFor();
});

test('the sheet of a link is its board', async ({ t }) => {
  const state = Buffer.from('tictactoe 1 person full 7 4\0\0').toString('base64url'), page = await builder(t, `game=tictactoe&lang=en&state=${state}`);
  assert.equal(await page.locator('#note-sheet').innerText(), say('en', 'sheet_board'));
  assert.match(await page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }).getAttribute('href'), new RegExp(`^print\\.html\\?lang=en#s=${state}$`));
});

test('a lesson from a file gives a link with the lesson inside, or says why not, and files that hold it', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&class=3B'), file = JSON.parse(readFileSync(new URL('../data/lesson_example.json', import.meta.url), 'utf8')), named = lessonIn(JSON.stringify(file)).name;
  const lend = async (name, text) => page.locator('[name=lesson-file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const link = page.locator('#taken .row').filter({ hasText: say('en', 'builder.inside') }).getByRole('link'), note = page.locator('#note-inside');
  await page.locator('[name=lesson]').selectOption('…');
  assert.equal(await page.locator('[name=inside]').count(), 0, 'without a file');
  await lend('My cut.json', JSON.stringify(file));
  await link.waitFor();
  assert.equal(await page.locator('[name=game]').inputValue(), file.game, 'the file says its game');
  assert.equal(await note.innerText(), say('en', 'inside_note'));
  const address = new URL(await link.getAttribute('href'));
  assert.deepEqual([address.pathname.split('/').pop(), ...address.searchParams], ['player.html', ['class', '3B']]);
  assert.deepEqual(unpacked(/#l=(.*)/.exec(address.hash)[1]), { name: named, json: file });
  await page.locator('[name=class]').fill('4C');
  assert.match(await link.getAttribute('href'), /class=4C/);
  await t.shot(page, 'builder-inside');
  const [played] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await played.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes(title), file.title.en);
  await played.close();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[name=file]').click()]);
  assert.equal(download.suggestedFilename(), `sagaz-${named}.html`);
  const folder = mkdtempSync(join(tmpdir(), 'sagaz-inside-')), saved = join(folder, 'mine.html');
  await download.saveAs(saved);
  const alone = await t.open(pathToFileURL(saved).href, { wait: false, language: 'en' });
  await alone.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes(title), file.title.en);
  rmSync(folder, { recursive: true });
  let noise = '';
  for (let n = 7; noise.length < 7000; n = (n * 48271) % 2147483647) noise += n.toString(36); // hardly deflates
  await lend('Large.json', JSON.stringify({ ...file, about: { en: noise } }));
  await note.filter({ hasText: say('en', 'inside_long', { n: '', most: 8000 }).split('(')[0] }).waitFor();
  assert.equal(await link.isVisible(), false);
  assert.equal(await page.locator('[name=file]').getAttribute('aria-disabled'), 'false', 'the remedy');
  await lend('Cut.json', JSON.stringify(file).slice(0, -20));
  await note.filter({ hasText: say('en', 'inside_not') }).waitFor();
  assert.equal(await page.locator('[name=file]').getAttribute('aria-disabled'), 'true');
  await page.locator('[name=lesson-own]').fill('mine/other.json');
  assert.equal(await page.locator('[name=inside]').count(), 0, 'another address is on a site');
});

test('a lesson from a file has a sheet and a key, which a link keeps, and a cut link says so', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&class=3B'), file = JSON.parse(readFileSync(new URL('../data/lesson_example.json', import.meta.url), 'utf8'));
  const sheet = page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }), its = (paper) => paper.waitForFunction(() => document.body?.dataset.state === 'ready' && document.querySelector('#sheet .step'));
  const lend = async (text) => page.locator('[name=lesson-file]').setInputFiles({ name: 'My cut.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('[name=lesson]').selectOption('…');
  await lend(JSON.stringify(file));
  await page.locator('[name=inside]').waitFor();
  assert.equal(await page.locator('#note-sheet').innerText(), say('en', 'builder.sheet_note'));
  const [paper] = await Promise.all([page.waitForEvent('popup'), sheet.click()]);
  await its(paper);
  assert.equal(await paper.locator('#faults').innerText(), '');
  assert.equal(await paper.locator('#sheet h1').innerText(), file.title.en);
  assert.equal(await paper.locator('#sheet .class').innerText(), `${say('en', 'print.its_class')}: 3B`);
  await paper.locator('#bar [name=part]').selectOption('key');
  await its(paper);
  assert.equal(await paper.locator('#sheet .answer').count(), file.steps.filter(({ ask }) => ask).length);
  await paper.reload();
  await its(paper);
  assert.ok(await paper.locator('#sheet .answer').count(), 'the key is there again');
  assert.match(await paper.getByRole('link', { name: say('en', 'on_screen') }).getAttribute('href'), /^player\.html\?.*#l=/);
  const whole = paper.url();
  await paper.goto('about:blank');
  await paper.goto(whole.slice(0, -9));
  await paper.waitForFunction(() => document.body?.dataset.state === 'list');
  assert.match(await paper.locator('#faults').innerText(), saying('en', 'lesson_cut'));
  await lend(JSON.stringify(file).slice(0, -20));
  await page.locator('#note-sheet').filter({ hasText: say('en', 'inside_not') }).waitFor();
  assert.equal(await sheet.count(), 0, 'a broken file has none');
});

test('without a lesson the sheet says that each has one, and opens the list at the game\'s', async ({ t }) => {
  const page = await builder(t, 'game=cluedo'), note = () => page.locator('#note-sheet').innerText();
  const open = page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) });
  assert.equal(await note(), say('en', 'sheet_choose'));
  const [list] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await list.waitForFunction(() => document.body?.dataset.state === 'list');
  assert.equal(await list.locator('section:has(.lessons) h2').first().innerText(), say('en', 'cluedo'));
  await page.locator('[name=lesson]').selectOption({ index: 1 });
  assert.equal(await note(), say('en', 'builder.sheet_note'));
  await page.locator('[name=game]').selectOption('home');
  assert.match(await open.getAttribute('href'), /^print\.html\?lang=en$/);
});

test('the file that is downloaded plays from disk with what was chosen', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&rules=p3c5r&lang=it&seed=7'), folder = mkdtempSync(join(tmpdir(), 'sagaz-builder-'));
  try {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say('en', 'download_what', { what: say('en', 'builder.file') }) }).click()]);
    assert.equal(download.suggestedFilename(), 'sagaz-mastermind-p3c5r-seed7-it.html');
    assert.match(await page.getByRole('status').innerText(), /sagaz-mastermind-p3c5r-seed7-it\.html/);
    const file = join(folder, 'it.html');
    await download.saveAs(file);
    const played = await t.open(pathToFileURL(file).href);
    await played.waitForFunction((wanted) => document.title === wanted, `${say('it', 'mastermind')} · Sagaz`, { timeout: 10_000 });
    const { language, nodes } = await played.evaluate(() => document.querySelector('sagaz-game').debugOutline());
    assert.equal(language, 'it');
    assert.equal(nodes.filter(({ id }) => id?.startsWith('place:')).length || JSON.stringify(nodes).match(/"place:\d"/g).length, 3, 'three positions');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file that cannot be had is said, and so is why there is none', async ({ t }) => {
  t.expected = /404|ERR_FAILED|Failed to load/;
  const page = await builder(t, 'game=home');
  const download = page.getByRole('button', { name: say('en', 'download_what', { what: say('en', 'builder.scorm') }) });
  assert.equal(await download.getAttribute('aria-disabled'), 'true');
  await download.click({ force: true });
  assert.match(await page.getByRole('status').innerText(), saying('en', 'needs_game'));
  await page.locator('[name=game]').selectOption('trees');
  await page.route('**/offline/trees.html', (route) => route.abort());
  await download.click();
  await page.getByRole('status').filter({ hasText: say('en', 'not_made', { name: 'offline/trees.html' }) }).waitFor();
  await page.unroute('**/offline/trees.html');
  await Promise.all([page.waitForEvent('download'), download.click()]);
  await page.locator('[name=lesson]').selectOption('…');
  await page.locator('[name=lesson-own]').fill('mine/cut.json');
  await page.locator('#note-scorm').filter({ hasText: say('en', 'needs_server') }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.name), 'lesson-own');
});

for (const [size, viewport, scheme, language] of someOf([['1280×800', DESKTOP, 'light', 'es'], ['900×700', NARROW, 'dark', 'en'], ['360×640', PHONE, 'light', 'pt'], ['360×640', PHONE, 'dark', 'it']], 1, 3))
  test(`the builder stands at ${size} in ${language}, ${scheme}, with nothing cut, and axe finds nothing`, async ({ t }) => {
    const phone = viewport === PHONE, page = await builder(t, 'game=mastermind&seed=7', { viewport, language, colorScheme: scheme, touch: phone, isMobile: phone });
    await playing(page);
    await t.shot(page, `builder-${size}-${language}-${scheme}`);
    for (const { name } of games) {
      await page.locator('[name=game]').selectOption(name);
      assert.deepEqual(await overflows(page), { across: false, cut: [] }, name);
    }
    await page.locator('summary').click();
    assert.deepEqual(await overflows(page), { across: false, cut: [] });
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`), []);
    const [choices, seen, taken] = await page.evaluate(() => ['choices', 'seen', 'taken'].map((id) => document.getElementById(id).getBoundingClientRect().toJSON()));
    if (viewport === DESKTOP) assert.ok(choices.right < seen.left && seen.right < taken.left && choices.width === 304 && taken.width === 376);
    if (viewport === NARROW) assert.ok(choices.right < seen.left && taken.left === seen.left && taken.top > seen.bottom);
    if (phone) assert.ok(seen.top > choices.bottom && taken.top > seen.bottom && choices.left === taken.left);
  });

test('by keyboard alone an activity is put together and its line copied', async ({ t }) => {
  const page = await builder(t, 'game=mastermind', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator('[name=game]').focus();
  await page.keyboard.press('Tab'); // rules
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab'); // role
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.value), 'keeper', 'the focus is where it was');
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'mastermind', rules: 'p2c2r', role: 'keeper' });
  for (let presses = 0; await page.evaluate(() => document.activeElement.name !== 'copy'); presses++) {
    assert.ok(presses < 200, 'the button is reached');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: say('en', 'copied') }).waitFor();
});

test('the page speaks another language at once, and a foreign address says which it knows', async ({ t }) => {
  const page = await builder(t, 'game=betting');
  await page.locator('[name=page-language]').selectOption('it');
  assert.equal(await page.locator('h1').innerText(), BUILDER.it.title);
  assert.equal(await page.locator('html').getAttribute('lang'), 'it');
  assert.equal((await attributes(page)).game, 'betting');
  assert.match(page.url(), /lang=it#game=betting/);
  await page.goto(`${t.origin}/builder.html?lang=xx#game=chess`);
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  assert.match(await page.locator('.fault[data-of=game]').innerText(), /game="chess".*mastermind/);
});

test('a class stands in the link, and in an element as data-class; without an end there is no class', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&class=3%C2%BA%20B'), value = '3º B';
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'mastermind', 'data-class': value });
  await page.locator('[name=class]').fill(`${value}2`);
  assert.equal((await shown(page, 'B2')).get('class'), `${value}2`);
  await page.getByRole('radio', { name: say('en', 'form_link') }).check({ force: true });
  assert.equal(new URL(await line(page)).searchParams.get('class'), `${value}2`);
  assert.equal(await page.locator('#choices').getByRole('link', { name: say('en', 'class_page') }).getAttribute('href'), 'class.html?lang=en');
  await page.locator('[name=game]').selectOption('lab');
  assert.equal(await page.locator('[name=class]').count(), 0);
});
