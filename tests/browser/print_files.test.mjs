// Tests of what is printed from other sources: a teacher's own file, bad addresses, the list of all lessons.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { blank, choose, faults, MINE, ours, paper, read, words } from './paper.mjs';
import { say, saying } from './say.mjs';

test('a teacher\'s own file is printed, its markup as text; what is wrong with one is said', async ({ t }) => {
  t.expected = /404|503/;
  const page = await blank(t);
  await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await paper(page, t, 'lesson=mine/cut.json&lang=en');
  assert.equal(await page.locator('h1').innerText(), '<b>Mine</b>');
  assert.equal(await page.locator('#sheet img').count(), 1);
  assert.equal(await page.locator('.blank').count(), 1);
  await choose(page, 'part', 'teacher');
  assert.ok((await words(page)).includes('<img src=x>'));
  assert.equal(await page.locator('#sheet img').count(), 0);
  const [first, asking, ...rest] = MINE.steps;
  await page.unroute('**/mine/cut.json');
  await page.route('**/mine/cut.json', (route) => route.fulfill({ json: { ...MINE, steps: [first, { ...asking, ask: { ...asking.ask, answer: 4 } }, ...rest] } }));
  await paper(page, t, 'lesson=mine/cut.json&lang=en&part=key');
  assert.match(await page.locator('#faults').innerText(), saying('en', 'fault', { why: /.*answer/s }));
  await page.unroute('**/mine/cut.json');
  await page.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await paper(page, t, 'lesson=mine/cut.json&lang=pt');
  assert.equal(await page.locator('#faults').innerText(), '');
  assert.equal(await page.locator('.whole').first().getAttribute('lang'), 'es', 'its texts are Spanish, and read so');
  const answers = [
    [{ json: { ...MINE, game: 'chess' } }, /cut\.json.*game/], [{ body: '{' }, /cut\.json/], [{ status: 503, body: '' }, /503/], [{ body: 'x'.repeat(70_000) }, /64 kB/],
  ];
  for (const [answer, message] of answers) {
    await page.unroute('**/mine/cut.json');
    await page.route('**/mine/cut.json', (route) => route.fulfill(answer));
    await paper(page, t, 'lesson=mine/cut.json&lang=en', 'list');
    assert.match(await faults(page), saying('en', 'print.no_lesson', { lesson: 'mine/cut.json' }, { start: true }));
    assert.match(await faults(page), message);
  }
});

const WHOLE = { start: true, end: true };
for (const [what, query, message] of [
  ['markup', 'lesson=%3Cscript%3Ealert(1)%3C%2Fscript%3E', saying('en', 'bad_value', { name: 'lesson', value: '<script>alert(1)</script>', expected: say('en', 'expect_lesson') }, WHOLE)],
  ['a path that climbs', 'lesson=../../etc/passwd', saying('en', 'bad_value', { name: 'lesson', value: '../../etc/passwd' }, WHOLE)],
  ['a file above the site', 'lesson=../../../nothing.json', saying('en', 'print.no_such_lesson', { lesson: '../../../nothing.json' }, WHOLE)],
  ['no lesson of ours', 'lesson=no-such-lesson', saying('en', 'print.no_such_lesson', { lesson: 'no-such-lesson' }, WHOLE)],
  ['a part there is not', 'part=all', saying('en', 'bad_value', { name: 'part', value: 'all', expected: 'worksheet, key, teacher' }, WHOLE)],
  ['a game there is not', 'game=chess', saying('en', 'bad_value', { name: 'game', value: 'chess', expected: /home, mastermind, .*cluedo, lab/ }, WHOLE)],
  ['a language there is not', 'lang=xx', saying('en', 'bad_value', { name: 'lang', value: 'xx', expected: 'es, it, en, pt' }, WHOLE)],
  ['a number that is none', 'seed=-1', saying('en', 'bad_value', { name: 'seed', value: -1, expected: say('en', 'expect_seed') }, WHOLE)],
  ['a parameter there is not', 'constructor=1', saying('en', 'bad_name', { name: 'constructor', expected: 'lesson, tree, rules, puzzles, level, count, game, lang, part, seed, compact, class' }, WHOLE)],
  ['far too much', `lesson=${'a'.repeat(50_000)}`, saying('en', 'print.too_long', {}, WHOLE)],
])
  test(`an address with ${what} is answered with what there is`, async ({ t }) => {
    t.expected = /404|431/;
    const page = await blank(t, { language: 'en' });
    if (query.length > 10_000) await page.route('**/print.html?*', async (route) => route.fulfill({ response: await route.fetch({ url: `${t.origin}/print.html` }) }));
    await paper(page, t, query, 'list');
    assert.match(await faults(page), message);
    assert.equal(await page.locator('.lessons li').count(), ours.length);
    assert.equal(await page.locator('#faults script').count(), 0);
  });

test('a sheet asked for without a lesson is the list of all, that of its game first', async ({ t }) => {
  const page = await blank(t), games = () => page.locator('section:has(.lessons) h2').allInnerTexts();
  await paper(page, t, 'lang=en', 'list');
  const all = await games();
  assert.ok(all.length > 5 && all[0] !== 'Cluedo', all.join());
  await paper(page, t, 'lang=en&game=cluedo', 'list');
  assert.deepEqual(await games(), ['Cluedo', ...all.filter((name) => name !== 'Cluedo')]);
  assert.equal(await faults(page), '');
  assert.equal(await page.locator('.lessons li').count(), ours.length);
});

test('a file of another site is refused in the page\'s language, and not asked for', async ({ t }) => {
  const page = await blank(t), asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await paper(page, t, `lang=it&lesson=${t.elsewhere}/mine/cut.json`, 'list');
  assert.match(await faults(page), saying('it', 'print.elsewhere'));
  assert.deepEqual(asked.filter((url) => url.startsWith(t.elsewhere)), []);
});

test('printing is no part of a game\'s download, and keeps nothing of what it plays', async ({ t }) => {
  const page = await blank(t), names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  await page.goto(`${t.origin}/?game=trees`);
  await t.ready(page);
  assert.deepEqual(names.filter((name) => /print|lessons\.json/.test(name)), []);
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await kept();
  await paper(page, t, 'lesson=minimax&lang=en');
  assert.equal(await kept(), before);
});
