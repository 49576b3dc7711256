// Asks a worker to play a program's game unseen (rehearsal.mjs), once for each program of the page, when the page is idle.
import { hasWorkers } from './engine.mjs';
import { openWorker, rehearses } from './place.mjs';
import { fetchTexts } from './texts.mjs';
import { compile } from './wasm.mjs';

const done = new Map(); // program → promise of what was pressed; undefined without a rehearsal
const idle = (work) => (globalThis.requestIdleCallback ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1000));

/** Whether a second core is free, and the person does not save data, battery or memory. */
const affordable = () => rehearses && hasWorkers() && navigator.hardwareConcurrency > 1 && !navigator.connection?.saveData;

async function rehearsed(how) {
  const [module, texts] = await Promise.all([compile(how.program), fetchTexts(how.program, how.options.language)]), worker = openWorker();
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data.rehearsed);
    worker.onerror = () => resolve();
    worker.postMessage({ rehearsal: { ...how, module, texts } });
  }).finally(() => worker.terminate());
}

/**
 * @param {{program: string, game: string, size: number[], options: object}} how  see rehearse()
 * @returns {Promise<object | undefined>} of rehearse()
 */
export function warmUp(how) {
  if (!done.has(how.program))
    done.set(how.program, affordable() ? new Promise((resolve) => { idle(() => rehearsed(how).catch(() => undefined).then(resolve)); }) : Promise.resolve());
  return done.get(how.program);
}
