// Tests of the choices of builder.html: each changes the line and the preview at once, default values are left out,
// errors stand at their field.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import axe from '@axe-core/playwright';
import { readTables } from '../../cmake/tables.mjs';
import { attributes, builder, frameOf, line, overflows, playing, shown } from './builder.mjs';
import { DESKTOP, PHONE, SITE, someOf, test } from './fixtures.mjs';
import { say, saying } from './say.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const { games, languages, options } = readTables(fileURLToPath(new URL('../..', import.meta.url)));
const { BUILDER } = await import(new URL('../page/builder_texts.mjs', SITE).href);
const NARROW = { width: 900, height: 700 };

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

test('no puzzle is a puzzle\'s word in Italian, not a lesson\'s', async ({ t }) => {
  const page = await builder(t, 'game=mastermind', { language: 'it' });
  assert.equal(await page.locator('select[name=puzzle] option').first().innerText(), 'Nessuno');
  assert.equal(await page.locator('select[name=lesson] option').first().innerText(), 'Nessuna');
});

test('a tree can be given to practise on, with the rule of cutting, and no strategy, which is there again afterwards', async ({ t }) => {
  const tree = '((3 5)(9 2))((4 1)(8 6))', page = await builder(t, `game=trees&role=practice&rules=strict&strategy=minimax&tree=${encodeURIComponent(tree)}`);
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', role: 'practice', rules: 'strict', tree });
  assert.equal(await page.locator('[name=tree]').count(), 1);
  assert.equal(await page.locator('[name=strategy]').count(), 0);
  const sheet = new URL(await page.locator('a[href^="print.html?tree"]').getAttribute('href'), page.url()).searchParams;
  assert.deepEqual([sheet.get('tree'), sheet.get('rules')], [tree, 'strict'], 'the same tree on paper');
  assert.equal(await page.locator('#note-sheet').innerText(), say('en', 'sheet_tree'));
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

test('the pages for teachers name the class unit', async ({ t }) => {
  const page = await builder(t, 'lang=en');
  await page.getByRole('link', { name: say('en', 'nav_guide') }).click();
  await page.waitForURL(/guides\/thirtyone\.en\.html$/);
  await page.locator('h1').waitFor();
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

test('more options stay open when the game, the role or the language changes, and closed when they were', async ({ t }) => {
  const page = await builder(t), more = page.locator('details'), opened = () => more.evaluate((part) => part.open);
  assert.equal(await opened(), false);
  await page.locator('[name=game]').selectOption('trees');
  assert.equal(await opened(), false);
  await more.locator('summary').click();
  for (const [name, value] of [['game', 'tictactoe'], ['game', 'cluedo'], ['page-language', 'it'], ['game', 'mastermind']]) {
    await page.locator(`select[name="${name}"]`).selectOption(value);
    assert.equal(await opened(), true, `${name} ${value}`);
  }
});
