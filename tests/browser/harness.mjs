// The tests' frame: `test('a sentence', async (t) => …)`. Each test opens pages in fresh profiles; errors on the console,
// refused loads and violated policies fail it unless it says that it expects them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { readTables } from '../../cmake/tables.mjs';

export const FLAGS = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
];
/** The site's folder as an address. */
export const SITE = pathToFileURL(`${resolve(process.env.SAGAZ_SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url)))}/`);
/** Those of shell/text/languages.txt, by their codes. */
export const LANGUAGES = readTables(fileURLToPath(new URL('../..', import.meta.url))).languages;
const LIMIT_MS = 300_000;
export const PHONE = { width: 360, height: 640 }, DESKTOP = { width: 1280, height: 800 };

/**
 * The looks a test of the canvas is repeated in: the phone in one of the languages, the desktop in the next; with
 * `tests/run --long` each in all. (What every layout says in every language is compared natively.)
 * @param {string[]} languages
 * @param {number} [turn] whose the phone is
 * @returns {{size: string, viewport: object, phone: boolean, language: string, how: object}[]} how: for `t.open`
 */
export function looks(languages, turn = 0) {
  return Object.entries({ '360×640': PHONE, '1280×800': DESKTOP }).flatMap(([size, viewport], i) =>
    (process.env.SAGAZ_LONG ? languages : [languages[(turn + i) % languages.length]]).map((language) => {
      const phone = viewport === PHONE;
      return { size, viewport, phone, language, how: { viewport, touch: phone, isMobile: phone, language, reducedMotion: 'reduce' } };
    }));
}

/** @type {{name: string, run: (t: Test) => Promise<void>, alone: boolean}[]} */
const tests = [];

/** @param {{alone?: boolean}} [how] alone: it measures time, or needs what pages share (clipboard), so nothing else runs beside it */
export function test(name, run, { alone = false } = {}) {
  tests.push({ name, run, alone });
}

const ends = [];
/** What all tests share is given back after the last one. */
export const atEnd = (work) => ends.push(work);

const found = (program) => spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
/** Chromium without its windows, where it is installed: the same engine, a third less work. With `tests/run --long` the whole one. */
export const chromiumPath = () => (!process.env.SAGAZ_LONG && found('chromium-headless-shell')) || found('chromium');

export const launch = () => chromium.launch({ executablePath: chromiumPath(), args: FLAGS });

// Games that nobody gave a seed draw one: the same one after the other in every run, or one run in a thousand is won by luck.
const drawTheSame = () => {
  let state = 1;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 24;
    return array;
  };
};

/** What a test gets. */
class Test {
  #closing = [];
  #problems = [];
  /** @type {RegExp | undefined} console errors that belong to the test */
  expected;
  notes = [];

  constructor({ browser, origin, elsewhere, shots }) {
    Object.assign(this, { browser, origin, elsewhere, shots });
  }

  /**
   * A page in a fresh profile.
   * @param {string} path
   * @param {{viewport?: object, dpr?: number, touch?: boolean, language?: string, before?: Function, context?: object, wait?: boolean}} [how]
   *   before: runs in the page before its scripts; context: another page's, for the same profile; wait: for the game, yes by default
   */
  async open(path = '/', { viewport = DESKTOP, dpr = 1, touch = false, language = 'es', before, context, wait = true, ...more } = {}) {
    const fresh = context ?? (await this.browser.newContext({ viewport, deviceScaleFactor: dpr, hasTouch: touch, locale: language, colorScheme: 'light', serviceWorkers: 'block', ...more }));
    if (!context) this.closing(() => fresh.close());
    const page = await fresh.newPage();
    await page.addInitScript(drawTheSame);
    this.watch(page);
    if (before) await page.addInitScript(before);
    await page.goto(/^(file|about):/.test(path) ? path : this.origin + path);
    if (wait) await this.ready(page);
    return page;
  }

  /** @returns {Promise<void>} when the page's first game has drawn its first frames */
  async ready(page) {
    await page.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  }

  /** What is wrong in a page fails the test. */
  watch(page) {
    page.on('console', (message) => { if (message.type() === 'error') this.#problem(message.text()); });
    page.on('pageerror', (error) => this.#problem(`${error}`));
    page.on('crash', () => this.#problem('the tab crashed'));
  }

  /** @param {() => Promise<void>} work  when the test is over, however it went */
  closing(work) { this.#closing.push(work); }

  note(text) { this.notes.push(text); }

  async shot(page, name) {
    if (this.shots) await page.screenshot({ path: this.fileOf(name) });
  }

  /** Of a screenshot. */
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

/** What is in a PNG. @param {Uint8Array} png @returns {Promise<{type: string, size: number, colours: number}>} */
export const pictured = (page, png) => page.evaluate(async (base64) => {
  const blob = new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/png' }), image = await createImageBitmap(blob);
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
  paper.drawImage(image, 0, 0);
  const colours = new Set(new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer));
  return { type: blob.type, size: image.width, colours: colours.size };
}, Buffer.from(png).toString('base64'));

/** What the first game of the page has on its canvas. */
export const picture = async (page) => pictured(page, Buffer.from(await page.evaluate(async () => {
  const blob = await document.querySelector('sagaz-game').screenshot(), reader = new FileReader();
  return new Promise((resolve) => { reader.onload = () => resolve(reader.result.split(',')[1]); reader.readAsDataURL(blob); });
}), 'base64'));

/** One test's verdict, printed in one piece. @returns {Promise<boolean>} whether it passed */
async function runOne({ name, run }, how) {
  const t = new Test(how), began = performance.now();
  let timer;
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`not done after ${LIMIT_MS} ms`)), LIMIT_MS); });
  let error;
  try {
    await Promise.race([run(t), late]);
  } catch (thrown) {
    error = thrown;
  }
  clearTimeout(timer);
  await t.finish().catch((thrown) => { error ??= thrown; });
  console.log(`${error ? 'FAILED' : 'ok    '} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  for (const note of t.notes) console.log(`         ${note}`);
  if (error) console.log(String(error.stack ?? error).replace(/^/gm, '         '));
  return !error;
}

/**
 * First `jobs` tests at a time (each waits for its page most of the time), then those that want to be alone.
 * @param {{origin: string, elsewhere: string, browser: object, grep?: RegExp, shots?: string, jobs?: number}} how
 */
export async function runAll(how) {
  const chosen = tests.filter(({ name }) => !how.grep || how.grep.test(name));
  let passed = 0, failed = 0;
  const runFrom = async (queue) => {
    for (let next = queue.shift(); next; next = queue.shift()) if (await runOne(next, how)) passed++; else failed++;
  };
  const together = chosen.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: how.jobs ?? 1 }, () => runFrom(together)));
  await runFrom(chosen.filter(({ alone }) => alone));
  for (const work of ends) await work();
  return { passed, failed };
}
