// Opens a game of Gambit, an .nfg or .efg file: the engine reads it, and the application opens its line as a link.
import { sealed } from './handin/sealed.mjs';

const MOST = 4; // MB, as the engine reads
/** The engine's errors that have a sentence of their own in files.txt. */
const SAID = {
  not_two_players: 'gambit_players', players: 'gambit_players', not_constant_sum: 'gambit_sum', not_zero_sum: 'gambit_sum', imperfect_recall: 'gambit_recall', truncated: 'gambit_cut',
  ...Object.fromEntries(['too_many_players', 'too_many_numbers', 'too_many_strategies', 'too_many_nodes', 'too_large_matrix', 'hidden_information', 'payoff_too_long', 'too_long'].map((kind) => [kind, 'gambit_large'])),
};

/** What the engine's sentence says beside the kind: a key of files.txt and its values. */
const TOLD = {
  probabilities_sum: [/add up to 1, not (\S+);/, 'gambit_chance', ['sum']],
  negative_probability: [/./, 'gambit_negative', []],
  bad_number: [/"(.*)" is not a number/, 'gambit_number', ['word']],
  not_zero_sum: [/add up to (\S+), not (\S+) as/, 'gambit_sums', ['sum', 'first']],
  not_constant_sum: [/add up to (\S+) at the strategies (\S+), not (\S+) as/, 'gambit_cells', ['sum', 'place', 'first']],
};

/** @returns {{said: string, values: object} | undefined} */
function toldIn({ kind, message }) {
  const [pattern, said, names] = TOLD[kind] ?? [], found = pattern?.exec(message);
  return found ? { said, values: Object.fromEntries(names.map((name, i) => [name, found[i + 1]])) } : undefined;
}

/**
 * @param {import('./sagaz-game.mjs').SagazGame} game @param {File} file @param {(request: string) => Promise<string>} engine
 * @returns {Promise<{done?: boolean, said?: string, values?: object, more?: object, place?: object, why?: string}>} `said`: a key of files.txt,
 *   `more`: another and its values, `place`: line and column of a fault, `why`: the engine's sentence, which is English; none where ours says all
 */
export async function openGambit(game, file, engine) {
  if (file.size > MOST * 1e6) return { said: 'too_large', values: { size: (file.size / 1e6).toFixed(1), most: MOST } };
  const { ok, result, error } = JSON.parse(await engine(JSON.stringify({ cmd: 'formats.write', line: await file.text(), format: 'txt' })));
  if (!ok) {
    const [, line, column] = /^Line (\d+), character (\d+)/.exec(error.message) ?? [], place = line && { line, column };
    const said = SAID[error.kind] ?? 'gambit_fault', [, n] = /(\d+) players/.exec(error.message) ?? [];
    if (said === 'gambit_players') return n ? { said: 'gambit_more', values: { n }, place } : { said, place };
    const told = toldIn(error);
    if (told) return SAID[error.kind] ? { said, more: told, place } : { ...told, place };
    return { said, place, why: error.message };
  }
  game.openLink(sealed(new TextEncoder().encode(result.text.trim())));
  return result.constant ? { said: 'gambit_constant', values: { n: result.constant } } : { done: true };
}
