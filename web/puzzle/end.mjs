// What the last step of a chain comes to.
import { cardOf } from './cluedo.mjs';
import { codeOf, liarOf } from './codes.mjs';
import { minus, say } from './say.mjs';
import { nodeInWords } from './trees.mjs';

/** The code, which row lied, all of the envelope, a matrix's value or probability, and the leaves that are cut. */
export function endIn(language, { kind }, { line, chain, answer, ask }) {
  if (kind === 'crack') return [say(language, 'crack_end', { code: codeOf(line, `${answer}`) })];
  if (kind === 'liar') return [say(language, 'liar_end', { code: codeOf(line, `${answer}`), row: liarOf(chain) + 1 })];
  if (kind === 'matrix') return [ask.about === 'p' ? say(language, 'matrix_end_p', { p: `${answer}` }) : say(language, 'matrix_end_value', { value: minus(`${answer}`) })];
  if (kind === 'cut') return [say(language, answer.length === 1 ? 'cut_end_one' : 'cut_end', { list: answer.map((id) => nodeInWords(language, line, id)).join('; ') })];
  return kind === 'whodunit' ? [say(language, 'whodunit_end', { cards: answer.map((card) => cardOf(language, card)).join(', ') })] : [];
}
