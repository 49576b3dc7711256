// Reads the address: print.html?lesson=cut-1&lang=es&part=worksheet&seed=7. An invalid value is reported with the valid
// ones, and the default is used. Without a lesson the page lists all, those of `game` first. Too long a query is
// ignored.
import { OPTIONS, bestLanguage } from '../options.mjs';
import { load } from '../storage.mjs';
import { say } from './say.mjs';

export const PARTS = ['worksheet', 'key', 'teacher'];
const LONGEST = 1000, SHOWN = 40, MOST_FAULTS = 4; // characters of a query; of a bad value; faults reported
const NAMES = { lesson: OPTIONS.lesson.pattern, game: new RegExp(`^(${OPTIONS.game.allowed.join('|')})$`), lang: undefined, part: new RegExp(`^(${PARTS.join('|')})$`), seed: /^\d{1,9}$/ };
const short = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/**
 * @param {string} search
 * @returns {{lesson?: string, game?: string, language: string, part: string, seed: number, faults: string[]}} faults:
 * messages in `language`
 */
export function readAsked(search) {
  const long = search.length > LONGEST, query = new URLSearchParams(long ? '' : search), tag = query.get('lang')?.trim().toLowerCase().split('-')[0];
  const spoken = OPTIONS.lang.allowed.includes(tag) ? tag : undefined;
  const language = spoken ?? bestLanguage([load('language') ?? '', ...navigator.languages]);
  const asked = { language, part: PARTS[0], seed: 1 }, faults = long ? [say(language, 'too_long')] : [];
  const expected = () => ({
    lang: OPTIONS.lang.allowed.join(', '), game: OPTIONS.game.allowed.join(', '), part: PARTS.join(', '), lesson: say(language, 'expect_lesson'), seed: say(language, 'expect_seed'),
  });
  for (const name of new Set(query.keys())) {
    const value = query.get(name).trim();
    if (!Object.keys(NAMES).includes(name)) faults.push(say(language, 'bad_name', { name: short(name), expected: Object.keys(NAMES).join(', ') }));
    else if (name === 'lang' ? !spoken : !NAMES[name].test(value)) faults.push(say(language, 'bad_value', { name, value: short(value), expected: expected()[name] }));
    else if (name !== 'lang') asked[name] = name === 'seed' ? Number(value) : value;
  }
  return { ...asked, faults: faults.slice(0, MOST_FAULTS) };
}

/** The address that asks for this. */
export const addressOf = ({ lesson, game, language, part, seed }) =>
  `?${new URLSearchParams({ ...(lesson ? { lesson } : game && { game }), lang: language, ...(lesson && { part, seed }) })}`;
