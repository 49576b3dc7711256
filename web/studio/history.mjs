// The lesson under work with its earlier states, stored in this browser after each change.
import { load, save } from '../storage.mjs';

const KEPT = 200, NAME = 'studio';

export class Work {
  #states; // JSON texts
  #now = 0;
  #last; // the field of the last change: keys typed there are one change

  /** @param {object} lesson @param {(why: string | undefined) => void} stored  why the browser did not keep it */
  constructor(lesson, stored) {
    this.#states = [JSON.stringify(lesson)];
    Object.assign(this, { lesson, stored });
  }

  /** The stored lesson. @returns {unknown} */
  static kept() {
    try {
      return JSON.parse(load(NAME) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Changes a copy of the lesson. @param {(lesson: object) => void} act @param {string} [field]  where keys are typed */
  change(act, field) {
    const next = JSON.parse(this.#states[this.#now]);
    act(next);
    const text = JSON.stringify(next);
    if (text === this.#states[this.#now]) return;
    const before = this.#states.slice(0, field && field === this.#last && this.#now === this.#states.length - 1 ? this.#now : this.#now + 1);
    this.#states = [...before, text].slice(-KEPT);
    this.#now = this.#states.length - 1;
    this.#last = field;
    this.#take(next);
  }

  /** Completes the last change: both are undone together. */
  amend(act) {
    const next = JSON.parse(this.#states[this.#now]);
    act(next);
    this.#states = [...this.#states.slice(0, this.#now), JSON.stringify(next), ...this.#states.slice(this.#now + 1)];
    this.#take(next);
  }

  /** Another lesson, with a history of its own. */
  begin(lesson) {
    this.#states = [JSON.stringify(lesson)];
    this.#now = 0;
    this.#last = undefined;
    this.#take(JSON.parse(this.#states[0]));
  }

  get canUndo() { return this.#now > 0; }

  get canRedo() { return this.#now < this.#states.length - 1; }

  undo() { this.#go(-1); }

  redo() { this.#go(1); }

  #go(by) {
    if (!this.#states[this.#now + by]) return;
    this.#now += by;
    this.#last = undefined;
    this.#take(JSON.parse(this.#states[this.#now]));
  }

  #take(lesson) {
    this.lesson = lesson;
    this.stored(save(NAME, JSON.stringify(lesson)));
  }
}
