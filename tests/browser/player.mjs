// A player for tests: it reads the game's outline, chooses moves with the engine, and plays on the canvas or in the
// outline.
import assert from 'node:assert/strict';
import { nextFrames } from './rest.mjs';
import { until } from './until.mjs';

const game = () => document.querySelector('sagaz-game');

export class Player {
  /** @param {import('@playwright/test').Page} page @param {{touch?: boolean, hold?: number}} [how]  hold: ms between press and release */
  constructor(page, { touch = false, hold = 0 } = {}) {
    this.page = page;
    this.touch = touch;
    this.hold = hold;
    this.history = [];
  }

  /** The application's outline, with the rectangles of the controls on the canvas. */
  tree() { return this.page.evaluate(`(${game})().debugOutline()`); }

  async node(id) {
    const search = (nodes) => {
      for (const node of nodes) {
        const found = node.id === id ? node : node.nodes && search(node.nodes);
        if (found) return found;
      }
      return undefined;
    };
    return search((await this.tree()).nodes);
  }

  /** Waits for something in the outline. @param {(tree: object) => unknown} what @param {number} [longest] in ms, on a slow machine */
  async until(what, longest = 60_000) {
    await until(async () => what(await this.tree() ?? { nodes: [] }), { longest, message: () => `still waiting for ${what}` });
  }

  /** A click or tap on the canvas where the control is drawn. */
  async tap(id) {
    const canvas = this.page.locator('sagaz-game canvas');
    let rects;
    do {
      await this.until((tree) => tree.rects?.[id]);
      await nextFrames(this.page); // it may still move
      ({ rects } = await this.tree());
    } while (!rects?.[id]); // it may disappear while the engine computes
    const box = await canvas.boundingBox(), [x, y, width, height] = rects[id], [left, top] = [box.x + x + width / 2, box.y + y + height / 2];
    if (this.touch) await this.page.touchscreen.tap(left, top);
    else await this.page.mouse.click(left, top, { delay: this.hold });
  }

  /** Presses a button of the outline, given by its id and found in the page by role and name. */
  async press(id) {
    const { text } = await this.node(id);
    await this.page.getByRole('button', { name: text, exact: true }).first().click();
  }

  async choose(id, value) {
    const { label, options } = await this.node(id), { text } = options.find((option) => option.value === value);
    await this.page.getByRole('radiogroup', { name: label, exact: true }).getByRole('radio', { name: text, exact: true }).check();
  }

  async fill(id, value) {
    const { label } = await this.node(id);
    await this.page.getByRole('spinbutton', { name: label, exact: true }).fill(String(value));
  }

  /** The feedback so far, from the table of guesses in any language: "2 fijas, 1 pica" → [2, 1]. */
  async answers() {
    const table = await this.node('rows');
    return (table?.rows ?? []).map(([, , answer]) => answer.match(/\d+/g)?.map(Number) ?? []);
  }

  /** @param {'canvas' | 'outline'} where @param {string} guess  a symbol each, as in requests */
  async guess(where, guess) {
    const before = (await this.answers()).length;
    for (const [place, letter] of [...guess].entries()) {
      const symbol = String(parseInt(letter, 36));
      if (where === 'canvas') await this.tap(`symbol:${symbol}`);
      else await this.choose(`place:${place}`, symbol);
    }
    if (where === 'canvas') await this.tap('submit'); else await this.press('submit');
    await this.until(({ nodes }) => nodes.find(({ id }) => id === 'rows')?.rows.length > before);
    const [fijas, picas] = (await this.answers()).at(-1);
    this.history.push({ guess, fijas, picas });
    return fijas;
  }

  /** A guess consistent with all feedback so far. */
  async think(rules) {
    const { guess } = await this.page.evaluate(({ rules: kind, history }) =>
      document.querySelector('sagaz-game').request({ cmd: 'codes.choose', rules: kind, history, strategy: 'consistent', seed: 1 }), { rules, history: this.history });
    return guess;
  }

  /** Plays a game until it is won. @returns {Promise<number>} the number of guesses */
  async win(where, rules) {
    const positions = Number(rules[1]);
    for (let n = 1; n <= 12; n++) {
      if ((await this.guess(where, await this.think(rules))) === positions) {
        await this.until((tree) => tree.nodes.some(({ id }) => id === 'secret' || id === 'new_game'));
        return n;
      }
    }
    return assert.fail(`not found in twelve guesses: ${JSON.stringify(this.history)}`);
  }
}
