// The course's side of SCORM 1.2: its API object, found in the windows around ours, and its calls, none of which may stop a game.

const DEEPEST = 10; // windows around windows

/** Of this window and those around it; a foreign origin's cannot be looked at. */
function apiAround(start) {
  for (let at = start, depth = 0; at && depth <= DEEPEST; depth++) {
    try {
      if (at.API) return at.API;
    } catch { /* another origin's: perhaps further out */ }
    if (at.parent === at) return undefined;
    at = at.parent;
  }
  return undefined;
}

/** Around us, or around the window that has opened us or our frames. */
export function findApi(here) {
  const around = apiAround(here);
  if (around) return around;
  for (const opened of [here, here.top]) {
    try {
      const api = opened.opener && apiAround(opened.opener);
      if (api) return api;
    } catch { /* another origin's */ }
  }
  return undefined;
}

const UNKNOWN = ['401', '403']; // the course knows no such element, or lets nobody write it: what is optional may be missing

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

  /** Why the last call was refused, in the course's own words. */
  #why() {
    const code = this.#call('LMSGetLastError');
    if (this.thrown || !/^[1-9]\d*$/.test(code)) return { code, why: this.thrown ?? '' };
    return { code, why: `${code}: ${this.#call('LMSGetErrorString', code)}` };
  }

  /** @returns {string} "" where there is none */
  get(element) {
    if (this.state !== 'open') return '';
    this.thrown = undefined;
    const value = this.#call('LMSGetValue', element);
    return this.thrown ? '' : value;
  }

  /** Puts down values, in this order, and has them kept. @param {[string, string, boolean?][]} values  optional: may be refused @returns {string | undefined} why not */
  keep(values) {
    if (this.state !== 'open') return undefined;
    this.thrown = undefined;
    for (const [element, value, optional] of values) {
      if (this.#call('LMSSetValue', element, value) === 'true') continue;
      const { code, why } = this.#why();
      if (!(optional && UNKNOWN.includes(code))) return why || element;
    }
    return this.#call('LMSCommit', '') === 'true' ? undefined : this.#why().why || 'LMSCommit';
  }

  /** Once. */
  close() {
    if (this.state !== 'open') return;
    this.state = 'closed';
    this.#call('LMSFinish', '');
  }
}
