// Reads the address: print.html?lesson=cut-1&lang=es&part=worksheet&seed=7&count=5&compact=1, or
// ?puzzles=crack&level=2&seed=7&count=12, or ?tree=((3 5)(9 2))((4 1)(8 6))&rules=strict, an exercise on this tree, or
// ?lang=es#s=… for the board of a link (#s=…&step=7: a tree after so many steps of its search), or ?lang=es#l=… with a lesson inside (lesson-link.mjs). An invalid value is
// reported with the valid ones, and the default is used. Without any of these the page lists all lessons, those of
// `game` first. Too long a query is ignored.
import { OPTIONS, bestLanguage } from '../options.mjs';
import { SHEET } from '../puzzle-names.mjs';
import { linkedLesson, linkedState } from '../share.mjs';
import { load } from '../storage.mjs';
import { say } from './say.mjs';
import { OF_TREE } from './tree.mjs';

export const PARTS = ['worksheet', 'key', 'teacher'];
const LONGEST = 6000, LONGEST_STATE = 4096, SHOWN = 40, MOST_FAULTS = 4; // characters of a query; of a link's state; of a bad value; faults reported
const RULES = ['equal', 'strict']; // of cutting
const NAMES = { lesson: OPTIONS.lesson.pattern, tree: OPTIONS.tree.pattern, rules: new RegExp(`^(${RULES.join('|')})$`), puzzles: /^[a-z_]{3,12}$/, level: /^[1-3]$/, count: /^([1-9]|[1-3]\d|40)$/, game: new RegExp(`^(${OPTIONS.game.allowed.join('|')})$`), lang: undefined, part: new RegExp(`^(${PARTS.join('|')})$`), seed: /^\d{1,9}$/, compact: /^1$/, class: OPTIONS.class.pattern };
const short = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/**
 * @param {string} search @param {string} [hash]
 * @returns {{lesson?: string, state?: string, searched: number, sealed?: string, game?: string, language: string, part: string, seed: number, count: number, compact: boolean, class?: string, faults: string[]}}
 * state: of a link; searched: steps of a tree's search; sealed: a lesson inside the address; count: sheets, with the numbers that follow; faults: messages in `language`
 */
export function readAsked(search, hash = '') {
  const long = search.length > LONGEST, query = new URLSearchParams(long ? '' : search), tag = query.get('lang')?.trim().toLowerCase().split('-')[0];
  const spoken = OPTIONS.lang.allowed.includes(tag) ? tag : undefined;
  const language = spoken ?? bestLanguage([load('language') ?? '', ...navigator.languages]);
  const asked = { language, part: PARTS[0], seed: 1, count: 1 }, faults = long ? [say(language, 'too_long')] : [];
  const expected = () => ({
    lang: OPTIONS.lang.allowed.join(', '), game: OPTIONS.game.allowed.join(', '), part: PARTS.join(', '), puzzles: 'crack', tree: '(3 12 8)(2 4 6)', rules: RULES.join(', '), level: '1–3', count: '1–40', lesson: say(language, 'expect_lesson'), seed: say(language, 'expect_seed'), compact: '1', class: '3B',
  });
  for (const name of new Set(query.keys())) {
    const value = query.get(name).trim();
    if (!Object.keys(NAMES).includes(name)) faults.push(say(language, 'bad_name', { name: short(name), expected: Object.keys(NAMES).join(', ') }));
    else if (name === 'lang' ? !spoken : !NAMES[name].test(value)) faults.push(say(language, 'bad_value', { name, value: short(value), expected: expected()[name] }));
    else if (name !== 'lang') asked[name] = ['seed', 'count'].includes(name) ? Number(value) : value;
  }
  const [state, shown] = asked.lesson ? [] : linkedState(hash)?.split('&') ?? [];
  if (asked.puzzles) Object.assign(asked, { lesson: `puzzles:${asked.puzzles}:${asked.level ?? 1}:${query.has('count') ? asked.count : 12}`, count: 1 });
  if (asked.tree && asked.part === 'teacher') [asked.part] = PARTS; // that page is about a lesson
  if (asked.tree) Object.assign(asked, { lesson: `tree:${asked.rules ?? RULES[0]}:${asked.tree}`, count: 1 });
  return { ...asked, compact: Boolean(asked.compact), state: asked.lesson ? undefined : state?.slice(0, LONGEST_STATE), searched: Number(/^step=(\d{1,5})$/.exec(shown)?.[1] ?? 0), sealed: linkedLesson(hash), faults: faults.slice(0, MOST_FAULTS) };
}

/** The address that asks for this. */
export function addressOf({ lesson, state, searched, sealed, game, language, part, seed, count, compact, class: group }) {
  const [, puzzles, level, many] = SHEET.exec(lesson) ?? [], [, rules, tree] = OF_TREE.exec(lesson) ?? [], sheets = count > 1 && { count };
  const what = puzzles ? { puzzles, level, count: many } : tree ? { tree, rules } : lesson ? { lesson } : game && { game };
  const how = lesson && { part, seed, ...(!puzzles && !tree && { ...sheets, ...(compact && { compact: 1 }) }) };
  return `?${new URLSearchParams({ ...what, lang: language, ...how, ...((lesson || state) && group && { class: group }) })}${state ? `#s=${state}${searched ? `&step=${searched}` : ''}` : sealed && lesson ? `#l=${sealed}` : ''}`;
}
