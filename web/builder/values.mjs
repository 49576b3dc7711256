// Descriptions of option values in words.
import { BUILDER } from '../builder_texts.mjs';
import { LANGUAGES } from '../languages.mjs';
import { activityTitle } from '../puzzle-titles.mjs';
import { gameName, say } from './say.mjs';

const strategy = (language, value) => {
  const depth = /^depth(\d)$/.exec(value)?.[1];
  return depth ? say(language, 'strategy_depth', { depth }) : BUILDER[language][`strategy_${value}`] ?? value;
};

/** "p4c6r" → 4 positions · 6 symbols; an unknown notation is returned as it is. */
function rules(language, value) {
  const named = BUILDER[language][`rules_${value}`];
  if (named) return named;
  const [, positions, symbols, repeats] = /^p(\d)c(\d+)([rn])$/.exec(value) ?? [];
  if (positions) return say(language, repeats === 'r' ? 'board' : 'board_distinct', { positions, symbols });
  const [, players] = /^p(\d)$/.exec(value) ?? [];
  if (players) return say(language, 'players', { players });
  const [, rows, values, limit, draw] = /^(\d+)x(\d+)-(\d+)(-draw)?$/.exec(value) ?? [];
  if (rows) return `${say(language, 'heap', { rows, values, limit })}${draw ? `; ${say(language, 'heap_draw')}` : ''}`;
  if (/^\d+(,\d+)*$/.test(value)) return say(language, 'bets', { bets: value.replaceAll(',', ', ') });
  const sides = value.split(',');
  if (sides.length !== 2) return value;
  return sides.map((side, i) => `${'XO'[i]}: ${side === 'person' ? say(language, 'person') : strategy(language, side)}`).join(' · ');
}

const WORDS = {
  rules, strategy, puzzle: activityTitle,
  game: gameName,
  role: (language, value) => BUILDER[language][`role_${value}`] ?? value,
  theme: (language, value) => BUILDER[language][`theme_${value}`] ?? value,
  hints: (language, value) => BUILDER[language][`hints_${value}`] ?? value,
  grade: (language, value) => BUILDER[language][`grade_${value}`] ?? value,
  graded: (language, value) => BUILDER[language][`graded_${value}`] ?? value,
  view: (language, value) => BUILDER[language][`view_${value}`] ?? value,
  lang: (_, value) => value.toUpperCase(),
};

/** @param {string} language @param {string} name  of the option */
export const inWords = (language, name, value) => WORDS[name]?.(language, value) ?? value;

/** @param {string} code  "es" → its own name */
export const languageName = (code) => LANGUAGES[code]?.name ?? code;
