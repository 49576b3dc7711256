// The question of a puzzle: its form, its options, its hints, what is said after the right answer.
import { cardOf, holderOf } from './cluedo.mjs';
import { codeOf, liarOf, lieOf } from './codes.mjs';
import { hintsIn, unlike } from './hints.mjs';
import { movesOf, threatOf } from './moves.mjs';
import { foundIn, pagesOf } from './proof.mjs';
import { reasonOf } from './reasons.mjs';
import { capital, lineOf, say } from './say.mjs';
import { nodeInWords } from './trees.mjs';

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

/** A code's rows to choose from, as a liar's is asked with its code. */
const rowsOf = (language, line) => line.split(' ').filter((word) => /^g[\da-f]+$/.test(word)).map((_, i) => [`row:${i}`, say(language, 'row_named', { row: i + 1 }), '', `row:${i}`]);

/** A rule by its name: no move wins where one resists or holds a draw. */
export const ruleOf = (kind, ask, hardest) => (hardest !== 'win' ? hardest : kind === 'hold_out' ? 'longest' : kind === 'noughts' && ask.about === 'draw' ? 'holds' : hardest);

const formOf = (kind, ask) => (ask.kind === 'envelope' ? 'set' : ask.kind === 'move' ? 'choice' : ask.kind);
const optionsOf = (language, kind, ask, line) => (kind === 'liar' ? rowsOf(language, line) : choicesOf(kind, ask, line).map((value) => optionOf(language, kind, value, line)));
const isOnBoard = (form, options) => form === 'choice' && options.every(([, , , id]) => id);

/** What to look for first, where a deduction speaks of a choice at once. */
const NUDGE = { only_move: 'look_move', hold_out: 'look_longest', order: 'look_turn', caught: 'look_mean' };

/** The question's hints in their order, each [the page of its deduction, or pages, 0: none; text; ids]. */
export function hintsFor(language, { kind }, { line, ask, chain }, onPaper) {
  const chosen = isOnBoard(formOf(kind, ask), optionsOf(language, kind, ask, line));
  if (onPaper) return unlike(chain.map((step, i) => [0, reasonOf(language, step, line, false, foundIn(chain.map((one) => [one]), i))]), chosen); // numbered as steps
  const look = kind === 'noughts' ? threatOf(language, line, ask.about === 'draw') : NUDGE[kind] && say(language, NUDGE[kind]);
  return [...(look ? [[0, look]] : []), ...hintsIn(language, pagesOf(chain), line, chosen)];
}

/** The question's lines. */
export function questionOf(language, key, result, onPaper) {
  const { line, ask, answer, chain, hardest } = result;
  const { kind } = key, list = [answer].flat().map(String), form = formOf(kind, ask);
  const about = kind === 'noughts' || kind === 'matrix' ? `_${ask.about}` : '', card = kind === 'hand' ? cardOf(language, ask.about) : ask.about;
  const options = optionsOf(language, kind, ask, line), called = (one) => options.find(([value]) => value === one)?.[1] ?? one;
  const told = form === 'code' ? codeOf(line, list[0]) : list.map(called).join(', ');
  return [
    lineOf('ask', form, say(language, `ask_${kind}${about}`, { card })), ...options.map((option) => lineOf('option', ...option)), ...[...(kind === 'liar' ? [`row:${liarOf(chain)}`] : []), ...list].map((one) => lineOf('answer', one)),
    ...(kind === 'liar' ? [lineOf('each', say(language, 'group_lied'), options.length)] : []),
    ...(kind === 'whodunit' ? line.split(' ')[3].split('-').map((size, i) => lineOf('each', say(language, `group_${i}`), size)) : []),
    ...hintsFor(language, key, result, onPaper).map(([, ...hint]) => lineOf('hint', ...hint)),
    lineOf('right', [...lieOf(language, line, chain, list[0]), say(language, 'right', { answer: told }), say(language, 'hardest', { rule: say(language, `rule_${ruleOf(kind, ask, hardest)}`) })].join('\n')),
    ...(kind === 'liar' ? [lineOf('reveal', `ignore:${liarOf(chain)}`, '1')] : []), // the counts must not take the lie as true
  ];
}
