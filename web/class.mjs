// The script of class.html: gathers the texts that a class hands in, lets the engine play each again in a worker, and
// shows who did what. Nothing leaves the page, and nothing is stored.
import { titleOf } from './builder/named.mjs';
import { select } from './builder/controls.mjs';
import { teacherPages } from './builder/teacher-pages.mjs';
import { languageName } from './builder/values.mjs';
import { Camera } from './class/camera.mjs';
import { readFiles } from './class/files.mjs';
import { lacking, lessonAt, openIn, openMine, waits } from './class/own-lessons.mjs';
import { activitiesOf, othersOf, rowsOf } from './class/rows.mjs';
import { mistakesOf, questionsOf, worstOf } from './class/questions.mjs';
import { differences, nameIn as nameOf, say } from './class/say.mjs';
import { summary } from './class/summary.mjs';
import { table } from './class/table.mjs';
import { verified } from './class/verify.mjs';
import { submit } from './engine.mjs';
import { BEGINS } from './handin/form.mjs';
import { Parts } from './handin/parts.mjs';
import { opened, textsIn } from './handin/read.mjs';
import { OPTIONS, bestLanguage } from './options.mjs';
import { element } from './outline-kinds.mjs';
import { place } from './place.mjs';
import { EVERY_COMMAND } from './programs.mjs';
import { linkedLesson } from './share.mjs';
import { asking, losses } from './quality.mjs';
import { load, save } from './storage.mjs';
import { BUILD } from './tables.mjs';

const MOST = 500, DONE_MS = 6000;
const asked = new URLSearchParams(location.search).get('lang')?.trim().toLowerCase().split('-')[0];
let language = bestLanguage([asked ?? '', load('language') ?? '', ...navigator.languages]);
let entries = [], gone = [], activity, state = { sort: { key: 'lost', descending: true }, filter: 'all', search: '' }, working = Promise.resolve(), drawn = 0, count = 0;

const ofStudio = lessonAt(location.hash); // its texts are the class's, whatever else is pasted
const replies = new Map(); // by request: forty games begin alike
function engine(request) {
  if (!replies.has(request)) replies.set(request, submit(EVERY_COMMAND, request));
  return replies.get(request);
}

const header = document.querySelector('header'), status = element('p', { id: 'status', role: 'status' });
const adding = element('section', { id: 'adding' }), above = element('section', { id: 'above', hidden: true }), results = element('section', { id: 'results', hidden: true });
const pasted = element('textarea', { name: 'paste', rows: 8, spellcheck: false });
const parts = new Parts(); // of texts in several QR codes
const nameIn = (row) => nameOf(language, row);
const tell = (text) => { status.textContent = text; };

/** Verifies an entry. Those of one lesson share the engine's replies. */
async function check(entry) {
  if (!entry.record || entry.result || entry.own) return;
  const { bad, values, ...result } = await verified(entry.record, { language, version: BUILD.sagaz, place, engine });
  Object.assign(entry, { result, bad, values, own: bad });
}

/** Computes what a game lost, which takes longer and is added to the table later. */
async function weigh(entry) {
  const { result, bad } = entry;
  if (!bad && result?.rows?.length && result.rules) entry.lost = (await losses(result, asking(engine)))?.lost;
}

/** Runs `work` on all entries, three at a time. @returns {Promise<boolean>} whether they are still wanted */
async function each(wanted, work) {
  const mine = drawn, all = entries.filter(wanted).reverse(), total = all.length;
  const next = async () => {
    for (let entry = all.pop(); entry && mine === drawn; entry = all.pop()) {
      await work(entry);
      if (mine === drawn) tell(say(language, 'checking', { done: total - all.length, total }));
    }
  };
  await Promise.all([next(), next(), next()]);
  if (mine === drawn) draw();
  return mine === drawn;
}

async function verifyAll() {
  drawn++;
  if (!await each(({ record, result }) => record && !result, check)) return;
  document.body.dataset.state = 'verified';
  if (!await each(({ result, lost: known }) => result?.rows && known === undefined, weigh)) return;
  const done = entries.some(waits) ? '' : say(language, 'done');
  tell(done);
  setTimeout(() => { if (status.textContent === done) tell(''); }, DONE_MS);
}

/** Adds texts to the table, and verifies them. @param {import('./handin/read.mjs').Found[]} found @returns {number} how many */
function enter(found) {
  const read = found.slice(0, MOST - entries.length).map((one) => ({ ...one, ...opened(one), id: ++count }));
  const taken = read.map((one, i) => (one.place?.follows ? { ...one, place: { ...one.place, name: read[i - 1]?.record?.name } } : one));
  if (!taken.length) return 0;
  entries = [...entries, ...taken];
  if (taken.some(({ record }) => record?.options.lesson)) openMine();
  adding.hidden = !camera.isOn;
  work();
  return taken.length;
}

/** Verifies what is not verified yet. */
function work() {
  document.body.dataset.state = 'working';
  working = working.then(verifyAll).catch(({ message }) => tell(say(language, 'failed', { why: message })))
    .then(() => { document.body.dataset.state = 'ready'; });
}

/** Opens lessons of the teacher's, and verifies again what waited for one. @returns {[string, object][]} what to say */
function openLessons(texts) {
  const all = texts.map(openIn), n = all.reduce((sum, { opened: one }) => sum + one, 0), waiting = n ? entries.filter(waits) : [];
  for (const entry of waiting) Object.assign(entry, { result: undefined, bad: undefined, values: undefined, own: undefined });
  if (waiting.length) work();
  return [...(n ? [['lesson_opened', { n }]] : []), ...(all.some(({ damaged }) => damaged) ? [['lesson_link_bad', {}]] : [])];
}

/** Adds the texts of a paste or of files, and opens the lessons in them. @param {string[]} parted  a file each @param {[string, object][]} [faults]  of files, as texts with values */
function add(parted, faults = []) {
  const text = parted.join('\n'), lessons = openLessons(parted), { texts, waiting } = parts.take(text), found = [...textsIn(text), ...texts], room = MOST - entries.length, n = enter(found);
  const said = [...lessons, ...faults, ...waiting.map((one) => ['parts', one])];
  if (found.length > room) said.unshift(['texts_many', { most: MOST }]);
  else if (n || !said.length) said.unshift([n ? 'added' : 'nothing', { n, begins: BEGINS }]);
  tell(said.map(([key, values]) => say(language, key, values)).join(' '));
  if (n || waiting.length || lessons.length) pasted.value = '';
}

/** Adds the text of a code that the camera sees, once. @returns {boolean} whether it is new */
function scanned(text) {
  const { texts, waiting: [waiting] } = parts.take(text), found = [...textsIn(text), ...texts], fresh = found.filter(({ seal }) => entries.every((one) => one.seal !== seal));
  if (waiting) tell(say(language, 'parts', waiting));
  else if (found.length) tell(enter(fresh) ? say(language, 'scan_new', { n: entries.length }) : say(language, 'scan_again'));
  return fresh.length > 0 || Boolean(waiting);
}

const camera = new Camera({
  say: (key, values) => say(language, key, values), tell, read: scanned, closed: () => { adding.hidden = entries.length > 0; },
});

async function addFiles(files) {
  const { texts, faults } = await readFiles(files, (done, total) => tell(say(language, 'reading', { done, total })));
  add(texts, faults);
}

function keepingFocus(work) {
  const { name, selectionStart } = document.activeElement ?? {};
  work();
  const again = name ? document.querySelector(`[name="${name}"]`) : undefined;
  again?.focus();
  if (again?.type === 'search') again.setSelectionRange(selectionStart, selectionStart);
}

function drawAround(title) {
  document.documentElement.lang = language;
  document.title = `${say(language, 'title')} · Sagaz`;
  const languages = OPTIONS.lang.allowed.map((code) => [code, languageName(code), code]);
  header.replaceChildren(element('a', { href: './', 'aria-label': say(language, 'back'), className: 'back' }), element('h1', {}, say(language, 'title')), element('p', {}, title), teacherPages(language, 'class'),
    select('page-language', say(language, 'language'), languages, language, speak, ''));
}

function drawAdding() {
  const files = element('input', { type: 'file', name: 'files', multiple: true, className: 'unseen', accept: '.txt,.csv,.json,.eml,text/*,image/*' });
  files.addEventListener('change', () => addFiles(files.files));
  pasted.setAttribute('aria-describedby', 'paste-note');
  adding.replaceChildren(element('h2', {}, element('label', { htmlFor: (pasted.id = 'paste') }, say(language, 'paste'))), element('p', { className: 'note', id: 'paste-note' }, say(language, 'paste_note')), pasted,
    element('div', { className: 'gives' }, element('button', { type: 'button', name: 'take', className: 'main', onclick: () => add([pasted.value]) }, say(language, 'add')), element('label', { className: 'button file' }, say(language, 'files'), files), camera.button), camera.box);
  camera.translate();
}

function draw() {
  const all = activitiesOf(entries), known = all.find(({ key }) => key === activity) ?? all.find(({ record }) => ofStudio?.has(record)) ?? all[0], rows = rowsOf(entries, known?.key, language);
  const titles = all.map(({ key, record }) => {
    const lesson = entries.find(({ record: one, result }) => one === record && result?.title)?.result.title ?? record.options.puzzle ?? record.options.lesson;
    return [key, `${titleOf({ game: record.options.game ?? 'home', given: Object.entries(record.options), language }, lesson)}${record.group ? ` · ${record.group}` : ''}`];
  });
  const title = new Map(titles), here = title.get(known?.key);
  const others = othersOf(entries, known?.key, language).map(({ key, count: n, differs }) => say(language, 'of_other', { title: title.get(key) === here ? `${here} (${differences(language, differs)})` : title.get(key), n }));
  const questions = questionsOf(rows), worst = worstOf(questions);
  keepingFocus(() => {
    drawAround(here ?? ofStudio?.title(language) ?? '');
    above.hidden = results.hidden = !entries.length && !gone.length;
    if (above.hidden) return;
    const change = (what) => {
      state = { ...state, ...what };
      draw();
    };
    const choose = (step) => change({ filter: state.filter === `question-${step}` ? 'all' : `question-${step}` });
    const which = all.length > 1 ? [select('activity', say(language, 'which'), titles, known.key, (key) => {
      activity = key;
      draw();
    }, '')] : [];
    above.replaceChildren(...lacking(entries, language, addFiles), ...which, ...summary({ rows, several: all.length > 1, others, questions, mistakes: mistakesOf(rows), worst, language, choose, chosen: Number(state.filter.split('-')[1]) }));
    results.replaceChildren(...table({ ...state, rows, questions, language, several: all.length > 1, gone: gone.length }, {
      change, drop, bringBack,
      add() {
        adding.hidden = false;
        pasted.focus();
      },
      remove() {
        entries = gone = [];
        parts.clear();
        adding.hidden = false;
        tell('');
        draw();
        pasted.focus();
      },
    }));
  });
}

/** Removes a row, until it is taken back. */
function drop(row) {
  const at = entries.findIndex(({ id }) => id === row.id), rows = [...document.querySelectorAll('[name^=drop-]')], place = rows.findIndex(({ name }) => name === `drop-${row.id}`);
  gone = [...gone, { at, entry: entries[at] }];
  entries = entries.filter((_, i) => i !== at);
  tell(say(language, 'row_dropped', { name: nameIn(row) }));
  const next = (rows[place + 1] ?? rows[place - 1])?.name ?? 'row_bring_back';
  draw();
  document.querySelector(`[name=${next}]`)?.focus();
}

/** Takes back the row that was removed last. */
function bringBack() {
  const { at, entry } = gone[gone.length - 1];
  gone = gone.slice(0, -1);
  entries = [...entries.slice(0, at), entry, ...entries.slice(at)];
  tell(say(language, 'row_back', { name: nameIn(entry) }));
  draw();
  document.querySelector(`[name=drop-${entry.id}]`)?.focus();
}

function speak(next) {
  language = next;
  save('language', next);
  for (const entry of entries) if (entry.record?.answers) Object.assign(entry, { result: undefined, bad: undefined, own: undefined }); // questions are in a language
  drawAdding();
  draw();
  working = working.then(verifyAll);
}

const theme = load('theme');
if (['light', 'dark', 'projector'].includes(theme)) document.documentElement.dataset.theme = theme;
document.querySelector('main').append(adding, above, results, status);
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  const { files } = event.dataTransfer;
  if (files.length) addFiles(files);
  else add([event.dataTransfer.getData('text/plain')]);
});
drawAdding();
draw();
if (linkedLesson(location.hash) !== undefined) tell(openLessons([location.hash]).map(([key, values]) => say(language, key, values)).join(' ')); // from the studio
document.querySelector('#start')?.remove(); // the HTML's start-up message
document.body.dataset.state = 'ready';
