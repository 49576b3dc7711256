// Tests of puzzles in the page: every kind opens on its game's board and is answered, the day and its results, sheets.
import assert from 'node:assert/strict';
import { PHONE, test } from './fixtures.mjs';
import { game, lines, listen, given } from './lessons.mjs';
import { Player } from './player.mjs';
import { inPage } from './puzzle_page.mjs';
import { say, saying } from './say.mjs';
import { atRest } from './rest.mjs';

const KINDS = { crack: 'picas_fijas', liar: 'picas_fijas', only_move: 'thirtyone', cut: 'trees', whodunit: 'cluedo', hold_out: 'thirtyone', order: 'trees', noughts: 'tictactoe', matrix: 'matrix', hand: 'cluedo', who_knows: 'cluedo', caught: 'betting' };
const MONDAY = '2027-02-15T10:00:00'; // local

/** The answer as the card takes it: typed, or the options to press. */
const answerOf = (flat) => lines(flat).filter(([name]) => name === 'answer').map(([, value]) => value);
const optionsOf = (flat) => lines(flat).filter(([name]) => name === 'option').map(([, value]) => value);

async function answer(player, flat, values) {
  const [, kind] = lines(flat).find(([name]) => name === 'ask'), options = optionsOf(flat);
  if (kind === 'choice') await player.choose('lesson_choice', `${options.indexOf(values[0])}`);
  else if (kind === 'set') for (const value of values) await player.page.getByRole('checkbox', { name: (await player.node(`lesson_mark:${options.indexOf(value)}`)).label, exact: true }).first().check();
  else {
    const [option] = kind === 'code' ? values.filter((value) => options.includes(value)) : []; // a liar's row goes with its code
    if (option) await player.choose('lesson_choice', `${options.indexOf(option)}`);
    await player.page.getByRole('textbox', { name: (await player.node('lesson_answer')).label }).fill(values[option ? 1 : 0]);
  }
  await player.press('lesson_check');
}

for (const [kind, its] of Object.entries(KINDS))
  test(`a puzzle ${kind} opens on its game's board by attribute, and is solved in words to the end of its proof`, async ({ t }) => {
    const page = await t.open('/pages/blank.html', { wait: false, before: listen });
    await page.goto(`${t.origin}/?puzzle=${kind}+2+7&lang=en&view=text`);
    const { value: flat } = await given(page), player = new Player(page);
    await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
    assert.equal(await game(page), say('en', its));
    assert.equal(await player.node('puzzle_on'), undefined);
    for (const [, text] of lines(flat).filter(([name]) => ['say', 'hint', 'right', 'ask'].includes(name))) assert.doesNotMatch(text, /undefined|NaN|\{\w+\}|^$/);
    await answer(player, flat, answerOf(flat));
    await player.until((tree) => JSON.stringify(tree).includes('"puzzle_on"'));
    const { text: feat } = await player.node('lesson_feedback');
    assert.ok(feat.startsWith(say('en', 'puzzle_at_first')), feat);
    await player.press('lesson_next');
    const { value: reason } = await given(page, 2);
    assert.equal(lines(reason).find(([name]) => name === 'step')[1], '1');
    const because = lines(reason).find(([name]) => name === 'say')[1].split(/\n|\. /)[0].replace(/^(After (?:cell )?\d)[\d, or]* the/, '$1 the'); // a page may add how play goes on, and moves refuted alike
    assert.ok(flat.includes(`hint\t${because}`), `the first hint is the first reason: ${because}`);
  });

test('the puzzles of Cluedo name the players as the table does, and mark only what was seen', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.goto(`${t.origin}/?puzzle=whodunit+2+7&lang=en`);
  const { value: flat } = await given(page), player = new Player(page);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  const [, notes] = lines(flat).find(([name]) => name === 'say'), outline = JSON.stringify(await player.tree());
  for (const name of ['Ana', 'Leo', 'Eva']) assert.ok(notes.includes(name) && outline.includes(name), name);
  assert.equal(notes.split('\n').length, 10, 'what they are, the sizes of hands, and eight notes');
});

test('a puzzle without end is the same for everybody who opens its link with a seed, and another without', async ({ t }) => {
  const opened = async (address) => {
    const page = await t.open('/pages/blank.html', { wait: false, before: listen });
    await page.goto(`${t.origin}/?${address}&lang=en&view=text`);
    return lines((await given(page)).value).find(([name]) => name === 'at')[1];
  };
  const [one, two, other] = [await opened('puzzle=crack+1&seed=6209'), await opened('puzzle=crack+1&seed=6209'), await opened('puzzle=crack+1&seed=6210')];
  assert.equal(one, two);
  assert.notEqual(one, other);
});

test('a row or a column goes where the one that stays is better for who chooses it, and the sentence names both', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const told = await inPage(page, async ({ request, engine, puzzleStep }) => {
    const out = [];
    for (let number = 1; number <= 16; number++) {
      const { line, chain } = await request({ cmd: 'puzzle.make', kind: 'matrix', level: 3, number, chain: true }), lesson = `puzzle:matrix:3:${number}`;
      for (const [i, { text }] of chain.entries()) if (text.endsWith('_goes')) out.push({ line, row: text.includes('_row_'), flat: (await puzzleStep({ lesson, step: i + 1, language: 'en' }, { engine })).flat });
    }
    return out;
  });
  const gone = {}; // by line: rows and columns that earlier steps removed
  for (const { line, row, flat } of told) {
    const [, text] = lines(flat).find(([name]) => name === 'say'), [goes, stays] = [...text.matchAll(/\b[A-C]\b/g)].map(([letter]) => letter.charCodeAt(0) - 65);
    assert.match(text, saying('en', row ? 'puzzle_matrix_row_goes' : 'puzzle_matrix_column_goes', {}, { start: true }));
    const matrix = line.split(' ')[2].split(';').map((one) => one.split(',').map(Number)), { rows, columns } = (gone[line] ??= { rows: [], columns: [] });
    if (row) for (const i of matrix[0].keys()) assert.ok(columns.includes(i) || matrix[stays][i] > matrix[goes][i], `${line}: ${text}`);
    else for (const [i, one] of matrix.entries()) assert.ok(rows.includes(i) || one[stays] < one[goes], `${line}: ${text}`);
    (row ? rows : columns).push(goes);
  }
  assert.ok(told.some(({ row }) => !row), 'columns too');
});

test('a wrong answer is told a figure of its puzzle: rows that would be false, how long it lasts, its mean', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const said = await inPage(page, async ({ request, engine, contradicted }) => {
    const out = {};
    for (const [kind, wrong] of [['liar', []], ['hold_out', ['1', '2', '3', '4', '5', '6', '7', '8']], ['caught', ['bet:0', 'bet:1', 'bet:2']]]) {
      const { answer } = await request({ cmd: 'puzzle.make', kind, level: 1, number: 7 }), [first, ...rest] = `${answer}`;
      if (kind === 'liar') wrong.push([...rest, first].join(''), [first, ...rest].reverse().join(''));
      out[kind] = await Promise.all(wrong.filter((one) => one !== [answer].flat()[0]).map((one) => contradicted({ lesson: `puzzle:${kind}:1:7`, answer: one, language: 'en' }, { engine }).catch(() => '')));
    }
    return out;
  });
  const like = (key) => saying('en', key, {}, { start: true, end: true });
  assert.match(said.liar.join('\n'), /\d, \d/);
  assert.ok(said.hold_out.some((one) => like('contradicts_sooner').test(one)), said.hold_out.join());
  for (const one of said.caught) assert.match(one, like('contradicts_mean'));
});

test('by the keyboard in the drawing, Enter on "How it follows" and Enter again go on in the card', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.goto(`${t.origin}/?puzzle=crack+1+7&lang=en`);
  const { value: flat } = await given(page), player = new Player(page), [right] = answerOf(flat);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  await atRest(page);
  const press = async (key) => { await page.keyboard.press(key); await atRest(page); };
  await page.locator('sagaz-game canvas').focus();
  await press('Tab');
  for (const symbol of right) await press(symbol);
  await press('Enter');
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_on"'));
  for (const step of ['1', '2']) {
    await press('Enter');
    const { value: shown } = await given(page, Number(step) + 1);
    assert.equal(lines(shown).find(([name]) => name === 'step')[1], step);
    await player.until((tree) => JSON.stringify(tree).includes('"lesson_previous"'));
    await atRest(page);
    await t.shot(page, `puzzle-keyboard-${step}`);
  }
});

test('the notes of a code are one stop of Tab in words, and arrows, Home and End move in them', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.goto(`${t.origin}/?puzzle=crack+2+7&lang=en&view=text`);
  const player = new Player(page);
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_notes"'));
  const { columns, nodes } = await player.node('puzzle_notes'), focused = () => page.evaluate(() => document.querySelector('sagaz-game').root.getRootNode().activeElement.closest('[data-id]')?.dataset.id.split('/').pop());
  assert.equal(nodes.length, 10 * columns);
  await page.getByRole('textbox', { name: (await player.node('lesson_answer')).label }).first().focus();
  const press = async (key) => { await page.keyboard.press(key); return focused(); };
  assert.equal(await press('Tab'), 'puzzle_out:0');
  assert.equal(await press('ArrowRight'), 'puzzle_note:0');
  assert.equal(await press('ArrowDown'), `puzzle_note:${columns - 2}`, 'a row has its positions between its two chips');
  assert.equal(await press('End'), 'puzzle_in:1');
  assert.equal(await press('Home'), 'puzzle_out:1');
  assert.doesNotMatch(await press('Tab'), /^puzzle_(out|note|in):/);
  assert.equal(await press('Shift+Tab'), 'puzzle_out:1', 'it comes back to where it was');
});

test('a wrong answer is told what it contradicts, never the answer', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.goto(`${t.origin}/?puzzle=crack+2+7&lang=en&view=text`);
  const { value: flat } = await given(page), player = new Player(page), [right] = answerOf(flat);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  await answer(player, flat, ['0123']);
  await player.until((tree) => /Row \d/.test(JSON.stringify(tree)));
  assert.ok(!(await player.node('lesson_feedback')).text.includes(right));
});

test('who lies: no count takes the lie as true, and the answer names the row and why', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.goto(`${t.origin}/?puzzle=liar+1+7&lang=en&view=text`);
  const { value: flat } = await given(page), player = new Player(page);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  const [, line] = lines(flat).find(([name]) => name === 'at'), rows = line.split(' ').filter((word) => /^[ag]\d/.test(word));
  const pegs = (guess, code) => { // by the definition
    const black = [...guess].filter((c, i) => c === code[i]).length, both = [...new Set(guess)].reduce((sum, c) => sum + Math.min(guess.split(c).length, code.split(c).length) - 1, 0);
    return `a${black}${both - black}`;
  };
  const guesses = rows.filter((_, i) => i % 2 === 0), answers = rows.filter((_, i) => i % 2 === 1);
  const digits = Number(/c(\d+)n/.exec(line)[1]), places = guesses[0].length - 1, false_ = new Map();
  for (let n = 0; n < digits ** places; n++) {
    const code = n.toString(digits).padStart(places, '0');
    if (new Set(code).size < places) continue;
    const lies = answers.flatMap((answer, i) => (pegs(guesses[i].slice(1), code) === answer ? [] : [i]));
    if (lies.length <= 1) false_.set(code, lies);
  }
  assert.equal(false_.size, 1, 'one code contradicts one row');
  const [[code, [liar]]] = false_, told = pegs(guesses[liar].slice(1), code);
  await answer(player, flat, [`row:${liar ? 0 : 1}`, code]);
  await player.until((tree) => JSON.stringify(tree).includes(say('en', 'lie_row', { row: liar ? 1 : 2 })));
  await answer(player, flat, [`row:${liar}`, code]);
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_on"'));
  const said = (await player.node('lesson_feedback')).text;
  assert.ok(said.includes(say('en', 'liar_lied', { row: liar + 1, black: told[1], white: told[2] })), said);
  await player.until((tree) => JSON.stringify(tree).includes(say('en', 'ignored'))); // struck out, so that counts are those of the true rows
  const left = (await player.node('rows')).rows.map((row) => row[3]);
  assert.equal(left[left.length - 1 - (liar === left.length - 1 ? 1 : 0)], '1');
  await player.press('lesson_next');
  await given(page, 2);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_previous"'));
  assert.equal((await player.node('rows')).rows[0].length, 3, 'no counts until the lying row is found');
});

test('a leaf marked by mistake is told why alpha-beta looks at it, and right ones alone that others are missing', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const said = await inPage(page, async ({ request, engine, contradicted }) => {
    const out = [];
    for (const level of [1, 2, 3])
      for (const number of [1, 2]) {
        const { answer, line, ask } = await request({ cmd: 'puzzle.make', kind: 'cut', level, number }), told = (marked) => contradicted({ lesson: `puzzle:cut:${level}:${number}`, answer: marked, language: 'en' }, { engine });
        const wrong = ask.options.filter((one) => !answer.includes(one));
        out.push({ line, each: await Promise.all(wrong.map(async (one) => [one, await told([one])])), both: await told([...answer, wrong[wrong.length - 1], wrong[0]]), missing: answer.length > 1 ? await told(answer.slice(1)) : undefined });
      }
    return out;
  });
  const leavesOf = (line) => line.split(' ').slice(7).join(' ').match(/-?\d+/g).map(Number);
  /** The leaf, its value and the bounds, if both are told. */
  const figures = (text) => text.match(/\d+/g).map(Number);
  for (const { line, each, both, missing } of said) {
    const leaves = leavesOf(line);
    for (const [, text] of each) {
      const [n, value, alpha, beta] = figures(text);
      assert.ok(['', '_max', '_min', '_max_min'].some((held) => saying('en', `contradicts_seen${held}`, {}, { start: true, end: true }).test(text)), text);
      assert.equal(leaves[n - 1], value, text);
      if (beta !== undefined) assert.ok(alpha < beta, text);
    }
    assert.deepEqual(each.map(([, text]) => figures(text)[0]), each.map(([, text]) => figures(text)[0]).sort((a, b) => a - b), 'from the left');
    assert.equal(both, each[0][1], 'the first one from the left');
    if (missing !== undefined) assert.equal(missing, say('en', 'contradicts_missing'));
  }
});

test('no hint of a choice on the board marks a wrong choice', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const flats = await inPage(page, async ({ engine, puzzleStep }) => {
    const names = ['noughts', 'only_move', 'hold_out', 'caught', 'order'].flatMap((kind) => [1, 2, 3].map((level) => `puzzle:${kind}:${level}:7`));
    return Promise.all(names.map(async (lesson) => (await puzzleStep({ lesson, step: 0, language: 'en' }, { engine })).flat));
  });
  for (const flat of flats) {
    const [right] = answerOf(flat), wrong = lines(flat).filter(([name, value]) => name === 'option' && value !== right).map(([, , , , id]) => id), hints = lines(flat).filter(([name]) => name === 'hint');
    assert.ok(wrong.length && wrong.every(Boolean) && hints.length, flat);
    for (const [, text, ids = ''] of hints.slice(0, -1)) assert.deepEqual(ids.split(',').filter((id) => wrong.includes(id)), [], text);
  }
});

test('a proof of Cluedo fills the table step by step, and one of who_knows ends with the player and the three cards', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const proofs = await inPage(page, async ({ request, engine, puzzleStep }) => {
    const out = [];
    for (const kind of ['whodunit', 'hand', 'who_knows']) {
      const lesson = `puzzle:${kind}:1:7`, { line, chain } = await request({ cmd: 'puzzle.make', kind, level: 1, number: 7, chain: true }), steps = [];
      for (let step = 0, count = 1; step < count; step++) {
        steps.push((await puzzleStep({ lesson, step, language: 'en' }, { engine })).flat);
        count = Number(/^step\t0\t(\d+)/m.exec(steps[0])[1]);
      }
      out.push({ kind, line, end: chain[chain.length - 1].point, steps });
    }
    return out;
  });
  for (const { kind, line, end, steps } of proofs) {
    const boards = steps.map((flat) => lines(flat).find(([name]) => name === 'at')[1]), marks = boards.map((at) => at.slice(line.length).split(' ').filter(Boolean));
    assert.deepEqual(marks[0], [], 'the question has no marks');
    assert.ok(kind === 'who_knows' || marks[1].length > 0, boards[1]); // which looks at the other players first
    marks.forEach((now, i) => assert.deepEqual(now.slice(0, (marks[i - 1] ?? []).length), marks[i - 1] ?? [], 'what is known stays'));
    const last = marks[marks.length - 1];
    assert.ok(last.length > marks[1].length && last.every((mark) => /^k[a-u]\d[12]$/.test(mark)), `${last}`);
    if (kind !== 'who_knows') continue;
    const [, text] = lines(steps[steps.length - 1]).find(([name]) => name === 'say'), [right] = answerOf(steps[0]);
    const cards = end.map((id) => say('en', `cluedo_card_${Math.floor(Number(id.split(':')[1]) / 10)}`));
    assert.equal(cards.length, 3);
    assert.ok(text.includes(lines(steps[0]).find(([name, value]) => name === 'option' && value === right)[2]), text);
    for (const card of cards) assert.ok(text.includes(card), `${text} without ${card}`);
  }
});

test('a wrong turn of a tree is told how many leaves it looks at, not which is right', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.goto(`${t.origin}/?puzzle=order+1+7&lang=en&view=text`);
  const { value: flat } = await given(page), player = new Player(page), [right] = answerOf(flat);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  await answer(player, flat, [optionsOf(flat).find((option) => option !== right)]);
  const told = ['contradicts_turn', 'contradicts_turn_none'].map((key) => saying('en', key));
  await player.until((tree) => told.some((words) => words.test(JSON.stringify(tree))));
});

test('Finish after the five of yesterday leads to yesterday\'s list, over another program too', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.clock.setFixedTime(new Date('2027-02-16T10:00:00'));
  await page.goto(`${t.origin}/?lang=en&view=text`);
  const player = new Player(page);
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_next"'));
  await player.press('puzzles');
  await player.press('puzzle_before');
  await player.press('puzzle_look');
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_back"'));
  for (let i = 0; i < 5; i++) {
    await player.press(i === 0 ? 'puzzle_next' : 'puzzle_on');
    const { value: flat } = await given(page, i + 1);
    assert.match(flat, /^lesson\tpuzzle:[a-z_]+:\d:\d+:2027-02-15$/m);
    await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
    await answer(player, flat, answerOf(flat));
    await player.until((tree) => JSON.stringify(tree).includes('"puzzle_on"'));
  }
  await player.press('puzzle_on');
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_feat"'));
  assert.equal((await player.node('puzzle_feat')).text.split(' · ')[0], say('en', 'puzzle_feat_first', { n: '5' }));
  await player.press('close');
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_back"'));
});

test('the five of the day are kept on home after a reload, and tomorrow brings others', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.clock.setFixedTime(new Date(MONDAY));
  await page.goto(`${t.origin}/?lang=en&view=text`);
  const player = new Player(page), five = async () => (await player.node('puzzle_day')).text;
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_next"'));
  const before = await five(), names = (await player.node('puzzle:0')).text;
  assert.match(before, /0/);
  await player.press('puzzle_next');
  const { value: flat } = await given(page);
  assert.match(flat, /^lesson\tpuzzle:[a-z_]+:1:\d+:2027-02-15$/m);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  await answer(player, flat, answerOf(flat));
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_on"'));
  await player.press('lesson_close');
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_day"'));
  const after = await five();
  assert.notEqual(after, before);
  await page.reload();
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_day"'));
  assert.equal(await five(), after);
  await page.clock.setFixedTime(new Date('2027-02-16T00:00:01'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as after a night in another tab
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_next"') && !JSON.stringify(tree).includes(names));
});

test('a day to come opened by a link is refused with a sentence, and today\'s first puzzle is there instead', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen });
  await page.clock.setFixedTime(new Date(MONDAY));
  await page.goto(`${t.origin}/?puzzle=2027-02-16&lang=en&view=text`);
  const { value: flat } = await given(page), [, words] = lines(flat).find(([name]) => name === 'say');
  assert.match(flat, /^lesson\tpuzzle:[a-z_]+:1:\d+:2027-02-15$/m);
  assert.equal(words.split('\n')[0], say('en', 'day_to_come', { date: 'February 16, 2027' }));
});

test('the same local date has the same five in every time zone and language, and the zones are a day apart', async ({ t }) => {
  const five = async (instant, timezoneId, language) => {
    const page = await t.open('/pages/blank.html', { wait: false, timezoneId, language });
    await page.clock.setFixedTime(new Date(instant));
    await page.goto(`${t.origin}/?lang=${language}&view=text`);
    const player = new Player(page);
    await player.until((tree) => JSON.stringify(tree).includes('"puzzle_next"'));
    const all = await Promise.all([0, 1, 2, 3, 4].map(async (i) => (await player.node(`puzzle:${i}`)).text.split(', ')[0]));
    return all.map((name) => Object.keys(KINDS).find((kind) => say(language, `puzzle_${kind}`) === name));
  };
  const here = await five('2027-02-15T10:00:00Z', 'UTC', 'en');
  assert.equal(new Set(here).size, 5);
  assert.deepEqual(await five('2027-02-14T10:00:01Z', 'Pacific/Kiritimati', 'es'), here, 'just after midnight there');
  assert.deepEqual(await five('2027-02-16T07:59:59Z', 'America/Los_Angeles', 'pt'), here, 'just before midnight there');
  assert.notDeepEqual(await five('2027-02-16T08:00:01Z', 'America/Los_Angeles', 'it'), here, 'the next day');
});

test('without a network the day\'s puzzle opens, is solved, and counts', async ({ t }) => {
  const page = await t.open('/?lang=en&view=text', { serviceWorkers: 'allow', rehearsal: true, language: 'en', before: listen }), player = new Player(page);
  await page.waitForFunction(() => document.documentElement.dataset.offline === 'ready', undefined, { timeout: 60_000 });
  await page.context().setOffline(true);
  await page.reload();
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_next"'));
  await player.press('puzzle_next');
  const { value: flat } = await given(page);
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  await answer(player, flat, answerOf(flat));
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_on"'));
  await player.press('lesson_close');
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_day"'));
  assert.ok((await player.node('puzzle_day')).text.includes(say('en', 'puzzle_days', { days: 1 })));
});

test('the result of a day is shared as text, and the notice says so', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, permissions: ['clipboard-read', 'clipboard-write'], before: () => {
    if (!localStorage.getItem('sagaz.prefs')) localStorage.setItem('sagaz.prefs', `puzzles.2027-02=${'.'.repeat(14 * 5)}abcaa\npuzzles.row=12 2027-02-15\n`);
  } });
  await page.clock.setFixedTime(new Date(MONDAY));
  await page.goto(`${t.origin}/?lang=en&view=text`);
  const player = new Player(page);
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_share"'));
  await player.press('puzzle_share');
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('Sagaz'));
  const [title, signs, address] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  assert.deepEqual([title, signs, address], ['Sagaz · 15 February 2027', `●◐○●● · ${say('en', 'puzzle_days', { days: 12 })}`, `${t.origin}/?puzzle=2027-02-15`]);
  assert.equal(await page.locator('.notice p').first().innerText(), say('en', 'result_copied'));
});

test('a device that shares files gets the day as a picture, which says the date and five signs and no answer', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, viewport: PHONE, touch: true, isMobile: true, before: () => {
    if (!localStorage.getItem('sagaz.prefs')) localStorage.setItem('sagaz.prefs', `puzzles.2027-02=${'.'.repeat(14 * 5)}abcaa\npuzzles.row=12 2027-02-15\n`);
    navigator.canShare = ({ files }) => Array.isArray(files);
    navigator.share = async ({ files, text, ...other }) => {
      const drawn = await createImageBitmap(files[0]);
      globalThis.shared = { name: files[0].name, type: files[0].type, size: [drawn.width, drawn.height], text, other: Object.keys(other) };
    };
  } });
  await page.clock.setFixedTime(new Date(MONDAY));
  await page.goto(`${t.origin}/?lang=en&view=text`);
  const player = new Player(page);
  await player.until((tree) => JSON.stringify(tree).includes('"puzzle_share"'));
  await player.press('puzzle_share');
  await page.waitForFunction(() => globalThis.shared);
  const { text, ...picture } = await page.evaluate(() => globalThis.shared);
  assert.deepEqual(picture, { name: 'sagaz.png', type: 'image/png', size: [800, 400], other: [] });
  assert.equal(text, `Sagaz · 15 February 2027\n●◐○●● · ${say('en', 'puzzle_days', { days: 12 })}\n${t.origin}/?puzzle=2027-02-15`);
});

test('a result of several lines is copied as text, and the notice does not call it a link', async ({ t }) => {
  const page = await t.open('/?game=thirtyone&lang=en', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => document.querySelector('sagaz-game').effect({ type: 'share', link: 'x', title: 'Found\nin 5 guesses' }));
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('in 5 guesses'));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `Found\nin 5 guesses\n${t.origin}/#s=x`);
  assert.equal(await page.locator('.notice p').first().innerText(), say('en', 'result_copied'));
});

test('a sheet of who lies has a blank for the row and one for the code, and its key names both', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const keys = await inPage(page, async ({ engine, puzzleStep }, numbers) => Promise.all(numbers.map((number) => puzzleStep({ lesson: `puzzle:liar:1:${number}`, step: 0, language: 'en' }, { engine }).then(({ flat }) => flat))), [7, 8]);
  const paper = async (part) => {
    await page.goto(`${t.origin}/print.html?puzzles=liar&level=1&seed=7&count=2&lang=en&part=${part}`);
    await page.waitForFunction(() => document.body.dataset.state === 'ready', undefined, { timeout: 90_000 });
  };
  await paper('worksheet');
  assert.equal(await page.locator('#sheet .blank').count(), 4);
  assert.equal(await page.locator('#sheet .options').count(), 0);
  assert.ok((await page.locator('#sheet .blank').first().innerText()).toLowerCase().startsWith(say('en', 'group_lied')));
  await paper('key');
  const told = await page.locator('#sheet .answer').allInnerTexts();
  assert.deepEqual(told.map((text) => text.replace(/^[^:]*: /, '')), keys.map((flat) => {
    const [row, code] = answerOf(flat);
    return `${say('en', 'row_named', { row: Number(row.slice(4)) + 1 })}, ${code}`;
  }));
});

test('a sheet of puzzles prints with boards and without answers, and its key has them', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const paper = async (part) => {
    await page.goto(`${t.origin}/print.html?puzzles=crack&level=1&seed=7&count=3&lang=en&part=${part}`);
    await page.waitForFunction(() => document.body.dataset.state === 'ready', undefined, { timeout: 90_000 });
  };
  await paper('worksheet');
  assert.equal(await page.locator('#faults').innerText(), '');
  assert.equal(await page.locator('#sheet .step').count(), 3);
  assert.equal(await page.locator('#sheet .step img').count(), 3);
  assert.equal(await page.locator('#sheet .answer').count(), 0);
  await paper('key');
  assert.equal(await page.locator('#sheet .answer').count(), 3);
});

test('a phone shows a puzzle\'s clues above its card, and taps on notes put the code together', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen, viewport: PHONE, touch: true });
  await page.goto(`${t.origin}/?puzzle=crack+1+7&lang=es`);
  await given(page);
  const player = new Player(page, { touch: true });
  await player.until((tree) => tree.rects?.['row:3'] && tree.rects['puzzle_note:0']);
  const { rects } = await player.tree();
  assert.ok(rects['row:3'][1] + rects['row:3'][3] <= rects['puzzle_out:0'][1], 'all four rows are above the card');
  for (let i = 0; i < 2; i++) await player.tap('puzzle_note:0');
  await atRest(page);
  assert.equal((await player.node('puzzle_note:0')).text, say('es', 'lesson.puzzle_note', { symbol: 'A', place: '1', mark: say('es', 'puzzle_note_here') }));
});
