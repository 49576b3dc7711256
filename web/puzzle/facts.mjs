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

/** What a case of a search ends in: a note that cannot be true, or a rule that is broken, "size_of_hand:1:5:4": 5, not 4. */
function endOf(language, word, line) {
  const [what, first, count, n] = word.split(':');
  if (what === 'row') return say(language, 'case_row', { row: Number(first) + 1 });
  if (n === undefined) return say(language, 'case_but', { fact: factOf(language, word, line).replace(/\.$/, '') });
  return say(language, `case_${what}_${Number(count) > Number(n) ? 'more' : 'fewer'}`, { count, n, card: cardOf(language, first), holder: holderOf(language, line, first), kind: say(language, `group_${kindOf(line, first)}`) });
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

/** Who passed in some notes, and so lacks a card that was asked for: their seats. */
function passedIn(line, clues, card) {
  const { players } = seatsOf(line), letter = String.fromCharCode(97 + Number(card)), out = [];
  const notes = line.split(' ').filter((word) => /^s\d[a-z]{3}[\d-][a-z-]$/.test(word)).filter((note, i) => clues.includes(i) && note.slice(2, 5).includes(letter));
  for (const [, asker, , , , shower] of notes) for (let seat = (Number(asker) + 1) % players; seat !== Number(asker) && `${seat}` !== shower; seat = (seat + 1) % players) out.push(seat);
  return out;
}

/** What is supposed, with what it forces: who else can have the card, unless the lines after it say so. */
function supposedOf(language, { gives, found = gives[0], cases, rule, clues, from }, line) {
  const [what, card, holder] = found.replace('knows:', '').split(':'), { players, me } = seatsOf(line), view = from.find((fact) => fact.startsWith('view:'))?.slice(5) ?? `${me}`;
  const suppose = say(language, `suppose_${what === 'has' ? 'lacks' : 'has'}${Number(holder) === me ? '_me' : ''}`, { holder: holderOf(language, line, holder), card: cardOf(language, card) });
  const gone = [Number(holder), ...(Number(view) === me ? [me] : []), ...from.filter((fact) => fact.startsWith(`lacks:${card}:`)).map((fact) => Number(fact.split(':')[2])), ...passedIn(line, clues, card)];
  if (from.some((fact) => fact.startsWith('has:') && fact.endsWith(`:${players}`) && kindOf(line, fact.split(':')[1]) === kindOf(line, card))) gone.push(players);
  const left = what === 'has' ? Array.from({ length: players + 1 }, (_, seat) => seat).filter((seat) => !gone.includes(seat)) : [];
  if (!left.length || (rule === 'trial' && (left.length > 1 || cases.slice(1).some((one) => one.split(' ').includes(`has:${card}:${left[0]}`))))) return `${suppose}.`;
  if (left.length > 1) return say(language, 'suppose_then_of', { suppose, card: cardOf(language, card), list: left.map((seat) => holderOf(language, line, seat)).join(', ') });
  return say(language, 'suppose_then', { suppose, fact: factOf(language, `has:${card}:${left[0]}`, line).replace(/\.$/, '') });
}

/** A refuted supposition, a line each: what is supposed, what follows by which note or rule, and what fails. */
const trialOf = (language, step, line) => step.cases.map((one, i, cases) => {
  const words = one.split(' '), isFact = (word) => /^(has|lacks):/.test(word), facts = factsIn(language, words.filter(isFact), line), [reason] = words.filter((word) => !isFact(word)), last = i + 1 === cases.length;
  if (i === 0) return `\n${letterOf(i)}. ${supposedOf(language, step, line)}`;
  if (last) return `\n${letterOf(i)}. ${say(language, 'trial_end', { end: endOf(language, reason ?? words[0], line) })}.`;
  const [what, first] = reason.split(':'), end = say(language, `trial_${what}`, { row: Number(first) + 1, card: cardOf(language, first), holder: holderOf(language, line, first), kind: say(language, `group_${kindOf(line, first)}`) });
  return `\n${letterOf(i)}. ${capital(say(language, 'trial_then', { end, facts }))}.`;
}).join('');

/** What a search supposes, then its cases and what they come to. */
function casesOf(language, step, line) {
  const { cases, text, values } = step, all = say(language, !cases.length ? 'every_case_many' : cases.length < Number(values[0]) ? 'every_case_first' : text, { cases: values[0], shown: cases.length, left: Number(values[0]) - cases.length });
  return `\n${supposedOf(language, step, line)} ${all}${searchOf(language, cases, line)}\n${say(language, 'every_case_end')}`;
}

/** Whether a deduction supposes the opposite of what it finds. */
export const isSupposed = ({ text, rule }) => rule === 'trial' || text === 'puzzle_cluedo_every_case';

/** What was tried, after the reason that rests on it. */
export function triedOf(language, step, line) {
  const { text, cases, rule } = step;
  if (isSupposed(step)) return rule === 'trial' ? trialOf(language, step, line) : casesOf(language, step, line);
  return !cases.length || LISTED.includes(text) ? '' : playOf(language, cases, line);
}
