// Sends statements in their order. What cannot be sent now waits, also after the page is closed, and is tried again; a
// statement keeps its id, so a store that has it already ignores it.

const MOST = { batch: 40, waiting: 500, bytes: 60_000 }; // bytes: browsers send 64 kB of a page that closes
const RETRY_MS = [2000, 4000, 8000, 16_000, 32_000, 60_000];
const STORED = [200, 204, 409]; // 409: the store has it

export class Queue {
  #waiting; // statements, oldest first
  #failures = 0;
  #sending; // the promise of the requests on their way
  #away = 0; // statements in the present request
  #timer;

  /**
   * @param {{send: (statements: object[]) => Promise<number>, load: () => string | undefined, save: (text: string) => void, later: (act: () => void, ms: number) => unknown, told: (state: 'sent' | 'waits' | 'refused', why?: string) => void}} tools
   *   send: rejects without a network, else the HTTP status
   */
  constructor(tools) {
    Object.assign(this, tools);
    try {
      this.#waiting = JSON.parse(tools.load() ?? '[]').filter((one) => typeof one?.id === 'string').slice(-MOST.waiting);
    } catch {
      this.#waiting = [];
    }
  }

  get length() { return this.#waiting.length; }

  /** @param {object[]} statements */
  add(...statements) {
    this.#waiting = [...this.#waiting, ...statements].slice(-MOST.waiting);
    this.#keep();
    return this.flush();
  }

  #keep() { this.save(JSON.stringify(this.#waiting)); }

  /** The oldest statements that fit one request. */
  #batch(from = 0) {
    const batch = [];
    let bytes = 0;
    for (const one of this.#waiting.slice(from, from + MOST.batch)) {
      bytes += JSON.stringify(one).length;
      if (batch.length && bytes > MOST.bytes) break;
      batch.push(one);
    }
    return batch;
  }

  #drop(batch) {
    const ids = new Set(batch.map(({ id }) => id));
    this.#waiting = this.#waiting.filter(({ id }) => !ids.has(id));
    this.#keep();
  }

  /** Sends what waits, now. @returns {Promise<void>} */
  flush() {
    this.#sending ??= this.#run().finally(() => { this.#sending = undefined; });
    return this.#sending;
  }

  async #run() {
    clearTimeout(this.#timer);
    while (this.#waiting.length) {
      const batch = this.#batch();
      this.#away = batch.length;
      const status = await this.send(batch).catch((error) => error);
      this.#away = 0;
      if (STORED.includes(status)) this.#drop(batch);
      else if (status === 400 || status === 413) await this.#singly(batch);
      else return this.#wait(status);
      this.#failures = 0;
    }
    return this.told('sent');
  }

  /** A store refuses a whole batch for one statement: each is sent alone, and those refused again are dropped. */
  async #singly(batch) {
    for (const one of batch) {
      const status = batch.length === 1 ? 400 : await this.send([one]).catch((error) => error);
      if (status instanceof Error || status >= 500) return;
      if (!STORED.includes(status)) this.told('refused', `${status}`);
      this.#drop([one]);
    }
  }

  #wait(status) {
    const ms = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)];
    this.#timer = this.later(() => this.flush(), ms);
    this.told('waits', status instanceof Error ? status.message : `${status}`);
  }

  /** When the page closes: sends everything that is not on its way, without waiting for the answer. */
  leave() {
    if (this.#waiting.length > this.#away) this.send(this.#batch(this.#away)).catch(() => {}); // kept for the next visit
  }
}
