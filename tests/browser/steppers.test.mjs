// A finger that begins on half of a stepper and moves scrolls the dialog, and changes no value: fast or slow, with long
// frames, and where the browser takes the touch away. A finger that stays changes it.
import assert from 'node:assert/strict';
import { PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { nextFrames } from './rest.mjs';
import { until } from './until.mjs';

const SEATS = 6;
const pause = (ms) => new Promise((then) => setTimeout(then, ms));

/** The dialog of a new table with its hands, on a phone. */
async function opened(t) {
  const page = await t.open('/?game=cluedo&role=notebook&rules=p6', { viewport: PHONE, dpr: 2, touch: true, isMobile: true, reducedMotion: 'reduce' });
  const player = new Player(page, { touch: true });
  await player.tap('menu');
  await player.tap('rules_dialog');
  await player.until(({ rects }) => rects['seat_cards:1-']);
  const session = await page.context().newCDPSession(page), box = await page.locator('sagaz-game canvas').boundingBox();
  const touch = (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: box.x + at[0], y: box.y + at[1] }] : [] });
  const hands = () => player.tree().then(({ nodes }) => {
    const values = [];
    const look = (list) => { for (const node of list) { if (/^seat_cards:/.test(node.id)) values.push(node.value); if (node.nodes) look(node.nodes); } };
    look(nodes);
    return values;
  });
  /** The centre of a half that is in sight. */
  const half = async (sign) => {
    const { rects } = await player.tree();
    const seen = Object.entries(rects).filter(([id, [, y, , h]]) => id.startsWith('seat_cards:') && id.endsWith(sign) && y > 80 && y + h < 520);
    assert.ok(seen.length > 0, 'a stepper is in sight');
    const [id, [x, y, w, h]] = seen.at(-1);
    return [id, [x + w / 2, y + h / 2]];
  };
  return { page, player, touch, hands, half };
}

/** Each frame takes this long. */
const slowFrames = (page, ms) => page.evaluate((longest) => {
  globalThis.burns = longest > 0;
  const burn = () => {
    const begun = performance.now();
    while (performance.now() - begun < longest) { /* a busy page */ }
    if (globalThis.burns) requestAnimationFrame(burn);
  };
  if (longest > 0) requestAnimationFrame(burn);
}, ms);

const WAYS = [
  { name: 'fast', moves: 10, by: 14, every: 8 },
  { name: 'slow', moves: 60, by: 1.5, every: 40 },
  { name: 'creeping, then fast', moves: 30, by: 0.6, every: 40, then: 120 },
  { name: 'after a rest', rest: 700, moves: 12, by: 12, every: 16 },
  { name: 'with a rest at its end', moves: 10, by: 14, every: 8, stays: 700 },
  { name: 'taken away by the browser', moves: 10, by: 14, every: 8, end: 'touchCancel' },
  { name: 'aslant', moves: 10, by: 6, aside: 7, every: 16 },
  { name: 'with long frames', frames: 450, moves: 10, by: 14, every: 16 },
  { name: 'slow with long frames', frames: 450, moves: 25, by: 5, every: 60, end: 'touchCancel' },
];

test('a swipe that begins on a stepper changes no value, whatever its pace', async ({ t }) => {
  const { page, touch, hands, half } = await opened(t), before = await hands();
  assert.equal(before.length, SEATS);
  const changed = [];
  for (const [i, { name, rest = 0, moves, by, aside = 0, every, then = 0, stays = 0, frames = 0, end = 'touchEnd' }] of WAYS.entries()) {
    await slowFrames(page, frames);
    const [id, [x, y]] = await half(i % 2 ? '+' : '-');
    await touch('touchStart', [x, y]);
    await pause(rest);
    for (let n = 1; n <= moves; n++) {
      await touch('touchMove', [x - n * aside, y - n * by]);
      await pause(every);
    }
    if (then) await touch('touchMove', [x, y - moves * by - then]);
    await pause(stays);
    await touch(end);
    await slowFrames(page, 0);
    await nextFrames(page);
    const now = await hands();
    if (`${now}` !== `${before}`) changed.push(`${name}, ${id}: ${before} → ${now}`);
    before.splice(0, SEATS, ...now);
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, -2000); // to the hands again
    await nextFrames(page);
  }
  assert.deepEqual(changed, []);
});

test('a finger that taps a stepper changes it, and one that stays goes on', async ({ t }) => {
  const { touch, hands, half } = await opened(t), before = await hands();
  const [id, at] = await half('-'), seat = Number(id.match(/\d/)[0]);
  await touch('touchStart', at);
  await touch('touchEnd');
  await until(async () => (await hands())[seat] < before[seat]); // by more where the page is slow to hear the end
  await touch('touchStart', (await half('+'))[1]);
  await until(async () => (await hands())[seat] > before[seat]);
  await touch('touchEnd');
});
