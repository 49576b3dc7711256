// Answers to a lesson's questions and to puzzles as SCORM 1.2 keeps them: cmi.interactions.n, one for each answer, which a course can only be told.

const MOST = { interactions: 250, response: 255 };
const two = (n) => `${n}`.padStart(2, '0');

export class Interactions {
  #next;
  #last; // seconds of the answer before, or the begin

  /** @param {string} count  cmi.interactions._count @param {number} now  in seconds */
  constructor(count, now) {
    this.#next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    this.#last = now;
  }

  /**
   * The values of an answer, in the order in which SCORM takes them.
   * @param {{lesson: string, step: number, seed: string, given: string, right: boolean}} answer @param {number} now  in seconds
   * @param {Date} at @param {(seconds: number) => string} timespan
   * @returns {[string, string, 'always'][]} optional, because a course may have no interactions or its own idea of them;
   *   none if there are too many, or the answer was shown
   */
  answered({ lesson, step, seed, given, right }, now, at, timespan) {
    if (given === '' || this.#next >= MOST.interactions) return [];
    const latency = now - this.#last, name = `cmi.interactions.${this.#next++}`;
    this.#last = now;
    return [
      [`${name}.id`, /^puzzle:/.test(lesson) ? lesson.replaceAll(':', '-') : `step-${step}${seed === '0' ? '' : `-case-${seed}`}`, 'always'],
      [`${name}.type`, 'fill-in', 'always'],
      [`${name}.time`, `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`, 'always'],
      [`${name}.student_response`, given.replace(/[\0-\x1f]+/g, ' ').slice(0, MOST.response), 'always'],
      [`${name}.result`, right ? 'correct' : 'wrong', 'always'],
      [`${name}.latency`, timespan(latency), 'always'],
    ];
  }
}
