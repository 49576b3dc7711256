// The page's own tables, without a browser.
import assert from 'node:assert/strict';
import { bestLanguage, readOptions } from '../../web/options.mjs';
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
