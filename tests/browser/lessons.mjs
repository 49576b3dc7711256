// Shared by the tests of lessons: the site's lessons, a teacher's lesson, a page with it, and the events it causes.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SITE } from './site.mjs';

export const FOLDER = fileURLToPath(new URL('lessons/', SITE));
export const ours = existsSync(FOLDER) ? readdirSync(FOLDER).map((id) => {
  const read = (name) => JSON.parse(readFileSync(`${FOLDER}${id}/${name}`, 'utf8'));
  return { id, ...read('lesson.json'), languages: readdirSync(`${FOLDER}${id}`).map((name) => name.match(/^(\w\w)\.json$/)?.[1]).filter(Boolean) };
}) : [];

/** The first lesson of each game; with `tests/run --long` all. */
export const firsts = ours.filter(({ game: of }, i) => process.env.SAGAZ_LONG || ours.findIndex((other) => other.game === of) === i);

/** A teacher's lesson, all in one file. */
export const MINE = {
  id: 'mine', game: 'trees', minutes: 5, title: { es: 'La mía', en: 'Mine' }, source: 'tests',
  teacher: { aim: { es: 'Probar', en: 'To try' }, expect: { es: 'Nada', en: 'Nothing' } },
  steps: [
    { say: { es: 'Mira el árbol.', en: 'Look at the tree.' }, at: 'trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)' },
    {
      say: { es: 'Calcula.', en: 'Work it out.' }, hide: ['analysis', 'step', 'play'],
      ask: {
        kind: 'number', say: { es: '¿Cuánto vale la raíz?', en: 'What is the root worth?' }, answer: 3,
        because: { request: { cmd: 'search.tree', tree: '(3 12 8)(2 4 6)(14 5 2)' }, path: 'value' },
        wrong: [{ answer: 2, say: { es: 'Esa es la segunda rama.', en: 'That is the second branch.' } }],
        hints: [{ es: 'Un mínimo cada rama.', en: 'A minimum each branch.' }], right: { es: 'El mayor de los mínimos.', en: 'The largest of the minima.' },
      },
    },
    {
      say: { es: 'Otra vez, con {a} y {b}.', en: 'Once more, with {a} and {b}.' },
      ask: { kind: 'number', say: { es: '¿Cuánto vale la raíz?', en: 'What is the root worth?' }, hints: [{ es: 'El mayor.', en: 'The larger.' }], right: { es: 'Sí.', en: 'Yes.' } },
      fresh: {
        given: [{ name: 'a', between: [1, 9] }, { name: 'b', between: [10, 19] }], line: 'trees 1 explore max alphabeta left_to_right 0 ({a},20)({b},20)',
        request: { cmd: 'search.tree', tree: '({a} 20)({b} 20)' }, path: 'value',
      },
    },
  ],
};

/** Records in the page the lesson texts given to the program, and the events that the host page gets. */
export const listen = () => {
  Object.assign(globalThis, { given: [], heard: [] });
  customElements.whenDefined('sagaz-game').then(() => {
    const { prototype } = customElements.get('sagaz-game'), { set } = prototype;
    prototype.set = function setAndTell(name, value) {
      if (name === 'lesson' || name === 'lesson_failed') globalThis.given.push({ name, value, program: this.program });
      return set.call(this, name, value);
    };
  });
  for (const name of ['progress', 'complete', 'error']) addEventListener(`sagaz-${name}`, ({ detail }) => globalThis.heard.push({ name, ...detail }));
};

/** A page with the teacher's lesson at /mine/cut.json, or the answer of the route handler `answer`. */
export async function open(t, path, { answer = (route) => route.fulfill({ json: MINE }), before, wait = true, ...how } = {}) {
  const page = await t.open('/pages/blank.html', { wait: false, before: listen, ...how });
  await page.route('**/mine/cut.json', answer);
  if (before) await page.route(...before);
  await page.goto(t.origin + path);
  if (wait) await t.ready(page);
  return page;
}

/** The flat text's lines: [["say", "…"], …]. */
export const lines = (flat) => flat.trimEnd().split('\n').map((line) => line.split('\t').map((field) => field.replace(/\\(.)/g, (_, c) => ({ n: '\n', t: '\t' })[c] ?? c)));
export const said = (flat, name) => lines(flat).find(([first]) => first === name)?.slice(1);

/** Waits until the program has got `count` texts. @returns the last of them */
export async function given(page, count = 1) {
  await page.waitForFunction((wanted) => globalThis.given.length >= wanted, count);
  return page.evaluate((wanted) => globalThis.given[wanted - 1], count);
}
export const notice = async (page) => { await page.locator('.notice').first().waitFor(); return page.locator('.notice p').first().innerText(); };
export const game = (page) => page.evaluate(() => document.querySelector('sagaz-game').debugOutline().title);
export const fetched = (page) => {
  const names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  return names;
};
/** Requests a step as the program does. */
export const bring = (page, asked) => page.evaluate((effect) => document.querySelector('sagaz-game').effect({ type: 'lesson', seed: 7, step: 0, language: 'es', ...effect }), asked);
