// The texts of the page to write a lesson, in every language (shell/text/*/studio.txt).
import { PUZZLES } from '../puzzles_texts.mjs';
import { STUDIO } from '../studio_texts.mjs';

/** @param {string} language @param {string} key @param {Record<string, string | number>} [values] */
export const say = (language, key, values = {}) => (STUDIO[language][key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** @param {string} game  mastermind, picas-fijas, … */
export const gameName = (language, game) => STUDIO[language].page[game.replace('-', '_')] ?? game;

/** A card of Cluedo's usual deck; another deck's is its number. */
const cardName = (language, card) => PUZZLES[language][`cluedo_card_${card}`] ?? card;

/** A fact's name: “Value of branch 2”. */
export const factName = (language, { key, part }) => say(language, `fact_${key}`, { n: key === 'holder' ? cardName(language, part) : part });

const texts = new Map(); // by language

/** The questions that the studio writes, as patterns: one for each fact. @returns {RegExp[]} */
export function factTexts(language) {
  if (!texts.has(language)) texts.set(language, Object.keys(STUDIO[language]).filter((key) => key.startsWith('fact_')).map((key) => {
    const plain = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), what = STUDIO[language][key].split('{n}').map(plain).join('.+');
    return new RegExp(`^${STUDIO[language].asks.split('{what}').map(plain).join(what)}$`);
  }));
  return texts.get(language);
}

export const mistakeName = (language, key) => say(language, `mistake_${key}`);

const WORDS = {
  winner_31: { 1: 'side_a', '-1': 'side_b', 0: 'nobody_wins' }, result_ttt: { 1: 'side_x', '-1': 'side_o', 0: 'nobody_wins' },
};

const COLOURS = ['red', 'blue', 'yellow', 'green', 'orange', 'violet', 'white', 'black', 'sky', 'pink', 'brown', 'grey'];

/** A code as its board shows it. @param {string} code  "0122" @param {string} [face]  of its line: colours, digits, letters */
export function codeName(language, code, face) {
  const symbols = [...code].map((one) => parseInt(one, 36));
  if (face === 'letters') return symbols.map((one) => String.fromCharCode(65 + one)).join('');
  return face === 'colours' && symbols.every((one) => one < COLOURS.length) ? symbols.map((one) => STUDIO[language][`colour_${COLOURS[one]}`]).join(' ') : code;
}

const CODES = ['the_code', 'possible_codes'];

/** An option of a fact's question, as a pupil reads it. */
export function optionName(language, { key, face }, { value, word }) {
  if (CODES.includes(key)) return codeName(language, value, face);
  const named = WORDS[key]?.[value];
  if (named) return say(language, named);
  if (key === 'best_branches') return say(language, 'branch_n', { n: word });
  if (key === 'maximin_rows') return say(language, 'row_n', { n: word });
  if (key === 'minimax_columns') return say(language, 'column_n', { n: word });
  if (key === 'best_square') return say(language, 'square_n', { n: word });
  if (key === 'holder') return say(language, 'holder_n', { n: Number(word) + 1 });
  return word;
}

/** A fact's value in words; numbers with many decimals are rounded. */
export function valueOf(language, fact) {
  const one = (value) => {
    const option = fact.options.find((other) => other.value === value);
    return option ? optionName(language, fact, option) : CODES.includes(fact.key) ? codeName(language, value, fact.face) : /\.\d{3,}$/.test(value) ? Number(value).toFixed(2) : value;
  };
  return fact.value.map(one).join(', ') || '∅';
}
