// The dialog of the menu's "Export or import my games", above the game: exports the saved games, imports those of a file,
// or opens a game of Gambit.
import { openGambit } from './gambit-file.mjs';
import { packed, tooLarge, unpacked } from './games-file.mjs';
import { remember } from './idb-mirror.mjs';
import { FILES } from './files_texts.mjs';

const NAMED = 5; // refused entries that the message names
const say = (language, key, values = {}) => FILES[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/**
 * "game.thirtyone.guess" → The 31 game, "game.home.guess: trees" → Game trees; an unknown name is returned as it is.
 */
function inWords(language, what, { GAMES, text }) {
  const name = what.split(': ').pop(), game = name.replace(/^game\.([\w-]+).*/s, '$1');
  return ['home', ...Object.keys(GAMES)].includes(game) ? text(language, game.replace('-', '_')) : name.replace(/^(game|lesson)\./, '');
}

/** The sentences that report an import. */
function account(language, { added, same, aside, refused }, page) {
  const named = refused.slice(0, NAMED).map(([what, why]) => `${inWords(language, what, page).slice(0, 60)} (${say(language, why)})`);
  if (refused.length > NAMED) named.push('…');
  return [
    (added || !same && !aside) && say(language, 'brought', { n: added }),
    same && say(language, 'same', { n: same }),
    aside && say(language, 'aside', { n: aside }),
    refused.length && say(language, 'refused', { what: named.join('; ') }),
  ].filter(Boolean).join(' ');
}

async function bring(game, file, page) {
  const { language } = game, large = tooLarge(file);
  if (large) return say(language, 'too_large', large);
  try {
    const told = unpacked(await file.text(), page), { changed } = told, mine = changed.includes(game.slot);
    for (const name of changed) if (name.startsWith('game.')) remember(name, page.load(name)).catch(() => {});
    if (mine || changed.includes('prefs')) game.brought(mine);
    return account(language, told, page);
  } catch ({ said, values, message }) {
    return said ? say(language, said, values) : message;
  }
}

/** The panel is open already: its button has the focus, and who asked for a file of Gambit chooses one. */
function again(open, asked) {
  const file = asked && open.querySelector('[name=gambit]');
  (file ? file.previousElementSibling : open.querySelector('button')).focus();
  if (file && navigator.userActivation?.isActive) file.click();
}

/**
 * @param {import('./sagaz-game.mjs').SagazGame} game
 * @param {import('./games-file.mjs').Page & {element: Function, giveFile: Function, text: Function, engine: Function}} page
 * @param {File} [dropped]  on the game
 * @param {boolean} [asked]  for a game of Gambit: its button has the focus, and the browser's choice of a file opens if it may
 */
export function offer(game, page, dropped, asked) {
  const { element, giveFile, text } = page;
  const { language, notices: { box } } = game, open = box.querySelector('.files');
  if (open && !dropped) return again(open, asked);
  open?.remove();
  const button = (name, act) => {
    const made = element('button', { type: 'button' }, name);
    made.addEventListener('click', act);
    return made;
  };
  const told = element('p', { role: 'status' }), field = element('input', { type: 'file', accept: '.json,application/json', hidden: true });
  field.addEventListener('change', async () => {
    const [file] = field.files;
    if (file) told.textContent = await bring(game, file, page);
    field.value = ''; // the same file may be chosen again
  });
  // The second field takes every file, because phones do not know these endings.
  const gambit = element('input', { type: 'file', accept: '.nfg,.efg,text/plain,application/octet-stream', name: 'gambit', hidden: true });
  const opened = element('p', { className: 'opened', 'aria-live': 'polite' }); // of such a file, beside its button
  const take = async (file) => {
    const { said, values, more, place, why, done } = await openGambit(game, file, page.engine);
    if (done) return close();
    opened.replaceChildren([say(language, said, values), ...(more ? [say(language, more.said, more.values)] : []), ...(why && language === 'en' ? [why] : place ? [say(language, 'gambit_place', place)] : [])].join(' '));
    return undefined;
  };
  gambit.addEventListener('change', () => {
    const [file] = gambit.files;
    if (file) take(file);
    gambit.value = '';
  });
  const words = element('div', {}, element('p', {}, say(language, 'title')), told); // messages do not move the buttons
  const other = element('div', {}, element('p', {}, say(language, 'gambit_title')), opened);
  words.style.flex = other.style.flex = '1 1 14rem';
  const close = () => {
    panel.remove();
    game.focus();
  };
  const save = button(say(language, 'save'), () => {
    const all = packed(page), name = `sagaz-${new Date().toISOString().slice(0, 10)}.json`;
    told.textContent = say(language, all ? 'saved' : 'none', { name });
    if (all) giveFile(new Blob([all], { type: 'application/json' }), name);
  });
  const choose_games = button(say(language, 'bring'), () => field.click()), choose = button(say(language, 'gambit'), () => gambit.click());
  const panel = element('div', { className: 'notice files', role: 'group', 'aria-label': say(language, asked ? 'gambit' : 'title') },
    ...(asked ? [] : [words, save, choose_games, field]), other, choose, gambit, button(text(language, 'close'), close));
  panel.addEventListener('keydown', ({ key }) => { if (key === 'Escape') close(); });
  box.append(panel);
  const first = panel.querySelector('button');
  first.focus();
  if (asked && navigator.userActivation?.isActive) first.click();
  if (dropped && /\.json$/i.test(dropped.name)) bring(game, dropped, page).then((account) => { told.textContent = account; });
  else if (dropped) take(dropped);
  return undefined;
}
