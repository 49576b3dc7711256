// Tests of handing in: the dialog at the end of a game or a lesson of a class, and the text that it gives.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { opened, textsIn } from '../../web/handin/read.mjs';
import { sealed, unsealed } from '../../web/handin/sealed.mjs';
import { written } from '../../web/handin/write.mjs';
import { inspect } from './axe.mjs';
import { DESKTOP, LANGUAGES, PHONE, test } from './fixtures.mjs';
import { MINE, given, open, said } from './lessons.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';
import { until } from './until.mjs';

const words = (key, values) => say('en', `handin.${key}`, values);
const offer = (page) => page.getByRole('button', { name: say('en', 'page.handin_open'), exact: true });
const recordIn = (text) => opened(textsIn(text)[0]).record;
const handedText = (page) => page.getByRole('textbox', { name: words('text') }).inputValue();
const button = (page, key) => page.getByRole('button', { name: words(key), exact: true });

test('a finished game of a class is handed in as a text that repeats it', async ({ t }) => {
  const page = await t.open('/?game=mastermind&rules=p4c6r&seed=7&class=3%C2%BA%20B&lang=en&view=text', { viewport: PHONE, touch: true, isMobile: true, language: 'en' });
  const player = new Player(page);
  await player.guess('outline', '0011');
  assert.equal(await offer(page).count(), 0);
  await player.press('giveup');
  await offer(page).click();
  await button(page, 'copy_it').click();
  assert.equal(await page.locator('.handin .told').innerText(), words('no_name'));
  await page.getByRole('textbox', { name: words('your_name') }).fill('Lucía Prieto');
  const record = recordIn(await handedText(page));
  assert.deepEqual([record.name, record.group, record.options, record.score], ['Lucía Prieto', '3º B', { game: 'mastermind', rules: 'p4c6r', seed: '7' }, [0, 1]]);
  assert.match(record.line, /^codes 1 p4c6r 12 guesser colours \w+ 7 g0011 x$/);
  assert.deepEqual(await page.locator('.handin .has li').allInnerTexts(), ['has_name', 'has_activity', 'has_moves', 'has_duration'].map((key) => words(key)));
  await inspect(page);
  await t.shot(page, 'handin-game-phone');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'save_it').click()]);
  assert.equal(download.suggestedFilename(), 'sagaz-Lucia-Prieto.txt');
  assert.deepEqual(recordIn(readFileSync(await download.path(), 'utf8')), recordIn(await handedText(page)));
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.handin').count(), 0);
  assert.equal(await offer(page).count(), 0, 'it is handed in');
  await page.reload();
  await t.ready(page);
  assert.equal(await offer(page).count(), 0, 'it is handed in');
});

test('a game graded by quality is handed in as solved, with its hundredths', async ({ t }) => {
  const page = await t.open('/?game=mastermind&rules=p4c6r&seed=42&grade=quality&class=3B&lang=en&view=text', { viewport: PHONE, touch: true, isMobile: true, language: 'en' }), player = new Player(page);
  for (const guess of ['0012', '0000', '2450']) await player.guess('outline', guess);
  await offer(page).click();
  assert.equal(await page.locator('.handin .feat p').first().innerText(), `${words('won')} 86/100`); // 0.7 guesses lost: 4.34 of 5.04
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  assert.deepEqual(recordIn(await handedText(page)).score, [0.86, 1]);
});

test('a text that is longer than most says what to do with it', async ({ t }) => {
  const page = await t.open('/?game=mastermind&rules=p4c6r&seed=7&class=3B&lang=en&view=text', { viewport: PHONE, touch: true, isMobile: true, language: 'en' }), long = page.locator('.handin .too-long');
  await new Player(page).press('giveup');
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  assert.equal(await long.isVisible(), false);
  await page.evaluate(() => { // a line of the greatest length, as a notebook of Cluedo may have
    const name = Object.keys(localStorage).find((key) => key.includes('handin.3B')), kept = JSON.parse(localStorage.getItem(name));
    let state = 1;
    while (kept.line.length < 3060) kept.line += ` q${(state = Math.imul(state, 1103515245) + 12345 >>> 0).toString(36)}`;
    localStorage.setItem(name, JSON.stringify(kept));
  });
  await page.reload();
  await t.ready(page);
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  assert.ok((await handedText(page)).length > 2048);
  assert.equal(await long.innerText(), words('too_long'));
  await inspect(page);
  await t.shot(page, 'handin-long-phone');
});

test('a game without a class offers nothing, and an element has the class as data-class', async ({ t }) => {
  const page = await t.open('/?game=mastermind&seed=7&lang=en&view=text', { language: 'en' }), player = new Player(page);
  await player.press('giveup');
  await player.until((tree) => JSON.stringify(tree).includes('new_game'));
  assert.equal(await offer(page).count(), 0);
  await page.evaluate(() => {
    const game = document.querySelector('sagaz-game');
    game.className = 'wide';
    game.dataset.class = '4A';
  });
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').values.class), '4A');
});

test('a lesson of a class hands in every answer, and the class page verifies them', async ({ t }) => {
  const page = await open(t, '/?lesson=mine/cut.json&lang=en&seed=7&class=3B&view=text', { viewport: DESKTOP, language: 'en', reducedMotion: 'reduce' }), player = new Player(page);
  const answer = async (text) => {
    const { label } = await player.node('lesson_answer');
    await page.getByRole('textbox', { name: label }).fill(text);
    await player.press('lesson_check');
  };
  const next = async (count) => until(async () => {
    if (await page.evaluate(() => globalThis.given.length) < count) await player.press('lesson_next');
    return page.waitForFunction((n) => globalThis.given.length >= n, count, { timeout: 3000 }).catch(() => false);
  });
  await given(page);
  await next(2);
  await player.until((tree) => JSON.stringify(tree).includes('lesson_check'));
  await answer('2');
  await player.until((tree) => JSON.stringify(tree).includes(MINE.steps[1].ask.wrong[0].say.en));
  await page.reload(); // what was answered before counts
  await t.ready(page);
  await given(page);
  await player.until((tree) => JSON.stringify(tree).includes('lesson_check'));
  await answer('3');
  await player.until((tree) => JSON.stringify(tree).includes(MINE.steps[1].ask.right.en));
  await next(2);
  await player.until((tree) => JSON.stringify(tree).includes('lesson_check'));
  const { value: flat } = await page.evaluate(() => globalThis.given[globalThis.given.length - 1]), [right] = said(flat, 'answer');
  await answer(right);
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  const text = await handedText(page), record = recordIn(text), [first, second] = record.answers;
  assert.deepEqual([record.options, record.score], [{ lesson: 'mine/cut.json', seed: '7' }, [1, 2]]);
  assert.deepEqual(first, { step: 2, seed: '0', hints: 0, tries: 2, given: ['2', '3'], end: 1 });
  assert.deepEqual([second.step, second.seed, second.given, second.end], [3, '7', [right], 1]);
  assert.match(await page.locator('.handin .feat').innerText(), saying('en', 'handin.right_of', { right: 1, asked: 2 }));
  await inspect(page);
  await t.shot(page, 'handin-lesson-desktop');
  await Promise.all([page.waitForEvent('download'), button(page, 'save_it').click()]);
  await page.keyboard.press('Escape');
  await page.reload();
  await t.ready(page);
  await page.getByRole('button', { name: say('en', 'page.handin_anew'), exact: true }).click();
  await player.until((tree) => JSON.stringify(tree).includes(MINE.steps[0].say.en));
  await page.reload();
  await t.ready(page);
  await player.until((tree) => JSON.stringify(tree).includes(MINE.steps[0].say.en));
  assert.equal(await page.locator('.notice').count(), 0, 'the next pupil begins');

  const results = await t.open('/class.html?lang=en', { wait: false, language: 'en' });
  await results.route('**/mine/cut.json', (route) => route.fulfill({ json: MINE }));
  await results.locator('[name=paste]').fill(text);
  await results.locator('[name=take]').click();
  await results.locator('tbody td .ok').waitFor();
  assert.deepEqual(await results.evaluate(() => [...document.querySelectorAll('tbody tr')].map((row) => [row.cells[0].textContent, row.cells[1].textContent])), [['Ana', '50']]);
});

test('a puzzle of a class is handed in, and the next one as well', async ({ t }) => {
  const page = await t.open('/?puzzle=crack+1+7&class=3B&lang=en&view=text', { viewport: DESKTOP, language: 'en' }), player = new Player(page);
  const right = await page.evaluate(async () => (await import('/engine.mjs')).request({ cmd: 'puzzle.make', kind: 'crack', level: 1, number: 7 }).then(({ answer: code }) => code));
  const answer = async (text) => {
    await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
    await page.getByRole('textbox', { name: (await player.node('lesson_answer')).label }).fill(text);
    await player.press('lesson_check');
  };
  await answer(right.replace(/^(.)(.)/, '$2$1'));
  await answer(right);
  await page.getByText(say('en', 'page.handin_ready', { group: '3B' })).waitFor();
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  const text = await handedText(page), record = recordIn(text);
  assert.deepEqual([record.options, record.score, record.answers.map(({ step, seed, tries, end, given }) => [step, seed, tries, end, given[1]])], [{ puzzle: 'crack 1 7' }, [0, 1], [[1, '7', 2, 1, right]]]);
  await t.shot(page, 'handin-puzzle-desktop');

  const results = await t.open('/class.html?lang=en', { wait: false, language: 'en' });
  await results.locator('[name=paste]').fill(text);
  await results.locator('[name=take]').click();
  await results.locator('tbody td .ok').waitFor();
  assert.equal(await results.evaluate(() => document.querySelector('tbody tr').cells[1].textContent), '50');
});

test('who lies is handed in with row and code, and a text of before with the code alone still counts', async ({ t }) => {
  const page = await t.open('/?puzzle=liar+1+7&class=3B&lang=en&view=text', { viewport: DESKTOP, language: 'en' }), player = new Player(page);
  const { answer: right, chain } = await page.evaluate(async () => (await import('/engine.mjs')).request({ cmd: 'puzzle.make', kind: 'liar', level: 1, number: 7, chain: true }));
  const liar = Number(chain.flatMap(({ gives }) => gives).find((fact) => fact.startsWith('lied:')).slice(5)), other = liar ? 0 : 1;
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  await page.getByRole('textbox', { name: (await player.node('lesson_answer')).label }).fill(right);
  for (const row of [other, liar]) {
    await player.choose('lesson_choice', `${row}`);
    await player.press('lesson_check');
  }
  await page.getByText(say('en', 'page.handin_ready', { group: '3B' })).waitFor();
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  const text = await handedText(page), record = recordIn(text);
  assert.deepEqual(record.answers.map(({ tries, end, given }) => [tries, end, given]), [[2, 1, [`${other} ${right}`, `${liar} ${right}`]]]);

  const results = await t.open('/class.html?lang=en', { wait: false, language: 'en' });
  const before = written({ ...record, name: 'Leo', answers: record.answers.map((one) => ({ ...one, given: [[...right].reverse().join(''), right] })) });
  await results.locator('[name=paste]').fill(`${text}\n${before}`);
  await results.locator('[name=take]').click();
  await results.locator('tbody td .ok').nth(1).waitFor();
  assert.deepEqual(await results.evaluate(() => [...document.querySelectorAll('tbody tr')].map((row) => [row.cells[0].textContent, row.cells[1].textContent])), [['Ana', '50'], ['Leo', '50']]);
});

test('a puzzle answered wrongly can be handed in, and is not said to be done', async ({ t }) => {
  const page = await t.open('/?puzzle=crack+1+7&class=3B&lang=en&view=text', { viewport: DESKTOP, language: 'en' }), player = new Player(page);
  const right = await page.evaluate(async () => (await import('/engine.mjs')).request({ cmd: 'puzzle.make', kind: 'crack', level: 1, number: 7 }).then(({ answer: code }) => code));
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
  assert.equal(await offer(page).count(), 0, 'nothing is answered');
  const wrong = right.replace(/^(.)(.)/, '$2$1');
  await page.getByRole('textbox', { name: (await player.node('lesson_answer')).label }).fill(wrong);
  await player.press('lesson_check');
  await page.getByText(say('en', 'page.handin_tried', { group: '3B' })).waitFor();
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  const text = await handedText(page), record = recordIn(text);
  assert.deepEqual([record.score, record.answers.map(({ tries, end, given: all }) => [tries, end, all])], [[0, 1], [[1, 0, [wrong]]]]);
  const results = await t.open('/class.html?lang=en', { wait: false, language: 'en' });
  await results.locator('[name=paste]').fill(text);
  await results.locator('[name=take]').click();
  await results.locator('tbody td .ok').waitFor();
  assert.equal(await results.evaluate(() => document.querySelector('tbody tr').cells[1].textContent), '0');
});

test('an exercise checked with mistakes can be handed in; the next pupil at the device is told whose it is, and begins anew', async ({ t }) => {
  const line = (page) => page.evaluate(() => document.querySelector('sagaz-game').getState()).then((state) => new TextDecoder().decode(unsealed(state)).split('\n')[0]);
  const task = 'trees 1 practice max alphabeta left_to_right 0 own:vw:(3,12)(2,4)', anew = (page) => page.getByRole('button', { name: say('en', 'page.handin_anew'), exact: true });
  const page = await t.open(`/?${new URLSearchParams({ game: 'trees', role: 'practice', tree: '(3 12)(2 4)', class: '3B', lang: 'en', view: 'text' })}`, { viewport: DESKTOP, language: 'en' }), player = new Player(page);
  await page.evaluate((link) => document.querySelector('sagaz-game').setState(link), sealed(new TextEncoder().encode(`${task} w1=12`)));
  await player.until((tree) => JSON.stringify(tree).includes('"check"'));
  assert.equal(await offer(page).count(), 0, 'nothing is checked');
  await player.press('check');
  await page.getByText(say('en', 'page.handin_tried', { group: '3B' })).waitFor();
  await offer(page).click();
  assert.equal(await page.locator('.handin .feat p').first().innerText(), words('lost'));
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  const record = recordIn(await handedText(page));
  assert.deepEqual([record.line, record.score], [`${task} w1=12 k`, [0, 1]]);
  await page.keyboard.press('Escape');
  await page.reload();
  await t.ready(page);
  await offer(page).waitFor(); // not handed in, it is kept
  assert.equal(await anew(page).count(), 0);
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  await Promise.all([page.waitForEvent('download'), button(page, 'save_it').click()]);
  await page.keyboard.press('Escape');
  await page.reload();
  await t.ready(page);
  await page.getByText(say('en', 'page.handin_done', { who: 'Ana' })).waitFor();
  assert.equal(await line(page), `${task} w1=12 k`, 'it can be looked at');
  await anew(page).click();
  await until(async () => await page.evaluate(() => document.querySelector('sagaz-game').getState()) && await line(page) === task);
  await page.reload();
  await t.ready(page);
  assert.equal(await line(page), task);
  assert.equal(await page.locator('.notice').count(), 0);
});

test('a solved exercise that is handed in is not offered again when its page is opened anew', async ({ t }) => {
  const task = 'trees 1 practice max alphabeta left_to_right 0 own:vw:(3,12)(2,4)';
  const page = await t.open(`/?${new URLSearchParams({ game: 'trees', role: 'practice', tree: '(3 12)(2 4)', class: '3B', lang: 'en', view: 'text' })}`, { viewport: DESKTOP, language: 'en' }), player = new Player(page);
  await page.evaluate((link) => document.querySelector('sagaz-game').setState(link), sealed(new TextEncoder().encode(`${task} b0=i.i b1=i.i b2=3.i w0=3 w1=3 w2=2 x6`)));
  await player.until((tree) => JSON.stringify(tree).includes('"check"'));
  await player.press('check');
  await page.getByText(say('en', 'page.handin_ready', { group: '3B' })).waitFor();
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  await Promise.all([page.waitForEvent('download'), button(page, 'save_it').click()]);
  await page.keyboard.press('Escape');
  const again = await t.open(page.url().slice(t.origin.length), { context: page.context(), viewport: DESKTOP, language: 'en' });
  await again.getByText(say('en', 'page.handin_done', { who: 'Ana' })).waitFor();
  assert.equal(await offer(again).count(), 0);
});

test('puzzles without end are handed in at any time, all that are done', async ({ t }) => {
  const page = await t.open('/?puzzle=only_move+1&seed=7&class=3B&lang=en&view=text', { viewport: DESKTOP, language: 'en' }), player = new Player(page), some = (n) => say('en', 'page.handin_some', { n, group: '3B' });
  const solve = async () => {
    await player.until((tree) => JSON.stringify(tree).includes('"lesson_check"'));
    const [, kind, level, number] = (await page.evaluate(() => document.querySelector('sagaz-game').values.lesson)).split(':');
    const at = await page.evaluate((n) => globalThis.next ?? n, Number(number));
    const [move, moves] = await page.evaluate(async (key) => (await import('/engine.mjs')).request({ cmd: 'puzzle.make', ...key }).then(({ answer: one, line }) => [`${one}`, Number(line.split(' ')[3])]), { kind, level: Number(level), number: at });
    await page.evaluate((n) => { globalThis.next = n; }, at + 1);
    assert.ok(Number(move) <= moves);
    await player.choose('lesson_choice', `${Number(move) - 1}`);
    await player.press('lesson_check');
    await player.until((tree) => JSON.stringify(tree).includes('"puzzle_on"'));
  };
  await solve();
  await page.getByText(some(1)).waitFor();
  await player.press('puzzle_on');
  await solve();
  await page.getByText(some(2)).waitFor();
  await offer(page).click();
  await page.getByRole('textbox', { name: words('your_name') }).fill('Ana');
  const { options, score, answers } = recordIn(await handedText(page));
  assert.deepEqual([options, score, answers.length, Number(answers[1].seed) - Number(answers[0].seed)], [{ puzzle: 'only_move 1', seed: '7' }, [2, 2], 2, 1]);
  assert.equal(answers[0].seed, '7', 'the first number of the seed');
});

test('the notice and the dialog are accessible in each language, on a phone and on a desktop', async ({ t }) => {
  const page = await t.open('/?game=mastermind&rules=p4c6r&seed=7&class=3B&lang=en&view=text', { viewport: PHONE, language: 'en' });
  await new Player(page).press('giveup');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      await page.evaluate((code) => { document.querySelector('sagaz-game').lang = code; }, language);
      const open = page.getByRole('button', { name: say(language, 'page.handin_open'), exact: true });
      await open.waitFor();
      await inspect(page);
      await open.click();
      await page.getByRole('textbox', { name: say(language, 'handin.your_name') }).fill('Ana');
      await inspect(page);
      assert.equal(await page.locator('.handin').evaluate((panel) => panel.scrollWidth <= panel.clientWidth), true, `${language} ${size.width}`);
      await page.keyboard.press('Escape');
    }
  }
});
