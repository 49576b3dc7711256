// Waits by frames instead of by time, because frames take longer on a busy machine.

/** @param {import('@playwright/test').Page | import('@playwright/test').Frame} page @param {number} count */
export const nextFrames = (page, count = 2) => page.evaluate((left) => new Promise((resolve) => {
  const look = () => { if (left-- > 0) requestAnimationFrame(look); else resolve(); };
  look();
}), count);

/** Waits until no game of the page has drawn for twelve frames: after an event the scheduler draws six. */
export const atRest = (page) => page.evaluate(() => new Promise((resolve) => {
  const drawn = () => [...document.querySelectorAll('sagaz-game')].reduce((sum, { stats }) => sum + (stats?.frames ?? 0), 0);
  let last = -1, still = 0;
  const look = () => {
    const now = drawn();
    still = now === last ? still + 1 : 0;
    last = now;
    if (still < 12) requestAnimationFrame(look);
    else resolve();
  };
  look();
}));
