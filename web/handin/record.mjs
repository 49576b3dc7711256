// Records what a pupil does in an activity of a class: the answers to a lesson's questions, or the line of a finished
// game. It outlives a reload.
import { MOST } from './form.mjs';

const known = (kept) => {
  try {
    const { answers = [], spent = 0, ended, open, line, moves, helped, took, handed = false, by } = JSON.parse(kept) ?? {};
    return { answers, spent, ended, open, line, moves, helped, took, handed, by };
  } catch {
    return { answers: [], spent: 0, handed: false };
  }
};

export class Recorded {
  /**
   * @param {string} name  under which it is stored
   * @param {{load: (name: string) => string | undefined, save: (name: string, text: string) => void, now: () => number}} tools
   */
  constructor(name, { load, save, now }) {
    Object.assign(this, { name: `handin.${name}`, save, now, since: now() }, known(load(`handin.${name}`) ?? 'null'));
  }

  #keep() {
    const { answers, ended, open, line, moves, helped, took, handed, by } = this;
    this.save(this.name, JSON.stringify({ answers, spent: this.#running, ended, open, line, moves, helped, took, handed, by }));
  }

  /** Forgets everything: another pupil begins. */
  renew() {
    Object.assign(this, { answers: [], spent: 0, ended: undefined, open: undefined, line: undefined, helped: undefined, took: undefined, handed: false, by: undefined, since: this.now() });
  }

  get #running() { return Math.round(this.spent + (this.now() - this.since) / 1000); }

  /** The duration until the end, or so far. */
  get seconds() { return this.took ?? this.#running; }

  /**
   * An answer to a lesson's question, as the application tells it. A settled case keeps its answers, so that a second
   * look changes nothing; once the result is handed in, answering it again begins another record if it `renews`.
   */
  answered({ step, seed, given, right, tries, hints }, { renews = true } = {}) {
    let one = this.answers.find((other) => other.step === step && other.seed === seed);
    if (renews && this.handed && (one || this.answers.some((other) => other.step === step)) && tries === 1) {
      this.renew();
      one = undefined;
    }
    if (!one) {
      if (this.answers.length >= MOST.answers) return;
      this.answers.push((one = { step, seed, hints: 0, tries: 0, given: [], end: 0 }));
    }
    if (one.end) return;
    const shown = !right && given === '';
    if (tries > one.tries && !shown) {
      one.given = [...one.given, given.slice(0, MOST.given)].slice(-MOST.tries);
      one.tries = tries;
    }
    Object.assign(one, { hints, end: right ? 1 : shown ? 2 : 0 });
    this.#keep();
  }

  /** The questions that are solved or were shown. */
  get settled() { return this.answers.filter(({ end }) => end > 0); }

  /** Of a lesson or of puzzles: questions right at the first try, without hints, in the first case; of how many. @returns {[number, number]} */
  scoreOf(answers = this.answers) {
    const firsts = [...new Set(answers.map(({ step }) => step))].map((step) => answers.find((one) => one.step === step));
    return [firsts.filter(({ end, tries, hints }) => end === 1 && tries === 1 && hints === 0).length, firsts.length];
  }

  get score() { return this.scoreOf(); }

  /**
   * The end of the activity, or what is done so far: of one puzzle more, of an exercise. @param {{score?: [number, number], open?: boolean, line?: string, moves?: number, helped?: boolean, more?: boolean}} game
   *   open: an exercise that is not solved yet
   */
  complete({ score, open, line, moves, helped, more } = {}) {
    if (more || line && line !== this.line) this.handed = false;
    Object.assign(this, { ended: score ?? this.score, open, line, moves, helped, took: this.#running });
    this.#keep();
  }

  /** The duration counts from here. */
  begin() {
    Object.assign(this, { spent: 0, since: this.now() });
  }

  /** @param {string} name  of the pupil */
  handIn(name) {
    Object.assign(this, { handed: true, by: name });
    this.#keep();
  }
}
