// Mutations drawn at random: every place where one of the rules below applies, in the .cpp files of engine/ and shell/,
// is a ticket; N tickets are drawn without replacement. The seed, the rules and the commit decide the draw.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/// What is replaced by what, with the blanks around it, so that templates and pointers are left alone.
const RULES = [
  [' < ', ' <= '], [' <= ', ' < '], [' > ', ' >= '], [' >= ', ' > '], [' == ', ' != '], [' != ', ' == '],
  [' && ', ' || '], [' || ', ' && '], [' + 1', ''], [' - 1', ''], [' + ', ' - '], [' - ', ' + '],
  ['true', 'false'], ['false', 'true'], ['std::min', 'std::max'], ['std::max', 'std::min'], ['++', '--'],
];

/// No behaviour of its own, or not in the tests' programs; words between quotes are data.
const SKIPPED_FILES = /^engine\/cli\/|^shell\/(.*\/)?(main_\w+|programs\/.*|no_picture)\.cpp$|^shell\/text\//;
const SKIPPED_LINES = /^\s*(\/\/|#|static_assert|template|using|ENGINE_CHECK)|"|\boperator\b|\breserve\b/;

/// Is it code, and a whole word if a word?
const words = (line, at, find) => {
  const code = line.indexOf('//');
  if (code >= 0 && at > code) return false;
  return !/\w/.test(find) || (!/\w/.test(line[at - 1] ?? ' ') && !/\w/.test(line[at + find.length] ?? ' '));
};

/// mulberry32: small, and the same everywhere.
function generator(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/// From the .cpp files whose names begin with `prefix`.
export function draw(count, seed, prefix) {
  const tickets = [];
  const files = execFileSync('git', ['ls-files', 'engine/**.cpp', 'shell/**.cpp'], { encoding: 'utf8' }).split('\n');
  for (const file of files.filter((f) => f.startsWith(prefix) && f !== '' && !SKIPPED_FILES.test(f)).sort()) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const equal = (line) => lines.filter((l) => l.trim() === line.trim()).length;
    for (const line of lines) {
      if (SKIPPED_LINES.test(line) || equal(line) > 1) continue; // the list names a line by its text
      for (const [find, put] of RULES) {
        if (find === '++' && /^\s*for /.test(line)) continue; // a loop that never ends proves nothing
        for (let at = line.indexOf(find); at >= 0; at = line.indexOf(find, at + 1)) {
          if (!words(line, at, find)) continue;
          tickets.push({ file, text: line.trim(), instead: (line.slice(0, at) + put + line.slice(at + find.length)).trim() });
        }
      }
    }
  }
  const next = generator(seed);
  const drawn = [];
  while (drawn.length < count && tickets.length > 0)
    drawn.push(tickets.splice(Math.floor(next() * tickets.length), 1)[0]);
  return { drawn, of: tickets.length + drawn.length };
}
