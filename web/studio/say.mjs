// The texts of the page to write a lesson, in every language (shell/text/*/studio.txt).
import { BUILDER } from '../builder_texts.mjs';
import { PUZZLES } from '../puzzles_texts.mjs';
import { STUDIO } from '../studio_texts.mjs';

/** @param {string} language @param {string} key @param {Record<string, string | number>} [values] */
export const say = (language, key, values = {}) => (STUDIO[language][key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** @param {string} game  mastermind, picas-fijas, … */
export const gameName = (language, game) => STUDIO[language].page[game.replace('-', '_')] ?? game;

/** A card of Cluedo's usual deck; another deck's is its number. */
const cardName = (language, card) => PUZZLES[language][`cluedo_card_${card}`] ?? card;

const letterOf = (n) => String.fromCharCode(64 + Number(n));

/** An information set of betting's variants, as the engine names it: “MAX Q check bet”. */
function setName(language, part) {
  const [who, ...rest] = part.split(' '), card = /^[\dTJQKA]$/.test(rest[0]) ? rest.shift() : '';
  return say(language, card ? `set_${rest.join('_') || 'first'}` : 'set_blind', { who, card });
}

/** How a fact's part is called where it is not its number. */
const PARTS = {
  holder: cardName, row_share: (_, part) => letterOf(part), column_share: (_, part) => letterOf(part),
  ...Object.fromEntries(['bets', 'calls'].flatMap((key) => [key, `${key}_least`, `${key}_most`]).map((key) => [key, setName])),
};
const strategies = (language, part) => part.split(' ').map((one) => BUILDER[language][`strategy_${one}`] ?? one).join(' − ');

/** A fact's name: “Value of branch 2”. */
export const factName = (language, { key, part }) => say(language, `fact_${key}`, { n: (PARTS[key] ?? (key.startsWith('lab_') ? strategies : (_, n) => n))(language, part) });

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

/**
 * A number with many decimals, as texts say it: two of them, small ones three.
 * @param {string} value @returns {string | undefined} undefined: it has few
 */
export const rounded = (value) => (/\.\d{3,}$/.test(value) ? Number(value).toFixed(Math.abs(value) < 0.1 ? 3 : 2) : undefined);

/** An option of a fact's question, as a pupil reads it. */
export function optionName(language, { key, face }, { value, word }) {
  if (CODES.includes(key)) return codeName(language, value, face);
  const named = WORDS[key]?.[value];
  if (named) return say(language, named);
  if (key === 'best_branches') return say(language, 'branch_n', { n: word });
  if (key === 'maximin_rows') return say(language, 'row_n', { n: letterOf(word) });
  if (key === 'minimax_columns') return say(language, 'column_n', { n: letterOf(word) });
  if (key === 'best_square') return say(language, 'square_n', { n: word });
  if (key === 'holder') return say(language, 'holder_n', { n: Number(word) + 1 });
  return word;
}

/** A number as the language writes it: −0,5. @param {string | number} value */
export const numberIn = (language, value) => (/^-?\d+(\.\d+)?(\/\d+)?$/.test(`${value}`) ? `${value}`.replaceAll('-', '−').replace('.', (0.5).toLocaleString(language)[1]) : `${value}`);

/** What the studio's name for a number in a text means: leaves_pruned, row_share_1; a teacher's own name stays {name}. */
export function meaningOf(language, name) {
  const key = Object.keys(STUDIO[language]).filter((one) => one.startsWith('fact_')).map((one) => one.slice(5)).sort((a, b) => b.length - a.length).find((one) => name === one || name.startsWith(`${one}_`));
  return key ? factName(language, { key, part: name.slice(key.length + 1) }) : `{${name}}`;
}

/** A fact's value in words; numbers with many decimals are rounded. */
export function valueOf(language, fact) {
  const one = (value) => {
    const option = fact.options.find((other) => other.value === value);
    return option ? optionName(language, fact, option) : CODES.includes(fact.key) ? codeName(language, value, fact.face) : numberIn(language, rounded(value) ?? value);
  };
  return fact.value.map(one).join(', ') || '∅';
}
