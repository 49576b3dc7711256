// Tests of a teacher's own lesson in a class without a site: the link that has it inside, the file, and class.html, which
// judges answers by the lesson that is opened beside them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { opened, textsIn } from '../../web/handin/read.mjs';
import { written } from '../../web/handin/write.mjs';
import { inspect } from './axe.mjs';
import { DESKTOP, PHONE, SITE, test } from './fixtures.mjs';
import { MINE, given, listen, said } from './lessons.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';
import { checked, studio, words } from './studio.mjs';
import { until } from './until.mjs';

const { LONGEST, addressOf, formsOf, lessonIn, nameOf, packed, unpacked } = await import(new URL('../page/lesson-link.mjs', SITE).href);
const results = (key, values) => say('en', `class.${key}`, values);
const has = (player, text) => player.until((tree) => JSON.stringify(tree).includes(text));

/** Opens a lesson's file in the studio. */
async function inStudio(t, lesson, how) {
  const page = await studio(t, how);
  await page.locator('[name=import]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(lesson)) });
  await page.locator('[name=take]').click();
  await page.locator('[name=class-link]').waitFor();
  return page;
}

/** Presses the button that gives the link. @returns {Promise<string>} the link, empty if there is none */
async function linkFor(page, group) {
  await page.locator('.class-link [name=class]').fill(group);
  await page.locator('[name=class-link]').click();
  await page.waitForFunction(() => document.querySelector('.class-link [role=status]').textContent);
  return page.evaluate(() => (document.querySelector('.given-link').hidden ? '' : document.querySelector('[name=link]').value));
}

/** Plays MINE to its end. @returns {Promise<string>} the handed-in text */
async function playMine(page, name) {
  const player = new Player(page);
  const answer = async (text) => {
    const { label } = await player.node('lesson_answer');
    await page.getByRole('textbox', { name: label }).fill(text);
    await player.press('lesson_check');
  };
  const next = (count) => until(async () => {
    if (await page.evaluate(() => globalThis.given.length) < count) await player.press('lesson_next');
    return page.waitForFunction((n) => globalThis.given.length >= n, count, { timeout: 3000 }).catch(() => false);
  });
  await given(page);
  await next(2);
  await has(player, 'lesson_check');
  await answer('3');
  await has(player, MINE.steps[1].ask.right.en);
  await next(3);
  await has(player, 'lesson_check');
  const { value: flat } = await page.evaluate(() => globalThis.given[globalThis.given.length - 1]), [right] = said(flat, 'answer');
  await answer(right);
  await page.getByRole('button', { name: say('en', 'page.handin_open'), exact: true }).click();
  await page.getByRole('textbox', { name: say('en', 'handin.your_name') }).fill(name);
  return page.getByRole('textbox', { name: say('en', 'handin.text') }).inputValue();
}

const rows = (page) => page.evaluate(() => [...document.querySelectorAll('tbody tr')].map((row) => [row.querySelector('th').textContent, row.querySelector('.ok, .bad').textContent]));
const openClass = async (t, how = {}) => {
  const page = await t.open('/class.html?lang=en', { wait: false, language: 'en', ...how });
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  return page;
};
async function paste(page, text) {
  await page.locator('[name=paste]').fill(text);
  await page.locator('[name=take]').click();
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
}

test('a lesson in a link comes out as it was, and a link that was cut or changed is told from a whole one', () => {
  const seal = packed(MINE);
  assert.deepEqual(unpacked(seal), { name: nameOf(MINE), json: MINE });
  assert.match(nameOf(MINE), /^mine-[0-9a-z]{1,7}$/);
  assert.match(addressOf(nameOf({ ...MINE, id: '2º B: el árbol más largo de todos los que he visto nunca' })), /^mine\/[a-z][a-z0-9-]{0,39}\.json$/);
  assert.notEqual(nameOf({ ...MINE, minutes: 6 }), nameOf(MINE));
  for (const bad of [seal.slice(0, -9), `${seal}!`, seal.replace(/.(?=.{40}$)/, (one) => (one === 'A' ? 'B' : 'A')), '', packed({ steps: 7 }), packed({ ...MINE, filler: 'x'.repeat(70_000) })]) assert.equal(unpacked(bad), undefined, bad.slice(0, 20));
  assert.equal(lessonIn('{"sagaz": "class"}'), undefined);
  assert.deepEqual(formsOf(MINE).map((form) => Object.keys(form.title)), [['es', 'en'], ['es'], ['en']]);
});

test('a lesson of the studio is handed out by a link, played, handed in and verified, without any site that has it', async ({ t }) => {
  t.expected = /404/; // the results page asks whether the site has it
  const page = await inStudio(t, MINE, { viewport: DESKTOP }), link = await linkFor(page, '3º B');
  assert.ok(link.startsWith(`${t.origin}/player.html?class=3`), link);
  assert.ok(link.length < LONGEST);
  await t.shot(page, 'studio-class-link');
  await inspect(page);

  const pupil = await t.open('/pages/blank.html', { wait: false, before: listen, viewport: PHONE, language: 'en', reducedMotion: 'reduce' });
  await pupil.goto(`${link.replace('#', '&view=text#')}`);
  await t.ready(pupil);
  await pupil.reload(); // the link still has the lesson
  await t.ready(pupil);
  const text = await playMine(pupil, 'Ana'), { record } = opened(textsIn(text)[0]);
  assert.deepEqual([record.group, record.options.lesson, record.score], ['3º B', addressOf(nameOf(MINE)), [2, 2]]);
  assert.match(await pupil.locator('.handin .top').innerText(), /3º B/, 'the class stands on the sheet');
  await t.shot(pupil, 'handin-own-lesson');

  const elsewhere = await openClass(t); // another browser than the studio's
  await paste(elsewhere, text);
  assert.deepEqual(await rows(elsewhere), [['Ana', results('bad_lesson', { lesson: record.options.lesson.split('/').pop() })]]);
  await t.shot(elsewhere, 'class-lesson-wanted');
  await inspect(elsewhere);
  await elsewhere.locator('[name=lesson]').setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...MINE, minutes: 9 })) });
  await elsewhere.waitForFunction((wanted) => document.querySelector('tbody .bad')?.textContent === wanted, results('bad_lesson_other', { lesson: record.options.lesson.split('/').pop() }));
  await elsewhere.locator('[name=lesson]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(MINE, null, 1)) });
  await elsewhere.locator('tbody td .ok').waitFor();
  assert.deepEqual(await rows(elsewhere), [['Ana', results('ok')]]);
  const wrong = written({ ...record, name: 'Bea', answers: [{ ...record.answers[0], given: ['2'] }, record.answers[1]] });
  await elsewhere.locator('[name=add]').click();
  await paste(elsewhere, wrong);
  assert.match(JSON.stringify(await rows(elsewhere)), saying('en', 'class.bad_answer', { n: 1, answer: '2' }));

  const byLink = await openClass(t);
  await paste(byLink, `Dear all, this is the lesson: ${link}\n\n${text}`);
  await byLink.locator('tbody td .ok').waitFor();
  const here = await openClass(t, { context: page.context() }); // the studio's browser
  await paste(here, text);
  await here.locator('tbody td .ok').waitFor();
  const from = await t.open('/pages/blank.html', { wait: false, language: 'en' });
  await from.goto(await page.locator('.given-link a').evaluate((a) => a.href));
  await from.waitForFunction(() => document.body.dataset.state === 'ready');
  const title = MINE.title.en ?? Object.values(MINE.title)[0];
  assert.ok((await from.locator('header').innerText()).includes(title), 'it says whose results it waits for');
  const others = ['Bea', 'Cora'].map((name) => written({ ...record, name, options: { game: 'trees', lesson: 'minimax' } }));
  await paste(from, [...others, text].join('\n'));
  await from.locator('tbody td .ok').waitFor();
  assert.ok((await from.locator('[name=activity] option:checked').innerText()).includes(title), 'though more texts are of another activity');
});

test('a lesson too large for a link with all its languages goes with the one that is written, or not at all', async ({ t }) => {
  const noise = (n) => Array.from({ length: n }, (_, i) => Math.imul(i + 1, 2654435761).toString(36)).join(' ');
  const long = { ...MINE, about: { en: 'About', es: noise(1500) } }, page = await inStudio(t, long, { viewport: PHONE, touch: true, isMobile: true }), link = await linkFor(page, '3B');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await t.shot(page, 'studio-class-link-phone');
  assert.deepEqual(Object.keys(unpacked(/#l=(.*)/.exec(link)[1]).json.title), ['en']);
  assert.match(await page.locator('.class-link [role=status]').innerText(), saying('en', 'studio.class_one'));
  await page.locator('[name=speaks][value=es]').check({ force: true });
  await page.locator('[name=take]').click();
  assert.equal(await linkFor(page, '3B'), '');
  assert.match(await page.locator('.class-link [role=status]').innerText(), saying('en', 'studio.class_long'));
  assert.equal(await linkFor(page, 'a&b'), '');
  assert.equal(await page.locator('.class-link [role=status]').innerText(), words('class_bad'));
});

test('a link with a damaged lesson says so', async ({ t }) => {
  const page = await t.open(`/player.html?lang=en#l=${packed(MINE).slice(0, -7)}`, { language: 'en' });
  await page.locator('.notice p').waitFor();
  assert.equal(await page.locator('.notice p').innerText(), say('en', 'page.lesson_link'));
});

test('from the one HTML file of a class one hands in too, with the cases that it has', async ({ t }) => {
  const page = await inStudio(t, MINE);
  await page.locator('.class-link [name=class]').fill('3B');
  await checked(page);
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), page.locator('[name=html]').click()]);
  const file = `${await download.path()}.html`;
  await download.saveAs(file);
  assert.match(readFileSync(file, 'utf8'), /class=3B/);
  const pupil = await t.open(`${pathToFileURL(file)}?lang=en&view=text`, { before: listen, language: 'en', reducedMotion: 'reduce' }), text = await playMine(pupil, 'Ana');
  const { record } = opened(textsIn(text)[0]);
  assert.equal(record.options.lesson, nameOf(MINE));
  assert.ok(record.answers.some(({ seed }) => Number(seed) > 0));
  const here = await openClass(t, { context: page.context() });
  await paste(here, text);
  await here.locator('tbody td .ok').waitFor();
});

test('each name under which the pages store something is in the documentation', async ({ t }) => {
  const listed = [...readFileSync(new URL('../../web/docs/embedding.md', import.meta.url), 'utf8').matchAll(/^\| (`[a-z_`. …]+) \|/gm)].flatMap(([, names]) => names.match(/[a-z_]+(?=[`.])/g));
  const page = await inStudio(t, MINE), lesson = new Player(page);
  await page.goto(`${t.origin}/?game=mastermind&class=3B&lang=en&view=text`);
  await t.ready(page);
  await lesson.guess('outline', '0011');
  await lesson.press('giveup');
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('sagaz.handin.')));
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((name) => /^sagaz\.([a-z_]+)/.exec(name)?.[1] ?? name));
  for (const name of ['studio', 'studio_key', 'studio_mine', 'handin', 'game']) assert.ok(stored.includes(name), `${name}: ${stored}`);
  for (const name of stored) assert.ok(listed.includes(name), `${name}, of ${listed}`);
});
