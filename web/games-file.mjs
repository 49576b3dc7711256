// Exports this browser's saved games to a file, and imports such a file. An import overwrites nothing: new games are
// added, different ones are put aside and offered. A file is untrusted input. Its format:
// {"sagaz": "games", "version": 1, "games": {"game.home.guess": "mastermind=codes 1 …\n…"}, "lessons": {"lesson.cut-1": "…"},
//  "puzzles": {"puzzles.2027-02": "..ab."}}
import { isResult, withResults } from './puzzle-days.mjs';
import { linesOf } from './tabs.mjs';

const FORMAT = 1; // of a game's line, after its first word: engine/session/read_log.hpp
// Lines that are no games: an import keeps this browser's.
const VERSION = 1, PLACES = ['at', 'last', 'turn', 'lesson', 'shown'];
const MOST = { bytes: 2_000_000, games: 1000, name: 400, text: 131_072, line: 66_000 };
const resultsIn = (prefs) => [...linesOf(prefs)].map(([name, line]) => [name, line.slice(name.length + 1)]).filter(([name, value]) => isResult(name, value));
const lessonsIn = (prefs) => [...linesOf(prefs)].filter(([name]) => name.startsWith('lesson.'));

/**
 * @typedef {{GAMES: object, load: Function, names: Function, store: Function}} Page  the page's modules: importing them
 * would split the bundle
 */

/** @param {Page} page @returns {string | undefined} the file's text; undefined if nothing is saved */
export function packed({ load, names }) {
  const games = names().filter((name) => name.startsWith('game.')).map((name) => [name, load(name)]);
  const lessons = lessonsIn(load('prefs')).map(([name, line]) => [name, line.slice(name.length + 1)]);
  const puzzles = resultsIn(load('prefs'));
  if (!games.length && !lessons.length && !puzzles.length) return undefined;
  return `${JSON.stringify({ sagaz: 'games', version: VERSION, games: Object.fromEntries(games), lessons: Object.fromEntries(lessons), puzzles: Object.fromEntries(puzzles) }, null, 1)}\n`;
}

/** Refuses a whole file. `said`: a key of files.txt, `values`: the text's values. */
const refuse = (said, values) => { throw Object.assign(new Error(said), { said, values }); };
const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns {[string, string][]} */
function entriesOf(value) {
  const entries = value === undefined ? [] : isPlain(value) ? Object.entries(value) : refuse('not_ours');
  return entries.length > MOST.games ? refuse('too_many', { most: MOST.games }) : entries;
}

/** Why a line cannot be part of a saved text; undefined if it can. */
function wrongWith(name, line, { GAMES }) {
  if (PLACES.includes(name)) return undefined;
  const game = Object.keys(GAMES).includes(name) && GAMES[name];
  return game && line.length <= MOST.line && line.startsWith(`${name}=${game.word} ${FORMAT} `) ? undefined : 'unreadable';
}

/**
 * @param {string} text  of the file @param {Page} page
 * @returns {{added: number, same: number, aside: number, refused: [string, string][], changed: string[]}}
 *   refused: name and reason; changed: the names of saved texts that the import changed
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
  const games = entriesOf(file.games), lessons = entriesOf(file.lessons), puzzles = entriesOf(file.puzzles);
  for (const [name, saved] of games) takeGames(name, saved, told, page);
  takeLessons(lessons, told, page);
  takePuzzles(puzzles, told, page);
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

/** Imports the progress of lessons that were not begun in this browser. */
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

/** Joins the results of puzzles: what either browser has solved is solved. */
function takePuzzles(puzzles, told, { load, store }) {
  const lines = [];
  for (const [name, value] of puzzles) {
    if (typeof value === 'string' && isResult(name, value)) lines.push(`${name}=${value}`);
    else told.refused.push([name, 'unreadable']);
  }
  const before = load('prefs') ?? '', after = withResults(lines.join('\n'), before);
  if (after === before) return;
  if (!store('prefs', after)) return void told.refused.push(['puzzles', 'no_room']);
  if (!told.changed.includes('prefs')) told.changed.push('prefs');
}

export const tooLarge = (file) => file.size > MOST.bytes && { size: (file.size / 1e6).toFixed(1), most: MOST.bytes / 1e6 };
