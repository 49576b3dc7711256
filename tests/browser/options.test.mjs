// The page's own tables, without a browser.
import assert from 'node:assert/strict';
import { bestLanguage, readOptions } from '../../web/options.mjs';
import { GAMES } from '../../web/programs.mjs';
import { linkedState } from '../../web/share.mjs';
import { text } from '../../web/texts.mjs';
import { test } from './harness.mjs';

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
  assert.deepEqual(bad.map(({ name }) => name), ['game', 'lang', 'rules', 'seed']);
  assert.match(bad[0].expected, /mastermind/);
  assert.equal(values.game, 'home');
  assert.equal(values.rules, undefined);
});

test('every documented value of every attribute is taken', async () => {
  const documented = {
    game: GAMES,
    lang: ['es', 'it', 'en', 'es-MX'],
    theme: ['auto', 'light', 'dark', 'projector'],
    rules: ['p4c6r', 'p4c10n', 'p2c2r', 'p8c16n', '4x6-31', '4x6-31-draw', '8x9-99', '2,4,6', 'p2', 'p3', 'p5', 'p8'],
    role: 'guess keeper assistant a b two x o explore practice row column max min both learner notebook play'.split(' '),
    strategy: ('consistent knuth perfect fallible1 fallible3 full depth1 depth8 random minimax alphabeta expectiminimax seen hidden '
      + 'map split easy medium hard').split(' '),
    tree: ['(3 12 8)(2 4 6)(14 5 2)', '3 r[1/2:^(3,5),1/2:4]', '(-1 v(2 3))'],
    matrix: ['2 -3; 0 2; -5 10', '2 -3 / 0 2', '1/2, -7/3; 1, 2'],
    seed: ['0', '123'],
    view: ['drawing', 'text'],
    save: ['lesson-3', 'off'],
    gl: ['on', 'off'],
    worker: ['on', 'off'],
  };
  for (const [name, values] of Object.entries(documented))
    for (const value of values) {
      const { values: taken, bad } = read({ [name]: value });
      assert.deepEqual(bad, [], `${name}="${value}"`);
      assert.ok(taken[name]);
    }
  for (const rules of ['p9', 'p1', 'p5c', 'p4c6', 'p4c6x']) assert.equal(read({ rules }).bad.length, 1, rules);
});

test('the language is the first one of the reader that we speak, else English', async () => {
  assert.equal(bestLanguage(['', 'fr-FR', 'it-CH', 'es']), 'it');
  assert.equal(bestLanguage(['fr', 'de']), 'en');
  assert.equal(bestLanguage(['pt-BR', 'en']), 'pt');
  assert.equal(read({ lang: 'pt-PT' }).values.lang, 'pt');
});

test('a text of the page stands in every language and takes values', async () => {
  for (const language of ['es', 'it', 'en', 'pt']) {
    assert.match(text(language, 'badOption', { name: 'seed', value: 'x', expected: '1' }), /seed="x".*1/);
    assert.ok(text(language, 'close'));
  }
});

test('a link is read from the fragment only', async () => {
  assert.equal(linkedState('#s=abc'), 'abc');
  assert.equal(linkedState('#s='), '');
  assert.equal(linkedState('#top'), undefined);
});
