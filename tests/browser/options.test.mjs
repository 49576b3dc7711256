// Tests of the page's tables of options, games and languages, most of them without a browser: they import the unbundled
// modules with the generated ones.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTables } from '../../cmake/tables.mjs';
import { SITE, expect, test } from './fixtures.mjs';
import { nextFrames } from './rest.mjs';
import { say, saying } from './say.mjs';
import { until } from './until.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = (name) => import(new URL(`../page/${name}`, SITE).href);
const { bestLanguage, inSlot, readOptions } = await page('options.mjs');
const { gameOfLink, programOf } = await page('programs.mjs');
const { linkedState } = await page('share.mjs');
const { LANGUAGES } = await page('languages.mjs');
const { fetchTexts, text } = await page('texts.mjs');
const { games, languages, options } = readTables(root);

const read = (given) => readOptions((name) => given[name] ?? null);

test('options that are given well are taken, the others have their defaults', async () => {
  const { values, bad } = read({ game: 'Mastermind', lang: 'es-MX', rules: ' p4c10n ', seed: '7' });
  assert.deepEqual(bad, []);
  assert.equal(values.game, 'mastermind');
  assert.equal(values.lang, 'es');
  assert.equal(values.rules, 'p4c10n');
  assert.equal(values.role, undefined);
  assert.equal(values.theme, undefined);
});

test('two switches have two saved games', () => {
  assert.deepEqual([inSlot('role'), inSlot('hints', 'off'), inSlot('rules')], ['guess', 'off', ''], 'as in the first version');
  assert.equal(new Set(['hints', 'graded', 'share'].map((name) => inSlot(name, 'off'))).size, 3);
});

test('a bad option is reported with what would be possible, and its default is used', async () => {
  const { values, bad } = read({ game: 'chess', rules: 'p9c6r', seed: '-1', lang: 'xx' });
  assert.deepEqual(bad.map(({ name }) => name), ['game', 'rules', 'seed', 'lang']);
  assert.match(bad[0].expected, /mastermind/);
  assert.equal(values.game, 'home');
  assert.equal(values.rules, undefined);
});

const values = ({ allowed, documented }) => [...allowed, ...documented.flatMap((of) => of.values)];

test('every documented value of every attribute is taken', async () => {
  let taken = 0;
  for (const { attribute, ...option } of options.filter((option) => option.attribute))
    for (const value of values(option)) {
      const { values: read_, bad } = read({ [attribute]: value });
      assert.deepEqual(bad, [], `${attribute}="${value}"`);
      assert.ok(read_[attribute]);
      taken++;
    }
  assert.ok(taken > 100);
  for (const { attribute, pattern } of options) if (pattern) assert.equal(read({ [attribute]: '€'.repeat(500) }).bad.length, 1, attribute);
  for (const rules of ['p9', 'p1', 'p5c', 'p4c6', 'p4c6x']) assert.equal(read({ rules }).bad.length, 1, rules);
});

test('every bad value of every option is refused for every game, with what could be, and the usual one counts', async () => {
  const BAD = ['€', '-', '<b>', 'a b c d e f g h i j k l m n o p q r s t u v w x y z', 'x'.repeat(5000), '٣', '\u0000', '1e9', '0x10', '../..', 'javascript:alert(1)', 'constructor', '__proto__'];
  let refused = 0;
  for (const { name: game } of games)
    for (const { attribute, ...option } of options.filter((one) => one.attribute && one.attribute !== 'game')) {
      const usual = read({ game }).values[attribute], pattern = option.pattern ? new RegExp(`^(${option.pattern})$`) : undefined;
      for (const value of BAD) {
        // Well-formed; only the game can refuse it (tests/shell/lists_test.cpp).
        if (pattern?.test(value.toLowerCase())) continue;
        const { values: taken, bad: [one, ...others] } = read({ game, [attribute]: value });
        assert.deepEqual([one?.name, others, taken[attribute], taken.game], [attribute, [], usual, game], `${attribute}="${value}" for ${game}`);
        assert.ok(one.expected !== '' && one.value.length <= 40);
        refused++;
      }
    }
  assert.ok(refused > 1000, `${refused}`);
  for (const value of BAD) assert.equal(read({ game: value }).values.game, 'home');
});

/** The valid values that a notice names. */
const suggested = ({ example, expected }) => (expected ? expected.split(', ') : example.split(' · ').filter((value) => value !== '…'));

test('what a notice suggests is taken by the page, of every option and every game', async () => {
  const { refusal } = await page('refused.mjs');
  let taken = 0;
  for (const { name: game } of [{ name: 'home' }, ...games])
    for (const { attribute, allowed } of options.filter((one) => one.attribute && one.attribute !== 'game')) {
      const [text_, said] = allowed.length ? ['bad_option', { expected: allowed.join(', ') }] : refusal({ name: attribute, value: '€' }, game);
      if (text_ === 'not_taken' || text_ === 'bad_state') continue;
      assert.ok(suggested(said).length > 0, `${attribute} of ${game}`);
      for (const value of suggested(said)) {
        assert.deepEqual(read({ game, [attribute]: value }).bad, [], `${attribute}="${value}" for ${game}`);
        taken++;
      }
    }
  assert.ok(taken > 300, `${taken}`);
});

const BAD = {
  rules: 'p99', role: 'boss', strategy: 'nobody', hints: 'maybe', graded: 'perhaps', seed: 'x', tree: '(((', matrix: '1 2; 3', state: '#s=A', lang: 'xx', theme: 'blue', view: 'film', lesson: 'No!', step: '99', save: 'a/b',
  hosts: 'course.example', gl: 'x', worker: 'x', class: '<3B>',
};
const FOR_ALL = ['lang', 'theme', 'view', 'lesson', 'step', 'save', 'hosts', 'gl', 'worker', 'class']; // independent of the game
const REFUSALS = ['page.bad_option', 'bad_option_like', 'not_taken', 'bad_state', 'no_such_game', 'page.no_lesson', 'page.no_such_lesson'].map((key) => saying('en', key));
/** The part of a notice's text that names all valid values, or examples. */
function suggestedIn(words, name, value) {
  for (const [key, which] of [['page.bad_option', 'expected'], ['bad_option_like', 'example']]) {
    const [before, after] = say('en', key, { name, value, [which]: '\0' }).split('\0');
    if (words.startsWith(before) && words.endsWith(after)) return words.slice(before.length, words.length - after.length).replace(/\.$/, '');
  }
  return undefined;
}

for (const { name: game } of games)
  test(`a bad value of each option is told with values that ${game} takes without a notice`, async ({ t }) => {
    const opened = await t.open('/pages/blank.html', { wait: false, language: 'en' }), notice = opened.locator('.notice p');
    const visit = async (query) => {
      await opened.goto(`${t.origin}/player.html?${new URLSearchParams({ game, save: 'off', lang: 'en', ...query })}`);
      await t.ready(opened);
    };
    const TAKEN = new Set(options.filter(({ documented }) => documented.some((of) => of.games.length === 0 || of.games.includes(game))).map((one) => one.attribute));
    const asked = Object.entries(BAD).filter(([name]) => game === 'trees' || !FOR_ALL.includes(name) || process.env.SAGAZ_LONG), offered = [];
    await visit(Object.fromEntries(asked));
    await expect(notice).toHaveCount(asked.length);
    const said = await notice.allInnerTexts();
    for (const [name, value] of asked) {
      const words = said.find((one) => one.startsWith(`${name}="`)) ?? '', values = suggestedIn(words, name, value);
      assert.ok(words.includes(value), `${name} in ${said.join()}`);
      // Nobody types a state, so no example is given.
      if (name === 'state') assert.match(words, saying('en', 'bad_state', { name, value }));
      else if (values) offered.push(...values.split(/ · |, (?=[a-z]+$|[a-z]+, )/).filter((one) => one !== '…').slice(0, process.env.SAGAZ_LONG ? 99 : 1).map((one) => [name, one]));
      else {
        assert.match(words, saying('en', 'not_taken', { name, value }));
        assert.ok(!TAKEN.has(name), `${name} of ${game}`);
      }
    }
    await visit({ state: 'AAAA' }); // well-formed; only the program finds that it is invalid
    assert.match(await opened.evaluate(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline())), saying('en', 'error_link_fresh'));
    for (const [name, one] of offered) {
      await visit({ [name]: one, ...(name === 'lesson' ? { game: 'home' } : {}) });
      await nextFrames(opened, 6);
      assert.deepEqual((await notice.allInnerTexts()).filter((words) => REFUSALS.some((refusal) => refusal.test(words))), [], `${name}=${one} of ${game}`);
    }
  });

test('what the builder offers is what the table has of each game', async () => {
  const { CHOICES } = await page('choices.mjs');
  for (const { name: game } of games)
    for (const { attribute, kind, setting, pattern, documented } of options) {
      const mine = documented.find((of) => of.games.includes(game));
      if (kind === 'game' && pattern && setting !== 'link' && mine) assert.deepEqual(CHOICES[attribute][game], mine.values, `${attribute} of ${game}`);
      else assert.equal(CHOICES[attribute]?.[game], undefined, `${attribute} of ${game}`);
    }
});

test('web/docs/embedding.md has every attribute, all values of those that are words, and what is usual of the others', async () => {
  const rows = readFileSync(join(root, 'web/docs/embedding.md'), 'utf8').split('\n').filter((line) => line.startsWith('| `'));
  for (const { attribute, ...option } of options.filter((option) => option.attribute)) {
    const row = rows.find((line) => line.split('|')[1].includes(`\`${attribute}\``));
    assert.ok(row, `web/docs/embedding.md has no row for ${attribute}`);
    if (attribute === 'state' || attribute === 'seed') continue; // described in words
    const words = attribute === 'role' || attribute === 'strategy' ? values(option) : option.documented.map((of) => of.values[0]);
    for (const value of [...option.allowed, ...words]) assert.ok(row.includes(`\`${value}\``), `web/docs/embedding.md: ${attribute} without ${value}`);
  }
});

test('every game has a program, and its links are known by their first word', async () => {
  for (const { name, word, program } of games) {
    assert.equal(programOf(name), program);
    const game = gameOfLink(Buffer.from(`${word} 1 and so on`).toString('base64url'));
    assert.equal(programOf(game), program, name);
  }
  assert.equal(programOf('home'), 'codes');
  assert.equal(gameOfLink(Buffer.from('chess 1 and so on').toString('base64url')), undefined);
});

test('a name in the address that is nearly an option is told, others are somebody else\'s', async () => {
  const { nearMisses } = await page('option-suggest.mjs'), { OPTIONS } = await page('options.mjs'), names = Object.keys(OPTIONS);
  const near = { rule: 'rules', ruls: 'rules', roel: 'role', lnag: 'lang', seeds: 'seed', sead: 'seed', lessson: 'lesson', Lang: 'lang', them: 'theme' };
  assert.deepEqual(nearMisses(Object.keys(near), names), Object.entries(near));
  assert.deepEqual(nearMisses(['utm_source', 'utm_medium', 'fbclid', 'foo', 'q', '', 'x', 'constructor', 'lessonid', ...names], names), []);
});

test('the console names a near miss, and the page says nothing', async ({ t }) => {
  const opened = await t.open('/pages/blank.html', { wait: false }), told = [];
  opened.on('console', (message) => { if (message.type() === 'warning' && message.text().startsWith('Sagaz')) told.push(message.text()); });
  await opened.goto(`${t.origin}/?game=mastermind&rule=p2c2r&utm_source=course&lang=en`);
  await t.ready(opened);
  await until(() => told.length);
  await opened.waitForLoadState('networkidle'); // then no other can follow
  assert.deepEqual(told, ['Sagaz: "rule" is not an option; did you mean "rules"?']);
  assert.equal(await opened.locator('.notice').count(), 0);
});

test('so it does of an attribute on a page of another origin, and asks for nothing where all are options or the page\'s own', async ({ t }) => {
  const near = readdirSync(SITE).find((name) => name.endsWith('.mjs') && readFileSync(new URL(name, SITE), 'utf8').includes('is not an option; '));
  const opened = await t.open('/pages/blank.html', { wait: false }), told = [], fetched = [];
  opened.on('console', (message) => { if (message.type() === 'warning' && message.text().startsWith('Sagaz')) told.push(message.text()); });
  opened.on('request', (request) => { if (request.url().endsWith(`/${near}`)) fetched.push(request.url()); });
  const put = async (attributes) => {
    await opened.goto(`${t.elsewhere}/pages/blank.html`);
    await opened.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)),
      `<script type="module" src="${t.origin}/sagaz-game.mjs"></script><sagaz-game ${attributes}></sagaz-game>`);
    await t.ready(opened);
    await opened.waitForLoadState('networkidle');
  };
  await put('game="tictactoe" lang="en" id="first" class="wide" style="height: 400px" title="X" tabindex="0" hidden-from="nobody" data-v-1="" aria-label="X" onclick="0" dir="ltr"');
  assert.deepEqual(told, []);
  assert.deepEqual(fetched, []);
  await put('game="tictactoe" lang="en" class="wide" rule="random,person" sed="7" Stratgy="full"');
  await until(() => told.length >= 3);
  assert.deepEqual(told, ['Sagaz: "rule" is not an option; did you mean "rules"?', 'Sagaz: "sed" is not an option; did you mean "seed"?', 'Sagaz: "stratgy" is not an option; did you mean "strategy"?']);
  assert.equal(fetched.length, 1);
  assert.equal(await opened.locator('.notice').count(), 0);
});

test('a notice about a value goes when the value is mended, and no other one', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en&rules=p9c6r&seed=-1'), notices = page.locator('.notice');
  await expect(notices).toHaveCount(2);
  await page.evaluate(() => document.querySelector('sagaz-game').setAttribute('rules', 'p4c6r'));
  await expect(notices).toHaveCount(1);
  await expect(notices).toContainText('seed');
});

test('the language is the first one of the reader that we speak, else English', async () => {
  assert.equal(bestLanguage(['', 'fr-FR', 'it-CH', 'es']), 'it');
  assert.equal(bestLanguage(['fr', 'de']), 'en');
  assert.equal(bestLanguage(['pt-BR', 'en']), 'pt');
  assert.equal(read({ lang: 'pt-PT' }).values.lang, 'pt');
});

test('a text of the page is there in every language as soon as its file is, and takes values', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (url) => new Response(await readFile(new URL(new URL(url).pathname.split('/').pop(), SITE)));
  try {
    assert.deepEqual(Object.keys(LANGUAGES), languages);
    for (const language of languages) {
      assert.ok(text(language, 'play'));
      assert.equal(text(language, 'crashed'), '');
      await fetchTexts('codes', language);
      assert.match(text(language, 'bad_option_like', { name: 'seed', value: 'x', example: '0, 123, …' }), /seed="x".*: 0, 123, …$/);
      assert.match(text(language, 'bad_option', { name: 'seed', value: 'x', expected: '1' }), /seed="x".*1/);
      for (const { name } of games) assert.ok(text(language, name.replace('-', '_')).length > 2, `${name} in ${language}`);
    }
  } finally {
    globalThis.fetch = fetch;
  }
});

test('without scripts the page says so in every language', async () => {
  for (const name of ['index.html', 'player.html']) {
    const html = await readFile(new URL(name, SITE), 'utf8');
    for (const language of languages) assert.match(html, new RegExp(`<p lang="${language}">[^<]*JavaScript`));
  }
});

test('a link is read from the fragment only', async () => {
  assert.equal(linkedState('#s=abc'), 'abc');
  assert.equal(linkedState('#s='), '');
  assert.equal(linkedState('#top'), undefined);
});
