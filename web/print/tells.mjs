// Whether a step may tell the answer of a question before it. When in doubt it may: then it begins another page.
import { inWords } from './flat.mjs';

const SPELLED = 20; // smaller numbers may be written in words

/** Lower-case words and numbers, these without the marks between thousands: "5,478 codes" is "5478 codes". */
const plain = (text) => ` ${(text.toLowerCase().replace(/(\d)[.,\u202f\u00a0](?=\d{3}(?!\d))/g, '$1').match(/[\p{L}\p{N}?*]+(?:[/.,][\p{L}\p{N}?*]+)*/gu) ?? []).join(' ').replaceAll(',', '.')} `;

/** What a step says, asks and shows in words. */
const textOf = ({ say = '', question = '', wait = '', option, board }) => plain([say, question, wait, ...option.map(({ text }) => text), JSON.stringify(board?.words ?? [])].join(' ; '));

/**
 * @param {object} question  an earlier step with a question @param {object} step  both of openLesson
 * A new case that names no part of the answer does not. Nor does another board, if the answer is a number that is not
 * on it nor in the text: words may say the same in other words, so only numbers are trusted.
 */
export function tells(question, step) {
  const text = textOf(step), answers = question.answer.flatMap((value) => [value, inWords(question, value)]);
  if (!answers.length || answers.some((answer) => text.includes(plain(answer)))) return true;
  if (step.fresh) return false;
  const number = !question.option.length && question.answer.every((value) => /[./]/.test(value) || Number(value) > SPELLED);
  return !number || !step.at || step.at === question.at;
}
