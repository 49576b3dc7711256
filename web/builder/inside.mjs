// A lesson from a file of this computer: the link that has it inside, and the lesson inside files and packages. Fetched for
// such a lesson only, because it includes the library to deflate.
import { LONGEST, lessonIn, linkOf, packed } from '../lesson-link.mjs';
import { fileInside } from '../lesson-played.mjs';
import { spoken, textIn } from '../studio/lesson.mjs';

const ELSEWHERE = ['game', 'lesson', 'hosts']; // the lesson says its game; a link has no host page

/**
 * @param {string} text  of the file
 * @returns {{game: string, name: string, titleIn: (language: string) => string, link: (given: [string, string][], language: string) => {link: string, only?: boolean, length: number, most: number, language: string},
 *   own: () => Promise<[string, Uint8Array]>, seal: () => string} | undefined} undefined: it is no lesson; seal: for print.html#l=…
 */
export function insideOf(text) {
  const found = lessonIn(text);
  if (!found) return undefined;
  const { name, json } = found, written = spoken(json);
  return {
    name, game: json.game, titleIn: (language) => textIn(json.title, language), own: () => fileInside(json, name), seal: () => packed(json),
    link(given, language) {
      const one = written.includes(language) ? language : written[0] ?? language;
      return { ...linkOf(json, given.filter(([option]) => !ELSEWHERE.includes(option)), one), language: one, most: LONGEST };
    },
  };
}
