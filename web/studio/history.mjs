// The lesson under work with its earlier states, stored in this browser after each change, unless another tab has changed
// it meanwhile.
import { keep, mark, newKey, textOf } from './shelf.mjs';

const KEPT = 200;

export class Work {
  #states; // JSON texts
  #now = 0;
  #last; // the field of the last change: keys typed there are one change

  #text; // as this tab has stored or read it last
  clashes = false; // whether another tab has changed it: nothing is stored until one of both is chosen

  /**
   * @param {{key: string, lesson: object}} opened
   * @param {{stored: (why: string | undefined) => void, clashed: () => void}} told  stored: why the browser did not keep it
   */
  constructor({ key, lesson }, told) {
    this.#states = [JSON.stringify(lesson)];
    this.#text = textOf(key);
    Object.assign(this, { key, lesson, told });
    if (this.#text !== undefined) mark(key);
    addEventListener('storage', () => this.#look());
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

  /**
   * Another lesson, with a history of its own.
   * @param {string} [key]  of one that is stored
   * @returns {string | undefined} why the one before is not kept
   */
  begin(lesson, key = newKey()) {
    this.#states = [JSON.stringify(lesson)];
    this.#now = 0;
    this.#last = undefined;
    this.#text = textOf(key);
    this.clashes = false;
    this.key = key;
    mark(key);
    return this.#take(JSON.parse(this.#states[0]), true);
  }

  /** This one beside that of the other tab. */
  keepAsCopy() {
    this.key = newKey();
    this.#text = undefined;
    this.clashes = false;
    mark(this.key);
    this.#take(this.lesson);
  }

  /** What the other tab has made of it. */
  get theirs() { return JSON.parse(textOf(this.key) ?? this.#text); }

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

  #take(lesson, begins = false) {
    this.lesson = lesson;
    const text = JSON.stringify(lesson);
    if (this.#look(text)) return undefined;
    const { why, noRoom } = keep(this.key, text, begins);
    this.#text = textOf(this.key);
    this.told.stored(why ?? noRoom);
    return noRoom;
  }

  /** Whether another tab has stored this lesson otherwise than this tab knows it. */
  #look(text = JSON.stringify(this.lesson)) {
    const theirs = textOf(this.key);
    if (theirs === text) this.#text = theirs;
    const before = this.clashes;
    this.clashes ||= theirs !== undefined && theirs !== this.#text;
    if (this.clashes && !before) this.told.clashed();
    return this.clashes;
  }
}
