// Tests of studio.html: our lessons open as templates and come out equal; a lesson is written from nothing with boards,
// questions that the engine answers, mistakes and new cases; faults stand at their fields; files open again and play.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from '@axe-core/playwright';
import { DESKTOP, PHONE, SITE, someOf, test } from './fixtures.mjs';
import { say, saying } from './say.mjs';
import { ask, begun, begunWith, checked, faults, field, kept, known, play, studio, words } from './studio.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const LESSONS = new URL('../../assets/lessons/', import.meta.url);
const read = (id, name) => JSON.parse(readFileSync(new URL(`${id}/${name}.json`, LESSONS), 'utf8'));
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fails unless the exported lesson says the same as the files: a key there is a text here. */
function compare(file, exported, texts, path) {
  if (typeof file === 'string' && isObject(exported)) return assert.deepEqual(exported, Object.fromEntries(Object.keys(texts).filter((language) => file in texts[language]).map((language) => [language, texts[language][file]])), path);
  if (Array.isArray(file)) {
    assert.equal(file.length, exported?.length, path);
    return file.forEach((one, i) => compare(one, exported[i], texts, `${path}.${i}`));
  }
  if (!isObject(file)) return assert.deepEqual(exported, file, path);
  assert.deepEqual(Object.keys(exported).sort(), Object.keys(file).sort(), path);
  return Object.keys(file).forEach((key) => compare(file[key], exported[key], texts, `${path}.${key}`));
}

test('each of our lessons opens as a template and comes out as it was, but for the order', async () => {
  const { whole, exported, isLesson, missingIn, spoken } = await import(new URL('../page/studio/lesson.mjs', SITE).href), all = readdirSync(LESSONS);
  assert.ok(all.length >= 23);
  for (const id of all) {
    const texts = Object.fromEntries(['es', 'it', 'en', 'pt'].map((language) => [language, read(id, language)])), structure = read(id, 'lesson'), made = whole(structure, texts);
    assert.ok(isLesson(made), id);
    compare(structure, exported(made), texts, id);
    assert.deepEqual(spoken(made), ['es', 'it', 'en', 'pt'], id);
    for (const language of spoken(made)) assert.deepEqual(missingIn(made, language), [], `${id} in ${language}`);
  }
});

test('what is no lesson is refused, whatever it is', async () => {
  const { isLesson } = await import(new URL('../page/studio/lesson.mjs', SITE).href), good = { game: 'trees', steps: [{ say: { en: 'A' } }, { say: {} }] };
  assert.ok(isLesson(good));
  for (const bad of [null, [], 7, {}, { ...good, steps: 'x' }, { ...good, steps: [7] }, { ...good, game: 'chess' }, { ...good, title: 'key' }, { ...good, steps: [{ say: [] }] }, { ...good, steps: [{ ask: 7 }] },
    { ...good, steps: [{ say: {}, ask: { options: {} } }] }, { ...good, steps: [{ say: {}, ask: { hints: ['x'] } }] }, { ...good, steps: [{ say: {}, at: 7 }] }, { ...good, steps: [{ say: {}, show: [null] }] }])
    assert.equal(isLesson(bad), false, JSON.stringify(bad));
});

test('a lesson is written without seeing JSON: board, question, mistake, hint; undone, kept, and free of faults', async ({ t }) => {
  const page = await begun(t);
  await ask(page, 0, say('en', 'studio.fact_root_value'));
  const { steps: [step] } = await kept(page);
  assert.match(step.at, /^trees 1 explore /);
  assert.equal(step.ask.kind, 'number');
  assert.equal(step.ask.because.request.cmd, 'search.tree');
  for (const telling of ['analysis', 'step', 'algorithm']) assert.ok(step.hide.includes(telling), telling);
  await checked(page);
  assert.deepEqual(await faults(page), [], 'no field is faulty before the focus has left it');
  for (const name of ['hints.0', 'right']) await field(page, `steps.0.ask.${name}`).focus();
  await field(page, 'steps.0.say').focus();
  assert.deepEqual(await faults(page), [words('f_missing_of', { a: words('hint_n', { n: 1 }) }), words('f_missing_of', { a: words('right') })]);
  await page.locator('.offer').first().click();
  await field(page, 'steps.0.ask.wrong.0.say').fill('So it would be if MIN began.');
  await field(page, 'steps.0.ask.hints.0').fill('Begin below.');
  await field(page, 'steps.0.ask.right').fill('Take the better branch.');
  await checked(page);
  assert.deepEqual(await faults(page), []);
  await t.shot(page, 'studio-question');
  assert.equal((await kept(page)).steps[0].ask.wrong.length, 1);
  await page.locator('[name=undo]').click();
  assert.deepEqual((await kept(page)).steps[0].ask.right, {}, 'what was typed in one field is undone at once');
  await page.locator('[name=redo]').click();
  await page.locator('[name=copy]').click();
  assert.deepEqual((await kept(page)).steps.map(({ ask: asked }) => asked?.kind), ['number', 'number', undefined]);
  await page.locator('[name=down]').click();
  await page.locator('[name=delete]').click();
  assert.equal((await kept(page)).steps.length, 2);
  const before = await kept(page);
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  assert.equal(await page.locator('header .title').innerText(), 'My cut');
  assert.deepEqual(await kept(page), before);
  assert.equal(before.id, 'my-cut', 'from the title');
});

test('a wrong answer is told at its field, and the engine\'s is taken', async ({ t }) => {
  const page = await begun(t);
  await ask(page, 0, say('en', 'studio.fact_leaves_looked_at'));
  const good = (await kept(page)).steps[0].ask.answer;
  await page.evaluate(() => { const lesson = JSON.parse(localStorage.getItem('sagaz.studio')); lesson.steps[0].ask.answer = 99; localStorage.setItem('sagaz.studio', JSON.stringify(lesson)); });
  await page.reload();
  await page.locator('[name=step-0]').click();
  await page.locator('[name=take-answer]').click();
  assert.equal((await kept(page)).steps[0].ask.answer, good);
});

test('a fault of the lesson itself hides no other', async ({ t }) => {
  const page = await begun(t);
  await ask(page, 0, say('en', 'studio.fact_leaves_looked_at'));
  await page.evaluate(() => {
    const lesson = JSON.parse(localStorage.getItem('sagaz.studio'));
    lesson.steps[0].ask.answer = 99;
    lesson.minutes = 'many';
    localStorage.setItem('sagaz.studio', JSON.stringify(lesson));
  });
  await page.reload();
  await checked(page);
  const fault = (name) => page.locator(`[name=badge-${name}].bad`);
  await fault(-1).waitFor();
  await fault(0).waitFor();
  await page.locator('[name=step-0]').click();
  await page.locator('[name=take-answer]').waitFor();
});

test('a word of the glossary is written where the text was written last', async ({ t }) => {
  const page = await begun(t);
  await field(page, 'steps.0.say').fill('Here is');
  await page.locator('summary').filter({ hasText: words('glossary') }).click();
  const word = page.getByRole('button', { name: 'alpha', exact: true });
  assert.ok((await word.getAttribute('title')).length > 20, 'what it means');
  await word.click();
  assert.equal((await kept(page)).steps[0].say.en, 'Here is alpha');
});

test('a number of the engine is put into a text as a fact, and goes with the text', async ({ t }) => {
  const page = await begun(t);
  await known(page, 0);
  await field(page, 'steps.0.say').focus();
  await page.locator('[name=insert]').selectOption({ index: 1 });
  const { facts, steps: [{ say: text }] } = await kept(page), [name] = Object.keys(facts);
  assert.match(text.en, new RegExp(`\\{${name}\\}$`));
  assert.equal(await page.locator('.fact').innerText(), `${words(`fact_${name}`)} ${facts[name].value}`, 'in words, not by its name');
  await checked(page);
  assert.deepEqual(await faults(page), []);
  await field(page, 'steps.0.say').fill('Nothing.');
  assert.equal((await kept(page)).facts, undefined);
});

test('the chips of a lesson say in words what its numbers are, and numbers as the language writes them', async ({ t }) => {
  const page = await studio(t, { language: 'es' }), request = { cmd: 'search.tree', tree: '(-3 12)(-5 4)' }, tell = (key, values) => say('es', `studio.${key}`, values);
  const lesson = { id: 'mine', game: 'trees', minutes: 5, title: { es: 'Mía' }, source: 'yo', teacher: { aim: { es: 'Ver.' }, expect: { es: 'Nada.' } },
    facts: { root_value: { value: -3, request, path: 'value' }, leaves_pruned_2: { value: 1, request, path: 'leaves_pruned' }, mean: { value: '2.50', request, path: 'leaves' } },
    steps: [{ say: { es: 'Vale {root_value}, sin mirar {leaves_pruned_2}; de media {mean}.' }, at: 'trees 1 explore max alphabeta left_to_right 0 (-3,12)(-5,4)' }, { say: { es: 'Ya está.' } }] };
  await page.locator('[name=import]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(lesson)) });
  await page.locator('[name=step-0]').click();
  assert.deepEqual(await page.locator('.with-facts .fact').allInnerTexts(), [`${tell('fact_root_value')} −3`, `${tell('fact_leaves_pruned')} 1`, '{mean} 2,50']);
  await page.locator('[name=head]').click();
  assert.deepEqual((await page.locator('.chips .chip').allInnerTexts()).map((text) => text.replace(/\s*×$/, '')), [`${tell('fact_root_value')}: −3`, `${tell('fact_leaves_pruned')}: 1`, '{mean}: 2,50']);
});

test('a lesson without a question says that it has nothing to grade, and is not packed for a course', async ({ t }) => {
  const page = await begun(t), row = (name) => page.locator('#take .row, .row').filter({ has: page.locator(`[name=${name}]`) }).last();
  await page.locator('[name=step-1]').click();
  await field(page, 'steps.1.say').fill('And that is all.');
  await page.locator('[name=take]').click();
  for (const name of ['scorm', 'cmi5']) {
    assert.ok(await page.locator(`[name=${name}]`).isDisabled());
    assert.match(await row(name).innerText(), saying('en', 'nothing_graded'));
  }
  assert.doesNotMatch(await row('json').innerText(), saying('en', 'nothing_graded'));
});

test('a question of one\'s own has typed answers; the right one may change', async ({ t }) => {
  const page = await begun(t);
  await page.locator('[name=add_question]').click();
  await known(page, 0);
  await page.locator('[name=own]').click();
  await field(page, 'steps.0.ask.say').fill('Who moves first?');
  await field(page, 'steps.0.ask.options.0.say').fill('MIN');
  await field(page, 'steps.0.ask.options.1.say').fill('MAX');
  await page.locator('[name=right-option]').nth(1).check();
  await field(page, 'steps.0.ask.hints.0').fill('Look at the top.');
  await field(page, 'steps.0.ask.right').fill('The triangle points up.');
  await checked(page);
  assert.deepEqual(await faults(page), []);
  const { ask: asked } = (await kept(page)).steps[0];
  assert.equal(asked.options.find(({ value }) => value === asked.answer).say.en, 'MAX');
});

test('numbers vary: ten cases are drawn with their answers', async ({ t }) => {
  const page = await begun(t);
  await ask(page, 0, say('en', 'studio.fact_root_value'));
  await field(page, 'steps.0.ask.hints.0').fill('Begin below.');
  await field(page, 'steps.0.ask.right').fill('Take the better branch.');
  await page.locator('[data-name=fresh] summary').click();
  await page.locator('[name=fresh-all]').click();
  await page.locator('[name=fresh-on]').click();
  await page.locator('[name=ten]').click();
  await page.locator('.cases li').nth(9).waitFor();
  assert.ok((await page.locator('.cases li').allInnerTexts()).every((row) => /→ answer: -?\d+/.test(row)));
  await checked(page);
  assert.deepEqual(await faults(page), []);
  await t.shot(page, 'studio-fresh');
});

test('what can be pointed at is named in words, whichever game it is of', async ({ t }) => {
  const boards = { trees: 'trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)', tictactoe: 'tictactoe 1 person person 1 5 1', thirtyone: 'thirtyone 1 4 6 31 mover_loses person person 1 3 5' };
  for (const [game, line] of Object.entries(boards)) {
    const page = await begunWith(t, game, line);
    await page.waitForFunction(() => document.querySelectorAll('[name=point-list] option').length > 1);
    const named = await page.locator('[name=point-list] option').allInnerTexts();
    assert.deepEqual(named.filter((text) => /[a-z]+_[a-z]+/.test(text)), [], game);
    await page.close();
  }
});

test('the thing that is pressed on the board is pointed at', async ({ t }) => {
  const page = await begun(t);
  await page.locator('[name=point]').click();
  const place = await page.evaluate(() => {
    const game = document.querySelector('sagaz-game'), { rects } = game.debugOutline(), box = game.getBoundingClientRect(), [x, y, width, height] = rects['node:1'];
    return { x: box.left + x + width / 2, y: box.top + y + height / 2 };
  });
  await page.mouse.move(place.x, place.y);
  assert.equal(await page.locator('.live-box > .ring').isVisible(), true);
  await page.mouse.click(place.x, place.y);
  assert.deepEqual((await kept(page)).steps[0].point, ['node:1']);
  await page.locator('[name=point-list]').selectOption('node:2');
  assert.deepEqual((await kept(page)).steps[0].point, ['node:1', 'node:2']);
});

test('the file opens again as it was, and the HTML file plays from disk', async ({ t }) => {
  const page = await studio(t), folder = mkdtempSync(join(tmpdir(), 'sagaz-studio-'));
  await page.locator('[name=template-cut-1]').click();
  await checked(page);
  const before = await kept(page);
  try {
    await page.locator('[name=take]').click();
    const saved = async (name) => {
      const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), page.locator(`[name=${name}]`).click()]), file = join(folder, download.suggestedFilename());
      await download.saveAs(file);
      return file;
    };
    const json = await saved('json'), html = await saved('html');
    await page.locator('[name=close]').click();
    await page.locator('[name=begin]').click();
    await page.locator('[name=new]').click();
    assert.notDeepEqual(await kept(page), before);
    await page.locator('[name=begin]').click();
    await page.locator('[name=import]').setInputFiles(json);
    await page.waitForFunction((id) => JSON.parse(localStorage.getItem('sagaz.studio')).id === id, before.id);
    assert.deepEqual(await kept(page), before);
    const played = await t.open(pathToFileURL(html).href, { language: 'en' });
    await played.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes(title), before.title.en);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the pupil\'s view plays the step as it is written, and the worksheet shows it', async ({ t }) => {
  const page = await begun(t), frame = async (box) => (await page.waitForSelector(`${box} iframe`)).contentFrame();
  await page.locator('#board').getByRole('radio', { name: words('view_phone') }).check({ force: true });
  const game = await frame('#board');
  await game.waitForFunction(() => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes('Look at this tree.'));
});

for (const [size, viewport, scheme, language] of someOf([['1280×800', DESKTOP, 'light', 'es'], ['360×640', PHONE, 'dark', 'it'], ['1280×800', DESKTOP, 'dark', 'pt'], ['360×640', PHONE, 'light', 'en']], 0, 1))
  test(`the studio stands at ${size} in ${language}, ${scheme}, with nothing cut, and axe finds nothing`, async ({ t }) => {
    const phone = viewport === PHONE, page = await studio(t, { viewport, language, colorScheme: scheme, touch: phone, isMobile: phone });
    await t.shot(page, `studio-begin-${size}-${language}-${scheme}`);
    const across = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(await across(), false);
    await page.locator('[name=template-cut-1]').click();
    await play(page);
    for (const at of [-1, 2, 7]) {
      await page.locator(at < 0 ? '[name=head]' : `[name=step-${at}]`).click();
      if (at === 2) await known(page, at);
      await checked(page);
      assert.equal(await across(), false, `step ${at}`);
      await t.shot(page, `studio-${size}-${language}-${scheme}-${at + 1}`);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`), []);
    }
  });

test('the control that a step waits for is chosen by its name on the board', async ({ t }) => {
  const page = await begun(t);
  await page.locator('[name=add_wait]').click();
  await field(page, 'steps.0.wait.event').selectOption('act');
  const list = field(page, 'steps.0.wait.id');
  await list.focus();
  const named = await list.locator('option').evaluateAll((all) => all.map(({ value, textContent }) => [value, textContent]));
  assert.ok(named.length > 5 && named.every(([value, text]) => value && text), JSON.stringify(named));
  assert.ok(!named.some(([value]) => /^(menu|home|language|share)/.test(value)), 'none of the page\'s');
  const [next, text] = named.find(([value]) => value === 'step:next');
  assert.notEqual(text, next, 'in words');
  await list.selectOption(next);
  assert.equal((await kept(page)).steps[0].wait.id, 'step:next');
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  await page.locator('[name=step-0]').click();
  assert.equal(await field(page, 'steps.0.wait.id').inputValue(), 'step:next');
});
