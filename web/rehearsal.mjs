// Plays a game unseen, in a worker, after the page has started it. Browsers compile a WebAssembly function when it first
// runs, and share the result with all instances of the module: the player's first taps then wait for less.
import { instantiate } from './wasm.mjs';

const PRESSES = 60, SETTLES = 4, LONGEST_MS = 3000;
const AWAY = new Set(['home']); // controls that leave the game

/** Links to finished games: their last cards and reviews are the largest screens. */
const FINISHED = {
  mastermind: 'Y29kZXMgMSBwNGM2ciAxMiBndWVzc2VyIGNvbG91cnMga251dGggNDIgZzAwMTEgZzI0NTBipA',
  'picas-fijas': 'Y29kZXMgMSBwNGMxMG4gMiBndWVzc2VyIGxldHRlcnMga251dGggMTg0NDY3NDQwNzM3MDk1NTE2MTUgZzAxMjMgZzQ1Njcz-w',
  thirtyone: 'dGhpcnR5b25lIDEgNCA2IDMxIG1vdmVyX2xvc2VzIHBlcnNvbiBwZXJmZWN0IDQyIDYgNCA1IDIgMyA0IDEgNiAyuYY',
};

/**
 * @param {{program: string, module: WebAssembly.Module, texts: string, game: string, size: number[], options: Record<string, unknown>}} how
 *   size: width and height in CSS pixels, density
 * @returns {Promise<{presses: number, pressed: string[], finished: boolean}>} pressed: the ids of the controls;
 *   finished: a finished game was opened
 */
export async function rehearse({ program, module, texts, game, size, options }) {
  const app = await instantiate(program, module), times = new Map(), end = performance.now() + LONGEST_MS;
  app.call('app_texts', texts);
  for (const [name, value] of Object.entries(options)) if (value != null) app.call('app_option', name, String(value));
  app.call('app_create');
  app.call('app_context_restored', 4096);
  let clock = 0, presses = 0;
  const settle = () => {
    for (let frame = 0; frame < SETTLES; frame++) app.call('app_frame', clock += 40, ...size);
    app.call('app_picture');
    app.text('app_effects'); // nothing is carried out
    return JSON.parse(app.text('app_outline'));
  };
  /** Presses the control whose kind, and then itself, was pressed least often so far: "tab" is the kind of "tab:2". */
  const press = ({ rects = {} }) => {
    const often = (name) => times.get(name) ?? 0, kind = (id) => id.split(':')[0] + ':';
    const [id] = Object.keys(rects).filter((one) => !AWAY.has(one)).sort((a, b) => often(kind(a)) - often(kind(b)) || often(a) - often(b));
    if (id === undefined) return;
    for (const name of [id, kind(id)]) times.set(name, often(name) + 1);
    presses++;
    const [left, top, width, height] = rects[id], place = [left + width / 2, top + height / 2];
    for (const type of [0, 1, 2]) { // move, down, up
      app.call('app_pointer', type, ...place, 0, 1);
      app.call('app_frame', clock += 40, ...size);
    }
  };
  let tree = settle(), finished = false;
  for (const until of [PRESSES / 2, PRESSES]) {
    while (presses < until && performance.now() < end) {
      const before = presses;
      press(tree);
      if (presses === before) break;
      tree = settle();
    }
    if (FINISHED[game]) finished = app.call('app_set_state', FINISHED[game]) === 1;
    tree = settle();
  }
  return { presses, finished, pressed: [...times.keys()].filter((name) => !name.endsWith(':')) };
}
