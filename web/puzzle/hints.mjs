// The hints of a question: where to look, the reason, what follows.
import { cardOf, holderOf, kindOf } from './cluedo.mjs';
import { isSupposed } from './facts.mjs';
import { rowsIn } from './proof.mjs';
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

/** Where a deduction looks, with the ids; none if it names no place. */
function lookOf(language, { text, values, clues, point }, line) {
  const rows = clues.map((row) => `row:${row}`), notes = line.startsWith('cluedo '), player = PLAYER.includes(text);
  const place = line.startsWith('trees ') && point.length ? nodeInWords(language, line, point[0]) : placeOf(language, { text, point }, line);
  const look = player ? say(language, 'look_player', { holder: values[0] }) : rows.length ? wordsOf(notes ? 'look_note' : 'look_row', language, clues) : place && say(language, 'look_at', { place });
  return { look, first: rows.length ? rows : player ? point : firstOf(line, point) }; // later ids are what follows
}

/** A deduction as hints, each with the ids it speaks of: where to look, the reason, then what follows. */
export function hintsOf(language, step, line, chosen, earlier) {
  if (chosen) return [[reasonOf(language, step, line)]]; // a ring would mark what can be chosen
  const { clues, point, gives } = step, { look, first } = lookOf(language, step, line);
  const reason = reasonOf(language, { ...step, gives: [], found: step.gives[0] }, line, false, earlier), whole = reasonOf(language, step, line, false, earlier);
  const both = [...new Set([...clues.map((row) => `row:${row}`), ...point])];
  return [...(look ? [[look, first]] : []), ...(whole === reason ? [] : [[reason, first]]), [whole, gives.length ? both : first]]
    .map(([text, ids]) => [text, ids.join(',')]);
}

/** The last hints: where to look, then at once all that leaves one answer, which no hint before has said. */
function lastOf(language, unsaid, step, line, chosen, earlierOf) {
  const all = [...unsaid, step], end = all.map((one) => reasonOf(language, one, line, false, earlierOf(one))).join('\n');
  const open = unsaid.find(({ text }) => text === 'puzzle_cluedo_open'), left = unsaid.find(({ text }) => text === 'puzzle_cluedo_left');
  if (left) return [[say(language, 'look_players')], [[reasonOf(language, open, line), say(language, 'who_knows_end', { holder: left.values[0] })].join('\n'), left.point.join(',')]];
  if (chosen) return [[end, step.point.join(',')]];
  if (!unsaid.length && !isSupposed(step)) return hintsOf(language, step, line, chosen, earlierOf(step));
  return [...all.map((one) => lookOf(language, one, line)).filter(({ look }) => look).map(({ look, first }) => [look, first.join(',')]), [end, step.point.join(',')]];
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

/** All hints of a proof, each [the page of its deduction, or pages, from 1; text; ids]. Only the last may leave a single answer. */
export function hintsIn(language, pages, line, chosen) {
  const steps = pages.flat(), [last] = steps.slice(-1), earlierOf = (step) => rowsIn(steps, steps.indexOf(step));
  const all = pages.flatMap((page, i) => page.filter((step) => step.hinted && step !== last).flatMap((step) => hintsOf(language, step, line, chosen, earlierOf(step)).map((hint) => [i + 1, ...hint])));
  const unsaid = steps.filter(({ hinted }) => !hinted), left = unsaid.findIndex(({ text }) => text === 'puzzle_cluedo_left'), told = left < 0 ? [...unsaid, last] : unsaid.slice(0, left + 1); // of who_knows not the chain
  const ends = pages.flatMap((page, i) => (page.some((step) => told.includes(step)) ? [i + 1] : [])), end = lastOf(language, unsaid, last, line, chosen, earlierOf).map((hint) => [ends, ...hint]);
  return unlike([...all, ...end], chosen);
}

/** From how many hints on each page's deduction was hinted at. */
export const hintedFrom = (hints, pages) => pages.map((_, i) => hints.findIndex(([page]) => [page].flat().includes(i + 1)) + 1);
