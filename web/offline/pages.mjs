// pages.mjs of the offline file: no page beside it, but the words that its game underlines are inside, and the game shows them.
import { place } from './place.mjs';

export const PAGES = false;

let words;

export async function openPage(game, name, part) {
  words ??= fetch(place('glossary.json')).then((response) => response.json());
  const { [part]: said } = (await words)[game.language];
  if (said) game.set('explain', said.join('\n'));
}
