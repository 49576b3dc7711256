// Tests of studio.html as a place: my lessons and their list, messages that come and go, faults that name their field.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inspect } from './axe.mjs';
import { SITE, test } from './fixtures.mjs';
import { say } from './say.mjs';
import { ask, begun, begunWith, checked, faults, field, kept, known, play, studio, words } from './studio.mjs';
import { until } from './until.mjs';

const others = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('sagaz.studio_lessons') ?? '[]').map(({ lesson }) => lesson.title.en));
const message = (page) => page.locator('#status');
const toBegin = (page) => page.locator('[name=begin]').click();

/** Another lesson, from nothing. */
async function another(page, title) {
  await toBegin(page);
  await page.locator('[name=new]').click();
  if (title) await field(page, 'title').fill(title);
}

test('another lesson leaves the one before among my lessons; there they open, are copied, and are deleted with a way back', async ({ t }) => {
  const page = await begun(t), first = await kept(page);
  await another(page, 'Second');
  assert.deepEqual(await others(page), ['My cut']);
  await toBegin(page);
  await page.locator('#mine').getByRole('button', { name: 'My cut', exact: true }).click();
  assert.deepEqual(await kept(page), first);
  assert.deepEqual(await others(page), ['Second'], 'each is there once');
  await toBegin(page);
  await page.getByRole('button', { name: words('copy_of', { title: 'Second' }) }).click();
  assert.deepEqual(await others(page), ['Second', 'Second']);
  await page.getByRole('button', { name: words('delete_of', { title: 'Second' }) }).first().click();
  assert.deepEqual(await others(page), ['Second']);
  assert.ok((await message(page).innerText()).startsWith(words('lesson_deleted', { title: 'Second' })));
  await page.locator('[name=offer]').click();
  assert.deepEqual(await others(page), ['Second', 'Second']);
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  await toBegin(page);
  assert.equal(await page.locator('#mine li').count(), 3);
  await t.shot(page, 'studio-mine');
});

test('a lesson without a word is not kept; a twenty-first is refused, and a full storage is told', async ({ t }) => {
  const page = await begun(t);
  await another(page);
  await another(page, 'Third');
  assert.deepEqual(await others(page), ['My cut'], 'nothing was lost with the empty one');
  await page.evaluate(() => {
    const [one] = JSON.parse(localStorage.getItem('sagaz.studio_lessons'));
    localStorage.setItem('sagaz.studio_lessons', JSON.stringify(Array.from({ length: 19 }, (_, i) => ({ ...one, key: `${i + 1}` }))));
  });
  await another(page);
  assert.equal(await message(page).innerText(), words('lessons_full', { most: 20 }));
  assert.equal((await kept(page)).title.en, 'Third');
  await page.locator('[name=delete-1]').click();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function full(name, ...more) {
      if (name === 'sagaz.studio_lessons') throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, name, ...more);
    };
  });
  await page.locator('[name=new]').click();
  assert.equal(await message(page).innerText(), words('lessons_no_room'));
  await toBegin(page);
  assert.ok((await page.locator('#mine').innerText()).includes('Third'), 'in this page it still is there');
});

test('a new lesson begins with an empty board, and with the controls of its own game', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', 'codes 1 p4c6r 12 assistant letters consistent 0 g0011 a20'), line = () => page.evaluate(() => { const { state } = document.querySelector('sagaz-game').stats; return state === 'playing' && document.querySelector('sagaz-game').getState(); }), old = await line();
  await another(page, 'Empty');
  await page.waitForFunction((before) => { const game = document.querySelector('sagaz-game'); return game.getState() && game.getState() !== before && game.stats.frames > 2; }, old);
  const rows = await page.evaluate(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline().nodes));
  assert.doesNotMatch(rows, /AABB|A A B B/);
  const offered = () => page.locator('[name=show] option').allTextContents(), before = await offered();
  await toBegin(page);
  await page.locator('[data-path=new-game]').selectOption('tictactoe');
  await page.locator('[name=new]').click();
  await play(page);
  await page.waitForFunction((those) => [...document.querySelectorAll('[name=show] option')].map((one) => one.textContent).join() !== those, before.join());
  const ids = await page.evaluate(() => { const flat = (nodes) => nodes.flatMap((node) => [node.id, ...flat(node.nodes ?? [])]); return flat(document.querySelector('sagaz-game').debugOutline().nodes); });
  for (const id of await page.locator('[name=show] option').evaluateAll((all) => all.map(({ value }) => value).filter(Boolean))) assert.ok(ids.includes(id), id);
});

test('no game of a teacher\'s page offers an earlier one that another left', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', 'codes 1 p4c6r 12 assistant letters consistent 0 g0011 a20');
  await page.evaluate(() => localStorage.setItem('sagaz.aside.game.off', 'x')); // of an older version
  const state = await page.evaluate(() => { const game = document.querySelector('sagaz-game'); game.act('analysis', '1'); game.openLink(game.getState()); return game.getState(); });
  assert.ok(state);
  await page.reload();
  await play(page);
  await page.locator('#board').getByRole('radio', { name: words('view_phone') }).check({ force: true });
  const frame = await (await page.waitForSelector('#board iframe')).contentFrame();
  await frame.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  await page.waitForTimeout(1500); // a notice waits for a moment without a key
  assert.equal(await page.locator('sagaz-game .notice').count() + await frame.locator('.notice').count(), 0);
});

test('a message goes after some seconds, but not under the pointer, and covers no main button', async ({ t }) => {
  const page = await studio(t, { clock: true }), bad = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') }, file = () => page.locator('[name=import]').setInputFiles(bad);
  await file();
  await page.waitForFunction(() => document.querySelector('#status').textContent);
  assert.equal(await message(page).innerText(), words('not_json', { name: 'x.json' }), 'in the language of the page, without the parser\'s words');
  const covered = await page.evaluate(() => {
    const a = document.querySelector('#status').getBoundingClientRect();
    return [...document.querySelectorAll('button.main')].map((one) => one.getBoundingClientRect()).filter((b) => b.width && b.left < a.right && b.right > a.left && b.top < a.bottom && b.bottom > a.top).length;
  });
  assert.equal(covered, 0);
  await message(page).hover();
  await page.clock.runFor(60_000);
  assert.notEqual(await message(page).textContent(), '');
  await page.mouse.move(1, 1);
  await page.clock.runFor(9_000);
  assert.equal(await message(page).textContent(), '');
  await file();
  await page.waitForFunction(() => document.querySelector('#status').textContent);
  await page.locator('[name=new]').click();
  assert.equal(await message(page).textContent(), '', 'another lesson');
});

test('a missing text names its field beside the label, and nothing moves when it is written', async ({ t }) => {
  const page = await begun(t);
  await page.locator('[name=add]').click();
  await field(page, 'steps.1.say').fill('Now you.');
  await page.locator('[name=add_wait]').click();
  await checked(page);
  assert.deepEqual(await faults(page), [], 'the focus has left no field yet');
  await field(page, 'steps.1.wait.label').focus();
  await field(page, 'steps.1.say').focus();
  assert.deepEqual(await faults(page), [words('f_missing_of', { a: words('wait_label') })]);
  const top = () => field(page, 'steps.1.wait.right').evaluate((one) => one.getBoundingClientRect().top + scrollY), before = await top();
  await field(page, 'steps.1.wait.label').fill('Play.');
  await checked(page);
  assert.deepEqual(await faults(page), []);
  const grown = await page.locator('[data-path="steps.1.wait.label"]').evaluate((one) => one.closest('.field').querySelector('.under-text').offsetHeight);
  assert.equal(await top(), before + grown);
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('#studio :is(input, select, textarea)')].filter((one) => !one.labels?.length && !one.getAttribute('aria-label')).map((one) => one.name)), [], 'every field has a label');
});

test('two equal answers of one\'s own question are a fault, and the pupil\'s view says why it is not whole', async ({ t }) => {
  const page = await begun(t);
  await page.locator('[name=add_question]').click();
  await known(page, 0);
  await checked(page);
  await page.locator('#board').getByRole('radio', { name: words('view_phone') }).check({ force: true });
  assert.ok((await page.locator('#board > .fault').innerText()).startsWith(words('preview_part', { why: words('f_missing_of', { a: '' }).slice(0, 8) })));
  await page.locator('#board').getByRole('radio', { name: words('view_off') }).check({ force: true });
  await page.locator('[name=own]').click();
  await field(page, 'steps.0.ask.options.0.say').fill('MIN');
  await field(page, 'steps.0.ask.options.1.say').fill(' min');
  await checked(page);
  assert.ok((await faults(page)).includes(words('f_same_option')));
});

test('the checker\'s messages have words in each language; its own are a detail', async () => {
  const { inWords } = await import(new URL('../page/studio/checker-words.mjs', SITE).href);
  const told = ['is missing', 'is "7", and the engine says "0"', 'has 70 words in en, of 60 at most', 'is the right answer', 'is the same as wrong.0', "is another option's too", 'with seed 3: shows "x"', 'with seed 3: the answer "x" is empty', 'is longer than 80 bytes', 'the engine refuses the request: line: syntax at character 4', 'syntax at character 47, in "(3"', 'a message of tomorrow'];
  for (const language of ['es', 'it', 'en', 'pt'])
    for (const message of told) {
      const { key, text, details } = inWords(language, { path: 'steps.0.at', message });
      assert.ok(key !== text && (language === 'en' || !text.includes(message)) && !/\{\w\}|undefined/.test(text), `${language}: ${message}: ${text}`);
      assert.ok(details === undefined || details === message);
    }
});

test('the last step is advised to have new cases where it asks something', async ({ t }) => {
  const page = await begun(t);
  await checked(page);
  assert.equal(await page.locator('[name=badge-1].advice:visible').count(), 0);
});

test('new cases of a code game are told in words, with the board\'s symbols, and the answer stays marked', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', 'codes 1 p4c6r 12 assistant letters consistent 0 g0011 a20 g0122 a11');
  await ask(page, 0, words('fact_codes_left'));
  await page.locator('[data-name=fresh] summary').click();
  await page.locator('[name=fresh-on]').click();
  await page.locator('.fact-row.chosen').filter({ hasText: words('fact_codes_left') }).waitFor();
  assert.doesNotMatch(await page.locator('[data-name=fresh]').innerText(), /p4c6r|\{f1\}|\{secret\}/);
  await page.locator('[name=ten]').click();
  await page.locator('.cases li').nth(9).waitFor();
  assert.match(await page.locator('.cases li').first().innerText(), /^AABB: \d in place, \d elsewhere; ABCC: \d in place, \d elsewhere → answer: \d+/);
  await page.locator('[name=fresh-off]').click();
  assert.equal((await kept(page)).steps[0].at, 'codes 1 p4c6r 12 assistant letters consistent 0 g0011 a20 g0122 a11');
  assert.equal(typeof (await kept(page)).steps[0].ask.answer, 'number');
});

test('a step that goes on with a board before it names that step', async ({ t }) => {
  const page = await begun(t);
  await page.locator('[name=step-1]').click();
  await play(page);
  await page.locator('.use b').filter({ hasText: words('board_before', { n: 1 }) }).waitFor();
});

test('the sheet\'s lesson is played on screen from its first step, in a tab of its own', async ({ t }) => {
  const page = await studio(t);
  await page.locator('[name=template-cut-1]').click();
  await checked(page);
  await page.locator('[name=take]').click();
  await page.locator('[name=sheet]').click();
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.frameLocator('.sheet').getByRole('link', { name: say('en', 'print.on_screen') }).click()]), { say: text } = (await kept(page)).steps[0];
  await tab.waitForFunction((words) => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes(words), text.en.slice(0, 20));
});

test('the number of a step\'s faults leads to the first of them, by the keyboard as well', async ({ t }) => {
  const page = await begun(t);
  await page.locator('[name=step-1]').click();
  await page.locator('[name=add_wait]').click();
  await page.locator('[name=head]').click();
  await checked(page);
  const badge = page.locator('[name=badge-1]');
  assert.equal(await badge.getAttribute('aria-label'), `${words('faults_n', { n: Number((await badge.innerText()).split(' ')[1]) })}. ${words('to_fault')}`);
  await badge.focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('[name=step-1]').getAttribute('aria-current'), 'step');
  assert.match(await page.evaluate(() => document.activeElement.dataset.path), /^steps\.1\./);
  await inspect(page);
});

test('the pupil\'s view goes to the step that is pressed, also after the pupil in it has gone on', async ({ t }) => {
  const page = await studio(t), read = (name) => JSON.parse(readFileSync(new URL(`../../assets/lessons/cut-1/${name}.json`, import.meta.url), 'utf8')), texts = read('en'), { steps } = read('lesson');
  await page.locator('[name=template-cut-1]').click();
  await play(page);
  await page.locator('[name=step-0]').click();
  await page.locator('#board').getByRole('radio', { name: words('view_text') }).check({ force: true });
  const game = () => page.frames().find((frame) => frame.url().includes('player.html'));
  const at = (n) => until(async () => game()?.evaluate((text) => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes(JSON.stringify(text).slice(1, -1)), texts[steps[n].say].slice(0, 30)).catch(() => false));
  await at(0);
  await game().evaluate(() => document.querySelector('sagaz-game').act('lesson_next'));
  await at(1);
  await page.locator('[name=step-0]').click();
  await at(0);
  await page.locator('[name=step-2]').click();
  await at(2);
});
