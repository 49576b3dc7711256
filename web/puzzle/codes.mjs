// Puzzles with a code: how a board writes its symbols, and the row that lies.
import { say } from './say.mjs';

/** How a board writes its symbols: letters for colours and letters, digits for digits. */
export const symbolsOf = (line) => (/ (colours|letters) /.test(line) ? (n) => String.fromCharCode(65 + Number(n)) : (n) => `${n}`);
export const codeOf = (line, code) => [...code].map((c) => symbolsOf(line)(parseInt(c, 16))).join('');

/** A guess's pegs for a code: in their places, and elsewhere. */
export function pegsOf(guess, code) {
  const black = [...guess].filter((symbol, i) => symbol === code[i]).length, left = [...code];
  for (const symbol of guess) if (left.includes(symbol)) left.splice(left.indexOf(symbol), 1);
  return { black, white: code.length - left.length - black };
}

/** The row that lies, from 0; -1 if none does. */
export const liarOf = (chain) => Number(chain.flatMap(({ gives }) => gives).find((fact) => fact.startsWith('lied:'))?.slice(5) ?? -1);
/** A row struck out: the board counts without it. */
export const without = (line, row) => `${line} i${`${row}`.padStart(2, '0')}`;

/** Which row lied, the answer it should have, and why it is this one. */
export function lieOf(language, line, chain, code) {
  const row = liarOf(chain), guesses = line.split(' ').filter((word) => /^g[\da-f]+$/.test(word));
  return row < 0 ? [] : [say(language, 'liar_lied', { row: row + 1, ...pegsOf(guesses[row].slice(1), code) })];
}
