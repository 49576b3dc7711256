// Tests of the renderer: its calls that wait for the GPU, and its drawing of given frame data.
import assert from 'node:assert/strict';
import { countGlReads, glReads } from './gl-reads.mjs';
import { DESKTOP, PHONE, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';

for (const [name, path] of [['Mastermind', '/?game=mastermind&seed=1'], ['version spaces', '/?game=spaces&role=learner&rules=p3c6r&seed=8']])
  test(`no frame of ${name} waits for the GPU, and loading asks it only whether the shaders are good`, async ({ t }) => {
    const page = await t.open(path, { before: countGlReads, language: 'en' });
    assert.deepEqual(await glReads(page), { getParameter: 1, getProgramParameter: 1 });
    const frames = () => page.evaluate(() => document.querySelector('sagaz-game').stats.frames), before = await frames();
    const { width, height } = DESKTOP;
    await page.keyboard.type('1234');
    await new Player(page).tap('menu');
    // A slow machine handles several moves in one frame.
    for (let i = 0; await frames() <= before + 20; i = (i + 1) % 12) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await page.mouse.move(width * (i + 0.5) / 12, height * (i + 0.5) / 12);
    }
    assert.ok((await picture(page)).colours > 20, 'something is drawn'); // the screenshot reads the canvas, not WebGL
    assert.deepEqual(await glReads(page), {});
  });

test('after a lost context, too, only the new shaders are asked for', async ({ t }) => {
  const page = await t.open('/?game=mastermind', { before: countGlReads });
  await page.evaluate(async () => {
    const canvas = document.querySelector('sagaz-game').shadowRoot.querySelector('canvas');
    const loss = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const event = (name) => new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const lost = event('webglcontextlost');
    loss.loseContext();
    await lost;
    globalThis.glReads();
    const restored = event('webglcontextrestored');
    requestAnimationFrame(() => loss.restoreContext()); // not inside the handler of the other event
    await restored;
  });
  await atRest(page);
  assert.deepEqual(await glReads(page), { getParameter: 1, getProgramParameter: 1 });
  assert.ok((await picture(page)).colours > 20, 'it is drawn again');
});

test('keys that come faster than frames are all taken in within a few', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=1', { language: 'en', viewport: PHONE });
  await atRest(page);
  const frames = await page.evaluate(async () => {
    const game = document.querySelector('sagaz-game'), canvas = game.shadowRoot.querySelector('canvas');
    canvas.focus();
    const before = game.stats.frames;
    for (let guess = 0; guess < 3; guess++)
      for (const key of ['a', 'a', 'b', 'c', 'Enter'])
        for (const type of ['keydown', 'keyup']) canvas.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    const rows = () => game.debugOutline().nodes.find(({ id }) => id === 'rows')?.rows.length ?? 0;
    while (rows() < 3) await new Promise(requestAnimationFrame);
    return game.stats.frames - before;
  });
  t.note(`${frames} frames for 15 keys`);
  assert.ok(frames <= 10, `${frames}`);
});

test('the end of a tap draws once, and a field that it opens takes the keyboard before the event is over', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=1', { language: 'en', viewport: PHONE, touch: true, isMobile: true, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('sagaz-game'), { prototype } = WebGL2RenderingContext, { clear } = prototype;
    let drawn;
    prototype.clear = function counted(bits) { drawn++; clear.call(this, bits); };
    globalThis.taps = [];
    addEventListener('pointerup', () => { drawn = 0; }, true);
    addEventListener('pointerup', () => globalThis.taps.push(`${drawn} ${shadowRoot.activeElement?.className}`));
  });
  const player = new Player(page, { touch: true });
  for (const id of ['menu', 'rules_dialog', 'seed']) await player.tap(id);
  const taps = await page.evaluate(() => globalThis.taps);
  assert.match(taps.join(', '), /^[01] pointed, [01] pointed, [01] typing$/);
});

/**
 * A canvas of 8×8 pixels and its renderer; `draw` takes frame data and returns the pixels as rows of hexadecimal RGB.
 */
async function stage(t) {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.evaluate(async () => {
    const { openContext } = await import('/source/context.mjs');
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 8;
    const renderer = openContext(canvas), memory = new Uint8Array(1 << 16);
    if (!renderer.ready()) throw new Error('the shaders are not good');
    const bits = (f) => new Int32Array(new Float32Array([f]).buffer)[0];
    /** Writes the vertices of rectangles [x, y, w, h in units, colour] at `address`. */
    globalThis.corners = (address, rectangles) => {
      const view = new DataView(memory.buffer);
      for (const [n, [x, y, w, h, colour]] of rectangles.entries())
        for (const [i, [right, down]] of [[0, 0], [1, 0], [1, 1], [0, 1]].entries()) {
          const at = address + (n * 4 + i) * 20;
          for (const [k, value] of [x + right * w, y + down * h, right, down].entries()) view.setFloat32(at + 4 * k, value, true);
          view.setUint32(at + 16, colour, true);
        }
    };
    globalThis.put = (address, array) => memory.set(new Uint8Array(array.buffer), address);
    globalThis.draw = (changes, lists) => {
      put(0, new Int32Array([bits(4), bits(4), changes.length / 8, ...changes, lists.length, ...lists.flat()]));
      renderer.draw(memory, 0);
      const { gl } = renderer, pixels = new Uint8Array(8 * 8 * 4);
      gl.readPixels(0, 0, 8, 8, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      if (gl.getError()) throw new Error('a GL error');
      const hex = (x, y) => [...pixels.subarray((y * 8 + x) * 4).subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('');
      return Array.from({ length: 8 }, (_, row) => Array.from({ length: 8 }, (_, x) => hex(x, 7 - row)));
    };
  });
  return page;
}

const CREATE = 0, UPDATE = 1, DESTROY = 2, WHITE = 0xffffffff;
const VERTICES = 2000, INDICES = 4000, PIXELS = 6000;
const squares = new Uint16Array([0, 1, 2, 0, 2, 3]), INDEX_BYTES = 12, RECT_BYTES = 80;

test('a rectangle is drawn at its place, inside its scissors, twice as large on a screen twice as dense', async ({ t }) => {
  const page = await stage(t), rows = await page.evaluate(({ list, indices }) => {
    globalThis.corners(2000, [[1, 1, 2, 2, 0xff0000ff]]); // red, in units of 2 pixels
    globalThis.put(4000, new Uint16Array(indices));
    globalThis.put(6000, new Uint32Array([0xffffffff]));
    return globalThis.draw([0, 1, 0, 0, 1, 1, 6000, 1], [list]);
  }, { list: [VERTICES, RECT_BYTES, INDICES, INDEX_BYTES, 1, 0, 0, 5, 8, 1, 6, 0, 0], indices: [...squares] });
  const red = 'ff0000', none = '000000';
  for (const [y, row] of rows.entries())
    assert.deepEqual(row, [none, none, ...Array(3).fill(y >= 2 && y < 6 ? red : none), none, none, none], `row ${y}`);
});

test('a texture is made, changed in a part of itself and taken away, and vertices count from where a draw says', async ({ t }) => {
  const page = await stage(t);
  const result = await page.evaluate(({ indices, c }) => {
    const { corners, put, draw } = globalThis;
    corners(c.VERTICES, [[0, 0, 4, 4, c.WHITE], [0, 0, 2, 2, 0xff00ff00]]); // all; the upper left quarter, green
    put(c.INDICES, new Uint16Array(indices));
    put(c.PIXELS, new Uint32Array([0xff0000ff, 0xff0000ff, 0xff0000ff, 0xff0000ff])); // 2×2, red
    const all = [0, 0, 8, 8, 7, 6, 0, 0], list = (...draws) => [c.VERTICES, 160, c.INDICES, 12, draws.length, ...draws.flat()];
    const made = draw([c.CREATE, 7, 0, 0, 2, 2, c.PIXELS, 2], [list(all)]);
    put(c.PIXELS + 4, new Uint32Array([0xffff0000]));
    put(c.PIXELS + 12, new Uint32Array([0xffff0000])); // the right column, blue
    const changed = draw([c.UPDATE, 7, 1, 0, 1, 2, c.PIXELS + 4, 2], [list(all)]);
    const offset = draw([c.CREATE, 8, 0, 0, 1, 1, c.PIXELS, 1], [list(all, [0, 0, 8, 8, 8, 6, 0, 80])]);
    const gone = draw([c.DESTROY, 7, 0, 0, 0, 0, 0, 0], [list(all)]);
    return { made, changed, offset, gone };
  }, { indices: [...squares], c: { CREATE, UPDATE, DESTROY, WHITE, VERTICES, INDICES, PIXELS } });
  const corners = (rows) => [rows[0][0], rows[0][7], rows[7][0], rows[7][7]];
  assert.deepEqual(corners(result.made), ['ff0000', 'ff0000', 'ff0000', 'ff0000']);
  assert.deepEqual(corners(result.changed), ['ff0000', '0000ff', 'ff0000', '0000ff']);
  assert.deepEqual(corners(result.offset), ['000000', '0000ff', 'ff0000', '0000ff'], 'green of a red texture is black');
  assert.deepEqual(corners(result.gone), ['000000', '000000', '000000', '000000']);
});
