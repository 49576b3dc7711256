// Tests of frames that the browser sizes (frame-sizing, requestResize), where it can.
import assert from 'node:assert/strict';
import { expect, test } from './fixtures.mjs';

test('a frame that may be sized by the browser gets the height that the game wants, and another keeps its own', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en' });
  if (!await page.evaluate(() => CSS.supports('frame-sizing', 'content-height') && 'requestResize' in window)) return t.note('this browser sizes no frames');
  await page.evaluate(() => {
    for (const style of ['frame-sizing: content-height', 'height: 320px']) {
      const frame = Object.assign(document.createElement('iframe'), { src: '/player.html?game=mastermind&seed=7&save=off', width: 800, title: 'a game' });
      frame.style.cssText = `border: 0; display: block; ${style}`;
      document.body.append(frame);
    }
  });
  const heights = () => page.evaluate(() => [...document.querySelectorAll('iframe')].map(({ offsetHeight }) => offsetHeight));
  await expect.poll(heights, { timeout: 60_000 }).toEqual([520, 320]);
  for (const frame of page.frames().slice(1)) await frame.waitForFunction(() => document.documentElement.style.minHeight === '');
  assert.deepEqual(await page.frames()[2].evaluate(() => document.documentElement.scrollHeight), 320, 'nothing to scroll');
  return undefined;
});
