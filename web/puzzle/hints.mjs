// The hints of a question: where to look, the reason, what follows.
import { cardOf, holderOf, kindOf } from './cluedo.mjs';
import { refutedTogether } from './proof.mjs';
import { reasonOf } from './reasons.mjs';
import { say } from './say.mjs';
import { nodeInWords } from './trees.mjs';

const HOLDERS = 10; // in the id of a notebook's cell

/** Steps that look at a player. */
const PLAYER = ['puzzle_cluedo_open', 'puzzle_cluedo_left'];

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
export function hintsOf(language, step, line, chosen) {
  // Of a choice on the board a ring would mark what can be chosen: only the answer's is marked, at last.
  if (chosen) return [[reasonOf(language, step, line), ...(step.gives.some((fact) => fact.startsWith('answer:')) ? [step.point.join(',')] : [])]];
  const { clues, point, gives } = step, rows = clues.map((row) => `row:${row}`), notes = line.startsWith('cluedo ');
  const first = rows.length ? rows : PLAYER.includes(step.text) ? point : firstOf(line, point); // later ids are what follows
  const place = line.startsWith('trees ') && point.length ? nodeInWords(language, line, point[0]) : placeOf(language, step, line);
  const look = PLAYER.includes(step.text) ? say(language, 'look_player', { holder: step.values[0] }) : rows.length ? wordsOf(notes ? 'look_note' : 'look_row', language, clues)
    : place && say(language, 'look_at', { place });
  const reason = reasonOf(language, { ...step, gives: [], found: step.gives[0] }, line), whole = reasonOf(language, step, line);
  const both = [...new Set([...rows, ...point])];
  return [...(look ? [[look, first]] : []), ...(whole === reason ? [] : [[reason, first]]), [whole, gives.length ? both : first]]
    .map(([text, ids]) => [text, ids.join(',')]);
}

/** Without hints that say again what one before has said; the one that marks the answer of a choice stays. */
export function unlike(hints, chosen) {
  const said = new Set();
  return hints.filter(([, text, ids]) => {
    const again = said.has(text);
    said.add(text);
    return !again || (chosen && ids);
  });
}

/** All hints of a proof, each [the page of its deduction, from 1; text; ids]. */
export function hintsIn(language, pages, line, chosen) {
  return unlike(pages.flatMap((page, i) => refutedTogether(language, page, line).flatMap((step) => hintsOf(language, step, line, chosen).map((hint) => [i + 1, ...hint]))), chosen);
}

/** From how many hints on each page's deduction was hinted at. */
export const hintedFrom = (hints, pages) => pages.map((_, i) => hints.findIndex(([page]) => page === i + 1) + 1);
