// The ways to begin: an empty lesson for a game, one of the site's lessons as a template, a file.
import { teacherPages } from '../builder/teacher-pages.mjs';
import { lessonList } from '../lesson-list.mjs';
import { element } from '../outline-kinds.mjs';
import { place } from '../place.mjs';
import { button, choice, note } from './controls.mjs';
import { GAMES, LANGUAGES, isLesson, newLesson, whole } from './lesson.mjs';
import { gameName, say } from './say.mjs';

const MOST_MB = 1;

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
    if (file.size > MOST_MB * 2 ** 20) throw new Error(say(language, 'too_large', { name: file.name }));
    let json;
    try {
      json = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
    } catch ({ message }) {
      throw new Error(say(language, 'not_json', { name: file.name, message }));
    }
    if (Array.isArray(json?.steps)) lesson = json;
    else texts[file.name.slice(0, 2)] = json;
  }
  const made = lesson && isLesson({ ...lesson, steps: [] }) !== undefined && wholeOrNothing(lesson, texts);
  if (!made || !isLesson(made)) throw new Error(say(language, 'no_lesson', { name: files.map(({ name }) => name).join(', ') }));
  return made;
}

function wholeOrNothing(lesson, texts) {
  try {
    return whole(lesson, texts);
  } catch {
    return undefined; // its parts are not of the kinds that a lesson has
  }
}

/** @param {import('../studio.mjs').Studio} studio @param {HTMLElement} box */
export async function drawBegin(studio, box) {
  const { language, speaks, lesson } = studio, words = (key, values) => say(language, key, values);
  let game = lesson?.game ?? 'trees';
  const take = (next) => studio.open(next), fail = ({ message }) => studio.tell(message);
  const pick = element('input', { type: 'file', name: 'import', accept: '.json,application/json', multiple: true, className: 'unseen' });
  pick.addEventListener('change', () => imported([...pick.files], language).then(take, fail));
  const list = element('ul', { className: 'templates' }, element('li', { className: 'note' }, words('loading')));
  box.replaceChildren(
    element('div', { className: 'head' }, element('h2', { tabIndex: -1 }, words('begin')), teacherPages(language, 'studio'), ...(studio.begun ? [button('close', words('close'), () => studio.turnTo('work'))] : [])),
    element('div', { className: 'ways' },
      element('div', {}, element('h3', {}, words('begin_new')), note(words('begin_new_note')), choice({ path: 'new-game', label: words('lesson_game'), options: GAMES.map((one) => [one, gameName(language, one)]), value: game, changed: (next) => { game = next; } }), button('new', words('begin_go'), () => take(newLesson(game)), { className: 'main' })),
      element('div', {}, element('h3', {}, words('import')), note(words('import_note')), element('label', { className: 'button file' }, words('import_file'), pick)),
      element('div', {}, element('h3', {}, words('templates')), note(words('templates_note')), list)));
  const all = await lessonList();
  list.replaceChildren(...(all ?? []).map(({ id, game: its, title }) => element('li', {}, button(`template-${id}`, title[speaks] ?? title.es ?? id, () => templateOf(id).then(take, fail), { className: 'plain' }), element('span', { className: 'note' }, ` ${gameName(language, its)}`))),
    ...(all ? [] : [element('li', { className: 'fault' }, words('no_templates'))]));
}
