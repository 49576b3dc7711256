// What a course is to know of an activity: how it went so far, and where to go on. No window and no course in here.

export const LONGEST = 4096; // characters of cmi.suspend_data

/** 83.42 s → "0000:01:23.42" */
export function timespan(seconds) {
  const whole = Math.min(Math.max(0, seconds), 9999 * 3600), hundredths = Math.floor(whole * 100), two = (n) => `${n}`.padStart(2, '0');
  const [h, m, s] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60, Math.floor(hundredths / 100) % 60];
  return `${`${h}`.padStart(4, '0')}:${two(m)}:${two(s)}.${two(hundredths % 100)}`;
}

/** What was suspended; nothing of what is not ours. @returns {{state?: string, step?: number, firsts?: Record<string, number>}} */
function readSuspended(text) {
  try {
    const { sagaz, state, step, firsts } = JSON.parse(text);
    if (sagaz !== 1) return {};
    const counted = Object.entries(firsts ?? {}).filter(([key, value]) => /^\d{1,2}$/.test(key) && (value === 0 || value === 1));
    return {
      ...(typeof state === 'string' && /^[\w-]{1,4096}$/.test(state) && { state }), ...(Number.isInteger(step) && step >= 1 && step <= 40 && { step }),
      firsts: Object.fromEntries(counted),
    };
  } catch {
    return {};
  }
}

export class Record {
  #last = 0; // questions right at the first try, as the game counts them since it began

  /** @param {string | undefined} lesson  the activity is this lesson, else a game @param {{suspended: string, score: string, status: string}} before */
  constructor(lesson, { suspended, score, status }) {
    const { state, step, firsts } = readSuspended(suspended);
    Object.assign(this, { lesson, state, step, firsts: firsts ?? {} });
    this.score = /^\d+(\.\d+)?$/.test(score) ? Number(score) : undefined; // the best so far, of 100
    this.status = ['passed', 'completed', 'failed'].includes(status) ? status : 'incomplete';
  }

  /** Options to begin with: where it was left. @returns {[string, string][]} */
  get start() {
    if (this.lesson) return this.step ? [['step', `${this.step}`]] : [];
    return this.state ? [['state', this.state]] : [];
  }

  /** The game is another one now. @param {string} state */
  moved(state) { if (!this.lesson) this.state = state; }

  /** A question was answered. @returns {boolean} whether it is ours */
  answered({ lesson, step, score }) {
    if (!this.lesson || lesson !== this.lesson) return false;
    this.step = step;
    if (score) {
      this.firsts[step] ??= Number(score.raw > this.#last);
      this.#last = score.raw;
    }
    return true;
  }

  /** A game or a lesson has ended. What was better before stands. @returns {boolean} whether it is ours */
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
