// Calls a learning record store: statements, state, and cmi5's token and launch data.

const VERSION = '1.0.3', PATIENCE_MS = 10_000;
const KEEPALIVE = 60_000; // bytes of a request that outlives the page

export class Store {
  /** @param {import('./launch.mjs').Launch} launch */
  constructor(launch) { this.launch = launch; }

  #call(path, { method = 'GET', body, query = {} } = {}) {
    const { endpoint, auth } = this.launch, address = new URL(endpoint + path);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    const headers = { Authorization: auth, 'X-Experience-API-Version': VERSION, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    return fetch(address, { method, headers, body, keepalive: body !== undefined && body.length < KEEPALIVE, ...(method === 'GET' && { signal: patience() }) });
  }

  /** Gets cmi5's token, which its address gives once. @throws with the reason */
  async authorize() {
    const response = await fetch(this.launch.fetch, { method: 'POST', signal: patience() }), { 'auth-token': token, 'error-text': why } = await response.json();
    if (typeof token !== 'string') throw new Error(why ?? `${response.status}`);
    this.launch.auth = `Basic ${token}`;
  }

  #stateOf(stateId) {
    const { activity: activityId, actor: agent, registration } = this.launch;
    return { activityId, agent, registration, stateId };
  }

  /** @returns {Promise<object | undefined>} undefined: there is none @throws with the status */
  async #json(path, query) {
    const response = await this.#call(path, { query });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json().catch(() => undefined);
  }

  state(stateId) { return this.#json('activities/state', this.#stateOf(stateId)); }

  /** The learner's preferences for all cmi5 activities. */
  preferences() { return this.#json('agents/profile', { agent: this.launch.actor, profileId: 'cmi5LearnerPreferences' }); }

  /** @param {object} value */
  keep(stateId, value) { return this.#call('activities/state', { method: 'PUT', query: this.#stateOf(stateId), body: JSON.stringify(value) }); }

  /** @param {object[]} statements @returns {Promise<number>} the status */
  async send(statements) { return (await this.#call('statements', { method: 'POST', body: JSON.stringify(statements) })).status; }
}

/** `AbortSignal.timeout`, which older browsers lack. */
function patience() {
  const stopped = new AbortController();
  setTimeout(() => stopped.abort(), PATIENCE_MS);
  return stopped.signal;
}
