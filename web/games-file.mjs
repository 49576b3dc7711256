// The saved games of this browser as a file, and those of such a file here. Nothing that is here goes: a game that is not here
// is added, one that differs is put aside and offered. What is in a file is as doubtful as any text from outside.
// {"sagaz": "games", "version": 1, "games": {"game.home.guess": "mastermind=codes 1 …\n…"}, "lessons": {"lesson.cut-1": "…"}}
import { linesOf } from './tabs.mjs';

const VERSION = 1, PLACES = ['at', 'last', 'turn', 'lesson', 'shown']; // what a saved text has beside games: whoever is here stays where they are
const MOST = { bytes: 2_000_000, games: 1000, name: 400, text: 65_536, line: 4000 };
const lessonsIn = (prefs) => [...linesOf(prefs)].filter(([name]) => name.startsWith('lesson.'));

/** @typedef {{GAMES: object, load: Function, names: Function, store: Function}} Page  what the page has (its modules are in one file) */

/** @param {Page} page @returns {string | undefined} all that is saved; nothing, if there is nothing */
export function packed({ load, names }) {
  const games = names().filter((name) => name.startsWith('game.')).map((name) => [name, load(name)]);
  const lessons = lessonsIn(load('prefs')).map(([name, line]) => [name, line.slice(name.length + 1)]);
  if (!games.length && !lessons.length) return undefined;
  return `${JSON.stringify({ sagaz: 'games', version: VERSION, games: Object.fromEntries(games), lessons: Object.fromEntries(lessons) }, null, 1)}\n`;
}

/** Thrown for a file none of which can be taken. `said`: a text of files.txt, `values` what it names. */
const refuse = (said, values) => { throw Object.assign(new Error(said), { said, values }); };
const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns {[string, string][]} */
function entriesOf(value) {
  const entries = value === undefined ? [] : isPlain(value) ? Object.entries(value) : refuse('not_ours');
  return entries.length > MOST.games ? refuse('too_many', { most: MOST.games }) : entries;
}

/** Why a line cannot be one of a saved text; nothing, if it can. */
function wrongWith(name, line, { GAMES }) {
  if (PLACES.includes(name)) return undefined;
  const game = Object.keys(GAMES).includes(name) && GAMES[name];
  return game && line.length <= MOST.line && line.startsWith(`${name}=${game.word} `) ? undefined : 'unreadable';
}

/**
 * @param {string} text  of the file @param {Page} page
 * @returns {{added: number, same: number, aside: number, refused: [string, string][], changed: string[]}}
 *   refused: what, and why; changed: the names of saved texts that are others now
 */
export function unpacked(text, page) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    refuse('not_ours');
  }
  if (!isPlain(file) || file.sagaz !== 'games' || !Number.isInteger(file.version) || file.version < 1) refuse('not_ours');
  if (file.version > VERSION) refuse('newer', { version: file.version });
  const told = { added: 0, same: 0, aside: 0, refused: [], changed: [] };
  const games = entriesOf(file.games), lessons = entriesOf(file.lessons);
  for (const [name, saved] of games) takeGames(name, saved, told, page);
  takeLessons(lessons, told, page);
  return told;
}

function takeGames(slot, saved, told, page) {
  const { load, store } = page;
  const known = /^game\.[^\n]+$/.test(slot) && slot.length <= MOST.name;
  if (!known || typeof saved !== 'string' || saved.length > MOST.text) return void told.refused.push([slot, 'unreadable']);
  const here = load(slot), mine = linesOf(here), both = new Map(mine), theirs = linesOf(saved);
  let added = 0, same = 0, differ = 0;
  for (const [name, line] of theirs) {
    const why = wrongWith(name, line, page);
    if (why) told.refused.push([`${slot}: ${name}`, why]);
    else if (PLACES.includes(name)) {
      if (here === undefined) both.set(name, line);
    } else if (!mine.has(name)) {
      both.set(name, line);
      added++;
    } else if (mine.get(name) === line) same++;
    else differ++;
  }
  const together = (lines) => [...lines.values(), ''].join('\n');
  if (added && !store(slot, together(both))) {
    told.refused.push([slot, 'no_room']);
    added = 0;
  }
  if (differ) {
    const aside = new Map(both), waiting = load(`aside.${slot}`);
    for (const [name, line] of theirs) if (mine.has(name) && !PLACES.includes(name) && !wrongWith(name, line, page)) aside.set(name, line);
    const wanted = together(aside);
    const why = waiting !== undefined && waiting !== wanted ? 'one_waits' : !store(`aside.${slot}`, wanted) ? 'no_room' : undefined;
    if (why) told.refused.push([slot, why]);
    else told.aside += differ;
  }
  told.added += added;
  told.same += same;
  if (added || differ) told.changed.push(slot);
}

/** How far one is in lessons: only of those that have not been begun here. */
function takeLessons(lessons, told, { load, store }) {
  const prefs = load('prefs'), mine = linesOf(prefs);
  const added = [];
  for (const [name, value] of lessons) {
    if (!/^lesson\.[\w-]{1,60}$/.test(name) || typeof value !== 'string' || !/^[^\n]{1,200}$/.test(value)) told.refused.push([name, 'unreadable']);
    else if (!mine.has(name)) {
      mine.set(name, `${name}=${value}`);
      added.push(name);
    }
  }
  if (!added.length) return;
  if (store('prefs', [...mine.values(), ''].join('\n'))) told.changed.push('prefs');
  else for (const name of added) told.refused.push([name, 'no_room']);
}

export const tooLarge = (file) => file.size > MOST.bytes && { size: (file.size / 1e6).toFixed(1), most: MOST.bytes / 1e6 };
