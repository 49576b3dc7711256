// The page's own tables, without a browser: its modules as they are written, with what is generated beside them.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTables } from '../../cmake/tables.mjs';
import { SITE, test } from './harness.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = (name) => import(new URL(`../page/${name}`, SITE).href);
const { bestLanguage, readOptions } = await page('options.mjs');
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
  for (const { attribute, pattern } of options) if (pattern) assert.equal(read({ [attribute]: '€' }).bad.length, 1, attribute);
  for (const rules of ['p9', 'p1', 'p5c', 'p4c6', 'p4c6x']) assert.equal(read({ rules }).bad.length, 1, rules);
});

test('every bad value of every option is refused for every game, with what could be, and the usual one counts', async () => {
  const BAD = ['€', '-', '<b>', 'a b c d e f g h i j k l m n o p q r s t u v w x y z', 'x'.repeat(5000), '٣', '\u0000', '1e9', '0x10', '../..', 'javascript:alert(1)', 'constructor', '__proto__'];
  let refused = 0;
  for (const { name: game } of games)
    for (const { attribute, ...option } of options.filter((one) => one.attribute && one.attribute !== 'game')) {
      const usual = read({ game }).values[attribute], pattern = option.pattern ? new RegExp(`^(${option.pattern})$`) : undefined;
      for (const value of BAD) {
        if (pattern?.test(value.toLowerCase())) continue; // in form; the game judges it (tests/shell/lists_test.cpp)
        const { values: taken, bad: [one, ...others] } = read({ game, [attribute]: value });
        assert.deepEqual([one?.name, others, taken[attribute], taken.game], [attribute, [], usual, game], `${attribute}="${value}" for ${game}`);
        assert.ok(one.expected !== '' && one.value.length <= 40);
        refused++;
      }
    }
  assert.ok(refused > 1000, `${refused}`);
  for (const value of BAD) assert.equal(read({ game: value }).values.game, 'home');
});

/** What a notice says could be written. */
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
  rules: 'p99', role: 'boss', strategy: 'nobody', hints: 'maybe', seed: 'x', tree: '(((', matrix: '1 2; 3', state: '#s=A', lang: 'xx', theme: 'blue', view: 'film', lesson: 'No!', step: '99', save: 'a/b',
  hosts: 'course.example', gl: 'x', worker: 'x',
};
const FOR_ALL = ['lang', 'theme', 'view', 'lesson', 'step', 'save', 'hosts', 'gl', 'worker']; // no game has a say in them
const REFUSES = /is not valid|is no option of|is no game|could not be opened/;
for (const { name: game } of games)
  test(`a bad value of each option is told with values that ${game} takes without a notice`, async (t) => {
    const opened = await t.open('/pages/blank.html', { wait: false, language: 'en' }), notice = opened.locator('.notice p');
    const visit = async (query) => {
      await opened.goto(`${t.origin}/player.html?${new URLSearchParams({ game, save: 'off', lang: 'en', ...query })}`);
      await t.ready(opened);
    };
    const TAKEN = new Set(options.filter(({ documented }) => documented.some((of) => of.games.length === 0 || of.games.includes(game))).map((one) => one.attribute));
    for (const [name, value] of Object.entries(BAD)) {
      if (game !== 'trees' && FOR_ALL.includes(name) && !process.env.SAGAZ_LONG) continue;
      await visit({ [name]: value });
      await notice.first().waitFor();
      const said = await notice.allInnerTexts(), [, values] = /(?:For example|Possible values): (.*?)\.?$/.exec(said[0]) ?? [];
      assert.equal(said.length, 1, said.join());
      assert.ok(said[0].includes(name) && said[0].includes(value), said[0]);
      if (name === 'state') { // nobody can write one
        assert.match(said[0], /is no game: copy all that follows #s= in a link/);
        await visit({ state: 'AAAA' }); // only the program sees that it is none
        assert.match(await opened.evaluate(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline())), /The link is damaged or incomplete: here is a new game/);
        continue;
      }
      if (!values) {
        assert.match(said[0], /is no option of/);
        assert.ok(!TAKEN.has(name), `${name} of ${game}`);
        continue;
      }
      for (const one of values.split(/ · |, (?=[a-z]+$|[a-z]+, )/).filter((text_) => text_ !== '…').slice(0, process.env.SAGAZ_LONG ? 99 : 3)) {
        await visit({ [name]: one, ...(name === 'lesson' ? { game: 'home' } : {}) });
        await opened.waitForTimeout(150);
        assert.deepEqual((await notice.allInnerTexts()).filter((words) => REFUSES.test(words)), [], `${name}=${one} of ${game}`);
      }
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

test('web/README.md has every attribute, all values of those that are words, and what is usual of the others', async () => {
  const rows = readFileSync(join(root, 'web/README.md'), 'utf8').split('\n').filter((line) => line.startsWith('| `'));
  for (const { attribute, ...option } of options.filter((option) => option.attribute)) {
    const row = rows.find((line) => line.split('|')[1].includes(`\`${attribute}\``));
    assert.ok(row, `web/README.md has no row for ${attribute}`);
    if (attribute === 'state' || attribute === 'seed') continue; // told in words
    const words = attribute === 'role' || attribute === 'strategy' ? values(option) : option.documented.map((of) => of.values[0]);
    for (const value of [...option.allowed, ...words]) assert.ok(row.includes(`\`${value}\``), `web/README.md: ${attribute} without ${value}`);
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

test('the console names a near miss, and the page says nothing', async (t) => {
  const opened = await t.open('/pages/blank.html', { wait: false }), told = [];
  opened.on('console', (message) => { if (message.type() === 'warning' && message.text().startsWith('Sagaz')) told.push(message.text()); });
  await opened.goto(`${t.origin}/?game=mastermind&rule=p2c2r&utm_source=course&lang=en`);
  await t.ready(opened);
  for (let tenths = 0; !told.length && tenths < 100; tenths++) await opened.waitForTimeout(100);
  await opened.waitForTimeout(300); // and no more
  assert.deepEqual(told, ['Sagaz: "rule" is no option; "rules" is.']);
  assert.equal(await opened.locator('.notice').count(), 0);
});

test('so it does of an attribute on a page of another origin, and asks for nothing where all are options or the page\'s own', async (t) => {
  const near = readdirSync(SITE).find((name) => name.endsWith('.mjs') && readFileSync(new URL(name, SITE), 'utf8').includes('is no option; '));
  const opened = await t.open('/pages/blank.html', { wait: false }), told = [], fetched = [];
  opened.on('console', (message) => { if (message.type() === 'warning' && message.text().startsWith('Sagaz')) told.push(message.text()); });
  opened.on('request', (request) => { if (request.url().endsWith(`/${near}`)) fetched.push(request.url()); });
  const put = async (attributes) => {
    await opened.goto(`${t.elsewhere}/pages/blank.html`);
    await opened.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)),
      `<script type="module" src="${t.origin}/sagaz-game.mjs"></script><sagaz-game ${attributes}></sagaz-game>`);
    await t.ready(opened);
    await opened.waitForTimeout(300);
  };
  await put('game="tictactoe" lang="en" id="first" class="wide" style="height: 400px" title="X" tabindex="0" hidden-from="nobody" data-v-1="" aria-label="X" onclick="0" dir="ltr"');
  assert.deepEqual(told, []);
  assert.deepEqual(fetched, []);
  await put('game="tictactoe" lang="en" class="wide" rule="random,person" sed="7" Stratgy="full"');
  for (let tenths = 0; told.length < 3 && tenths < 100; tenths++) await opened.waitForTimeout(100);
  assert.deepEqual(told, ['Sagaz: "rule" is no option; "rules" is.', 'Sagaz: "sed" is no option; "seed" is.', 'Sagaz: "stratgy" is no option; "strategy" is.']);
  assert.equal(fetched.length, 1);
  assert.equal(await opened.locator('.notice').count(), 0);
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
