// The engine without the game: `await request({cmd: 'codes.answer', …})` for course pages and for the games' own long jobs.
// A few Web Workers, shared by all elements of the page, run the requests. Where workers are refused, a second instance
// of the same wasm runs them in the page. The results are the same.
import { openWorker, place } from './place.mjs';
import { EVERY_COMMAND } from './programs.mjs';
import { compile, instantiate } from './wasm.mjs';

// Leaves a core to the page; 1 if the number is unknown.
const LIMIT = Math.min(4, globalThis.navigator?.hardwareConcurrency - 1) || 1;
const PATIENCE_MS = 300; // for a worker to hear a cancel before it is terminated
// Silence of a dead worker: at its start, after a request, while it computes.
const COMES_MS = 15_000, HEARS_MS = 5000, THINKS_MS = 30_000;

/** One worker; `run` resolves with the result's JSON, or null when cancelled. */
class WorkerLane {
  #id = 0;

  /** @returns {Promise<WorkerLane>} rejected where workers do not work */
  static async open(program) {
    const lane = new WorkerLane(), module = await compile(program);
    lane.worker = openWorker();
    return new Promise((resolve, reject) => {
      lane.timer = setTimeout(() => reject(Object.assign(new Error('no worker comes'), { late: true })), COMES_MS);
      lane.worker.onerror = (event) => reject(new Error(event.message ?? 'no worker'));
      lane.worker.onmessage = ({ data }) => (data.ready ? resolve(lane) : reject(new Error(data.crashed)));
      lane.worker.postMessage({ program, module });
    }).catch((error) => { lane.close(); throw error; }).finally(() => clearTimeout(lane.timer));
  }

  run(request, onProgress) {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.stop = resolve;
      const wait = (ms) => {
        clearTimeout(this.silence);
        this.silence = setTimeout(() => reject(Object.assign(new Error('the worker is silent'), { silent: true })), ms);
      };
      wait(HEARS_MS);
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.worker.onmessage = ({ data }) => {
        if (data.crashed) reject(new Error(data.crashed));
        if (data.id !== id) return; // a stale line
        wait(THINKS_MS);
        if (data.progress) onProgress(data.progress);
        if (data.result) resolve(data.result);
        if (data.cancelled) resolve(null);
      };
      this.worker.postMessage({ id, request });
    }).catch((error) => { this.close(); throw error; }).finally(() => { clearTimeout(this.timer); clearTimeout(this.silence); });
  }

  cancel() {
    this.worker.postMessage({ cancel: this.#id });
    this.timer = setTimeout(() => { this.close(); this.stop(null); }, PATIENCE_MS);
  }

  close() {
    this.closed = true;
    this.worker.terminate();
  }
}

/** Runs requests in the page, 6 ms at a time with pauses for frames. */
class PageLane {
  static async open(program) {
    const lane = new PageLane();
    [lane.wasm, lane.slices] = await Promise.all([instantiate(program), import('./slices.mjs')]);
    return lane;
  }

  run(request, onProgress) {
    this.cancelled = false;
    return this.slices.runSliced(this.wasm, request, {
      slice: 6, onProgress, place,
      pause: () => new Promise((resolve) => setTimeout(resolve, 8)),
      cancelled: () => this.cancelled,
    }).catch((error) => { this.closed = true; throw error; });
  }

  cancel() { this.cancelled = true; }

  close() { this.closed = true; }
}

const idle = [], waiting = []; // lanes without work; {program, resolve, reject} without a lane
let open = 0, refused = typeof Worker === 'undefined';

/** Called by the element before its first request. @param {{worker?: boolean}} how */
export function configure({ worker = true }) {
  if (!worker) refused = true;
}

export const hasWorkers = () => !refused;

async function openLane(program) {
  if (!refused) {
    await compile(program); // throws if the program is missing, which is not the worker's fault
    try {
      return await WorkerLane.open(program).catch((error) => (error.late ? WorkerLane.open(program) : Promise.reject(error)));
    } catch {
      refused = true;
    }
  }
  return PageLane.open(program);
}

async function takeLane(program) {
  const at = idle.findIndex((lane) => lane.program === program);
  if (at >= 0) return idle.splice(at, 1)[0];
  if (open >= (refused ? 1 : LIMIT) && idle.length) { // closes an idle lane of another program
    idle.shift().close();
    open--;
  }
  if (open < (refused ? 1 : LIMIT)) {
    open++;
    try {
      return Object.assign(await openLane(program), { program });
    } catch (error) {
      open--;
      throw error;
    }
  }
  return new Promise((resolve, reject) => waiting.push({ program, resolve, reject }));
}

function giveBack(lane) {
  const next = waiting.shift();
  if (lane.closed) open--;
  else idle.push(lane);
  if (next) takeLane(next.program).then(next.resolve, next.reject);
}

/**
 * Runs a request for a game, JSON in and JSON out; null when cancelled. A dead worker is replaced once, then the page
 * runs the requests.
 * @param {string} program  one that has the command
 * @param {string} json
 * @param {{onProgress?: (json: string) => void, signal?: AbortSignal}} [how]
 * @returns {Promise<string | null>}
 */
export async function submit(program, json, { onProgress = () => {}, signal } = {}) {
  for (let silent = 0; ;) {
    const lane = await takeLane(program);
    const cancel = () => lane.cancel();
    try {
      if (signal?.aborted) return null;
      signal?.addEventListener('abort', cancel, { once: true });
      return await lane.run(json, (line) => signal?.aborted || onProgress(line));
    } catch (error) {
      if (!error.silent) throw error;
      if (++silent > 1) refused = true;
    } finally {
      signal?.removeEventListener('abort', cancel);
      giveBack(lane);
    }
  }
}

/**
 * @param {object} json  e.g. {cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0123'}
 * @param {{onProgress?: (progress: {done: number, total: number}) => void, signal?: AbortSignal}} [how]
 * @returns {Promise<object>} the result; an error of the engine rejects, with its `kind` and `at`
 */
export async function request(json, { onProgress, signal } = {}) {
  const answer = await submit(EVERY_COMMAND, JSON.stringify(onProgress ? { ...json, progress: true } : json), {
    signal, onProgress: onProgress && ((line) => { const { progress } = JSON.parse(line || '{}'); if (progress) onProgress(progress); }),
  });
  if (answer === null) throw signal?.reason ?? new DOMException('cancelled', 'AbortError');
  const { ok, result, error } = JSON.parse(answer);
  if (ok) return result;
  throw Object.assign(new Error(error.message), error);
}
