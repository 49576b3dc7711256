// Tests glossary.mjs SAGAZ: it names a wrong number in one language, a bare one, and a fact that the engine refutes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)), folder = mkdtempSync(path.join(tmpdir(), 'sagaz-'));
function change(name, act) {
  const file = path.join(folder, name), all = JSON.parse(readFileSync(file, 'utf8'));
  act(all.terms);
  writeFileSync(file, JSON.stringify(all));
}
try {
  cpSync(path.join(ROOT, 'assets/glossary'), folder, { recursive: true });
  change('pt.json', ({ candidate }) => { candidate.text = candidate.text.replace('1296', '1269'); });
  change('en.json', ({ accusation }) => { accusation.text += ' There are 21 cards.'; });
  change('facts.json', ({ symmetry }) => { symmetry.find(({ value }) => value === 765).value = 764; });
  const { status, stderr } = spawnSync('node', ['tests/checks/glossary.mjs', process.argv[2], folder], { cwd: ROOT, encoding: 'utf8' });
  assert.equal(status, 1);
  const lines = stderr.trim().split('\n').map((line) => line.replace('assets/glossary/', ''));
  for (const [begin, what] of [['pt.json: candidate: 1269', 'a slip'], ['pt.json: candidate: the text lacks the fact 1296', 'a number that is missing'], ['en.json: accusation: 21', 'a bare number'], ['facts.json: symmetry.1', 'the engine']])
    assert.ok(lines.some((line) => line.startsWith(begin)), `${what} is not noticed: ${stderr}`);
  assert.equal(lines.filter((line) => !/candidate|accusation|symmetry/.test(line)).length, 0, stderr);
} finally {
  rmSync(folder, { recursive: true });
}
