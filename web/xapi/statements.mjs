// Makes xAPI's statements about an activity, in the form that cmi5 prescribes for a launch by cmi5 (its sections 9 and
// 10). Independent of page and network.

const VERBS = 'http://adlnet.gov/expapi/verbs/', CMI5 = 'https://w3id.org/xapi/cmi5/context/';
export const MOST = { response: 250, id: 60 };

/** 83.42 → PT83.42S */
export const duration = (seconds) => `PT${Math.max(0, seconds).toFixed(2)}S`;

export class Statements {
  /**
   * @param {import('./launch.mjs').Launch} launch
   * @param {{template?: object, mastery?: number, platform: string, language: string, uuid: () => string, now: () => Date}} more
   *   template, mastery: of LMS.LaunchData
   */
  constructor(launch, more) { Object.assign(this, { launch, ...more }); }

  /** @param {{verb: string, object?: object, result?: object, own?: boolean, moves?: boolean, extensions?: object, parent?: string}} what  own: cmi5 defines it */
  #statement({ verb, object, result, own = true, moves = false, extensions, parent }) {
    const { actor, activity, registration, cmi5 } = this.launch, { template = {}, language, platform } = this, { contextActivities = {}, extensions: given } = template;
    const categories = [...(contextActivities.category ?? []), ...(cmi5 && own ? [{ id: `${CMI5}categories/cmi5` }] : []), ...(cmi5 && moves ? [{ id: `${CMI5}categories/moveon` }] : [])];
    const activities = { ...contextActivities, ...(categories.length && { category: categories }), ...(parent && { parent: [...(contextActivities.parent ?? []), { objectType: 'Activity', id: parent }] }) };
    const all = { ...given, ...extensions };
    return {
      id: this.uuid(), timestamp: this.now().toISOString(), actor, verb: { id: VERBS + verb, display: { 'en-US': verb } }, object: object ?? { objectType: 'Activity', id: activity },
      ...(result && { result }),
      context: { platform, language, ...template, ...(registration && { registration }), ...(Object.keys(activities).length && { contextActivities: activities }), ...(Object.keys(all).length && { extensions: all }) },
    };
  }

  initialized() { return this.#statement({ verb: 'initialized' }); }

  terminated(seconds) { return this.#statement({ verb: 'terminated', result: { duration: duration(seconds) } }); }

  completed(seconds) { return this.#statement({ verb: 'completed', moves: true, result: { completion: true, duration: duration(seconds) } }); }

  /** Passed or failed, by the course's mastery score, else by the activity's own end. @returns {object | undefined} undefined: neither */
  judged({ score, success }, seconds) {
    const { mastery } = this, { raw, min, max, scaled } = score, reached = mastery === undefined || success === undefined ? success : scaled >= mastery;
    if (reached === undefined) return undefined;
    const extensions = this.launch.cmi5 && mastery !== undefined ? { [`${CMI5}extensions/masteryscore`]: mastery } : undefined;
    return this.#statement({ verb: reached ? 'passed' : 'failed', moves: true, extensions, result: { score: { scaled, raw, min, max }, success: reached, duration: duration(seconds) } });
  }

  /** An answer to a lesson's question or to a puzzle. @param {{step: number, seed: string, given: string, right: boolean, tries: number, hints: number, lesson: string}} answer */
  answered({ lesson, step, seed, given, right, tries, hints }, seconds) {
    const question = /^puzzle:/.test(lesson) ? lesson.replaceAll(':', '-') : `${step}`;
    const { activity } = this.launch, base = `${activity.replace(/[#?].*/, '')}/question/`;
    const definition = { type: 'http://adlnet.gov/expapi/activities/cmi.interaction', interactionType: 'fill-in', name: { 'en-US': question } };
    return this.#statement({
      verb: 'answered', own: false, parent: activity, object: { objectType: 'Activity', id: `${base}${question}`, definition },
      result: { response: given.slice(0, MOST.response), success: right, duration: duration(seconds), extensions: { [`${base}tries`]: tries, [`${base}hints`]: hints, ...(seed !== '0' && { [`${base}seed`]: seed }) } },
    });
  }
}
