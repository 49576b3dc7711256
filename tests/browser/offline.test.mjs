// Tests of the offline files: a game in one HTML, from disk or in a sandbox, without any other file.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PHONE, SITE, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

const FOLDER = fileURLToPath(new URL('offline/', SITE));
const address = (game, query = '') => `${pathToFileURL(join(FOLDER, `${game}.html`))}${query}`;

/** Collects the page's requests for anything outside its file. */
function asked(page) {
  const others = [];
  page.on('request', (request) => { if (!/^(file|blob|data):/.test(request.url())) others.push(request.url()); });
  return others;
}

for (const name of readdirSync(FOLDER).map((file) => file.replace('.html', '')))
  test(`${name} plays from one file on the disk, without a network`, async ({ t }) => {
    const page = await t.open(address(name, '?lang=it'));
    const others = asked(page), { colours } = await picture(page);
    assert.ok(colours > 20, `${colours} colours are no game`);
    assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').getAttribute('game')), name);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
    assert.equal(await page.locator('#start').count(), 0);
    await page.reload();
    await t.ready(page);
    assert.deepEqual(others, []);
    await t.shot(page, `offline-${name}`);
  });

test('the offline file plays on by finger and keeps the game', async ({ t }) => {
  const page = await t.open(address('mastermind', '?lang=en&seed=42'), { viewport: PHONE, touch: true });
  const player = new Player(page, { touch: true });
  await player.guess('canvas', '0011');
  assert.equal((await player.answers()).length, 1);
  await page.reload();
  await t.ready(page);
  assert.equal((await player.answers()).length, 1, 'the game is there after a reload');
});

test('the link of an offline file says where it opens', async ({ t }) => {
  const page = await t.open(address('mastermind', '?lang=en&seed=42&view=text')), player = new Player(page);
  await player.press('share');
  assert.match(await page.locator('.notice').textContent(), saying('en', 'shared_here'));
});

const experiment = async (t, page, frame, name) => {
  const player = new Player(frame);
  const worker = page.waitForEvent('worker');
  await frame.getByRole('checkbox', { name: saying('en', 'code_words.strategy_genetic', {}, { start: true }) }).dispatchEvent('click'); // it takes a while
  await frame.getByRole('button', { name: say('en', 'lab_run'), exact: true }).dispatchEvent('click');
  await worker;
  await player.until(({ status }) => saying('en', 'lab_done_status').test(status) && status.includes(`${say('en', 'code_words.strategy_knuth')} 4.476`));
  assert.ok(page.workers().length > 0, 'it is still there, so it has not been refused');
  await t.shot(page, name);
};

test('the laboratory plays in workers of its own from one file on the disk', async ({ t }) => {
  const page = await t.open(address('lab', '?lang=en'));
  await experiment(t, page, page, 'offline-lab-played');
});

test('the offline file plays in a sandbox that allows scripts and nothing else', async ({ t }) => {
  const page = await t.open('about:blank', { wait: false, language: 'en' });
  await page.evaluate((html) => {
    const frame = document.createElement('iframe');
    frame.sandbox = 'allow-scripts';
    frame.width = 800;
    frame.height = 600;
    frame.srcdoc = html;
    document.body.append(frame);
  }, readFileSync(join(FOLDER, 'lab.html'), 'utf8'));
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  assert.equal(await frame.evaluate(() => document.querySelector('sagaz-game').getAttribute('game')), 'lab');
  await experiment(t, page, frame, 'offline-sandbox');
});

test('an offline file that was cut off says so, in words, in the language of its reader', async ({ t }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sagaz-offline-'));
  try {
    const whole = readFileSync(join(FOLDER, 'trees.html'), 'utf8'), file = join(folder, 'trees.html');
    writeFileSync(file, whole.slice(0, whole.length / 2));
    const page = await t.open(`${pathToFileURL(file)}?lang=es`, { wait: false });
    await page.waitForSelector('#start.failed');
    assert.match(await page.locator('#start').innerText(), saying('es', 'not_whole'));
    assert.equal(await page.locator('#start progress').count(), 0);
    assert.equal(await page.getByRole('link').count(), 1, 'no way that leads here again');
    writeFileSync(file, whole);
    await page.getByRole('link', { name: say('es', 'start.again') }).click();
    await t.ready(page);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
