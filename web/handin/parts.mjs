// Divides a text to hand in among QR codes, and joins the codes of a text again, in any order. A single code holds the
// text itself, so that any phone's camera can copy it; each of several begins with a line that says which part it is.
import { BEGINS, ENDS } from './form.mjs';
import { sealOf, textsIn } from './read.mjs';

const PART = 'SAGAZ-QR';
const ROOM = 560; // characters of a seal in one code: 85 × 85 squares, which a phone reads from another's screen
const MOST = { codes: 20, open: 500 };
const HEAD = new RegExp(`${PART.replace('-', '[-\\u2010-\\u2014\\u2212]')}[\\s>|]+(\\d{1,2})/(\\d{1,2})[\\s>|]+(\\d{1,4})[\\s>|]+(\\d{1,5})[\\s>|]+([0-9a-f]{8}):`, 'gi');

/** FNV-1a: tells the codes of one text from those of another. */
function nameOf(seal) {
  let hash = 0x811C9DC5;
  for (const letter of seal) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Where part n begins (from 1); all parts have the same length, give or take one. */
const beginOf = (n, of, length) => Math.floor((n - 1) * length / of);

/** @param {string} text  as write.mjs makes it @returns {string[]} the content of each QR code */
export function codesOf(text) {
  const [{ seal, version, length }] = textsIn(text), of = Math.ceil(length / ROOM);
  if (of === 1) return [`${BEGINS} ${version} ${length}:\n${seal}\n${ENDS}`];
  return Array.from({ length: of }, (_, i) => `${PART} ${i + 1}/${of} ${version} ${length} ${nameOf(seal)}:\n${seal.slice(beginOf(i + 1, of, length), beginOf(i + 2, of, length))}`);
}

/** Collects the parts of texts, which may come in several pastes, pictures and scans. */
export class Parts {
  #open = new Map(); // what all parts of a text say → its parts by number

  clear() { this.#open.clear(); }

  /**
   * @param {string} text
   * @returns {{texts: import('./read.mjs').Found[], waiting: {has: number, of: number}[]}} of those of which this text has a
   *   part: the whole ones; those that still lack others
   */
  take(text) {
    const heads = [...text.matchAll(HEAD)], touched = new Set();
    heads.forEach((head, i) => {
      const [n, of, version, length] = head.slice(1, 5).map(Number), key = head.slice(2).join(' ').toLowerCase(), begin = head.index + head[0].length;
      const size = beginOf(n + 1, of, length) - beginOf(n, of, length);
      const part = sealOf(text.slice(begin, heads[i + 1]?.index ?? text.length).split(/\r\n|\r|\n/)).slice(0, size);
      if (n < 1 || n > of || of > MOST.codes || part.length < size || (!this.#open.has(key) && this.#open.size >= MOST.open)) return;
      if (!this.#open.has(key)) this.#open.set(key, { of, version, length, parts: new Map() });
      this.#open.get(key).parts.set(n, part);
      touched.add(key);
    });
    const texts = [], waiting = [];
    for (const key of touched) {
      const { of, version, length, parts } = this.#open.get(key);
      if (parts.size < of) waiting.push({ has: parts.size, of });
      else texts.push({ seal: Array.from({ length: of }, (_, i) => parts.get(i + 1)).join(''), version, length, ended: true });
    }
    return { texts, waiting };
  }
}
