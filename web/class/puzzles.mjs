// The puzzles of handed-in texts: which ones the activity has, and the engine's judgement of answers to them.
import { short } from '../handin/puzzles.mjs';
import { OPTIONS } from '../options.mjs';
import { readStep } from '../print/flat.mjs';
import { MOST, isInRun, puzzleActivity } from '../puzzle-activity.mjs';
import { puzzleName } from '../puzzle-names.mjs';
import { activityTitle, puzzleTitle } from '../puzzle-titles.mjs';
import { KINDS } from '../puzzle_tables.mjs'; // from engine/puzzle/puzzle.hpp
import { contradicted, puzzleStep } from '../puzzles.mjs';

async function asked(engine, request) {
  const { ok, result } = JSON.parse(await engine(JSON.stringify(request)));
  return ok ? result : undefined;
}

/**
 * The puzzles of an activity by their places from 1; without end there are none, and any number of the kind and level
 * will do, with a seed any of the run that begins with it.
 * @returns {Promise<{title: string, numbers: number[], asked: string[], puzzleAt: (step: number, seed: string) => object | undefined} | undefined>}
 */
export async function puzzlesOf({ puzzle, seed }, language, engine) {
  const { date, kind, level, number, first } = puzzleActivity(puzzle ?? '', '', /^\d+$/.test(seed) ? seed : ''), title = activityTitle(language, puzzle);
  if (!OPTIONS.puzzle.pattern.test(puzzle) || puzzle === 'day' || !date && !KINDS.includes(kind)) return undefined;
  const day = date && await asked(engine, { cmd: 'puzzle.day', date });
  if (date && !day) return undefined;
  const list = day?.puzzles ?? (number === undefined ? [] : [{ kind, level, number }]);
  return {
    title, numbers: list.map((_, i) => i + 1), asked: list.map((one) => puzzleTitle(language, one)),
    puzzleAt: (step, at) => (!list.length && step <= MOST ? { kind, level, number: isInRun(first, Number(at)) ? Number(at) : first + step - 1 } : list[step - 1]),
  };
}

/** An answer's values as the puzzle has them: `short` leaves out what they have in common. */
const valuesOf = ({ option }, given) => given.split(' ').filter(Boolean).map((one) => option.find(({ value }) => value === one || short(value) === one)?.value ?? one);

/** Whether a row and a code are given; earlier texts have a liar's code alone. */
const isPair = ({ kind, option }, values) => kind === 'code' && option.length > 0 && values.length === 2;

/**
 * @param {{kind: string, level: number, number: number}} puzzle @param {string[]} given
 * @returns {Promise<{right: boolean, words: string, why: string}[] | undefined>} undefined: the engine has no such puzzle
 */
export async function judged(puzzle, given, { language, engine }) {
  const lesson = puzzleName(puzzle), step = await puzzleStep({ lesson, step: 0, language }, { engine }).then(({ flat }) => readStep(flat), () => undefined);
  if (!step) return undefined;
  const inWords = (values) => values.map((one) => step.option.find(({ value }) => value === one)?.text ?? one).join(', ') || '∅';
  return Promise.all(given.map(async (one) => {
    const values = step.option.length ? valuesOf(step, one) : [one], answer = step.kind === 'set' || isPair(step, values) ? values : values[0] ?? '', words = inWords(values);
    const verdict = await asked(engine, { cmd: 'puzzle.check', ...puzzle, answer }); // an answer in no form is wrong
    if (!verdict || verdict.right) return { right: Boolean(verdict), words, why: '' };
    return { right: false, words, why: await contradicted({ lesson, answer, language }, { engine }).catch(() => '') };
  }));
}
