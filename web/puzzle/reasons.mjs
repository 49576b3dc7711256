// A deduction as a step's text.
import { PUZZLES } from '../puzzles_texts.mjs';
import { holderOf, seatsOf } from './cluedo.mjs';
import { codeOf, symbolsOf } from './codes.mjs';
import { LIAR_CODES, factOf, isSupposed, triedOf } from './facts.mjs';
import { knownIn, viewIn } from './known.mjs';
import { moveOf } from './moves.mjs';
import { capital, minus, say, sayInOrder } from './say.mjs';
import { nodeInWords } from './trees.mjs';

const GROUP = 3; // facts said together

const CHOICES = ['row', 'column', 'other']; // of a matrix, which the board calls A, B, C
const FACTORS = ['fold', 'ace', 'king']; // gains in a sum of products
/** The means of all bets, smallest first. */
const meansOf = (language, cases) => cases.map((one) => one.split(' ')).map(([bet, mean]) => `${say(language, 'bet', { bet })}: ${minus(mean)}`).join('; ');
/** That a game of 31 goes on until somebody must go over the limit, where a reason speaks of winning it. */
export const untilOf = (language, { text }, line) => (['puzzle_31_loses', 'puzzle_31_sooner', 'puzzle_31_wins'].includes(text) ? say(language, 'until', { limit: line.split(' ')[4] }) : '');

/** How many cards a hand has, on which a step rests: "size:2:4". */
function sizeOf(language, fact, line) {
  const [, holder, n] = fact.split(':');
  return say(language, Number(holder) === seatsOf(line).me ? 'from_size_me' : 'from_size', { holder: capital(holderOf(language, line, holder)), n });
}

function viewOf(language, step, line) {
  const view = viewIn(step);
  return view === undefined ? '' : `${say(language, Number(view) === seatsOf(line).me ? 'view_me' : 'view', { holder: holderOf(language, line, view) })} `;
}

/** A liar's step's values: how many codes there are, with the codes where they are few. */
const codesIn = ({ values: [row, list, n, last], cases }, line) => [row, list, cases.length ? `${n} (${cases.map((code) => codeOf(line, code)).join(', ')})` : n, last];

/** A deduction as a step's text: where, the reason with its notes, what was tried, then what follows. `earlier`: the step of a fact. */
export function reasonOf(language, step, line, among = false, earlier = undefined, notes = []) {
  const { text, values, gives, point, clues, cases, from } = step;
  const word = (name, value) => (name === 'symbol' ? symbolsOf(line)(value) : line.startsWith('matrix') && CHOICES.includes(name) ? String.fromCharCode(64 + Number(value)) : name === 'move' || name === 'reply' ? moveOf(line, value) : FACTORS.includes(name) && value < 0 ? `(${minus(value)})` : minus(value));
  const names = [...new Set([...(PUZZLES.en[text] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))];
  const where = line.startsWith('trees ') && point.length ? `${capital(nodeInWords(language, line, point[0]))}. ` : '';
  const which = clues.length > 1 && !names.includes('row') && !where ? ` ${say(language, line.startsWith('cluedo ') ? 'notes' : 'rows', { list: clues.map((row) => row + 1).join(', ') })}` : '';
  const sizes = from.filter((fact) => fact.startsWith('size:')).map((fact) => `${sizeOf(language, fact, line)} `).join('');
  const before = knownIn(language, from, line, earlier), known = before.length ? ` ${say(language, 'known', { facts: before.join(line.startsWith('cluedo ') ? '; ' : ', ') })}` : '';
  const until = among ? '' : untilOf(language, step, line), told = text === 'puzzle_caught_best' ? [...values, meansOf(language, cases)] : LIAR_CODES.includes(text) ? codesIn(step, line) : values;
  const why = isSupposed(step) ? '' : sayInOrder(language, text, told.map((value, i) => word(names[i], value))), reason = viewOf(language, step, line) + where + sizes + why + which + known + (until && ` ${until}`), tried = triedOf(language, step, line);
  const shared = gives.filter((fact) => fact.startsWith('knows:')).map((fact) => factOf(language, fact.slice('knows:'.length), line).replace(/\.$/, ''));
  const too = shared.length ? ` ${say(language, 'so_knows', { holder: step.knower, facts: shared.join(', ') })}` : '';
  const facts = gives.map((fact) => factOf(language, fact, line).replace(/\.$/, '')).filter(Boolean), paragraphs = [];
  for (let i = 0; i < facts.length; i += GROUP) paragraphs.push(facts.slice(i, i + GROUP).join(', '));
  const follows = (paragraphs.length ? ` ${say(language, 'so', { facts: paragraphs.join('; ') })}.` : '') + too;
  if (!line.startsWith('cluedo ')) return reason + follows + tried;
  const lines = [reason.trim().replace('  ', ' '), ...notes, tried.trim()].filter(Boolean), end = follows.trim();
  return lines.length > 1 || tried ? [...lines, end].filter(Boolean).join('\n') : [...lines, end].filter(Boolean).join(' ');
}
