// The state of an activity that a course stores, by SCORM or xAPI: score, status, and where to resume. Independent of
// window and course.

export const LONGEST = 4096; // characters of cmi.suspend_data

/** 83.42 s → "0000:01:23.42" */
export function timespan(seconds) {
  const whole = Math.min(Math.max(0, seconds), 9999 * 3600), hundredths = Math.floor(whole * 100), two = (n) => `${n}`.padStart(2, '0');
  const [h, m, s] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60, Math.floor(hundredths / 100) % 60];
  return `${`${h}`.padStart(4, '0')}:${two(m)}:${two(s)}.${two(hundredths % 100)}`;
}

/**
 * Parses the suspend_data of a lesson or a game.
 * @returns {{state?: string, step?: number, firsts?: Record<string, number>} | undefined} undefined: of something else, or damaged
 */
function readSuspended(text, isLesson) {
  if (text === '') return {};
  try {
    const { sagaz, state, step, firsts } = JSON.parse(text);
    const known = isLesson ? state === undefined && (step === undefined || (Number.isInteger(step) && step >= 1 && step <= 40))
      : step === undefined && (state === undefined || (typeof state === 'string' && /^[\w-]{1,4096}$/.test(state)));
    if (sagaz !== 1 || !known) return undefined;
    const counted = Object.entries(firsts ?? {}).filter(([key, value]) => /^\d{1,2}$/.test(key) && (value === 0 || value === 1));
    return { state, step, firsts: Object.fromEntries(counted) };
  } catch {
    return undefined;
  }
}

export class Record {
  #last = 0; // questions right on the first try, as the game has counted since it began

  /**
   * @param {string | undefined} lesson  undefined: the activity is a game
   * @param {{suspended: string, score: string, status: string}} before
   */
  constructor(lesson, { suspended, score, status }) {
    const read = readSuspended(suspended, lesson !== undefined), { state, step, firsts = {} } = read ?? {};
    this.foreign = !read; // nothing is resumed; the first move replaces what the course holds
    Object.assign(this, { lesson, state, step, firsts });
    this.score = /^\d+(\.\d+)?$/.test(score) ? Number(score) : undefined; // the best so far, of 100
    this.status = ['passed', 'completed', 'failed'].includes(status) ? status : 'incomplete';
  }

  /** The options that resume the activity. @returns {[string, string][]} */
  get start() {
    if (this.lesson) return this.step ? [['step', `${this.step}`]] : [];
    return this.state ? [['state', this.state]] : [];
  }

  /** Whether there is anything to resume. */
  get begun() { return (this.state ?? this.step) !== undefined; }

  /** Records the game after a move. @param {string} state */
  moved(state) { if (!this.lesson) this.state = state; }

  /** Records an answered question. @returns {boolean} whether it belongs to this activity */
  answered({ lesson, step, score }) {
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
   * @returns {boolean} whether it is this activity
   */
  ended({ lesson, score, success }) {
    if (lesson !== this.lesson) return false;
    const all = Object.values(this.firsts), right = all.reduce((sum, one) => sum + one, 0);
    const scaled = lesson && all.length ? right / all.length : score.scaled, reached = Math.round(scaled * 100);
    this.score = Math.max(this.score ?? 0, reached);
    const worth = { incomplete: 0, failed: 1, completed: 2, passed: 3 }, now = success ? 'passed' : success === false ? 'failed' : 'completed';
    if (worth[now] > worth[this.status]) this.status = now;
    return true;
  }

  /** @returns {string} for suspend_data; "" if it is too long */
  get suspended() {
    const { lesson, state, step, firsts } = this, text = JSON.stringify({ sagaz: 1, ...(lesson ? { step, firsts } : { state }) });
    return text.length <= LONGEST ? text : '';
  }
}
