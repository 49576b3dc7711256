// Puzzles as lessons: the first step asks, each further one is a step of the proof. The engine makes a puzzle from its
// kind, level and number, and proves it; shell/text/*/puzzles.txt words it.
import { puzzleActivity } from './puzzle-activity.mjs';
import { DAY, SHEET, localDate, puzzleName } from './puzzle-names.mjs';
import { activityTitle, dayInWords, puzzleTitle } from './puzzle-titles.mjs';
import { asked, keyOf } from './puzzle/ask.mjs';
import { handsOf, markOf, named, notesOf } from './puzzle/cluedo.mjs';
import { liarOf, without } from './puzzle/codes.mjs';
import { endIn } from './puzzle/end.mjs';
import { hintedFrom } from './puzzle/hints.mjs';
import { clearedTogether, fewer, foundIn, pageOf, pagesOf } from './puzzle/proof.mjs';
import { hintsFor, questionOf, ruleOf } from './puzzle/question.mjs';
import { lineOf, say } from './puzzle/say.mjs';
import { strikesOf } from './puzzle/trees.mjs';

export { contradicted } from './puzzle/contradicted.mjs';

const GAMES = { thirtyone: 'thirtyone', trees: 'trees', tictactoe: 'tictactoe', matrix: 'matrix', betting: 'betting', cluedo: 'cluedo' };

/** What would answer the question: the analysis, and controls that lead to it. */
const HIDDEN = {
  codes: ['analysis', 'hint', 'mind'], thirtyone: ['analysis', 'tab', 'exercises', 'review'], matrix: ['analysis', 'tab'], betting: ['analysis', 'tab', 'view'], cluedo: ['analysis', 'tab', 'mind', 'level', 'hint', 'advice', 'suppose', 'shares'],
  trees: ['analysis', 'step', 'play', 'next_cut', 'algorithm', 'order', 'page', 'tab'], tictactoe: ['analysis', 'tab', 'search', 'depth', 'show_tree', 'look'],
};
/** Switches that hide the panel, the notebook's own marks, or the keys. */
const OFF = { thirtyone: ['analysis', '0'], matrix: ['analysis', '0'], betting: ['analysis', '0'], tictactoe: ['analysis', '0'], cluedo: ['mind', 'none'], codes: ['clues', '1'] };

/** What would tell the proof's end before it comes. */
const SEALED = { codes: HIDDEN.codes };

/** What was seen of the other player, in the order of the bets: the figures that the proof rests on. */
function seenIn(language, chain) {
  const rows = chain.filter(({ text }) => text === 'puzzle_caught_mean').map(({ values }) => values).sort((a, b) => a[0] - b[0]);
  return rows.map(([bet, folds, aces, kings]) => say(language, 'caught_seen', { bet, folds, aces, kings })).join('\n');
}

/** A proof's board: of a notebook with the marks known at this step; a code's analysis stays shut until the proof ends. */
function boardOf({ kind }, line, chain, step, ends) {
  const row = kind === 'liar' ? liarOf(chain) : -1, found = chain.findIndex(({ gives }) => gives.includes(`lied:${row}`));
  const marks = line.startsWith('cluedo ') ? [...new Set(chain.slice(0, step).flatMap(({ gives }) => gives.flatMap(markOf)))] : [];
  const at = row >= 0 && step > found + 1 ? without(line, row) : [line, ...marks].join(' ');
  return [lineOf('at', at), ...(ends ? [] : SEALED[line.split(' ')[0]] ?? []).map((id) => lineOf('sealed', id))];
}

/** What a step of the proof is: its rule, and which steps a number of hints has spoken of. */
function ruleOfPage(language, key, result, pages, page) {
  const { rule } = page[0], hinted = hintedFrom(hintsFor(language, key, result), pages);
  return [lineOf('rule', say(language, rule === 'rules' && page.every(({ clues }) => !clues.length) ? 'rule_rules_alone' : `rule_${ruleOf(key.kind, result.ask, rule)}`), rule === result.hardest ? 1 : 0), lineOf('hinted', hinted.join(','))];
}

/**
 * @param {{lesson: string, step: number, language: string}} wanted
 * @param {{engine: (request: string) => Promise<string | null>}} tools
 * @returns {Promise<{game: string, flat: string}>} as stepOf() of steps.mjs
 */
export async function puzzleStep({ lesson, step, seed, language, onPaper = false }, { engine }) {
  if (SHEET.test(lesson)) return sheetStep({ lesson, step, seed, language }, { engine });
  const [, wanted] = DAY.exec(lesson) ?? [];
  if (wanted) {
    const today = localDate(), date = wanted > today ? today : wanted; // a day to come stays shut
    const { puzzles: [first] } = await asked(engine, { cmd: 'puzzle.day', date });
    const { game, flat } = await puzzleStep({ lesson: puzzleName(first, date), step: 0, language }, { engine });
    return { game, flat: wanted > today ? flat.replace(/^say\t/m, () => `${lineOf('say', say(language, 'day_to_come', { date: dayInWords(language, wanted) }))}\\n`) : flat };
  }
  const key = keyOf(lesson), result = await asked(engine, { cmd: 'puzzle.make', ...key, chain: true });
  result.line = result.line.replace(' colours ', ' letters '); // as the answer is typed
  const { line } = result, [word] = line.split(' '), shown = fewer(clearedTogether(language, result.chain.map((one, i) => ({ ...one, hinted: result.hints.includes(i) }))));
  result.chain = word === 'cluedo' ? named(language, line, shown) : shown;
  const pages = pagesOf(result.chain), page = pages[step - 1] ?? [], clues = page.flatMap((one) => one.clues);
  const game = word === 'codes' ? (/ digits /.test(line) ? 'picas-fijas' : 'mastermind') : GAMES[word];
  const head = [lineOf('lesson', lesson), lineOf('game', game), lineOf('title', puzzleTitle(language, key)), lineOf('minutes', '2'), lineOf('step', step, pages.length + 1), lineOf('seed', 1)];
  const off = OFF[word] ? [lineOf('show', ...OFF[word])] : [];
  const body = step === 0
    ? [lineOf('say', [say(language, `say_${key.kind}`, { list: `\n${seenIn(language, result.chain)}`, limit: line.split(' ')[4] }), ...(word === 'codes' ? [say(language, / p\d+c\d+r /.test(line) ? 'code_repeats' : 'code_no_repeats')] : []), ...(word === 'cluedo' ? [handsOf(language, line), ...notesOf(language, line)] : [])].join('\n')), lineOf('at', line), ...off, ...(HIDDEN[word] ?? []).map((id) => lineOf('hide', id)), ...(key.kind === 'order' ? strikesOf(language, line) : []), ...questionOf(language, key, result, onPaper)]
    : [lineOf('say', [pageOf(language, page, line, foundIn(pages, step - 1), word === 'cluedo' ? clues.map((i) => notesOf(language, line)[i]) : []), ...(step === pages.length ? endIn(language, key, result) : [])].join('\n')), ...ruleOfPage(language, key, result, pages, page), ...boardOf(key, line, shown, pages.slice(0, step).flat().length, step === pages.length), ...off, ...page.flatMap(({ point }) => (page.length > 1 ? point.slice(0, 1) : point)).map((id) => lineOf('point', id))];
  return { game, flat: `${[...head, ...body].join('\n')}\n` };
}

/** The question of one of a sheet's puzzles, as a step of one lesson. */
async function sheetStep({ lesson, step, seed, language }, { engine }) {
  const [, kind, level, count] = SHEET.exec(lesson);
  const { game, flat } = await puzzleStep({ lesson: puzzleName({ kind, level, number: seed + step }), step: 0, language, onPaper: true }, { engine });
  return { game, flat: flat.replace(/^step\t.*$/m, lineOf('step', step, count)) };
}

/** A sheet as a lesson's file. */
export function sheetFile({ lesson, language }) {
  const [, kind, level, count] = SHEET.exec(lesson);
  return { structure: { title: puzzleTitle(language, { kind, level }), minutes: 3 * count }, language, texts: {} };
}

/** What a class or a course calls an activity. */
export const titleOf = ({ puzzle, lesson, language }) => activityTitle(language, puzzleActivity(puzzle, lesson).name);
