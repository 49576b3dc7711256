// What the last step of a chain comes to.
import { cardOf } from './cluedo.mjs';
import { codeOf, liarOf } from './codes.mjs';
import { minus, say } from './say.mjs';

/** The code, which row lied, all of the envelope, and a matrix's value or probability. */
export function endIn(language, { kind }, { line, chain, answer, ask }) {
  if (kind === 'crack') return [say(language, 'crack_end', { code: codeOf(line, `${answer}`) })];
  if (kind === 'liar') return [say(language, 'liar_end', { code: codeOf(line, `${answer}`), row: liarOf(chain) + 1 })];
  if (kind === 'matrix') return [ask.about === 'p' ? say(language, 'matrix_end_p', { p: `${answer}` }) : say(language, 'matrix_end_value', { value: minus(`${answer}`) })];
  return kind === 'whodunit' ? [say(language, 'whodunit_end', { cards: answer.map((card) => cardOf(language, card)).join(', ') })] : [];
}
