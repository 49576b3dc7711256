// Tests of the lines and links of builder.html, and of lessons in them: what is copied plays, and a lesson of one's own
// comes along.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from '@axe-core/playwright';
import { attributes, builder, frameOf, line, shown } from './builder.mjs';
import { SITE, test } from './fixtures.mjs';
import { say, saying } from './say.mjs';

const AxeBuilder = axe.AxeBuilder ?? axe.default ?? axe;
const { BUILDER } = await import(new URL('../page/builder_texts.mjs', SITE).href);
const { lessonIn, unpacked } = await import(new URL('../page/lesson-link.mjs', SITE).href);

test('the line is an element, a frame or a link; what is copied can be pasted and plays', async ({ t }) => {
  const page = await builder(t, `game=trees&tree=${encodeURIComponent('(3 12 8)(2 4 6)')}&seed=7&hosts=${encodeURIComponent('https://course.example')}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = async (name = 'copy') => {
    await page.locator(`button[name=${name}]`).click();
    await page.getByRole('status').filter({ hasText: say('en', 'copied') }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const element = await copied(), script = await copied('script');
  assert.equal(element, '<sagaz-game game="trees" seed="7" tree="(3 12 8)(2 4 6)"></sagaz-game>');
  assert.equal(script, `<script type="module" src="${t.origin}/sagaz-game.mjs"></script>`);
  await page.getByRole('radio', { name: say('en', 'form_iframe') }).check({ force: true });
  const frame = await copied();
  assert.match(frame, /^<iframe src="[^"]*\/player\.html\?game=trees&amp;[^"]*hosts=https%3A%2F%2Fcourse\.example[^"]*" title="[^"]+" width="100%" height="600" frameborder="0" allow="clipboard-write; fullscreen"><\/iframe>$/);
  await page.getByRole('radio', { name: say('en', 'form_link') }).check({ force: true });
  const link = await copied();
  const host = await t.open('/pages/blank.html', { wait: false });
  await host.goto(`${t.elsewhere}/pages/blank.html`);
  await host.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)), script + element + frame);
  await t.ready(host);
  await (await frameOf(host)).waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  await host.goto(link);
  await t.ready(host);
  assert.match(JSON.stringify(await host.evaluate(() => document.querySelector('sagaz-game').debugOutline())), /12/);
});

test('the frame is called what its game is in the language of the activity, and the box shows the whole line', async ({ t }) => {
  const page = await builder(t, `game=trees&lang=pt&seed=7&theme=dark&view=text&save=unit-3&hosts=http://localhost:8202&tree=${encodeURIComponent('3 [1/2:^(3,5),1/2:4]')}`);
  await page.getByRole('radio', { name: say('en', 'form_iframe') }).check({ force: true });
  assert.equal((await attributes(page)).title, BUILDER.pt.page.trees);
  assert.notEqual(BUILDER.pt.page.trees, BUILDER.en.page.trees);
  const { scrollHeight, clientHeight } = await page.locator('code').evaluate((part) => ({ scrollHeight: part.scrollHeight, clientHeight: part.clientHeight }));
  assert.ok(scrollHeight <= clientHeight, `${scrollHeight} in ${clientHeight}`);
});

test('a lesson brings its game, whatever the address says, and of one that there is not nothing is packed', async ({ t }) => {
  for (const choices of ['lesson=cut-1', 'game=thirtyone&role=b&lesson=cut-1']) {
    const page = await builder(t, choices);
    assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', lesson: 'cut-1' }, choices);
    assert.equal(await page.locator('[name=scorm]').getAttribute('aria-disabled'), 'false', choices);
  }
  t.expected = /404/;
  const page = await builder(t, 'game=trees&lesson=nothere');
  for (const what of ['file', 'scorm']) assert.equal(await page.locator(`[name=${what}]`).getAttribute('aria-disabled'), 'true', what);
  assert.match(await page.locator('#note-scorm').innerText(), saying('en', 'needs_lesson', { lesson: 'nothere' }));
});

test('a lesson is chosen by its title, and its worksheet opens', async ({ t }) => {
  const page = await builder(t, 'game=trees');
  const titles = await page.locator('[name=lesson] option').allInnerTexts();
  assert.ok(titles.length > 3);
  await page.locator('[name=lesson]').selectOption({ index: 1 });
  const { lesson } = await attributes(page);
  assert.match(await page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }).getAttribute('href'), new RegExp(`lesson=${lesson}&lang=en`));
  const [sheet] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }).click()]);
  await sheet.waitForFunction(() => document.body?.dataset.state === 'ready' && document.querySelector('#sheet'));
  assert.equal(await sheet.locator('#sheet h1').innerText(), titles[1]);
  assert.equal((await attributes(page)).lesson, lesson, 'what was prepared is still there');
});

test('a lesson of one\'s own is seen before it is on the site, and again when its file is another', async ({ t }) => {
  t.expected = /404/;
  const page = await builder(t, 'game=trees'), asked = [], file = JSON.parse(readFileSync(new URL('../data/lesson_example.json', import.meta.url), 'utf8'));
  page.on('request', (request) => { if (request.url().includes('/mine/')) asked.push(request.url()); });
  const lend = async (name, text) => page.locator('[name=lesson-file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const sees = async (words) => {
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await page.waitForFunction((text) => JSON.stringify(document.querySelector('iframe').contentWindow.document.querySelector('sagaz-game')?.debugOutline() ?? '').includes(text), words);
  };
  await page.locator('[name=lesson]').selectOption('…');
  await lend('My cut, second.json', JSON.stringify(file));
  await sees(file.title.en);
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'trees', lesson: 'mine/My-cut-second.json' });
  assert.match(await page.locator('#lent').innerText(), saying('en', 'lent', { lesson: 'mine/My-cut-second.json' }));
  await t.shot(page, 'builder-own-lesson');
  await lend('My cut, second.json', JSON.stringify({ ...file, title: { ...file.title, en: 'Leaves, once more' } }));
  await sees('Leaves, once more');
  await lend('My cut, second.json', JSON.stringify(file).slice(0, -20));
  await (await frameOf(page)).locator('.notice').filter({ hasText: 'My-cut-second.json' }).waitFor();
  await page.locator('[name=lesson-own]').fill('mine/other.json');
  assert.equal(await page.locator('#lent').isVisible(), false);
  assert.deepEqual(asked.filter((url) => url.includes('cut')), [], 'nobody has asked the site for it');
  assert.equal((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.length, 0);
});

test('the sheet of a link is its board', async ({ t }) => {
  const state = Buffer.from('tictactoe 1 person full 7 4\0\0').toString('base64url'), page = await builder(t, `game=tictactoe&lang=en&state=${state}`);
  assert.equal(await page.locator('#note-sheet').innerText(), say('en', 'sheet_board'));
  assert.match(await page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }).getAttribute('href'), new RegExp(`^print\\.html\\?lang=en#s=${state}$`));
});

test('a lesson from a file gives a link with the lesson inside, or says why not, and files that hold it', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&class=3B'), file = JSON.parse(readFileSync(new URL('../data/lesson_example.json', import.meta.url), 'utf8')), named = lessonIn(JSON.stringify(file)).name;
  const lend = async (name, text) => page.locator('[name=lesson-file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const link = page.locator('#taken .row').filter({ hasText: say('en', 'builder.inside') }).getByRole('link'), note = page.locator('#note-inside');
  await page.locator('[name=lesson]').selectOption('…');
  assert.equal(await page.locator('[name=inside]').count(), 0, 'without a file');
  await lend('My cut.json', JSON.stringify(file));
  await link.waitFor();
  assert.equal(await page.locator('[name=game]').inputValue(), file.game, 'the file says its game');
  assert.equal(await note.innerText(), say('en', 'inside_note'));
  const address = new URL(await link.getAttribute('href'));
  assert.deepEqual([address.pathname.split('/').pop(), ...address.searchParams], ['player.html', ['class', '3B']]);
  assert.deepEqual(unpacked(/#l=(.*)/.exec(address.hash)[1]), { name: named, json: file });
  await page.locator('[name=class]').fill('4C');
  assert.match(await link.getAttribute('href'), /class=4C/);
  await t.shot(page, 'builder-inside');
  const [played] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await played.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes(title), file.title.en);
  await played.close();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[name=file]').click()]);
  assert.equal(download.suggestedFilename(), `sagaz-${named}.html`);
  const folder = mkdtempSync(join(tmpdir(), 'sagaz-inside-')), saved = join(folder, 'mine.html');
  await download.saveAs(saved);
  const alone = await t.open(pathToFileURL(saved).href, { wait: false, language: 'en' });
  await alone.waitForFunction((title) => JSON.stringify(document.querySelector('sagaz-game')?.debugOutline?.() ?? '').includes(title), file.title.en);
  rmSync(folder, { recursive: true });
  let noise = '';
  for (let n = 7; noise.length < 7000; n = (n * 48271) % 2147483647) noise += n.toString(36); // hardly deflates
  await lend('Large.json', JSON.stringify({ ...file, about: { en: noise } }));
  await note.filter({ hasText: say('en', 'inside_long', { n: '', most: 8000 }).split('(')[0] }).waitFor();
  assert.equal(await link.isVisible(), false);
  assert.equal(await page.locator('[name=file]').getAttribute('aria-disabled'), 'false', 'the remedy');
  await lend('Cut.json', JSON.stringify(file).slice(0, -20));
  await note.filter({ hasText: say('en', 'inside_not') }).waitFor();
  assert.equal(await page.locator('[name=file]').getAttribute('aria-disabled'), 'true');
  await page.locator('[name=lesson-own]').fill('mine/other.json');
  assert.equal(await page.locator('[name=inside]').count(), 0, 'another address is on a site');
});

test('a lesson from a file has a sheet and a key, which a link keeps, and a cut link says so', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&class=3B'), file = JSON.parse(readFileSync(new URL('../data/lesson_example.json', import.meta.url), 'utf8'));
  const sheet = page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) }), its = (paper) => paper.waitForFunction(() => document.body?.dataset.state === 'ready' && document.querySelector('#sheet .step'));
  const lend = async (text) => page.locator('[name=lesson-file]').setInputFiles({ name: 'My cut.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('[name=lesson]').selectOption('…');
  await lend(JSON.stringify(file));
  await page.locator('[name=inside]').waitFor();
  assert.equal(await page.locator('#note-sheet').innerText(), say('en', 'builder.sheet_note'));
  const [paper] = await Promise.all([page.waitForEvent('popup'), sheet.click()]);
  await its(paper);
  assert.equal(await paper.locator('#faults').innerText(), '');
  assert.equal(await paper.locator('#sheet h1').innerText(), file.title.en);
  assert.equal(await paper.locator('#sheet .class').innerText(), `${say('en', 'print.its_class')}: 3B`);
  await paper.locator('#bar [name=part]').selectOption('key');
  await its(paper);
  assert.equal(await paper.locator('#sheet .answer').count(), file.steps.filter(({ ask }) => ask).length);
  await paper.reload();
  await its(paper);
  assert.ok(await paper.locator('#sheet .answer').count(), 'the key is there again');
  assert.match(await paper.getByRole('link', { name: say('en', 'on_screen') }).getAttribute('href'), /^player\.html\?.*#l=/);
  const whole = paper.url();
  await paper.goto('about:blank');
  await paper.goto(whole.slice(0, -9));
  await paper.waitForFunction(() => document.body?.dataset.state === 'list');
  assert.match(await paper.locator('#faults').innerText(), saying('en', 'lesson_cut'));
  await lend(JSON.stringify(file).slice(0, -20));
  await page.locator('#note-sheet').filter({ hasText: say('en', 'inside_not') }).waitFor();
  assert.equal(await sheet.count(), 0, 'a broken file has none');
});

test('without a lesson the sheet says that each has one, and opens the list at the game\'s', async ({ t }) => {
  const page = await builder(t, 'game=cluedo'), note = () => page.locator('#note-sheet').innerText();
  const open = page.getByRole('link', { name: say('en', 'open_what', { what: say('en', 'builder.sheet') }) });
  assert.equal(await note(), say('en', 'sheet_choose'));
  const [list] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await list.waitForFunction(() => document.body?.dataset.state === 'list');
  assert.equal(await list.locator('section:has(.lessons) h2').first().innerText(), say('en', 'cluedo'));
  await page.locator('[name=lesson]').selectOption({ index: 1 });
  assert.equal(await note(), say('en', 'builder.sheet_note'));
  await page.locator('[name=game]').selectOption('home');
  assert.match(await open.getAttribute('href'), /^print\.html\?lang=en$/);
});

test('a class stands in the link, and in an element as data-class; without an end there is no class', async ({ t }) => {
  const page = await builder(t, 'game=mastermind&class=3%C2%BA%20B'), value = '3º B';
  assert.deepEqual(await attributes(page), { tag: 'sagaz-game', game: 'mastermind', 'data-class': value });
  await page.locator('[name=class]').fill(`${value}2`);
  assert.equal((await shown(page, 'B2')).get('class'), `${value}2`);
  await page.getByRole('radio', { name: say('en', 'form_link') }).check({ force: true });
  assert.equal(new URL(await line(page)).searchParams.get('class'), `${value}2`);
  assert.equal(await page.locator('#choices').getByRole('link', { name: say('en', 'class_page') }).getAttribute('href'), 'class.html?lang=en');
  await page.locator('[name=game]').selectOption('lab');
  assert.equal(await page.locator('[name=class]').count(), 0);
});
