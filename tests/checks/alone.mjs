// alone.mjs BUILD: every source file read by itself, with warnings as errors. Our own test runs join the files of a folder
// (cmake/unity.cmake), which would hide a forgotten #include and a name that shadows another; reserved names are found on
// the way. BUILD: a build of clang++, joined or not, whose generated files are there.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const build = resolve(process.argv[2] ?? '.');
const commands = new Map(); // by file: one of several targets is enough
for (const { file, command, directory } of JSON.parse(readFileSync(join(build, 'compile_commands.json')))) {
  const joined = file.includes('/Unity/') ? readFileSync(file, 'utf8').match(/(?<=^#include ").*(?=")/gm) : [file];
  for (const one of joined) {
    const name = relative(root, one);
    if (/^(engine|shell|tests)\//.test(name))
      commands.set(name, { directory, command: `${command.replace(/ -o \S+ -c .*/, '')} -fsyntax-only -Wshadow -Wreserved-identifier -Werror ${one}` });
  }
}
const queue = [...commands];
let bad = 0;
async function work() {
  for (let next; (next = queue.shift()); ) {
    const [name, { command, directory }] = next;
    const child = spawn('sh', ['-c', command], { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (d) => (said += d));
    const code = await new Promise((done) => child.on('close', done));
    if (code === 0) continue;
    bad++;
    console.log(`${name}\n${said}`);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${commands.size} files read one by one, ${bad} with findings`);
process.exit(bad || !commands.size ? 1 : 0);
