// Calls the LMS through SCORM 1.2: finds its API object in the windows around this one. A failing call never stops a
// game.

const DEEPEST = 10; // windows around windows

/** Searches this window and those around it, except windows of other origins, which cannot be read. */
function apiAround(start) {
  for (let at = start, depth = 0; at && depth <= DEEPEST; depth++) {
    try {
      if (at.API) return at.API;
    } catch { /* another origin: search further out */ }
    if (at.parent === at) return undefined;
    at = at.parent;
  }
  return undefined;
}

/** Searches around this window, then around the window that opened it or its top window. */
export function findApi(here) {
  const around = apiAround(here);
  if (around) return around;
  for (const opened of [here, here.top]) {
    try {
      const api = opened.opener && apiAround(opened.opener);
      if (api) return api;
    } catch { /* another origin */ }
  }
  return undefined;
}

const UNKNOWN = ['401', '403']; // SCORM's errors for an element that the course lacks, or lets nobody write: optional ones may fail so

/** @typedef {'missing' | 'silent' | 'open' | 'closed'} CourseState */
export class Course {
  /** @type {CourseState} */
  state = 'missing';

  constructor(api) {
    this.api = api;
    if (api) this.state = this.#call('LMSInitialize', '') === 'true' ? 'open' : 'silent';
  }

  #call(name, ...given) {
    try {
      return String(this.api[name](...given));
    } catch (error) {
      this.thrown = String(error?.message ?? error);
      return 'false';
    }
  }

  /** The LMS's message about the last failed call. */
  #why() {
    const code = this.#call('LMSGetLastError');
    if (this.thrown || !/^[1-9]\d*$/.test(code)) return { code, why: this.thrown ?? '' };
    return { code, why: `${code}: ${this.#call('LMSGetErrorString', code)}` };
  }

  /** @returns {string} "" if there is no value */
  get(element) {
    if (this.state !== 'open') return '';
    this.thrown = undefined;
    const value = this.#call('LMSGetValue', element);
    return this.thrown ? '' : value;
  }

  /**
   * Sets values in this order and commits them.
   * @param {[string, string, (boolean | 'always')?][]} values  [element, value, optional]; 'always': it may fail for any
   *   reason @returns {string | undefined} why it
   * failed
   */
  keep(values) {
    if (this.state !== 'open') return undefined;
    this.thrown = undefined;
    for (const [element, value, optional] of values) {
      if (this.#call('LMSSetValue', element, value) === 'true') continue;
      const { code, why } = this.#why();
      if (optional !== 'always' && !(optional && UNKNOWN.includes(code))) return why || element;
    }
    return this.#call('LMSCommit', '') === 'true' ? undefined : this.#why().why || 'LMSCommit';
  }

  /** Ends the session; later calls do nothing. */
  close() {
    if (this.state !== 'open') return;
    this.state = 'closed';
    this.#call('LMSFinish', '');
  }
}
