// Reads the attributes of <sagaz-game> and the parameters of index.html and player.html by a table shared with C++. A
// bad value is reported, never ignored, and the default is used.
import { OPTIONS } from './tables.mjs'; // from shell/app/options.def

export { OPTIONS };

/** Changing one of these starts another game. */
export const OF_GAME = Object.keys(OPTIONS).filter((name) => OPTIONS[name].kind === 'game');

/**
 * An option's part of a saved game's name: its value. The first version's names have "guess" without a role and a bare
 * "off" for hints; other switches give their names, because their values would be the same.
 */
export const inSlot = (name, value) => (/^(on|off)$/.test(value) && name !== 'hints' ? `${name}-${value}` : value ?? (name === 'role' ? 'guess' : ''));

const EXACT = ['state', 'lesson', 'class']; // links, addresses and names are case-sensitive

/** The attribute of an option; `class` is the style sheets' own. */
export const attributeOf = (option) => (option === 'class' ? 'data-class' : option);

/** Each attribute's option. */
export const ATTRIBUTES = Object.fromEntries(Object.keys(OPTIONS).map((option) => [attributeOf(option), option]));

/**
 * @param {(name: string) => string | null} read  e.g. an element's getAttribute
 * @returns {{values: Record<string, string | undefined>, bad: {name: string, value: string, expected?: string}[]}}
 */
export function readOptions(read) {
  const values = {}, bad = [];
  for (const [name, option] of Object.entries(OPTIONS)) {
    values[name] = option.fallback;
    const given = read(name)?.trim();
    if (!given) continue;
    const exact = EXACT.includes(name) ? given : given.toLowerCase();
    const value = name === 'lang' ? exact.split('-')[0] : exact;
    if (option.allowed ? option.allowed.includes(value) : option.pattern.test(value)) values[name] = value;
    else bad.push({ name, value: given.slice(0, 40), expected: option.allowed?.join(', ') });
  }
  return { values, bad };
}

/**
 * Logs names that are nearly an option's. The element's own properties, class, tab… and data-… are not checked.
 * @param {string[]} names @param {object} [element]
 */
export const tellStrange = (names, element = {}) => names.every((name) => name in OPTIONS || name in element || /class|tab|-/.test(name))
  || import('./option-suggest.mjs').then(({ warn }) => warn(names, OPTIONS)).catch(() => {});

/** The first supported language of a list of tags such as "es-MX"; English for everybody else. */
export function bestLanguage(tags) {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => OPTIONS.lang.allowed.includes(tag)) ?? 'en';
}
