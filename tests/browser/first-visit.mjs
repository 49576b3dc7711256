// Measures a first visit on a slow network: the time until the first words and the first frame, and the bytes until
// then.

/** Networks, with the most seconds until the first frame on each (engine/decisions/089-weight-is-time.md). */
export const NETWORKS = {
  '400 kbit/s, 400 ms': { bitsPerSecond: 400_000, latency: 400, seconds: 9 },
  '1.6 Mbit/s, 150 ms': { bitsPerSecond: 1_600_000, latency: 150, seconds: 2.5 },
};

/**
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @param {{bitsPerSecond: number, latency: number}} network  latency in ms
 * @returns {Promise<{words: number, frame: number, bytes: number}>} seconds until words and until the first frame;
 * bytes
 *   transferred by then
 */
export async function firstVisit(browser, address, { bitsPerSecond, latency }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage(), client = await context.newCDPSession(page), throughput = bitsPerSecond / 8;
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const seen = await page.waitForFunction(() => {
      const [mark] = performance.getEntriesByName('sagaz-first-frame'), [words] = performance.getEntriesByName('first-contentful-paint');
      return mark && { words: (words ?? mark).startTime / 1000, frame: mark.startTime / 1000 };
    }, undefined, { timeout: 120_000 });
    return { ...await seen.jsonValue(), bytes };
  } finally {
    await context.close();
  }
}

/** The measurement as a line of text. */
export const told = ({ words, frame, bytes }, { seconds }) => `words ${words.toFixed(1)} s, first frame ${frame.toFixed(1)} s of ${seconds} s, ${(bytes / 1000).toFixed(0)} kB`;
