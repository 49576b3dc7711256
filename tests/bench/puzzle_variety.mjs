// How many puzzles of a kind and level there are up to renaming, from how often random numbers give equal ones:
//   node tests/bench/puzzle_variety.mjs build/release/sagaz [puzzles = 500] [kind…]
// Of N puzzles with C equal pairs, N(N−1)/2C are expected to exist, with a relative error of 1/√C; without an equal pair
// there are more than N(N−1)/6 with 95 % (three pairs would be expected). Unequally frequent ones make it too small.
// noughts has so few that its numbers go through all of them: these are counted.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const KINDS = ['crack', 'liar', 'only_move', 'cut', 'whodunit', 'hold_out', 'order', 'noughts', 'matrix', 'hand', 'caught', 'who_knows'];

function* orders(list) {
  if (list.length < 2) return yield list;
  for (let i = 0; i < list.length; i++) for (const rest of orders([...list.slice(0, i), ...list.slice(i + 1)])) yield [list[i], ...rest];
}

/** The least text of all. */
function least(texts) {
  let best;
  for (const text of texts) if (best === undefined || text < best) best = text;
  return best;
}

/** Symbols by their first occurrence. */
function renamed(text) {
  const names = new Map();
  return [...text].map((symbol) => (/\w/.test(symbol) ? names.get(symbol) ?? names.set(symbol, String.fromCharCode(97 + names.size)).get(symbol) : symbol)).join('');
}

/** Codes: positions in any order, symbols renamed, rows in any order (those with equal answers are tried). */
function ofCodes(line) {
  const words = line.split(' '), guesses = words.filter((word) => /^g/.test(word)).map((word) => word.slice(1)), answers = words.filter((word) => /^a\d\d$/.test(word));
  const groups = [...new Set(answers)].sort().map((answer) => guesses.filter((_, i) => answers[i] === answer));
  const rows = (left) => (left.length ? [...orders(left[0])].flatMap((first) => rows(left.slice(1)).map((rest) => [...first, ...rest])) : [[]]);
  const all = rows(groups);
  function* texts() {
    for (const places of orders([...guesses[0]].map((_, i) => i))) for (const one of all) yield renamed(one.map((guess) => places.map((place) => guess[place]).join('')).join('-'));
  }
  return `${words[2]} ${[...answers].sort().join(' ')} ${least(texts())}`;
}

/** Trees: leaves by their order; MIN's tree is MAX's with the signs turned. */
function ofTree(line) {
  const [text] = line.split(' ').slice(-1), max = line.split(' ')[3] === 'max', values = [...new Set(text.match(/-?\d+/g).map(Number))].sort((a, b) => (max ? a - b : b - a));
  return text.replace(/-?\d+/g, (value) => values.indexOf(Number(value)));
}

const turns = [(r, c) => [r, c], (r, c) => [r, 2 - c], (r, c) => [2 - r, c], (r, c) => [2 - r, 2 - c]].flatMap((turn) => [turn, (r, c) => turn(r, c).reverse()]);
function ofNoughts(line) {
  const moves = line.split(' ').slice(5).map(Number);
  return least(turns.map((turn) => {
    const cells = Array(9).fill('.');
    moves.forEach((cell, i) => { const [r, c] = turn(Math.floor(cell / 3), cell % 3); cells[3 * r + c] = i % 2 ? 'o' : 'x'; });
    return cells.join('');
  }));
}

/** Matrices: rows and columns in any order, but for the row whose probability is asked. */
function ofMatrix(line, about) {
  const rows = line.split(' ')[2].split(';').map((row) => row.split(','));
  const columns = rows[0].map((_, i) => i), free = about === 'p' ? rows.slice(1) : rows, fixed = about === 'p' ? rows.slice(0, 1) : [];
  return `${about} ${least([...orders(free)].flatMap((some) => [...orders(columns)].map((order) => [...fixed, ...some].map((row) => order.map((i) => row[i]).join(',')).join(';'))))}`;
}

/** Notebooks of Cluedo: the cards of a kind renamed, the seats and the notes in their order. */
function ofNotebook(line, about) {
  const words = line.split(' '), notes = words.filter((word) => /^s\d[a-z]{3}[\d-][a-z-]$/.test(word)), [hand] = words.slice(12, 13), names = new Map(), used = [0, 0, 0];
  const kind = (card) => (card < 'g' ? 0 : card < 'm' ? 1 : 2);
  const name = (card) => (card === '-' ? card : names.get(card) ?? names.set(card, `${'swr'[kind(card)]}${used[kind(card)]++}`).get(card));
  const told = notes.map((note) => `${note[1]}${[...note.slice(2, 5)].map(name).join('')}${note[5]}${name(note[6])}`).join(' '), asked = about === undefined ? '' : name(String.fromCharCode(97 + Number(about)));
  const held = [...hand].map((card) => names.get(card) ?? 'swr'[kind(card)]).sort().join('');
  return `${words[4]} ${held} ${told} ${asked}`;
}

/** Bets against what was seen: how often each was folded and called, with which card. */
const ofBets = ({ line, ask, chain }) => `${line.split(' ')[2]} ${ask.about} ${chain.filter(({ text }) => text === 'puzzle_caught_mean').map(({ values }) => values.slice(0, 4).join(',')).sort().join(' ')}`;

function of31(line) {
  const [, , rows, most, limit, ...words] = line.split(' ');
  return [rows, most, limit, ...words.slice(4).sort()].join(' ');
}

/** A puzzle's text that equal ones share. */
export function canonical(puzzle) {
  const { kind, line, ask } = puzzle;
  if (kind === 'crack' || kind === 'liar') return ofCodes(line);
  if (kind === 'only_move' || kind === 'hold_out') return of31(line);
  if (kind === 'cut' || kind === 'order') return ofTree(line);
  if (kind === 'noughts') return ofNoughts(line);
  if (kind === 'matrix') return ofMatrix(line, ask.about);
  return kind === 'caught' ? ofBets(puzzle) : ofNotebook(line, kind === 'hand' ? ask.about : undefined);
}

function main([program, n = '500', ...kinds]) {
  const count = Number(n);
  for (const kind of kinds.length ? kinds : KINDS)
    for (const level of [1, 2, 3]) {
      const requests = Array.from({ length: count }, (_, i) => JSON.stringify({ cmd: 'puzzle.make', kind, level, number: (kind === 'noughts' ? 1 : 1_000_003) * (i + 1), ...(kind === 'caught' && { chain: true }) })).join('\n');
      const { stdout } = spawnSync(program, ['request'], { input: `${requests}\n`, encoding: 'utf8', maxBuffer: 1 << 28 }), seen = new Map();
      for (const reply of stdout.trim().split('\n')) {
        const text = canonical(JSON.parse(reply).result);
        seen.set(text, (seen.get(text) ?? 0) + 1);
      }
      const pairs = [...seen.values()].reduce((sum, times) => sum + times * (times - 1) / 2, 0), all = count * (count - 1) / 2;
      console.log(`${kind} ${level}: ${seen.size} of ${count} differ, ${pairs} equal pairs: ${pairs ? `${Math.round(all / pairs)} ± ${Math.round(100 / Math.sqrt(pairs))} %` : `more than ${Math.floor(all / 3)}`}`);
    }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
