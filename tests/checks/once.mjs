// once.mjs [--at COMMIT]: counts what shell/ still writes by hand, and fails where it has grown: lines of outline files,
// numbers and offsets in drawings, controls that canvas and outline list apart, the template of a game. With --at it
// only prints the counts of that commit.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

// The counts of today, rounded up. Lower them with each screen that is described once.
const MOST = {
  'lines of outline files': 2050,
  'numbers per 100 lines of shell': 29.8,
  'hand offsets per 100 lines of shell': 7.9,
  'controls that canvas and outline list apart': 86,
  'files of the template': 8,
  'lines of the template': 450,
};

const commit = process.argv[2] === '--at' ? process.argv[3] : '';
const files = commit ? git('ls-tree', '-r', '--name-only', commit).split('\n') : git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
const read = (file) => (commit ? git('show', `${commit}:${file}`) : git('grep', '-h', '--untracked', '', '--', file));
const lines = (text) => text.split('\n').length - 1;
const count = (text, pattern) => (text.match(pattern) ?? []).length;

const shell = files.filter((name) => /^shell\/.*\.[ch]pp$/.test(name)).map((name) => ({ name, text: read(name) }));
const code = shell.map(({ text }) => text.replace(/\/\/.*$/gm, '')).join('');
const all = shell.reduce((sum, { text }) => sum + lines(text), 0);
const ids = (pattern) => new Set([...code.matchAll(pattern)].map((found) => found[1]));
const described = ids(/\bo\.(?:button|checkbox|radios|number|field)\("([\w:]+)"_id/g), drawn = ids(/\bui_?\.(?:button|icon_button|toggle|segmented|item|stepper|line)\("([\w:]+)"_id/g);
const template = files.filter((name) => /^tests\/template\//.test(name) && !/_test\.cpp$/.test(name));
const per = (n) => Math.round((1000 * n) / all) / 10;

const now = {
  'lines of outline files': shell.filter(({ name }) => /outline\.[ch]pp$/.test(name)).reduce((sum, { text }) => sum + lines(text), 0),
  'numbers per 100 lines of shell': per(count(code, /(?<![\w.])\d+(?:\.\d+)?f?\b/g)),
  'hand offsets per 100 lines of shell': per(count(code, /[+-] \d+(?:\.\d+)?f?\b/g)),
  'controls that canvas and outline list apart': [...described].filter((id) => drawn.has(id)).length,
  'files of the template': template.length,
  'lines of the template': template.reduce((sum, name) => sum + lines(read(name)), 0),
};
let bad = 0;
for (const [what, n] of Object.entries(now)) {
  const grown = !commit && n > MOST[what];
  bad += grown ? 1 : 0;
  console.log(`${what}: ${n}${grown ? `, more than ${MOST[what]}` : ''}`);
}
process.exitCode = bad ? 1 : 0;
