// The chosen attributes of the activity, as this page's fragment stores them: builder.html#game=trees&lang=it. The
// table of options gives their order and valid values. Default values are not written.
import { CHOICES, EXAMPLES } from '../choices.mjs';
import { OPTIONS, readOptions } from '../options.mjs';
import { linkedState } from '../share.mjs';

const TRIALS = ['gl', 'worker']; // switch off WebGL or workers, for tests only
const FIRST = 'mastermind';
export const NAMES = Object.keys(OPTIONS).filter((name) => !TRIALS.includes(name));

const WITH_END = { mastermind: ['', 'guess'], 'picas-fijas': ['', 'guess'], trees: ['practice'], cluedo: ['play'], matrix: [], lab: [], home: [] };
/** Whether an activity has an end, which gives a grade. @param {string} [role] */
export const ends = (game, role = '') => WITH_END[game]?.includes(role) ?? true;

const LEVELS = ['medium', 'easy', 'hard', 'person']; // of a duel's opponent: engine::codes::Rival, the default first
/** The listed values of an option, the default first; undefined if it lists none for the game. */
export const choicesOf = (name, game, { role } = {}) => (name === 'strategy' && role === 'duel' && CHOICES.role[game]?.includes(role) ? LEVELS : CHOICES[name]?.[game]);

/**
 * Whether an option applies to a game. An option with values by game applies to these games only; practice with trees
 * is by hand; Cluedo's notebook is itself a help; only what has an end can be graded; lessons and puzzles have their own score.
 */
export const applies = (name, game, { role, lesson, puzzle } = {}) => (!CHOICES[name] || Object.keys(CHOICES[name]).includes(game)) && !(game === 'trees' && role === 'practice' && name === 'strategy')
  && !(name === 'grade' && (lesson || puzzle)) && !(game === 'cluedo' && role !== 'play' && name === 'hints') && !(['graded', 'grade'].includes(name) && !ends(game, role)) && !(name === 'class' && !puzzle && !lesson && !ends(game, role));

/** The default value; undefined if the option has none. A graded task has no hints unless they are chosen; practice draws a tree. */
export const usual = (name, game, chosen = {}) => (name === 'tree' && chosen.role === 'practice' ? undefined : name === 'hints' && chosen.graded === 'on' && applies('graded', game, chosen) ? 'off' : choicesOf(name, game, chosen)?.[0] ?? OPTIONS[name].fallback);

/**
 * The choices that another game allows, and the names of the others.
 * @param {Record<string, string>} chosen  with the new game
 * @returns {{kept: Record<string, string>, dropped: string[]}}
 */
export function carried(chosen) {
  const { game } = chosen, allowed = ([name, value]) => (CHOICES[name] ? choicesOf(name, game, chosen)?.includes(value) : !['lesson', 'step', 'state'].includes(name));
  const possible = Object.fromEntries(Object.entries(chosen).filter(allowed)), kept = Object.fromEntries(Object.entries(possible).filter(([name]) => applies(name, game, possible)));
  return { kept, dropped: NAMES.filter((name) => chosen[name] && !(name in kept)) };
}

/**
 * A puzzle and a lesson exclude each other: the one that was chosen now counts, else the puzzle, as in the game.
 * @param {Record<string, string>} chosen @param {Record<string, string | undefined>} [now]  what was chosen now
 * @returns {{kept: Record<string, string>, counts?: 'lesson' | 'puzzle'}} counts: the other one is gone
 */
export function oneOf(chosen, now = {}) {
  if (!chosen.lesson || !chosen.puzzle) return { kept: chosen };
  const counts = now.lesson ? 'lesson' : 'puzzle', gone = counts === 'lesson' ? ['puzzle'] : ['lesson', 'step'];
  return { kept: Object.fromEntries(Object.entries(chosen).filter(([name]) => !gone.includes(name))), counts };
}

/** Examples of valid values, whatever the game; “…” if all are long. */
export const exampleOf = (name) => EXAMPLES[name]?.length ? EXAMPLES[name].join(' · ') : '…';

/** The value to store for a typed text: of a shared link its state, else the text without outer white space. */
export const tidy = (name, text) => (name === 'state' ? linkedState(/#.*/s.exec(text)?.[0] ?? '') ?? text : text).trim();

/**
 * The game's line in a link's state, which is the line and a checksum of two bytes, encoded as base64url.
 * @returns {string | undefined} a value for a lesson's `at`
 */
export function lineIn(state) {
  try {
    const [line] = atob(state.replaceAll('-', '+').replaceAll('_', '/')).slice(0, -2).split('\n'); // then what is fixed
    return /^[a-z]+ \d+ [ -~]+$/.test(line) ? line : undefined;
  } catch {
    return undefined; // not base64
  }
}

/** @param {string} hash @returns {Record<string, string>} */
export function readChosen(hash) {
  const query = new URLSearchParams(hash.slice(1));
  return Object.fromEntries([['game', FIRST], ...NAMES.filter((name) => query.has(name)).map((name) => [name, query.get(name)])]);
}

/** @returns {string} a fragment */
export const fragmentOf = (chosen) => `#${new URLSearchParams(Object.entries(chosen).filter(([, value]) => value))}`;

/**
 * @param {Record<string, string>} chosen
 * @returns {{game: string, given: [string, string][], bad: Map<string, string>}}
 *   given: the attributes to write, in the table's order; bad: for each invalid attribute, what is valid
 */
export function judged(chosen) {
  const { values, bad } = readOptions((name) => chosen[name] ?? null), { game } = values, refused = new Map(bad.map(({ name, expected }) => [name, expected ?? exampleOf(name)]));
  const given = NAMES.filter((name) => chosen[name] && !refused.has(name) && applies(name, game, chosen) && values[name] !== usual(name, game, chosen)
    && (name !== 'step' || values.lesson)).map((name) => [name, values[name]]);
  return { game, given, bad: refused };
}
