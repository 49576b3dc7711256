// The state of an activity that a course stores, by SCORM or xAPI: score, status, and where to resume. Independent of
// window and course.
import { MOST, puzzleOf } from '../puzzle-activity.mjs';
import { puzzleName } from '../puzzle-names.mjs';

export const LONGEST = 4096; // characters of cmi.suspend_data

/** 83.42 s → "0000:01:23.42" */
export function timespan(seconds) {
  const whole = Math.min(Math.max(0, seconds), 9999 * 3600), hundredths = Math.floor(whole * 100), two = (n) => `${n}`.padStart(2, '0');
  const [h, m, s] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60, Math.floor(hundredths / 100) % 60];
  return `${`${h}`.padStart(4, '0')}:${two(m)}:${two(s)}.${two(hundredths % 100)}`;
}

const OF_DAY = 5;
const isMark = ([name, mark]) => /^[a-z_]{3,12}:[1-3]:\d{1,16}$/.test(name) && [0, 0.5, 1].includes(mark);

/**
 * Parses the suspend_data of a lesson, a game, or puzzles.
 * @param {'lesson' | 'game' | 'puzzles'} activity
 * @returns {{state?: string, step?: number, firsts?: Record<string, number>, marks?: Record<string, number>, tried?: string} | undefined}
 *   undefined: of something else, or damaged
 */
function readSuspended(text, activity) {
  if (text === '') return {};
  try {
    const { sagaz, state, step, firsts, marks, tried } = JSON.parse(text);
    const fits = {
      lesson: state === undefined && (step === undefined || (Number.isInteger(step) && step >= 1 && step <= 40)),
      game: step === undefined && (state === undefined || (typeof state === 'string' && /^[\w-]{1,4096}$/.test(state))),
      puzzles: state === undefined && step === undefined,
    };
    if (sagaz !== 1 || !fits[activity]) return undefined;
    const counted = Object.entries(firsts ?? {}).filter(([key, value]) => /^\d{1,2}$/.test(key) && (value === 0 || value === 1));
    return {
      state, step, firsts: Object.fromEntries(counted),
      marks: Object.fromEntries(Object.entries(marks ?? {}).filter(isMark).slice(0, MOST)), ...(isMark([tried, 0]) && { tried }),
    };
  } catch {
    return undefined;
  }
}

export class Record {
  #last = 0; // questions right on the first try, as the game has counted since it began

  /**
   * @param {string | undefined} lesson  undefined: the activity is a game, or puzzles
   * @param {{suspended: string, score: string, status: string}} before
   * @param {import('../puzzle-activity.mjs').PuzzleActivity} [puzzles]
   */
  constructor(lesson, { suspended, score, status }, puzzles) {
    const read = readSuspended(suspended, puzzles ? 'puzzles' : lesson === undefined ? 'game' : 'lesson');
    this.foreign = !read; // nothing is resumed; the first move replaces what the course holds
    const { state, step, firsts = {}, marks = {}, tried } = read ?? {};
    Object.assign(this, { lesson, puzzles, state, step, firsts, marks, tried }); // tried: the puzzle with a wrong answer so far
    this.score = /^\d+(\.\d+)?$/.test(score) ? Number(score) : undefined; // the best so far, of 100
    this.status = ['passed', 'completed', 'failed'].includes(status) ? status : 'incomplete';
  }

  /** The options that resume the activity. @returns {[string, string][]} */
  get start() {
    if (this.puzzles) return this.#next ? [['puzzle', this.#next]] : [];
    if (this.lesson) return this.step ? [['step', `${this.step}`]] : [];
    return this.state ? [['state', this.state]] : [];
  }

  /** Whether there is anything to resume. */
  get begun() { return (this.state ?? this.step ?? this.tried) !== undefined || Object.keys(this.marks).length > 0; }

  /** Of puzzles without end the one to begin with: the open one, else the one after the last. */
  get #next() {
    const { kind, level, number } = this.puzzles, [last] = Object.keys(this.marks).slice(-1), [, , n] = (this.tried ?? last ?? '').split(':');
    return kind && number === undefined && n ? `${kind} ${level} ${this.tried ? n : Number(n) + 1}` : undefined;
  }

  /** @returns {string | undefined} "crack:2:4711" */
  #puzzle(lesson) {
    const puzzle = puzzleOf(this.puzzles, lesson);
    return puzzle && puzzleName(puzzle).replace('puzzle:', '');
  }

  /** Whether a lesson or puzzle of an event belongs to this activity. */
  owns(lesson) { return this.puzzles ? this.#puzzle(lesson) !== undefined : lesson === this.lesson; }

  /** Records the game after a move. @param {string} state */
  moved(state) { if (!this.lesson && !this.puzzles) this.state = state; }

  /** Records an answered question. @returns {boolean} whether it belongs to this activity */
  answered({ lesson, step, score, right }) {
    if (this.puzzles) {
      const name = this.#puzzle(lesson);
      if (name && !right && this.marks[name] === undefined) this.tried = name;
      return Boolean(name);
    }
    if (!this.lesson || lesson !== this.lesson) return false;
    this.step = step;
    if (score) {
      this.firsts[step] ??= Number(score.raw > this.#last);
      this.#last = score.raw;
    }
    return true;
  }

  /**
   * Records the end of a game or lesson; a better earlier result stays.
   * @returns {boolean} whether it is the end of this activity
   */
  ended({ lesson, score, success }) {
    if (this.puzzles) return this.#solved(this.#puzzle(lesson), score.scaled, success);
    if (lesson !== this.lesson) return false;
    const all = Object.values(this.firsts), right = all.reduce((sum, one) => sum + one, 0);
    const scaled = lesson && all.length ? right / all.length : score.scaled, reached = Math.round(scaled * 100);
    this.#reach(reached, success);
    return true;
  }

  /** A puzzle's first result counts, the mean of all is the score; a day's is of its five, which end it. */
  #solved(name, scaled, success) {
    const { date } = this.puzzles, { length } = Object.keys(this.marks);
    if (!name || this.marks[name] === undefined && length >= MOST) return false;
    this.marks[name] ??= this.tried === name ? Math.min(scaled, 0.5) : scaled;
    if (this.tried === name) this.tried = undefined;
    const all = Object.values(this.marks), mean = all.reduce((sum, one) => sum + one, 0) / (date ? OF_DAY : all.length);
    const ends = !date || all.length === OF_DAY;
    this.#reach(Math.round(100 * mean), date ? mean > 0 : success, ends);
    return ends;
  }

  /** A better earlier result stays. */
  #reach(score, success, ends = true) {
    this.score = Math.max(this.score ?? 0, score);
    const worth = { incomplete: 0, failed: 1, completed: 2, passed: 3 }, now = success ? 'passed' : success === false ? 'failed' : 'completed';
    if (ends && worth[now] > worth[this.status]) this.status = now;
  }

  /** @returns {string} for suspend_data; "" if it is too long */
  get suspended() {
    const { lesson, puzzles, state, step, firsts, marks, tried } = this, text = JSON.stringify({ sagaz: 1, ...(puzzles ? { marks, tried } : lesson ? { step, firsts } : { state }) });
    return text.length <= LONGEST ? text : '';
  }
}
