// Opens a game of Gambit, an .nfg or .efg file: the engine reads it, and the application opens its line as a link.
import { sealed } from './handin/sealed.mjs';

const MOST = 4; // MB, as the engine reads
/** The engine's errors that have a sentence of their own in files.txt. */
const SAID = {
  not_two_players: 'gambit_players', players: 'gambit_players', not_constant_sum: 'gambit_sum', not_zero_sum: 'gambit_sum', imperfect_recall: 'gambit_recall', truncated: 'gambit_cut',
  ...Object.fromEntries(['too_many_players', 'too_many_numbers', 'too_many_strategies', 'too_many_nodes', 'too_large_matrix', 'hidden_information', 'payoff_too_long', 'too_long'].map((kind) => [kind, 'gambit_large'])),
};

/**
 * @param {import('./sagaz-game.mjs').SagazGame} game @param {File} file @param {(request: string) => Promise<string>} engine
 * @returns {Promise<{done?: boolean, said?: string, values?: object, place?: object, why?: string}>} `said`: a key of files.txt,
 *   `place`: line and column of a fault, `why`: the engine's sentence, which is English; none where ours says all
 */
export async function openGambit(game, file, engine) {
  if (file.size > MOST * 1e6) return { said: 'too_large', values: { size: (file.size / 1e6).toFixed(1), most: MOST } };
  const { ok, result, error } = JSON.parse(await engine(JSON.stringify({ cmd: 'formats.write', line: await file.text(), format: 'txt' })));
  if (!ok) {
    const [, line, column] = /^Line (\d+), character (\d+)/.exec(error.message) ?? [], place = line && { line, column };
    const said = SAID[error.kind] ?? 'gambit_fault', [, n] = /(\d+) players/.exec(error.message) ?? [];
    if (said === 'gambit_players') return n ? { said: 'gambit_more', values: { n }, place } : { said, place };
    return { said, place, why: error.message };
  }
  game.openLink(sealed(new TextEncoder().encode(result.text.trim())));
  return result.constant ? { said: 'gambit_constant', values: { n: result.constant } } : { done: true };
}
