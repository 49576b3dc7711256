// Tests of lessons on paper: every worksheet with its pictures but no answers, the key with them, the teacher's page,
// and bad addresses.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from '@axe-core/playwright';
import { LANGUAGES, someOf, PHONE, SITE, test } from './fixtures.mjs';
import { firsts } from './lessons.mjs';
import { say, saying } from './say.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const FOLDER = fileURLToPath(new URL('lessons/', SITE)), ours = readdirSync(FOLDER);
const SPOKEN = LANGUAGES.filter((code) => existsSync(`${FOLDER}${ours[0]}/${code}.json`)); // all lessons are in the same ones
const read = (id, name) => JSON.parse(readFileSync(`${FOLDER}${id}/${name}.json`, 'utf8'));
const SEED = 7;

const drawn = (page, state = 'ready') => page.waitForFunction((wanted) => document.body.dataset.state === wanted, state, { timeout: 90_000 });
async function paper(page, t, query, state) {
  await page.goto(`${t.origin}/print.html?${query}`);
  await drawn(page, state);
}
const blank = (t, how) => t.open('/pages/blank.html', { wait: false, ...how });
const choose = async (page, name, value) => { await page.locator(`#bar [name=${name}]`).selectOption(value); await drawn(page); };
const words = (page, selector = '#sheet') => page.locator(selector).first().evaluate((part) => part.textContent.replace(/\s+/g, ' '));
const faults = (page) => page.locator('#faults').innerText();
async function inspect(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`), []);
}

/** The steps from the engine, each as [["ask", "number", "…"], …]. */
const made = (page, id, language) => page.evaluate(async ({ lesson, texts, language: spoken, seed }) => {
  const { request } = await import('/engine.mjs'), steps = [];
  for (let step = 0; step < lesson.steps.length; step++) {
    const { flat } = await request({ cmd: 'lesson.step', lesson, texts: { [spoken]: texts }, language: spoken, seed, step });
    steps.push(flat.trimEnd().split('\n').map((line) => line.split('\t')));
  }
  return steps;
}, { lesson: read(id, 'lesson'), texts: read(id, language), language, seed: SEED });
const fields = (step, name, at) => step.filter(([key]) => key === name).map((line) => line[at].replace(/\s+/g, ' '));

test('a lesson prints as a worksheet with its boards and without its answers, and as a key with them', async ({ t }) => {
  const page = await blank(t);
  for (const [turn, id] of firsts.map((lesson) => lesson.id).entries()) {
    const language = SPOKEN[turn % SPOKEN.length];
    await paper(page, t, `lesson=${id}&lang=${language}&part=worksheet&seed=${SEED}`);
    assert.equal(await faults(page), '', id);
    const steps = await made(page, id, language), sheet = await words(page);
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    assert.equal(await page.locator('#sheet .step').count(), steps.length, id);
    const boards = await page.locator('#sheet .step').evaluateAll((all) => all.map((step) => ({
      picture: step.querySelector('img')?.naturalWidth > 100, alt: step.querySelector('img')?.alt, same: Boolean(step.querySelector('.same')) })));
    assert.ok(boards[0].picture, `${id}: the first step has a board`);
    boards.forEach(({ picture, alt, same }, i) => assert.ok(same || picture && alt, `${id}: step ${i + 1} has a picture with words, or says whose it shares`));
    for (const step of steps)
      for (const text of [...fields(step, 'right', 1), ...fields(step, 'wrong', 2), ...fields(step, 'hint', 1), ...fields(step, 'came', 1)]) assert.ok(!sheet.includes(text), `${id} gives away: ${text}`);
    assert.equal(await page.locator('#sheet :is(.answer, .why, .right)').count(), 0);
    assert.equal(await page.locator('#sheet :is(.blank, .options)').count(), steps.filter((step) => fields(step, 'ask', 1).length).length, id);
    await choose(page, 'part', 'key');
    for (const [i, step] of steps.entries()) {
      for (const text of fields(step, 'came', 1)) assert.ok((await words(page, `#sheet .step:nth-child(${i + 1})`)).includes(text), `${id}, step ${i + 1}: ${text}`);
      if (!fields(step, 'ask', 1).length) continue;
      const option = new Map(step.filter(([key]) => key === 'option').map(([, value, text]) => [value, text || value]));
      const right = fields(step, 'answer', 1).map((value) => option.get(value) ?? value), place = `#sheet .step:nth-child(${i + 1})`;
      const said = (await words(page, `${place} .answer`)).replace(/^[^:]*: /, '').replace(/ ± .*/, '');
      if (right.length) assert.equal(said, right.join(', '), `${id}, step ${i + 1}`);
      assert.deepEqual(await page.locator(`${place} .options .right strong`).allInnerTexts(), option.size ? (await page.locator(`${place} .options strong`).allInnerTexts()) : []);
      assert.equal(await page.locator(`${place} .options .right`).count(), option.size ? right.length : 0);
      const whole = await words(page, place);
      for (const text of [...fields(step, 'right', 1), ...fields(step, 'wrong', 2)]) assert.ok(whole.includes(text), `${id}, step ${i + 1}: ${text}`);
    }
  }
});

test('a sheet is the same again, another number draws another last case, and its key is that case\'s', async ({ t }) => {
  const page = await blank(t), sheet = () => page.locator('#sheet').innerHTML();
  await paper(page, t, 'lesson=mixed&lang=es&seed=7');
  const first = await sheet(), pictures = () => page.locator('#sheet img').evaluateAll((all) => all.map(({ src }) => src));
  const before = await pictures();
  await page.locator('[name=another]').click();
  await page.waitForFunction(() => new URLSearchParams(location.search).get('seed') === '8' && document.body.dataset.state === 'ready');
  const after = await pictures();
  assert.notEqual(after.at(-1), before.at(-1), 'the last board is drawn from the number');
  assert.deepEqual(after.slice(0, -1), before.slice(0, -1), 'the others are not');
  assert.match(await words(page, '#running'), /8$/);
  await choose(page, 'part', 'key');
  const eight = await words(page, '#sheet .step:last-child .answer');
  await paper(page, t, 'lesson=mixed&lang=es&seed=7&part=key');
  assert.notEqual(await words(page, '#sheet .step:last-child .answer'), eight);
  await choose(page, 'part', 'worksheet');
  assert.equal(await sheet(), first);
});

test('the class that the address names stands on the worksheet and not on the key, also of the next sheet', async ({ t }) => {
  const page = await blank(t), its = `${say('en', 'print.its_class')}: 3º B`;
  await paper(page, t, `lesson=minimax&lang=en&seed=${SEED}&class=3%C2%BA%20B`);
  assert.equal(await faults(page), '');
  assert.equal(await page.locator('#sheet .who .class').innerText(), its);
  await page.locator('#bar [name=another]').click();
  await drawn(page);
  assert.equal(await page.locator('#sheet .who .class').innerText(), its);
  await choose(page, 'part', 'key');
  assert.equal(await page.locator('#sheet .class').count(), 0);
});

test('a board on paper has no buttons, and nothing that a question about it asks for', async ({ t }) => {
  const page = await blank(t), sizes = () => page.locator('#sheet img').evaluateAll((all) => all.map(({ width, height, naturalWidth, naturalHeight }) => naturalHeight / naturalWidth || height / width));
  await paper(page, t, 'lesson=cut-1&lang=en&part=worksheet');
  for (const shape of await sizes()) assert.ok(shape < 0.72, `a tree without the bars over it: ${shape}`);
  await paper(page, t, 'lesson=hypotheses&lang=en&part=key');
  assert.equal(await page.locator('.step:nth-child(3) .same').count(), 1, 'on a key a board stands once; on a worksheet each question has its page');
  await paper(page, t, 'lesson=hypotheses&lang=en&part=worksheet');
  assert.equal(await page.locator('.step:nth-child(6) img').count(), 1, 'a step that asks nothing has the counts, so its board is another picture');
  assert.equal(await page.locator('.step:nth-child(7) figcaption th[scope=col]').count(), 3, 'nor are they among the words');
  assert.doesNotMatch(await words(page, '.step:nth-child(7) figcaption'), /\b12\b/);
});

test('a board of 31 is whole on paper, whichever squares are taken', async ({ t }) => {
  const page = await blank(t), played = ['', ' 6 1 6 1 6 1 6', ' 1 2 3 4 5 6', ' 1 1 1 1 6 6 6 6'];
  const steps = played.map((moves) => ({ say: { en: 'Look.' }, at: `thirtyone 1 4 6 31 mover_loses person person 1${moves}` }));
  await page.route('**/mine/squares.json', (route) => route.fulfill({ json: { ...MINE, game: 'thirtyone', title: { en: 'Squares' }, teacher: { aim: { en: 'To try' }, expect: { en: 'Nothing' } }, steps } }));
  await paper(page, t, 'lesson=mine/squares.json&lang=en');
  const sizes = await page.locator('#sheet img').evaluateAll((all) => all.map(({ width, height }) => [width, height]));
  assert.equal(sizes.length, played.length);
  for (const [n, size] of sizes.entries()) // 2 px: the edge is a token's or an empty square's
    assert.ok(size.every((length, i) => Math.abs(length - sizes[0][i]) < 3), `none is cut at its free squares:${played[n]}: ${size}, not ${sizes[0]}`);
  await t.shot(page, 'print-31');
});

test('the teacher has aim, time, source, mistakes and hints, in every language', async ({ t }) => {
  const page = await blank(t);
  for (const language of SPOKEN) {
    const texts = read('cut-1', language), { source, teacher: { aim, expect } } = read('cut-1', 'lesson');
    await paper(page, t, `lesson=cut-1&lang=${language}&part=teacher`);
    const sheet = await words(page);
    for (const text of [texts.title, texts[aim], texts[expect], source, '8 min', 'Minimax', texts['s2.wrong.1'], texts['s2.hint.1']]) assert.ok(sheet.includes(text), `${language}: ${text}`);
    assert.equal(await page.locator('#sheet img').count(), 0);
  }
  await t.shot(page, 'print-teacher');
});

test('list, worksheet, key and teacher\'s page are without faults for axe-core, and fit a phone', async ({ t }) => {
  const page = await blank(t, { viewport: PHONE });
  await paper(page, t, 'lang=it', 'list');
  assert.equal(await page.locator('.lessons li').count(), ours.length);
  await inspect(page);
  await paper(page, t, 'lesson=first-guess&lang=pt');
  for (const part of ['worksheet', 'key', 'teacher']) {
    await choose(page, 'part', part);
    await inspect(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), part);
    await t.shot(page, `print-phone-${part}`);
  }
});

test('on paper there are sheets and no bar, and the head is on every page', async ({ t }) => {
  const page = await blank(t);
  await paper(page, t, 'lesson=mixed&lang=it');
  await page.evaluate(() => { globalThis.printed = 0; globalThis.print = () => { globalThis.printed++; }; });
  await page.locator('[name=print]').click();
  assert.equal(await page.evaluate(() => globalThis.printed), 1);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1'), pages = pdf.match(/\/Type \/Page\b/g).length;
    assert.ok(pages >= 5 && pages <= 9 && pdf.includes('/Image'), `${format}: ${pages} pages`);
  }
  await page.emulateMedia({ media: 'print' });
  assert.ok(!await page.locator('#bar').isVisible() && await page.locator('#running').isVisible());
  assert.equal(await page.locator('.step').first().evaluate((step) => getComputedStyle(step).breakInside), 'avoid');
});

test('on a worksheet each question ends its page, so that no later step tells its answer, and what is done on screen has a line; on the key neither', async ({ t }) => {
  const page = await blank(t);
  await page.emulateMedia({ media: 'print' });
  for (const id of someOf(['cut-1', 'answer', 'mixed'], 2)) {
    const { steps } = read(id, 'lesson');
    await paper(page, t, `lesson=${id}&lang=en`);
    const begins = () => page.locator('#sheet .step').evaluateAll((all) => all.map((step) => getComputedStyle(step).breakBefore === 'page'));
    assert.deepEqual(await begins(), steps.map((_, i) => Boolean(steps[i - 1]?.ask)), id);
    assert.equal(await page.locator('.saw .line').count(), steps.filter(({ wait }) => wait).length, id);
    await paper(page, t, `lesson=${id}&lang=en&part=key`);
    assert.ok(!(await begins()).includes(true));
    assert.equal(await page.locator('.saw').count(), 0);
  }
});

test('several sheets have numbers that follow, each on its own pages, and after them their answers, of the later ones only what differs', async ({ t }) => {
  const page = await blank(t);
  await paper(page, t, 'lesson=mixed&lang=en&seed=7&count=3');
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('#sheet section'), { steps } = read('mixed', 'lesson');
  const seen = await sections.evaluateAll((all) => all.map((one) => ({
    under: one.querySelector('.under').textContent, steps: one.querySelectorAll('.step').length, page: getComputedStyle(one).breakBefore === 'page', last: [...one.querySelectorAll('img')].pop()?.src, answers: one.querySelectorAll('.answer').length,
  })));
  const under = (which, seed) => `${say('en', `print.${which}`)} · ${say('en', 'print.sheet', { seed })}`;
  assert.deepEqual(seen.map((one) => one.under), ['worksheet', 'key'].flatMap((which) => [7, 8, 9].map((seed) => under(which, seed))));
  assert.deepEqual(seen.map((one) => one.steps), [...Array(4).fill(steps.length), 1, 1], 'only the last case is drawn anew');
  assert.deepEqual(seen.map((one) => one.page), [false, true, true, true, false, false]);
  assert.deepEqual(seen.map((one) => one.answers > 0), [false, false, false, true, true, true]);
  assert.equal(new Set(seen.slice(0, 3).map((one) => one.last)).size, 3, 'a last board for each');
  assert.match(await sections.last().innerText(), saying('en', 'same_answers', { seed: 7 }));
  await page.locator('[name=another]').evaluate((button) => button.click());
  await drawn(page);
  assert.equal(new URL(page.url()).searchParams.get('seed'), '10', 'the next sheets');
  assert.match(await words(page, '#running'), saying('en', 'sheets_from', { from: 10, to: 12 }));
});

test('a compact sheet needs half the pages of a lesson, or less, and its boards are whole', async ({ t }) => {
  const page = await blank(t), pages = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g).length;
  for (const id of someOf(['mixed', 'crack', 'cut-1', 'propagate', 'answer'], 2))
    for (const part of ['worksheet', 'key']) {
      await paper(page, t, `lesson=${id}&lang=en&seed=7&part=${part}`);
      const before = await pages(), heads = await page.locator('#sheet .board').evaluateAll((all) => all.map((board) => board.querySelector('figcaption')?.textContent ?? ''));
      await page.locator('[name=compact]').check();
      await drawn(page);
      const after = await pages(), most = part === 'key' ? 0.6 : id === 'cut-1' ? 0.75 : 0.5; // its wide trees stand over both columns
      t.note(`${id}, ${part}: ${before} pages, compact ${after}`);
      assert.ok(after <= Math.max(2, Math.ceil(before * most)), `${id}, ${part}: ${before} pages, compact ${after}`);
      assert.deepEqual(await page.locator('#sheet .board').evaluateAll((all) => all.map((board) => board.querySelector('figcaption')?.textContent ?? '')).then((words) => words.filter((one) => !heads.includes(one))), [], 'they show what the large ones show');
    }
});

test('a compact sheet puts a question on the half of another only if it names nothing of its answer, and says to fold it', async ({ t }) => {
  const page = await blank(t);
  await page.emulateMedia({ media: 'print' });
  const begins = () => page.locator('#sheet .step').evaluateAll((all) => all.flatMap((step, i) => (['page', 'column'].includes(getComputedStyle(step).breakBefore) ? [i + 1] : [])));
  for (const [id, expected] of [['mixed', [3, 4, 5, 6]], ['twice', [3, 4, 5, 6, 7]]]) {
    await paper(page, t, `lesson=${id}&lang=en&seed=7&compact=1`);
    assert.deepEqual(await begins(), expected, `${id}: a number that the next step does not name, or a new case`);
    assert.equal(await page.locator('#sheet .fold').innerText(), say('en', 'fold'));
  }
  await page.emulateMedia({ media: 'screen' });
  await page.locator('[name=compact]').uncheck();
  await drawn(page);
  await page.emulateMedia({ media: 'print' });
  assert.ok((await begins()).length > 5);
  assert.equal(new URL(page.url()).searchParams.get('compact'), null);
});

test('any board is printed from its link, with lines to write on and none of the analysis; a damaged link is said', async ({ t }) => {
  const page = await blank(t), lines = () => page.locator('#sheet .ruled').count();
  const linked = (line) => Buffer.from(`${line}\0\0`).toString('base64url'); // the last two bytes are the checksum
  await paper(page, t, `lang=es&class=3B#s=${linked('codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0123')}`);
  assert.equal(await page.locator('#sheet img').count(), 1);
  assert.equal(await lines(), 10);
  assert.match(await words(page), /3B.*rojo, rojo, azul, azul/);
  assert.equal(await faults(page), '');
  assert.equal((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g).length, 1);
  await inspect(page);
  await t.shot(page, 'print-linked');
  assert.equal(await page.locator('#sheet .question').innerText(), say('es', 'linked_question'));
  await paper(page, t, `lang=en#s=${linked('tictactoe 1 person full 7 4 0')}`);
  assert.match(await page.locator('h1').innerText(), saying('en', 'tictactoe'));
  await page.goto('about:blank');
  await paper(page, t, `lang=en#s=${linked('codes 1 p4c6r 12 guesser colours knuth 7 g0011 x')}`);
  assert.equal(await page.locator('#sheet .question').innerText(), say('en', 'linked_over'), 'nothing is left to do');
  for (const broken of ['abc', linked('codes 1 p4c6r 12 guesser colours knuth 42 g0099'), linked('chess 1 e4')]) {
    await page.goto('about:blank');
    await paper(page, t, `lang=en#s=${broken}`, 'list');
    assert.match(await faults(page), saying('en', 'no_link'));
    assert.equal(await page.locator('.lessons li').count(), ours.length);
  }
});

test('without WebGL the worksheet says its boards in words', async ({ t }) => {
  const page = await blank(t, { before: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function none(kind, ...how) { return kind === 'webgl2' ? null : getContext.call(this, kind, ...how); };
  } });
  await paper(page, t, 'lesson=mixed&lang=en');
  assert.match(await faults(page), saying('en', 'print.no_picture'));
  assert.equal(await page.locator('#sheet img').count(), 0);
  assert.ok((await page.locator('.step').first().innerText()).includes('−5'));
  assert.ok(await page.locator('.board table').first().isVisible());
});

const MINE = {
  id: 'mine', game: 'tictactoe', minutes: 5, title: { es: '<b>La mía</b>', en: '<b>Mine</b>' }, source: 'tests',
  teacher: { aim: { es: 'Probar', en: 'To try' }, expect: { es: '<img src=x>', en: '<img src=x>' } },
  steps: [
    { say: { es: 'Mira.', en: 'Look.' }, at: 'tictactoe 1 person full 42 0 4 5' },
    {
      say: { es: 'Cuenta.', en: 'Count.' },
      ask: { kind: 'number', say: { es: '¿Cuántas?', en: 'How many?' }, answer: 3, because: { request: { cmd: 'search.tree', tree: '(3 12 8)(2 4 6)(14 5 2)' }, path: 'value' },
        wrong: [], hints: [{ es: 'Tres.', en: 'Three.' }], right: { es: 'Son tres.', en: 'They are three.' } },
    },
  ],
};

test('a teacher\'s own file is printed, its markup as text; what is wrong with one is said', async ({ t }) => {
  t.expected = /404|503/;
  const page = await blank(t);
  await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await paper(page, t, 'lesson=mine/cut.json&lang=en');
  assert.equal(await page.locator('h1').innerText(), '<b>Mine</b>');
  assert.equal(await page.locator('#sheet img').count(), 1);
  assert.equal(await page.locator('.blank').count(), 1);
  await choose(page, 'part', 'teacher');
  assert.ok((await words(page)).includes('<img src=x>'));
  assert.equal(await page.locator('#sheet img').count(), 0);
  const [first, asking, ...rest] = MINE.steps;
  await page.unroute('**/mine/cut.json');
  await page.route('**/mine/cut.json', (route) => route.fulfill({ json: { ...MINE, steps: [first, { ...asking, ask: { ...asking.ask, answer: 4 } }, ...rest] } }));
  await paper(page, t, 'lesson=mine/cut.json&lang=en&part=key');
  assert.match(await page.locator('#faults').innerText(), saying('en', 'fault', { why: /.*answer/s }));
  await page.unroute('**/mine/cut.json');
  await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await paper(page, t, 'lesson=mine/cut.json&lang=pt');
  assert.equal(await page.locator('#faults').innerText(), '');
  assert.equal(await page.locator('.whole').first().getAttribute('lang'), 'es', 'its texts are Spanish, and read so');
  const answers = [
    [{ json: { ...MINE, game: 'chess' } }, /cut\.json.*game/], [{ body: '{' }, /cut\.json/], [{ status: 503, body: '' }, /503/], [{ body: 'x'.repeat(70_000) }, /64 kB/],
  ];
  for (const [answer, message] of answers) {
    await page.unroute('**/mine/cut.json');
    await page.route('**/mine/cut.json', (route) => route.fulfill(answer));
    await paper(page, t, 'lesson=mine/cut.json&lang=en', 'list');
    assert.match(await faults(page), saying('en', 'print.no_lesson', { lesson: 'mine/cut.json' }, { start: true }));
    assert.match(await faults(page), message);
  }
});

const WHOLE = { start: true, end: true };
for (const [what, query, message] of [
  ['markup', 'lesson=%3Cscript%3Ealert(1)%3C%2Fscript%3E', saying('en', 'bad_value', { name: 'lesson', value: '<script>alert(1)</script>', expected: say('en', 'expect_lesson') }, WHOLE)],
  ['a path that climbs', 'lesson=../../etc/passwd', saying('en', 'bad_value', { name: 'lesson', value: '../../etc/passwd' }, WHOLE)],
  ['a file above the site', 'lesson=../../../nothing.json', saying('en', 'print.no_such_lesson', { lesson: '../../../nothing.json' }, WHOLE)],
  ['no lesson of ours', 'lesson=no-such-lesson', saying('en', 'print.no_such_lesson', { lesson: 'no-such-lesson' }, WHOLE)],
  ['a part there is not', 'part=all', saying('en', 'bad_value', { name: 'part', value: 'all', expected: 'worksheet, key, teacher' }, WHOLE)],
  ['a game there is not', 'game=chess', saying('en', 'bad_value', { name: 'game', value: 'chess', expected: /home, mastermind, .*cluedo, lab/ }, WHOLE)],
  ['a language there is not', 'lang=xx', saying('en', 'bad_value', { name: 'lang', value: 'xx', expected: 'es, it, en, pt' }, WHOLE)],
  ['a number that is none', 'seed=-1', saying('en', 'bad_value', { name: 'seed', value: -1, expected: say('en', 'expect_seed') }, WHOLE)],
  ['a parameter there is not', 'constructor=1', saying('en', 'bad_name', { name: 'constructor', expected: 'lesson, tree, rules, puzzles, level, count, game, lang, part, seed, compact, class' }, WHOLE)],
  ['far too much', `lesson=${'a'.repeat(50_000)}`, saying('en', 'print.too_long', {}, WHOLE)],
])
  test(`an address with ${what} is answered with what there is`, async ({ t }) => {
    t.expected = /404|431/;
    const page = await blank(t, { language: 'en' });
    if (query.length > 10_000) await page.route('**/print.html?*', async (route) => route.fulfill({ response: await route.fetch({ url: `${t.origin}/print.html` }) }));
    await paper(page, t, query, 'list');
    assert.match(await faults(page), message);
    assert.equal(await page.locator('.lessons li').count(), ours.length);
    assert.equal(await page.locator('#faults script').count(), 0);
  });

test('a sheet asked for without a lesson is the list of all, that of its game first', async ({ t }) => {
  const page = await blank(t), games = () => page.locator('section:has(.lessons) h2').allInnerTexts();
  await paper(page, t, 'lang=en', 'list');
  const all = await games();
  assert.ok(all.length > 5 && all[0] !== 'Cluedo', all.join());
  await paper(page, t, 'lang=en&game=cluedo', 'list');
  assert.deepEqual(await games(), ['Cluedo', ...all.filter((name) => name !== 'Cluedo')]);
  assert.equal(await faults(page), '');
  assert.equal(await page.locator('.lessons li').count(), ours.length);
});

test('a file of another site is refused in the page\'s language, and not asked for', async ({ t }) => {
  const page = await blank(t), asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await paper(page, t, `lang=it&lesson=${t.elsewhere}/mine/cut.json`, 'list');
  assert.match(await faults(page), saying('it', 'print.elsewhere'));
  assert.deepEqual(asked.filter((url) => url.startsWith(t.elsewhere)), []);
});

test('printing is no part of a game\'s download, and keeps nothing of what it plays', async ({ t }) => {
  const page = await blank(t), names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  await page.goto(`${t.origin}/?game=trees`);
  await t.ready(page);
  assert.deepEqual(names.filter((name) => /print|lessons\.json/.test(name)), []);
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await kept();
  await paper(page, t, 'lesson=minimax&lang=en');
  assert.equal(await kept(), before);
});

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

test('a word at the side of a compact board is whole', async ({ t }) => {
  const page = await blank(t);
  await paper(page, t, 'lesson=minimax&lang=en&compact=1');
  const stroke = await page.locator('#sheet .board img').first().evaluate(async (image) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image, canvas = Object.assign(document.createElement('canvas'), { width, height }), paper = canvas.getContext('2d');
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, 40, height), isInk = (x, y) => data[4 * (y * 40 + x)] < 160, tall = [];
    for (let x = 0; x < 40; x++) tall.push(Array.from({ length: 80 }, (_, y) => isInk(x, y)).filter(Boolean).length);
    return tall;
  });
  const begin = stroke.findIndex(Boolean);
  assert.ok(Math.min(stroke[begin], stroke[begin + 1]) > 9, `the first stroke of MAX: ${stroke}`);
});
