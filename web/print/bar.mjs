// The bar above the sheet, which is not printed: the part to print, the language, the sheets' first number and how many,
// whether compact, the button to print.
import { LANGUAGES } from '../languages.mjs';
import { element } from '../outline-kinds.mjs';
import { SHEET } from '../puzzle-names.mjs';
import { PARTS, addressOf } from './asked.mjs';
import { say } from './say.mjs';
import { OF_TREE } from './tree.mjs';

const MOST = 999_999_999, MOST_SHEETS = 40;
/** From a sheet in the studio, which lends its lesson (steps.mjs). */
const OWN_TAB = { target: '_blank', rel: 'opener' };

/** The number of the sheet that follows `steps` later: after the last comes 0. */
export const nextOf = (seed, steps = 1) => (seed + steps) % (MOST + 1);

function choice(name, label, options, chosen, changed) {
  const control = element('select', { name }, ...Object.entries(options).map(([value, words]) => element('option', { value, selected: value === chosen, lang: name === 'lang' ? value : '' }, words)));
  control.addEventListener('change', () => changed(control.value));
  return element('label', {}, `${label} `, control);
}

/** The sheet's parameters on screen: of a sheet of puzzles, its first; of a tree, the exercise. */
function onScreen({ lesson, sealed, language, seed }) {
  const [, kind, level] = SHEET.exec(lesson) ?? [], [, rules, tree] = OF_TREE.exec(lesson) ?? [];
  if (tree) return { game: 'trees', role: 'practice', rules, tree, lang: language };
  if (sealed) return { seed, lang: language };
  return { ...(kind ? { puzzle: `${kind} ${level} ${seed}` } : { lesson, ...(frameElement?.lessons && { step: 1 }), seed }), lang: language };
}

/**
 * @param {object} asked  of readAsked
 * @param {(change: object) => void} go  shows another sheet @returns {HTMLElement[]}
 */
export function drawBar(asked, go) {
  const { language, lesson, state, sealed, part, seed, count, compact } = asked, words = (key) => say(language, key), isGiven = OF_TREE.test(lesson); // a tree is drawn by nobody
  const languages = choice('lang', say(language, 'language'), Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])), language, (next) => go({ language: next }));
  const all = element('a', { href: `print.html${addressOf({ language })}` }, words('all'));
  const counted = (name, value, min, max) => {
    const number = element('input', { type: 'number', name, min, max, value, required: true, inputMode: 'numeric' });
    number.addEventListener('change', () => { if (number.validity.valid) go({ [name]: number.valueAsNumber }); });
    return number;
  };
  const button = (name, text, act) => {
    const made = element('button', { type: 'button', name, className: name === 'print' ? 'main' : '' }, text);
    made.addEventListener('click', act);
    return made;
  };
  const onPaper = button('print', words('print'), () => print());
  if (state) return [languages, onPaper, element('a', { href: `./?${new URLSearchParams({ lang: language })}#s=${state}` }, words('on_screen')), all];
  if (!lesson) return [languages];
  const narrow = element('input', { type: 'checkbox', name: 'compact', checked: compact });
  narrow.addEventListener('change', () => go({ compact: narrow.checked }));
  const sheets = SHEET.test(lesson) || part === 'teacher' ? [] : [element('label', {}, `${words('sheets')} `, counted('count', count, 1, MOST_SHEETS)), element('label', {}, narrow, ` ${words('compact')}`)];
  return [
    choice('part', say(language, 'part'), Object.fromEntries(PARTS.filter((one) => !isGiven || one !== 'teacher').map((one) => [one, words(one)])), part, (next) => go({ part: next })), languages,
    ...(isGiven ? [] : [element('label', {}, `${say(language, 'sheet', { seed: '' }).trim()} `, counted('seed', seed, 0, MOST)), ...sheets,
      button('another', say(language, 'another'), () => go({ seed: nextOf(seed, count) }))]),
    onPaper,
    element('a', { href: sealed ? `player.html?${new URLSearchParams(onScreen(asked))}#l=${sealed}` : `./?${new URLSearchParams(onScreen(asked))}`, ...(frameElement?.lessons && OWN_TAB) }, say(language, 'on_screen')),
    all,
  ];
}
