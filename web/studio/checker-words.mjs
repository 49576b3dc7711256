// The checker's messages in the language of the page. A message that has no words of ours keeps its own as a detail.
import { say } from './say.mjs';

const SAID = [
  [/^is missing$|^is empty$|^must be a key of/, 'f_missing'], [/^is "(.*)", and the engine says "(.*)"$/, 'f_engine'], [/^has (\d+) words in \w+, of (\d+) at most$/, 'f_words'],
  [/^says (\S+) in \w+, which nothing proves/, 'f_number'], [/^is the last step and has no new cases/, 'f_fresh'], [/^is said nowhere/, 'f_unused'], [/^is not among the options: (.*)$/, 'f_option'],
  [/^has (\d+), of (\d+) to (\d+)$/, 'f_between'], [/^must be a whole number from (-?\d+) to (-?\d+)$/, 'f_whole'], [/^with seed (\d+): shows /, 'f_board'], [/^has \{(\w+)\}/, 'f_name'],
  [/^is the right answer$/, 'f_right'], [/^is the same as wrong\./, 'f_same_wrong'], [/^is another option's too$|is the same as that of options/, 'f_same_option'],
  [/^is longer than |^has more than \d+ characters|^has \d+ characters, of /, 'f_long'], [/^must be of small letters, digits and -|^is no lesson's id/, 'f_id'],
  [/^the engine refuses the request|^in the engine's reply |^cannot be calculated|^takes too long for a lesson/, 'f_refused'], [/^is no line of this lesson's game/, 'f_line'],
  [/^must be the least and the most$/, 'f_ends'], [/^needs a line beside it$/, 'f_needs_line'], [/^is no language|^must be a text$/, 'f_text'],
  [/^has a member twice$|^must be one value|^is no number|^is no fraction|^is no code/, 'f_value'],
];
/** Messages whose meaning is their place. */
const PLACES = [[/\.at$|\.fresh\.line$/, 'f_line'], [/\.answer$|\.options\.\d+\.value$/, 'f_value']];

/** @param {{path: string, message: string}} fault @returns {{text: string, key: string, values?: string[], details?: string}} */
export function inWords(language, { path, message }) {
  for (const [pattern, key] of SAID) {
    const found = pattern.exec(message);
    if (found) return { key, values: found.slice(1), text: say(language, key, { a: found[1], b: found[2], c: found[3] }) };
  }
  const seed = /^with seed (\d+): /.exec(message)?.[1], key = seed ? 'f_case' : PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? 'f_other';
  return { key, text: say(language, key, { a: seed }), details: message };
}
