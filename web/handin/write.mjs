// Writes the text that a pupil hands in.
import { deflateSync, strToU8 } from 'fflate';
import { BEGINS, ENDS, LONGEST, VERSION, WIDTH, packed } from './form.mjs';
import { sealed } from './sealed.mjs';

/** @param {object} content  JSON @returns {string} */
export function wrapped(content, version = VERSION) {
  const seal = sealed(deflateSync(strToU8(JSON.stringify(content)), { level: 9 }));
  return [`${BEGINS} ${version} ${seal.length}:`, ...seal.match(new RegExp(`.{1,${WIDTH}}`, 'g')), ENDS, ''].join('\n');
}

/** Keeps only the last answer to each question; `tries` still counts the others. */
const shorter = (record) => ({ ...record, answers: record.answers?.map((one) => ({ ...one, given: one.given.slice(-1) })) });

/** @param {import('./form.mjs').HandedIn} record @returns {string} */
export function written(record) {
  const whole = wrapped(packed(record));
  return whole.length <= LONGEST || !record.answers ? whole : wrapped(packed(shorter(record)));
}
