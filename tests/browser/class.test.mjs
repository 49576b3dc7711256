// Tests of class.html: forty texts in one paste, a lesson's questions, a form's table, downloads, axe.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { packed } from '../../web/handin/form.mjs';
import { codesOf } from '../../web/handin/parts.mjs';
import { wrapped, written } from '../../web/handin/write.mjs';
import { inspect } from './axe.mjs';
import { DESKTOP, LANGUAGES, PHONE, SITE, expect, test } from './fixtures.mjs';
import { fileOf, pngOf } from './qr-picture.mjs';
import { say, saying } from './say.mjs';

const words = (key, values) => say('en', `class.${key}`, values), PLACED = ['altered', 'truncated', 'unreadable']; // and where they are
const bad = (key, values) => saying('en', `class.bad_${key}`, values, { start: true, end: !PLACED.includes(key) });
const { BUILD: { sagaz } } = await import(new URL('../page/tables.mjs', SITE).href);
const GAME = { sagaz, group: '3B', date: '2026-11-29', options: { game: 'mastermind', rules: 'p4c6r' }, score: [1, 1] };

/** Plays games to their end: codes that fit all answers so far, from the engine. Runs in the page. */
const play = async (count) => {
  const { request } = await import('/engine.mjs');
  const codes = Array.from({ length: 1296 }, (_, i) => [216, 36, 6, 1].map((unit) => Math.floor(i / unit) % 6).join(''));
  const answer = (a, b) => {
    const fijas = [...a].filter((one, i) => one === b[i]).length, both = [...'012345'].reduce((sum, one) => sum + Math.min(a.split(one).length, b.split(one).length) - 1, 0);
    return `${fijas} ${both - fijas}`;
  };
  const lines = [];
  for (let seed = 1; seed <= count; seed++) {
    let line = `codes 1 p4c6r 12 guesser colours knuth ${seed}`, left = codes, over = false;
    while (!over) {
      const guess = left[(seed * 37) % left.length];
      line += ` g${guess}`;
      const end = await request({ cmd: 'session.end', line }), { fijas, picas } = end.rows[end.rows.length - 1];
      left = left.filter((one) => answer(one, guess) === `${fijas} ${picas}`);
      ({ over } = end);
    }
    lines.push(line);
  }
  return lines;
};

const NAMES = ['Lucía', 'Óscar', 'Emma', 'Ana', 'Bruno', 'Celia', 'Iván', 'Marta', 'Noa', 'Pau'];
const nameOf = (i) => `${NAMES[i % 10]} ${['Prieto', 'Méndez', 'Roldán', 'Gil'][Math.floor(i / 10)]}`;
const recordOf = (line, i) => ({ ...GAME, name: nameOf(i), seconds: 100 + 7 * i, line });

/** Forty texts; twelve have a fault each. @returns {{texts: string[], faults: [string, RegExp][]}} */
function forty(lines) {
  const all = lines.map(recordOf), texts = all.map(written), fault = (i, text, pattern) => {
    texts[i] = text;
    return [all[i].name, pattern];
  };
  const swap = (text) => text.replace(/\n(.{9})(.)/, (_, begin, one) => `\n${begin}${one === 'A' ? 'B' : 'A'}`);
  const cut = (text) => text.slice(0, text.length - 60).replace(/\n[^\n]*$/, '\n');
  const changed = (i, what) => written({ ...all[i], ...what });
  const faults = [
    ['?', bad('altered')], ['?', bad('altered')], ['?', bad('truncated')], ['?', bad('truncated')], ['?', bad('version', { version: 2 })],
    fault(5, changed(5, { options: { game: 'mastermind', rules: 'p4c6r', seed: '12' } }), bad('activity')),
    fault(6, changed(6, { group: '3C' }), bad('activity')),
    fault(7, changed(7, { line: `${all[7].line} g0000` }), bad('line')),
    fault(8, changed(8, { line: all[8].line.replace(/ g\d{4}$/, '') }), bad('end')),
    fault(9, texts[20], bad('twice', { name: all[20].name })),
    fault(10, changed(11, {}), bad('again', { name: all[11].name })),
    fault(12, changed(13, { name: all[12].name }), bad('copy', { name: all[12].name })),
  ];
  faults[9][0] = all[20].name;
  faults[10][0] = all[11].name;
  faults[11][0] = all[13].name; // the second of the two in the table's order
  texts[10] = changed(11, { seconds: 5 });
  for (const [i, make] of [[0, swap], [1, swap], [2, cut], [3, cut], [4, () => wrapped(packed(all[4]), 2)]]) texts[i] = make(texts[i]);
  return { texts, faults };
}

/** Mails, quoted or not, and a form's cells. */
const mailed = (texts) => texts.map((text, i) => [`Hola:\n\n${text}\nUn saludo\n`, `El lunes escribió:\n${text.split('\n').map((line) => `> ${line}`).join('\n')}\n`, `"29/11/2026","${text}"\r\n`][i % 3]).join('\n');

const rows = (page) => page.evaluate(() => [...document.querySelectorAll('tbody tr')].map((row) => ({ name: row.querySelector('th').textContent, says: row.querySelector('.ok, .bad, .other').textContent, cells: [...row.cells].map(({ textContent }) => textContent) })));
const ready = (page) => page.waitForFunction(() => document.body.dataset.state === 'ready' && document.querySelector('tbody tr'), undefined, { timeout: 60_000 });
async function paste(page, text) {
  await page.locator('[name=paste]').fill(text);
  await page.locator('[name=take]').click();
  await ready(page);
}
const openClass = (t, how = {}) => t.open('/class.html?lang=en', { wait: false, language: 'en', ...how });

test('forty texts in one paste: each is played again, and each of twelve faults is named', { tag: '@alone' }, async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en', { serviceWorkers: 'allow', rehearsal: true, language: 'en' });
  await page.waitForFunction(() => document.documentElement.dataset.offline === 'ready', undefined, { timeout: 60_000 });
  const { texts, faults } = forty(await page.evaluate(play, 40));
  await page.context().setOffline(true);
  await page.goto(`${t.origin}/class.html?lang=en`);
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  await page.locator('[name=paste]').fill(mailed(texts));
  const took = await page.evaluate(async () => {
    const began = performance.now();
    document.querySelector('[name=take]').click();
    while (!['verified', 'ready'].includes(document.body.dataset.state)) await new Promise((go) => setTimeout(go, 20));
    return performance.now() - began;
  });
  t.note(`forty texts took ${Math.round(took)} ms`);
  await ready(page);
  const found = await rows(page), wrong = found.filter(({ says }) => says !== words('ok'));
  assert.equal(found.length, 40);
  assert.equal(wrong.length, 12, JSON.stringify(wrong.map(({ name, says }) => [name, says])));
  for (const [name, pattern] of faults) assert.ok(wrong.some((row) => row.name === name && pattern.test(row.says)), `${name} ${pattern}: ${wrong.map((row) => `${row.name}: ${row.says}`).join('\n')}`);
  assert.deepEqual(found.slice(0, 12).map(({ name }) => name).sort(), wrong.map(({ name }) => name).sort(), 'what does not fit comes first');
  assert.match(await page.locator('.whole').innerText(), saying('en', 'class.verified_n', { n: 28 }));
  const losses = await page.evaluate(() => [...document.querySelectorAll('tbody tr:not(.misfit) .losing b')].map(({ textContent }) => Number(textContent)));
  assert.equal(losses.length, 28, 'optimal play is known for each');
  assert.deepEqual(losses, [...losses].sort((a, b) => b - a), 'sorted by it');
  assert.ok(losses.every((one) => one >= 0 && one < 4));
  const crowd = Math.max(1, loadavg()[0] / cpus().length); // programs that wait for a core
  assert.ok(took < 5000 * crowd, `${took} ms, ${crowd} times as many programs as cores`);
  await page.locator('[name=sort-name]').click();
  await page.locator('[name=filter-misfits]').click();
  assert.equal((await rows(page)).length, 5);
  await page.locator('[name=filter-unknown]').click();
  assert.equal((await rows(page)).length, 5, 'nobody knows of which activity they are');
  await page.locator('[name=filter-others]').click();
  assert.equal((await rows(page)).length, 2, 'of another activity: no fault');
  await page.locator('[name=filter-all]').click();
  await page.locator('[name=search]').fill('emma');
  await expect.poll(async () => (await rows(page)).every(({ name }) => name.startsWith('Emma'))).toBe(true);
  await page.locator('[name=search]').fill('');
  await inspect(page);
  await t.shot(page, 'class-games-desktop');

  // The same forty as a form’s table, and as pictures of QR codes (the damaged ones as they are), still without a network.
  const verdicts = (all) => all.map(({ name, says }) => `${name}: ${says.split('. ')[0]}`).sort(); // without where an unreadable one is
  const table = `"When","Text"\r\n${texts.map((text) => `"29/11/2026","${text}"`).join('\r\n')}\r\n`;
  const pictures = texts.flatMap((text, i) => (i < 5 ? [text] : codesOf(text)).map((code, j) => fileOf(`${i}-${j}.png`, pngOf(code))));
  for (const files of [[{ name: 'form.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }], pictures]) {
    await page.locator('[name=remove]').click();
    await page.locator('[name=files]').setInputFiles(files);
    await ready(page);
    assert.deepEqual(verdicts(await rows(page)), verdicts(found), files[0].name);
  }
});

const QUESTIONS = 5, FILTER = { sagaz, group: '3B', date: '2026-11-29', options: { lesson: 'filter' } };
const one = (step, given, { hints = 0, end = 1, seed = '0' } = {}) => ({ step, seed, hints, tries: given.length, given, end });
/** A pupil of the lesson: answers to four of its questions. */
const pupil = (name, answers) => ({ ...FILTER, name, seconds: 300, answers, score: [answers.filter(({ end, tries, hints }) => end === 1 && tries === 1 && !hints).length, answers.length] });
const CLASS = [
  pupil('Ada', [one(1, ['1296']), one(2, ['00, 02, 03, 11, 21, 31']), one(3, ['256']), one(4, ['2233'])]),
  pupil('Bea', [one(1, ['24', '1296']), one(2, ['31, 21, 11, 03, 02, 00']), one(3, ['256'], { hints: 1 }), one(4, ['2003', '2233'])]),
  pupil('Carl', [one(1, ['24', '360', '1296']), one(2, ['02, 03, 21, 31'], { end: 2 }), one(3, ['256']), one(4, ['2233'])]),
  { ...pupil('Dan', [one(1, ['24']), one(2, ['00, 02, 03, 11, 21, 31'])]) },
  { ...pupil('Eva', [one(1, ['24', '1296'])]), score: [1, 1] },
  pupil('Finn', [one(5, ['1'])]),
];

test('a lesson: answers are judged again, and each question shows who erred and the commonest mistake', async ({ t }) => {
  const page = await openClass(t);
  await paste(page, mailed(CLASS.map(written)));
  const found = await rows(page), by = (name) => found.find((row) => row.name === name);
  assert.deepEqual(['Ada', 'Bea', 'Carl'].map((name) => by(name).says), Array(3).fill(words('ok')));
  assert.deepEqual(['Ada', 'Bea', 'Carl'].map((name) => by(name).cells[1]), ['80', '20', '40']);
  assert.match(by('Dan').says, bad('answer', { n: 1, answer: '24' }));
  assert.match(by('Eva').says, bad('score', { claimed: '1/1', found: '0/1' }));
  assert.match(by('Finn').says, bad('step'));
  const cards = await page.locator('.questions li').allInnerTexts();
  assert.equal(cards.length, QUESTIONS);
  assert.match(cards[0], saying('en', 'class.common', { answer: '24', n: 2 }));
  assert.equal(await page.locator('.questions .worst').count(), 1);
  await page.locator('[name=question-1]').click();
  assert.deepEqual((await rows(page)).map(({ name }) => name).sort(), ['Bea', 'Carl']);
  await page.locator('[name=question-1]').click();

  // The downloads; the JSON opens again.
  const file = async (name) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[name=${name}]`).click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  const table = await file('csv'), saved = await file('json');
  assert.equal(table.trim().split('\r\n').length, 1 + CLASS.length);
  assert.ok(table.includes('Ada,3B,80,1,1,1,1,'));
  assert.deepEqual(JSON.parse(saved).results.map(({ name, verified }) => [name, verified]), CLASS.map(({ name }, i) => [name, i < 3]));
  await page.locator('[name=remove]').click();
  assert.equal(await page.locator('#results').isVisible(), false);
  await page.locator('[name=files]').setInputFiles({ name: 'class.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  await ready(page);
  assert.equal((await rows(page)).length, CLASS.length);
  await inspect(page);
  await t.shot(page, 'class-lesson-desktop');
  await page.locator('[name=page-language]').selectOption('es');
  await expect.poll(async () => (await rows(page))[3].says).toBe(say('es', 'class.ok'));
  await page.setViewportSize(PHONE);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await inspect(page);
  await t.shot(page, 'class-lesson-phone');
});

const PUZZLE = { sagaz, group: '3B', date: '2026-11-29', options: { puzzle: 'crack 2 4711' } };
const solver = (name, answers, more = {}) => ({ ...pupil(name, answers), ...PUZZLE, name, seconds: 60 + name.length, ...more });

test('puzzles are checked again: what is right, what was tried, and which puzzle it is', async ({ t }) => {
  const page = await openClass(t), right = '1382', its = { seed: '4711' };
  const handed = [
    solver('Ada', [one(1, [right], its)]), solver('Bea', [one(1, ['0123', right], its)]), solver('Carl', [one(1, ['0123'], { ...its, end: 2 })]), solver('Daniela', [one(1, ['0123'], { ...its, end: 2 })], { seconds: 5 }),
    solver('Eva', [one(1, ['0123'], its)]), solver('Finn', [one(1, [right], { seed: '4712' })]), solver('Gil', [one(1, [right, '0123', right], its)]), solver('Hugo', [one(1, ['0123', right], its)], { score: [1, 1] }),
    solver('Ivo', [one(1, [], { ...its, end: 2 })], { options: { puzzle: 'crack 3 4711' } }),
  ];
  await paste(page, mailed([...handed.map(written), written(handed[0]).replace(/\n(.{9})(.)/, (_, begin, letter) => `\n${begin}${letter === 'A' ? 'B' : 'A'}`)]));
  const found = await rows(page), by = (name) => found.find((row) => row.name === name);
  assert.deepEqual(['Ada', 'Bea', 'Carl', 'Daniela'].map((name) => [by(name).says, by(name).cells[2]]), [[words('ok'), '100'], [words('ok'), '50'], [words('ok'), '0'], [words('ok'), '0']]); // the activity comes before
  assert.match(by('Eva').says, bad('puzzle_answer', { n: 1, answer: '0123' }));
  assert.match(by('Finn').says, bad('puzzle_other', { n: 1, here: 4712, there: 4711 }));
  assert.match(by('Gil').says, bad('puzzle_after', { n: 1 }));
  assert.match(by('Hugo').says, bad('score', { claimed: '1/1', found: '0/1' }));
  assert.match(by('Ivo').says, bad('activity'));
  assert.match(by('?').says, bad('altered'));
  assert.match(await page.locator('.questions li').first().innerText(), saying('en', 'class.common', { answer: '0123', n: 3 }));
  assert.match(await page.locator('.questions li').first().innerText(), /Row \d/, 'what the commonest mistake contradicts');
  assert.match(await page.locator('header').innerText(), /Crack the code .* 4711/);
  assert.ok((await page.locator('.legend').innerText()).includes(words('puzzle_note')));
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[name=csv]').click()]), table = readFileSync(await download.path(), 'utf8');
  assert.match(table, /^Ada,3B,[^,]*4711,100,1,1,0,1:03,/m);
  await inspect(page);
  await t.shot(page, 'class-puzzle-desktop');
});

/** Finished games with what their pupil may claim; a game without an end is none to hand in. */
const ENDS = [
  ['concepts 1 guess L 0 42 sport - ?111111 =070303030303', 0, [1, 0.5]],
  ['concepts 1 guess L 0 42 sport - ?111111 =070203020103', 1, [0]],
  ['spaces 1 me seed true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 42 g0011 a01 g2450 a40', 1, [0]],
  ['spaces 1 me seed true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 42 g0011 a40', 0, [1]],
  ['spaces 1 me seed true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 42 g0011 a01', undefined, [1, 0]],
  ['codes 1 duel p4c6r letters person 7 s0012 s0011 x', 0, [1, 0.5]],
  ['thirtyone 1 1 6 21 draw perfect fallible3 7 1 5 3 4 6 2', 0.5, [1, 0]],
  ['matrix 1 2,-3;0,2;-5,10 row 42 0 1 2 1 0', undefined, [1, 0.5]],
];

/** Judges records as class.html does, without its table. */
async function judge(t, records) {
  const page = await t.open('/pages/blank.html', { wait: false }), { verified } = await import(new URL('../page/class/verify.mjs', SITE).href);
  const engine = (request) => page.evaluate(async (text) => (await import('/engine.mjs')).request(JSON.parse(text)).then((result) => JSON.stringify({ ok: true, result }), ({ message }) => JSON.stringify({ ok: false, error: { message } })), request);
  return Promise.all(records.map(async (record) => (await verified(record, { language: 'en', version: sagaz, engine })).bad ?? 'ok'));
}

test('a finished game of every kind is verified by its line, and an end that the line does not give is none', async ({ t }) => {
  const cases = ENDS.flatMap(([line, end, others]) => [...(end === undefined ? [] : [[line, end, 'ok']]), ...others.map((score) => [line, score, 'end'])]);
  const found = await judge(t, cases.map(([line, score]) => ({ ...GAME, line, score: [score, 1] })));
  cases.forEach(([line, score, right], i) => assert.equal(found[i], right, `${line}: ${score}`));
});

test('a text of another version is verified by the same rules: only what that version may have read otherwise is excused', async ({ t }) => {
  const line = 'codes 1 p4c6r 12 guesser colours knuth 42 g0011 x', older = { ...GAME, sagaz: '0.0.9', line, score: [0, 1] };
  const found = await judge(t, [older, { ...older, line: line.replace('codes 1', 'codes 9') }, { ...older, sagaz, line: line.replace('codes 1', 'codes 9') }, { ...older, score: [1, 1] }, { ...older, sagaz: '99.0.0', line: line.replace(' x', ''), score: [1, 1] }]);
  assert.deepEqual(found, ['ok', 'version', 'line', 'end', 'end']);

  const page = await openClass(t), [ada, bea] = CLASS, of = (record, more) => written({ ...record, sagaz: '0.0.9', ...more });
  await paste(page, [of(ada), of(bea, { score: [4, 4] }), of(CLASS[3]), written(CLASS[5])].join('\n'));
  const says = Object.fromEntries((await rows(page)).map((row) => [row.name, row.says]));
  assert.equal(says.Ada, words('ok'));
  assert.match(says.Bea, bad('score', { claimed: '4/4', found: '1/4' }));
  assert.match(says.Dan, bad('version', { version: '0.0.9' }), 'its lesson may have asked for something else');
  assert.match(says.Finn, bad('step'));
});

test('the five of a day and puzzles without end are checked, each in its own form of answer', async ({ t }) => {
  const page = await openClass(t), date = '2027-02-14', day = await page.evaluate(async (on) => {
    const { request } = await import('/engine.mjs'), { puzzles } = await request({ cmd: 'puzzle.day', date: on });
    return Promise.all(puzzles.map((key) => request({ cmd: 'puzzle.make', ...key })));
  }, date);
  const short = (answer) => [answer].flat().map((value) => `${value}`.replace(/^[a-z]+:/, '')).join(' '), options = { puzzle: date };
  const five = day.map(({ number, answer }, i) => one(i + 1, [short(answer)], { seed: `${number}` }));
  const other = five.map((answer, i) => (i === 2 ? { ...answer, seed: '7' } : answer));
  await paste(page, mailed([solver('Ada', five, { options }), solver('Bea', five.slice(0, 3), { options }), solver('Carl', other, { options })].map(written)));
  const found = await rows(page), by = (name) => found.find((row) => row.name === name);
  assert.deepEqual(['Ada', 'Bea'].map((name) => [by(name).says, by(name).cells[1]]), [[words('ok'), '100'], [words('ok'), '60']], JSON.stringify(found));
  assert.match(by('Carl').says, bad('puzzle_other', { n: 3, here: 7, there: day[2].number }));
  assert.equal(await page.locator('.questions li').count(), 5);

  await page.locator('[name=remove]').click();
  const made = await page.evaluate(async () => Promise.all([7, 8, 9].map(async (number) => (await import('/engine.mjs')).request({ cmd: 'puzzle.make', kind: 'cut', level: 1, number }))));
  const cuts = made.map(({ number, answer }, i) => one(i + 1, [short(answer)], { seed: `${number}`, end: i ? 1 : 2 })), endless = { options: { puzzle: 'cut 1' } };
  cuts[0].given = [];
  await paste(page, mailed([solver('Ada', cuts, endless), solver('Bea', cuts.slice(1), endless), solver('Carl', [cuts[1], { ...cuts[1], step: 3 }], endless)].map(written)));
  const later = await rows(page), its = (name) => later.find((row) => row.name === name);
  assert.deepEqual([its('Ada').cells.slice(0, 3), its('Bea').cells.slice(0, 3)], [['Ada', '67', '2'], ['Bea', '100', '2']], JSON.stringify(later));
  assert.match(its('Carl').says, bad('puzzle_twice', { n: 3 }));

  await page.locator('[name=remove]').click(); // with a seed: its number and the ones after it
  const seeded = { options: { puzzle: 'cut 1', seed: '8' } };
  await paste(page, mailed([solver('Ada', cuts.slice(1), seeded), solver('Bea', cuts, seeded), solver('Carl', cuts.slice(2), seeded)].map(written)));
  const last = await rows(page), of = (name) => last.find((row) => row.name === name);
  assert.deepEqual(['Ada', 'Carl'].map((name) => of(name).says), [words('ok'), words('ok')], JSON.stringify(last));
  assert.match(of('Bea').says, bad('puzzle_other', { n: 1, here: 7, there: 8 }));
});

test('the table of a form is read from a file, also as spreadsheets save it', async ({ t }) => {
  const page = await openClass(t), table = `\uFEFF"When","Text"\r\n${CLASS.slice(0, 3).map((record) => `"29/11/2026","${written(record)}"`).join('\r\n')}\r\n`;
  await page.locator('[name=files]').setInputFiles({ name: 'form.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'utf16le') });
  await ready(page);
  assert.deepEqual((await rows(page)).map(({ name, says }) => [name, says]).sort(), ['Ada', 'Bea', 'Carl'].map((name) => [name, words('ok')]));
});

test('a row is removed and brought back, and both are said aloud', async ({ t }) => {
  const page = await openClass(t), names = async () => (await rows(page)).map(({ name }) => name).sort(), status = page.locator('#status'), drop = (name) => page.getByRole('button', { name: words('row_drop_of', { name }), exact: true });
  const back = page.getByRole('button', { name: words('row_bring_back'), exact: true }), focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
  await paste(page, CLASS.slice(0, 3).map(written).join('\n'));
  await page.locator('[name=sort-name]').click();
  await page.waitForFunction(() => !document.querySelector('#status').textContent, undefined, { timeout: 15_000 });
  assert.equal(await back.count(), 0);
  await drop('Bea').click();
  assert.deepEqual(await names(), ['Ada', 'Carl']);
  assert.equal(await status.textContent(), words('row_dropped', { name: 'Bea' }));
  assert.equal(await status.getAttribute('role'), 'status');
  assert.equal(await page.locator('.hero').innerText(), '2', 'the means are without it');
  assert.match(await focused(), new RegExp(`${words('row_drop_of', { name: '(Ada|Carl)' })}`));
  await drop('Ada').click();
  await drop('Carl').click();
  assert.deepEqual(await names(), []);
  assert.equal(await focused(), words('row_bring_back'));
  await inspect(page);
  for (const name of ['Carl', 'Ada', 'Bea']) {
    await back.click();
    assert.equal(await status.textContent(), words('row_back', { name }));
    assert.equal(await focused(), words('row_drop_of', { name }));
  }
  assert.deepEqual((await rows(page)).map(({ name, says }) => [name, says]).sort(), ['Ada', 'Bea', 'Carl'].map((name) => [name, words('ok')]));
  assert.equal(await back.count(), 0);
});

test('an exercise on a tree may come unsolved, and its mistakes are counted by node and kind', async ({ t }) => {
  const page = await openClass(t), task = 'trees 1 practice max alphabeta left_to_right 0 own:vw:(3,12)(2,4)', all = [[' b2=i.i w1=12 k', 'Ana'], [' w1=12 k', 'Bea'], [' b2=i.i w1=12 k w1=3 k', 'Eva'], [' w0=3', 'Ugo']];
  await paste(page, all.map(([events, name], i) => written({ ...GAME, name, seconds: 10 + i, options: { game: 'trees', role: 'practice', tree: '(3 12)(2 4)' }, score: [0, 1], line: task + events })).join('\n'));
  assert.deepEqual((await rows(page)).map(({ name, says }) => [name, says]).sort(), [['Ana', words('ok')], ['Bea', words('ok')], ['Eva', words('ok')], ['Ugo', words('bad_end')]], 'one that was never checked is no attempt');
  const told = (path, kind, n) => words('mistake', { node: words('mistake_node', { path }), what: words(`mistake_${kind}`), n });
  assert.deepEqual(await page.locator('.mistakes li').allInnerTexts(), [told('1', 'wrong_value', 3), told('2', 'wrong_window', 2)]);
  await inspect(page);
  await t.shot(page, 'class-exercise-desktop');
});

test('the files of the class name the class of each, and the table too where there are two', async ({ t }) => {
  const page = await openClass(t);
  await paste(page, CLASS.slice(0, 2).map(written).join('\n'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[name=csv]').click()]), table = readFileSync(await download.path(), 'utf8').replace('\uFEFF', '').trim().split('\r\n').map((line) => line.split(','));
  assert.deepEqual(table.map(([name, group]) => [name, group]), [[words('col_name'), words('col_class')], ['Bea', '3B'], ['Ada', '3B']].sort(([a], [b]) => table.findIndex(([name]) => name === a) - table.findIndex(([name]) => name === b)));
  assert.equal(await page.locator('[name=sort-class]').count(), 0);
  await page.locator('[name=add]').click();
  await paste(page, written({ ...CLASS[2], group: '3C' }));
  assert.equal(await page.locator('[name=sort-class]').count(), 1);
});

test('a grade by quality is calculated again from the moves, and one that they do not give is named', async ({ t }) => {
  const page = await openClass(t), line = (guesses) => `codes 1 p4c6r 12 guesser colours knuth 42 ${guesses}`;
  const by = (name, guesses, claimed, grade = 'quality') => ({ ...GAME, name, seconds: 60, line: line(guesses), options: { ...GAME.options, grade }, score: [claimed, 1] });
  // 0.7 guesses lost, 5.04 instead of 4.34; 2 lost, 6.35
  await paste(page, [by('Ana', 'g0012 g0000 g2450', 0.86), by('Eva', 'g0012 g0012 g0012 g2450', 1)].map(written).join('\n'));
  const found = await rows(page);
  assert.deepEqual(found.map(({ name }) => name), ['Eva', 'Ana']);
  assert.match(found[0].says, bad('score', { claimed: '100', found: '68' }));
  assert.equal(found[1].says, words('ok'));
  assert.ok(found[1].cells.includes('86'), `${found[1].cells}`);
  await page.locator('[name=add]').click();
  await paste(page, written(by('Leo', 'g2450', 1, 'won')));
  assert.ok((await rows(page)).some(({ name, says }) => name === 'Leo' && says !== words('ok')), 'another activity: it is graded by the win');
});

test('texts of another activity are counted apart from faults and without blame, and the count says which', async ({ t }) => {
  const page = await openClass(t), lines = await page.evaluate(play, 5), ours = lines.slice(0, 3).map(recordOf);
  const by = (name, rules, line) => ({ ...GAME, name, seconds: 50, options: { game: 'mastermind', rules }, line });
  await paste(page, [...ours, by('Uma', 'p4c5r', lines[3])].map(written).join('\n'));
  const [last] = (await rows(page)).filter(({ name }) => name === 'Uma'), note = page.locator('.whole .others');
  assert.match(last.says, bad('activity'));
  assert.equal(await page.locator('.whole .bad').count(), 0, 'nothing is at fault');
  assert.equal(await page.locator('tr.misfit').count(), 0);
  assert.equal(await page.locator('[name=filter-misfits]').count(), 0);
  assert.match(await page.locator('.hero').innerText(), /^3$/);
  assert.ok((await note.innerText()).startsWith(words('others_n', { which: '' }).trim()), await note.innerText());
  assert.match(await note.innerText(), /5 .*: 1$/, 'its symbols, and how many texts');
  await page.locator('[name=filter-others]').click();
  assert.deepEqual((await rows(page)).map(({ name }) => name), ['Uma']);
  await page.locator('[name=filter-all]').click();
  await page.locator('[name=add]').click();
  await paste(page, [by('Veo', 'p4c5r', lines[4]), { ...ours[0], name: 'Wim', group: '3C' }].map(written).join('\n'));
  assert.match(await note.innerText(), /5 .*: 2; .*3C: 1$/, 'those that have a choice of their own are counted too');
  await inspect(page);
  await t.shot(page, 'class-others');
});

test('an altered text, whose activity nobody knows, counts for none of several', async ({ t }) => {
  const page = await openClass(t), lines = await page.evaluate(play, 4), other = (name, i) => ({ ...recordOf(lines[i], i), name, options: { game: 'mastermind' } });
  const altered = written({ ...recordOf(lines[0], 0), name: 'Alf' }).replace(/\n(.{9})(.)/, (_, begin, letter) => `\n${begin}${letter === 'A' ? 'B' : 'A'}`), hero = page.locator('.hero');
  await paste(page, [...[0, 1, 2].map((i) => written(recordOf(lines[i], i))), altered].join('\n'));
  assert.equal(await hero.innerText(), '4', 'of one activity it is a text of it');
  assert.equal(await page.locator('.whole .bad').innerText(), words('misfits_n', { n: 1 }));
  await page.locator('[name=add]').click();
  await paste(page, [other('Uma', 0), other('Veo', 3)].map(written).join('\n'));
  for (const [label, count] of [[0, '3'], [1, '2']]) {
    await page.locator('[name=activity]').selectOption({ index: label });
    assert.equal(await hero.innerText(), count);
    assert.equal(await page.locator('.whole .unknown').innerText(), words('unknown_n', { n: 1 }));
    assert.equal(await page.locator('.whole .bad').count(), 0);
    assert.match(await page.locator('[name=filter-unknown]').innerText(), saying('en', 'class.unknown', { n: 1 }));
  }
  await inspect(page);
});

test('a text of another lesson, puzzle or game says which it is, not how its fields differ', async ({ t }) => {
  const page = await openClass(t), [line] = await page.evaluate(play, 1), title = JSON.parse(readFileSync(new URL('lessons/filter/en.json', SITE), 'utf8')).title;
  const its = async (name) => (await rows(page)).find((row) => row.name === name).says;
  await paste(page, [recordOf(line, 0), CLASS[0], solver('Pia', [one(1, ['1382'], { seed: '4711' })])].map(written).join('\n'));
  assert.equal(await its('Ada'), words('bad_activity', { what: words('activity_lesson', { title }) }));
  assert.match(await its('Pia'), bad('activity', { what: words('activity_puzzle', { title: 'Crack the code · medium · 4711' }) }));
  await page.locator('[name=activity]').selectOption({ label: (await page.locator('[name=activity] option').allInnerTexts()).find((text) => text.startsWith(title)) });
  assert.equal(await its(nameOf(0)), words('bad_activity', { what: words('activity_game', { title: 'Mastermind' }) }));
});

test('a paste without any text says how one begins', async ({ t }) => {
  const page = await openClass(t);
  await page.locator('[name=paste]').fill('Hola, no sé cómo entregarlo');
  await page.locator('[name=take]').click();
  assert.match(await page.locator('#status').innerText(), saying('en', 'class.nothing'));
  await inspect(page);
  await t.shot(page, 'class-empty');
});

test('the class is accessible in each language, on a phone and on a desktop', async ({ t }) => {
  const page = await openClass(t);
  await paste(page, CLASS.map(written).join('\n'));
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      await page.locator('[name=page-language]').selectOption(language);
      await expect.poll(async () => (await rows(page)).filter(({ says }) => says === say(language, 'class.ok')).length).toBe(3);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width, language);
      await inspect(page);
    }
  }
});

test('a text that cannot be read says where it begins, after which words, which of its lines is too short, and what to do', async ({ t }) => {
  const page = await openClass(t), whole = written(recordOf((await page.evaluate(play, 1))[0], 0)), lines = whole.split('\n');
  const short = [...lines.slice(0, 2), `${lines[2].slice(0, 30)}${lines[2].slice(33)}`, ...lines.slice(3)].join('\n');
  await paste(page, `Buenos días:\n\nLucía Prieto escribió:\n${short}\nUn saludo\n`);
  const [{ says }] = await rows(page);
  assert.ok(says.startsWith('Truncated'), says);
  for (const part of [words('where_after', { line: 4, before: 'Lucía Prieto escribió:' }), words('where_short', { line: 3, has: 73, whole: 76 }), words('ask_again')]) assert.ok(says.includes(part), `${says} | ${part}`);
  await page.locator('[name=remove]').click();
  await paste(page, lines.map((one, i) => (i === 1 ? one.replace(/^(.{9})(.)/, (_, begin, letter) => `${begin}${letter === 'A' ? 'B' : 'A'}`) : one)).join('\n'));
  const [{ says: swapped }] = await rows(page);
  assert.match(swapped, bad('altered'));
  assert.ok(swapped.includes(words('where', { line: 1 })) && swapped.includes(words('ask_again')), swapped);
});

test('where an altered text is, is told by what stands between it and the text before, or by the name in that', async ({ t }) => {
  const page = await openClass(t), all = (await page.evaluate(play, 3)).map((line, i) => written(recordOf(line, i)));
  const alter = (text) => text.replace(/\n(.{9})(.)/, (_, begin, letter) => `\n${begin}${letter === 'A' ? 'B' : 'A'}`), of = async (text) => {
    await paste(page, text);
    const found = (await rows(page)).filter(({ name }) => name === '?').map(({ says }) => says);
    await page.locator('[name=remove]').click();
    return found;
  };
  const line = all[0].trimEnd().split('\n').length + 1, whole = all[0].trimEnd();
  const [behind] = await of(`${whole}\n${alter(all[1])}`);
  assert.ok(behind.includes(words('where_behind', { line, name: nameOf(0) })) && !behind.includes('SAGAZ'), behind);
  const [said] = await of(`Ana wrote:\n${whole}\nBruno wrote:\n${alter(all[1])}`);
  assert.ok(said.includes(words('where_after', { line: line + 2, before: 'Bruno wrote:' })), said);
  const two = await of(`${alter(whole)}\n${alter(all[1])}`);
  const places = [1, line].map((at) => words('where', { line: at }).slice(0, -1));
  assert.deepEqual(two.map((says) => places.find((place) => says.includes(place))).sort(), places, 'nothing is known of the text before');
});
