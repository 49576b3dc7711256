// Tests of what the page says of puzzles: their questions' rules, their hints, and the pages of their proofs.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { lines } from './lessons.mjs';
import { inPage } from './puzzle_page.mjs';
import { say, saying } from './say.mjs';

/** Each step of some puzzles, with their lines and chains: [{name, line, chain, answer, steps}]. */
const stepsOf = (page, names, language = 'en') => inPage(page, async ({ request, engine, puzzleStep }, [all, spoken]) => Promise.all(all.map(async (name) => {
  const [, kind, level, number] = name.split(':'), made = await request({ cmd: 'puzzle.make', kind, level: Number(level), number: Number(number), chain: true }), steps = [];
  for (let step = 0, count = 1; step < count; step++) {
    steps.push((await puzzleStep({ lesson: name, step, language: spoken }, { engine })).flat);
    count = Number(/^step\t0\t(\d+)/m.exec(steps[0])[1]);
  }
  return { name, ...made, steps };
})), [names, language]);
const names = (kinds, numbers = [7]) => kinds.flatMap((kind) => [1, 2, 3].flatMap((level) => numbers.map((number) => `puzzle:${kind}:${level}:${number}`)));
const said = (flat) => lines(flat).find(([name]) => name === 'say')[1];
/** Cases and lines have letters, as notes and steps have numbers. */
const letterOf = (i) => `${i < 26 ? '' : 'A'}${String.fromCharCode(65 + (i % 26))}`;
const values = (flat, what) => lines(flat).filter(([name]) => name === what).map(([, value]) => value);

test('a question says what its rules leave open: whether symbols repeat, and that equal bounds cut', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { line, steps: [flat] } of await stepsOf(page, names(['crack', 'liar']))) assert.ok(said(flat).includes(say('en', / p\dc\d+r /.test(line) ? 'code_repeats' : 'code_no_repeats')), said(flat));
  for (const language of ['es', 'it', 'en', 'pt'])
    for (const { steps: [flat] } of await stepsOf(page, names(['cut']).slice(0, 1), language)) assert.match(values(flat, 'ask').join() + lines(flat).find(([name]) => name === 'ask')[2], /equal|iguales|uguali|iguais/);
});

test('a move that can be chosen is legal: a value of which a card is left', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let gone = 0;
  for (const { line, steps: [flat] } of await stepsOf(page, names(['only_move', 'hold_out'], [1, 2, 3, 7]))) {
    const [, , rows, most, , , , , , ...played] = line.split(' ').map(Number), offered = values(flat, 'option').map(Number);
    for (let value = 1; value <= most; value++) {
      const left = played.filter((one) => one === value).length < rows;
      assert.equal(offered.includes(value), left, `${line}: ${value}`);
      gone += left ? 0 : 1;
    }
  }
  assert.ok(gone > 0, 'some values are used up');
});

test('a wrong probability is told the column that punishes it, by its letter', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const told = await inPage(page, async ({ request, engine, contradicted }) => {
    const out = [];
    for (let number = 1; number <= 12; number++) {
      const { line, ask, answer } = await request({ cmd: 'puzzle.make', kind: 'matrix', level: 2, number });
      for (const wrong of ask.about === 'p' ? ['0', '1', '1/2'].filter((one) => one !== answer) : []) out.push({ line, wrong, text: await contradicted({ lesson: `puzzle:matrix:2:${number}`, answer: wrong, language: 'en' }, { engine }) });
    }
    return out;
  });
  assert.ok(told.length > 3);
  for (const { line, wrong, text } of told) {
    const [p, of = 1] = wrong.split('/').map(Number), [[a, b], [c, d]] = line.split(' ')[2].split(';').map((row) => row.split(',').map(Number)), pays = [[a, c], [b, d]].map(([above, below]) => (p / of) * above + (1 - p / of) * below);
    assert.equal(text, say('en', 'contradicts_column', { column: pays[0] < pays[1] ? 'A' : 'B' }), line);
  }
});

test('a column that a hint names is ringed whole, and a row too', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { line, steps: [flat] } of await stepsOf(page, names(['matrix'], [1, 2, 3, 4, 5, 6]))) {
    const rows = line.split(' ')[2].split(';').length;
    for (const [, text, ids = ''] of lines(flat).filter(([name]) => name === 'hint')) {
      const all = ids.split(','), cells = all.filter((id) => id.startsWith('cell:')), columns = [...new Set(cells.map((id) => id.split(':')[2]))];
      const saddle = all.some((id) => id.startsWith('choose:')); // a row and its least entry
      if (!saddle) assert.equal(cells.length, rows * columns.length, `${text} ${ids}`);
    }
  }
});

test('a bet\'s mean is told as a sum, and the last step compares all', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { chain, steps } of await stepsOf(page, names(['caught']))) {
    const number = (text) => { const [above, below = 1] = text.replaceAll('−', '-').split('/').map(Number); return above / below; };
    for (const flat of steps.slice(1, -1)) {
      const [, sum, rounds, mean] = /\(([^=]*)\) \/ (\d+) = ([−\d/]+)\./.exec(said(flat));
      const total = sum.replaceAll('−', '-').split(' + ').map((part) => part.replace(/[()]/g, '').split('·').map(Number)).reduce((all, [a, b]) => all + a * b, 0);
      assert.ok(Math.abs(total / Number(rounds) - number(mean)) < 1e-9, said(flat));
    }
    const last = said(steps[steps.length - 1]), means = [...last.matchAll(/: (−?[\d/]+)(?=[;.])/g)].map(([, mean]) => number(mean));
    assert.match(last, saying('en', 'puzzle_caught_best', {}, { start: true }));
    assert.equal(means.length, chain.length - 1, last);
    assert.deepEqual(means, [...means].sort((a, b) => a - b));
  }
});

test('moves refuted alike share a page, each with its line, and the last page shows each reply\'s line', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { name, line, chain, steps } of await stepsOf(page, names(['noughts', 'only_move', 'hold_out']))) {
    const alike = chain.filter(({ text }, i) => i > 0 && text === chain[i - 1].text).length;
    assert.equal(steps.length - 1, chain.length - alike, name);
    const cell = (move) => (line.startsWith('tictactoe') ? `${Number(move) + 1}` : move), pages = steps.slice(1).map(said), [last] = pages.slice(-1);
    for (const { values: [move], cases } of chain) assert.ok(cases.every((one) => one.split(' ').length < 2 || pages.some((text) => one.split(' ').map(cell).every((part) => text.includes(part)))), `${name} ${move}`);
    const { cases } = chain[chain.length - 1];
    if (cases.length > 1) for (const one of cases) assert.ok(last.split('\n').some((row) => row.replace(/: |, /g, ' ').trim() === one.split(' ').map(cell).join(' ')), `${name}: ${one} in ${last}`);
    for (const text of pages) assert.equal(text.split(say('en', 'until', { limit: line.split(' ')[4] })).length <= 2, true, 'said once');
  }
});

test('no hint says again what one before it has said; of a choice on the board only the one that marks the answer may', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { name, steps: [question] } of await stepsOf(page, names(['crack', 'liar', 'matrix', 'hand', 'whodunit', 'noughts', 'only_move', 'cut']))) {
    const hints = lines(question).filter(([what]) => what === 'hint'), again = hints.filter(([, text], i) => hints.slice(0, i).some(([, before]) => before === text));
    assert.ok(hints.length > 0, name);
    assert.ok(again.every((hint) => hint === hints[hints.length - 1] && hint[2]), `${name}: ${again}`);
  }
});

/** Whether a text has these words, not as a part of others. */
function isNamed(text, words) {
  const all = ` ${text} `.toLowerCase(), at = all.indexOf(words.toLowerCase());
  return at >= 0 && !/[\p{L}\d−]/u.test(all[at - 1] + all[at + words.length]);
}

test('the first hint of every kind neither names the answer nor rings it', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const kinds = ['crack', 'liar', 'only_move', 'cut', 'whodunit', 'hold_out', 'order', 'noughts', 'matrix', 'hand', 'caught', 'who_knows'], all = names(kinds, [1, 2, 3]);
  const questions = await inPage(page, ({ engine, puzzleStep }, lessons) => Promise.all(lessons.map(async (lesson) => (await puzzleStep({ lesson, step: 0, language: 'en' }, { engine })).flat)), all);
  for (const [i, question] of questions.entries()) {
    const name = all[i];
    const [, text, ids = ''] = lines(question).find(([what]) => what === 'hint'), ringed = ids.split(','), options = lines(question).filter(([what]) => what === 'option');
    for (const answer of values(question, 'answer')) {
      const [, , words = answer, , id] = options.find(([, value]) => value === answer) ?? [];
      assert.ok(!isNamed(text, words), `${name}, ${words}: ${text}`);
      assert.ok(!ringed.includes(id || answer) || (name.includes('liar') && ringed.length > 1), `${name}: ${ids}`); // rows are compared, the false one among them
    }
  }
});

test('a hard tic-tac-toe is hinted at by lines, then by one refuted move at a time, at last by the move', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { name, steps: [question] } of await stepsOf(page, ['puzzle:noughts:3:1', 'puzzle:noughts:3:3', 'puzzle:noughts:3:6'])) {
    const hints = values(question, 'hint'), all = values(question, 'option').length, [last] = hints.slice(-1);
    assert.equal(hints.length, all, `${name}: ${hints}`);
    assert.match(hints[0], saying('en', 'look_threat', {}, { start: true }));
    for (const hint of hints.slice(1, -1)) assert.match(hint, /^After cell \d the /, name);
    assert.match(last, /^After cell \d the /, name);
    assert.match(last.split('\n')[1], saying('en', 'puzzle_noughts_wins', {}, { start: true }));
  }
});

/** A text of each kind that refutes one choice, by the value that names it. */
const REFUTES = {
  noughts: [['puzzle_noughts_loses', 'move'], ['puzzle_noughts_draws', 'move']], only_move: [['puzzle_31_beyond', 'move'], ['puzzle_31_loses', 'move']], hold_out: [['puzzle_31_beyond', 'move'], ['puzzle_31_sooner', 'move']],
  who_knows: [['puzzle_cluedo_open', 'holder']], hand: [['gives_lacks', 'holder']], caught: [['puzzle_caught_mean', 'bet']],
};
/** Words of the board that a hint's text has for an option. */
const wordOf = (kind, [, value, words]) => (kind === 'noughts' ? `${Number(value) + 1}` : kind === 'caught' ? words.replace(/\D/g, '') : words);

test('after each hint but the last at least two choices are neither refuted nor named as the answer', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const numbers = Array.from({ length: 50 }, (_, i) => i + 1);
  const ends = ['puzzle_noughts_wins', 'puzzle_noughts_holds', 'puzzle_31_wins', 'puzzle_31_longest', 'puzzle_order_best', 'puzzle_caught_best', 'puzzle_cluedo_left', 'puzzle_cluedo_knows', 'who_knows_end'].map((key) => saying('en', key, {}, { start: true }));
  let hinted = 0;
  for (const kind of ['noughts', 'only_move', 'hold_out', 'who_knows', 'hand', 'caught', 'order']) {
    const all = names([kind], numbers), asked = await inPage(page, async ({ request, engine, puzzleStep }, lessons) => Promise.all(lessons.map(async (lesson) => {
      const [, , level, number] = lesson.split(':'), { ask } = await request({ cmd: 'puzzle.make', kind: lesson.split(':')[1], level: Number(level), number: Number(number) });
      return { about: ask.about, flat: (await puzzleStep({ lesson, step: 0, language: 'en' }, { engine })).flat };
    })), all);
    for (const [i, { about, flat }] of asked.entries()) {
      const hints = values(flat, 'hint').slice(0, -1).map((hint) => hint.replace(/^(Case )?[A-Z]+\. .*$/gm, '')); // without what is only supposed
      const options = lines(flat).filter(([what]) => what === 'option').map((option) => wordOf(kind, option)), card = kind === 'hand' ? { card: say('en', `cluedo_card_${about}`) } : {};
      const says = (word) => (kind === 'order' ? [new RegExp(`^${word}\\. Turned`)] : REFUTES[kind].map(([key, name]) => saying('en', key, { [name]: word, ...card }, { start: kind !== 'hand' })));
      const told = hints.flatMap((hint) => [hint, `${hint.replace(/, /g, '. ')}.`]), gone = (word) => says(word).some((form) => told.some((hint) => form.test(hint)));
      const left = options.filter((word) => !gone(word));
      assert.ok(left.length >= (kind === 'caught' ? 1 : 2), `${all[i]}: ${left} of ${options}\n${hints.join('\n')}`); // of a bet whose mean is told the best stays open
      assert.ok(!hints.some((hint) => ends.some((end) => end.test(hint))), all[i]);
      hinted += hints.length;
    }
  }
  assert.ok(hinted > 2000, `${hinted}`);
});

test('of a liar\'s row and code the one that is wrong is named, never the right one', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const language of ['es', 'it', 'en', 'pt'])
    for (const { name, answer: [code], steps: [question] } of (await stepsOf(page, names(['liar'], [1, 7]), language)).map((one) => ({ ...one, answer: [one.answer].flat() }))) {
      const [row, asked] = values(question, 'answer'), rows = values(question, 'option'), other = rows.find((one) => one !== row), wrong = [...code].reverse().join('');
      assert.equal(asked, code);
      assert.deepEqual(lines(question).filter(([what]) => what === 'each').map(([, , size]) => Number(size)), [rows.length]);
      assert.deepEqual(lines(question).filter(([what]) => what === 'option').map(([, , text, , id]) => `${text} ${id}`), rows.map((one, i) => `${say(language, 'row_named', { row: i + 1 })} ${one}`));
      const told = (answer) => inPage(page, ({ engine, contradicted }, given) => contradicted(given, { engine }), { lesson: name, answer, language });
      const ofRow = say(language, 'lie_row', { row: Number(other.slice(4)) + 1 }), ofCode = say(language, 'lie_code');
      assert.equal(await told([other, code]), ofRow);
      const [onlyCode, both, alone] = await Promise.all([[row, wrong], [other, wrong], wrong].map(told));
      assert.equal(onlyCode, `${ofCode} ${alone}`, 'a code alone, as it was asked before, is told the same');
      assert.equal(both, `${ofRow} ${onlyCode}`);
      assert.ok(![onlyCode, both].some((text) => text.includes(code)), both);
    }
});

test('rows of a liar that the same contradiction clears are one step, which names them all', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let together = 0;
  for (const { name, chain, steps } of await stepsOf(page, names(['liar'], [1, 2, 3, 7]))) {
    const reasons = chain.filter(({ gives: [fact] }) => fact.startsWith('true:')).map(({ text, values: [, ...rest] }) => JSON.stringify([text, rest])), pages = steps.slice(1).map(said);
    assert.equal(steps.length - 1, chain.length - reasons.length + new Set(reasons).size, name);
    for (const { gives: [fact] } of chain) if (fact.startsWith('true:')) assert.equal(pages.filter((text) => text.split('Known already')[0].includes(say('en', 'gives_true', { row: Number(fact.slice(5)) + 1 }).replace(/\.$/, ''))).length, 1, `${name}: ${fact}`);
    together += reasons.length - new Set(reasons).size;
  }
  assert.ok(together > 0, 'some are told together');
});

test('a step without a note does not say that it needs one', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const alone = { false: 0, true: 0 };
  for (const { chain, steps } of await stepsOf(page, names(['whodunit', 'hand'], [1, 2, 3])))
    for (const [i, { rule, clues }] of chain.entries()) if (rule === 'rules') {
      alone[!clues.length] += 1;
      assert.equal(values(steps[i + 1], 'rule')[0], say('en', clues.length ? 'rule_rules' : 'rule_rules_alone'));
    }
  assert.ok(alone.true > 0 && alone.false > 0);
});

test('who_knows looks at each other player by name, then at the one who knows; a step says the hand sizes and the conclusions it uses', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { name, chain, steps: [question, ...pages] } of await stepsOf(page, names(['who_knows']))) {
    const options = lines(question).filter(([what]) => what === 'option').map(([, value, words]) => ({ value, words })), right = values(question, 'answer')[0];
    const others = options.filter(({ value }) => value !== right), hints = values(question, 'hint'), first = chain.length - pages.length; // pages left out
    assert.equal(first, 0, name);
    const { words: knower } = options.find(({ value }) => value === right), [last] = hints.slice(-1);
    others.forEach(({ words }, i) => {
      assert.match(said(pages[i]), saying('en', 'puzzle_cluedo_open', { holder: words }, { start: true }));
      if (i + 1 === others.length) return; // told at last, with the answer
      assert.equal(hints[2 * i], say('en', 'look_player', { holder: words }));
      assert.equal(hints[2 * i + 1], said(pages[i]));
    });
    assert.equal(said(pages[others.length]), say('en', 'puzzle_cluedo_left', { holder: knower }));
    assert.equal(hints.length, 2 * others.length, name);
    assert.equal(hints[hints.length - 2], say('en', 'look_players'));
    assert.equal(last, `${said(pages[others.length - 1])}\n${say('en', 'who_knows_end', { holder: knower })}`);
    assert.ok(said(pages[pages.length - 1]).includes(knower));
  }
  let sizes = 0, known = 0;
  for (const { line, chain, steps: [, ...pages] } of await stepsOf(page, names(['crack', 'whodunit', 'hand'], [1, 7])))
    for (const [i, { from }] of chain.entries()) {
      for (const [, , n] of from.map((fact) => fact.split(':')).filter(([what]) => what === 'size')) {
        assert.match(said(pages[i]), new RegExp(` holds? ${n} cards\\.`));
        sizes++;
      }
      if (line.startsWith('cluedo ') || !from.length) continue;
      assert.ok(said(pages[i]).includes('Known already: '), said(pages[i]));
      known++;
    }
  assert.ok(sizes > 0 && known > 0);
});

test('no hint of Cluedo concludes what the board shows, and a search tells its cases', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let searches = 0;
  for (const { name, line, chain, steps } of await stepsOf(page, names(['whodunit', 'hand', 'who_knows'], [1, 7]))) {
    const [, , , , , me] = line.split(' ').map(Number), seen = [...line.matchAll(/ s\d[a-z]{3}\d([a-z])/g)].map(([, card]) => card.charCodeAt(0) - 97);
    for (const fact of chain.flatMap(({ gives }) => gives).filter((one) => /^(has|lacks):/.test(one))) {
      const [, card, holder] = fact.split(':').map(Number);
      assert.ok(holder !== me && !seen.includes(card), `${name}: ${fact}`);
    }
    assert.ok(steps.length <= 48, name);
    for (const [i, { text, values: [count], cases }] of chain.entries()) {
      if (text !== 'puzzle_cluedo_every_case') continue;
      searches++;
      const told = said(steps[i + 1 - (chain.length + 1 - steps.length)]);
      assert.ok(told.includes(say('en', !cases.length ? 'every_case_many' : Number(count) > 30 ? 'every_case_first' : text, { cases: count })), told);
      for (let n = 0; n < cases.length; n++) assert.match(told, saying('en', 'case_line', { n: letterOf(n) }));
      assert.ok(Number(count) <= 30 ? cases.length === Number(count) : [0, 12].includes(cases.length), told);
    }
    for (const flat of steps) for (const [, text] of lines(flat).filter(([what]) => ['say', 'hint'].includes(what))) assert.doesNotMatch(text, /undefined|NaN|\{\w+\}/);
  }
  assert.ok(searches > 0);
});

test('a hint says in words where to look, and the first of tic-tac-toe names no cell that may be chosen', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let looks = 0;
  for (const { name, line, ask, steps: [question] } of await stepsOf(page, names(['crack', 'liar', 'matrix', 'hand', 'whodunit', 'who_knows', 'noughts'], [1, 7]))) {
    const [first, ...rest] = values(question, 'hint');
    for (const hint of [first, ...rest].filter((text) => saying('en', 'look_at', {}, { start: true, end: true }).test(text))) {
      assert.match(hint, /: \S.*\S\.$/, name);
      looks++;
    }
    if (!name.includes('noughts')) continue;
    const free = values(question, 'option').map((cell) => Number(cell) + 1), named = (first.match(/\d/g) ?? []).map(Number);
    assert.ok(['look_two', 'look_threat', 'look_double', 'look_trap'].some((key) => saying('en', key, {}, { start: true, end: true }).test(first)), first);
    assert.ok(named.every((cell) => !free.includes(cell)), `${first} ${line} ${ask.about}`);
  }
  assert.ok(looks > 5, `${looks}`);
});

test('the analysis of a code stays shut in its proof until the last step', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { name, steps: [, ...pages] } of await stepsOf(page, names(['crack', 'liar'])))
    for (const [i, flat] of pages.entries()) assert.equal(values(flat, 'sealed').includes('analysis'), i + 1 < pages.length, `${name} ${i + 1}`);
});

test('a step of a proof names its rule, one of the hardest says so, and each knows from which hint on it was hinted at', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { name, hardest, chain, steps: [question, ...pages] } of await stepsOf(page, names(['crack', 'liar', 'only_move', 'cut', 'whodunit', 'noughts', 'matrix', 'caught']))) {
    const all = values(question, 'hint').length;
    assert.ok(pages.some((flat) => lines(flat).find(([one]) => one === 'rule')[2] === '1'), name);
    for (const flat of pages) {
      const [, rule, is] = lines(flat).find(([one]) => one === 'rule'), from = values(flat, 'hinted')[0].split(',').map(Number);
      assert.ok(rule.length > 3 && ['0', '1'].includes(is), `${name}: ${rule}`);
      assert.equal(from.length, pages.length, name);
      assert.ok(from.every((n, i) => n >= 0 && n <= all && (i === 0 || !n || n >= from[i - 1])), `${name}: ${from}`); // the last hint may tell several
      assert.ok(from.every((n) => n > 0), `${name}: ${from}`);
    }
    assert.ok(chain.some(({ rule }) => rule === hardest), name);
  }
});

test('the last step of crack names the code, as its board writes it', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { line, answer, steps } of await stepsOf(page, names(['crack']))) {
    const code = / (colours|letters) /.test(line) ? `${answer}`.replace(/\d/g, (digit) => String.fromCharCode(65 + Number(digit))) : `${answer}`;
    assert.ok(said(steps[steps.length - 1]).split('\n').includes(say('en', 'crack_end', { code })), said(steps[steps.length - 1]));
  }
});

test('the last step of who lies names the code and the row', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { chain, answer, steps } of await stepsOf(page, names(['liar']))) {
    const row = chain.flatMap(({ gives }) => gives).find((fact) => fact.startsWith('lied:')).slice(5), last = said(steps[steps.length - 1]);
    assert.ok(last.split('\n').includes(say('en', 'liar_end', { code: `${answer}`, row: Number(row) + 1 })), last);
  }
});

test('why rows contradict each other is said with a figure, and few codes are listed', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let listed = 0;
  for (const language of ['es', 'it', 'en', 'pt'])
    for (const { name, chain, steps: [, ...pages] } of await stepsOf(page, names(['liar'], [1, 7]), language))
      for (const { gives, text, values: [row, ...figures], cases } of chain) {
        if (!gives[0].startsWith('true:')) continue;
        const told = pages.map(said).find((one) => one.includes(say(language, 'gives_true', { row }).replace(/\.$/, ''))), key = text.replace(/^puzzle_liar_/, '');
        assert.ok(['many', 'few', 'more', 'codes', 'codes_one', 'alone'].includes(key), text);
        for (const figure of [row, ...figures]) assert.ok(told.includes(figure), `${name}: ${figure} in ${told}`);
        assert.ok(cases.every((code) => told.includes(code)), `${name}: ${cases} in ${told}`);
        assert.doesNotMatch(told, /undefined|NaN|\{\w+\}/);
        listed += cases.length;
      }
  assert.ok(listed > 0);
});

test('the last step of whodunit names the three cards, and a premise that the board shows names its note', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let notes = 0, own = 0;
  for (const { name, line, answer, chain, steps: [, ...pages] } of await stepsOf(page, names(['whodunit', 'hand'], [1, 2, 7]))) {
    const letter = (card) => String.fromCharCode(97 + card), seen = line.split(' ').filter((word) => /^s\d[a-z]{3}\d[a-z]$/.test(word)), all = line.split(' ').filter((word) => /^s\d[a-z]{3}[\d-][a-z-]$/.test(word));
    if (name.includes('whodunit')) assert.ok(said(pages[pages.length - 1]).split('\n').includes(say('en', 'whodunit_end', { cards: answer.map((card) => say('en', `cluedo_card_${card}`)).join(', ') })), said(pages[pages.length - 1]));
    for (const [i, { from }] of chain.entries())
      for (const [what, card, holder] of from.map((fact) => fact.split(':'))) {
        const note = seen.find((word) => word[6] === letter(Number(card)));
        if (what === 'has' && holder === '0') {
          assert.match(said(pages[i]), saying('en', 'gives_has_me', {}), name);
          own++;
        } else if (what === 'has' && note?.[5] === holder) {
          assert.ok(said(pages[i]).includes(`(note ${all.indexOf(note) + 1})`), `${name}: ${said(pages[i])}`);
          notes++;
        }
      }
  }
  assert.ok(notes > 3 && own > 3, `${notes} ${own}`);
});

test('a step of Cluedo names the step that found what it uses, a supposition goes line by line to what fails, and who_knows says whose view it is', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let known = 0, suppositions = 0;
  for (const { name, chain, steps: [, ...pages] } of await stepsOf(page, names(['whodunit', 'hand', 'who_knows'], [1, 7])))
    for (const [i, { from, cases, rule, text }] of chain.entries()) {
      const told = said(pages[i]), where = `${name} ${i + 1}: ${told}`;
      for (const fact of from.filter((one) => /^(has|lacks):/.test(one))) {
        const finds = ({ gives }) => gives.some((one) => one === fact || one === `knows:${fact}`), own = chain.slice(0, i).findIndex((step) => finds(step) && step.from[0] === (name.includes('who_knows') ? from[0] : step.from[0]));
        const found = own >= 0 ? own : chain.slice(0, i).findIndex(finds);
        if (found >= 0) assert.ok(told.includes(`(step ${found + 1})`), where);
        known++;
      }
      if (name.includes('who_knows') && !/_open$|_left$|_knows$/.test(text)) assert.match(told, /^What (you|[A-Z]\w+) knows?:/, where);
      if (rule !== 'trial') continue;
      suppositions++;
      for (let n = 0; n < cases.length; n++) assert.match(told, new RegExp(`^${letterOf(n)}\\. .+\\.$`, 'm'), where);
      assert.match(told, /^A\. Suppose that .+\.$/m, where);
      assert.match(told, new RegExp(`^${letterOf(cases.length - 1)}\\. Contradiction: .+\\.$`, 'm'), where);
      assert.doesNotMatch(told, /undefined|NaN|\{\w+\}/, where);
    }
  assert.ok(known > 20 && suppositions > 2, `${known} ${suppositions}`);
});

test('a step of Cluedo names what it supposes, then all cases with what they end in, and its conclusion last; none is without use', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let searches = 0, ends = 0;
  for (const { name, line, ask, answer, chain, steps: [, ...pages] } of await stepsOf(page, names(['whodunit', 'hand'], Array.from({ length: 30 }, (_, i) => i + 1)))) {
    const players = line.split(' ')[4].length, wanted = name.includes('hand') ? [`has:${ask.about}:${answer}`] : answer.map((card) => `has:${card}:${players}`);
    for (const [i, { rule, values: [count], cases, gives, from }] of chain.entries()) {
      const is = (fact) => gives.includes(fact), told = pages.length === chain.length ? said(pages[i]) : undefined, where = `${name} ${i + 1}: ${told}`;
      assert.ok(wanted.some(is) || chain.slice(i + 1).some((later) => later.from.some(is)), where);
      if (!['trial', 'search'].includes(rule) || !told) continue;
      const rows = told.split('\n').filter((row) => !saying('en', 'whodunit_end', {}, { start: true }).test(row)), [what, card, holder] = gives[0].split(':');
      const opposite = say('en', what === 'has' ? 'suppose_lacks' : 'suppose_has', { card: say('en', `cluedo_card_${card}`), holder: '@' }).split('@');
      const supposed = rows.findIndex((row) => opposite.every((part) => row.includes(part))), first = rows.findIndex((row) => /^(Case A|B)\. /.test(row));
      assert.ok(supposed >= 0 && (rule === 'search' && !cases.length ? first < 0 : supposed < first), where);
      assert.match(rows[rows.length - 1], saying('en', 'so', {}, { start: true }), where);
      assert.equal(rows.filter((row) => saying('en', 'so', {}, { start: true }).test(row)).length, 1, where);
      assert.ok(Number(holder) <= players && from.every((fact) => fact !== gives[0]), where);
      if (rule === 'search') assert.equal(rows.filter((row) => row.startsWith('Case ')).length, Number(count) <= 30 ? Number(count) : cases.length, where);
      searches += rule === 'search' ? 1 : 0;
      for (const end of cases.filter((_, n) => rule === 'search' || n + 1 === cases.length).map((one) => one.split(' ').slice(-1)[0])) {
        const [broken, , is_, wants] = end.split(':');
        assert.ok(broken === 'row' || Number(is_) !== Number(wants), `${name}: ${end}`);
        if (broken === 'size_of_hand') assert.ok(told.includes(` ${is_} cards instead of ${wants}`), where);
        ends++;
      }
    }
  }
  assert.ok(searches > 3 && ends > 50, `${searches} ${ends}`);
});

test('the last step of a matrix names the value, or the probability', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  for (const { name, ask, answer, steps } of await stepsOf(page, names(['matrix'], Array.from({ length: 30 }, (_, i) => i + 1)))) {
    const rows = said(steps[steps.length - 1]).split('\n'), value = `${answer}`;
    assert.equal(rows[rows.length - 1], ask.about === 'p' ? say('en', 'matrix_end_p', { p: value }) : say('en', 'matrix_end_value', { value: value.replace(/^-/, '−') }), name);
  }
});

test('the last step of every kind names the answer', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const kinds = ['crack', 'liar', 'only_move', 'cut', 'whodunit', 'hold_out', 'order', 'noughts', 'matrix', 'hand', 'caught', 'who_knows'], all = names(kinds, Array.from({ length: 50 }, (_, i) => i + 1));
  const ends = await inPage(page, ({ engine, puzzleStep }, lessons) => Promise.all(lessons.map(async (lesson) => {
    const { flat } = await puzzleStep({ lesson, step: 0, language: 'en' }, { engine }), count = Number(/^step\t0\t(\d+)/m.exec(flat)[1]);
    return { question: flat, end: (await puzzleStep({ lesson, step: count - 1, language: 'en' }, { engine })).flat };
  })), all);
  for (const [i, { question, end }] of ends.entries()) {
    const options = lines(question).filter(([what]) => what === 'option'), letters = /^at\tcodes .* letters /m.test(question);
    for (const answer of values(question, 'answer')) {
      const words = options.find(([, value]) => value === answer)?.[2] ?? (letters ? answer.replace(/\d/g, (digit) => String.fromCharCode(65 + Number(digit))) : answer.replace('-', '−'));
      assert.ok(isNamed(said(end), words), `${all[i]}: ${words} in ${said(end)}`);
    }
  }
});

test('what is known already names its step in a chain of codes, and its row in a hint', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  let steps = 0, rows = 0, cleared = 0;
  for (const { name, line, chain, steps: [question, ...pages] } of await stepsOf(page, names(['crack', 'liar'], [1, 2, 7]))) {
    const count = line.split(' ').filter((word) => /^g[\da-f]+$/.test(word)).length;
    for (const [n, text] of pages.map(said).entries()) {
      const [, known] = /Known already: ([^]*?)\.(?: So: |\n|$)/.exec(text) ?? [];
      for (const fact of known?.split(', ') ?? []) {
        const [, step] = / \(step (\d+)\)$/.exec(fact) ?? [];
        assert.ok(Number(step) >= 1 && Number(step) <= n, `${name} ${n + 1}: ${text}`);
        steps += 1;
        cleared += /^row \d is true/.test(fact) ? 1 : 0;
      }
    }
    for (const hint of values(question, 'hint')) {
      const [, known] = /Known already: ([^]*?)\.(?: So: |$)/.exec(hint) ?? [];
      for (const fact of known?.split(/, (?!\d)/) ?? []) {
        const [, list] = /(?: \(rows? ([\d, ]+)\)|^row (\d) is true)$/.exec(fact) ?? [];
        assert.ok(/^row \d is true$/.test(fact) || (list && list.split(', ').every((row) => Number(row) >= 1 && Number(row) <= count)), `${name}: ${hint}`);
        rows += list ? 1 : 0;
      }
    }
    if (name.includes('liar')) assert.equal(chain.filter(({ text, from }) => text === 'puzzle_liar_lied' && from.length === count - 1).length, 1, name);
  }
  assert.ok(steps > 50 && rows > 50 && cleared > 10, `${steps} ${rows} ${cleared}`);
});
