// The script of builder.html: a teacher chooses an activity, previews it, and copies its HTML or downloads a file of
// it. The fragment stores the choices, also across reloads. The query's `lang` is this page's language.
import { drawFields, faultIn } from './builder/fields.mjs';
import { Preview, SCREENS } from './builder/preview.mjs';
import { carried, fragmentOf, judged, oneOf, readChosen, tidy } from './builder/chosen.mjs';
import { titleOf } from './builder/named.mjs';
import { say } from './builder/say.mjs';
import { languageName } from './builder/values.mjs';
import { segmented, select, tellFaults } from './builder/controls.mjs';
import { addressOf } from './builder/line.mjs';
import { Take } from './builder/take.mjs';
import { teacherPages } from './builder/teacher-pages.mjs';
import { CHOICES } from './choices.mjs';
import { lessonList } from './lesson-list.mjs';
import { OPTIONS, bestLanguage } from './options.mjs';
import { element } from './outline-kinds.mjs';
import { activityTitle } from './puzzle-titles.mjs';
import { load, save } from './storage.mjs';

const asked = new URLSearchParams(location.search).get('lang')?.trim().toLowerCase().split('-')[0];
let language = bestLanguage([asked ?? '', load('language') ?? '', ...navigator.languages]);
const choicesIn = (hash) => oneOf(readChosen(hash)).kept;
let chosen = choicesIn(location.hash), screen = SCREENS[0], lessons = [];
// Options with a text field; values that a game refused; lent lessons by address, undefined where the file is no lesson.
const open = new Set(), refused = new Map(), lent = new Map();

const header = document.querySelector('header'), status = element('p', { id: 'status', role: 'status' });
const choices = element('section', { id: 'choices' }), seen = element('section', { id: 'seen' }), taken = element('section', { id: 'taken' });
const unlisted = element('div', { role: 'alert' }); // says that the list of lessons is missing
const box = element('div', { className: 'frame' }), frame = element('iframe', { src: 'about:blank' });
const fields = element('form', { autocomplete: 'off' });
fields.addEventListener('submit', (event) => event.preventDefault());
const tell = (text) => { status.textContent = text; };
const preview = new Preview(frame, box, (option, value, why) => {
  refused.set(option, { value, why });
  showFaults();
});
const take = new Take(taken, tell);

/**
 * Previews a lesson from a file of this computer, under an address that it could have on the site.
 * @param {File} file
 */
async function lend(file) {
  const lesson = `mine/${file.name.replace(/(\.json)?$/i, '').replace(/[^\w.~-]+/g, '-').slice(0, 60)}.json`;
  const text = await file.text(), part = await import('./builder/inside.mjs').catch(() => undefined), inside = part?.insideOf(text);
  preview.lend({ [new URL(lesson, document.baseURI)]: text });
  lent.set(lesson, inside);
  change({ lesson });
  if (!part) tell(say(language, 'not_made', { name: 'builder/inside.mjs' }));
}

/** A lesson that is listed or lent determines the game, whatever the fragment or the menu says. */
function withItsGame(next) {
  const lesson = lessons.find(({ id }) => id === next.lesson) ?? lent.get(next.lesson);
  if (!lesson || ['home', lesson.game].includes(next.game)) return next;
  return { ...Object.fromEntries(Object.entries(next).filter(([name]) => !CHOICES[name])), game: lesson.game };
}

const activity = () => {
  const { game, given, bad } = judged(chosen), lesson = bad.has('lesson') ? undefined : chosen.lesson || undefined;
  const inside = lent.get(lesson), puzzle = given.find(([name]) => name === 'puzzle')?.[1], spoken = given.find(([name]) => name === 'lang')?.[1] ?? language;
  return { game, given, bad, language, lesson, inside, lent: lent.has(lesson), unknown: lesson && lessons.length && !lesson.endsWith('.json') && !lessons.some(({ id }) => id === lesson), puzzle, title: titleOf({ game, given, language: spoken }, puzzle ? activityTitle(spoken, puzzle) : inside?.titleIn(spoken) ?? lessons.find(({ id }) => id === lesson)?.title[spoken]) };
};
const showFaults = () => tellFaults(fields, faultIn({ chosen, ...judged(chosen), refused, language }));

/** When the game changes, or a duel begins or ends, keeps what the new one allows. @returns {ReturnType<typeof carried>} */
function withoutStrangers(next) {
  const { strategy, ...others } = next, ofOther = strategy && next.role !== chosen.role && [next.role, chosen.role].includes('duel');
  if (next.game === chosen.game) return ofOther ? { kept: others, dropped: ['strategy'] } : { kept: next, dropped: [] };
  for (const name of [...open]) if (name !== 'more') open.delete(name);
  return carried(next);
}

function change(what, typing = false) {
  const next = Object.fromEntries(Object.entries({ ...chosen, ...what }).filter(([name, value]) => value !== undefined && (value !== '' || name === 'seed' || typing)));
  const { kept: one, counts } = oneOf(Object.fromEntries(Object.entries(next).map(([name, value]) => [name, tidy(name, value)])), what), { kept, dropped } = withoutStrangers(one);
  if (counts) open.delete(counts === 'lesson' ? 'puzzle' : 'lesson'); // its text field is not needed any more
  chosen = withItsGame(kept);
  history.replaceState(null, '', `${location.pathname}${location.search}${fragmentOf(chosen)}`);
  tell([counts && say(language, counts === 'lesson' ? 'lesson_counts' : 'puzzle_counts'), dropped.length && say(language, 'dropped', { what: dropped.map((name) => say(language, `field_${name}`)).join(', ') })].filter(Boolean).join(' '));
  if (!typing || counts) draw();
  else follow(true);
}

/** Updates the preview and the results after a change of the choices. */
function follow(typing) {
  const now = activity();
  showFaults();
  preview.show(now.given, screen, language, typing);
  if (typing) take.update(now); else take.draw(now);
  document.querySelector('#whole').href = addressOf('./', now.given.filter(([name]) => name !== 'hosts'), document.baseURI);
}

/** Runs `work`, which replaces controls, and focuses the new control of the same name. */
function keepingFocus(work) {
  const { name, value, type, selectionStart } = document.activeElement ?? {};
  work();
  const again = name ? document.querySelector(`[name="${name}"]${type === 'radio' ? `[value="${CSS.escape(value)}"]` : ''}`) : undefined;
  again?.focus();
  if (again?.type === 'text') again.setSelectionRange(selectionStart, selectionStart);
}

function drawAround() {
  document.documentElement.lang = language;
  document.title = `${say(language, 'title')} · Sagaz`;
  const languages = OPTIONS.lang.allowed.map((code) => [code, languageName(code), code]);
  tellUnlisted(unlisted.firstChild);
  header.replaceChildren(element('a', { href: './', 'aria-label': say(language, 'back'), className: 'back' }), element('h1', {}, say(language, 'title')), element('p', {}, say(language, 'under')), teacherPages(language, 'builder'),
    select('page-language', say(language, 'language'), languages, language, speak, ''));
  const screens = segmented('screen', say(language, 'preview'), SCREENS.map((one) => [one, say(language, `size_${one}`)]), screen, (next) => {
    screen = next;
    preview.show(activity().given, screen, language, false);
  }, { unseen: true });
  frame.title = say(language, 'frame');
  choices.replaceChildren(element('h2', {}, say(language, 'activity')), unlisted, fields);
  seen.querySelector('.head').replaceChildren(element('h2', {}, say(language, 'preview')), screens);
  seen.querySelector('.foot').replaceChildren(element('p', { className: 'note' }, say(language, 'playable')), element('a', { id: 'whole', target: '_blank', rel: 'noopener' }, say(language, 'open_tab')), element('a', { href: `studio.html?lang=${language}` }, say(language, 'write_lesson')));
}

/** Loads the list of lessons; the page works without it. @param {RequestCache} [cache]  'reload': after a failure */
let lists = 0; // requests so far
async function listLessons(cache) {
  const mine = ++lists, all = await lessonList(cache);
  if (mine !== lists) return; // a newer request has replaced this one
  lessons = all ?? [];
  keepingFocus(() => tellUnlisted(!all));
  chosen = withItsGame(chosen);
  draw();
  if (cache && all) fields.querySelector('[name=lesson]')?.focus(); // the pressed button is gone
  document.body.dataset.state = 'ready';
}

function tellUnlisted(isSo) {
  const again = element('button', { type: 'button', className: 'plain', name: 'again', onclick: () => listLessons('reload') }, say(language, 'again'));
  unlisted.replaceChildren(...(isSo ? [element('p', { className: 'fault' }, `${say(language, 'no_lessons')} `, again)] : []));
}

const draw = () => keepingFocus(() => {
  const { game } = judged(chosen);
  fields.replaceChildren(...drawFields({ chosen, game, lessons, open, language, lend, lent }, change));
  follow(false);
});

function speak(next) {
  language = next;
  save('language', next);
  const query = new URLSearchParams(location.search);
  if (query.has('lang')) query.set('lang', next);
  history.replaceState(null, '', `${location.pathname}${`${query}` && `?${query}`}${location.hash}`);
  keepingFocus(drawAround);
  draw();
}

const theme = load('theme');
if (['light', 'dark', 'projector'].includes(theme)) document.documentElement.dataset.theme = theme;
box.append(frame);
seen.append(element('div', { className: 'head' }), box, element('div', { className: 'foot' }));
document.querySelector('main').append(choices, seen, taken, status);
addEventListener('hashchange', () => {
  chosen = withItsGame(choicesIn(location.hash));
  draw();
});
drawAround();
draw();
document.querySelector('#start')?.remove(); // the HTML's start-up message
listLessons();
