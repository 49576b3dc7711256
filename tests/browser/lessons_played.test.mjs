// Tests that play lessons to their end: by pointer, in the outline, by keyboard alone, from disk; and of the events
// that the host page gets.
import assert from 'node:assert/strict';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from './axe.mjs';
import { DESKTOP, PHONE, SITE, expect, someOf, test } from './fixtures.mjs';
import { bring, firsts, game, given, lines, listen, MINE, open, ours, said } from './lessons.mjs';
import { Player } from './player.mjs';
import { atRest } from './rest.mjs';
import { say } from './say.mjs';
import { until } from './until.mjs';

const { ask: ASK } = MINE.steps[1];

/** Presses Tab until this control has the focus; fails if there is a focus trap before it. */
async function tabTo(page, id) {
  for (let i = 0; i < 200; i++) {
    const at = await page.evaluate(() => {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return one?.closest('[data-id]')?.dataset.id ?? '';
    });
    if (at.endsWith(`/${id}`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never comes to ${id}`);
}

/** The player's controls, on the canvas by pointer or in the outline by keyboard. */
class Learner extends Player {
  constructor(page, { keys = false, ...how } = {}) { super(page, how); this.keys = keys; }

  /** Scrolls a phone's card until the control is in view, first down, then up. */
  async show(id) {
    const { width, height } = this.page.viewportSize(), foot = ['lesson_hint', 'lesson_check', 'lesson_next'];
    let edge = height;
    const seen = async () => {
      const rects = (await this.tree()).rects ?? {}, [, y, , h] = rects[id] ?? [0, height];
      edge = foot.includes(id) ? height : Math.min(height, ...foot.filter((one) => rects[one]).map((one) => rects[one][1] - 10)); // 10 px: the line above
      return y + h < edge - 4; // a clipped control ends at the edge or above the buttons
    };
    for (const way of [120, -120])
      for (let i = 0; i < 8 && !await seen(); i++) {
        await this.page.mouse.move(width / 2, edge - 40);
        await this.page.mouse.wheel(0, way);
        await atRest(this.page);
      }
  }

  async tap(id) {
    await this.until((tree) => tree.nodes.length);
    await this.show(id);
    return super.tap(id);
  }

  /** Presses a button or option of the lesson. */
  async use(id) {
    await this.until((tree) => JSON.stringify(tree).includes(`"${id}"`));
    if (!this.keys) return this.tap(id);
    await tabTo(this.page, id);
    return this.page.keyboard.press('Enter');
  }

  /** The text of the program's current step. */
  flat() { return this.page.evaluate(() => globalThis.given.findLast(({ name }) => name === 'lesson')?.value); }

  async answer(values, kind) {
    const flat = await this.flat(), options = lines(flat).filter(([name]) => name === 'option');
    const at = (value) => options.findIndex(([, one]) => one === value);
    if (kind === 'choice') {
      if (!this.keys) await this.tap(`lesson_choice:${at(values[0])}`);
      else await this.choose(at(values[0]));
    } else if (kind === 'set') {
      for (const value of values) {
        if (!this.keys) await this.tap(`lesson_mark:${at(value)}`);
        else await tabTo(this.page, `lesson_mark:${at(value)}`).then(() => this.page.keyboard.press('Space'));
      }
    } else if (this.keys) {
      await tabTo(this.page, 'lesson_answer');
      await this.page.keyboard.press('ControlOrMeta+a'); // replaces the previous answer
      await this.page.keyboard.type(values[0]);
    } else {
      await this.tap('lesson_answer');
      for (const key of ['End', ...Array.from({ length: 8 }, () => 'Backspace')]) await this.page.keyboard.press(key);
      await this.page.keyboard.type(values[0]);
    }
    await this.use('lesson_check');
  }

  /** Chooses a radio button by arrow keys. */
  async choose(index) {
    await tabTo(this.page, 'lesson_choice');
    for (let i = 0; i < index; i++) await this.page.keyboard.press('ArrowDown');
    return this.page.keyboard.press('Space');
  }

  /** Goes to the next step, and waits for it. A tap soon after that on "Check" in the same place is a double tap, which the game ignores. */
  async next(count) {
    await until(async () => {
      if (await this.page.evaluate(() => globalThis.given.length) < count) await this.use('lesson_next');
      return this.page.waitForFunction((n) => globalThis.given.length >= n, count, { timeout: 3000 }).catch(() => false);
    });
  }
}

const heard = (page, name) => page.evaluate((wanted) => globalThis.heard.filter((one) => one.name === wanted && one.lesson), name);

for (const [how, size, more] of [
  ['by pointer on a phone', PHONE, { touch: true, isMobile: true }],
  ['by keyboard alone on a desktop', DESKTOP, { keys: true }],
])
  test(`a teacher's lesson is played to its end ${how}, and the page around hears how it went`, async ({ t }) => {
    const { keys, ...opened } = more, page = await open(t, '/?lesson=mine/cut.json&lang=en&seed=7', { viewport: size, language: 'en', reducedMotion: 'reduce', ...opened });
    const learner = new Learner(page, { touch: opened.touch, keys });
    await given(page);
    await learner.next(2);
    await learner.answer(['2'], 'number');
    await learner.until((tree) => JSON.stringify(tree).includes(ASK.wrong[0].say.en));
    await t.shot(page, `lesson-wrong-${size.width}`);
    await learner.answer(['3'], 'number');
    await learner.until((tree) => JSON.stringify(tree).includes(ASK.right.en));
    await learner.next(3);
    await learner.answer(said(await learner.flat(), 'answer'), 'number');
    await page.waitForFunction(() => globalThis.heard.some(({ name }) => name === 'complete'));
    const progress = await heard(page, 'progress'), [complete] = await heard(page, 'complete');
    assert.deepEqual(progress.map(({ lesson, right, tries }) => [lesson, right, tries]), [['mine/cut.json', false, 1], ['mine/cut.json', true, 2], ['mine/cut.json', true, 1]]);
    assert.deepEqual(progress.map(({ score }) => score.raw), [0, 0, 1]);
    assert.deepEqual(complete.score, { raw: 1, min: 0, max: 2, scaled: 0.5 });
    assert.deepEqual([complete.success, complete.completion], [true, true]);
    assert.match(complete.duration, /^PT\d+\.\d\dS$/);
    await page.reload();
    assert.equal((await given(page)).name, 'lesson', 'it begins again');
  });

for (const [how, more] of someOf([['in the drawing', ''], ['in words', '&view=text']], 1))
  test(`axe-core finds nothing to improve in a lesson ${how}: read, asked, answered wrong and right, marked, finished`, async ({ t }) => {
    const page = await open(t, `/?lesson=mine/cut.json&lang=en&seed=7${more}`, { language: 'en', reducedMotion: 'reduce' }), learner = new Learner(page, { keys: true });
    const stands = (id) => page.locator(`[data-id$="/${id}"]`).first().waitFor({ state: 'attached' });
    await given(page);
    await stands('lesson_next');
    await inspect(page);
    await learner.next(2);
    await stands('lesson_check');
    await inspect(page);
    for (const [value, words] of [['2', ASK.wrong[0].say.en], ['3', ASK.right.en]]) {
      await learner.answer([value], 'number');
      await learner.until((tree) => JSON.stringify(tree).includes(words));
      await inspect(page);
    }
    await learner.next(3);
    await learner.answer(said(await learner.flat(), 'answer'), 'number');
    await learner.use('lesson_next');
    await learner.until((tree) => tree.nodes.some(({ kind }) => kind === 'dialog'));
    await inspect(page, ['page-has-heading-one']); // the heading is behind the dialog, inert
    for (const step of [2, 3]) { // a choice and a set
      await page.goto(`${t.origin}/?lesson=positions-31&step=${step}&lang=en&save=off${more}`);
      await given(page);
      await stands('lesson_check');
      await inspect(page);
    }
  });

test('coming back goes on where one was', async ({ t }) => {
  const page = await open(t, '/?lesson=mine/cut.json&lang=en&seed=7'), learner = new Learner(page);
  await given(page);
  await learner.next(2);
  await page.waitForFunction(() => /lesson\.mine\/cut\.json=1 /.test(localStorage.getItem('sagaz.prefs') ?? ''));
  await page.reload();
  assert.deepEqual(said((await given(page)).value, 'step'), ['1', '3']);
});

test('another language says the same step in it', async ({ t }) => {
  const page = await open(t, '/?lesson=mine/cut.json&step=2&lang=en&seed=7');
  await given(page);
  await page.evaluate(() => document.querySelector('sagaz-game').setAttribute('lang', 'es'));
  const { value } = await given(page, 2);
  assert.deepEqual([said(value, 'step'), said(value, 'ask')], [['1', '3'], ['number', ASK.say.es]]);
});

test('a page around a frame hears of the lesson by messages', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.context().route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await page.goto(`${t.elsewhere}/pages/blank.html`);
  await page.evaluate((address) => {
    globalThis.messages = [];
    addEventListener('message', ({ data }) => globalThis.messages.push(data));
    document.body.append(Object.assign(document.createElement('iframe'), { src: address, width: 900, height: 600 }));
  }, `${t.origin}/player.html?lesson=mine/cut.json&lang=en&save=off&hosts=${encodeURIComponent(t.elsewhere)}`);
  await page.waitForFunction(() => globalThis.messages.some(({ type }) => type === 'ready'));
  const tell = (name, detail) => page.frames().at(-1).evaluate(([what, more]) => document.querySelector('sagaz-game').effect({ type: 'event', name: what, detail: more }), [name, detail]);
  const details = { progress: { lesson: 'mine/cut.json', step: 2, right: true, tries: 1 }, complete: { lesson: 'mine/cut.json', success: true, score: { raw: 2, min: 0, max: 2, scaled: 1 } } };
  for (const [type, detail] of Object.entries(details)) {
    await tell(type, detail);
    await page.waitForFunction((wanted) => globalThis.messages.some((data) => data.type === wanted && data.lesson), type);
    const { completion, duration, ...told } = await page.evaluate((wanted) => globalThis.messages.find((data) => data.type === wanted && data.lesson), type);
    assert.deepEqual(told, { sagaz: 1, type, ...detail });
    if (type === 'complete') assert.deepEqual([completion, /^PT\d+\.\d\dS$/.test(duration)], [true, true]);
  }
});

// One lesson of each game of the site, with right answers only, by pointer and by keyboard by turns. A step that waits
// for a move is skipped by its number. (Native tests play all lessons.)
for (const [turn, { id, game: name, steps }] of firsts.entries())
  for (const [how, size, more] of someOf([['by pointer on a phone', PHONE, { touch: true, isMobile: true }], ['by keyboard alone', DESKTOP, { keys: true }]], turn))
    test(`the lesson ${id} of ${name} is played ${how}`, async ({ t }) => {
      const { keys, ...opened } = more, page = await open(t, `/?lesson=${id}&lang=en&seed=7&save=off`, { viewport: size, language: 'en', reducedMotion: 'reduce', ...opened });
      const learner = new Learner(page, { touch: opened.touch, keys });
      await given(page);
      for (let step = 0; step < steps.length; step++) {
        const flat = await learner.flat(), kind = said(flat, 'ask')?.[0], waits = said(flat, 'wait');
        assert.equal(said(flat, 'step')[0], `${step}`);
        if (kind) await learner.answer(lines(flat).filter(([what]) => what === 'answer').map(([, value]) => value), kind);
        if (step === 0 || step + 1 === steps.length) await t.shot(page, `lesson-${id}-${step + 1}-${size.width}`);
        if (step + 1 === steps.length) break;
        const count = await page.evaluate(() => globalThis.given.length) + 1;
        if (waits) await bring(page, { lesson: id, step: step + 1, language: 'en' }).then(() => given(page, count));
        else await learner.next(count);
      }
      await page.waitForFunction(() => globalThis.heard.some(({ name: what }) => what === 'complete'));
    });

// Whole lessons without a pointer or the canvas, with the moves that steps wait for.
const MOVES = { mixed: ['choose:1'] };

test('Enter in a lesson\'s field says why the answer is right, and only the next Enter goes on', async ({ t }) => {
  const page = await open(t, '/?lesson=minimax&step=2&lang=en&save=off', { language: 'en', reducedMotion: 'reduce' }), learner = new Learner(page);
  const steps = () => page.evaluate(() => globalThis.given.filter(({ name }) => name === 'lesson').length);
  await given(page);
  await tabTo(page, 'lesson_answer');
  await page.keyboard.type(said(await learner.flat(), 'answer')[0]);
  await page.keyboard.press('Enter', { delay: 150 });
  await page.locator('[data-id$="/lesson_next"]').first().waitFor({ state: 'attached' });
  await atRest(page);
  assert.equal(await steps(), 1, 'still at the question');
  await page.keyboard.press('Enter');
  await given(page, 2);
});

test('each step of a lesson is read aloud with its heading, paragraph and question, a wrong answer as wrong', async ({ t }) => {
  const page = await open(t, '/?lesson=mine/cut.json&lang=en&seed=7', { language: 'en', reducedMotion: 'reduce' }), learner = new Learner(page, { keys: true });
  const aloud = page.locator('.outline .aloud'), message = page.locator('.outline .status > p').first();
  await given(page);
  await page.evaluate(() => {
    globalThis.aloud = [];
    const region = document.querySelector('sagaz-game').root.querySelector('.aloud');
    new MutationObserver(() => globalThis.aloud.push(region.textContent)).observe(region, { childList: true });
  });
  await expect(aloud).toContainText(MINE.steps[0].say.en);
  await learner.next(2);
  await page.waitForFunction(() => globalThis.aloud.some((text) => text));
  const [step] = await page.evaluate(() => globalThis.aloud.filter(Boolean));
  for (const part of [MINE.title.en, MINE.steps[1].say.en, ASK.say.en]) assert.ok(step.includes(part), `${part} in ${step}`);
  const field = page.locator('[data-id$="/lesson_answer"] input');
  assert.equal(await field.evaluate((input) => input.getRootNode().getElementById(input.getAttribute('aria-describedby')).textContent), say('en', 'lesson_hint_number'));
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(message).toHaveText(say('en', 'lesson_choose_first'));
  await learner.answer(['2'], 'number');
  await expect(page.getByRole('status')).toContainText(say('en', 'lesson_wrong', { answer: '2' }));
  await expect(page.getByRole('status')).toContainText(ASK.wrong[0].say.en);
});

for (const [how, query, ids] of [['by the outline alone', '&view=text', ['cut-1', 'mixed']], ['by Tab, arrows and Enter alone', '', ['minimax', 'order']]])
  for (const id of ids)
    test(`the lesson ${id} is played to its end ${how}`, async ({ t }) => {
      const { steps } = ours.find((one) => one.id === id), text = Boolean(query);
      const page = await open(t, `/?lesson=${id}&lang=en&seed=7&save=off${query}`, { language: 'en', reducedMotion: 'reduce' });
      const part = (name) => page.locator(`[data-id$="/${name}"]`).first(), at = (flat, value) => lines(flat).filter(([key]) => key === 'option').findIndex(([, one]) => one === value);
      const use = async (name) => {
        if (text) return part(name).locator('button, input').first().click();
        await tabTo(page, name);
        return page.keyboard.press(await part(name).locator('input[type=checkbox]').count() ? 'Space' : 'Enter');
      };
      await given(page);
      for (let step = 0; step < steps.length; step++) {
        const { value: flat } = await given(page, step + 1), kind = said(flat, 'ask')?.[0], answers = lines(flat).filter(([key]) => key === 'answer').map(([, value]) => value);
        const [event, control] = said(flat, 'wait') ?? [];
        if (event === 'act') await use(control === 'step' ? 'step:next' : control);
        for (const move of event === 'move' ? MOVES[id] : []) await use(move);
        if (kind === 'choice') {
          if (text) await part('lesson_choice').locator(`input[value="${at(flat, answers[0])}"]`).click();
          else await new Learner(page).choose(at(flat, answers[0]));
        } else if (kind === 'set') {
          for (const value of answers) await use(`lesson_mark:${at(flat, value)}`);
        } else if (kind) {
          if (text) await part('lesson_answer').locator('input').fill(answers[0]);
          else {
            await tabTo(page, 'lesson_answer');
            await page.keyboard.type(answers[0]);
          }
        }
        if (kind) await use('lesson_check');
        await part('lesson_next').waitFor({ state: 'attached' });
        if (step + 1 < steps.length) await use('lesson_next');
      }
      await page.waitForFunction(() => globalThis.heard.some(({ name }) => name === 'complete'));
      const [{ score }] = await heard(page, 'complete');
      assert.equal(score.raw, score.max);
    });

// ---- from disk ---------------------------------------------------------------------------------------------------

for (const name of someOf([...new Set(ours.map(({ game: of }) => of))], 0, 3))
  test(`the offline file of ${name} has its lessons in every language, with several cases`, async ({ t }) => {
    const [first, ...others] = ours.filter(({ game: of }) => of === name), [language] = first.languages;
    const page = await t.open(`${pathToFileURL(fileURLToPath(new URL(`offline/${name}.html`, SITE)))}?lesson=${first.id}&lang=${language}&step=1&seed=7`, { before: listen });
    let count = 1;
    assert.deepEqual(said((await given(page)).value, 'step'), ['0', `${first.steps.length}`]);
    const made = async (how) => {
      await bring(page, how);
      const { name: what, value } = await given(page, ++count);
      assert.equal(what, 'lesson', value);
      return value;
    };
    for (const { id, steps, languages } of [first, ...others]) {
      for (const one of languages) assert.deepEqual(said(await made({ lesson: id, step: 0, language: one }), 'step'), ['0', `${steps.length}`], `${id} in ${one}`);
      const fresh = steps.findLastIndex(({ fresh: cases }) => cases), seen = new Set();
      for (let seed = 0; fresh >= 0 && seed < 4; seed++) seen.add(await made({ lesson: id, step: fresh, seed, language }));
      if (fresh >= 0) assert.ok(seen.size > 1, id);
    }
  });
