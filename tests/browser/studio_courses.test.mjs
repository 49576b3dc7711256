// Tests of what the studio gives to a course: a lesson of four steps, made with presses that are counted, goes out as a
// SCORM and a cmi5 package, and a strict course and store play it; the pupil's view in all its forms; all our lessons open.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.mjs';
import { strictStore } from './lrs.mjs';
import { inCourse, leave, seen, session, until } from './packages.mjs';
import { LAUNCH } from './site.mjs';
import { ask, begun, begunWith, checked, faults, field, kept, studio, words } from './studio.mjs';

// As in xapi.test.mjs: the store is another server of this computer.
test.use({ launchOptions: { ...LAUNCH, args: [...LAUNCH.args, '--disable-features=LocalNetworkAccessChecks'] } });

/** Counts presses and filled fields from here. */
const counting = (page) => page.evaluate(() => {
  globalThis.presses = 0;
  for (const name of ['click', 'change']) addEventListener(name, ({ isTrusted, target }) => { globalThis.presses += Number(isTrusted && (name === 'change' ? target.matches('textarea, [type=text], select') : !target.matches('textarea, [type=text]'))); }, true);
});

/** The question of the chosen step, with its hint and praise. */
async function question(page, step, fact) {
  await ask(page, step, words(fact));
  await field(page, `steps.${step}.ask.hints.0`).fill('Begin below.');
  await field(page, `steps.${step}.ask.right`).fill('That is it.');
}

/** Four questions, from a lesson whose first step has its board. */
async function fourSteps(page, fact) {
  await counting(page);
  await question(page, 0, fact);
  for (const step of [1, 2]) {
    await page.locator('[name=copy]').click();
    await field(page, `steps.${step}.say`).fill(`Once more: ${step}.`);
  }
  await page.locator('[name=step-3]').click();
  await field(page, 'steps.3.say').fill('Once more: 3.');
  await question(page, 3, fact);
  await checked(page);
  assert.deepEqual(await faults(page), []);
  return kept(page);
}

/** Presses a button of what is taken along, and opens the zip. */
async function taken(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), page.locator(`[name=${name}]`).click()]);
  const folder = mkdtempSync(join(tmpdir(), 'sagaz-studio-')), zip = join(folder, 'it.zip'), out = join(folder, 'out');
  try {
    await download.saveAs(zip);
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, out]); // another implementation of zip
    return { name: download.suggestedFilename(), files: Object.fromEntries(readdirSync(out).map((one) => [one, readFileSync(join(out, one), 'utf8')])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Answers a lesson's questions and goes through it. @param {import('@playwright/test').Page | import('@playwright/test').Frame} frame */
async function goThrough(frame, { steps }) {
  const act = (id, value) => frame.evaluate(([name, text]) => document.querySelector('sagaz-game').act(name, text), [id, value]);
  const shows = (text) => frame.waitForFunction((wanted) => JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes(wanted), text);
  for (const [i, step] of steps.entries()) {
    await shows(step.say.en);
    await act('lesson_answer', `${step.ask.answer}`);
    await act('lesson_check');
    await shows(step.ask.right.en);
    if (i + 1 < steps.length) await act('lesson_next');
  }
}

const MADE = {
  trees: { begin: begun, fact: 'fact_root_value', most: 30 },
  mastermind: {
    begin: async (t) => {
      const page = await begunWith(t, 'mastermind', 'codes 1 p4c6r 12 assistant letters consistent 0 g0011 a20 g0122 a11');
      await page.locator('[name=head]').click();
      await field(page, 'title').fill('My codes');
      await page.locator('[name=step-0]').click();
      return page;
    },
    fact: 'fact_codes_left', most: 30,
  },
};
for (const [game, { begin, fact, most }] of Object.entries(MADE)) {
  test(`a lesson of four steps about ${game} is made in the studio and runs in a course by SCORM and by cmi5`, async ({ t }) => {
    const page = await begin(t), lesson = await fourSteps(page, fact);
    assert.deepEqual(lesson.steps.map((step) => step.ask?.kind), Array(4).fill('number'));
    await page.locator('[name=take]').click();
    const scorm = await taken(page, 'scorm'), presses = await page.evaluate(() => globalThis.presses);
    t.note(`${game}: ${presses} presses and fields from the first board to the package`);
    assert.ok(presses > 10 && presses <= most, `${presses}`);
    assert.deepEqual([scorm.name, Object.keys(scorm.files).sort()], [`sagaz-${lesson.id}-scorm.zip`, ['imsmanifest.xml', 'index.html']]);
    const cmi5 = await taken(page, 'cmi5');
    assert.deepEqual([cmi5.name, Object.keys(cmi5.files).sort()], [`sagaz-${lesson.id}-cmi5.zip`, ['cmi5.xml', 'index.html']]);

    const course = await inCourse(t, scorm);
    await goThrough(await session(course), lesson);
    await until(course, () => globalThis.course.data['cmi.core.lesson_status'] === 'passed');
    await leave(course);
    const { data, faults: wrong, interactions } = await seen(course);
    assert.deepEqual([wrong, data['cmi.core.score.raw'], interactions.map(({ id, result }) => [id, result])], [[], '100', [1, 2, 3, 4].map((n) => [`step-${n}`, 'correct'])]);

    t.expected = /404/; // a browser logs that there is no state yet
    const store = await strictStore({ cmi5: true, language: 'en' }), learner = await t.open('/pages/blank.html', { wait: false, language: 'en' });
    t.closing(store.close);
    await learner.route('**/course/index.html*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: cmi5.files['index.html'] }));
    await learner.goto(`${t.origin}/course/index.html?${store.query}`);
    await t.ready(learner);
    await goThrough(learner, lesson);
    await expect.poll(() => store.verbs().length).toBe(7);
    await learner.close({ runBeforeUnload: true });
    await expect.poll(() => store.verbs().includes('terminated')).toBe(true);
    assert.deepEqual([store.faults, store.verbs()], [[], ['initialized', ...Array(4).fill('answered'), 'completed', 'passed', 'terminated']]);
  });
}

test('the pupil\'s view plays the step as a phone, a page, a projector and as text', async ({ t }) => {
  const page = await begun(t), sizes = {};
  for (const view of ['phone', 'page', 'projector', 'text']) {
    await page.locator('#board').getByRole('radio', { name: words(`view_${view}`) }).check({ force: true });
    const frame = await expect.poll(() => page.frames().find((one) => one.url().includes('player.html')) ?? undefined).toBeTruthy().then(() => page.frames().find((one) => one.url().includes('player.html')));
    await frame.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2 && JSON.stringify(document.querySelector('sagaz-game').debugOutline()).includes('Look at this tree.'));
    sizes[view] = await frame.evaluate(() => [innerWidth, innerHeight, document.querySelector('sagaz-game').values.view]);
    await t.shot(page, `studio-view-${view}`);
  }
  t.note(JSON.stringify(sizes));
  assert.equal(sizes.text[2], 'text');
  assert.ok(sizes.phone[0] < sizes.phone[1] && sizes.phone[0] < sizes.page[0] && sizes.page[0] < sizes.projector[0], JSON.stringify(sizes));
});

test('each of our lessons opens in the page of the studio, with its title and steps', async ({ t }) => {
  const page = await studio(t), lessons = new URL('../../assets/lessons/', import.meta.url), all = readdirSync(lessons);
  assert.ok(all.length >= 32);
  for (const id of all) {
    const read = (name) => JSON.parse(readFileSync(new URL(`${id}/${name}.json`, lessons), 'utf8')), structure = read('lesson');
    await page.evaluate(() => localStorage.removeItem('sagaz.studio_lessons')); // there is room for twenty
    await page.locator(`[name=template-${id}]`).click();
    await page.locator(`[name=step-${structure.steps.length - 1}]`).waitFor();
    assert.equal(await page.locator('header .title').innerText(), read('en')[structure.title] ?? structure.title.en, id);
    assert.equal(await page.locator(`[name=step-${structure.steps.length}]`).count(), 0, id);
    await page.locator('[name=begin]').click();
  }
});
