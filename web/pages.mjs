// Opens the site's other pages from a game: the glossary, lessons on paper. Offline files have offline/pages.mjs
// instead.
import { place } from './place.mjs';

/** Whether the site has other pages. */
export const PAGES = true;

const glossaries = {}; // by language: {minimax: [name, text]}

/** A term's name and text. @returns {Promise<[string, string] | undefined>} undefined: the glossary cannot be had */
async function termOf(language, id) {
  glossaries[language] ??= fetch(place(`guides/glossary.${language}.json`)).then((response) => response.json());
  try {
    return (await glossaries[language])[id];
  } catch {
    delete glossaries[language];
    return undefined;
  }
}

/**
 * Opens a page in a window of its own, always the same one; if the browser blocks it, shows the address to copy. A term
 * of the glossary is explained in the game. `part`: a place of a guide, or for print.html a board's link.
 */
export async function openPage(game, name, part) {
  if (name === 'term') {
    const said = await termOf(game.language, part);
    if (said) return game.set('explain', [...said, part].join('\n'));
    return openPage(game, 'guides/glossary', part);
  }
  const address = name.startsWith('guides/') ? `${place(`${name}.${game.language}.html`)}${part && `#${part}`}` : `${place(`${name}.html`)}?lang=${game.language}${part && `#s=${part}`}`;
  const opened = open(address, name);
  if (opened) opened.opener = null;
  else game.notices.show('copy_by_hand', { copy: address });
  return undefined;
}
