// A lesson of a teacher's inside a link: the fragment of player.html#l=… has it deflated, as base64url with a checksum,
// so that a class needs no site with the lesson's file. Its name says which text it is: class.html judges answers to
// the same text only.
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { sealed, unsealed } from './handin/sealed.mjs';
import { mark } from './mark.mjs';
import { MOST, inOne, isLesson, slug, spoken } from './studio/lesson.mjs';

export const LONGEST = 8000; // characters of a link that mail programs, chats and forms leave whole
const ID = 32; // characters of a lesson's own name, so that with its mark it is a name as ours are

/** @param {object} json  a lesson with its texts inside @returns {string} my-cut-1x4k2pq */
export const nameOf = (json) => `${slug(`${json.id ?? ''}`).replace(/^(?![a-z])/, 'lesson-').slice(0, ID)}-${mark(JSON.stringify(json))}`;

/** The address under which a page lends the lesson, and which a handed-in text names. @param {string} name */
export const addressOf = (name) => `mine/${name}.json`;

/** @param {object} json @returns {string} what follows #l= */
export const packed = (json) => sealed(deflateSync(strToU8(JSON.stringify(json)), { level: 9 }));

/**
 * What a link may carry: the whole lesson, or one of its languages.
 * @param {object} json @param {string[]} [languages] @returns {object[]}
 */
export const formsOf = (json, languages = spoken(json)) => [json, ...languages.map((language) => inOne(json, language))];

/** A page of this site with a lesson inside its address. @param {string} name  of the page @param {string} seal */
export const pageWith = (name, query, seal) => `${new URL(`${name}?${new URLSearchParams(query)}`, document.baseURI)}#l=${seal}`;

/**
 * The link to play a lesson, with all its languages if there is room, else with one.
 * @param {object} json @param {Record<string, string> | [string, string][]} query @param {string} language  that one
 * @returns {{link: string, seal?: string, name?: string, only?: boolean, length: number}} link: empty, it would be too long
 */
export function linkOf(json, query, language) {
  const [whole, one] = formsOf(json, [language]), forms = spoken(json).length > 1 ? [whole, one] : [whole];
  const made = forms.map((form) => ({ seal: packed(form), name: addressOf(nameOf(form)) })).map((form) => ({ ...form, link: pageWith('player.html', query, form.seal) }));
  const at = made.findIndex(({ link }) => link.length <= LONGEST);
  return at < 0 ? { link: '', length: made[made.length - 1].link.length } : { ...made[at], only: at > 0, length: made[at].link.length };
}

/** @param {string} text  of a file @returns {{name: string, json: object} | undefined} undefined: it is no lesson */
export function lessonIn(text) {
  try {
    const json = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isLesson(json) ? { name: nameOf(json), json } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} seal @returns {ReturnType<typeof lessonIn>} undefined: it was cut or changed */
export function unpacked(seal) {
  const bytes = unsealed(seal);
  try {
    return bytes && lessonIn(strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST.bytes) })));
  } catch {
    return undefined;
  }
}

/** The fragments of such links in a text. @param {string} text @returns {string[]} */
export const sealsIn = (text) => [...text.matchAll(/#l=([\w-]+)/g)].map(([, seal]) => seal);
