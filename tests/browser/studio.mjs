// What the tests of studio.html share.
import { sealed } from '../../web/handin/sealed.mjs';
import { say } from './say.mjs';

export const words = (key, values) => say('en', `studio.${key}`, values);

export async function studio(t, { language = 'en', ...how } = {}) {
  const page = await t.open(`/studio.html?lang=${language}`, { wait: false, language, ...how });
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  return page;
}
export const checked = (page) => page.waitForFunction(() => document.body.dataset.checks === 'done', undefined, { timeout: 60_000 });
export const known = (page, at) => page.waitForFunction((step) => document.body.dataset.facts?.startsWith(`${step} `) && !document.body.dataset.facts.endsWith(' 0'), at);
export const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('sagaz.studio')));
export const faults = (page) => page.locator('#form .fault:visible:not(.advice)').allInnerTexts();
export const play = (page) => page.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
export const field = (page, path) => page.locator(`[data-path="${path}"]`);

/** A new lesson about trees whose first step has the game's first board. */
export async function begun(t, how) {
  const page = await studio(t, how);
  await page.locator('[name=new]').click();
  await play(page);
  await field(page, 'title').fill('My cut');
  await page.locator('[name=step-0]').click();
  await field(page, 'steps.0.say').fill('Look at this tree.');
  await page.locator('[name=use]:enabled').click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('sagaz.studio')).steps[0].at);
  return page;
}

/** Asks for a fact by its name. */
export async function ask(page, step, name) {
  await page.locator('[name=add_question]').click();
  await known(page, step);
  if (await page.locator('[name=more-facts]').count()) await page.locator('[name=more-facts]').click();
  await page.locator('.fact-row').filter({ hasText: name }).locator('input').check();
}

/** The answers are about the boards of now. */
export const followed = (page) => page.waitForFunction(() => document.body.dataset.follows === 'done');

/** Gives the chosen step a board by its line, as if it had been played. @param {string} [kept]  what the step keeps of it */
export async function setBoard(page, line, kept = line) {
  const seal = sealed(new TextEncoder().encode(line));
  await page.evaluate((state) => document.querySelector('sagaz-game').setState(state), seal);
  await page.waitForFunction((state) => document.querySelector('sagaz-game').getState() === state, seal);
  await page.locator('[name=use]:enabled').click();
  await page.waitForFunction((wanted) => JSON.parse(localStorage.getItem('sagaz.studio')).steps.some(({ at }) => at === wanted), kept);
  await followed(page);
}

/** A new lesson about a game whose first step has this board. */
export async function begunWith(t, game, line, how) {
  const page = await studio(t, how);
  await page.locator('[data-path=new-game]').selectOption(game);
  await page.locator('[name=new]').click();
  await play(page);
  await page.locator('[name=step-0]').click();
  await field(page, 'steps.0.say').fill('Look at this.');
  await setBoard(page, line);
  return page;
}
