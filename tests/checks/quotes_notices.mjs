// Tests quotes.mjs: it names a quoted text at its place, however the literal is written and after whatever code, and
// nothing else. Run: node tests/checks/quotes_notices.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)), folder = mkdtempSync(path.join(tmpdir(), 'sagaz-'));

/** The places that quotes.mjs names in the folder. */
function named() {
  const { status, stdout, stderr } = spawnSync('node', ['tests/checks/quotes.mjs', folder], { cwd: ROOT, encoding: 'utf8' });
  const places = stdout.split('\n').slice(0, -2).map((line) => line.split(': ')[0]);
  assert.equal(status, places.length ? 1 : 0, stdout + stderr);
  return places;
}
function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
const none = () => rmSync(path.join(folder, 'tests'), { recursive: true, force: true });

try {
  // Texts of its own, so that this file quotes none of the product's.
  write('shell/text/en/zoo.txt', '# Animals\nfed = {count} {count|one: zebra has eaten all|other: zebras have eaten all} of {food}.\n'
    + 'nested(a, b) = Look: {a|one: one striped animal|other: {a} striped animals} {b} in here\n');
  write('shell/text/pt/zoo.txt', 'fed = {count} {count|one: zebra comeu tudo já|other: zebras comeram tudo já} de {food}.\nnested = Vê: {a|one: um|other: {a}} {b}\n');
  const cases = [
    ['a.cpp', 'f("2 zebras have eaten all of it");', 1], ['a.cpp', 'f("THE ZEBRA, HAS EATEN: ALL");', 1], ['a.cpp', 'f("3 zebras comeram tudo já");', 1],
    ['a.hpp', '\n\nf("zebras have " // why\n"eaten all");', 3], ['a.cpp', '\nf(R"({"x":"zebras have eaten all"})");', 2],
    ['a.cpp', `f('"', 1'000, "\\"", "a zebra has eaten all");`, 1], ['a.cpp', 'f("Look: one striped animal");', 1],
    ['a.mjs', "f('a zebra has\\neaten all')", 1], ['a.mjs', 'f(`${n} zebras have eaten all`)', 1], ['a.mjs', 'f(/zebras? ["/]/, /zebras have eaten (?:all|some)/)', 1],
    ['a.mjs', "f(`${g('zebras have eaten all')} ${`x`}`)", 1], ['a.mjs', "\nf('a zebra ' +\n  'has eaten all')", 2], ['a.mjs', "f('zebras have \\u{65}aten all')", 1],
    ['a.cpp', 'f("zebras have eaten"); f("eaten all of"); f("zebras have eaten 2 all");', 0], ['a.cpp', '// "zebras have eaten all"\n/* "zebras have eaten all" */', 0],
    ['a.cpp', 'TEST_CASE("zebras have "\n"eaten all") {}', 0], ['a.mjs', "test('zebras have eaten all', () => f(a / b, c / d));", 0], ['a.txt', '"zebras have eaten all"', 0],
  ];
  for (const [name, source, line] of cases) {
    none();
    write(`tests/x/${name}`, source);
    assert.deepEqual(named(), line ? [`tests/x/${name}:${line}`] : [], source);
  }

  // The end of each test that there is: whatever stands before, a literal there is read as one.
  none();
  const files = readdirSync(path.join(ROOT, 'tests'), { recursive: true }).filter((name) => /\.(cpp|hpp|mjs)$/.test(name)).map((name) => `tests/${name}`)
    .filter((file) => !file.endsWith('/quotes_notices.mjs') && !file.endsWith('/quotes.mjs'));
  const wanted = [];
  for (const file of files) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    write(file, `${source}\n;\n"zebras have eaten all";\n`);
    wanted.push(`${file}:${source.split('\n').length + 2}`);
  }
  const free = named();
  for (const place of wanted) if (!/text_test|mistakes_test/.test(place)) assert.ok(free.includes(place), `not noticed: ${place}`); // these may quote

  // A sentence of the product in each language.
  none();
  rmSync(path.join(folder, 'shell'), { recursive: true });
  cpSync(path.join(ROOT, 'shell/text'), path.join(folder, 'shell/text'), { recursive: true });
  for (const language of readFileSync(path.join(ROOT, 'shell/text/languages.txt'), 'utf8').match(/^[a-z]{2}(?= )/gm)) {
    const [, , sentence] = /^(\w+) = ([^{}"\\\n]{40,})$/m.exec(readFileSync(path.join(ROOT, `shell/text/${language}/home.txt`), 'utf8'));
    write('tests/shell/app_test.cpp', `CHECK(p.status() ==\n      "${sentence}");\n`);
    assert.deepEqual(named(), ['tests/shell/app_test.cpp:2'], `${language}: ${sentence}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
