// Tests of the files of builder.html: their names, that one plays from disk, and what is said where there is none.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builder } from './builder.mjs';
import { SITE, test } from './fixtures.mjs';
import { say, saying } from './say.mjs';

const { BUILDER } = await import(new URL('../page/builder_texts.mjs', SITE).href);

test('files of two activities have two names, and each names in words what it is', async () => {
  const activities = ['game=mastermind', 'game=mastermind&rules=p3c5r', 'game=mastermind&rules=p3c5r&role=keeper', 'game=mastermind&seed=7', 'game=mastermind&seed=8', 'game=mastermind&hints=off', 'game=mastermind&lang=it',
    'game=trees&lesson=cut-1', 'game=trees&tree=(3 12)(2 4)', 'game=trees&tree=(3 12)(2 5)'];
  const [{ slugOf, titleOf }, { judged, readChosen }] = await Promise.all(['named', 'chosen'].map((name) => import(new URL(`../page/builder/${name}.mjs`, SITE).href)));
  const told = activities.map((hash) => readChosen(`#${hash}`)).map((chosen) => ({ ...judged(chosen), language: 'en', lesson: chosen.lesson })).map((activity) => ({ slug: slugOf(activity), title: titleOf(activity) }));
  const { page: { mastermind }, role_keeper: keeper, seed, hints_off: noHints } = BUILDER.en, rules = say('en', 'builder.board', { positions: 3, symbols: 5 });
  assert.deepEqual(told.slice(0, 4), [
    { slug: 'sagaz-mastermind', title: mastermind }, { slug: 'sagaz-mastermind-p3c5r', title: `${mastermind} · ${rules}` },
    { slug: 'sagaz-mastermind-p3c5r-keeper', title: `${mastermind} · ${rules} · ${keeper}` }, { slug: 'sagaz-mastermind-seed7', title: `${mastermind} · ${seed} 7` },
  ]);
  assert.equal(new Set(told.map(({ slug }) => slug)).size, activities.length, told.map(({ slug }) => slug).join());
  assert.ok(told.every(({ slug }) => /^[a-z][\w.-]*$/.test(slug)), 'what a file and an XML id may be called');
  assert.equal(told[5].slug, 'sagaz-mastermind-hintsoff');
  assert.equal(told[5].title, `${mastermind} · ${noHints}`);
  assert.equal(told[7].slug, 'sagaz-cut-1');
});

test('the file that is downloaded plays from disk with what was chosen', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&rules=p3c5r&lang=it&seed=7'), folder = mkdtempSync(join(tmpdir(), 'sagaz-builder-'));
  try {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say('en', 'download_what', { what: say('en', 'builder.file') }) }).click()]);
    assert.equal(download.suggestedFilename(), 'sagaz-mastermind-p3c5r-seed7-it.html');
    assert.match(await page.getByRole('status').innerText(), /sagaz-mastermind-p3c5r-seed7-it\.html/);
    const file = join(folder, 'it.html');
    await download.saveAs(file);
    const played = await t.open(pathToFileURL(file).href);
    await played.waitForFunction((wanted) => document.title === wanted, `${say('it', 'mastermind')} · Sagaz`, { timeout: 10_000 });
    const { language, nodes } = await played.evaluate(() => document.querySelector('sagaz-game').debugOutline());
    assert.equal(language, 'it');
    assert.equal(nodes.filter(({ id }) => id?.startsWith('place:')).length || JSON.stringify(nodes).match(/"place:\d"/g).length, 3, 'three positions');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file that cannot be had is said, and so is why there is none', async ({ t }) => {
  t.expected = /404|ERR_FAILED|Failed to load/;
  const page = await builder(t, 'game=home');
  const download = page.getByRole('button', { name: say('en', 'download_what', { what: say('en', 'builder.scorm') }) });
  assert.equal(await download.getAttribute('aria-disabled'), 'true');
  await download.click({ force: true });
  assert.match(await page.getByRole('status').innerText(), saying('en', 'needs_game'));
  await page.locator('[name=game]').selectOption('trees');
  await page.route('**/offline/trees.html', (route) => route.abort());
  await download.click();
  await page.getByRole('status').filter({ hasText: say('en', 'not_made', { name: 'offline/trees.html' }) }).waitFor();
  await page.unroute('**/offline/trees.html');
  await Promise.all([page.waitForEvent('download'), download.click()]);
  await page.locator('[name=lesson]').selectOption('…');
  await page.locator('[name=lesson-own]').fill('mine/cut.json');
  await page.locator('#note-scorm').filter({ hasText: say('en', 'needs_server') }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.name), 'lesson-own');
});
