// Lessons on paper for tests: opens print.html, reads its sheet, and has the steps from the engine beside it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from '@axe-core/playwright';
import { LANGUAGES, SITE } from './fixtures.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const FOLDER = fileURLToPath(new URL('lessons/', SITE));
export const ours = readdirSync(FOLDER);
export const SPOKEN = LANGUAGES.filter((code) => existsSync(`${FOLDER}${ours[0]}/${code}.json`)); // all lessons are in the same ones
export const read = (id, name) => JSON.parse(readFileSync(`${FOLDER}${id}/${name}.json`, 'utf8'));
export const SEED = 7;

export const drawn = (page, state = 'ready') => page.waitForFunction((wanted) => document.body.dataset.state === wanted, state, { timeout: 90_000 });
export async function paper(page, t, query, state) {
  await page.goto(`${t.origin}/print.html?${query}`);
  await drawn(page, state);
}
export const blank = (t, how) => t.open('/pages/blank.html', { wait: false, ...how });
export const choose = async (page, name, value) => { await page.locator(`#bar [name=${name}]`).selectOption(value); await drawn(page); };
export const words = (page, selector = '#sheet') => page.locator(selector).first().evaluate((part) => part.textContent.replace(/\s+/g, ' '));
export const faults = (page) => page.locator('#faults').innerText();
export async function inspect(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`), []);
}

/** The steps from the engine, each as [["ask", "number", "…"], …]. */
export const made = (page, id, language) => page.evaluate(async ({ lesson, texts, language: spoken, seed }) => {
  const { request } = await import('/engine.mjs'), steps = [];
  for (let step = 0; step < lesson.steps.length; step++) {
    const { flat } = await request({ cmd: 'lesson.step', lesson, texts: { [spoken]: texts }, language: spoken, seed, step });
    steps.push(flat.trimEnd().split('\n').map((line) => line.split('\t')));
  }
  return steps;
}, { lesson: read(id, 'lesson'), texts: read(id, language), language, seed: SEED });
export const fields = (step, name, at) => step.filter(([key]) => key === name).map((line) => line[at].replace(/\s+/g, ' '));

/** A lesson of a teacher. */
export const MINE = {
  id: 'mine', game: 'tictactoe', minutes: 5, title: { es: '<b>La mía</b>', en: '<b>Mine</b>' }, source: 'tests',
  teacher: { aim: { es: 'Probar', en: 'To try' }, expect: { es: '<img src=x>', en: '<img src=x>' } },
  steps: [
    { say: { es: 'Mira.', en: 'Look.' }, at: 'tictactoe 1 person full 42 0 4 5' },
    {
      say: { es: 'Cuenta.', en: 'Count.' },
      ask: { kind: 'number', say: { es: '¿Cuántas?', en: 'How many?' }, answer: 3, because: { request: { cmd: 'search.tree', tree: '(3 12 8)(2 4 6)(14 5 2)' }, path: 'value' },
        wrong: [], hints: [{ es: 'Tres.', en: 'Three.' }], right: { es: 'Son tres.', en: 'They are three.' } },
    },
  ],
};
