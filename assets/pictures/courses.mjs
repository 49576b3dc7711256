// node assets/pictures/courses.mjs [SITE] makes the pictures of web/docs/courses.md on the built page: an activity for a class,
// a pupil who hands in, and the class's table. It needs `npm ci`, chromium and ImageMagick. SITE: build/web/site. The pupils
// are invented; what they play is computed by the engine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { written } from '../../web/handin/write.mjs';
import { drawFlat, openSite, weigh } from './page.mjs';

const LARGEST = 150_000; // bytes
const NAMES = ['Lucía Prieto', 'Óscar Méndez', 'Emma Roldán', 'Ana Gil', 'Bruno Soto', 'Celia Vidal', 'Iván Ruiz', 'Marta León'], ALTERED = 5;
const TASK = { game: 'mastermind', rules: 'p4c6r', seed: '7' };

const SITE = 'https://games.example'; // as addresses show it

const { browser, origin, close } = await openSite(process.argv[2]), folder = mkdtempSync(join(tmpdir(), 'sagaz-'));
const open = async (address, width, height) => {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en' });
  await page.route(`${SITE}/**`, async (route) => route.fulfill({ response: await route.fetch({ url: route.request().url().replace(SITE, origin) }) }));
  await page.goto(`${SITE}/${address}`);
  return page;
};
async function take(page, name) {
  const file = join(folder, `${name}.png`), picture = fileURLToPath(new URL(`${name}.png`, import.meta.url));
  await page.mouse.move(1, 1); // no tooltip
  await page.waitForTimeout(1500);
  await page.screenshot({ path: file });
  drawFlat([file], picture, ['-strip', '-define', 'png:compression-level=9']);
  weigh(picture, LARGEST);
  await page.close();
}
const ready = (page) => page.waitForFunction(() => document.body.dataset.state === 'ready');

const table = await open('class.html?lang=en', 1280, 820);
await ready(table);
const lines = await table.evaluate(async ({ count, seed }) => {
  const { request } = await import('/engine.mjs'), lines = [];
  for (let pupil = 0; pupil < count; pupil++)
    for (let line = `codes 1 p4c6r 12 guesser colours knuth ${seed}`, history = [], over = false; !over;) {
      const { codes } = await request({ cmd: 'codes.knowledge', rules: 'p4c6r', history, list: 1296 }), guess = codes[(pupil * 37 + history.length) % codes.length];
      line += ` g${guess}`;
      const end = await request({ cmd: 'session.end', line }), { fijas, picas } = end.rows[end.rows.length - 1];
      history = [...history, { guess, fijas, picas }];
      over = end.over;
      if (over) lines.push(line);
    }
  return lines;
}, { count: NAMES.length, seed: TASK.seed });

const builder = await open(`builder.html?lang=en#${new URLSearchParams({ ...TASK, rules: '', class: '3B' })}`, 1280, 980);
await ready(builder);
await builder.frameLocator('iframe').locator('sagaz-game').waitFor();
await builder.waitForFunction(() => document.querySelector('iframe').contentWindow.document.querySelector('sagaz-game')?.stats?.frames > 2);
await builder.locator('[name=shape][value=link]').check({ force: true });
await take(builder, 'class-make');

const player = await open(`?${new URLSearchParams({ ...TASK, class: '3B', lang: 'en' })}`, 420, 720);
await player.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
for (const [, guess] of lines[0].matchAll(/ g(\d+)/g)) for (const id of [...[...guess].map((symbol) => `symbol:${symbol}`), 'submit']) {
  await player.evaluate((control) => document.querySelector('sagaz-game').act(control), id);
  await player.waitForTimeout(300);
}
await player.locator('sagaz-game .notice button').first().click();
await player.locator('#handin-name').fill(NAMES[0]);
await take(player, 'class-hand-in');

const texts = lines.map((line, i) => written({ sagaz: '0.1.0', group: '3B', date: '2026-11-29', options: TASK, score: [1, 1], name: NAMES[i], seconds: 95 + 23 * i, line }));
texts[ALTERED] = texts[ALTERED].replace(/\n(.{9})(.)/, (_, begin, one) => `\n${begin}${one === 'A' ? 'B' : 'A'}`);
await table.locator('[name=paste]').fill(texts.join('\n'));
await table.locator('[name=take]').click();
await ready(table);
await table.locator('tbody tr').first().waitFor();
await table.locator('table').scrollIntoViewIfNeeded();
await take(table, 'class-table');

await close();
rmSync(folder, { recursive: true });
