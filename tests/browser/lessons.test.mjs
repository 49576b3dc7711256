// Lessons: what the page fetches for them and when, files of a teacher's own, what is told to the page around, and lessons played.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LESSON } from '../../cmake/budget.mjs';
import { DESKTOP, PHONE, SITE, test } from './harness.mjs';
import { Player } from './player.mjs';

const FOLDER = fileURLToPath(new URL('lessons/', SITE));
const ours = existsSync(FOLDER) ? readdirSync(FOLDER).map((id) => {
  const read = (name) => JSON.parse(readFileSync(`${FOLDER}${id}/${name}`, 'utf8'));
  return { id, ...read('lesson.json'), languages: readdirSync(`${FOLDER}${id}`).map((name) => name.match(/^(\w\w)\.json$/)?.[1]).filter(Boolean) };
}) : [];

/** A teacher's lesson, all in one file. */
const MINE = {
  id: 'mine', game: 'trees', minutes: 5, title: { es: 'La mía', en: 'Mine' }, source: 'tests',
  teacher: { aim: { es: 'Probar', en: 'To try' }, expect: { es: 'Nada', en: 'Nothing' } },
  steps: [
    { say: { es: 'Mira el árbol.', en: 'Look at the tree.' }, at: 'trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)' },
    {
      say: { es: 'Calcula.', en: 'Work it out.' }, hide: ['analysis', 'step', 'play'],
      ask: {
        kind: 'number', say: { es: '¿Cuánto vale la raíz?', en: 'What is the root worth?' }, answer: 3,
        because: { request: { cmd: 'search.tree', tree: '(3 12 8)(2 4 6)(14 5 2)' }, path: 'value' },
        wrong: [{ answer: 2, say: { es: 'Esa es la segunda rama.', en: 'That is the second branch.' } }],
        hints: [{ es: 'Un mínimo cada rama.', en: 'A minimum each branch.' }], right: { es: 'El mayor de los mínimos.', en: 'The largest of the minima.' },
      },
    },
    {
      say: { es: 'Otra vez, con {a} y {b}.', en: 'Once more, with {a} and {b}.' },
      ask: { kind: 'number', say: { es: '¿Cuánto vale la raíz?', en: 'What is the root worth?' }, hints: [{ es: 'El mayor.', en: 'The larger.' }], right: { es: 'Sí.', en: 'Yes.' } },
      fresh: {
        given: [{ name: 'a', between: [1, 9] }, { name: 'b', between: [10, 19] }], line: 'trees 1 explore max alphabeta left_to_right 0 ({a},20)({b},20)',
        request: { cmd: 'search.tree', tree: '({a} 20)({b} 20)' }, path: 'value',
      },
    },
  ],
};

/** What a program is given by `set`, and what the page around hears: kept in the page. */
const listen = () => {
  Object.assign(globalThis, { given: [], heard: [] });
  customElements.whenDefined('sagaz-game').then(() => {
    const { prototype } = customElements.get('sagaz-game'), { set } = prototype;
    prototype.set = function setAndTell(name, value) {
      if (name.startsWith('lesson')) globalThis.given.push({ name, value, program: this.program });
      return set.call(this, name, value);
    };
  });
  for (const name of ['progress', 'complete', 'error']) addEventListener(`sagaz-${name}`, ({ detail }) => globalThis.heard.push({ name, ...detail }));
};

/** A page with the teacher's lesson at /mine/cut.json, or whatever `answer` makes of it. */
async function open(t, path, { answer = (route) => route.fulfill({ json: MINE }), wait = true, ...how } = {}) {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen, ...how });
  await page.route('**/mine/cut.json', answer);
  await page.goto(t.origin + path);
  if (wait) await t.ready(page);
  return page;
}

/** The flat text's lines: [["say", "…"], …]. */
const lines = (flat) => flat.trimEnd().split('\n').map((line) => line.split('\t').map((field) => field.replace(/\\(.)/g, (_, c) => ({ n: '\n', t: '\t' })[c] ?? c)));
const said = (flat, name) => lines(flat).find(([first]) => first === name)?.slice(1);

/** Waits until the program has been given so many texts. @returns the last */
async function given(page, count = 1) {
  await page.waitForFunction((wanted) => globalThis.given.length >= wanted, count);
  return page.evaluate((wanted) => globalThis.given[wanted - 1], count);
}
const notice = async (page) => { await page.locator('.notice').first().waitFor(); return page.locator('.notice p').first().innerText(); };
const game = (page) => page.evaluate(() => document.querySelector('sagaz-game').debugOutline().title);
const fetched = (page) => {
  const names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  return names;
};
/** Asks for a step as the program does. */
const bring = (page, asked) => page.evaluate((effect) => document.querySelector('sagaz-game').effect({ type: 'lesson', seed: 7, step: 0, language: 'es', ...effect }), asked);

// ---- what is fetched ---------------------------------------------------------------------------------------------

test('nothing of the lessons is fetched before one is wanted', async (t) => {
  const page = await t.open('/pages/blank.html', { wait: false }), names = fetched(page);
  await page.goto(`${t.origin}/?game=trees`);
  await t.ready(page);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(names.filter((name) => /lesson|requests/.test(name)), []);
});

test('each lesson of ours is small, in every language of the page', async () => {
  const { LANGUAGES } = await import(new URL('../page/languages.mjs', SITE).href);
  for (const { id, languages } of ours) {
    assert.deepEqual(languages.sort(), Object.keys(LANGUAGES).sort(), id);
    const weight = (name) => gzipSync(readFileSync(`${FOLDER}${id}/${name}.json`), { level: 9 }).length;
    for (const language of languages) assert.ok(weight('lesson') + weight(language) <= LESSON, `${id} in ${language}: ${weight('lesson') + weight(language)} bytes`);
  }
});

for (const { id, game: name, steps, languages } of ours)
  test(`the engine makes every step of our lesson ${id} in every language, and it is read once`, async (t) => {
    const page = await open(t, `/?game=${name}&save=off`), names = fetched(page);
    let count = 0;
    for (const language of languages)
      for (let step = 0; step < steps.length; step++) {
        await bring(page, { lesson: id, step, language });
        const { name: what, value } = await given(page, ++count);
        assert.equal(what, 'lesson', value);
        assert.deepEqual([said(value, 'lesson'), said(value, 'game'), said(value, 'step')], [[id], [name], [`${step}`, `${steps.length}`]]);
        assert.ok(said(value, 'say')[0]);
      }
    const files = names.filter((file) => file.includes('/lessons/'));
    assert.equal(new Set(files).size, files.length);
  });

test('a lesson of ours begins by its attribute, in the program of its game and no other', async (t) => {
  if (!ours.length) return t.note('there are no lessons yet');
  const { id, game: name } = ours.at(-1), page = await t.open('/pages/blank.html', { wait: false, before: listen }), names = fetched(page);
  await page.goto(`${t.origin}/?lesson=${id}&lang=en`);
  const { value, program } = await given(page);
  assert.equal(said(value, 'game')[0], name);
  const programs = new Set(names.filter((file) => file.endsWith('.wasm')));
  assert.deepEqual(programs, new Set([`/${program}.wasm`, '/requests.wasm']));
});

// ---- a teacher's own ---------------------------------------------------------------------------------------------

test('a lesson has an address on the site of the page, and opens in its game, in the language of the page, at its step', async (t) => {
  const page = await open(t, '/?lesson=mine/cut.json&step=2&lang=en&seed=7');
  const { name, value, program } = await given(page);
  assert.equal(name, 'lesson', value);
  assert.equal(program, 'trees');
  assert.equal(await game(page), 'Game trees');
  assert.deepEqual([said(value, 'lesson'), said(value, 'step'), said(value, 'seed')], [['mine/cut.json'], ['1', '3'], ['7']]);
  assert.deepEqual(said(value, 'ask'), ['number', 'What is the root worth?']);
  await bring(page, { lesson: 'mine/cut.json', step: 2, language: 'pt' });
  assert.match(said((await given(page, 2)).value, 'say')[0], /^Otra vez, con \d y 1\d\.$/, 'there is no Portuguese, so Spanish');
});

test('a lesson of another program\'s game opens there', async (t) => {
  const page = await open(t, '/?game=mastermind&lesson=mine/cut.json&lang=en');
  const { value, program } = await given(page);
  assert.equal(program, 'trees');
  assert.deepEqual(said(value, 'step'), ['0', '3']);
  assert.equal(await game(page), 'Game trees');
});

test('the attributes lead another element into a lesson, and out of it', async (t) => {
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

test('of steps asked for in a hurry the last one counts', async (t) => {
  let later;
  const held = new Promise((resolve) => { later = resolve; });
  const page = await open(t, '/?game=trees', { answer: async (route) => { await held; await route.fulfill({ json: MINE }); } });
  await bring(page, { lesson: 'mine/cut.json', step: 1 });
  await bring(page, { lesson: 'mine/cut.json', step: 2 });
  later();
  assert.deepEqual(said((await given(page)).value, 'step'), ['2', '3']);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => globalThis.given.length), 1);
});

const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
const faulty = (change) => { const lesson = structuredClone(MINE); change(lesson); return JSON.stringify(lesson); };
const bad = {
  'is no JSON': ['{"id": "mine",', /cut\.json: /],
  'is the page of a server that knows better': ['<!doctype html><title>Welcome</title>', /cut\.json: /],
  'is empty': ['', /cut\.json: /],
  'is something else': ['{"name": "sagaz"}', /./],
  'is a number': ['7', /./],
  'is very deep': [deep, /./],
  'is too long': [JSON.stringify({ ...MINE, source: 'x'.repeat(70_000) }), /65536/],
  'has a kind of question that there is not': [faulty(({ steps }) => { steps[1].ask.kind = 'essay'; }), /steps\.1\.ask\.kind/],
  'is of a game that there is not': [faulty((lesson) => { lesson.game = 'constructor'; }), /game/],
  'closes its place in the request': ['{}},"cmd":"version","x":{"y":{}', /cut\.json: /],
  'has markup in what is wrong': [faulty((lesson) => { lesson.game = '<img src=x onerror=alert(1)>'; }), /<img/],
};
for (const [what, [body, message]] of Object.entries(bad))
  test(`a file that ${what} is refused in words, and the game is there`, async (t) => {
    const page = await open(t, '/?lesson=mine/cut.json&game=trees&lang=en', { answer: (route) => route.fulfill({ contentType: 'application/json', body }) });
    const words = await notice(page);
    assert.match(words, /^The lesson mine\/cut\.json could not be opened: /);
    assert.match(words, message);
    assert.equal(await page.locator('.notice img').count(), 0);
    assert.equal(await game(page), 'Game trees');
    assert.deepEqual(await page.evaluate(() => globalThis.given), []);
    assert.equal((await page.evaluate(() => globalThis.heard)).filter(({ name }) => name === 'error').length, 1);
  });

test('what is of another site is never asked for', async (t) => {
  const page = await t.open('/pages/blank.html', { wait: false }), asked = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const lesson of [`${t.elsewhere}/mine/cut.json`, `${t.elsewhere.replace('http:', '')}/mine/cut.json`]) {
    await page.goto(`${t.origin}/?game=trees&lang=en&lesson=${lesson}`);
    assert.match(await notice(page), /not of this site/);
  }
  assert.deepEqual(asked.filter((url) => url.startsWith(t.elsewhere)), []);
});

for (const [what, file] of [['its file', '**/mine/cut.json'], ['the module that leads', '**/lessons.mjs*'], ['the engine', '**/requests.wasm']])
  test(`where ${what} cannot be fetched, the page says so, and trying again begins the lesson`, async (t) => {
    t.expected = /./;
    const page = await t.open('/pages/blank.html', { wait: false, before: listen });
    await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
    await page.route(file, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${t.origin}/?game=trees&lesson=mine/cut.json&lang=en`);
    await t.ready(page);
    const words = await notice(page);
    assert.match(words, /^The lesson mine\/cut\.json could not be opened: [\w./: ]+$/);
    await page.unroute(file);
    await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
    await page.locator('.notice button').first().click();
    assert.equal((await given(page)).name, 'lesson');
    assert.equal(await page.locator('.notice').count(), 0);
  });

test('a step that the program asks for and cannot have is said by the program', async (t) => {
  t.expected = /404/;
  const page = await open(t, '/?game=trees&lang=en');
  await bring(page, { lesson: 'no-such-lesson' });
  const { name, value } = await given(page);
  assert.deepEqual([name, value], ['lesson_failed', 'no-such-lesson/lesson.json: 404']);
  assert.equal(await page.locator('.notice').count(), 0);
});

// ---- played ------------------------------------------------------------------------------------------------------

/** The player's controls, on the canvas by pointer or in the outline by keyboard. */
class Learner extends Player {
  constructor(page, { keys = false, ...how } = {}) { super(page, how); this.keys = keys; }

  /** On a phone the card scrolls: to what is not in sight, first down, then up. */
  async show(id) {
    const { width, height } = this.page.viewportSize(), seen = async () => {
      const [, y, , h] = (await this.tree()).rects?.[id] ?? [0, height];
      return y + h < height - 4; // what is cut off ends at the edge
    };
    for (const way of [120, -120])
      for (let i = 0; i < 8 && !await seen(); i++) {
        await this.page.mouse.move(width / 2, height - 40);
        await this.page.mouse.wheel(0, way);
        await this.page.waitForTimeout(150);
      }
  }

  async tap(id) {
    await this.until((tree) => tree.nodes.length);
    await this.show(id);
    return super.tap(id);
  }

  /** Presses a button or option of the lesson. */
  async use(id) {
    await this.until((tree) => JSON.stringify(tree).includes(`"${id}"`));
    if (!this.keys) return this.tap(id);
    const { text } = await this.node(id), button = this.page.getByRole('button', { name: text, exact: true }).first();
    await button.focus();
    return this.page.keyboard.press('Enter');
  }

  /** The step that the program has now. */
  flat() { return this.page.evaluate(() => globalThis.given.findLast(({ name }) => name === 'lesson')?.value); }

  async answer(values, kind) {
    const flat = await this.flat(), options = lines(flat).filter(([name]) => name === 'option');
    const at = (value) => options.findIndex(([, one]) => one === value);
    if (kind === 'choice') {
      if (!this.keys) await this.tap(`lesson_choice:${at(values[0])}`);
      else await this.page.locator(`[data-id$="/lesson_choice"] input[value="${at(values[0])}"]`).focus().then(() => this.page.keyboard.press('Space'));
    } else if (kind === 'set') {
      for (const value of values) {
        if (!this.keys) await this.tap(`lesson_mark:${at(value)}`);
        else await this.page.locator(`[data-id$="/lesson_mark:${at(value)}"] input`).focus().then(() => this.page.keyboard.press('Space'));
      }
    } else if (this.keys) {
      await this.page.locator('[data-id$="/lesson_answer"] input').fill(values[0]);
    } else {
      await this.tap('lesson_answer');
      for (const key of ['End', ...Array.from({ length: 8 }, () => 'Backspace')]) await this.page.keyboard.press(key);
      await this.page.keyboard.type(values[0]);
    }
    await this.use('lesson_check');
  }

  /** Goes on, and waits for the step. */
  async next(count) {
    await this.use('lesson_next');
    await this.page.waitForFunction((n) => globalThis.given.length >= n, count);
  }
}

const heard = (page, name) => page.evaluate((wanted) => globalThis.heard.filter((one) => one.name === wanted && one.lesson), name);

for (const [how, size, more] of [
  ['by pointer on a phone', PHONE, { touch: true, isMobile: true }],
  ['by keyboard alone on a desktop', DESKTOP, { keys: true }],
])
  test(`a teacher's lesson is played to its end ${how}, and the page around hears how it went`, async (t) => {
    const { keys, ...opened } = more, page = await open(t, '/?lesson=mine/cut.json&lang=en&seed=7', { viewport: size, language: 'en', reducedMotion: 'reduce', ...opened });
    const learner = new Learner(page, { touch: opened.touch, keys });
    await given(page);
    await learner.next(2);
    await learner.answer(['2'], 'number');
    await learner.until((tree) => JSON.stringify(tree).includes('That is the second branch.'));
    await t.shot(page, `lesson-wrong-${size.width}`);
    await learner.answer(['3'], 'number');
    await learner.until((tree) => JSON.stringify(tree).includes('The largest of the minima.'));
    await learner.next(3);
    await learner.answer(said(await learner.flat(), 'answer'), 'number');
    await page.waitForFunction(() => globalThis.heard.some(({ name }) => name === 'complete'));
    const progress = await heard(page, 'progress'), [complete] = await heard(page, 'complete');
    assert.deepEqual(progress.map(({ lesson, right, tries }) => [lesson, right, tries]), [['mine/cut.json', false, 1], ['mine/cut.json', true, 2], ['mine/cut.json', true, 1]]);
    assert.deepEqual(Object.keys(complete.score).sort(), ['max', 'min', 'raw', 'scaled']);
    assert.equal(complete.success, true);
    await page.reload();
    assert.equal((await given(page)).name, 'lesson', 'it begins again');
  });

test('coming back goes on where one was', async (t) => {
  const page = await open(t, '/?lesson=mine/cut.json&lang=en&seed=7'), learner = new Learner(page);
  await given(page);
  await learner.next(2);
  await page.waitForFunction(() => /lesson\.mine\/cut\.json=1 /.test(localStorage.getItem('sagaz.prefs') ?? ''));
  await page.reload();
  assert.deepEqual(said((await given(page)).value, 'step'), ['1', '3']);
});

test('another language says the same step in it', async (t) => {
  const page = await open(t, '/?lesson=mine/cut.json&step=2&lang=en&seed=7');
  await given(page);
  await page.evaluate(() => document.querySelector('sagaz-game').setAttribute('lang', 'es'));
  const { value } = await given(page, 2);
  assert.deepEqual([said(value, 'step'), said(value, 'ask')], [['1', '3'], ['number', '¿Cuánto vale la raíz?']]);
});

test('a page around a frame hears of the lesson by messages', async (t) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.context().route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await page.goto(`${t.elsewhere}/pages/blank.html`);
  await page.evaluate((address) => {
    globalThis.messages = [];
    addEventListener('message', ({ data }) => globalThis.messages.push(data));
    document.body.append(Object.assign(document.createElement('iframe'), { src: address, width: 900, height: 600 }));
  }, `${t.origin}/player.html?lesson=mine/cut.json&lang=en&save=off&hosts=${encodeURIComponent(t.elsewhere)}`);
  await page.waitForFunction(() => globalThis.messages.some(({ type }) => type === 'ready'));
  const tell = (name, detail) => page.frames().at(-1).evaluate(([what, more]) => document.querySelector('sagaz-game').effect({ type: 'event', name: what, detail: more }), [name, detail]);
  const details = { progress: { lesson: 'mine/cut.json', step: 2, right: true, tries: 1 }, complete: { lesson: 'mine/cut.json', success: true, score: { raw: 2, min: 0, max: 2, scaled: 1 } } };
  for (const [type, detail] of Object.entries(details)) {
    await tell(type, detail);
    await page.waitForFunction((wanted) => globalThis.messages.some((data) => data.type === wanted && data.lesson), type);
    assert.deepEqual(await page.evaluate((wanted) => globalThis.messages.find((data) => data.type === wanted && data.lesson), type), { sagaz: 1, type, ...detail });
  }
});

// One lesson of each game, by our own files: right answers all along; a step that waits for a move is left by its number.
const first = ours.filter(({ game: name }, i) => ours.findIndex((other) => other.game === name) === i);
for (const { id, game: name, steps } of first)
  for (const [how, size, more] of [['by pointer on a phone', PHONE, { touch: true, isMobile: true }], ['by keyboard alone', DESKTOP, { keys: true }]])
    test(`the lesson ${id} of ${name} is played ${how}`, async (t) => {
      const { keys, ...opened } = more, page = await open(t, `/?lesson=${id}&lang=en&seed=7&save=off`, { viewport: size, language: 'en', reducedMotion: 'reduce', ...opened });
      const learner = new Learner(page, { touch: opened.touch, keys });
      await given(page);
      for (let step = 0; step < steps.length; step++) {
        const flat = await learner.flat(), kind = said(flat, 'ask')?.[0], waits = said(flat, 'wait');
        assert.equal(said(flat, 'step')[0], `${step}`);
        if (kind) await learner.answer(lines(flat).filter(([what]) => what === 'answer').map(([, value]) => value), kind);
        if (step === 0 || step + 1 === steps.length) await t.shot(page, `lesson-${id}-${step + 1}-${size.width}`);
        if (step + 1 === steps.length) break;
        const count = await page.evaluate(() => globalThis.given.length) + 1;
        if (waits) await bring(page, { lesson: id, step: step + 1, language: 'en' }).then(() => given(page, count));
        else await learner.next(count);
      }
      await page.waitForFunction(() => globalThis.heard.some(({ name: what }) => what === 'complete'));
    });

// ---- from disk ---------------------------------------------------------------------------------------------------

for (const [number, { id, game: name, steps, languages }] of ours.entries()) {
  const chosen = number ? [languages[number % languages.length]] : languages; // of one in every language, of the others in turn
  test(`the offline file of ${name} has the lesson ${id} in ${chosen.join(', ')}, with several cases`, async (t) => {
    for (const lang of chosen) {
      const page = await t.open(`${pathToFileURL(fileURLToPath(new URL(`offline/${name}.html`, SITE)))}?lesson=${id}&lang=${lang}&step=1&seed=7`, { before: listen });
      assert.deepEqual(said((await given(page)).value, 'step'), ['0', `${steps.length}`]);
      if (lang !== chosen[0]) continue;
      const fresh = steps.findLastIndex(({ fresh: cases }) => cases), seen = new Set();
      for (let seed = 0; fresh >= 0 && seed < 4; seed++) {
        await bring(page, { lesson: id, step: fresh, seed, language: lang });
        seen.add((await given(page, seed + 2)).value);
      }
      if (fresh >= 0) assert.ok(seen.size > 1);
    }
  });
}
