// Attributes of <sagaz-game> and parameters of index.html and player.html, read by their table, which C++ has too. A bad
// value is reported (and the default used), never ignored.
import { OPTIONS } from './tables.mjs'; // from shell/app/options.def

export { OPTIONS };

/** Another value of these is another game. */
export const OF_GAME = Object.keys(OPTIONS).filter((name) => OPTIONS[name].kind === 'game');

const EXACT = ['state', 'lesson']; // in links and addresses capitals count

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

/** Names that are no options, nor the element's own: what is nearly one is told on the console. @param {string[]} names @param {object} [element] */
export const tellStrange = (names, element = {}) => names.every((name) => name in OPTIONS || name in element || /class|tab|-/.test(name))
  || import('./option-suggest.mjs').then(({ warn }) => warn(names, OPTIONS)).catch(() => {});

/** The first supported language of a list of tags such as "es-MX"; English for everybody else. */
export function bestLanguage(tags) {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => OPTIONS.lang.allowed.includes(tag)) ?? 'en';
}
