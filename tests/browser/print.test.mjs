// Tests of lessons on paper: worksheets with their pictures but no answers, keys with them, the teacher's page, compact
// sheets, boards by their links.
import assert from 'node:assert/strict';
import { someOf, PHONE, test } from './fixtures.mjs';
import { firsts } from './lessons.mjs';
import { blank, choose, drawn, faults, fields, inspect, made, MINE, ours, paper, read, SEED, SPOKEN, words } from './paper.mjs';
import { say, saying } from './say.mjs';

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

test('the sheet of an own tree with eight leaves is one page, and so is its key; only its first step repeats the board', async ({ t }) => {
  const page = await blank(t), pages = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g).length;
  for (const language of ['it', 'en'])
    for (const part of ['worksheet', 'key']) {
      await paper(page, t, new URLSearchParams({ tree: '((3 5)(9 2))((4 1)(8 6))', lang: language, part }));
      assert.equal(await pages(), 1, `${language}, ${part}`);
      assert.equal(await page.locator('#sheet .board').count(), 1);
      assert.equal(await page.locator('#sheet .step').count(), 3);
    }
});
