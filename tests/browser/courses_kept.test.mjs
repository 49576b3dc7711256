// Tests of SCORM packages beyond a course's usual way: a closed tab, each answer of a lesson, and a second judge,
// scorm-again.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';
import { SECRET, inCourse, leave, packaged, playerIn, seen, session, until } from './packages.mjs';

const AGAIN = readFileSync(new URL('../../node_modules/scorm-again/dist/scorm12.min.js', import.meta.url), 'utf8');
const LESSON = 'game=trees&lesson=cut-1&lang=en&view=text&seed=1';

/** The strict course keeps in the browser what it was told, so that another tab can look. Runs in the page. */
const keeping = () => {
  for (const name of ['LMSCommit', 'LMSFinish']) {
    const own = globalThis.API[name];
    globalThis.API[name] = (...given) => {
      const told = own(...given);
      localStorage.setItem('course', JSON.stringify({ ...globalThis.course.data, finished: name === 'LMSFinish' }));
      return told;
    };
  }
};
const stored = async (t, context) => {
  const look = await t.open('/pages/blank.html', { wait: false, context });
  return look.evaluate(() => JSON.parse(localStorage.getItem('course')));
};
/** Answers the lesson's first question, which asks for a number. */
async function answer(frame, text) {
  const check = '[data-id$="/lesson_check"]', next = frame.locator('button[data-id$="/lesson_next"], [data-id$="/lesson_next"] button');
  for (let i = 0; i < 5 && !await frame.locator(check).count(); i++) {
    await next.dispatchEvent('click');
    await frame.waitForTimeout(300);
  }
  await frame.locator('[data-id$="/lesson_answer"] input').fill(text);
  await frame.locator(`button${check}, ${check} button`).dispatchEvent('click');
}

test('a tab that is closed in the middle of a game leaves time and progress in the course, and closes the session', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET)), frame = await session(page, { before: keeping });
  await playerIn(page, frame).guess('outline', '0011');
  const state = await frame.evaluate(() => document.querySelector('sagaz-game').getState()); // 1.5 s later it would be told anyway
  await page.close({ runBeforeUnload: true });
  const kept = await stored(t, page.context());
  assert.deepEqual([kept.finished, JSON.parse(kept['cmi.suspend_data']).state, kept['cmi.core.lesson_status']], [true, state, 'incomplete']);
  assert.notEqual(kept['cmi.core.total_time'], '0000:00:00.00');
});

test('a page that is hidden reports at once, because a phone may end it without another word', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET)), frame = await session(page);
  await playerIn(page, frame).guess('outline', '0011');
  await frame.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const { data, faults } = await seen(page);
  assert.match(data['cmi.core.session_time'], /^0000:0\d:\d\d\.\d\d$/);
  assert.ok(data['cmi.suspend_data']);
  assert.deepEqual(faults, []);
});

test('a lesson reports each answer as an interaction, and a course without interactions misses nothing else', async ({ t }) => {
  const files = await packaged(t, LESSON), page = await inCourse(t, files), frame = await session(page);
  await answer(frame, '999');
  await until(page, () => globalThis.course.interactions.length === 1);
  const { interactions: [one], faults } = await seen(page);
  assert.deepEqual(faults, []);
  assert.deepEqual([Object.keys(one).sort(), one.type, one.student_response, one.result], [['id', 'latency', 'result', 'student_response', 'time', 'type'], 'fill-in', '999', 'wrong']);
  assert.match(one.id, /^step-\d+(-case-\d+)?$/);

  const bare = await inCourse(t, files, { lacks: ['cmi.interactions'] }), poor = await session(bare);
  await answer(poor, '999');
  await until(bare, () => globalThis.course.data['cmi.suspend_data']);
  assert.deepEqual((await seen(bare)).faults, []);
  assert.equal(await poor.locator('body > p[role=alert]').count(), 0);
});

/** scorm-again as the course of this page. */
const judged = (page) => page.evaluate((script) => {
  (0, eval)(script); // eslint-disable-line no-eval
  globalThis.errors = [];
  globalThis.API = new globalThis.Scorm12API({ autocommit: false, logLevel: 4, onLogMessage: (level, message) => globalThis.errors.push(message) });
}, AGAIN);

test('scorm-again takes a game and a lesson without an error', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, SECRET), { none: true });
  await judged(page);
  const frame = await session(page);
  await playerIn(page, frame).win('outline', 'p4c6r');
  await page.waitForFunction(() => globalThis.API.cmi.core.lesson_status === 'passed');
  assert.equal(await page.evaluate(() => globalThis.API.cmi.core.score.raw), '100');
  await page.evaluate(() => document.querySelector('iframe').remove());
  assert.deepEqual(await page.evaluate(() => [globalThis.errors, globalThis.API.currentState]), [[], 2], 'and is finished');

  const lesson = await inCourse(t, await packaged(t, LESSON), { none: true });
  await judged(lesson);
  const second = await session(lesson);
  await answer(second, '999');
  await lesson.waitForFunction(() => globalThis.API.cmi.interactions.childArray.length === 1);
  assert.deepEqual(await lesson.evaluate(() => {
    const { type, student_response: response, result } = globalThis.API.cmi.interactions.childArray[0].toJSON();
    return [type, response, result, globalThis.errors];
  }), ['fill-in', '999', 'wrong', []]);
});

/** A puzzle from the engine of the page around. */
const puzzleOf = (page, key) => page.evaluate(async (one) => (await import('/engine.mjs')).request({ cmd: 'puzzle.make', ...one }), key);
const checks = (frame) => frame.locator('button[data-id$="/lesson_check"], [data-id$="/lesson_check"] button').dispatchEvent('click');

test('a puzzle gives its course a grade, each answer and an end, and its package has the engine inside', async ({ t }) => {
  const page = await inCourse(t, await packaged(t, 'game=home&puzzle=crack 1 7&lang=en&view=text')), frame = await session(page);
  const { answer: right } = await puzzleOf(page, { kind: 'crack', level: 1, number: 7 }), wrong = right.replace(/^(.)(.)/, '$2$1');
  await frame.waitForSelector('[data-id$="/lesson_answer"] input');
  await answer(frame, wrong);
  await frame.getByText(/Row \d/).first().waitFor(); // what it contradicts
  await answer(frame, right);
  await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'passed');
  const { interactions, data, faults } = await seen(page);
  assert.deepEqual(faults, []);
  assert.deepEqual(interactions.map(({ id, student_response: response, result }) => [id, response, result]), [['puzzle-crack-1-7', wrong, 'wrong'], ['puzzle-crack-1-7', right, 'correct']]);
  assert.equal(data['cmi.core.score.raw'], '50', 'half, because of the wrong answer');
});

const numberIn = async (frame) => Number((await frame.evaluate(() => document.querySelector('sagaz-game').values.lesson)).split(':')[3]);
/** Answers the open puzzle about a hand. @returns {Promise<number>} its number */
async function solveHand(page, frame) {
  await frame.waitForSelector('[data-id$="/lesson_choice"]');
  const number = await numberIn(frame), { ask, answer: right } = await puzzleOf(page, { kind: 'hand', level: 1, number });
  await frame.locator(`[data-id$="/lesson_choice"] input[value="${ask.options.indexOf(right)}"]`).dispatchEvent('click');
  await checks(frame);
  return number;
}

test('scorm-again takes puzzles of Cluedo without end, and the next session goes on with another', async ({ t }) => {
  const files = await packaged(t, 'game=mastermind&puzzle=hand 1&lang=en&view=text'), page = await inCourse(t, files, { none: true });
  assert.equal(files.name, 'sagaz-hand-1-en-text-scorm.zip');
  await judged(page);
  const first = await solveHand(page, await session(page));
  await page.waitForFunction(() => globalThis.API.cmi.core.lesson_status === 'passed');
  assert.deepEqual(await page.evaluate(() => [globalThis.API.cmi.core.score.raw, globalThis.API.cmi.interactions.childArray.length]), ['100', 1]);
  await page.evaluate(() => document.querySelector('iframe').remove());
  assert.deepEqual(await page.evaluate(() => [globalThis.errors, globalThis.API.currentState]), [[], 2]);
  assert.ok(first >= 0);

  const strict = await inCourse(t, files), solved = await solveHand(strict, await session(strict));
  await until(strict, () => globalThis.course.data['cmi.core.lesson_status'] === 'passed');
  await leave(strict);
  assert.equal(await numberIn(await session(strict)), solved + 1);
  assert.deepEqual((await seen(strict)).faults, []);
});
