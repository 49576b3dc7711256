// Tests of xAPI's launch and of cmi5 packages against a strict store of our own (lrs.mjs).
import assert from 'node:assert/strict';
import { inspect } from './axe.mjs';
import { expect, test } from './fixtures.mjs';
import { LAUNCH } from './site.mjs';
import { MINE, given, open, said } from './lessons.mjs';
import { ACTIVITY, strictStore } from './lrs.mjs';
import { SECRET, packaged } from './packages.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

// The store is another server of this computer, which a page may call only with a permission that nobody is there to give.
test.use({ launchOptions: { ...LAUNCH, args: [...LAUNCH.args, '--disable-features=LocalNetworkAccessChecks'] } });

const PLAIN = 'view=text&lang=en';
async function storeFor(t, how) {
  t.expected = /404/; // a browser logs that there is no state yet
  const store = await strictStore(how);
  t.closing(store.close);
  return store;
}
const fine = (store, verbs) => {
  assert.deepEqual(store.faults, []);
  assert.deepEqual(store.verbs(), verbs);
};
const told = (store, count) => expect.poll(() => store.verbs().length).toBe(count);
const closed = async (page, store) => {
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => store.verbs().includes('terminated')).toBe(true);
};

/** Opens a package's file as a course does. */
async function launched(t, { files }, store) {
  const page = await t.open('/pages/blank.html', { wait: false, language: 'en' });
  await page.route('**/course/index.html*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: files['index.html'] }));
  await page.goto(`${t.origin}/course/index.html?${store.query}`);
  await t.ready(page);
  return page;
}

test('a cmi5 package has the course structure of the specification, and its file may call a store', async ({ t }) => {
  const { name, files } = await packaged(t, SECRET, 'cmi5');
  assert.equal(name, 'sagaz-mastermind-seed7-en-text-cmi5.zip'.replace('seed7-en-text', name.slice('sagaz-mastermind-'.length, -'-cmi5.zip'.length)));
  assert.deepEqual(Object.keys(files).sort(), ['cmi5.xml', 'index.html']);
  const page = await t.open('/pages/blank.html', { wait: false });
  const tree = await page.evaluate((xml) => {
    const read = (node) => [node.localName, Object.fromEntries([...node.attributes].filter(({ name: one }) => one !== 'xmlns').map(({ name: one, value }) => [one, value])), ...(node.children.length ? [...node.children].map(read) : [node.textContent])];
    const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
    return { space: documentElement.namespaceURI, all: read(documentElement) };
  }, files['cmi5.xml']);
  assert.equal(tree.space, 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd');
  const [root, , [course, { id }, ...about], [au, attributes, ...unit]] = tree.all;
  assert.deepEqual([root, course, au, tree.all.length], ['courseStructure', 'course', 'au', 4]);
  assert.match(id, /^https?:\/\/\S+$/);
  assert.deepEqual(attributes, { id: `${id}/activity`, moveOn: 'CompletedOrPassed', masteryScore: '1', launchMethod: 'AnyWindow' });
  assert.deepEqual(about.map(([one]) => one), ['title', 'description'], 'as the schema orders them');
  assert.deepEqual(unit.map(([one]) => one), ['title', 'description', 'url']);
  assert.deepEqual(unit[0][2].slice(0, 2), ['langstring', { lang: 'en' }]);
  assert.equal(unit[2][2], 'index.html');
  assert.match(files['index.html'], /connect-src blob: https: http:/);
  assert.ok(!(await packaged(t, 'game=trees&lesson=cut-1&lang=en', 'cmi5')).files['cmi5.xml'].includes('masteryScore'), 'a lesson is passed when it is finished');
});

test('cmi5 hears of a game from its begin to the closed tab, and the next session goes on', async ({ t }) => {
  const store = await storeFor(t, { cmi5: true, mastery: 1, language: 'it,en' }), files = await packaged(t, SECRET.replace('&lang=en', ''), 'cmi5');
  const page = await launched(t, files, store), player = new Player(page);
  assert.equal(await page.evaluate(() => document.querySelector('sagaz-game').language), 'it', 'the learner prefers it');
  await told(store, 1);
  await player.guess('outline', '0011');
  await expect.poll(() => Boolean(store.states.sagaz)).toBe(true);
  await closed(page, store);
  fine(store, ['initialized', 'terminated']);

  store.again();
  const next = await launched(t, files, store), second = new Player(next);
  second.history = player.history;
  assert.equal((await second.answers()).length, 1, 'the guess is there');
  second.think = async (rules) => (await next.evaluate(() => 0), (await (await t.open('/pages/blank.html', { wait: false })).evaluate(async (request) => (await import('/engine.mjs')).request(request), { cmd: 'codes.choose', rules, history: second.history, strategy: 'consistent', seed: 1 })).guess);
  await second.win('outline', 'p4c6r');
  await told(store, 3);
  await closed(next, store);
  fine(store, ['initialized', 'completed', 'passed', 'terminated']);
  const { score, success } = store.statements[2].result;
  assert.deepEqual([score.scaled, success, store.satisfied(), store.tokens], [1, true, true, 1]);
});

test('a game lost is completed and failed, a drawn one only completed, and a review reports nothing but its begin and end', async ({ t }) => {
  const files = await packaged(t, SECRET, 'cmi5'), end = (page, success) => page.evaluate((how) => document.querySelector('sagaz-game').effect({ type: 'event', name: 'complete', detail: { success: how, guesses: 9 } }), success);
  for (const [how, success, verbs] of [[{ mastery: 1 }, false, ['completed', 'failed']], [{ mastery: 1 }, null, ['completed']], [{ mode: 'Review' }, true, []]]) {
    const store = await storeFor(t, { cmi5: true, ...how }), page = await launched(t, files, store);
    await end(page, success);
    await end(page, success); // a second end of the same kind
    if (how.mode) assert.match(await page.locator('.notice p').first().innerText(), saying('en', 'xapi_look'));
    await told(store, 1 + verbs.length + Number(success === false)); // failed may be said again
    await closed(page, store);
    fine(store, ['initialized', ...verbs, ...(success === false ? ['failed'] : []), 'terminated']);
  }
});

test('a plain launch tells each answer of a lesson; without a network they wait, and arrive in order', async ({ t }) => {
  const store = await storeFor(t);
  t.expected = /404|503/;
  const page = await open(t, `/launch.html?lesson=mine/cut.json&seed=7&${PLAIN}&${store.query}`, { language: 'en', reducedMotion: 'reduce' }), player = new Player(page);
  const answer = async (text) => {
    await player.until((tree) => JSON.stringify(tree).includes('lesson_check'));
    const { label } = await player.node('lesson_answer');
    await page.getByRole('textbox', { name: label }).fill(text);
    await player.press('lesson_check');
  };
  await given(page);
  await told(store, 1);
  await player.press('lesson_next');
  await answer('2');
  await told(store, 2);
  store.down = true;
  await answer('3');
  await page.locator('.notice').getByText(saying('en', 'xapi_waits', { why: 503 })).waitFor();
  await inspect(page);
  await t.shot(page, 'xapi-waits');
  assert.equal(store.verbs().length, 2);
  await player.press('lesson_next');
  await given(page, 3);
  const { value: flat } = await page.evaluate(() => globalThis.given[globalThis.given.length - 1]), [right] = said(flat, 'answer');
  store.down = false;
  await answer(right);
  await told(store, 6);
  await expect.poll(() => page.locator('.notice').count()).toBe(0);
  fine(store, ['initialized', 'answered', 'answered', 'answered', 'completed', 'passed']);
  assert.deepEqual(store.statements.slice(1, 4).map(({ object, result: { response, success } }) => [object.id.replace(ACTIVITY, ''), response, success]), [['/question/2', '2', false], ['/question/2', '3', true], ['/question/3', right, true]]);
  assert.equal(store.statements[5].result.score.scaled, 0.5, MINE.id);
  await closed(page, store);
});

test('a lesson lent from a file plays in its cmi5 package, and the store gets each answer and the grade', async ({ t }) => {
  const store = await storeFor(t), made = await packaged(t, 'game=trees&lang=en&view=text&seed=3', 'cmi5', MINE), site = await t.open('/pages/blank.html', { wait: false });
  const right = await site.evaluate(async (lesson) => /^answer\t(.*)$/m.exec((await (await import('/engine.mjs')).request({ cmd: 'lesson.step', lesson, language: 'en', step: 2, seed: 3 })).flat)[1], MINE);
  const page = await launched(t, made, store), player = new Player(page);
  const answer = async (text) => {
    await player.until((tree) => JSON.stringify(tree).includes('lesson_check'));
    const { label } = await player.node('lesson_answer');
    await page.getByRole('textbox', { name: label }).fill(text);
    await player.press('lesson_check');
  };
  await player.until((tree) => JSON.stringify(tree).includes('"lesson_next"'));
  await player.press('lesson_next');
  await answer('2');
  await answer('3');
  await player.press('lesson_next');
  await player.until((tree) => JSON.stringify(tree).includes('lesson_check'));
  await answer(right);
  await expect.poll(() => store.verbs().includes('passed')).toBe(true);
  assert.deepEqual(store.faults, []);
  assert.deepEqual(store.verbs(), ['initialized', 'answered', 'answered', 'answered', 'completed', 'passed']);
  assert.equal(store.statements.find(({ verb }) => verb.id.endsWith('/passed')).result.score.scaled, 0.5);
  await closed(page, store);
});

test('what could not be sent when the tab was closed is sent by the next visit of the same learner', async ({ t }) => {
  const store = await storeFor(t);
  t.expected = /Failed to load/;
  const address = `/launch.html?game=mastermind&seed=7&${PLAIN}&${store.query}`, page = await t.open(address, { language: 'en' });
  await told(store, 1);
  store.down = true;
  await page.evaluate(() => document.querySelector('sagaz-game').effect({ type: 'event', name: 'complete', detail: { success: true, guesses: 5 } }));
  await page.locator('.notice').getByText(saying('en', 'xapi_waits', { why: 503 })).waitFor();
  const before = store.requests;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => store.requests > before).toBe(true);
  Object.assign(store, { down: false });
  const look = await t.open('/pages/blank.html', { wait: false, context: page.context() });
  assert.equal(await look.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('xapi')))).length), 3);
  await look.goto(t.origin + address);
  await expect.poll(() => store.verbs().slice(0, 4)).toEqual(['initialized', 'completed', 'passed', 'terminated']);
});

test('a launch whose address or course cannot be used says so, and the game plays', async ({ t }) => {
  const store = await storeFor(t, { cmi5: true });
  t.expected = /Failed to load|Content Security|Refused/;
  const page = await t.open(`/launch.html?game=mastermind&seed=7&${PLAIN}&${store.query.replace(/registration=[^&]*/, 'registration=7')}`, { language: 'en' });
  await page.locator('.notice').getByText(saying('en', 'xapi_start', { why: 'registration' })).waitFor();
  await new Player(page).guess('outline', '0011');
  await t.open(`/launch.html?game=mastermind&${PLAIN}&${store.query}`, { language: 'en' });
  const twice = await t.open(`/launch.html?game=mastermind&${PLAIN}&${store.query}`, { language: 'en' });
  await twice.locator('.notice').getByText(saying('en', 'xapi_start', { why: 'The token was given already' })).waitFor();
});
