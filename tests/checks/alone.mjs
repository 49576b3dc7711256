// alone.mjs BUILD: checks every source file alone (-fsyntax-only), with warnings as errors. Test runs use unity builds
// (cmake/unity.cmake), which hide a forgotten #include and a name that shadows another. Reserved names are found too.
// BUILD: the folder of a clang++ build, unity or not, with its generated files.
// With tests/run --long it checks all files, tests too; else at most MOST files of the last commits, the newest first.
// Tests share a precompiled header of system headers (<…>), which would take two thirds of their time. So a test may
// omit a system header that other tests include.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const build = resolve(process.argv[2] ?? '.');
const RECENT = 10; // commits
const MOST = 60;   // files: a commit that touches every file must not cost ten minutes
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
/** Sources changed in the last commits and in the working tree, and those that include a header changed there. */
function changed() {
  const names = new Set([...git('diff', '--name-only', 'HEAD'), ...git('log', `-${RECENT}`, '--no-merges', '--name-only', '--format=')].filter((name) => /^(engine|shell)\/.*\.[ch]pp$/.test(name)));
  const headers = [...names].filter((name) => name.endsWith('.hpp'));
  if (headers.length > 0) for (const name of git('grep', '-lE', headers.map((name) => `^#include "${name}"`).join('|'), '--', 'engine', 'shell')) names.add(name);
  return names;
}
const recent = process.env.SAGAZ_LONG ? undefined : new Set([...changed()].filter((name) => name.endsWith('.cpp')).slice(0, MOST));
const commands = new Map(); // by file: one of several targets is enough
for (const { file, command, directory } of JSON.parse(readFileSync(join(build, 'compile_commands.json')))) {
  const joined = file.includes('/Unity/') ? readFileSync(file, 'utf8').match(/(?<=^#include ").*(?=")/gm) : [file];
  for (const one of joined) {
    const name = relative(root, one);
    if (recent ? recent.has(name) : /^(engine|shell|tests)\//.test(name))
      commands.set(name, { directory, flags: command.replace(/ -o \S+ -c .*/, '') });
  }
}
let bad = 0;
async function run(name, command, directory) {
  const child = spawn('sh', ['-c', command], { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (d) => (said += d));
  if ((await new Promise((done) => child.on('close', done))) === 0) return;
  bad++;
  console.log(`${name}\n${said}`);
}
async function all(jobs) {
  const work = async () => {
    for (let job; (job = jobs.shift()); ) await run(...job);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

// One precompiled header for each set of flags.
const folder = mkdtempSync(join(tmpdir(), 'alone-'));
const header = join(folder, 'system.h');
const tests = [...commands].filter(([name]) => /^tests\/.*_test\.cpp$/.test(name));
const includes = tests.flatMap(([name]) => readFileSync(join(root, name), 'utf8').match(/^#include <.*>$/gm) ?? []);
const often = includes.filter((line) => includes.filter((other) => other === line).length > 2);
writeFileSync(header, [...new Set(often)].sort().join('\n'));
const precompiled = new Map();
for (const [, one] of tests) {
  if (!precompiled.has(one.flags)) precompiled.set(one.flags, join(folder, `${precompiled.size}.pch`));
  one.flags += ` -include-pch ${precompiled.get(one.flags)}`;
}
await all([...precompiled].map(([flags, pch]) => ['system headers', `${flags} -fpch-instantiate-templates -Wno-pch-date-time -x c++-header ${header} -o ${pch}`, commands.values().next().value.directory]));
await all([...commands].map(([name, { flags, directory }]) =>
  [name, `${flags} -Wno-pch-date-time -fsyntax-only -Wshadow -Wreserved-identifier -Werror ${join(root, name)}`, directory]));
rmSync(folder, { recursive: true });
console.log(`${commands.size} files read one by one, ${bad} with findings`);
process.exit(bad || (!recent && !commands.size) ? 1 : 0);
