// Plays a handed-in text again: every answer of a lesson or to a puzzle is judged anew by the engine, a game's line must be legal and
// lead to the end that the text claims. A text of another version is verified by the same rules; what its version may have read
// otherwise is called so, not wrong.
import { asking, qualityOf } from '../quality.mjs';
import { allInWords, inWords } from '../print/flat.mjs';
import { isOther, judge, lessonOf } from './lessons.mjs';
import { judged as judgedPuzzle, puzzlesOf } from './puzzles.mjs';

// Misfits that hang on what a version knows: how it reads a line, its questions, its puzzles. Any other contradicts the text itself.
const OF_VERSION = ['line', 'step', 'after', 'answer', 'puzzle', 'puzzle_other', 'puzzle_after', 'puzzle_answer'];
const MOST_CASES = 40; // fresh cases of a lesson that one seed begins

/** An answer as the question's options word it. */
const words = (step, given) => (step.kind === 'set' ? allInWords(step, given ? given.split(', ') : []) : step.kind === 'choice' ? inWords(step, given) : given);

/** Whether a case belongs to the seed that the activity fixes. */
function isOfSeed(seed, its) {
  if (!/^\d{1,19}$/.test(seed ?? '') || its === '0') return true;
  const begun = BigInt(seed) % 2n ** 31n, now = BigInt(its);
  return now >= begun && now <= begun + BigInt(MOST_CASES);
}

/**
 * @typedef {{step: number, mark: 'first' | 'later' | 'never', tries: number, hints: number, question: string, wrong: {answer: string, why: string}[]}} Question
 */
/** How a settled question went: see columns.mjs. */
const markOf = ({ end, tries, hints }) => (end !== 1 ? 'never' : tries === 1 && hints === 0 ? 'first' : 'later');

async function ofLesson({ options, answers, score }, { language, place, engine }) {
  const lesson = await lessonOf(options.lesson, language, place).catch(() => undefined);
  if (!lesson) return { bad: isOther(options.lesson) ? 'lesson_other' : 'lesson', values: { lesson: options.lesson.split('/').pop() } };
  const questions = new Map(), found = { title: lesson.title, numbers: lesson.numbers, asked: lesson.asked, questions };
  const refuse = (bad, one, values = {}) => ({ ...found, bad, values: { n: Math.max(1, lesson.numbers.indexOf(one.step) + 1), ...values } });
  for (const one of answers) {
    if (!lesson.numbers.includes(one.step)) return refuse('step', one);
    if (!isOfSeed(options.seed, one.seed)) return refuse('task', one, { differs: [{ name: 'seed', here: one.seed, there: options.seed }] });
    const judged = await judge(lesson, one, engine);
    if (!judged) return refuse('step', one);
    const { step, verdicts } = judged, last = verdicts.length - 1;
    const early = verdicts.findIndex(({ right }, i) => right && (i < last || one.end !== 1));
    if (early >= 0) return refuse('after', one);
    if (one.end === 1 && !(last >= 0 && verdicts[last].right)) return refuse('answer', one, { answer: words(step, one.given[last] ?? '') || '∅' });
    if (questions.has(one.step)) continue; // practice with another case
    questions.set(one.step, {
      step: one.step, tries: one.tries, hints: one.hints, mark: markOf(one), question: step.question,
      wrong: verdicts.flatMap(({ right, mistake }, i) => (right ? [] : [{ answer: words(step, one.given[i]) || '∅', why: step.wrong[mistake]?.text ?? '' }])),
    });
  }
  const all = [...questions.values()], right = all.filter(({ mark }) => mark === 'first').length;
  const sum = (name) => all.reduce((total, one) => total + one[name], 0);
  if (score[0] !== right || score[1] !== all.length) return { ...found, bad: 'score', values: { claimed: score.join('/'), found: `${right}/${all.length}` } };
  return { ...found, score: Math.round(100 * right / (lesson.numbers.length || 1)), tries: sum('tries'), hints: sum('hints') };
}

async function ofPuzzles({ options, answers, score }, tools) {
  const all = await puzzlesOf(options, tools.language, tools.engine), questions = new Map(), seen = new Set();
  if (!all) return { bad: 'puzzle', values: { puzzle: options.puzzle } };
  const found = { title: all.title, numbers: all.numbers, asked: all.asked, questions };
  for (const { step: n, seed, given, ...one } of answers) {
    const puzzle = all.puzzleAt(n, seed), refuse = (bad, values = {}) => ({ ...found, bad: `puzzle_${bad}`, values: { n, ...values } });
    if (!puzzle || `${puzzle.number}` !== seed) return refuse('other', { here: seed, there: puzzle?.number ?? '–' });
    if (questions.has(n) || seen.has(`${puzzle.kind} ${seed}`)) return refuse('twice');
    seen.add(`${puzzle.kind} ${seed}`);
    const verdicts = await judgedPuzzle(puzzle, given, tools), last = (verdicts?.length ?? 0) - 1;
    if (!verdicts) return refuse('other', { here: seed, there: '–' });
    if (verdicts.some(({ right }, i) => right && (i < last || one.end !== 1))) return refuse('after');
    if (one.end === 1 && !verdicts[last]?.right) return refuse('answer', { answer: verdicts[last]?.words ?? '∅' });
    questions.set(n, {
      step: n, tries: one.tries, hints: one.hints, mark: markOf(one), question: all.asked[n - 1] ?? '',
      wrong: verdicts.flatMap(({ right, words: answer, why }) => (right ? [] : [{ answer, why }])),
    });
  }
  const list = [...questions.values()], count = (mark) => list.filter((one) => one.mark === mark).length, sum = (name) => list.reduce((total, one) => total + one[name], 0);
  const first = count('first'), done = answers.filter(({ end }) => end > 0).length;
  if (score[0] !== first || score[1] !== list.length) return { ...found, bad: 'score', values: { claimed: score.join('/'), found: `${first}/${list.length}` } };
  const of = all.numbers.length || done || 1;
  return { ...found, score: Math.round(100 * (first + count('later') / 2) / of), tries: sum('tries'), hints: sum('hints'), ...(all.numbers.length !== 1 && { solved: first + count('later') }) };
}

/** A grade by quality is calculated again; the game before has been found to be won. */
async function ofQuality(result, claimed, engine) {
  const quality = await qualityOf(result, asking(engine)) ?? 1, near = Math.abs(quality - claimed) < 0.015; // a hundredth by rounding
  return { score: Math.round(100 * quality), ...(!near && { bad: 'score', values: { claimed: Math.round(100 * claimed), found: Math.round(100 * quality) } }) };
}

/** Whether the line has a check, after which an exercise may be handed in before it is solved. */
const isChecked = (line) => / k( |$)/.test(line);

async function ofGame({ line, options, score: [claimed] }, { engine }) {
  const { ok, result, error } = JSON.parse(await engine(JSON.stringify({ cmd: 'session.end', line })));
  if (!ok) return { bad: 'line', values: { at: /at character (\d+)/.exec(error.message)?.[1] ?? '–' } };
  const { over, won, moves, task, rules, rows, first_try: first, mistakes } = result, found = { moves, task, rules, rows, mistakes }, isOpen = first && !over && isChecked(line);
  if (isOpen && options.grade !== 'quality' && claimed === 0) return { ...found, score: 0 };
  if (options.grade === 'quality' && (over && won || isOpen)) return { ...found, ...await ofQuality(result, claimed, engine) };
  const fits = over && claimed === (won === undefined ? 0.5 : Number(won));
  return fits ? { ...found, score: 100 * claimed } : { ...found, bad: 'end' };
}

/**
 * @param {import('../handin/form.mjs').HandedIn} record
 * @param {{language: string, version: string, place: (name: string) => string, engine: (request: string) => Promise<string>}} tools
 * @returns {Promise<object>} `bad` and `values` if it does not fit
 */
export async function verified(record, tools) {
  const result = await (record.options.puzzle ? ofPuzzles(record, tools) : record.answers ? ofLesson(record, tools) : ofGame(record, tools));
  const other = record.sagaz !== tools.version && OF_VERSION.includes(result.bad);
  return other ? { ...result, bad: 'version', values: { version: record.sagaz } } : result;
}
