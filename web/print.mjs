// The script of print.html, a lesson on paper: print.html?lesson=cut-1&lang=es&part=worksheet&seed=7, or the board of a
// link: print.html#s=… or a lesson inside the address: print.html#l=… Without any it lists the lessons.
import { lessonList } from './lesson-list.mjs';
import { element } from './outline-kinds.mjs';
import { addressOf, readAsked } from './print/asked.mjs';
import { drawBar, nextOf } from './print/bar.mjs';
import { openLesson } from './print/lesson.mjs';
import { drawLinked, openLinked } from './print/linked.mjs';
import { drawList } from './print/list.mjs';
import { gameName, say } from './print/say.mjs';
import { drawSheet } from './print/sheet.mjs';
import { drawTeacher } from './print/teacher.mjs';
import { OF_TREE } from './print/tree.mjs';
import { forget, lend } from './steps.mjs';

const LONGEST = 300; // characters of an error message, which may quote a file from anywhere
const part = (id) => document.getElementById(id);
let faults, asked;
let drawing = 0; // counts requests for a sheet: an older one is dropped
let kept; // the last lesson that was opened: {key, drawn, sheets}
let lessons = lessonList();

function go(change) {
  asked = { ...asked, ...change };
  faults = [];
  history.replaceState(null, '', addressOf(asked));
  draw(document.activeElement?.name);
}

/** Lends the lesson inside the address to steps.mjs, and asks for it. @returns {Promise<boolean>} false: it was cut or changed */
async function unsealed() {
  const { addressOf: ownAddress, unpacked } = await import('./lesson-link.mjs'), found = unpacked(asked.sealed);
  if (!found) return false;
  if (!asked.lesson?.endsWith('.json')) asked.lesson = ownAddress(found.name);
  const address = new URL(asked.lesson, document.baseURI).href;
  forget(address);
  lend({ [address]: JSON.stringify(found.json) });
  kept = undefined;
  return true;
}

/** @returns {Promise<object[] | undefined>} the lesson, for each sheet */
async function opened(mine) {
  const { lesson, seed, language, compact } = asked, drawn = asked.part !== 'teacher', count = drawn ? asked.count : 1, key = JSON.stringify([lesson, seed, count, language, compact]);
  if (kept?.key === key && (kept.drawn || !drawn)) return kept.sheets;
  if (lesson.endsWith('.json') && new URL(lesson, document.baseURI).origin !== location.origin) throw new Error(say(language, 'elsewhere', { origin: location.origin }));
  const made = await openLesson({ lesson, seeds: Array.from({ length: count }, (_, i) => nextOf(seed, i)), language, boards: drawn, compact }, {
    box: part('bench'), wanted: () => mine === drawing,
    told: (done, total) => { part('status').textContent = say(language, 'making', { done, total }); },
  });
  if (made && mine === drawing) kept = { key, drawn, sheets: made };
  return made;
}

/** @param {[string, Node[], string?][]} sheets  what stands under the title, the content, its class */
function write(title, under, ...sheets) {
  document.title = under ? `${title} · ${under} · Sagaz` : `${title} · Sagaz`;
  part('running').textContent = ['Sagaz', title, under].filter(Boolean).join(' · ');
  part('sheet').className = [under && asked.part, asked.compact && 'compact', asked.state && 'linked'].filter(Boolean).join(' ');
  part('sheet').replaceChildren(...sheets.flatMap(([which, content, kind]) => {
    const head = [element('h1', {}, title), ...(which ? [element('p', { className: 'under' }, which)] : [])];
    return sheets.length > 1 ? [element('section', { className: kind }, ...head, ...content)] : [...head, ...content];
  }));
}

/** The sheets of a lesson; after several worksheets their answers. @param {object[]} made  of openLesson */
function writeLesson(made, titles) {
  const { language, compact } = asked, [first] = made, last = made[made.length - 1], one = made.length === 1;
  if (asked.part === 'teacher') {
    const number = `${say(language, 'teacher')} · ${say(language, 'sheet', { seed: first.seed })}`;
    return write(first.title, number, [number, drawTeacher(first, { language, game: gameName(language, first.game), titles })]);
  }
  // A worksheet begins a page; the answers of several share theirs.
  const drawn = (which) => made.map((lesson, i) => [`${say(language, which)} · ${say(language, 'sheet', { seed: lesson.seed })}`, drawSheet(lesson, language, { solved: which === 'key', compact, group: asked.class, than: which === 'key' && i ? first : undefined }), which === 'worksheet' || !i ? `${which} page` : which]);
  if (OF_TREE.test(first.lesson)) return write(first.title, say(language, asked.part), ['', ...drawn(asked.part)[0].slice(1)]);
  const numbers = one ? say(language, 'sheet', { seed: first.seed }) : say(language, 'sheets_from', { from: first.seed, to: last.seed });
  return write(first.title, `${say(language, asked.part)} · ${numbers}`, ...drawn(asked.part), ...(!one && asked.part === 'worksheet' ? drawn('key') : []));
}

/** The board of a link, or the list with the message that it is none. */
async function fillLinked(mine) {
  const { language } = asked, made = await openLinked(asked, part('bench')).catch(() => undefined);
  if (mine !== drawing) return undefined;
  if (made) write(made.title, say(language, 'worksheet'), ['', drawLinked(made, language, asked.class)]);
  part('status').textContent = made ? say(language, 'ready') : '';
  if (made && !made.board?.picture) tell([...faults, say(language, 'no_picture')]);
  return made;
}

/** @param {(string | Node[])[]} messages */
const tell = (messages) => part('faults').replaceChildren(...messages.map((message) => element('p', {}, ...[message].flat())));

/** The message that the list of lessons is missing, with a button to try again. */
function unlisted(language) {
  const again = element('button', { type: 'button', name: 'again', onclick: () => {
    lessons = lessonList('reload');
    draw('again');
  } }, say(language, 'again'));
  return [`${say(language, 'no_lessons')} `, again];
}

/** @param {string} [focus]  the name of the control that keeps the focus: one of the bar, or `again` */
function draw(focus) {
  document.documentElement.lang = asked.language;
  part('bar').replaceChildren(...drawBar(asked, go));
  if (focus) part('bar').querySelector(`[name="${focus}"]`)?.focus();
  tell(faults);
  document.body.dataset.state = 'drawing';
  part('sheet').replaceChildren();
  fill(focus === 'again');
}

/** @param {boolean} focused  focus the first control of the result */
async function fill(focused) {
  const mine = ++drawing, { lesson, language } = asked;
  let made, messages = faults;
  if (asked.state !== undefined) {
    if (await fillLinked(mine)) document.body.dataset.state = 'ready';
    else if (mine === drawing) {
      ({ state: made, ...asked } = asked);
      faults = [...faults, say(language, 'no_link')];
      draw();
    }
    return;
  }
  try {
    made = lesson && await opened(mine);
  } catch (error) {
    const { missing } = error, message = error.words?.(language) ?? error.message;
    const name = lesson.split('/').pop(), why = /[: ]/.test(message.replace(name, '')) ? message : say(language, 'unreachable');
    messages = [...faults, missing ? say(language, 'no_such_lesson', { lesson: lesson.slice(0, 60) }) : say(language, 'no_lesson', { lesson: (OF_TREE.exec(lesson)?.[2] ?? lesson).slice(0, 60), why: why.slice(0, LONGEST) })];
  }
  const needed = !made || asked.part === 'teacher', all = needed ? await lessons : [];
  if (mine !== drawing) return;
  if (!all) messages = [...messages, unlisted(language)];
  if (!made) {
    write(say(language, 'title'), '', ['', drawList(all ?? [], language, asked.game)]);
    part('status').textContent = '';
  } else {
    const titles = new Map((all ?? []).map(({ id, title }) => [id, title[language]]));
    writeLesson(made, titles);
    part('status').textContent = say(language, 'ready');
    if (asked.part !== 'teacher' && made.some(({ steps }) => steps.some(({ board }) => !board?.picture))) messages = [...messages, say(language, 'no_picture')];
    if (made[0].fault) messages = [...messages, say(language, 'fault', { why: made[0].fault.slice(0, LONGEST) })];
  }
  tell(messages);
  if (focused) document.querySelector('#faults button, #sheet a')?.focus();
  document.body.dataset.state = made ? 'ready' : 'list';
}

/** Draws what the address asks for. */
async function begin() {
  document.body.dataset.state = 'drawing';
  ({ faults, ...asked } = readAsked(location.search, location.hash));
  const { sealed } = asked;
  if (sealed !== undefined && !await unsealed().catch(() => false)) {
    faults = [...faults, say(asked.language, 'lesson_cut')];
    asked.lesson = asked.sealed = undefined;
  }
  draw();
}

addEventListener('hashchange', begin);
begin();
part('start')?.remove(); // the HTML's start-up message
