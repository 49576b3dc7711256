// Tests of the scheduler of frames alone; the test controls the page's clock.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';

/**
 * A scheduler in the page, and the count of its frames. `answers.more` and `.sleep` replace its application's answers.
 */
async function stage(t) {
  const page = await t.open('/pages/blank.html', { wait: false, clock: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(async () => {
    const { Scheduler } = await import('/source/scheduler.mjs');
    globalThis.answers = { more: 0, sleep: -1 };
    globalThis.scheduler = new Scheduler(() => globalThis.answers.more-- > 0, () => globalThis.answers.sleep);
  });
  return { page, frames: async (ms = 400) => { await page.clock.runFor(ms); return page.evaluate(() => globalThis.scheduler.frames); } };
}

test('after an event at least six frames are drawn, and then none', async ({ t }) => {
  const { page, frames } = await stage(t);
  assert.equal(await frames(), 0);
  await page.evaluate(() => { globalThis.scheduler.touch(); globalThis.scheduler.touch(); });
  const settled = await frames();
  assert.ok(settled >= 6 && settled <= 8, `${settled}`);
  assert.equal(await frames(), settled);
});

test('an animation goes on for as long as the application wants frames', async ({ t }) => {
  const { page, frames } = await stage(t);
  await page.evaluate(() => { globalThis.answers.more = 20; globalThis.scheduler.touch(1); });
  const drawn = await frames(1200);
  assert.ok(drawn >= 21 && drawn <= 23, `${drawn}`);
});

test('the application is woken when it asked for it, not before', async ({ t }) => {
  const { page, frames } = await stage(t);
  await page.evaluate(() => { globalThis.answers.sleep = 700; globalThis.scheduler.touch(1); });
  assert.equal(await frames(300), 1);
  await page.evaluate(() => { globalThis.answers.sleep = -1; });
  assert.equal(await frames(700), 2);
  assert.equal(await frames(700), 2);
});

test('while one reason to pause stands, nothing is drawn but what is asked for at once', async ({ t }) => {
  const { page, frames } = await stage(t);
  await page.evaluate(() => { const { scheduler } = globalThis; scheduler.pause('unseen', true); scheduler.pause('lost', true); scheduler.touch(); scheduler.pause('lost', false); });
  assert.equal(await frames(), 0);
  await page.evaluate(() => globalThis.scheduler.now());
  assert.equal(await frames(), 1);
  await page.evaluate(() => globalThis.scheduler.pause('unseen', false));
  assert.ok(await frames() >= 6);
});

test('what nobody waits for is drawn in the next frame, however much comes before it; and at once where none comes', async ({ t }) => {
  const { page, frames } = await stage(t), told = (lines) => page.evaluate((n) => {
    for (let i = 0; i < n; i++) globalThis.scheduler.now(true);
    return globalThis.scheduler.frames;
  }, lines);
  assert.equal(await told(5), 0);
  const settled = await frames();
  assert.ok(settled >= 6 && settled <= 8, `${settled}`);
  await page.evaluate(() => globalThis.scheduler.pause('unseen', true));
  assert.equal(await told(3), settled + 3);
});
