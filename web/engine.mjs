// The engine without the game: `await request({cmd: 'codes.answer', …})` for course pages and for the games' own long jobs.
// Requests go to a few Web Workers that all elements of the page share; where workers are refused, to a second instance
// of the same wasm in the page itself. The results are the same, whatever runs them.
import { compile, instantiate } from './wasm.mjs';
import { runSliced } from './slices.mjs';

const LIMIT = Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
const PATIENCE_MS = 300; // for a worker to hear a cancel before it is terminated

/** A worker of our own; `run` resolves with the result's JSON, or null when cancelled. */
class WorkerLane {
  #id = 0;

  /** @returns {Promise<WorkerLane>} rejected where workers do not work */
  static async open() {
    const lane = new WorkerLane(), module = await compile();
    lane.worker = new Worker(new URL('worker.mjs', import.meta.url), { type: 'module' });
    await new Promise((resolve, reject) => {
      lane.worker.onerror = (event) => reject(new Error(event.message ?? 'no worker'));
      lane.worker.onmessage = ({ data }) => (data.ready ? resolve() : reject(new Error(data.crashed)));
      lane.worker.postMessage({ module });
    });
    return lane;
  }

  run(request, onProgress) {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.stop = resolve;
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.worker.onmessage = ({ data }) => {
        if (data.crashed) reject(new Error(data.crashed));
        if (data.id !== id) return; // a stale line
        if (data.progress) onProgress(data.progress);
        if (data.result) resolve(data.result);
        if (data.cancelled) resolve(null);
      };
      this.worker.postMessage({ id, request });
    }).catch((error) => { this.close(); throw error; }).finally(() => clearTimeout(this.timer));
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

/** The page itself works 6 ms at a time and leaves room for frames in between. */
class PageLane {
  static async open() {
    const lane = new PageLane();
    lane.wasm = await instantiate();
    return lane;
  }

  run(request, onProgress) {
    this.cancelled = false;
    return runSliced(this.wasm, request, {
      slice: 6, onProgress,
      pause: () => new Promise((resolve) => setTimeout(resolve, 8)),
      cancelled: () => this.cancelled,
    }).catch((error) => { this.closed = true; throw error; });
  }

  cancel() { this.cancelled = true; }
}

const idle = [], waiting = [];
let open = 0, refused = typeof Worker === 'undefined';
let warn = () => {};

/** @param {{worker?: boolean, onRefused?: () => void}} how  called by the element before its first request */
export function configure({ worker = true, onRefused }) {
  if (!worker) refused = true;
  if (onRefused) warn = onRefused;
}

export const hasWorkers = () => !refused;

async function openLane() {
  if (!refused) {
    try {
      return await WorkerLane.open();
    } catch (error) {
      refused = true;
      warn(error);
    }
  }
  return PageLane.open();
}

async function takeLane() {
  if (idle.length) return idle.pop();
  if (open < (refused ? 1 : LIMIT)) {
    open++;
    try {
      return await openLane();
    } catch (error) {
      open--;
      throw error;
    }
  }
  return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
}

function giveBack(lane) {
  const next = waiting.shift();
  if (lane.closed) {
    open--;
    if (next) takeLane().then(next.resolve, next.reject);
  } else if (next) next.resolve(lane);
  else idle.push(lane);
}

/**
 * Text in, text out: what the games use. Null when cancelled.
 * @param {string} json
 * @param {{onProgress?: (json: string) => void, signal?: AbortSignal}} [how]
 * @returns {Promise<string | null>}
 */
export async function submit(json, { onProgress = () => {}, signal } = {}) {
  const lane = await takeLane();
  const cancel = () => lane.cancel();
  try {
    if (signal?.aborted) return null;
    signal?.addEventListener('abort', cancel, { once: true });
    return await lane.run(json, (line) => signal?.aborted || onProgress(line));
  } finally {
    signal?.removeEventListener('abort', cancel);
    giveBack(lane);
  }
}

/**
 * @param {object} json  e.g. {cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0123'}
 * @param {{onProgress?: (progress: {done: number, total: number}) => void, signal?: AbortSignal}} [how]
 * @returns {Promise<object>} the result; an error of the engine rejects, with its `kind` and `at`
 */
export async function request(json, { onProgress, signal } = {}) {
  const answer = await submit(JSON.stringify(onProgress ? { ...json, progress: true } : json), {
    signal, onProgress: onProgress && ((line) => { const { progress } = JSON.parse(line || '{}'); if (progress) onProgress(progress); }),
  });
  if (answer === null) throw signal?.reason ?? new DOMException('cancelled', 'AbortError');
  const { ok, result, error } = JSON.parse(answer);
  if (ok) return result;
  throw Object.assign(new Error(error.message), error);
}
