// The one table of what can be configured: attributes of <sagaz-game>, parameters of index.html and player.html, and the
// JSON handed to the application have the same names. A bad value is reported (and the default used), never ignored.

import { GAMES } from './programs.mjs';

/**
 * @typedef {object} Option
 * @property {string[]} [allowed]   the only values there are
 * @property {RegExp} [pattern]     what other values look like
 * @property {string} [example]     shown beside a bad value when there is a pattern
 * @property {string} [fallback]    what counts without a value
 * @property {(value: string) => string} [clean]
 */

/** @type {Record<string, Option>} */
export const OPTIONS = {
  game: { allowed: GAMES, fallback: 'home' },
  lang: { allowed: ['es', 'it', 'en', 'pt'], clean: (value) => value.split('-')[0] },
  theme: { allowed: ['auto', 'light', 'dark', 'projector'] },
  rules: { pattern: /^(p[2-8](c([2-9]|1[0-6])[rn])?|(?!p)[\w,.-]{1,60})$/, example: 'p4c6r, p4c10n' }, // other games have others
  role: { pattern: /^\w{1,20}$/, example: 'guess, keeper' },
  strategy: { pattern: /^\w{1,20}$/, example: 'knuth, perfect' },
  tree: { pattern: /^[r\d\s()[\]:,/^v-]{1,2000}$/, example: '(3 12 8)(2 4 6)(14 5 2)' },
  matrix: { pattern: /^[\d\s;,/-]{1,1000}$/, example: '2 -3; 0 2; -5 10' },
  seed: { pattern: /^\d{1,19}$/, example: '123' },
  state: { pattern: /^[\w-]{1,4096}$/, example: '#s=…' },
  view: { allowed: ['drawing', 'text'], fallback: 'drawing' },
  save: { pattern: /^[\w.-]{1,60}$/, example: 'lesson-3, off' },
  gl: { allowed: ['on', 'off'], fallback: 'on' },
  worker: { allowed: ['on', 'off'], fallback: 'on' },
};

export const LANGUAGES = OPTIONS.lang.allowed;

/**
 * @param {(name: string) => string | null} read  e.g. an element's getAttribute
 * @returns {{values: Record<string, string | undefined>, bad: {name: string, value: string, expected: string}[]}}
 */
export function readOptions(read) {
  const values = {}, bad = [];
  for (const [name, option] of Object.entries(OPTIONS)) {
    values[name] = option.fallback;
    const given = read(name)?.trim();
    if (!given) continue;
    const exact = name === 'state' ? given : given.toLowerCase();
    const value = option.clean ? option.clean(exact) : exact;
    if (option.allowed ? option.allowed.includes(value) : option.pattern.test(value)) values[name] = value;
    else bad.push({ name, value: given.slice(0, 40), expected: option.allowed?.join(', ') ?? option.example });
  }
  return { values, bad };
}

/** The first supported language of a list of tags such as "es-MX"; English for everybody else. */
export function bestLanguage(tags) {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}
