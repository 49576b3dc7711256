// Puzzles as lessons: the first step asks, each further one is a step of the proof. The engine makes a puzzle from its
// kind, level and number, and proves it; shell/text/*/puzzles.txt words it.
import { puzzleActivity } from './puzzle-activity.mjs';
import { DAY, NAME, SHEET, puzzleName } from './puzzle-names.mjs';
import { activityTitle, puzzleTitle } from './puzzle-titles.mjs';
import { PLAYERS } from './puzzle_tables.mjs'; // from shell/cluedo/phrases.cpp
import { PUZZLES } from './puzzles_texts.mjs';

/** Steps that look at a player. */
const PLAYER = ['puzzle_cluedo_open', 'puzzle_cluedo_left'];
/** Steps that say the same of one move each, and share a page. */
const ALIKE = ['puzzle_31_beyond', 'puzzle_31_loses', 'puzzle_31_sooner', 'puzzle_noughts_loses', 'puzzle_noughts_draws'];
const MOST_STEPS = 48, GROUP = 3, HOLDERS = 10; // of a puzzle, in shell/lesson/step.hpp; facts said together; in the id of a notebook's cell
const GAMES = { thirtyone: 'thirtyone', trees: 'trees', tictactoe: 'tictactoe', matrix: 'matrix', betting: 'betting', cluedo: 'cluedo' };
/** What would answer the question: the analysis, and controls that lead to it. */
const HIDDEN = {
  codes: ['analysis', 'hint', 'mind'], thirtyone: ['analysis', 'tab', 'exercises', 'review'], matrix: ['analysis', 'tab'], betting: ['analysis', 'tab', 'view'], cluedo: ['analysis', 'tab', 'mind', 'level', 'hint', 'advice', 'suppose', 'shares'],
  trees: ['analysis', 'step', 'play', 'next_cut', 'algorithm', 'order', 'page', 'tab'], tictactoe: ['analysis', 'tab', 'search', 'depth', 'show_tree', 'look'],
};
/** Switches that hide the panel, the notebook's own marks, or the keys. */
const OFF = { thirtyone: ['analysis', '0'], matrix: ['analysis', '0'], betting: ['analysis', '0'], tictactoe: ['analysis', '0'], cluedo: ['mind', 'none'], codes: ['clues', '1'] };

/** Asks the engine; an error's message is the engine's. */
async function asked(engine, request) {
  const { ok, result, error } = JSON.parse(await engine(JSON.stringify(request)));
  if (!ok) throw Object.assign(new Error(error.message), { final: true });
  return result;
}
const keyOf = (name) => {
  const [, kind, level, number] = NAME.exec(name);
  return { kind, level: Number(level), number: Number(number) };
};

const say = (language, key, values = {}) => ((PUZZLES[language] ?? PUZZLES.en)[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
/** Values in the order of the text's own braces in English, as the engine gives them. */
function sayInOrder(language, key, list) {
  const names = [...new Set([...(PUZZLES.en[key] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))];
  return say(language, key, Object.fromEntries(names.map((name, i) => [name, list[i]])));
}

const escaped = (text) => `${text}`.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
const lineOf = (key, ...fields) => [key, ...fields.map(escaped)].join('\t');

/** How a board writes its symbols: letters for colours and letters, digits for digits. */
const symbolsOf = (line) => (/ (colours|letters) /.test(line) ? (n) => String.fromCharCode(65 + Number(n)) : (n) => `${n}`);
const codeOf = (line, code) => [...code].map((c) => symbolsOf(line)(parseInt(c, 16))).join('');

const cardOf = (language, card) => say(language, `cluedo_card_${card}`);
const seatsOf = (line) => ({ players: line.split(' ')[4].length, me: Number(line.split(' ')[5]) });
/** A player of a notebook by the seat. */
function holderOf(language, line, holder) {
  const { players, me } = seatsOf(line), seat = Number(holder);
  return seat >= players ? say(language, 'envelope') : seat === me ? say(language, 'me') : PLAYERS[seat - (seat > me ? 1 : 0)];
}

/** How many cards each player holds. */
const handsOf = (language, line) => say(language, 'hands', { list: [...line.split(' ')[4]].map((size, seat) => `${holderOf(language, line, seat)} ${size.charCodeAt(0) - 97}`).join(', ') });

/** The notes of a notebook's line, a paragraph each: who asked for which cards, who passed, who showed. */
function notesOf(language, line) {
  const { players } = seatsOf(line), card = (letter) => cardOf(language, letter.charCodeAt(0) - 97);
  return line.split(' ').filter((word) => /^s\d[a-z]{3}[\d-][a-z-]$/.test(word)).map((word, i) => {
    const [, asker, ...rest] = word, [shower, shown] = rest.slice(3), passed = [];
    for (let seat = (Number(asker) + 1) % players; seat !== Number(asker) && `${seat}` !== shower; seat = (seat + 1) % players) passed.push(holderOf(language, line, seat));
    const end = shower === '-' ? 'note_nobody' : `note_${passed.length ? 'passed_' : ''}${shown === '-' ? 'one' : 'card'}`;
    const told = { names: passed.join(', '), shower: shower === '-' ? '' : holderOf(language, line, shower), card: shown === '-' ? '' : card(shown) };
    return say(language, 'note', { n: i + 1, asker: holderOf(language, line, asker), cards: rest.slice(0, 3).map(card).join(', '), end: say(language, end, told) });
  });
}

/** A fact of a deduction in words; '' if the reason says it already. */
function factOf(language, fact, line) {
  const [what, ...of] = fact.split(':'), symbol = symbolsOf(line);
  switch (what) {
    case 'at': return say(language, 'gives_at', { symbol: symbol(of[1]), position: Number(of[0]) + 1 });
    case 'not': return say(language, 'gives_not', { symbol: symbol(of[1]), position: Number(of[0]) + 1 });
    case 'least': return say(language, of[1] === '1' ? 'gives_in' : 'gives_least', { symbol: symbol(of[0]), times: of[1] });
    case 'most': return say(language, ['gives_out', 'gives_most_one'][of[1]] ?? 'gives_most', { symbol: symbol(of[0]), times: of[1] });
    case 'true': return say(language, 'gives_true', { row: Number(of[0]) + 1 });
    case 'has': case 'lacks': return say(language, `gives_${what}${Number(of[1]) === seatsOf(line).me ? '_me' : ''}`, { card: cardOf(language, of[0]), holder: holderOf(language, line, of[1]) });
    default: return '';
  }
}

/** A tree's nodes in the order of their ids (breadth first): their level from 1, their place in it, a leaf's value. */
function nodesOf(line) {
  const root = { level: 1, children: [] }, path = [root];
  for (const [token] of (line.split(' ').slice(7).join(' ')).matchAll(/[()]|[^(),\s]+/g)) {
    const [above] = path.slice(-1);
    if (token === ')') path.pop();
    else {
      const node = { level: above.level + 1, children: [], value: token === '(' ? undefined : token };
      above.children.push(node);
      if (token === '(') path.push(node);
    }
  }
  const whole = root.children.length === 1 ? root.children[0] : root, all = [whole], leaves = [];
  for (const node of all) all.push(...node.children);
  const first = all[0].level - 1, seen = {};
  for (const node of all) Object.assign(node, { level: node.level - first, n: (seen[node.level] = (seen[node.level] ?? 0) + 1) });
  const inOrder = (node) => { if (node.children.length) node.children.forEach(inOrder); else leaves.push(node); };
  inOrder(whole);
  leaves.forEach((leaf, i) => { leaf.leaf = i + 1; });
  return all;
}

/** The leaves that alpha-beta looks at, each with the bounds when it gets there: what MAX and MIN have above. */
function looksOf(line) {
  const [root] = nodesOf(line), looks = new Map();
  const search = (node, max, alpha, beta) => {
    if (!node.children.length) return looks.set(node.leaf, { alpha, beta }), Number(node.value);
    const window = { alpha, beta };
    let best = max ? -Infinity : Infinity;
    for (const child of node.children) {
      const value = search(child, !max, window.alpha, window.beta);
      best = max ? Math.max(best, value) : Math.min(best, value);
      if (max) window.alpha = Math.max(window.alpha, best);
      else window.beta = Math.min(window.beta, best);
      if (window.alpha >= window.beta) break;
    }
    return best;
  };
  search(root, line.split(' ')[3] === 'max', -Infinity, Infinity);
  return looks;
}

/** Why alpha-beta does look at the first of these leaves, from the left; '' if it looks at none of them. */
function lookedAt(language, line, ids) {
  const looks = looksOf(line), all = nodesOf(line), marked = ids.map((id) => all[Number(id.split(':')[1])]).sort((a, b) => a.leaf - b.leaf), first = marked.find(({ leaf }) => looks.has(leaf));
  if (!first) return '';
  const { alpha, beta } = looks.get(first.leaf), held = `${alpha > -Infinity ? '_max' : ''}${beta < Infinity ? '_min' : ''}`;
  return say(language, `contradicts_seen${held}`, { n: first.leaf, value: `${first.value}`.replace(/^-/, '−'), alpha: `${alpha}`.replace(/^-/, '−'), beta: `${beta}`.replace(/^-/, '−') });
}

/** A node in words: a leaf by its place from the left and its value. */
function nodeInWords(language, line, id) {
  const node = nodesOf(line)[Number(id.split(':')[1])];
  if (node.level === 1) return say(language, 'root');
  return node.leaf ? say(language, 'leaf', { n: node.leaf, value: node.value }) : say(language, 'node', node);
}

/** The leaves of a tree, which the reader may strike out. */
const strikesOf = (language, line) => nodesOf(line).flatMap(({ leaf }, i) => (leaf ? [lineOf('strike', `node:${i}`, nodeInWords(language, line, `node:${i}`))] : []));

const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

/** A guess's pegs for a code: in their places, and elsewhere. */
function pegsOf(guess, code) {
  const black = [...guess].filter((symbol, i) => symbol === code[i]).length, left = [...code];
  for (const symbol of guess) if (left.includes(symbol)) left.splice(left.indexOf(symbol), 1);
  return { black, white: code.length - left.length - black };
}

/** The row that lies, from 0; -1 if none does. */
const liarOf = (chain) => Number(chain.flatMap(({ gives }) => gives).find((fact) => fact.startsWith('lied:'))?.slice(5) ?? -1);
/** A row struck out: the board counts without it. */
const without = (line, row) => `${line} i${`${row}`.padStart(2, '0')}`;

/** Which row lied, the answer it should have, and why it is this one. */
function lieOf(language, line, chain, code) {
  const row = liarOf(chain), guesses = line.split(' ').filter((word) => /^g[\da-f]+$/.test(word));
  return row < 0 ? [] : [say(language, 'liar_lied', { row: row + 1, ...pegsOf(guesses[row].slice(1), code) })];
}

/** What the last step of a lying row's chain comes to. */
const endIn = (language, { kind }, { line, chain, answer }) => (kind === 'liar' ? [say(language, 'liar_end', { code: codeOf(line, `${answer}`), row: liarOf(chain) + 1 })] : []);

const CHOICES = ['row', 'column', 'other']; // of a matrix, which the board calls A, B, C
const FACTORS = ['fold', 'ace', 'king']; // gains in a sum of products

/** How many rows a code makes false, where exactly one is. */
function lieIn(language, { line }, code) {
  const words = line.split(' '), answers = words.filter((word) => /^a\d\d$/.test(word));
  const list = words.filter((word) => /^g[\da-f]+$/.test(word)).flatMap((guess, i) => {
    const { black, white } = pegsOf(guess.slice(1), code);
    return answers[i] === `a${black}${white}` ? [] : [i + 1];
  });
  return list.length ? say(language, 'contradicts_lies', { list: list.join(', ') }) : say(language, 'contradicts_no_lie');
}

const minus = (number) => `${number}`.replace(/^-/, '−');
/** A move as the board writes it. */
const moveOf = (line, move) => (line.startsWith('tictactoe') ? Number(move) + 1 : move);

/** Lines of best play: one as a sentence, those of several replies one below the other. */
function playOf(language, cases, line) {
  const moves = cases.map((one) => one.split(' ').map((move) => moveOf(line, move)));
  if (moves.length === 1) return moves[0].length < 2 ? '' : ` ${say(language, 'best_play', { line: moves[0].join(', ') })}`;
  return ['', say(language, 'best_lines'), ...moves.map(([reply, ...rest]) => [reply, rest.join(', ')].filter((part) => part !== '').join(': '))].join('\n');
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/** Where to look on a board of tic-tac-toe: two of one's own in a line, then the other's, else what to look for. */
function threatOf(language, line, draw) {
  const moves = line.split(' ').slice(5).map(Number), holder = new Map(moves.map((cell, ply) => [cell, ply % 2])), mine = moves.length % 2;
  const twos = (side) => LINES.filter((one) => one.filter((cell) => holder.get(cell) === side).length === 2 && one.some((cell) => !holder.has(cell)));
  const [look, lines] = [['look_two', twos(mine)], ['look_threat', twos(1 - mine)], [draw ? 'look_trap' : 'look_double', []]].find(([key, found]) => found.length || !/two|threat/.test(key));
  const cells = lines.map((one) => one.filter((cell) => holder.has(cell)).map((cell) => cell + 1).join(', ')).join('; ');
  return say(language, look, { cells });
}

/** A card's kind, from 0: suspects, weapons, rooms. */
function kindOf(line, card) {
  const sizes = line.split(' ')[3].split('-').map(Number);
  return Number(card) < sizes[0] ? 0 : Number(card) < sizes[0] + sizes[1] ? 1 : 2;
}

/** What a case of a search ends in: a note that cannot be true, or a rule that is broken. */
function endOf(language, word, line) {
  const [what, first, second] = word.split(':');
  if (what === 'row') return say(language, 'case_row', { row: Number(first) + 1 });
  if (second !== undefined) return say(language, 'case_but', { fact: factOf(language, word, line).replace(/\.$/, '') });
  return say(language, `case_${what}`, { card: cardOf(language, first), holder: holderOf(language, line, first), kind: say(language, `group_${kindOf(line, first)}`) });
}

/** The cases of a search, a line each: what is supposed, what it ends in, and by which notes. */
const searchOf = (language, cases, line) => cases.map((one, i) => {
  const words = one.split(' '), end = words.pop(), notes = words.filter((word) => word.startsWith('row:')).map((word) => Number(word.slice(4)) + 1);
  const facts = words.filter((word) => !word.startsWith('row:')).map((word) => factOf(language, word, line).replace(/\.$/, ''));
  const told = endOf(language, end, line);
  return `\n${say(language, 'case_line', { n: i + 1, facts: facts.join(', '), end: notes.length ? say(language, notes.length > 1 ? 'case_by_notes' : 'case_by', { end: told, list: notes.join(', ') }) : told })}`;
}).join('');

/** Facts in words, joined. */
const factsIn = (language, words, line) => words.map((word) => factOf(language, word, line).replace(/\.$/, '')).filter(Boolean).join(', ');

/** A refuted supposition, a line each: what is supposed, what follows by which note or rule, and what fails. */
const trialOf = (language, cases, line) => cases.map((one, i) => {
  const words = one.split(' '), isFact = (word) => /^(has|lacks):/.test(word), facts = factsIn(language, words.filter(isFact), line), [reason] = words.filter((word) => !isFact(word)), last = i + 1 === cases.length;
  if (i === 0 || (!reason && !last)) return `\n${i + 1}. ${say(language, 'trial_suppose', { facts })}.`;
  if (last) return `\n${i + 1}. ${say(language, 'trial_end', { end: endOf(language, reason ?? words[0], line) })}.`;
  const [what, first] = reason.split(':'), end = say(language, `trial_${what}`, { row: Number(first) + 1, card: cardOf(language, first), holder: holderOf(language, line, first), kind: say(language, `group_${kindOf(line, first)}`) });
  return `\n${i + 1}. ${capital(say(language, 'trial_then', { end, facts }))}.`;
}).join('');

/** What was tried, after the reason that rests on it. */
function triedOf(language, { text, cases, rule }, line) {
  if (!cases.length || text === 'puzzle_caught_best' || text === 'puzzle_cluedo_open') return '';
  if (rule === 'trial') return trialOf(language, cases, line);
  return line.startsWith('cluedo ') ? searchOf(language, cases, line) : playOf(language, cases, line);
}

/** The means of all bets, smallest first. */
const meansOf = (language, cases) => cases.map((one) => one.split(' ')).map(([bet, mean]) => `${say(language, 'bet', { bet })}: ${minus(mean)}`).join('; ');

/** That a game of 31 goes on until somebody must go over the limit, where a reason speaks of winning it. */
const untilOf = (language, { text }, line) => (['puzzle_31_loses', 'puzzle_31_sooner', 'puzzle_31_wins'].includes(text) ? say(language, 'until', { limit: line.split(' ')[4] }) : '');

/** How many cards a hand has, on which a step rests: "size:2:4". */
function sizeOf(language, fact, line) {
  const [, holder, n] = fact.split(':');
  return say(language, Number(holder) === seatsOf(line).me ? 'from_size_me' : 'from_size', { holder: capital(holderOf(language, line, holder)), n });
}

/** An earlier fact with the step that found it, if that is known. */
const saidIn = (language, fact, n) => (fact && n ? say(language, 'known_step', { fact, n }) : fact);

/** Whose knowledge a step speaks of, where a puzzle has several: "view:2". */
const viewIn = ({ from }) => from.find((fact) => fact.startsWith('view:'))?.slice(5);

function viewOf(language, step, line) {
  const view = viewIn(step);
  return view === undefined ? '' : `${say(language, Number(view) === seatsOf(line).me ? 'view_me' : 'view', { holder: holderOf(language, line, view) })} `;
}

/** A deduction as a step's text: where, the reason, then what follows, and what was tried. `earlier`: the step of a fact. */
function reasonOf(language, step, line, among = false, earlier = undefined) {
  const { text, values, gives, point, clues, cases, from } = step;
  const word = (name, value) => (name === 'symbol' ? symbolsOf(line)(value) : line.startsWith('matrix') && CHOICES.includes(name) ? String.fromCharCode(64 + Number(value)) : name === 'move' || name === 'reply' ? moveOf(line, value) : FACTORS.includes(name) && value < 0 ? `(${minus(value)})` : minus(value));
  const names = [...new Set([...(PUZZLES.en[text] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))];
  const where = line.startsWith('trees ') && point.length ? `${capital(nodeInWords(language, line, point[0]))}. ` : '';
  const which = clues.length > 1 && (!names.includes('row') || text === 'puzzle_liar_true') && !where ? ` ${say(language, line.startsWith('cluedo ') ? 'notes' : 'rows', { list: clues.map((row) => row + 1).join(', ') })}` : '';
  const sizes = from.filter((fact) => fact.startsWith('size:')).map((fact) => `${sizeOf(language, fact, line)} `).join('');
  const before = from.map((fact) => saidIn(language, factOf(language, fact, line).replace(/\.$/, ''), earlier?.(fact))).filter(Boolean), known = before.length ? ` ${say(language, 'known', { facts: before.join(', ') })}` : '';
  const until = among ? '' : untilOf(language, step, line), told = text === 'puzzle_caught_best' ? [...values, meansOf(language, cases)] : values;
  const reason = viewOf(language, step, line) + where + sizes + sayInOrder(language, text, told.map((value, i) => word(names[i], value))) + which + known + (until && ` ${until}`), tried = triedOf(language, step, line);
  const shared = gives.filter((fact) => fact.startsWith('knows:')).map((fact) => factOf(language, fact.slice('knows:'.length), line).replace(/\.$/, ''));
  const too = shared.length ? ` ${say(language, 'so_knows', { holder: step.knower, facts: shared.join(', ') })}` : '';
  const facts = gives.map((fact) => factOf(language, fact, line).replace(/\.$/, '')).filter(Boolean), paragraphs = [];
  for (let i = 0; i < facts.length; i += GROUP) paragraphs.push(facts.slice(i, i + GROUP).join(', '));
  return reason + (paragraphs.length ? ` ${say(language, 'so', { facts: paragraphs.join('; ') })}.` : '') + too + tried;
}

/** The pages of a chain: neighbours that say the same of a move each are one. */
function pagesOf(chain) {
  const pages = [];
  for (const step of chain) {
    const [before] = pages.slice(-1);
    if (before && ALIKE.includes(step.text) && before[0].text === step.text) before.push(step);
    else pages.push([step]);
  }
  return pages;
}

/** The number of the page before this one that has found a fact; none if the board shows it. */
const foundIn = (pages, now) => (fact) => pages.slice(0, now).findIndex((page) => page.some(({ gives }) => gives.some((one) => one === fact || one === `knows:${fact}`))) + 1;

/** A page's text; of several steps a line each, and once what they share. */
function pageOf(language, page, line, earlier) {
  if (page.length === 1) return reasonOf(language, page[0], line, false, earlier);
  return [...page.map((step) => reasonOf(language, step, line, true)), untilOf(language, page[0], line)].filter(Boolean).join('\n');
}

/** The first place that a deduction speaks of: a matrix's row, or the cells of its column. */
function firstOf(line, point) {
  const [, row, column] = (point[0] ?? '').split(':');
  return line.startsWith('matrix ') && column !== undefined ? point.filter((id) => id.startsWith('cell:') && id.split(':')[2] === column) : point.slice(0, row === undefined ? 0 : 1);
}

const wordsOf = (form, language, rows) => say(language, rows.length > 1 ? `${form}s` : form, { row: rows[0] + 1, list: rows.map((row) => row + 1).join(', ') });

/** Where a deduction looks that names no row or note, in words. */
function placeOf(language, { text, point }, line) {
  const [what, first, second] = (firstOf(line, point)[0] ?? '').split(':');
  if (what === 'hole') return say(language, 'place_position', { position: Number(first) + 1 });
  if (what === 'cell' && line.startsWith('cluedo ')) {
    const card = Math.floor(Number(first) / HOLDERS), holder = holderOf(language, line, Number(first) % HOLDERS);
    return say(language, /hand_/.test(text) ? 'place_hand' : /of_kind/.test(text) ? 'place_kind' : 'place_card', { card: cardOf(language, card), holder, kind: say(language, `group_${kindOf(line, card)}`) });
  }
  if (what === 'choose') return say(language, 'place_row', { row: String.fromCharCode(65 + Number(first)) });
  if (what === 'cell' && second !== undefined) return say(language, 'place_column', { column: String.fromCharCode(65 + Number(second)) });
  return '';
}

/** A deduction as hints, each with the ids it speaks of: where to look, the reason, then what follows. */
function hintsOf(language, step, line, chosen) {
  // Of a choice on the board a ring would mark what can be chosen: only the answer's is marked, at last.
  if (chosen) return [lineOf('hint', reasonOf(language, step, line), ...(step.gives.some((fact) => fact.startsWith('answer:')) ? [step.point.join(',')] : []))];
  const { clues, point, gives } = step, rows = clues.map((row) => `row:${row}`), notes = line.startsWith('cluedo ');
  const first = rows.length ? rows : PLAYER.includes(step.text) ? point : firstOf(line, point); // later ids are what follows
  const place = line.startsWith('trees ') && point.length ? nodeInWords(language, line, point[0]) : placeOf(language, step, line);
  const look = PLAYER.includes(step.text) ? say(language, 'look_player', { holder: step.values[0] }) : rows.length ? wordsOf(notes ? 'look_note' : 'look_row', language, clues)
    : place && say(language, 'look_at', { place });
  const reason = reasonOf(language, { ...step, gives: [] }, line), whole = reasonOf(language, step, line);
  const both = [...new Set([...rows, ...point])];
  return [...(look ? [[look, first]] : []), ...(whole === reason ? [] : [[reason, first]]), [whole, gives.length ? both : first]]
    .map(([text, ids]) => lineOf('hint', text, ids.join(',')));
}

/** Without hints that say again what one before has said; the one that marks the answer of a choice stays. */
function unlike(hints, chosen) {
  const said = new Set();
  return hints.filter((hint) => {
    const [, text, ids] = hint.split('\t'), again = said.has(text);
    said.add(text);
    return !again || (chosen && ids);
  });
}

/** An answer's option: its value, its words, a note, and the control on the board that stands for it. */
function optionOf(language, kind, value, line) {
  const [what, number] = value.split(':');
  if (what === 'node') return [value, kind === 'cut' ? nodeInWords(language, line, value) : capital(nodeInWords(language, line, value)), '', value]; // of a set: in a list
  if (what === 'bet') return [value, capital(say(language, 'bet', { bet: line.split(' ')[2].split(',')[number] })), '', value];
  if (kind === 'noughts') return [value, capital(say(language, 'cell', { cell: Number(value) + 1 })), '', `cell:${value}`];
  if (kind === 'whodunit') return [value, cardOf(language, value), '', ''];
  if (kind === 'hand' || kind === 'who_knows') return [value, holderOf(language, line, value), '', ''];
  return [value, value, '', `value:${value}`];
}

/** What can be answered; none where the answer is typed. */
function choicesOf(kind, ask, line) {
  if (ask.options?.length) return ask.options.map(String);
  if (ask.kind === 'move') return movesOf(line).map(String);
  return ask.kind === 'envelope' ? Array.from({ length: line.split(' ')[3].split('-').reduce((sum, n) => sum + Number(n), 0) }, (_, i) => `${i}`) : [];
}

/** The hardest rule by its name: no move wins where one resists or holds a draw. */
const ruleOf = (kind, ask, hardest) => (hardest !== 'win' ? hardest : kind === 'hold_out' ? 'longest' : kind === 'noughts' && ask.about === 'draw' ? 'holds' : hardest);

/** The question's lines. */
function questionOf(language, key, { line, ask, answer, chain, hardest }, onPaper) {
  const { kind } = key, list = [answer].flat().map(String), form = ask.kind === 'envelope' ? 'set' : ask.kind === 'move' ? 'choice' : ask.kind;
  const about = kind === 'noughts' || kind === 'matrix' ? `_${ask.about}` : '', card = kind === 'hand' ? cardOf(language, ask.about) : ask.about;
  const options = choicesOf(kind, ask, line).map((value) => optionOf(language, kind, value, line)), called = (one) => options.find(([value]) => value === one)?.[1] ?? one;
  const chosen = form === 'choice' && options.every(([, , , id]) => id);
  const told = form === 'code' ? codeOf(line, list[0]) : list.map(called).join(', ');
  return [
    lineOf('ask', form, say(language, `ask_${kind}${about}`, { card })), ...options.map((option) => lineOf('option', ...option)), ...list.map((one) => lineOf('answer', one)),
    ...(kind === 'whodunit' ? line.split(' ')[3].split('-').map((size, i) => lineOf('each', say(language, `group_${i}`), size)) : []),
    ...(kind === 'noughts' && !onPaper ? [lineOf('hint', threatOf(language, line, ask.about === 'draw'))] : []), ...unlike(chain.flatMap((step) => (onPaper ? [lineOf('hint', reasonOf(language, step, line))] : hintsOf(language, step, line, chosen))), chosen),
    lineOf('right', [...lieOf(language, line, chain, list[0]), say(language, 'right', { answer: told }), say(language, 'hardest', { rule: say(language, `rule_${ruleOf(kind, ask, hardest)}`) })].join('\n')),
    ...(kind === 'liar' ? [lineOf('reveal', `ignore:${liarOf(chain)}`, '1')] : []), // the counts must not take the lie as true
  ];
}

/** Moves of a board of 31 or tic-tac-toe, where the engine lists none. */
function movesOf(line) {
  const words = line.split(' ');
  if (words[0] === 'thirtyone') { // each value as often as there are rows
    const [, , rows, most] = words.map(Number), used = words.slice(9).map(Number);
    return Array.from({ length: most }, (_, i) => i + 1).filter((value) => used.filter((one) => one === value).length < rows);
  }
  const taken = new Set(words.slice(5));
  return Array.from({ length: 9 }, (_, i) => i).filter((cell) => !taken.has(`${cell}`));
}

/** What was seen of the other player, in the order of the bets: the figures that the proof rests on. */
function seenIn(language, chain) {
  const rows = chain.filter(({ text }) => text === 'puzzle_caught_mean').map(({ values }) => values).sort((a, b) => a[0] - b[0]);
  return rows.map(([bet, folds, aces, kings]) => say(language, 'caught_seen', { bet, folds, aces, kings })).join('\n');
}

/** At most as many deductions as a lesson has steps: neighbours for the same reason become one. */
function fewer(chain) {
  const out = [...chain];
  for (let i = out.length - 1; i > 0 && out.length > MOST_STEPS - 1; i--) {
    if (out[i].cases.length || String(viewIn(out[i])) !== String(viewIn(out[i - 1])) || out[i].text !== out[i - 1].text || String(out[i].values[0]) !== String(out[i - 1].values[0])) continue;
    const both = (name) => [...out[i - 1][name], ...out[i][name].filter((one) => !out[i - 1][name].includes(one))];
    out.splice(i - 1, 2, { ...out[i - 1], gives: both('gives'), point: both('point'), from: both('from') });
  }
  return out.slice(-(MOST_STEPS - 1)); // the end proves the answer
}

/** Marks of a notebook, as its line has them: what a fact says of a card and a holder. */
function markOf(fact) {
  const [what, card, holder] = fact.split(':');
  return what === 'has' || what === 'lacks' ? [`k${String.fromCharCode(97 + Number(card))}${holder}${what === 'has' ? 1 : 2}`] : [];
}

/** What a player who need not know may hold and have been shown, and two envelopes that this player cannot tell apart. */
function openIn(language, line, { values: [seat, n], cases: [held, ...envelopes] }) {
  const holder = holderOf(language, line, seat), facts = held.split(' ').map((fact) => fact.split(':')), list = (all) => all.map(([, card]) => cardOf(language, card)).join(', ');
  const shown = facts.filter(([, , by]) => by !== seat).map(([, card, by]) => say(language, 'shown_to', { shower: holderOf(language, line, by), holder, card: cardOf(language, card) }));
  return [holder, list(facts.filter(([, , by]) => by === seat)), shown.map((one) => `${one} `).join(''), n, ...envelopes.map((one) => list(one.split(' ').map((fact) => fact.split(':'))))];
}

/** A chain of `who_knows` with its players' names: those who need not know, then the one who knows, and the three cards. */
function named(language, line, chain) {
  const { players } = seatsOf(line), gives = chain.flatMap((step) => step.gives).map((fact) => fact.split(':')), seat = gives.find(([what]) => what === 'left')?.[1];
  if (seat === undefined) return chain;
  const cards = gives.filter(([what, , holder]) => what === 'has' && Number(holder) === players).map(([, card]) => Number(card)), knower = holderOf(language, line, seat);
  const list = [...new Set(cards)].sort((a, b) => a - b).map((card) => cardOf(language, card)).join(', ');
  const values = { puzzle_cluedo_open: (step) => openIn(language, line, step), puzzle_cluedo_left: () => [knower], puzzle_cluedo_seen: (step) => [step.values[0], knower], puzzle_cluedo_knows: () => [knower, list] };
  return chain.map((step) => ({ ...step, knower, values: values[step.text]?.(step) ?? step.values }));
}

/** A proof's board: of a notebook with the marks known at this step. Until the lying row is found no count is shown: each would take the lie as true. */
function boardOf({ kind }, line, chain, step) {
  const row = kind === 'liar' ? liarOf(chain) : -1, found = chain.findIndex(({ gives }) => gives.includes(`lied:${row}`));
  if (line.startsWith('cluedo ')) return [lineOf('at', [line, ...new Set(chain.slice(0, step).flatMap(({ gives }) => gives.flatMap(markOf)))].join(' '))];
  if (row < 0) return [lineOf('at', line)];
  return step > found + 1 ? [lineOf('at', without(line, row))] : [lineOf('at', line), ...HIDDEN.codes.map((id) => lineOf('sealed', id))];
}

/**
 * @param {{lesson: string, step: number, language: string}} wanted
 * @param {{engine: (request: string) => Promise<string | null>}} tools
 * @returns {Promise<{game: string, flat: string}>} as stepOf() of steps.mjs
 */
export async function puzzleStep({ lesson, step, seed, language, onPaper = false }, { engine }) {
  if (SHEET.test(lesson)) return sheetStep({ lesson, step, seed, language }, { engine });
  const [, date] = DAY.exec(lesson) ?? [];
  if (date) {
    const { puzzles: [first] } = await asked(engine, { cmd: 'puzzle.day', date });
    return puzzleStep({ lesson: puzzleName(first, date), step: 0, language }, { engine });
  }
  const key = keyOf(lesson), result = await asked(engine, { cmd: 'puzzle.make', ...key, chain: true });
  result.line = result.line.replace(' colours ', ' letters '); // as the answer is typed
  const { line } = result, [word] = line.split(' '), shown = fewer(result.chain);
  result.chain = word === 'cluedo' ? named(language, line, shown) : shown;
  const pages = pagesOf(result.chain), page = pages[step - 1] ?? [], clues = page.flatMap((one) => one.clues);
  const game = word === 'codes' ? (/ digits /.test(line) ? 'picas-fijas' : 'mastermind') : GAMES[word];
  const head = [lineOf('lesson', lesson), lineOf('game', game), lineOf('title', puzzleTitle(language, key)), lineOf('minutes', '2'), lineOf('step', step, pages.length + 1), lineOf('seed', 1)];
  const off = OFF[word] ? [lineOf('show', ...OFF[word])] : [];
  const body = step === 0
    ? [lineOf('say', [say(language, `say_${key.kind}`, { list: `\n${seenIn(language, result.chain)}`, limit: line.split(' ')[4] }), ...(word === 'codes' ? [say(language, / p\d+c\d+r /.test(line) ? 'code_repeats' : 'code_no_repeats')] : []), ...(word === 'cluedo' ? [handsOf(language, line), ...notesOf(language, line)] : [])].join('\n')), lineOf('at', line), ...off, ...(HIDDEN[word] ?? []).map((id) => lineOf('hide', id)), ...(key.kind === 'order' ? strikesOf(language, line) : []), ...questionOf(language, key, result, onPaper)]
    : [lineOf('say', [pageOf(language, page, line, foundIn(pages, step - 1)), ...(step === pages.length ? endIn(language, key, result) : []), ...(word === 'cluedo' ? clues.map((i) => notesOf(language, line)[i]) : [])].join('\n')), ...boardOf(key, line, shown, pages.slice(0, step).flat().length), ...off, ...page.flatMap(({ point }) => (page.length > 1 ? point.slice(0, 1) : point)).map((id) => lineOf('point', id))];
  return { game, flat: `${[...head, ...body].join('\n')}\n` };
}

/** The question of one of a sheet's puzzles, as a step of one lesson. */
async function sheetStep({ lesson, step, seed, language }, { engine }) {
  const [, kind, level, count] = SHEET.exec(lesson);
  const { game, flat } = await puzzleStep({ lesson: puzzleName({ kind, level, number: seed + step }), step: 0, language, onPaper: true }, { engine });
  return { game, flat: flat.replace(/^step\t.*$/m, lineOf('step', step, count)) };
}

/** A sheet as a lesson's file. */
export function sheetFile({ lesson, language }) {
  const [, kind, level, count] = SHEET.exec(lesson);
  return { structure: { title: puzzleTitle(language, { kind, level }), minutes: 3 * count }, language, texts: {} };
}

/** What a wrong answer contradicts, never the answer. @returns {Promise<string>} */
export async function contradicted({ lesson, answer, language }, { engine }) {
  const key = keyOf(lesson), { right, contradicts: [first = ''] } = await asked(engine, { cmd: 'puzzle.check', ...key, answer });
  const [what, number, column] = first.split(':');
  if (right) return say(language, 'wrong');
  if (what === 'row' && key.kind === 'liar') return lieIn(language, await asked(engine, { cmd: 'puzzle.make', ...key }), `${answer}`);
  if (what === 'row') return say(language, ['whodunit', 'hand', 'who_knows'].includes(key.kind) ? 'contradicts_note' : 'contradicts_row', { row: Number(number) + 1 });
  if (what === 'cell' && ['whodunit', 'hand', 'who_knows'].includes(key.kind)) return say(language, 'wrong'); // a cell of the table, no reply
  if (what === 'cell' && key.kind === 'matrix') return say(language, 'contradicts_column', { column: String.fromCharCode(65 + Number(column)) });
  if (what === 'value' && key.kind === 'hold_out') {
    const { chain } = await asked(engine, { cmd: 'puzzle.make', ...key, chain: true }), [move, reply, left] = chain.find(({ values: [one] }) => one === `${answer}`)?.values ?? [];
    if (left !== undefined) return say(language, 'contradicts_sooner', { move, reply, left });
  }
  if (what === 'value' || what === 'cell') return say(language, 'contradicts_reply', { reply: Number(number) + (what === 'cell' ? 1 : 0) });
  if (what === 'bet') {
    const { line, chain } = await asked(engine, { cmd: 'puzzle.make', ...key, chain: true }), bet = line.split(' ')[2].split(',')[`${answer}`.split(':')[1]];
    const mean = chain.find(({ text, values: [one] }) => text === 'puzzle_caught_mean' && one === bet)?.values.slice(-1)[0];
    return say(language, mean === undefined ? 'wrong' : 'contradicts_mean', { bet, mean: minus(mean) });
  }
  if (what !== 'node') return say(language, 'wrong');
  const { line, chain } = await asked(engine, { cmd: 'puzzle.make', ...key, chain: key.kind === 'order' });
  if (key.kind === 'order') {
    const [leaves, now] = chain.find(({ point }) => point[0] === first).values;
    return say(language, Number(leaves) < Number(now) ? 'contradicts_turn' : 'contradicts_turn_none', { leaves, now });
  }
  return lookedAt(language, line, [answer].flat()) || say(language, 'contradicts_missing');
}

/** What a class or a course calls an activity. */
export const titleOf = ({ puzzle, lesson, language }) => activityTitle(language, puzzleActivity(puzzle, lesson).name);
