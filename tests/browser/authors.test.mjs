// Tests the examples of web/lessons.md, the guide for authors of lessons: its requests with the page's engine, and its
// ways to try and check a lesson.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';

const guide = readFileSync(new URL('../../web/lessons.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```json\n(.*?)^```/gms)].map(([, json]) => json);
const small = JSON.parse(blocks[1]);
const WORDS = { codes: 'mastermind', thirtyone: 'thirtyone', trees: 'trees', tictactoe: 'tictactoe', concepts: 'concepts', lab: 'lab' };

const request = (page, json) => page.evaluate(async (asked) => (await import('/engine.mjs')).request(asked), json);
const bare = async (t) => t.open('/pages/blank.html', { wait: false });

/** The faults that the engine finds in an answer and its reason, or in a line. */
async function faults(page, { because, answer, at, game = 'mastermind' }) {
  const kind = Array.isArray(answer) ? 'set' : typeof answer === 'number' ? 'number' : /^[0-9a-f]{4}$/.test(answer) ? 'code' : /^-?\d+(\/\d+)?$/.test(answer) ? 'fraction' : 'choice';
  const say = { en: 'a text' }, options = [...new Set([answer, 'another'].flat())].map((value) => ({ value, say }));
  const ask = { kind, say, answer, because, hints: [say], right: say, ...(['set', 'choice'].includes(kind) && { options }) };
  const steps = [{ say, ...(at && { at }), ...(because && { ask }) }, small.steps[2]];
  const told = await request(page, { cmd: 'lesson.check', lesson: { id: 'mine', game, minutes: 1, title: say, steps }, seeds: 1 });
  return told.faults.filter(({ path }) => path.startsWith('steps.0'));
}

test('every request that the guide to lessons names has the answer that it names, in the form of a question', async ({ t }) => {
  const page = await bare(t), rows = [...guide.matchAll(/^\| [^|`]*\| (?:`(\{"cmd".*?\})`|the same) \| `([^`]+)` \| `([^`]+)` \|$/gm)];
  let last, codes = 0;
  for (const [, json, path, answer] of rows) {
    last = json ? JSON.parse(json) : last;
    const value = JSON.parse(answer);
    if (/^[0-9a-f]{4}$/.test(value)) codes++;
    assert.deepEqual(await faults(page, { because: { request: last, path }, answer: value }), [], `${JSON.stringify(last)} ${path}`);
  }
  assert.ok(rows.length >= 15 && codes >= 2, `${rows.length} rows, ${codes} codes`);
});

test('each example of op and as has the answer that stands beside it', async ({ t }) => {
  const page = await bare(t), rows = [...guide.matchAll(/^\| `(\{"(?:op|request)".*\})` \| `([^`]+)` \|$/gm)];
  for (const [, json, answer] of rows) assert.deepEqual(await faults(page, { because: JSON.parse(json), answer: JSON.parse(answer) }), [], json);
  for (const word of ['plus', 'minus', 'join', 'max', 'times', 'halvings', 'equal', '"as"']) assert.ok(rows.some(([, json]) => json.includes(word)), word);
  assert.notDeepEqual(await faults(page, { because: JSON.parse(rows[0][1]), answer: '0 · 0' }), [], 'and no other');
});

test('each line that the guide shows is one of its game, and the small example has no fault', async ({ t }) => {
  const page = await bare(t), lines = [...guide.matchAll(/^\| `((\w+) 1 [^`]+)` \|/gm)];
  assert.ok(lines.length >= 8);
  for (const [, at, word] of lines) assert.deepEqual((await faults(page, { at, game: WORDS[word] })).filter(({ path }) => path.endsWith('.at')), [], at);
  assert.deepEqual(small.steps.map(({ ask }) => ask.kind), ['choice', 'number', 'code']);
  assert.deepEqual((await request(page, { cmd: 'lesson.check', lesson: JSON.stringify(small), seeds: 20 })).faults, []);
});

test('what the guide says to paste into the console works on the page', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en');
  await page.route('**/mine/cut.json', (route) => route.fulfill({ body: JSON.stringify({ ...small, game: 'trees' }) }));
  const pasted = [...guide.matchAll(/`(\(await import\('\.\/engine\.mjs'\)\)[^`]*)`/g)].map(([, code]) => code);
  assert.equal(pasted.length, 2);
  const console = await page.context().newCDPSession(page), run = async (expression) => {
    const { result, exceptionDetails } = await console.send('Runtime.evaluate', { expression, replMode: true, awaitPromise: true, returnByValue: true });
    assert.equal(exceptionDetails, undefined);
    return result.value;
  };
  assert.deepEqual(await run(`await ${pasted[0]}`), { fijas: 2, picas: 1 });
  const { faults: told } = await run(`await ${pasted[1]}`);
  assert.ok(told.length >= 2 && told.every(({ path, message }) => path && message), JSON.stringify(told));
});

test('a link that is pasted into the builder shows its line, which a lesson takes', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.goto(`${t.origin}/builder.html?lang=en#game=mastermind`);
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  await page.locator('summary').click();
  await page.locator('[name=state]').fill(`${t.origin}/#s=Y29kZXMgMSBwNGM2ciAxMiBndWVzc2VyIGNvbG91cnMga251dGggNDIgZzAwMTEgZzAwMjLq2Q`);
  assert.match(await page.locator('#line').innerText(), /: codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0022$/);
  await page.locator('[name=state]').fill('no link');
  assert.equal(await page.locator('#line').innerText(), '');
});
