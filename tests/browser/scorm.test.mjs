// Tests of SCORM packages: builder.html makes them, and a strict learning management system opens them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SITE, test } from './fixtures.mjs';
import { MINE } from './lessons.mjs';
import { SECRET, data, inCourse, leave, note, packaged, playerIn, seen, session, until } from './packages.mjs';
import { say, saying } from './say.mjs';
import { CASES } from '../../cmake/lessons.mjs';
import { LONGEST, Record, timespan } from '../../web/xapi/record.mjs';

const { BUILDER } = await import(new URL('../page/builder_texts.mjs', SITE).href);

test('a span of time is written as SCORM has it', async () => {
  for (const [seconds, text] of [[0, '0000:00:00.00'], [83.426, '0000:01:23.42'], [59.999, '0000:00:59.99'], [36_000.5, '0010:00:00.50'], [-3, '0000:00:00.00'], [1e12, '9999:00:00.00']])
    assert.equal(timespan(seconds), text);
});

test('what was suspended is read back, and nothing of what is not ours, or too long, or of another activity', async () => {
  const none = { score: '', status: 'not attempted' }, first = (lesson, suspended) => new Record(lesson, { ...none, suspended }).start;
  const game = new Record(undefined, { ...none, suspended: '' });
  assert.deepEqual(game.start, []);
  game.moved('abc_-1');
  assert.deepEqual(first(undefined, game.suspended), [['state', 'abc_-1']]);
  assert.deepEqual(first('cut-1', game.suspended), [], 'a lesson has no use for a game');
  assert.equal(new Record('cut-1', { ...none, suspended: game.suspended }).foreign, true);
  for (const suspended of ['', '{"sagaz":1}', game.suspended]) assert.equal(new Record(undefined, { ...none, suspended }).foreign, false, suspended);
  game.moved('A'.repeat(LONGEST - 20));
  assert.equal(game.suspended, '');
  for (const odd of ['', '{', '1', 'null', '[]', '{"sagaz":2,"state":"a"}', '{"sagaz":1,"state":"a b"}', '{"sagaz":1,"state":7}', '{"sagaz":1,"step":0}', '{"sagaz":1,"step":"3"}', '{"sagaz":1,"step":41}']) {
    assert.deepEqual(first(undefined, odd), [], odd);
    assert.deepEqual(first('cut-1', odd), [], odd);
    if (odd) assert.equal(new Record(odd.includes('step') ? 'cut-1' : undefined, { ...none, suspended: odd }).foreign, true, odd);
  }
  const lesson = new Record('cut-1', { score: '70', status: 'incomplete', suspended: '{"sagaz":1,"step":3,"firsts":{"1":1,"2":0,"x":1,"3":7,"__proto__":1}}' });
  assert.deepEqual([lesson.start, lesson.firsts], [[['step', '3']], { 1: 1, 2: 0 }]);
  assert.equal(lesson.answered({ lesson: 'other', step: 9, score: { raw: 1 } }), false);
  for (const [step, raw] of [[3, 0], [3, 0], [4, 1], [4, 1]]) lesson.answered({ lesson: 'cut-1', step, score: { raw } });
  assert.deepEqual(lesson.firsts, { 1: 1, 2: 0, 3: 0, 4: 1 });
  assert.equal(lesson.ended({ score: { scaled: 1 }, success: true }), false, 'a game beside it');
  assert.equal(lesson.ended({ lesson: 'cut-1', score: { scaled: 1 }, success: true }), true);
  assert.deepEqual([lesson.score, lesson.status], [70, 'passed'], 'the better one of before');
});

test('a package is a manifest and one file, with the options inside', async ({ t }) => {
  const { name, files } = await packaged(t, 'game=trees&lang=it&theme=dark&tree=(3 12)(2 4)&hosts=https://a.example&role=practice');
  assert.match(name, /^sagaz-trees-practice-[\w-]+-it-dark-scorm\.zip$/);
  assert.deepEqual(Object.keys(files).sort(), ['imsmanifest.xml', 'index.html']);
  const page = await t.open('/pages/blank.html', { wait: false });
  const told = await page.evaluate((xml) => {
    const tree = new DOMParser().parseFromString(xml, 'application/xml'), [adl, ims] = ['adlcp', 'imscp'].map((one) => `http://www.${one === 'adlcp' ? 'adlnet.org' : 'imsproject.org'}/xsd/${one}_root${one === 'adlcp' ? 'v1p2' : 'v1p1p2'}`);
    const one = (name) => tree.getElementsByTagNameNS(ims, name)[0];
    const { attributes } = one('resource');
    return {
      fault: tree.querySelector('parsererror')?.textContent, schema: [one('schema').textContent, one('schemaversion').textContent], title: one('title').textContent, id: one('manifest').getAttribute('identifier'),
      ref: one('item').getAttribute('identifierref') === attributes.identifier.value && one('organizations').getAttribute('default') === one('organization').getAttribute('identifier'),
      type: one('resource').getAttributeNS(adl, 'scormtype'), href: attributes.href.value, file: one('file').getAttribute('href'),
    };
  }, files['imsmanifest.xml']);
  assert.deepEqual(told, { fault: undefined, schema: ['ADL SCORM', '1.2'], title: `${BUILDER.it.page.trees} · ${BUILDER.it.role_practice} · (3 12)(2 4)`, id: name.replace('-scorm.zip', ''), ref: true, type: 'sco', href: 'index.html', file: 'index.html' });
  const query = new URLSearchParams(await page.evaluate((html) => new DOMParser().parseFromString(html, 'text/html').documentElement.dataset.query, files['index.html']));
  assert.deepEqual(Object.fromEntries(query), { role: 'practice', graded: 'on', tree: '(3 12)(2 4)', lang: 'it', theme: 'dark', save: 'off' }, 'the task is locked, the tree is given, hosts are of frames, the game is the file\'s');
});

test('a package with a given tree is practised on that tree, and a right sheet passes', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, 'game=trees&lang=en&role=practice&rules=strict&tree=(1 1 5)(3 4)(3 2)')), frame = await session(page);
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'incomplete');
  const leaves = await frame.evaluate(() => {
    const game = document.querySelector('sagaz-game'), windows = { 0: ['-inf', 'inf', 3], 1: ['-inf', 'inf', 1], 2: [1, 'inf', 3], 3: [3, 'inf', 2] };
    for (const [node, [alpha, beta, value]] of Object.entries(windows)) {
      game.act(`alpha_of:${node}`, `${alpha}`);
      game.act(`beta_of:${node}`, `${beta}`);
      game.act(`value_of:${node}`, `${value}`);
    }
    game.act('check');
    return game.debugOutline().nodes.find(({ id }) => id === 'nodes').rows.filter(([, kind]) => kind.startsWith('Leaf')).map(([, kind]) => kind.split(' ')[1]);
  });
  assert.deepEqual(leaves, ['1', '1', '5', '3', '4', '3', '2']);
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'passed');
  await leave(page);
  assert.deepEqual((await seen(page)).faults, []);
});

test('a course hears of a game from its beginning to its end, in order and within its limits, and once', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET)), frame = await session(page), player = playerIn(page, frame);
  assert.equal((await seen(page)).calls[0][0], 'LMSInitialize');
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'incomplete');
  await player.guess('outline', '0011');
  await until(page, () => globalThis.course.data['cmi.suspend_data']);
  assert.equal(await data(page, 'cmi.core.score.raw'), undefined, 'no score before the end');
  await player.win('outline', 'p4c6r');
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'passed');
  assert.deepEqual(await Promise.all(['raw', 'min', 'max'].map((one) => data(page, `cmi.core.score.${one}`))), ['100', '0', '100']);
  await leave(page);
  const { calls, faults, data: kept } = await seen(page), names = calls.map(([name]) => name);
  assert.deepEqual(faults, []);
  assert.equal(names.filter((name) => name === 'LMSInitialize').length, 1);
  assert.equal(names.filter((name) => name === 'LMSFinish').length, 1);
  assert.equal(names.at(-1), 'LMSFinish');
  assert.match(kept['cmi.core.total_time'], /^0000:0\d:\d\d\.\d\d$/);
  assert.notEqual(kept['cmi.core.total_time'], '0000:00:00.00');
  assert.equal(await frame.page().locator('p[role=alert]').count(), 0);
});

test('an activity that is opened and closed stays incomplete', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET));
  await session(page);
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'incomplete');
  await leave(page);
  const { data: kept, faults } = await seen(page);
  assert.deepEqual(faults, []);
  assert.deepEqual([kept['cmi.core.lesson_status'], kept['cmi.core.score.raw']], ['incomplete', undefined]);
});

test('a game goes on in the next session where it was left, and a worse one afterwards takes nothing away', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET), { lacks: ['cmi.core.score.min', 'cmi.core.score.max'] });
  const first = playerIn(page, await session(page));
  await first.guess('outline', '0011');
  await leave(page); // at once, before the delayed report of the move
  assert.equal(await data(page, 'cmi.core.exit'), 'suspend');
  const frame = await session(page), player = playerIn(page, frame);
  assert.equal((await player.answers()).length, 1, 'the guess is there');
  player.history = first.history;
  await player.win('outline', 'p4c6r');
  await until(page, () => globalThis.course.data['cmi.core.score.raw'] === '100');
  const ended = await frame.evaluate(() => document.querySelector('sagaz-game').getState());
  for (const id of ['new_game', 'same_secret', 'undo', 'rules_dialog', 'home']) await frame.evaluate((one) => document.querySelector(`[data-id$="/${one}"]`)?.click(), id);
  assert.equal(await frame.evaluate(() => document.querySelector('sagaz-game').getState()), ended, 'the task is locked');
  await frame.evaluate(() => document.querySelector('sagaz-game').effect({ type: 'event', name: 'complete', detail: { success: false, guesses: 12 } }));
  await leave(page);
  const { faults, data: kept, sessions } = await seen(page);
  assert.deepEqual([faults, kept['cmi.core.score.raw'], kept['cmi.core.lesson_status'], sessions], [[], '100', 'passed', 3]);
});

test('data of another activity, cut off or damaged is said to be there, stays until the first move, and is replaced by it', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET)), game = new Record(undefined, { score: '', status: '', suspended: '' });
  game.moved('Y29kZXMgMSBwNGM2ciAxMiBndWVzc2VyIGNvbG91cnMga251dGggNDIgZzAwMTEgZzAwMjLq2Q');
  for (const strange of [game.suspended.slice(0, 40), '\u00ffgarbage{"', '{"page":3}']) {
    await page.evaluate((text) => { globalThis.course.data['cmi.suspend_data'] = text; globalThis.course.begin(); }, strange);
    const frame = await session(page), player = playerIn(page, frame);
    await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'incomplete');
    assert.equal((await note(frame).textContent()).trim(), BUILDER.en.lms_foreign, strange);
    assert.deepEqual(await player.answers(), [], 'a new game');
    assert.equal(await data(page, 'cmi.suspend_data'), strange);
    await player.guess('outline', '0011');
    await until(page, (before) => globalThis.course.data['cmi.suspend_data'] !== before, strange);
    assert.equal(await note(frame).count(), 0);
    await leave(page);
  }
  assert.deepEqual((await seen(page)).faults, []);
});

test('a game lost is failed with 0, a drawn one is completed with 50', async ({ t }) => {
  const files = await packaged(t, SECRET);
  for (const [success, status, raw] of [[false, 'failed', '0'], [null, 'completed', '50']]) {
    const page = await inCourse(t, files), frame = await session(page);
    await frame.evaluate((how) => document.querySelector('sagaz-game').effect({ type: 'event', name: 'complete', detail: { success: how, guesses: 9 } }), success);
    await until(page, (wanted) => globalThis.course.data['cmi.core.lesson_status'] === wanted, status);
    assert.equal(await data(page, 'cmi.core.score.raw'), raw);
    assert.deepEqual((await seen(page)).faults, []);
  }
});

const SEED = CASES - 1; // the largest seed for which a package's lesson has the engine's case

/** A step of a lesson from the engine: its question and right answer. */
const stepOf = (page, lesson, step) => page.evaluate(async ({ structure, texts, index, seed }) => {
  const { flat } = await (await import('/engine.mjs')).request({ cmd: 'lesson.step', lesson: structure, texts: { en: texts }, language: 'en', step: index, seed });
  const lines = flat.trimEnd().split('\n').map((line) => line.split('\t')), all = (name) => lines.filter(([key]) => key === name).map(([, value]) => value);
  return { kind: all('ask')[0], answer: all('answer'), options: all('option'), fresh: all('fresh').length > 0, waits: all('wait').length > 0 };
}, { structure: lesson.structure, texts: lesson.texts, index: step, seed: SEED });

/** Answers the current step. */
async function reply(frame, { kind, options }, values) {
  const within = (id) => frame.locator(`[data-id$="/${id}"]`);
  if (kind === 'choice') await within('lesson_choice').locator(`input[value="${options.indexOf(values[0])}"]`).dispatchEvent('click');
  else if (kind === 'set') for (const value of values) await within(`lesson_mark:${options.indexOf(value)}`).locator('input').dispatchEvent('click');
  else await within('lesson_answer').locator('input').fill(values[0]);
  await frame.locator('button[data-id$="/lesson_check"], [data-id$="/lesson_check"] button').dispatchEvent('click');
}

test('a lesson goes on in the next session at its step, and its score counts the answers of both', async ({ t }) => {
  const read = (name) => JSON.parse(readFileSync(fileURLToPath(new URL(`lessons/cut-1/${name}.json`, SITE)), 'utf8'));
  const lesson = { structure: read('lesson'), texts: read('en') }, count = lesson.structure.steps.length;
  const page = await inCourse(t, await packaged(t, `game=trees&lesson=cut-1&lang=en&view=text&seed=${SEED}`)), steps = [];
  for (let step = 0; step < count; step++) steps.push(await stepOf(page, lesson, step));
  const asked = steps.map(({ kind }, step) => (kind ? step : -1)).filter((step) => step >= 0), half = asked[Math.floor(asked.length / 2)];
  const at = (frame, step) => frame.waitForFunction((place) => document.querySelector('sagaz-game').debugOutline().nodes.find(({ id }) => id === 'lesson')?.nodes[0].text.endsWith(place), ` ${step + 1} of ${count}`);
  const play = async (frame, from, end, wrongAt) => {
    for (let step = from; step < end; step++) {
      await at(frame, step);
      const one = steps[step];
      if (step === wrongAt) {
        await reply(frame, one, ['999']); // the first question asks for a number
        await frame.waitForFunction(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes('"lesson_feedback"'));
      }
      if (one.kind) {
        await reply(frame, one, one.answer);
        await page.waitForFunction((wanted) => JSON.stringify(globalThis.course.data['cmi.suspend_data'] ?? '').includes(`\\"${wanted}\\":`), step + 1);
      }
      if (step + 1 < count) await frame.locator('button[data-id$="/lesson_next"], [data-id$="/lesson_next"] button').dispatchEvent('click');
    }
  };
  assert.equal(steps[asked[0]].kind, 'number');
  await play(await session(page), 0, half + 1, asked[0]);
  await leave(page);
  const before = JSON.parse(await data(page, 'cmi.suspend_data'));
  assert.deepEqual([before.step, before.firsts[asked[0] + 1]], [half + 1, 0], 'the step, and the first question wrong at first');
  assert.equal(await data(page, 'cmi.core.lesson_status'), 'incomplete');
  const frame = await session(page);
  await at(frame, half);
  await play(frame, half, count);
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'passed');
  assert.equal(await data(page, 'cmi.core.score.raw'), `${Math.round((asked.length - 1) / asked.length * 100)}`);
  await leave(page);
  assert.deepEqual((await seen(page)).faults, []);
});

test('a lesson lent from a file plays in its package, whose course gets the grade', async ({ t }) => {
  const { files } = await packaged(t, 'game=trees&lang=en&view=text&seed=3', 'scorm', MINE), page = await inCourse(t, { files }), lesson = { structure: MINE, texts: {} };
  const last = await page.evaluate(async (structure) => (await (await import('/engine.mjs')).request({ cmd: 'lesson.step', lesson: structure, language: 'en', step: 2, seed: 3 })).flat, lesson.structure);
  const [, right] = /^answer\t(.*)$/m.exec(last), frame = await session(page), next = () => frame.locator('button[data-id$="/lesson_next"], [data-id$="/lesson_next"] button').dispatchEvent('click');
  const at = (step) => frame.waitForFunction((place) => document.querySelector('sagaz-game').debugOutline().nodes.find(({ id }) => id === 'lesson')?.nodes[0].text.endsWith(place), ` ${step} of ${MINE.steps.length}`);
  const number = { kind: 'number' }, counted = (step) => until(page, (wanted) => JSON.stringify(globalThis.course.data['cmi.suspend_data'] ?? '').includes(`\\"${wanted}\\":`), step);
  await at(1);
  await next();
  await at(2);
  await reply(frame, number, ['2']);
  await frame.waitForFunction((words) => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes(words), MINE.steps[1].ask.wrong[0].say.en);
  await reply(frame, number, ['3']);
  await counted(2);
  await next();
  await at(3);
  await reply(frame, number, [right]);
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'passed');
  assert.equal(await data(page, 'cmi.core.score.raw'), '50', 'one of two at the first try');
  await leave(page);
  assert.deepEqual((await seen(page)).faults, []);
});

test('without a course, and in one that does not answer, the game plays and says that no score is kept', async ({ t }) => {
  const files = await packaged(t, SECRET);
  const alone = await inCourse(t, files, { none: true }), frame = await session(alone);
  assert.match(await note(frame).innerText(), saying('en', 'lms_missing'));
  await playerIn(alone, frame).guess('outline', '0011');
  await t.shot(alone, 'scorm-alone');
  const silent = await inCourse(t, files), quiet = await session(silent, { before: () => { globalThis.course.deaf = 'LMSInitialize'; } });
  assert.match(await note(quiet).innerText(), saying('en', 'lms_start'));
  await playerIn(silent, quiet).guess('outline', '0011');
  await leave(silent);
  assert.deepEqual((await seen(silent)).calls.map(([name]) => name), ['LMSInitialize']);
  const thrown = await inCourse(t, files), broken = await session(thrown, { before: () => { globalThis.API = new Proxy({}, { get: () => () => { throw new Error('server away'); } }); } });
  assert.match(await note(broken).innerText(), saying('en', 'lms_start'));
});

test('a score that the course does not keep is said with its reason, and kept when the course can', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET)), frame = await session(page), player = playerIn(page, frame);
  await page.evaluate(() => { globalThis.course.deaf = 'LMSCommit'; });
  await player.guess('outline', '0011');
  await note(frame).waitFor();
  assert.match(await note(frame).innerText(), saying('en', 'lms_save', { why: '101: General exception' }));
  await t.shot(page, 'scorm-not-kept');
  await page.evaluate(() => { globalThis.course.deaf = ''; });
  await frame.getByRole('button', { name: say('en', 'lms_again') }).click();
  await until(page, () => globalThis.course.data['cmi.suspend_data']);
  assert.equal(await note(frame).count(), 0);
});

test('in review a score that was reached is told', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET), { mode: 'review' });
  const before = () => {
    Object.assign(globalThis.course.data, { 'cmi.core.score.raw': '60', 'cmi.core.lesson_status': 'passed' });
    globalThis.course.begin(); // another session of this attempt
  };
  const frame = await session(page, { before });
  assert.equal(await note(frame).innerText(), say('en', 'lms_review', { why: 60 }));
});

test('an activity that is only looked at changes nothing', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET), { mode: 'review' }), frame = await session(page);
  assert.equal(await note(frame).innerText(), say('en', 'lms_review_none'));
  await playerIn(page, frame).guess('outline', '0011');
  await leave(page);
  const { calls, faults } = await seen(page);
  assert.equal(calls.filter(([name]) => name === 'LMSSetValue').length, 0);
  assert.deepEqual(faults, ['finished without a session time'], 'which nobody counts');
});
