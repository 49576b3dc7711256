// Tests of lessons: which files the page fetches and when, and lessons from a teacher's file.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LANGUAGES, someOf, test } from './fixtures.mjs';
import { bring, fetched, firsts, FOLDER, game, given, listen, MINE, notice, open, ours, said } from './lessons.mjs';
import { atRest } from './rest.mjs';
import { say, saying } from './say.mjs';

/** The title of a lesson on screen. */
const lessonNamed = (id) => say('en', 'lesson_named', [JSON.parse(readFileSync(`${FOLDER}${id}/en.json`, 'utf8')).title]);

// ---- fetched files -----------------------------------------------------------------------------------------------

test('nothing of the lessons is fetched before one is wanted', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false }), names = fetched(page);
  await page.goto(`${t.origin}/?game=trees`);
  await t.ready(page);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(names.filter((name) => /lesson|requests/.test(name)), []);
});

test('each lesson of ours speaks every language of the page', () => {
  for (const { id, languages } of ours) assert.deepEqual(languages.sort(), [...LANGUAGES].sort(), id);
});

// Each step of two lessons in one language, the languages by turns; with `tests/run --long` a lesson of each game in
// all languages.
// (print.test.mjs also makes every step of a lesson of each game, and the engine checks every text.)
for (const [turn, { id, game: name, steps, languages }] of someOf([...firsts.entries()], 1, 5))
  test(`the engine makes every step of our lesson ${id}, whatever the language, and it is read once`, async ({ t }) => {
    const page = await open(t, `/?game=${name}&save=off`), names = fetched(page);
    let count = 0;
    for (let step = 0; step < steps.length; step++)
      for (const language of process.env.SAGAZ_LONG ? languages : [languages[(turn + step) % languages.length]]) {
        await bring(page, { lesson: id, step, language });
        const { name: what, value } = await given(page, ++count);
        assert.equal(what, 'lesson', value);
        assert.deepEqual([said(value, 'lesson'), said(value, 'game'), said(value, 'step')], [[id], [name], [`${step}`, `${steps.length}`]]);
        assert.ok(said(value, 'say')[0]);
      }
    const files = names.filter((file) => file.includes('/lessons/'));
    assert.equal(new Set(files).size, files.length);
  });

test('a lesson of ours begins by its attribute, in the program of its game and no other', async ({ t }) => {
  const { id, game: name } = ours.at(-1), page = await t.open('/pages/blank.html', { wait: false, before: listen }), names = fetched(page);
  await page.goto(`${t.origin}/?lesson=${id}&lang=en`);
  const { value, program } = await given(page);
  assert.equal(said(value, 'game')[0], name);
  const programs = new Set(names.filter((file) => file.endsWith('.wasm')));
  assert.deepEqual(programs, new Set([`/${program}.wasm`, '/requests.simd.wasm']));
});

// ---- a teacher's file --------------------------------------------------------------------------------------------

test('a lesson has an address on the site of the page, and opens in its game, in the language of the page, at its step', async ({ t }) => {
  const page = await open(t, '/?lesson=mine/cut.json&step=2&lang=en&seed=7');
  const { name, value, program } = await given(page);
  assert.equal(name, 'lesson', value);
  assert.equal(program, 'trees');
  assert.equal(await game(page), say('en', 'trees'));
  assert.deepEqual([said(value, 'lesson'), said(value, 'step'), said(value, 'seed')], [['mine/cut.json'], ['1', '3'], ['7']]);
  assert.deepEqual(said(value, 'ask'), ['number', MINE.steps[1].ask.say.en]);
  await bring(page, { lesson: 'mine/cut.json', step: 2, language: 'pt' });
  assert.match(said((await given(page, 2)).value, 'say')[0], /^Otra vez, con \d y 1\d\.$/, 'there is no Portuguese, so Spanish');
});

test('a lesson of another program\'s game opens there', async ({ t }) => {
  const page = await open(t, '/?game=mastermind&lesson=mine/cut.json&lang=en');
  const { value, program } = await given(page);
  assert.equal(program, 'trees');
  assert.deepEqual(said(value, 'step'), ['0', '3']);
  assert.equal(await game(page), say('en', 'trees'));
});

test('the attributes lead another element into a lesson, and out of it', async ({ t }) => {
  const page = await open(t, '/pages/embed.html');
  const set = (attributes) => page.evaluate((all) => { for (const [name, value] of Object.entries(all)) document.querySelector('sagaz-game')[value === null ? 'removeAttribute' : 'setAttribute'](name, value); }, attributes);
  await page.route('**/pages/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await set({ lesson: 'mine/cut.json', step: '3' });
  assert.deepEqual(said((await given(page)).value, 'step'), ['2', '3']);
  await set({ lesson: null, step: null });
  await t.ready(page);
  assert.match(await game(page), /^Mastermind/i);
  assert.equal(await page.evaluate(() => globalThis.given.length), 1);
});

test('of steps asked for in a hurry the last one counts', async ({ t }) => {
  let later;
  const held = new Promise((resolve) => { later = resolve; });
  const page = await open(t, '/?game=trees', { answer: async (route) => { await held; await route.fulfill({ json: MINE }); } });
  await bring(page, { lesson: 'mine/cut.json', step: 1 });
  await bring(page, { lesson: 'mine/cut.json', step: 2 });
  later();
  assert.deepEqual(said((await given(page)).value, 'step'), ['2', '3']);
  await atRest(page);
  assert.equal(await page.evaluate(() => globalThis.given.length), 1);
});

const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
const faulty = (change) => { const lesson = structuredClone(MINE); change(lesson); return JSON.stringify(lesson); };
const bad = {
  'ends too early': ['{"id": "mine",', saying('en', 'is_cut')],
  'ends within a text': ['{"id": "mi', saying('en', 'is_cut')],
  'has a comma too many': ['{\n  "id": "mine",,\n}', saying('en', 'not_json_at', { line: 2, character: 16 }, { end: true })],
  'is the page of a server that knows better': ['<!doctype html><title>Welcome</title>', saying('en', 'is_page')],
  'is empty': ['', saying('en', 'is_empty')],
  'is something else': ['{"name": "sagaz"}', /./],
  'is a number': ['7', /./],
  'is nothing': ['null', /./],
  'is very deep': [deep, /./],
  'is too long': [JSON.stringify({ ...MINE, source: 'x'.repeat(70_000) }), saying('en', 'troubles.too_long', { most: 64 })],
  'has a kind of question that there is not': [faulty(({ steps }) => { steps[1].ask.kind = 'essay'; }), /steps\.1\.ask\.kind/],
  'is of a game that there is not': [faulty((lesson) => { lesson.game = 'constructor'; }), /game/],
  'closes its place in the request': ['{}},"cmd":"version","x":{"y":{}', saying('en', 'not_json_at', { line: 1, character: 3 }, { end: true })],
  'has markup in what is wrong': [faulty((lesson) => { lesson.game = '<img src=x onerror=alert(1)>'; }), /<img/],
};
for (const [what, [body, message]] of Object.entries(bad))
  test(`a file that ${what} is refused in words, and the game is there`, async ({ t }) => {
    const page = await open(t, '/?lesson=mine/cut.json&game=trees&lang=en', { answer: (route) => route.fulfill({ contentType: 'application/json', body }) });
    const words = await notice(page);
    assert.match(words, saying('en', 'page.no_lesson', { lesson: 'mine/cut.json' }, { start: true }));
    assert.match(words, message);
    assert.equal(words.split('cut.json').length, 2, 'its name once');
    assert.equal(await page.locator('.notice img').count(), 0);
    assert.equal(await game(page), say('en', 'trees'));
    assert.deepEqual(await page.evaluate(() => globalThis.given), []);
    assert.equal((await page.evaluate(() => globalThis.heard)).filter(({ name }) => name === 'error').length, 1);
    const mayHelp = ['is_cut', 'is_page', 'is_empty'].some((key) => saying('en', key).test(words));
    assert.equal(await page.locator('.notice').getByRole('button', { name: say('en', 'start.again') }).count(), Number(mayHelp), 'trying again');
  });

test('a file that is no good is told in the language of the page', async ({ t }) => {
  for (const language of ['es', 'it', 'pt']) {
    const page = await open(t, `/?lesson=mine/cut.json&game=trees&lang=${language}`, { answer: (route) => route.fulfill({ contentType: 'application/json', body: bad['has a comma too many'][0] }) });
    assert.match(await notice(page), saying(language, 'not_json_at', { line: 2, character: 16 }, { end: true }));
  }
});

test('a lesson whose text in the language of the page cannot be had says in which it is, in the language of the page', async ({ t }) => {
  t.expected = /404/;
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en' });
  await page.route('**/lessons/cut-1/en.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${t.origin}/?lesson=cut-1&lang=en`);
  assert.equal(await notice(page), say('en', 'lesson_spoken', { lesson: 'cut-1', language: 'English', spoken: 'Spanish' }));
});

test('a lesson of ours whose file is not there may be tried again, and tells its event what it is of', async ({ t }) => {
  t.expected = /404/;
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en', before: () => {
    globalThis.wrong = [];
    addEventListener('sagaz-error', ({ detail }) => globalThis.wrong.push([detail.kind, detail.lesson]));
  } });
  let there = false;
  await page.route('**/lessons/cut-1/lesson.json', (route) => (there ? route.continue() : route.fulfill({ status: 404, body: '' })));
  await page.goto(`${t.origin}/?lesson=cut-1&game=trees&lang=en`);
  assert.equal(await notice(page), say('en', 'page.no_lesson', { lesson: 'cut-1', why: 'cut-1/lesson.json: 404' }));
  assert.deepEqual(await page.evaluate(() => globalThis.wrong), [['lesson', 'cut-1']]);
  there = true;
  await page.locator('.notice').getByRole('button', { name: say('en', 'start.again') }).click();
  await page.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes(title), lessonNamed('cut-1'));
  assert.equal(await page.locator('.notice').count(), 0);
});

test('a step that the lesson has not is told with those it has, and it begins at its first', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en' });
  await page.goto(`${t.origin}/?lesson=cut-1&step=40&game=trees&lang=en`);
  const words = await notice(page), { steps: { length: last } } = ours.find(({ id }) => id === 'cut-1');
  assert.equal(words, say('en', 'page.bad_option', { name: 'step', value: 40, expected: `1–${last}` }));
  await page.goto(`${t.origin}/?lesson=cut-1&step=${last}&game=trees&lang=en`);
  await t.ready(page);
  await page.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes(title), lessonNamed('cut-1'));
  assert.equal(await page.locator('.notice').count(), 0);
});

test('what is of another site is never asked for', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false }), asked = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const lesson of [`${t.elsewhere}/mine/cut.json`, `${t.elsewhere.replace('http:', '')}/mine/cut.json`]) {
    await page.goto(`${t.origin}/?game=trees&lang=en&lesson=${lesson}`);
    assert.match(await notice(page), saying('en', 'troubles.elsewhere'));
  }
  assert.deepEqual(asked.filter((url) => url.startsWith(t.elsewhere)), []);
});

for (const [what, file] of [['its file', '**/mine/cut.json'], ['the module that leads', '**/lessons.mjs*'], ['the engine', '**/requests*.wasm']])
  test(`where ${what} cannot be fetched, the page says so, and trying again begins the lesson`, async ({ t }) => {
    t.expected = /./;
    const page = await t.open('/pages/blank.html', { wait: false, before: listen });
    await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
    await page.route(file, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${t.origin}/?game=trees&lesson=mine/cut.json&lang=en`);
    await t.ready(page);
    const words = await notice(page);
    assert.match(words, saying('en', 'page.no_lesson', { lesson: 'mine/cut.json' }, { start: true }));
    assert.match(words, /: [\w./: ]+$/);
    await page.unroute(file);
    await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
    await page.locator('.notice button').first().click();
    assert.equal((await given(page)).name, 'lesson');
    assert.equal(await page.locator('.notice').count(), 0);
  });

test('a step that the program asks for and cannot have is said by the program', async ({ t }) => {
  t.expected = /404/;
  const page = await open(t, '/?game=trees&lang=en');
  await bring(page, { lesson: 'no-such-lesson' });
  const { name, value } = await given(page);
  assert.deepEqual([name, value], ['lesson_failed', say('en', 'page.no_such_lesson', { lesson: 'no-such-lesson' })]);
  assert.equal(await page.locator('.notice').count(), 0);
});

test('a lesson or a game that there is not is told in words, in the page\'s language, with the way to all of them', async ({ t }) => {
  t.expected = /404/;
  for (const lang of someOf(LANGUAGES, 3)) {
    const page = await open(t, `/?lesson=nope&lang=${lang}`), said = await notice(page);
    assert.equal(said, say(lang, 'page.no_such_lesson', { lesson: 'nope' }));
    await page.locator('.notice button').first().click();
    await page.waitForFunction(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes('"lesson:mixed"'));
    await page.goto(`${t.origin}/?game=xyz&lang=${lang}`);
    await t.ready(page);
    const game = await notice(page);
    assert.equal(game, say(lang, 'no_such_game', { value: 'xyz' }));
  }
});

for (const [whose, lesson] of [['the page\'s own program', 'answer'], ['another program', 'play-31']]) test(`a lesson of ${whose}, opened at home, goes on after a reload, and one that was left does not`, async ({ t }) => {
  const page = await open(t, '/?lang=en'), outlined = (id) => page.waitForFunction((wanted) => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes(`"${wanted}"`), id);
  await outlined('lessons');
  await page.locator('[data-id$="/lessons"] button').first().evaluate((button) => button.click());
  await outlined(`lesson:${lesson}`);
  await page.locator(`[data-id$="/lesson:${lesson}"] button`).last().evaluate((button) => button.click());
  await outlined('lesson_next');
  await page.locator('[data-id$="/lesson_next"] button').evaluate((button) => button.click());
  await page.waitForFunction((id) => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('sagaz.game')))?.includes(`\nlesson=${id} 1 `), lesson);
  await page.reload();
  await t.ready(page);
  await outlined('lesson_previous');
  await page.locator('[data-id$="/lesson_close"] button').evaluate((button) => button.click());
  await page.waitForFunction(() => !JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes('"lesson_close"'));
  await page.reload();
  await t.ready(page);
  await atRest(page);
  assert.ok(!JSON.stringify(await page.evaluate(() => document.querySelector('sagaz-game').debugOutline())).includes('"lesson_close"'));
});

test('a file whose answers the engine refuses is played, and says that it has a mistake and where', async ({ t }) => {
  const lesson = structuredClone(MINE);
  lesson.steps[1].ask.answer = 4;
  const page = await open(t, '/?lesson=mine/cut.json&game=trees&lang=en', { answer: (route) => route.fulfill({ json: lesson }) });
  assert.equal((await given(page)).name, 'lesson');
  assert.match(await notice(page), saying('en', 'lesson_faults', { lesson: 'mine/cut.json', why: /steps\.1\.ask\.answer: .*3/ }, { start: true }));
  const [told, ...more] = (await page.evaluate(() => globalThis.heard)).filter(({ name }) => name === 'error');
  assert.deepEqual([told.kind, told.lesson, more], ['lesson', 'mine/cut.json', []]);
  assert.match(told.message, /^steps\.1\.ask\.answer: /);
});
