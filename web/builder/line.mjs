// The line for somebody's page: as an element, as a frame, as a link.
import { gameName } from './say.mjs';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
// `frameborder` is old, and counts where a page's policy forbids `style`.
const TALL = 600; // of a frame, until the page around it follows the height it is told

/** A page of this site with these options. @param {[string, string][]} given */
export const addressOf = (page, given, base) => new URL(`${page}${given.length ? `?${new URLSearchParams(given)}` : ''}`, base).href;

/** @param {string} base  the site's address */
export const scriptOf = (base) => `<script type="module" src="${escaped(new URL('sagaz-game.mjs', base).href)}"></script>`;

/** Attributes of an element or of a frame: [[name, value], …]. */
const FORMS = {
  element: ({ given }) => ['sagaz-game', given.filter(([name]) => name !== 'hosts')],
  iframe: ({ given, base, title }) => ['iframe', [['src', addressOf('player.html', given, base)], ['title', title], ['width', '100%'], ['height', `${TALL}`], ['frameborder', '0'], ['allow', 'clipboard-write; fullscreen']]],
};
export const SHAPES = [...Object.keys(FORMS), 'link'];

/**
 * @param {'element' | 'iframe' | 'link'} shape
 * @param {{given: [string, string][], base: string, language: string, game: string}} what  language: of who has chosen none
 * @returns {{tag?: string, attributes: [string, string][], text: string}} text: the whole line
 */
export function lineOf(shape, { given, base, language, game }) {
  if (shape === 'link') {
    const address = addressOf('./', given.filter(([name]) => name !== 'hosts'), base);
    return { attributes: [], text: address };
  }
  const spoken = given.find(([name]) => name === 'lang')?.[1] ?? language;
  const [tag, attributes] = FORMS[shape]({ given, base, title: gameName(spoken, game) });
  const written = attributes.map(([name, value]) => [name, escaped(value)]);
  return { tag, attributes: written, text: `<${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join('')}></${tag}>` };
}
