// The bar above the sheet, which is not printed: the part to print, the language, the sheet's number, the button to
// print.
import { LANGUAGES } from '../languages.mjs';
import { element } from '../outline-kinds.mjs';
import { SHEET } from '../puzzle-names.mjs';
import { PARTS, addressOf } from './asked.mjs';
import { say } from './say.mjs';

const MOST = 999_999_999;
/** From a sheet in the studio, which lends its lesson (steps.mjs). */
const OWN_TAB = { target: '_blank', rel: 'opener' };

function choice(name, label, options, chosen, changed) {
  const control = element('select', { name }, ...Object.entries(options).map(([value, words]) => element('option', { value, selected: value === chosen, lang: name === 'lang' ? value : '' }, words)));
  control.addEventListener('change', () => changed(control.value));
  return element('label', {}, `${label} `, control);
}

/** The sheet's parameters on screen: of a sheet of puzzles, its first. */
function onScreen({ lesson, language, seed }) {
  const [, kind, level] = SHEET.exec(lesson) ?? [];
  return { ...(kind ? { puzzle: `${kind} ${level} ${seed}` } : { lesson, ...(frameElement?.lessons && { step: 1 }), seed }), lang: language };
}

/**
 * @param {object} asked  of readAsked
 * @param {(change: object) => void} go  shows another sheet @returns {HTMLElement[]}
 */
export function drawBar(asked, go) {
  const { language, lesson, part, seed } = asked, words = (key) => say(language, key);
  const languages = choice('lang', say(language, 'language'), Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])), language, (next) => go({ language: next }));
  if (!lesson) return [languages];
  const number = element('input', { type: 'number', name: 'seed', min: 0, max: MOST, value: seed, required: true });
  number.addEventListener('change', () => { if (number.validity.valid) go({ seed: number.valueAsNumber }); });
  const button = (name, text, act) => {
    const made = element('button', { type: 'button', name, className: name === 'print' ? 'main' : '' }, text);
    made.addEventListener('click', act);
    return made;
  };
  return [
    choice('part', say(language, 'part'), Object.fromEntries(PARTS.map((one) => [one, words(one)])), part, (next) => go({ part: next })), languages,
    element('label', {}, `${say(language, 'sheet', { seed: '' }).trim()} `, number),
    button('another', say(language, 'another'), () => go({ seed: seed >= MOST ? 0 : seed + 1 })), button('print', say(language, 'print'), () => print()),
    element('a', { href: `./?${new URLSearchParams(onScreen(asked))}`, ...(frameElement?.lessons && OWN_TAB) }, say(language, 'on_screen')),
    element('a', { href: `print.html${addressOf({ language })}` }, say(language, 'all')),
  ];
}
