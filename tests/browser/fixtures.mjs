// The fixtures of browser tests: `test('a sentence', async ({ t }) => …)`. Each test opens pages in fresh profiles.
// Errors on the console, failed loads and policy violations fail it, unless they match `t.expected`.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { takeTurn } from './turns.mjs';

export { expect } from '@playwright/test';
export { LANGUAGES } from './languages.mjs';
export { SITE } from './site.mjs';
/** Device pixels for each CSS pixel. Software graphics take most of a test's time, and draw half the size in a quarter. */
const PIXELS = process.env.SAGAZ_LONG || process.env.SAGAZ_SHOTS ? 1 : 0.5;
export const PHONE = { width: 360, height: 640 }, DESKTOP = { width: 1280, height: 800 };

/**
 * Variants of a canvas test: a phone or a desktop, in one of the languages; with `tests/run --long` all of them.
 * (Native tests compare the texts of every layout in every language.)
 * @param {string[]} languages
 * @param {number} [turn] selects the variant: even for a phone
 * @returns {{size: string, viewport: object, phone: boolean, language: string, how: object}[]} how: for `t.open`
 */
export function looks(languages, turn = 0) {
  const all = Object.entries({ '360×640': PHONE, '1280×800': DESKTOP }).map(([size, viewport]) => languages.map((language) => {
    const phone = viewport === PHONE;
    return { size, viewport, phone, language, how: { viewport, touch: phone, isMobile: phone, language, reducedMotion: 'reduce' } };
  }));
  return process.env.SAGAZ_LONG ? all.flat() : [all[turn % 2][turn % languages.length]];
}

/** Some of several similar cases, by their indices; with `tests/run --long` all. @param {any[]} all @param {number[]} turns */
export const someOf = (all, ...turns) => (process.env.SAGAZ_LONG ? all : turns.map((turn) => all[turn % all.length]));

// Games without a seed draw one. The seeds are the same in every run; otherwise a lucky guess would fail a run now and
// then.
const drawTheSame = () => {
  let state = 1;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 24;
    return array;
  };
};

// A rehearsal (web/rehearsal.mjs) takes seconds of a core, and most tests do not need it.
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** The object that a test gets as `t`. */
class Visit {
  #closing = [];
  #info;
  #problems = [];
  /** @type {RegExp | undefined} console errors that the test expects */
  expected;

  constructor(browser, info) {
    const { SAGAZ_ORIGIN: origin, SAGAZ_ELSEWHERE: elsewhere, SAGAZ_SHOTS: shots } = process.env;
    Object.assign(this, { browser, origin, elsewhere, shots });
    this.#info = info;
  }

  /**
   * A page in a fresh profile.
   * @param {string} path
   * @param {{viewport?: object, dpr?: number, touch?: boolean, language?: string, before?: Function, context?: object, wait?: boolean, clock?: boolean, rehearsal?: boolean}} [how]
   *   before: runs in the page before its scripts; context: of another page, to share its profile;
   *   wait: until the game draws (default); clock: lets the test advance the page's clock (`page.clock`);
   *   rehearsal: a worker may play the game unseen
   */
  async open(path = '/', { viewport = DESKTOP, dpr = PIXELS, touch = false, language = 'es', before, context, wait = true, clock = false, rehearsal = false, ...more } = {}) {
    const fresh = context ?? (await this.browser.newContext({ viewport, deviceScaleFactor: dpr, hasTouch: touch, locale: language, colorScheme: 'light', serviceWorkers: 'block', ...more }));
    if (!context) this.closing(() => fresh.close());
    const page = await fresh.newPage();
    await page.addInitScript(drawTheSame);
    if (!rehearsal) await page.addInitScript(saveData);
    this.watch(page);
    if (before) await page.addInitScript(before);
    if (clock) await page.clock.install();
    await page.goto(/^(file|about):/.test(path) ? path : this.origin + path);
    if (wait) await this.ready(page);
    return page;
  }

  /** @returns {Promise<void>} when the page's first game has drawn its first frames */
  async ready(page) {
    await page.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  }

  /** Makes errors of a page fail the test. */
  watch(page) {
    page.on('console', (message) => { if (message.type() === 'error') this.#problem(message.text()); });
    page.on('pageerror', (error) => this.#problem(`${error}`));
    page.on('crash', () => this.#problem('the tab crashed'));
  }

  /** @param {() => Promise<void>} work  run after the test, passed or failed */
  closing(work) { this.#closing.push(work); }

  /** A note that reporter.mjs prints after the run. */
  note(description) { this.#info.annotations.push({ type: 'note', description }); }

  async shot(page, name) {
    if (this.shots) await page.screenshot({ path: this.fileOf(name) });
  }

  /** The path of a screenshot. */
  fileOf(name) {
    mkdirSync(this.shots, { recursive: true });
    return join(this.shots, `${name}.png`);
  }

  #problem(text) {
    if (!this.expected?.test(text)) this.#problems.push(text);
  }

  async finish() {
    for (const work of this.#closing) await work();
    assert.deepEqual(this.#problems, [], 'errors on the console');
  }
}

/**
 * `t`: see Visit. A test tagged `@alone` measures time, so no other test runs beside it.
 * The pages of a test worker share one browser.
 */
export const test = base.extend({
  turn: [async ({}, use, { tags }) => {
    const giveBack = await takeTurn(process.env.SAGAZ_TURNS, tags.includes('@alone'));
    await use();
    giveBack();
  }, { auto: true, timeout: 900_000 }],
  t: async ({ browser }, use, info) => {
    const t = new Visit(browser, info);
    await use(t);
    await t.finish();
  },
});

/** A test of `tests/run --long` only: it takes long, or other tests cover most of it. */
export const longTest = process.env.SAGAZ_LONG ? test : () => {};

/**
 * Decodes a PNG.
 * @param {Uint8Array} png @returns {Promise<{type: string, size: number, colours: number}>} size: its width
 */
export const pictured = (page, png) => page.evaluate(async (base64) => {
  const blob = new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/png' }), image = await createImageBitmap(blob);
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
  paper.drawImage(image, 0, 0);
  const colours = new Set(new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer));
  return { type: blob.type, size: image.width, colours: colours.size };
}, Buffer.from(png).toString('base64'));

/** Decodes a screenshot of the page's first game. */
export const picture = async (page) => pictured(page, Buffer.from(await page.evaluate(async () => {
  const blob = await document.querySelector('sagaz-game').screenshot(), reader = new FileReader();
  return new Promise((resolve) => { reader.onload = () => resolve(reader.result.split(',')[1]); reader.readAsDataURL(blob); });
}), 'base64'));
