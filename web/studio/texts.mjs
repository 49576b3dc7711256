// A field for a text of the lesson in the language that is being written. Below it stand the numbers that it says by
// name, and the languages that lack it.
import { element } from '../outline-kinds.mjs';
import { languageName } from '../builder/values.mjs';
import { line } from './controls.mjs';
import { labelOf } from './facts.mjs';
import { spoken, textIn } from './lesson.mjs';
import { numberIn, say } from './say.mjs';

/** Words as the checker counts them. */
const countOf = (text) => (text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;

/** The text with its {names}, each shown as what it is, with its value. */
function withValues(text, { language, lesson: { facts }, facts: here }) {
  const parts = text.split(/(\{\w+\})/);
  return parts.map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1], fact = name && facts?.[name];
    return fact ? element('span', { className: 'fact', title: part }, `${labelOf(language, name, fact, here)} `, element('b', {}, numberIn(language, fact.value))) : part;
  });
}

/**
 * @param {import('../studio.mjs').Studio} studio
 * @param {{path: string, label: string, holder: (lesson: object) => [object, string], rows?: number, most?: number, facts?: boolean, optional?: boolean, unseen?: boolean, hint?: string}} what
 *   holder: the object in a lesson that has the text, and its key
 */
export function textField(studio, { path, label, holder, rows = 2, most, facts = true, unseen = false, hint = '' }) {
  const { language, speaks, lesson } = studio, [box, key] = holder(lesson), text = box?.[key] ?? {};
  const foot = element('div', { className: 'under-text' });
  const write = (value) => {
    const others = spoken(studio.lesson).filter((one) => one !== speaks && !holder(studio.lesson)[0]?.[holder(studio.lesson)[1]]?.[one]);
    const words = countOf(value), parts = [];
    if (/\{\w+\}/.test(value)) parts.push(element('p', { className: 'with-facts' }, ...withValues(value, studio)));
    const lacks = value && others.length ? say(language, 'lacks', { languages: others.map((one) => languageName(one)).join(', ') }) : '';
    if (lacks) parts.push(element('p', { className: 'lacks' }, lacks));
    if (most) parts.push(element('p', { className: 'count' }, say(language, 'words_of', { n: words, most })));
    foot.replaceChildren(...parts);
  };
  const field = line({
    path, label, rows, unseen, value: text[speaks] ?? '', hint: text[speaks] ? '' : textIn(text, speaks) || hint,
    changed(value) {
      studio.type(path, (next) => {
        const [into, name] = holder(next, true);
        into[name] = { ...into[name], [speaks]: value };
        if (!value) delete into[name][speaks];
      });
      write(value);
    },
    after: [foot],
  });
  const control = field.querySelector('textarea, input');
  control.lang = speaks;
  if (facts) control.addEventListener('focus', () => { studio.lastText = control; });
  write(control.value);
  return field;
}
