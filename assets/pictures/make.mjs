// node assets/pictures/make.mjs [SITE] makes play.gif, the README's picture: a game of Mastermind, played on the built page.
// It needs `npm ci`, chromium and ImageMagick. SITE: build/web/site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawFlat, openSite, weigh } from './page.mjs';

const PICTURE = fileURLToPath(new URL('play.gif', import.meta.url)), LARGEST = 400_000; // bytes
const GUESSES = ['0011', '1334', '2450']; // the seed's secret is the last
const ADDRESS = '/player.html?game=mastermind&lang=en&theme=light&seed=42&save=off';

const { browser, origin, close } = await openSite(process.argv[2]);
const page = await browser.newPage({ viewport: { width: 960, height: 600 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
await page.goto(`${origin}${ADDRESS}`);

/** The controls' places on the canvas, by id, once the screen is at rest. */
async function places() {
  for (let before = '';;) {
    const now = JSON.stringify(await page.evaluate(() => document.querySelector('sagaz-game')?.debugOutline?.()) ?? null);
    if (now !== 'null' && now === before) return JSON.parse(now).rects;
    before = now;
    await page.waitForTimeout(400);
  }
}

async function tap(id) {
  const [x, y, width, height] = (await places())[id];
  await page.mouse.click(x + width / 2, y + height / 2);
}

const folder = mkdtempSync(join(tmpdir(), 'sagaz-')), frames = [];
async function frame(hundredths) {
  const file = join(folder, `${frames.length}.png`);
  await page.mouse.move(1, 1); // no tooltip
  await places();
  await page.screenshot({ path: file });
  frames.push('-delay', String(hundredths), file);
}

await page.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
await tap('mind'); // shows what is known
await frame(120);
for (const guess of GUESSES) {
  for (const symbol of guess) await tap(`symbol:${symbol}`);
  await frame(80);
  await tap('submit');
  if (guess === GUESSES.at(-1)) await page.waitForTimeout(10_000); // the review proves what each guess lost
  await frame(250);
}
await close();

drawFlat(['-loop', '0', ...frames], PICTURE, ['-layers', 'optimize']); // neighbouring frames differ in little
rmSync(folder, { recursive: true });
weigh(PICTURE, LARGEST);
