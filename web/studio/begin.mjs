// The ways to begin: an empty lesson for a game, one of the site's lessons as a template, a file.
import { teacherPages } from '../builder/teacher-pages.mjs';
import { packed, pageWith } from '../lesson-link.mjs';
import { lessonList } from '../lesson-list.mjs';
import { element } from '../outline-kinds.mjs';
import { place } from '../place.mjs';
import { button, choice, note } from './controls.mjs';
import { GAMES, LANGUAGES, exported, isLesson, newLesson, textIn, whole } from './lesson.mjs';
import { gameName, say } from './say.mjs';
import { MOST_LESSONS, isBlank, isFull, lay, shelf, takeOff } from './shelf.mjs';

const MOST_MB = 1;

/** What a teacher is told. */
class Refusal extends Error {}

async function fetched(name) {
  const response = await fetch(place(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** One of the site's lessons with its texts inside. @param {string} id */
export async function templateOf(id) {
  const [structure, ...files] = await Promise.all(['lesson', ...LANGUAGES].map((name) => fetched(`lessons/${id}/${name}.json`)));
  return whole(structure, Object.fromEntries(LANGUAGES.map((language, i) => [language, files[i]])));
}

/** The lesson in files of this computer: one file, or lesson.json with its files of texts. @param {File[]} files */
export async function imported(files, language) {
  const texts = {};
  let lesson;
  for (const file of files) {
    if (file.size > MOST_MB * 2 ** 20) throw new Refusal(say(language, 'too_large', { name: file.name }));
    let json;
    try {
      json = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
    } catch {
      throw new Refusal(say(language, 'not_json', { name: file.name }));
    }
    if (Array.isArray(json?.steps)) lesson = json;
    else texts[file.name.slice(0, 2)] = json;
  }
  const made = lesson && isLesson({ ...lesson, steps: [] }) !== undefined && wholeOrNothing(lesson, texts);
  if (!made || !isLesson(made)) throw new Refusal(say(language, 'no_lesson', { name: files.map(({ name }) => name).join(', ') }));
  return made;
}

function wholeOrNothing(lesson, texts) {
  try {
    return whole(lesson, texts);
  } catch {
    return undefined; // its parts are not of the kinds that a lesson has
  }
}

/** The lessons of this browser: the one that is open, and the others, which one opens, copies or deletes. */
function drawMine(studio, box) {
  const { language, speaks, lesson } = studio, words = (key, values) => say(language, key, values), again = () => drawMine(studio, box), date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const titleOf = (one) => textIn(one.title, speaks) || words('no_title'), add = (one, when, key) => {
    if (isFull(studio.work.key) && studio.begun) return studio.tell(words('lessons_full', { most: MOST_LESSONS }));
    if (lay(one, when, key)) studio.tell(words('lessons_no_room'));
    return again();
  };
  const row = (one, main, state, key, ...more) => element('li', { className: 'mine' }, main, element('span', { className: 'note' }, `${gameName(language, one.game)} · ${state}`), button(`copy-${key}`, words('copy'), () => add(one), { 'aria-label': words('copy_of', { title: titleOf(one) }) }), ...more);
  const drop = (key) => {
    const gone = takeOff(key);
    again();
    if (gone) studio.tell(words('lesson_deleted', { title: titleOf(gone.lesson) }), { words: words('undo'), act: () => add(gone.lesson, gone.date, key) });
  };
  const open = studio.begun && !isBlank(lesson) ? [row(lesson, button('mine-open', titleOf(lesson), () => studio.turnTo('work'), { className: 'plain' }), words('open_now'), 'open')] : [];
  const others = shelf(studio.begun ? studio.work.key : undefined).map(({ key, date: when, lesson: one }) => row(one, button(`mine-${key}`, titleOf(one), () => studio.open(one, key), { className: 'plain' }), date.format(when), key, button(`delete-${key}`, words('delete'), () => drop(key), { 'aria-label': words('delete_of', { title: titleOf(one) }) })));
  box.replaceChildren(...(open.length + others.length ? [element('h3', {}, words('my_lessons')), note(words('my_lessons_note', { most: MOST_LESSONS })), element('ul', { className: 'templates' }, ...open, ...others)] : []));
}

/** The pages for teachers; that of a class's results knows the lesson that is open. @param {import('../studio.mjs').Studio} studio */
function pagesOf({ language, lesson, begun }) {
  const pages = teacherPages(language, 'studio');
  if (begun) pages.querySelector('[href^="class.html"]').href = pageWith('class.html', { lang: language }, packed(exported(lesson)));
  return pages;
}

/** @param {import('../studio.mjs').Studio} studio @param {HTMLElement} box */
export async function drawBegin(studio, box) {
  const { language, speaks, lesson } = studio, words = (key, values) => say(language, key, values);
  let game = lesson?.game ?? 'trees';
  const take = (next) => studio.open(next), fail = (name) => (error) => studio.tell(error instanceof Refusal ? error.message : words('not_loaded', { name })), mine = element('div', { id: 'mine' });
  const pick = element('input', { type: 'file', name: 'import', accept: '.json,application/json', multiple: true, className: 'unseen' });
  pick.addEventListener('change', () => imported([...pick.files], language).then(take, fail([...pick.files].map(({ name }) => name).join(', '))));
  const list = element('ul', { className: 'templates' }, element('li', { className: 'note' }, words('loading')));
  box.replaceChildren(
    element('div', { className: 'head' }, element('h2', { tabIndex: -1 }, words('begin')), pagesOf(studio), ...(studio.begun ? [button('close', words('close'), () => studio.turnTo('work'))] : [])),
    mine, element('div', { className: 'ways' },
      element('div', {}, element('h3', {}, words('begin_new')), note(words('begin_new_note')), choice({ path: 'new-game', label: words('lesson_game'), options: GAMES.map((one) => [one, gameName(language, one)]), value: game, changed: (next) => { game = next; } }), button('new', words('begin_go'), () => take(newLesson(game, words('file_name'))), { className: 'main' })),
      element('div', {}, element('h3', {}, words('import')), note(words('import_note')), element('label', { className: 'button file' }, words('import_file'), pick)),
      element('div', {}, element('h3', {}, words('templates')), note(words('templates_note')), list)));
  drawMine(studio, mine);
  const all = await lessonList();
  list.replaceChildren(...(all ?? []).map(({ id, game: its, title }) => element('li', {}, button(`template-${id}`, title[speaks] ?? title.es ?? id, () => templateOf(id).then(take, fail(title[speaks] ?? title.es ?? id)), { className: 'plain' }), element('span', { className: 'note' }, ` ${gameName(language, its)}`))),
    ...(all ? [] : [element('li', { className: 'fault' }, words('no_templates'))]));
}
