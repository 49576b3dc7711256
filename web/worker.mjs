// The engine in a Web Worker: one request at a time, in slices of 12 ms, between which it can be cancelled.
// In:  {program, module} once · {id, request} · {cancel: id}; or {rehearsal} (rehearsal.mjs)
// Out: {ready} · {id} heard · {id, progress} · {id, result} · {id, cancelled} · {crashed}; {rehearsed}
import { place } from './place.mjs';
import { rehearse } from './rehearsal.mjs';
import { instantiate } from './wasm.mjs';
import { runSliced } from './slices.mjs';

let wasm, cancelled;

// A message to itself arrives after those already in the queue; a timer would be throttled to 4 ms.
const { port1, port2 } = new MessageChannel();
const pause = () => new Promise((resolve) => { port1.onmessage = () => resolve(); port2.postMessage(0); });

onmessage = async ({ data }) => {
  try {
    if (data.rehearsal) {
      postMessage({ rehearsed: await rehearse(data.rehearsal) });
    } else if (data.module) {
      wasm = await instantiate(data.program, data.module);
      postMessage({ ready: true });
    } else if (data.cancel !== undefined) {
      cancelled = data.cancel;
    } else {
      const { id, request } = data;
      postMessage({ id }); // heard
      const result = await runSliced(wasm, request, {
        slice: 12, pause, place,
        cancelled: () => cancelled === id,
        onProgress: (progress) => postMessage({ id, progress }),
      });
      postMessage(result === null ? { id, cancelled: true } : { id, result });
    }
  } catch (error) {
    postMessage({ crashed: String(error) });
  }
};
