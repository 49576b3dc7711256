// The HTML of an activity for a host page: an element, a frame or a link.
import { attributeOf } from '../options.mjs';
import { gameName } from './say.mjs';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
const TALL = 600; // px of a frame, unless the host page follows its messages about the height

/** A page of this site with these options. @param {[string, string][]} given */
export const addressOf = (page, given, base) => new URL(`${page}${given.length ? `?${new URLSearchParams(given)}` : ''}`, base).href;

/** @param {string} base  the site's address */
export const scriptOf = (base) => `<script type="module" src="${escaped(new URL('sagaz-game.mjs', base).href)}"></script>`;

/** Tag and attributes: [[name, value], …]. `frameborder` also works where the host page's policy forbids `style`. */
const FORMS = {
  element: ({ given }) => ['sagaz-game', given.filter(([name]) => name !== 'hosts').map(([name, value]) => [attributeOf(name), value])],
  iframe: ({ given, base, title }) => ['iframe', [['src', addressOf('player.html', given, base)], ['title', title], ['width', '100%'], ['height', `${TALL}`], ['frameborder', '0'], ['allow', 'clipboard-write; fullscreen']]],
};
export const SHAPES = [...Object.keys(FORMS), 'link'];

/**
 * @param {'element' | 'iframe' | 'link'} shape
 * @param {{given: [string, string][], base: string, language: string, game: string}} what  language: if none is given
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
