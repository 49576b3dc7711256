// Plays every lesson to its end, on a phone and a desktop, the languages by turns, and saves screenshots for review: of
// the first step, and of each question before and after its answer.
// SAGAZ_SHOTS=FOLDER npx playwright test -c tests/browser/measure.config.mjs lesson-pictures (--grep "cut-1, phone")
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESKTOP, LANGUAGES, PHONE, SITE, test } from './fixtures.mjs';
import { atRest } from './rest.mjs';

const FOLDER = fileURLToPath(new URL('lessons/', SITE));
const SIZES = { phone: { viewport: PHONE, dpr: 2, touch: true, isMobile: true }, desktop: { viewport: DESKTOP } };

const listen = () => {
  Object.assign(globalThis, { flats: [], complete: 0 });
  customElements.whenDefined('sagaz-game').then(() => {
    const { prototype } = customElements.get('sagaz-game'), { set } = prototype;
    prototype.set = function setAndTell(name, value) {
      if (name === 'lesson') globalThis.flats.push(value);
      return set.call(this, name, value);
    };
  });
  addEventListener('sagaz-complete', ({ detail }) => { globalThis.complete += detail.lesson ? 1 : 0; });
};
const lines = (flat) => flat.trimEnd().split('\n').map((line) => line.split('\t'));

for (const [turn, id] of readdirSync(FOLDER).entries())
  for (const [i, [size, how]] of Object.entries(SIZES).entries()) {
    const language = LANGUAGES[(turn + 2 * i) % LANGUAGES.length];
    test(`lesson ${id}, ${size}, ${language}`, async ({ t }) => {
      const { steps } = JSON.parse(readFileSync(`${FOLDER}${id}/lesson.json`, 'utf8'));
      const page = await t.open('/pages/blank.html', { wait: false, before: listen, ...how, language, reducedMotion: 'reduce' });
      await page.goto(`${t.origin}/?lesson=${id}&lang=${language}&seed=7&save=off`);
      await t.ready(page);
      const part = (name, rest) => page.locator(`[data-id$="/${name}"] ${rest}`).first();
      const press = async (name) => { await part(name, 'button').waitFor({ state: 'attached' }); await part(name, 'button').evaluate((button) => button.click()); };
      for (let step = 0; step < steps.length; step++) {
        await page.waitForFunction((count) => globalThis.flats.length >= count, step + 1);
        await atRest(page);
        const flat = lines(await page.evaluate(() => globalThis.flats.at(-1))), all = (key) => flat.filter(([name]) => name === key).map(([, value]) => value);
        const [, kind] = flat.find(([name]) => name === 'ask') ?? [];
        if (kind || !step) await t.shot(page, `${id}-${step + 1}-${size}`);
        const at = (value) => flat.filter(([name]) => name === 'option').findIndex(([, one]) => one === value);
        if (kind === 'choice') await part('lesson_choice', `input[value="${at(all('answer')[0])}"]`).evaluate((input) => input.click());
        else if (kind === 'set') for (const value of all('answer')) await part(`lesson_mark:${at(value)}`, 'input').evaluate((input) => input.click());
        else if (kind) await part('lesson_answer', 'input').evaluate((input, value) => {
          input.value = value;
          for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
        }, all('answer')[0]);
        if (kind) {
          await press('lesson_check');
          await atRest(page);
          await t.shot(page, `${id}-${step + 1}-said-${size}`);
        }
        if (step + 1 < steps.length) await press('lesson_next');
      }
      await page.waitForFunction(() => globalThis.complete === 1);
      await press('lesson_next');
      await atRest(page);
      await t.shot(page, `${id}-end-${size}`);
      assert.equal(await page.evaluate(() => globalThis.flats.length), steps.length);
    });
  }
