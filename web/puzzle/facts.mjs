// Facts of a deduction in words, and what a search or a supposition tried.
import { cardOf, holderOf, kindOf, seatsOf } from './cluedo.mjs';
import { symbolsOf } from './codes.mjs';
import { playOf } from './moves.mjs';
import { capital, say } from './say.mjs';

/** Steps whose reason lists codes that were tried. */
export const LIAR_CODES = ['puzzle_liar_codes', 'puzzle_liar_codes_one'];
/** Steps whose reason says what was tried. */
const LISTED = ['puzzle_caught_best', 'puzzle_cluedo_open', ...LIAR_CODES];

/** Which cards a player has or lacks. */
export const factsOf = (language, what, cards, holder, line) => say(language, `gives_${what}${Number(holder) === seatsOf(line).me ? '_me' : ''}`, { card: cards.map((card) => cardOf(language, card)).join(', '), holder: holderOf(language, line, holder) });

/** A fact of a deduction in words; '' if the reason says it already. */
export function factOf(language, fact, line) {
  const [what, ...of] = fact.split(':'), symbol = symbolsOf(line);
  switch (what) {
    case 'at': return say(language, 'gives_at', { symbol: symbol(of[1]), position: Number(of[0]) + 1 });
    case 'not': return say(language, 'gives_not', { symbol: symbol(of[1]), position: Number(of[0]) + 1 });
    case 'least': return say(language, of[1] === '1' ? 'gives_in' : 'gives_least', { symbol: symbol(of[0]), times: of[1] });
    case 'most': return say(language, ['gives_out', 'gives_most_one'][of[1]] ?? 'gives_most', { symbol: symbol(of[0]), times: of[1] });
    case 'true': return say(language, 'gives_true', { row: Number(of[0]) + 1 });
    case 'has': case 'lacks': return factsOf(language, what, [of[0]], of[1], line);
    default: return '';
  }
}

/** What a case of a search ends in: a note that cannot be true, or a rule that is broken. */
function endOf(language, word, line) {
  const [what, first, second] = word.split(':');
  if (what === 'row') return say(language, 'case_row', { row: Number(first) + 1 });
  if (second !== undefined) return say(language, 'case_but', { fact: factOf(language, word, line).replace(/\.$/, '') });
  return say(language, `case_${what}`, { card: cardOf(language, first), holder: holderOf(language, line, first), kind: say(language, `group_${kindOf(line, first)}`) });
}

/** Cases and their lines have letters: notes and steps have numbers. */
const letterOf = (i) => `${i < 26 ? '' : letterOf(Math.floor(i / 26) - 1)}${String.fromCharCode(65 + (i % 26))}`;

/** The cases of a search, a line each: what is supposed, what it ends in, and by which notes. */
const searchOf = (language, cases, line) => cases.map((one, i) => {
  const words = one.split(' '), end = words.pop(), notes = words.filter((word) => word.startsWith('row:')).map((word) => Number(word.slice(4)) + 1);
  const facts = words.filter((word) => !word.startsWith('row:')).map((word) => factOf(language, word, line).replace(/\.$/, ''));
  const told = endOf(language, end, line);
  return `\n${say(language, 'case_line', { n: letterOf(i), facts: facts.join(', '), end: notes.length ? say(language, notes.length > 1 ? 'case_by_notes' : 'case_by', { end: told, list: notes.join(', ') }) : told })}`;
}).join('');

/** Facts in words, joined. */
const factsIn = (language, words, line) => words.map((word) => factOf(language, word, line).replace(/\.$/, '')).filter(Boolean).join(', ');

/** A refuted supposition, a line each: what is supposed, what follows by which note or rule, and what fails. */
const trialOf = (language, cases, line) => cases.map((one, i) => {
  const words = one.split(' '), isFact = (word) => /^(has|lacks):/.test(word), facts = factsIn(language, words.filter(isFact), line), [reason] = words.filter((word) => !isFact(word)), last = i + 1 === cases.length;
  if (i === 0 || (!reason && !last)) return `\n${letterOf(i)}. ${say(language, 'trial_suppose', { facts })}.`;
  if (last) return `\n${letterOf(i)}. ${say(language, 'trial_end', { end: endOf(language, reason ?? words[0], line) })}.`;
  const [what, first] = reason.split(':'), end = say(language, `trial_${what}`, { row: Number(first) + 1, card: cardOf(language, first), holder: holderOf(language, line, first), kind: say(language, `group_${kindOf(line, first)}`) });
  return `\n${letterOf(i)}. ${capital(say(language, 'trial_then', { end, facts }))}.`;
}).join('');

/** What was tried, after the reason that rests on it. */
export function triedOf(language, { text, cases, rule }, line) {
  if (!cases.length || LISTED.includes(text)) return '';
  if (rule === 'trial') return trialOf(language, cases, line);
  return line.startsWith('cluedo ') ? searchOf(language, cases, line) : playOf(language, cases, line);
}
