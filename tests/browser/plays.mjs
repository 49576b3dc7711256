// Plays home and every game briefly: some moves on the canvas, then some by the outline. For browsers that Playwright
// does not drive: a page is { evaluate, click, type, press, goto, reload, screenshot }, with the browser's real mouse
// and keys.
import assert from 'node:assert/strict';
import { Player } from './player.mjs';
import { atRest, nextFrames } from './rest.mjs';
import { saying } from './say.mjs';
import { until } from './until.mjs';

/** A player of the first game of such a page. */
export class Visitor extends Player {
  constructor(page) {
    super({ ...page, evaluate: (...all) => page.evaluate(...all) });
    this.visited = page;
  }

  state() { return this.visited.evaluate(() => document.querySelector('sagaz-game').getState()); }

  async ready() {
    await until(() => this.visited.evaluate(() => document.querySelector('sagaz-game')?.stats?.frames > 2), { message: () => 'the game has not drawn' });
  }

  async tap(id) {
    let rect;
    do {
      await this.until((tree) => tree.rects?.[id]);
      await nextFrames(this.visited); // it may still move
      rect = (await this.tree()).rects?.[id];
    } while (!rect);
    const [left, top] = await this.visited.evaluate(() => {
      const box = document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').getBoundingClientRect();
      return [box.left, box.top];
    });
    await this.visited.click(left + rect[0] + rect[2] / 2, top + rect[1] + rect[3] / 2);
  }

  /** @param {string} id @param {string} [value]  of a choice */
  async press(id, value) {
    const [x, y] = await this.visited.evaluate((wanted, option) => {
      const outline = document.querySelector('sagaz-game').shadowRoot.querySelector('.outline');
      const box = [...outline.querySelectorAll('[data-id]')].find((part) => part.dataset.id.split('/').at(-1) === wanted);
      const control = [...box.querySelectorAll('button, input')].find((one) => option == null || one.value === option);
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }, id, value);
    await this.visited.click(x, y);
  }

  choose(id, value) { return this.press(id, value); }

  /** Runs `work`, and waits until the outline differs. @param {() => Promise<void>} work */
  async changes(work) {
    const said = ({ nodes }) => JSON.stringify(nodes, (key, value) => (key === 'rect' ? undefined : value));
    const before = said(await this.tree());
    await work();
    await this.until((tree) => tree.nodes.length && said(tree) !== before);
  }
}

/**
 * By the game's name: additions to the query, moves on the canvas (drawn) and in the outline (told). @type
 * {Record<string, {more?: string, drawn: (p: Visitor) => Promise<void>, told: (p: Visitor) => Promise<void>}>}
 */
export const PLAYS = {
  mastermind: { more: '&seed=7', drawn: (p) => p.guess('canvas', '0011'), told: (p) => p.guess('outline', '2345') },
  'picas-fijas': { more: '&seed=7', drawn: (p) => p.guess('canvas', '0123'), told: (p) => p.guess('outline', '4567') },
  spaces: {
    more: '&role=assistant&rules=p4c10n',
    async drawn(p) {
      for (const digit of [1, 2, 3, 4]) await p.tap(`symbol:${digit}`);
      for (const id of ['submit', 'fijas+', 'picas+', 'answer']) await p.changes(() => p.tap(id));
    },
    told: (p) => p.changes(() => p.press('tab', '1')),
  },
  thirtyone: { drawn: (p) => p.changes(() => p.tap('value:2')), told: (p) => p.changes(() => p.press('value:1')) },
  trees: {
    async drawn(p) {
      await p.changes(() => p.tap('step:next'));
      await p.changes(() => p.tap('step:last'));
    },
    told: (p) => p.changes(() => p.press('step:back')),
  },
  tictactoe: { more: '&role=two', drawn: (p) => p.changes(() => p.tap('cell:4')), told: (p) => p.changes(() => p.press('cell:0')) },
  matrix: { drawn: (p) => p.changes(() => p.tap('choose:1')), told: (p) => p.changes(() => p.press('choose:0')) },
  betting: { more: '&seed=1', drawn: (p) => p.changes(() => p.tap('bet:0')), told: (p) => p.changes(() => p.press('next')) },
  cluedo: { more: '&role=notebook', drawn: (p) => p.changes(() => p.tap('mine:1')), told: (p) => p.changes(() => p.press('mine:6')) },
  lab: {
    more: '&seed=31',
    async drawn(p) {
      await p.tap('run');
      await p.until(({ status }) => saying('en', 'lab_done_status').test(status));
    },
    told: (p) => p.changes(() => p.press('chart', '1')),
  },
};

/** @param {object} page @param {string} origin @param {(name: string) => Promise<void>} shot */
export async function playHome(page, origin, shot) {
  const p = new Visitor(page);
  await page.goto(`${origin}/?lang=en`);
  await p.ready();
  await shot('home');
  await p.tap('open:thirtyone');
  await p.until(({ nodes }) => nodes.some(({ id }) => id === 'value:1'));
  await p.tap('textview');
  await p.changes(() => p.press('home'));
  assert.equal((await p.tree()).title, 'Sagaz');
}

/** @param {string} game @param {object} page @param {string} origin @param {(name: string) => Promise<void>} shot */
export async function play(game, page, origin, shot) {
  const { more = '', drawn, told } = PLAYS[game], p = new Visitor(page);
  await page.goto(`${origin}/?game=${game}&lang=en${more}`);
  await p.ready();
  await drawn(p);
  await atRest(page);
  await shot(game);
  const colours = await page.evaluate(async () => {
    const image = await createImageBitmap(await document.querySelector('sagaz-game').screenshot()), paper = document.createElement('canvas').getContext('2d');
    Object.assign(paper.canvas, { width: image.width, height: image.height });
    paper.drawImage(image, 0, 0);
    return new Set(new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  });
  assert.ok(colours > 20, `${game}: the canvas is nearly empty`);
  await p.tap('textview');
  await told(p);
  await shot(`${game}-text`);
}

/** Loses the WebGL context, and restores it once the page has got the event. @param {object} page */
export async function loseContext(page) {
  const canvas = "document.querySelector('sagaz-game').shadowRoot.querySelector('canvas')";
  await page.evaluate(`new Promise((resolve) => {
    ${canvas}.addEventListener('webglcontextlost', () => requestAnimationFrame(() => resolve()), { once: true });
    globalThis.loss = ${canvas}.getContext('webgl2').getExtension('WEBGL_lose_context');
    globalThis.loss.loseContext();
  })`);
  await page.evaluate(`new Promise((resolve) => {
    ${canvas}.addEventListener('webglcontextrestored', () => requestAnimationFrame(() => resolve()), { once: true });
    globalThis.loss.restoreContext();
  })`);
}
