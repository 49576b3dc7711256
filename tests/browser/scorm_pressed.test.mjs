// A locked SCORM package: whatever a pupil presses, the course hears of no grade but that of its task's end.
import assert from 'node:assert/strict';
import { unsealed } from '../../web/handin/sealed.mjs';
import { test } from './fixtures.mjs';
import { inCourse, leave, packaged, seen, session, until } from './packages.mjs';

const LONG = Boolean(process.env.SAGAZ_LONG), SEED = Number(process.env.SAGAZ_SEED ?? 1);
// 3,000 presses with --long, 60 otherwise.
const TASKS = ['game=mastermind&rules=p2c2r&lang=en&seed=7', 'game=tictactoe&lang=en&seed=7', 'game=thirtyone&lang=en&seed=7'], PRESSES = LONG ? 1000 : 20;

/** The line of a game's state: setup, then moves. */
const lineOf = (state) => new TextDecoder().decode(unsealed(state)).split('\n')[0];

/**
 * In the package's frame: presses controls of the outline at random, with what they take, and notes each grade that the
 * course got, with the state of the game then.
 */
async function pressed({ presses, seed }) {
  const game = document.querySelector('sagaz-game'), { course } = parent, frame = () => new Promise(requestAnimationFrame), told = [];
  let drawn = seed, heard = course.calls.length;
  const draw = (n) => {
    drawn = (Math.imul(drawn, 1103515245) + 12345) >>> 0;
    return (drawn >>> 8) % n;
  };
  const put = (part, value) => {
    part.value = value;
    for (const name of ['input', 'change']) part.dispatchEvent(new Event(name, { bubbles: true }));
  };
  for (let i = 0; i < presses; i++) {
    const parts = [...game.shadowRoot.querySelectorAll('button, input, select, textarea')].filter((part) => !part.disabled && part.type !== 'file');
    const part = parts[draw(parts.length)];
    if (part.localName === 'select') put(part, part.options[draw(part.options.length)].value);
    else if (part.type === 'number') put(part, `${Number(part.min || 0) + draw(Number(part.max || 9) - Number(part.min || 0) + 1)}`);
    else if (part.localName === 'textarea' || part.type === 'text') put(part, `${draw(100)}`);
    else part.click();
    await frame();
    await frame();
    for (; heard < course.calls.length; heard++) {
      const [name, element, value] = course.calls[heard];
      const graded = name === 'LMSSetValue' && (element === 'cmi.core.score.raw' || (element === 'cmi.core.lesson_status' && value !== 'incomplete'));
      if (graded) told.push({ element, value, state: game.getState() });
    }
  }
  return { told, state: game.getState(), controls: game.shadowRoot.querySelectorAll('button').length };
}

test('whatever is pressed in a locked package, only the end of its task gives a grade, and one', async ({ t }) => {
  if (LONG) test.setTimeout(1_500_000);
  let ended = 0;
  for (const [i, choices] of TASKS.entries()) {
    const page = await inCourse(t, await packaged(t, `${choices}&view=text`)), frame = await session(page);
    await until(page, () => globalThis.course.data['cmi.core.lesson_status'] === 'incomplete');
    const task = lineOf(await frame.evaluate(() => document.querySelector('sagaz-game').getState()));
    const { told, state, controls } = await frame.evaluate(pressed, { presses: PRESSES, seed: SEED * 100 + i });
    assert.ok(controls > 2, `${choices}: there is something to press`);
    assert.ok(lineOf(state).startsWith(task), `${choices}: ${lineOf(state)} is not ${task}`);
    for (const { element, value, state: then } of told) {
      assert.ok(lineOf(then).startsWith(task) && lineOf(then).length > task.length, `${choices}: ${element}=${value} for ${lineOf(then)}`);
    }
    for (const element of ['cmi.core.score.raw', 'cmi.core.lesson_status'])
      assert.ok(new Set(told.filter((one) => one.element === element).map(({ value }) => value)).size <= 1, `${choices}: ${JSON.stringify(told)}`);
    ended += told.length > 0;
    test.info().annotations.push({ type: 'pressed', description: `${choices}: ${PRESSES}, grades ${told.map(({ element, value }) => `${element}=${value}`).join(' ') || 'none'}` });
    await leave(page);
    assert.deepEqual((await seen(page)).faults, []);
    await page.close();
  }
  if (LONG) assert.ok(ended > 0, 'no task came to its end');
});
