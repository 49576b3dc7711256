// The site's other pages, which a game leads to: the glossary, lessons on paper. In the offline file, which has no other page,
// offline/pages.mjs takes this one's place.
import { place } from './place.mjs';

/** Are there any? */
export const PAGES = true;

/** In a window of its own, the same one for the same page; where the browser does not open one, its address is there to be copied. */
export function openPage(game, name, part) {
  const address = name.startsWith('guides/') ? `${place(`${name}.${game.language}.html`)}${part && `#${part}`}` : `${place(`${name}.html`)}?lang=${game.language}`;
  const opened = open(address, name);
  if (opened) opened.opener = null;
  else game.notices.show('copy_by_hand', { copy: address });
}
