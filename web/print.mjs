// The script of print.html, a lesson on paper: print.html?lesson=cut-1&lang=es&part=worksheet&seed=7. Without a lesson
// it lists the lessons.
import { lessonList } from './lesson-list.mjs';
import { element } from './outline-kinds.mjs';
import { addressOf, readAsked } from './print/asked.mjs';
import { drawBar } from './print/bar.mjs';
import { openLesson } from './print/lesson.mjs';
import { drawList } from './print/list.mjs';
import { gameName, say } from './print/say.mjs';
import { drawSheet } from './print/sheet.mjs';
import { drawTeacher } from './print/teacher.mjs';

const LONGEST = 300; // characters of an error message, which may quote a file from anywhere
const part = (id) => document.getElementById(id);
let { faults, ...asked } = readAsked(location.search);
let drawing = 0; // counts requests for a sheet: an older one is dropped
let kept; // the last lesson that was opened: {key, lesson}
let lessons = lessonList();

function go(change) {
  asked = { ...asked, ...change };
  faults = [];
  history.replaceState(null, '', addressOf(asked));
  draw(document.activeElement?.name);
}

/** @returns {Promise<object | undefined>} */
async function opened(mine) {
  const { lesson, seed, language } = asked, drawn = asked.part !== 'teacher', key = JSON.stringify([lesson, seed, language]);
  if (kept?.key === key && (kept.drawn || !drawn)) return kept.lesson;
  if (lesson.endsWith('.json') && new URL(lesson, document.baseURI).origin !== location.origin) throw new Error(say(language, 'elsewhere', { origin: location.origin }));
  const made = await openLesson({ lesson, seed, language, boards: drawn }, {
    box: part('bench'), wanted: () => mine === drawing,
    told: (done, total) => { part('status').textContent = say(language, 'making', { done, total }); },
  });
  if (made && mine === drawing) kept = { key, drawn, lesson: made };
  return made;
}

function write(title, under, content) {
  document.title = under ? `${title} · ${under} · Sagaz` : `${title} · Sagaz`;
  part('running').textContent = ['Sagaz', title, under].filter(Boolean).join(' · ');
  part('sheet').className = under ? asked.part : '';
  part('sheet').replaceChildren(element('h1', {}, title), ...(under ? [element('p', { className: 'under' }, under)] : []), ...content);
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
  try {
    made = lesson && await opened(mine);
  } catch (error) {
    const { missing } = error, message = error.words?.(language) ?? error.message;
    const name = lesson.split('/').pop(), why = /[: ]/.test(message.replace(name, '')) ? message : say(language, 'unreachable');
    messages = [...faults, missing ? say(language, 'no_such_lesson', { lesson: lesson.slice(0, 60) }) : say(language, 'no_lesson', { lesson: lesson.slice(0, 60), why: why.slice(0, LONGEST) })];
  }
  const needed = !made || asked.part === 'teacher', all = needed ? await lessons : [];
  if (mine !== drawing) return;
  if (!all) messages = [...messages, unlisted(language)];
  if (!made) {
    write(say(language, 'title'), '', drawList(all ?? [], language, asked.game));
    part('status').textContent = '';
  } else {
    const titles = new Map((all ?? []).map(({ id, title }) => [id, title[language]]));
    const content = asked.part === 'teacher' ? drawTeacher(made, { language, game: gameName(language, made.game), titles }) : drawSheet(made, language, asked.part === 'key', asked.class);
    write(made.title, `${say(language, asked.part)} · ${say(language, 'sheet', { seed: made.seed })}`, content);
    part('status').textContent = say(language, 'ready');
    if (asked.part !== 'teacher' && made.steps.some(({ board }) => !board?.picture)) messages = [...messages, say(language, 'no_picture')];
    if (made.fault) messages = [...messages, say(language, 'fault', { why: made.fault.slice(0, LONGEST) })];
  }
  tell(messages);
  if (focused) document.querySelector('#faults button, #sheet a')?.focus();
  document.body.dataset.state = made ? 'ready' : 'list';
}

draw();
part('start')?.remove(); // the HTML's start-up message
