// The list of the site's lessons by game, with links to their sheets, and a field for the address of another lesson.
import { element } from '../outline-kinds.mjs';
import { PARTS, addressOf } from './asked.mjs';
import { gameName, say } from './say.mjs';

/**
 * @param {{id: string, game: string, minutes: number, title: Record<string, string>}[]} lessons
 * @param {string} [first]  the game to list first @returns {HTMLElement[]}
 */
export function drawList(lessons, language, first) {
  const link = (lesson, part, name) => element('a', { href: `print.html${addressOf({ lesson, language, part, seed: 1 })}`, 'aria-label': name }, say(language, part));
  const order = [...new Set(lessons.map(({ game }) => game))].sort((a, b) => (b === first) - (a === first));
  const games = order.map((game) => element('section', {},
    element('h2', {}, gameName(language, game)),
    element('ul', { className: 'lessons' }, ...lessons.filter((one) => one.game === game).map(({ id, minutes, title }) => {
      const name = title[language] ?? id, links = PARTS.map((part) => link(id, part, `${name}: ${say(language, part)}`));
      return element('li', {}, element('strong', {}, name), ` · ${say(language, 'minutes', { minutes })} `, element('span', { className: 'parts' }, ...links));
    }))));
  const form = element('form', { action: 'print.html' }, element('input', { type: 'hidden', name: 'lang', value: language }),
    element('label', {}, `${say(language, 'address')} `, element('input', { name: 'lesson', placeholder: 'mine/cut.json', required: true, maxLength: 300 })), ' ',
    element('button', {}, say(language, 'open')));
  return [element('p', {}, say(language, 'choose')), ...games, element('p', {}, say(language, 'own', { example: 'mine/cut.json' })), form,
    element('p', {}, element('a', { href: `guides/glossary.${language}.html` }, say(language, 'glossary'))),
    element('p', {}, element('a', { href: `builder.html?lang=${language}` }, say(language, 'prepare')))];
}
