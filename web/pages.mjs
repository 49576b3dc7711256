// Opens the site's other pages from a game: the glossary, lessons on paper. Offline files have offline/pages.mjs
// instead.
import { place } from './place.mjs';

/** Whether the site has other pages. */
export const PAGES = true;

/** Opens a page in a window of its own, always the same one; if the browser blocks it, shows the address to copy. */
export function openPage(game, name, part) {
  const address = name.startsWith('guides/') ? `${place(`${name}.${game.language}.html`)}${part && `#${part}`}` : `${place(`${name}.html`)}?lang=${game.language}`;
  const opened = open(address, name);
  if (opened) opened.opener = null;
  else game.notices.show('copy_by_hand', { copy: address });
}
