// What the last step of a chain comes to.
import { cardOf } from './cluedo.mjs';
import { codeOf, liarOf } from './codes.mjs';
import { say } from './say.mjs';

/** Which row lied, and all of the envelope. */
export function endIn(language, { kind }, { line, chain, answer }) {
  if (kind === 'liar') return [say(language, 'liar_end', { code: codeOf(line, `${answer}`), row: liarOf(chain) + 1 })];
  return kind === 'whodunit' ? [say(language, 'whodunit_end', { cards: answer.map((card) => cardOf(language, card)).join(', ') })] : [];
}
