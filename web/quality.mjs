// The grade by quality: how well a finished game was played, luck apart. Of codes by what the guesses lost against
// optimal play, else by the strategy's criterion; of alpha-beta by hand the share right at first.

const MOST_NODES = 20_000; // of one guess: a second or two

/**
 * @typedef {{guess: string, fijas: number, picas: number}} Row
 * @typedef {{rules?: string, criterion?: string, rows?: Row[], first_try?: {right: number, asked: number}}} Played  of session.end, and of the event `complete`
 * @typedef {(request: object) => Promise<object | undefined>} Ask  undefined: the engine refuses
 */

/** @param {(request: string) => Promise<string>} engine @returns {Ask} */
export const asking = (engine) => async (request) => {
  const { ok, result } = JSON.parse(await engine(JSON.stringify(request)) || '{}');
  return ok ? result : undefined;
};

const about = (cmd, { rules, rows }, i) => ({ cmd, rules, history: rows.slice(0, i), guess: rows[i].guess });

/**
 * How many more guesses than optimal play a game of codes needed, whatever the answers; undefined where the engine cannot
 * prove it.
 * @param {Played} played @param {Ask} ask @returns {Promise<{lost: number, optimum: number} | undefined>} optimum: mean guesses of optimal play
 */
export async function losses(played, ask) {
  let lost = 0, optimum = 0;
  for (let i = 0; i < played.rows.length; i++) {
    const found = await ask({ ...about('codes.grade', played, i), max_nodes: MOST_NODES });
    if (!found?.proven) return undefined;
    lost += found.lost;
    if (i === 0) optimum = found.before / found.candidates;
  }
  return { lost, optimum };
}

/** A guess's share of the best one's by the criterion. */
function shareOf({ rank, score, guesses: [best] }, guess, criterion) {
  if (best.possible && best.bits === 0) return Number(guess === best.guess); // one code is left
  if (rank === 1) return 1;
  const less = criterion === 'worst' || criterion === 'expected_size', [low, high] = less ? [best.score, score] : [score, best.score];
  return high > 0 ? low / high : 0;
}

/** The mean share of the guesses; undefined where they are too many to weigh. */
async function byCriterion(played, ask) {
  let sum = 0;
  for (let i = 0; i < played.rows.length; i++) {
    const found = await ask({ ...about('codes.rank', played, i), criterion: played.criterion, top: 1, ...(i === 0 && { shapes: true }) });
    if (!found?.guesses.length) return undefined;
    sum += shareOf(found, played.rows[i].guess, played.criterion);
  }
  return sum / played.rows.length;
}

/**
 * The quality of a game that was won, from 0 to 1 in hundredths; undefined: the engine cannot judge it.
 * @param {Played} played @param {Ask} ask
 */
export async function qualityOf({ first_try: first, ...played }, ask) {
  if (first) return first.asked > 0 ? Math.round(100 * first.right / first.asked) / 100 : undefined;
  if (!played.rows?.length || !played.rules) return undefined;
  const found = await losses(played, ask), share = found ? found.optimum / (found.optimum + found.lost) : await byCriterion(played, ask);
  return share === undefined ? undefined : Math.round(100 * share) / 100;
}
