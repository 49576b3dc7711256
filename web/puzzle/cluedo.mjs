// Puzzles with a notebook: its cards, its players, its notes and its marks.
import { PLAYERS } from '../puzzle_tables.mjs'; // from shell/cluedo/phrases.cpp
import { say } from './say.mjs';

export const cardOf = (language, card) => say(language, `cluedo_card_${card}`);
export const seatsOf = (line) => ({ players: line.split(' ')[4].length, me: Number(line.split(' ')[5]) });

/** A player of a notebook by the seat. */
export function holderOf(language, line, holder) {
  const { players, me } = seatsOf(line), seat = Number(holder);
  return seat >= players ? say(language, 'envelope') : seat === me ? say(language, 'me') : PLAYERS[seat - (seat > me ? 1 : 0)];
}

/** How many cards each player holds. */
export const handsOf = (language, line) => say(language, 'hands', { list: [...line.split(' ')[4]].map((size, seat) => `${holderOf(language, line, seat)} ${size.charCodeAt(0) - 97}`).join(', ') });

/** The notes of a notebook's line, a paragraph each: who asked for which cards, who passed, who showed. */
export function notesOf(language, line) {
  const { players } = seatsOf(line), card = (letter) => cardOf(language, letter.charCodeAt(0) - 97);
  return line.split(' ').filter((word) => /^s\d[a-z]{3}[\d-][a-z-]$/.test(word)).map((word, i) => {
    const [, asker, ...rest] = word, [shower, shown] = rest.slice(3), passed = [];
    for (let seat = (Number(asker) + 1) % players; seat !== Number(asker) && `${seat}` !== shower; seat = (seat + 1) % players) passed.push(holderOf(language, line, seat));
    const end = shower === '-' ? 'note_nobody' : `note_${passed.length ? 'passed_' : ''}${shown === '-' ? 'one' : 'card'}`;
    const told = { names: passed.join(', '), shower: shower === '-' ? '' : holderOf(language, line, shower), card: shown === '-' ? '' : card(shown) };
    return say(language, 'note', { n: i + 1, asker: holderOf(language, line, asker), cards: rest.slice(0, 3).map(card).join(', '), end: say(language, end, told) });
  });
}

/** A card's kind, from 0: suspects, weapons, rooms. */
export function kindOf(line, card) {
  const sizes = line.split(' ')[3].split('-').map(Number);
  return Number(card) < sizes[0] ? 0 : Number(card) < sizes[0] + sizes[1] ? 1 : 2;
}

/** Marks of a notebook, as its line has them: what a fact says of a card and a holder. */
export function markOf(fact) {
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
export function named(language, line, chain) {
  const { players } = seatsOf(line), gives = chain.flatMap((step) => step.gives).map((fact) => fact.split(':')), seat = gives.find(([what]) => what === 'left')?.[1];
  if (seat === undefined) return chain;
  const cards = gives.filter(([what, , holder]) => what === 'has' && Number(holder) === players).map(([, card]) => Number(card)), knower = holderOf(language, line, seat);
  const list = [...new Set(cards)].sort((a, b) => a - b).map((card) => cardOf(language, card)).join(', ');
  const values = { puzzle_cluedo_open: (step) => openIn(language, line, step), puzzle_cluedo_left: () => [knower], puzzle_cluedo_seen: (step) => [step.values[0], knower], puzzle_cluedo_knows: () => [knower, list] };
  return chain.map((step) => ({ ...step, knower, values: values[step.text]?.(step) ?? step.values }));
}
