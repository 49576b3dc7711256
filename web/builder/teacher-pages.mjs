// The pages for teachers, linked from each other's header, and the guide for a class.
import { element } from '../outline-kinds.mjs';
import { say } from './say.mjs';

/** Each page's name and its text. */
const PAGES = { builder: 'nav_builder', studio: 'nav_studio', class: 'nav_class', print: 'nav_print', guide: 'nav_guide' };
const GUIDE = 'thirtyone';

/** @param {keyof typeof PAGES} here @returns {HTMLElement} */
export const teacherPages = (language, here) => element('nav', { className: 'teachers', 'aria-label': say(language, 'nav') }, ...Object.entries(PAGES).map(([page, key]) => {
  const link = element('a', { href: page === 'guide' ? `guides/${GUIDE}.${language}.html` : `${page}.html?lang=${language}` }, say(language, key));
  if (page === here) link.setAttribute('aria-current', 'page');
  return link;
}));
