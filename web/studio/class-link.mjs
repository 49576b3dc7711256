// The link for a class: the whole lesson is inside it, so no site needs to have its file. class.html opens it too, and
// judges what the class hands in.
import { languageName } from '../builder/values.mjs';
import { LONGEST, linkOf, pageWith } from '../lesson-link.mjs';
import { OPTIONS } from '../options.mjs';
import { element } from '../outline-kinds.mjs';
import { copy } from '../share.mjs';
import { button, note } from './controls.mjs';
import { exported } from './lesson.mjs';
import { say } from './say.mjs';

/**
 * The link of the studio's lesson, and the page that gathers what is handed in.
 * @param {object} lesson @param {{group: string, speaks: string, language: string}} how
 */
export function linksOf(lesson, { group, speaks, language }) {
  const made = linkOf(exported(lesson), { ...(group && { class: group }), lang: speaks }, speaks);
  return { ...made, results: made.link && pageWith('class.html', { lang: language }, made.seal) };
}

/**
 * The part of the page: the class's name, the link to copy, and the page that gathers what is handed in.
 * @param {import('../studio.mjs').Studio} studio @param {{stopped: boolean, proven: () => Promise<boolean>}} how @returns {HTMLElement}
 */
export function drawClassLink(studio, { stopped, proven }) {
  const { language } = studio, words = (key, values) => say(language, key, values);
  const name = element('input', { name: 'class', value: studio.group, autocomplete: 'off', maxLength: 40, placeholder: words('class_example') });
  const told = element('p', { className: 'note', role: 'status' }), link = element('textarea', { name: 'link', readOnly: true, rows: 3, spellcheck: false, 'aria-label': words('class_link') });
  const results = element('a', { className: 'plain', target: '_blank', rel: 'noopener' }, words('class_results')), given = element('div', { className: 'given-link', hidden: true }, link, results);
  name.addEventListener('input', () => {
    studio.group = name.value.trim();
    given.hidden = true; // it has the old name
    told.textContent = '';
  });
  const give = async () => {
    const { group, speaks } = studio;
    if (group && !OPTIONS.class.pattern.test(group)) {
      told.textContent = words('class_bad');
      return name.focus();
    }
    if (!await proven()) return undefined;
    const made = linksOf(studio.lesson, { group, speaks, language });
    given.hidden = !made.link;
    if (!made.link) {
      told.textContent = words('class_long', { n: made.length, most: LONGEST });
      return undefined;
    }
    link.value = made.link;
    results.href = made.results;
    const done = await copy(made.link), more = [made.only && words('class_one', { language: languageName(speaks) }), !group && words('class_none')].filter(Boolean);
    told.textContent = [words(done ? 'class_copied' : 'class_not_copied', { n: made.length }), ...more].join(' ');
    if (!done) link.select();
    return undefined;
  };
  return element('div', { className: 'row class-link' }, element('h3', {}, words('class_link')), note(words('class_link_note')),
    element('label', { className: 'of-class' }, element('span', {}, words('class_name')), ' ', name), button('class-link', words('class_copy'), give, { className: 'main', disabled: stopped }), told, given);
}
