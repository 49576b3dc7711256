// Tests of studio.html where a step's board changes: answers, wrong answers and facts in texts follow it, or a fault says
// that they cannot; the edits that led to a board are not a part of the step.
import assert from 'node:assert/strict';
import { SITE, test } from './fixtures.mjs';
import { say } from './say.mjs';
import { ask, begunWith, checked, faults, field, followed, kept, known, play, setBoard, words } from './studio.mjs';

const TREE = 'trees 1 explore max alphabeta left_to_right 0 ', CODES = 'codes 1 p4c6r 12 assistant letters consistent 0';
const BOARDS = {
  codes: [`${CODES} g0011 a20 g0122 a11`, `${CODES} g0011 a20`], trees: [`${TREE}(3,12,8)(2,4,6)`, `${TREE}(9,12,8)(7,4,1)`], thirtyone: ['thirtyone 1 4 6 31 mover_loses person person 1 3', 'thirtyone 1 4 6 31 mover_loses person person 1 3 5'],
  tictactoe: ['tictactoe 1 person person 1 5 1', 'tictactoe 1 person person 1 5 1 2'], matrix: ['matrix 1 3,1;1,5 row 7', 'matrix 1 4,1;2,9 row 7'],
  chance: ['trees 1 explore max expectiminimax left_to_right 0 [1/2:3,1/2:5][1/2:1,1/2:4]', 'trees 1 explore max expectiminimax left_to_right 0 [1/2:2,1/2:6][1/2:0,1/2:20]'],
};
const { factName, rounded } = await import(new URL('../page/studio/say.mjs', SITE).href);
const nameOf = (key, part) => words(`fact_${key}`, { n: part });

test('a fact is named by the words of its game: rows by their letters, sets by what was seen, strategies', () => {
  const name = (key, part) => factName('en', { key, part }), set = (key, values) => words(`set_${key}`, { who: 'MAX', card: 'Q', ...values });
  assert.equal(name('row_share', '2'), words('fact_row_share', { n: 'B' }));
  assert.equal(name('bets_most', 'MAX Q'), words('fact_bets_most', { n: set('first') }));
  assert.equal(name('calls', 'MAX Q check bet'), words('fact_calls', { n: set('check_bet') }));
  assert.equal(name('bets', 'MIN J check'), words('fact_bets', { n: set('check', { who: 'MIN', card: 'J' }) }));
  assert.equal(name('calls', 'MIN bet'), words('fact_calls', { n: set('blind', { who: 'MIN' }) }));
  assert.equal(name('lab_difference', 'knuth entropy'), words('fact_lab_difference', { n: ['knuth', 'entropy'].map((one) => say('en', `builder.strategy_${one}`)).join(' − ') }));
  assert.deepEqual(['0.0657', '-0.0657', '4.4761', '4.5', '12'].map(rounded), ['0.066', '-0.066', '4.48', undefined, undefined]);
});

test('the answer follows the board, with the wrong answers and what is said to them', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', BOARDS.codes[0]);
  await ask(page, 0, nameOf('codes_left'));
  const before = (await kept(page)).steps[0].ask;
  await page.locator('[name=offer-before_answer]').click();
  await field(page, 'steps.0.ask.wrong.0.say').fill('That was before.');
  await page.locator('[name=add-wrong]').click();
  await field(page, 'steps.0.ask.wrong.1.answer').fill('77');
  await field(page, 'steps.0.ask.wrong.1.say').fill('Mine.');
  const [mistake] = (await kept(page)).steps[0].ask.wrong;
  await setBoard(page, BOARDS.codes[1]);
  const { ask: after } = (await kept(page)).steps[0];
  assert.notEqual(after.answer, before.answer);
  assert.equal(after.answer, mistake.answer, 'one guess less: what was left before it');
  assert.equal(after.because.request.history.length, 1);
  assert.deepEqual(after.wrong.map(({ answer, say: text }) => [answer, text.en]), [[1296, 'That was before.'], [77, 'Mine.']]);
  await page.locator('[name=undo]').click();
  await followed(page);
  assert.equal((await kept(page)).steps[0].ask.answer, before.answer, 'undone with the board');
});

for (const [name, boards] of Object.entries(BOARDS))
  test(`every answer that Sagaz offers about ${name} is of the board it follows`, async ({ t }) => {
    const page = await begunWith(t, { codes: 'mastermind', chance: 'trees' }[name] ?? name, boards[0]), facts = (line) => page.evaluate(async (asked) => (await import('/engine.mjs')).request({ cmd: 'lesson.facts', line: asked }), line).then(({ facts: all }) => all);
    const [old, now] = [await facts(boards[0]), await facts(boards[1])];
    const asks = old.filter(({ kind, options }) => kind !== 'choice' || options.length <= 8).map(({ kind, value, because, options }) => ({ say: {}, ask: { kind, answer: kind === 'set' ? value : value[0], because, ...(options.length && { options: options.map((one) => ({ value: one.value, say: {} })) }), say: {}, right: {}, hints: [{}] } }));
    await page.evaluate((steps) => {
      const lesson = JSON.parse(localStorage.getItem('sagaz.studio'));
      lesson.steps = [...lesson.steps, ...steps];
      localStorage.setItem('sagaz.studio', JSON.stringify(lesson));
    }, asks);
    await page.reload();
    await page.locator('[name=step-0]').click();
    await play(page);
    await setBoard(page, boards[1]);
    const { steps } = await kept(page);
    for (const { ask: asked } of steps.slice(2)) {
      const fact = now.find(({ because }) => JSON.stringify(because) === JSON.stringify(asked.because));
      assert.ok(fact || asked.stale, `${JSON.stringify(asked.because)} is of the new board, or a fault`);
      if (fact) assert.deepEqual([asked.answer].flat().map(Number), (asked.tolerance ? [rounded(fact.value[0]) ?? fact.value[0]] : fact.value).map(Number), JSON.stringify(asked.because));
    }
    assert.ok(steps.slice(2).some(({ ask: asked }) => !asked.stale));
  });

test('an answer that the new board does not have is a fault at its field, until another is chosen or the board comes back', async ({ t }) => {
  const waits = `${CODES} g0011 a20 g0122`, page = await begunWith(t, 'mastermind', waits);
  await ask(page, 0, nameOf('groups'));
  await setBoard(page, BOARDS.codes[1]);
  await checked(page);
  assert.ok((await faults(page)).includes(words('f_stale')), 'at the question');
  await page.locator('[name=take]').click();
  assert.equal(await page.locator('[name=html]').isDisabled(), true);
  assert.equal(JSON.stringify(await page.evaluate(async () => (await import('/engine.mjs')) && localStorage.getItem('sagaz.studio'))).includes('stale'), true, 'kept when the page opens again');
  await page.locator('[name=close]').click();
  await setBoard(page, waits);
  await checked(page);
  assert.ok(!(await faults(page)).includes(words('f_stale')));
});

test('a question that the studio wrote follows the answer; a teacher\'s stays, with a warning', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', BOARDS.codes[0]), choose = (key) => page.locator('.fact-row').filter({ hasText: nameOf(key) }).locator('input').check();
  await ask(page, 0, nameOf('codes_left'));
  assert.equal(await field(page, 'steps.0.ask.say').inputValue(), words('asks', { what: nameOf('codes_left') }));
  await page.locator('[name=add-wrong]').click();
  await field(page, 'steps.0.ask.wrong.0.answer').fill('77');
  await field(page, 'steps.0.ask.wrong.0.say').fill('Mine.');
  await choose('all_codes');
  assert.equal(await field(page, 'steps.0.ask.say').inputValue(), words('asks', { what: nameOf('all_codes') }));
  assert.equal(await field(page, 'steps.0.ask.wrong.0.say').inputValue(), 'Mine.');
  assert.equal(await page.locator('.doubt').count(), 0);
  await field(page, 'steps.0.ask.say').fill('How many codes does this game have?');
  await choose('codes_left');
  assert.equal(await field(page, 'steps.0.ask.say').inputValue(), 'How many codes does this game have?');
  assert.ok((await page.locator('.doubt').innerText()).startsWith(words('doubt')));
  await page.locator('[name=fits]').click();
  assert.equal(await page.locator('.doubt').count(), 0);
});

test('a number in a text follows the board too', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', BOARDS.codes[0]);
  await known(page, 0);
  await field(page, 'steps.0.say').focus();
  await page.locator('[name=insert]').selectOption({ index: 1 });
  const [[name, before]] = Object.entries((await kept(page)).facts);
  await setBoard(page, BOARDS.codes[1]);
  const { facts } = await kept(page);
  assert.deepEqual(Object.keys(facts), [name]);
  assert.notEqual(facts[name].value, before.value);
  assert.equal(facts[name].request.history.length, 1);
});

test('the step keeps the board without the edits that made it, so that new cases can be drawn', async ({ t }) => {
  const page = await begunWith(t, 'trees', `${TREE}(3,12)(2,4)`), last = `${TREE}(5,1)(8,4)`;
  await setBoard(page, `${TREE}(3,12)(2,4) r(1,2)(8,4) v3=5 v4=1 cminimax.right_to_left.0`, 'trees 1 explore max minimax right_to_left 0 (5,1)(8,4)');
  await setBoard(page, `${TREE}(3,12)(2,4) t0=min v3=5 v4=1 v5=8`, `${TREE.replace('max', 'min')}v(5,1),v(8,4)`);
  await setBoard(page, `${TREE}(3,12)(2,4) r(5,1)(8,4)`, last);
  await ask(page, 0, nameOf('root_value'));
  await page.locator('[data-name=fresh] summary').click();
  await page.locator('[name=fresh-all]').click();
  await page.locator('[name=fresh-on]').click();
  await page.locator('[name=ten]').click();
  await page.locator('.cases li').nth(9).waitFor();
  assert.equal(await page.locator('.cases .bad').count(), 0);
});

test('amended rows of a code game are kept as they are now', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', BOARDS.codes[1]);
  await setBoard(page, `${CODES} g0011 a20 g0122 a11 m01012330 i00`, `${CODES} g0011 a20 g0123 a30 i00`);
});

const advice = (page, text) => page.locator('#form .fault.advice:visible').filter({ hasText: text });

test('the answer of the old board in the text for a right answer is advised against, though it is a wrong answer now', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', BOARDS.codes[0]);
  await ask(page, 0, nameOf('codes_left'));
  const { answer: before } = (await kept(page)).steps[0].ask, right = field(page, 'steps.0.ask.right'), told = words('f_was', { a: before });
  await right.fill(`Yes: ${before} codes.`);
  await page.locator('[name=add-wrong]').click();
  await field(page, 'steps.0.ask.wrong.0.answer').fill(`${before + 1}`);
  await checked(page);
  assert.equal(await advice(page, told).count(), 0);
  await setBoard(page, BOARDS.codes[1]);
  await field(page, 'steps.0.ask.wrong.0.answer').fill(`${before}`);
  await checked(page);
  assert.equal(await advice(page, told).count(), 1);
  assert.equal(await advice(page, words('f_number', { a: before })).count(), 0, 'told once');
  await right.fill('Yes.');
  await checked(page);
  assert.equal(await advice(page, told).count(), 0);
  assert.ok(!(await import(new URL('../page/studio/lesson.mjs', SITE).href)).fileText(await kept(page)).includes('"was"'), 'a file has no such mark');
});

test('a text that says the number its question asks for is advised against', async ({ t }) => {
  const page = await begunWith(t, 'mastermind', BOARDS.codes[0]), told = words('f_tells', { a: '{codes_left}' }), text = field(page, 'steps.0.say');
  await ask(page, 0, nameOf('codes_left'));
  await text.fill('Now there are ');
  await page.locator('[name=insert]').selectOption({ label: `${nameOf('codes_left')}: ${(await kept(page)).steps[0].ask.answer}` });
  await checked(page);
  await advice(page, told).waitFor();
  await text.fill('Now there are fewer.');
  await checked(page);
  assert.equal(await advice(page, told).count(), 0);
});

const seen = (page, id) => page.evaluate((wanted) => {
  const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.nodes ?? [])]);
  return flat(document.querySelector('sagaz-game').debugOutline().nodes).find((node) => node.id === wanted);
}, id);
const act = (page, id, value) => page.evaluate(([name, to]) => document.querySelector('sagaz-game').act(name, to), [id, value]);

test('the editor of trees keeps the step of the search, and so does the lesson', async ({ t }) => {
  const page = await begunWith(t, 'trees', `${TREE}(3,12)(2,4)`), place = async () => (await kept(page)).steps[0].show.find(({ id }) => id === 'step').value;
  assert.equal(await place(), '0');
  await act(page, 'edit', '1');
  assert.equal(`${(await seen(page, 'step'))?.value}`, '0', 'the editor gives nothing away');
  await setBoard(page, `${TREE}(3,12)(2,4) v3=5`, `${TREE}(5,12)(2,4)`);
  await act(page, 'edit', '1');
  await page.locator('[name=use]').click();
  await followed(page);
  assert.equal(await place(), '0');
  await act(page, 'edit', '0');
  await act(page, 'step', '3');
  await page.locator('.live-box').dispatchEvent('pointerdown');
  await act(page, 'edit', '1');
  await page.locator('[name=use]').click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('sagaz.studio')).steps[0].show.some(({ value }) => value === '3'));
  await page.locator('[name=step-1]').click();
  await page.locator('.use b').filter({ hasText: words('board_before', { n: 1 }) }).waitFor();
  assert.equal(`${(await seen(page, 'step')).value}`, '3', 'as the pupil sees it, after the step before');
  assert.ok(!(await seen(page, 'edit'))?.checked);
});
