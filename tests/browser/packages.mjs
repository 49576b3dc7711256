// Course packages for tests: builder.html makes them, and a page around plays the course.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strictCourse } from './lms.mjs';
import { Player } from './player.mjs';
import { say } from './say.mjs';

export const SECRET = 'game=mastermind&lang=en&view=text&seed=7';

const packages = new Map(); // choices → package, which is always the same

/** The builder's package for these choices. @param {'scorm' | 'cmi5'} kind @param {object} [lesson]  lent to it from a file @returns {Promise<{name: string, files: Record<string, string>}>} */
export async function packaged(t, choices, kind = 'scorm', lesson = undefined) {
  const key = `${kind} ${choices} ${lesson?.id ?? ''}`;
  if (!packages.has(key)) packages.set(key, await make(t, choices, kind, lesson));
  return packages.get(key);
}
async function make(t, choices, kind, lesson) {
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en' });
  await page.goto(`${t.origin}/builder.html?lang=en#${choices}`);
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  if (lesson) {
    await page.locator('[name=lesson]').selectOption('…');
    await page.locator('[name=lesson-file]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(lesson)) });
    await page.locator('[name=inside]').waitFor({ state: 'attached' });
  }
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say('en', 'download_what', { what: say('en', kind) }) }).click()]);
  const folder = mkdtempSync(join(tmpdir(), 'sagaz-scorm-'));
  try {
    const zip = join(folder, 'it.zip'), out = join(folder, 'out');
    await download.saveAs(zip);
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, out]); // another implementation of zip
    return { name: download.suggestedFilename(), files: Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')])) };
  } finally {
    rmSync(folder, { recursive: true });
    await page.close();
  }
}

/** A course's page with the package in a frame. */
export async function inCourse(t, { files }, how = {}) {
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en' });
  await page.route('**/course/index.html*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: files['index.html'] }));
  if (!how.none) await page.evaluate(strictCourse, how);
  return page;
}

/** Opens the activity; each call begins another session. @returns {Promise<import('@playwright/test').Frame>} */
export async function session(page, { before } = {}) {
  if (before) await page.evaluate(before);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/course/index.html', width: 900, height: 600, title: 'activity' }));
  });
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  return frame;
}
export const leave = (page) => page.evaluate(() => {
  document.querySelector('iframe').remove();
  globalThis.course?.begin();
});
export const seen = (page) => page.evaluate(() => JSON.parse(JSON.stringify(globalThis.course)));
export const data = (page, name) => page.evaluate((element) => globalThis.course.data[element], name);
export const until = (page, what, more) => page.waitForFunction(what, more);
export const note = (frame) => frame.locator('body > p[role=alert]');

/** A player in the frame that chooses moves with the engine of the page around, because the package has none. */
export function playerIn(page, frame) {
  const player = new Player(frame);
  player.think = async (rules) => (await page.evaluate(async (request) => (await import('/engine.mjs')).request(request), { cmd: 'codes.choose', rules, history: player.history, strategy: 'consistent', seed: 1 })).guess;
  return player;
}
