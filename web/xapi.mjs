// Reports an activity to the learning record store that launched it, by xAPI or cmi5: each answer at once, the end, and
// the moment when the page closes. Loaded for such a launch only (page.mjs).
import { load, save } from './storage.mjs';
import { BUILD } from './tables.mjs';
import { puzzleActivity } from './puzzle-activity.mjs';
import { lessonOfPuzzle } from './puzzle-names.mjs';
import { launchOf } from './xapi/launch.mjs';
import { Queue } from './xapi/queue.mjs';
import { Record } from './xapi/record.mjs';
import { Statements } from './xapi/statements.mjs';
import { Store } from './xapi/store.mjs';

export { PARAMETERS } from './xapi/launch.mjs';

const MOMENT_MS = 1500, STATE = 'sagaz';

function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = bytes[6] & 15 | 64;
  bytes[8] = bytes[8] & 63 | 128;
  return [...bytes].map((byte, i) => ([4, 6, 8, 10].includes(i) ? '-' : '') + byte.toString(16).padStart(2, '0')).join('');
}

class Course {
  #answered = performance.now(); // the last answer, or the begin
  #began = performance.now();
  #closed = false;
  #finished = false; // completed is said once
  #timer;

  /**
   * @param {Store} store @param {Record} record  of earlier sessions
   * @param {{data: {contextTemplate?: object, masteryScore?: number, launchMode?: string}, language?: string}} given  by cmi5
   */
  constructor(store, record, { data, language }) {
    const { launch } = store, name = `xapi.${launch.registration ?? launch.activity}.${JSON.stringify(launch.actor)}`.slice(0, 1000);
    const mastery = Number.isFinite(data.masteryScore) && data.masteryScore >= 0 && data.masteryScore <= 1 ? data.masteryScore : undefined;
    Object.assign(this, { store, record, language, only: ['Browse', 'Review'].includes(data.launchMode) });
    this.statements = new Statements(launch, { template: data.contextTemplate, mastery, platform: `Sagaz ${BUILD.sagaz}`, uuid, now: () => new Date() });
    this.queue = new Queue({
      send: (statements) => store.send(statements), load: () => load(name), save: (text) => save(name, text), later: (act, ms) => setTimeout(act, ms), told: (state, why) => this.#tell(state, why),
    });
    this.#finished = ['completed', 'passed', 'failed'].includes(record.status);
  }

  #tell(state, why) {
    const { notices } = this.game ?? {};
    notices?.hide('xapi_waits');
    if (state !== 'sent') notices?.show(`xapi_${state}`, { values: { why } });
  }

  get #seconds() { return (performance.now() - this.#began) / 1000; }

  /** Stores where to resume. */
  #keep() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { suspended, score, status } = this.record;
    if (!this.only) this.store.keep(STATE, { suspended, score: `${score ?? ''}`, status }).catch(() => {}); // again with the next move
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), MOMENT_MS);
  }

  /** The options that resume the activity, and the learner's language. @returns {[string, string][]} */
  get start() { return [...this.record.start, ...(this.language ? [['lang', this.language]] : [])]; }

  /** @param {import('./sagaz-game.mjs').SagazGame} game */
  listen(game) {
    const { record, queue, statements } = this;
    this.game = game;
    statements.language = game.language;
    queue.add(statements.initialized());
    if (this.only) game.notices.show('xapi_look', { quiet: true });
    game.addEventListener('sagaz-change', () => {
      record.moved(game.getState());
      this.#soon();
    });
    game.addEventListener('sagaz-progress', ({ detail }) => { if (record.answered(detail)) this.#soon(); });
    game.addEventListener('sagaz-answered', ({ detail }) => {
      const now = performance.now(), took = (now - this.#answered) / 1000;
      if (!record.owns(detail.lesson) || this.only || detail.given === '') return; // "": the answer was shown
      this.#answered = now;
      queue.add(statements.answered(detail, took));
    });
    game.addEventListener('sagaz-complete', ({ detail }) => this.#end(detail));
    game.addEventListener('sagaz-setting', () => { statements.language = game.language; });
    addEventListener('online', () => queue.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden' || this.#closed) return;
      if (this.#timer) this.#keep();
      queue.flush();
    });
    addEventListener('pagehide', () => this.#close());
    addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); }); // the session has ended
  }

  /** The end of the game or lesson. cmi5: completed and passed once, and failed never after passed. */
  #end(detail) {
    const { record, queue, statements, game } = this, before = record.status;
    if (!record.ended(detail)) return;
    record.moved(game.getState());
    if (!this.only) {
      const judged = before === 'passed' ? undefined : statements.judged(record.lesson || record.puzzles ? { ...detail, score: { ...detail.score, scaled: record.score / 100, raw: record.score, min: 0, max: 100 } } : detail, this.#seconds);
      const said = [...(this.#finished ? [] : [statements.completed(this.#seconds)]), ...(judged ? [judged] : [])];
      this.#finished = true;
      if (judged) record.status = judged.result.success ? 'passed' : 'failed';
      if (said.length) queue.add(...said);
    }
    this.#keep();
  }

  #close() {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#timer) this.#keep();
    this.queue.add(this.statements.terminated(this.#seconds));
    this.queue.leave();
  }
}

/**
 * Begins a session with the course.
 * @param {URLSearchParams} query  of the address @param {string | undefined} lesson  undefined: the activity is a game or puzzles
 * @param {string | undefined} puzzle  the attribute
 * @returns {Promise<Course>} @throws with the reason: then the activity is played without a course
 */
export async function begin(query, lesson, puzzle) {
  const launch = launchOf(query);
  if (launch.fault) throw new Error(launch.fault);
  const store = new Store(launch);
  if (launch.cmi5) await store.authorize();
  const [data, preferences, kept] = await Promise.all([
    launch.cmi5 ? store.state('LMS.LaunchData') : {}, launch.cmi5 ? store.preferences().catch(() => undefined) : undefined, store.state(STATE),
  ]);
  const { suspended = '', score = '', status = '' } = kept ?? {};
  const record = new Record(lesson, { suspended: `${suspended}`, score: `${score}`, status: `${status}` }, puzzle ? puzzleActivity(puzzle, lessonOfPuzzle(puzzle)) : undefined);
  const language = typeof preferences?.languagePreference === 'string' ? preferences.languagePreference.slice(0, 200) : undefined;
  return new Course(store, record, { data: data ?? {}, language });
}
