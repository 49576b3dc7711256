// Applies the mutations of list.txt one by one: changes the line, builds, runs the tests, restores the line.
// tests/mutate documents the arguments, list.txt its format.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { draw } from './draw.mjs';

const LIST = 'tests/mutations/list.txt';
const SLOWEST = 300; // seconds a test program may take; a mutant that never ends is killed

const options = { folder: 'build/mutate', words: [], draw: 0, seed: 1, in: '', check: false, quick: false };
for (const args = process.argv.slice(2); args.length > 0;) {
  const arg = args.shift();
  if (arg === '--folder') options.folder = args.shift();
  else if (arg === '--draw') options.draw = Number(args.shift());
  else if (arg === '--seed') options.seed = Number(args.shift());
  else if (arg === '--in') options.in = args.shift();
  else if (arg === '--quick') options.quick = true;
  else if (arg === '--check') options.check = true;
  else if (arg.startsWith('--')) throw new Error(`what is ${arg}?`);
  else options.words.push(arg);
}

if (options.draw > 0) {
  const { drawn, of } = draw(options.draw, options.seed, options.in);
  console.log(`# ${drawn.length} of ${of} places in ${options.in || 'engine/ and shell/'}, seed ${options.seed}`);
  for (const m of drawn) console.log(`\n${m.file}  drawn\n- ${m.text}\n+ ${m.instead}`);
  process.exit(0);
}

// ---- the list --------------------------------------------------------------------------------------------------------
/// Blocks of lines. "tests PREFIX PROGRAM SUITES..." gives the tests for files with this prefix (the longest wins), in
/// their order; "slow PATTERN" names tests that run last.
function parse(text) {
  const mutations = [], rules = [], slow = [];
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block.split('\n').filter((l) => l.trim() !== '' && !l.startsWith('#'));
    if (lines.length === 0) continue;
    if (lines[0].startsWith('tests ')) {
      for (const l of lines) {
        const [word, prefix, program, ...suites] = l.split(/ +/);
        if (word === 'slow') slow.push(l.slice(5));
        else rules.push({ prefix, program, suites });
      }
      continue;
    }
    const of = (sign) => lines.filter((l) => l.startsWith(sign + ' ')).map((l) => l.slice(2));
    const [file, kind] = lines[0].split(/ +/);
    const [[text, ...more], [instead]] = [of('-'), of('+')];
    if (!text || instead === undefined || more.length > 0) throw new Error(`${LIST}: not a mutation:\n${block}`);
    mutations.push({ file, kind, text, instead, survives: of('=').join(' ') });
  }
  return { mutations, rules, slow: slow.join(',') };
}

const { mutations: all, rules, slow } = parse(readFileSync(LIST, 'utf8'));
const wanted = all.filter((m) => options.words.length === 0 ||
  options.words.some((w) => (m.file + ' ' + m.kind + m.text + m.instead).includes(w)));

const sources = execFileSync('git', ['ls-files', 'engine', 'shell'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const lines_of = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
const places_in = (file, text) => lines_of(file).flatMap((l, i) => (l.trim() === text ? [i] : []));

/// Finds the line, which must be once in its file ("@n": the n-th of several), or in another file if the file has
/// moved.
function find(m) {
  const [file, which] = m.file.split('@');
  let places = places_in(file, m.text);
  if (places.length === 0) {
    const elsewhere = sources.filter((f) => f.startsWith(file.split('/')[0] + '/') && places_in(f, m.text).length > 0);
    if (elsewhere.length !== 1) return { wrong: `the line is in ${elsewhere.length} files` };
    return { ...find({ ...m, file: elsewhere[0] + (which ? '@' + which : '') }), moved: elsewhere[0] };
  }
  if (which) places = places.slice(Number(which) - 1, Number(which));
  return places.length === 1 ? { file, line: places[0] } : { wrong: `the line is there ${places.length} times` };
}

let lost = 0;
for (const m of wanted) {
  m.place = find(m);
  if (m.place.wrong) console.log(`${m.file}: ${m.place.wrong}: ${m.text}`), ++lost;
  else if (m.place.moved) console.log(`${m.file} is now ${m.place.moved}`);
}
if (options.check) {
  console.log(`${wanted.length} mutations, ${lost} lost`);
  process.exit(lost > 0 ? 1 : 0);
}

// ---- building and running --------------------------------------------------------------------------------------------
const folder = options.folder, pending = `${folder}/mutated.json`;
mkdirSync(folder, { recursive: true });

/// Restores a mutated file. The original is kept on disk meanwhile, so that the next run repairs one that was killed.
function restore() {
  if (!existsSync(pending)) return;
  const { file, text } = JSON.parse(readFileSync(pending, 'utf8'));
  writeFileSync(file, text);
  rmSync(pending);
}
restore();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    running?.kill('SIGKILL');
    process.exit(1);
  });
process.on('exit', restore);

/// Runs a command to its end, or for at most `seconds`; status null: it was killed.
let running;
const quiet = (command, args, seconds) =>
  new Promise((resolve) => {
    let output = '';
    running = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const late = seconds && setTimeout(() => running.kill('SIGKILL'), seconds * 1000);
    for (const stream of [running.stdout, running.stderr])
      stream.setEncoding('utf8').on('data', (text) => { output = (output + text).slice(-200_000); });
    running.on('close', (status) => {
      clearTimeout(late);
      resolve({ status, output });
    });
  });

if (!existsSync(`${folder}/build.ninja`)) {
  const configured = await quiet('cmake', ['-S', '.', '-B', folder, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=None',
                                     '-DCMAKE_CXX_FLAGS=-O1 -w -D_GLIBCXX_ASSERTIONS',
                                     ...(process.env.IMGUI_SOURCE_DIR ? [`-DIMGUI_SOURCE_DIR=${process.env.IMGUI_SOURCE_DIR}`] : [])]);
  if (configured.status !== 0) throw new Error(configured.output);
}
const build = (program) => quiet('ninja', ['-C', folder, program]);
function rule_for(file) {
  const fit = rules.filter((r) => file.startsWith(r.prefix)).sort((a, b) => b.prefix.length - a.prefix.length)[0];
  if (!fit) throw new Error(`${LIST}: no "tests" line for ${file}`);
  return fit;
}

const programs = [...new Set(wanted.filter((m) => !m.place.wrong).map((m) => rule_for(m.place.file).program))];
for (const program of programs) {
  const built = await build(program);
  if (built.status !== 0) throw new Error(`${program} does not build without any mutation:\n${built.output.slice(-3000)}`);
}

/// 'killed', 'survived', or 'does not compile'.
async function judge(m) {
  const { file, line } = m.place;
  const { program, suites } = rule_for(m.file.startsWith('engine') || !m.place.moved ? m.file : m.place.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(pending, JSON.stringify({ file, text }));
  try {
    const lines = text.split('\n');
    lines[line] = lines[line].replace(m.text, () => m.instead);
    writeFileSync(file, lines.join('\n'));
    const built = await build(program);
    if (built.status !== 0) return 'does not compile';
    const filters = [...suites.map((s) => [`-ts=${s}`, `-tce=${slow}`]), [`-ts=${suites.join(',')}`, `-tc=${slow}`]];
    for (const filter of options.quick || suites.includes('*') ? filters : [...filters, []]) {
      const run = await quiet(`${folder}/${program}`, ['--abort-after=1', '--no-colors', ...filter], SLOWEST);
      if (run.status !== 0) {
        const named = [...run.output.matchAll(/TEST CASE: +(.*)/g)].at(-1)?.[1]; // earlier ones only printed a message
        m.by = named ?? (run.status === null ? 'a crash, or time' : 'a crash');
        return 'killed';
      }
    }
    return 'survived';
  } finally {
    restore();
  }
}

const count = { killed: 0, survived: 0, 'does not compile': 0 };
const of_kind = {};
for (const m of wanted) {
  if (m.place.wrong) continue;
  const began = Date.now();
  const verdict = await judge(m);
  ++count[verdict];
  const tally = (of_kind[m.kind] ??= { killed: 0, of: 0 });
  if (verdict !== 'does not compile') ++tally.of;
  if (verdict === 'killed') ++tally.killed;
  console.log(`${verdict.padEnd(9)} ${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${m.file}: ${m.instead || '(nothing)'}` +
              (m.by ? `  <- ${m.by}` : '') + (verdict === 'survived' && m.survives ? `  (known: ${m.survives})` : ''));
}
for (const program of programs) await build(program); // leaves the folder built from the original sources
for (const [kind, t] of Object.entries(of_kind)) console.log(`${kind}: ${t.killed} of ${t.of} killed`);
const tried = count.killed + count.survived;
console.log(`${count.killed} killed, ${count.survived} survived (${Math.round((100 * count.killed) / Math.max(1, tried))} % killed)` +
            (count['does not compile'] ? `, ${count['does not compile']} do not compile` : '') + (lost ? `, ${lost} lost` : ''));
const unexplained = count.killed < 0.9 * tried || lost > 0 || count['does not compile'] > 0;
process.exit(unexplained ? 1 : 0);
