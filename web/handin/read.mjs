// Finds handed-in texts in anything that was pasted: mails with quotation marks and greetings, broken lines, chats, the
// table of a form. What the lines between have besides the seal's characters is dropped.
import { inflateSync, strFromU8 } from 'fflate';
import { BEGINS, ENDS, MOST, VERSION, WIDTH, unpacked } from './form.mjs';
import { unsealed } from './sealed.mjs';

/** A hyphen that a mail program or a keyboard has replaced is one as well. */
const DASH = '[-\\u2010-\\u2014\\u2212]', spelt = (mark) => mark.replace('-', DASH);
const HEAD = new RegExp(`${spelt(BEGINS)}[\\s>|]+(\\d{1,4})[\\s>|]+(\\d{1,5})(?!\\d):?`, 'gi'), TAIL = new RegExp(spelt(ENDS), 'i');

// A quoted line break of JSON or of a raw mail ends in "\n" or "=".
/** What lines have of a seal. @param {string[]} lines */
export const sealOf = (lines) => lines.map((line) => line.replace(/\\[rn]|=$/g, '').replace(/[^\w-]/g, '')).join('');

/** The lines of a text without its last line: up to the first one that has anything else than a part of the seal. */
function beginning(lines) {
  const bare = lines.map((line) => line.replace(/^[\s>|"]+|[\s"=,]+$/g, '')), first = bare.findIndex(Boolean), end = bare.findIndex((line, i) => i > first && !/^[\w-]+$/.test(line));
  return bare.slice(0, end < 0 ? bare.length : end);
}

const SAID = 40; // characters of the words before a text

/** @param {string} above  all before the text @param {string | undefined} between  what stands between it and the text before, if there is one @param {string[]} lines */
function placeOf(above, between, lines) {
  const all = above.split(/\r\n|\r|\n/), before = (between ?? above).split(/\r\n|\r|\n/).reverse().map((one) => one.replace(/^[\s>|"]+|[\s"]+$/g, '')).find((one) => one && !TAIL.test(one) && /\s|[^\w-]/.test(one)) ?? '';
  const lengths = lines.map((one) => sealOf([one.replace(/^[\s>|]+/, '')]).length).filter(Boolean), off = lengths.slice(0, -1).flatMap((has, i) => (has === WIDTH ? [] : [{ line: i + 2, has }])); // the head is the first
  return { line: all.length, before: before.length > SAID ? `${before.slice(0, SAID)}…` : before, follows: !before && between !== undefined, ...(off.length === 1 && lengths.length > 2 && { short: off[0] }) };
}

/**
 * Where a text is in what was pasted: its line, from 1, the words before it, whether another text stands there instead
 * (`name`: whose, once that is read), and the only one of its own lines that is not as long as it was written, if it is so.
 * @typedef {{line: number, before: string, follows: boolean, name?: string, short?: {line: number, has: number}}} Place
 * @typedef {{seal: string, version: number, length: number, ended: boolean, place?: Place}} Found
 * @param {string} text @returns {Found[]} in their order
 */
export function textsIn(text) {
  const heads = [...text.matchAll(HEAD)];
  let over; // where the text before ends
  return heads.map((head, i) => {
    const begin = head.index + head[0].length, rest = text.slice(begin, heads[i + 1]?.index ?? text.length), end = rest.search(TAIL);
    const lines = (end < 0 ? rest : rest.slice(0, end)).split(/\r\n|\r|\n/), place = placeOf(text.slice(0, head.index), over === undefined ? undefined : text.slice(over, head.index), lines);
    over = begin + (end < 0 ? lines.slice(0, beginning(lines).length).join('\n').length : end + TAIL.exec(rest)[0].length);
    return { seal: sealOf(end < 0 ? beginning(lines) : lines), version: Number(head[1]), length: Number(head[2]), ended: end >= 0, place };
  });
}


function contentOf(bytes) {
  try {
    return JSON.parse(strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST.bytes) })));
  } catch {
    return undefined;
  }
}

/**
 * @param {Found} found
 * @returns {{record?: import('./form.mjs').HandedIn, bad?: string, values?: object}} bad: the fault's name, as in
 *   class.txt after `bad_`
 */
export function opened({ seal, version, length, ended }) {
  if (version !== VERSION) return { bad: 'version', values: { version } };
  const bytes = unsealed(seal);
  if (!bytes || seal.length !== length)
    return seal.length < length ? { bad: 'truncated', values: { has: seal.length, of: length } } : { bad: ended ? 'altered' : 'truncated', values: { has: seal.length, of: length } };
  const record = unpacked(contentOf(bytes));
  return record ? { record } : { bad: 'unreadable' };
}
