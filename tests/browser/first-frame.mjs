// How long a visitor waits for the first frame of each game on two slow networks, and what is downloaded until then.
// node tests/browser/first-frame.mjs [GAME...]: a table of the site in build/web/site, or in the folder SAGAZ_SITE.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch, PHONE, SITE } from './harness.mjs';
import { serve } from './server.mjs';

/** What a person waits for at most (engine/decisions, "Weight is a person's time"): seconds to the first frame. */
export const NETWORKS = {
  '400 kbit/s, 400 ms': { bitsPerSecond: 400_000, latency: 400, seconds: 9 },
  '1.6 Mbit/s, 150 ms': { bitsPerSecond: 1_600_000, latency: 150, seconds: 2.5 },
};
const GAMES = ['mastermind', 'thirtyone', 'trees', 'tictactoe', 'matrix', 'cluedo', 'spaces', 'lab'];

/**
 * A first visit: nothing is cached.
 * @param {import('playwright-core').Browser} browser @param {{bitsPerSecond: number, latency: number}} network  latency in ms
 * @returns {Promise<{words: number, frame: number, bytes: number}>} seconds until words stand there and until the first frame;
 *   bytes received by then, compressed
 */
export async function firstVisit(browser, address, { bitsPerSecond, latency }) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage(), client = await context.newCDPSession(page);
    const bytesPerSecond = bitsPerSecond / 8;
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
    await page.goto(address, { waitUntil: 'commit' });
    const { words, frame } = await page.waitForFunction(() => {
      const [mark] = performance.getEntriesByName('sagaz-first-frame');
      return mark && { words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, frame: mark.startTime };
    }, undefined, { timeout: 120_000 }).then((handle) => handle.jsonValue());
    return { words: words / 1000, frame: frame / 1000, bytes };
  } finally {
    await context.close();
  }
}

async function table(games) {
  const server = await serve(fileURLToPath(SITE)), browser = await launch();
  for (const game of games)
    for (const [name, network] of Object.entries(NETWORKS)) {
      const { words, frame, bytes } = await firstVisit(browser, `${server.origin}/?game=${game}`, network);
      console.log(`${game.padEnd(11)} ${name}: words ${words.toFixed(1)} s, first frame ${frame.toFixed(1)} s of ${network.seconds} s, ${(bytes / 1000).toFixed(0)} kB`);
    }
  await browser.close();
  server.close();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await table(process.argv.length > 2 ? process.argv.slice(2) : GAMES);
