// Replaces pages.mjs in the offline file, which has no other pages: the game itself explains the underlined terms.
import { place } from './place.mjs';

export const PAGES = false;

let words;

export async function openPage(game, name, part) {
  words ??= fetch(place('glossary.json')).then((response) => response.json());
  const { [part]: said } = (await words)[game.language];
  if (said) game.set('explain', said.join('\n'));
}
