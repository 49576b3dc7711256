// vectors.mjs: checks that node loads the SIMD variant of the program if it supports SIMD and SAGAZ_SIMD does not
// forbid it (cmake/sagaz.mjs), and that both variants prove the same as the native program with the same number of
// nodes, for feedback sets of 16, 32 and 64 bits.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'sagaz-vectors-')), hook = join(folder, 'hook.cjs'), faults = [];
writeFileSync(hook, `const Module = require('module'), fs = require('fs'), load = Module._load;
Module._load = (name, ...more) => { fs.writeSync(2, name + ' '); return load(name, ...more); };`);

const run = (command, args, env = {}) => spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const timeless = (text) => text.replace(/, [\d.]+ s$/m, '');

for (const rules of ['p4c6r', 'p5c4r', 'p7c2r']) {
  const native = timeless(run('build/release/sagaz', ['optimal', rules]).stdout);
  if (!native.includes('proven')) faults.push(`${rules}: nothing proven`);
  for (const [where, flags, env, wanted] of [
    ['node has vectors', [], {}, 'sagaz_node.simd.cjs'],
    ['its processor has none', ['--no-enable-sse4-1', '--no-enable-avx'], {}, 'sagaz_node.cjs'],
    ['SAGAZ_SIMD=off', [], { SAGAZ_SIMD: 'off' }, 'sagaz_node.cjs'],
  ]) {
    const { stdout, stderr } = run('node', ['--require', hook, ...flags, 'build/web/sagaz.mjs', 'optimal', rules], env);
    const [loaded] = /sagaz_node[.a-z]*cjs/.exec(stderr) ?? [];
    if (loaded !== wanted) faults.push(`${where}: loads ${loaded}`);
    if (timeless(stdout) !== native) faults.push(`${rules}, ${where}: ${stdout}native: ${native}`);
  }
}
rmSync(folder, { recursive: true });
for (const fault of faults) console.log(fault);
console.log(`${faults.length} findings`);
process.exit(faults.length ? 1 : 0);
