// Advice about texts and the answer of their step: a number that was the answer before.
import { say } from './say.mjs';

const plain = (number) => (/^\d{1,3}([.,\s]\d{3})+$/.test(number) ? number.replace(/\D/g, '') : number.replace(',', '.')).replace('\u2212', '-');

/** The numbers that a text has typed, in whatever language it is. @returns {string[]} */
const numbersIn = (text) => [...text.replace(/\{[^}]*\}/g, ' ').matchAll(/(?:^|[^\w.,])([-\u2212]?\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?)/g)].map(([, number]) => plain(number));

/** Numbers of the text for a right answer that were the answer before (`was`, of question.mjs). */
export function former(lesson, language) {
  return lesson.steps.flatMap(({ ask }, i) => {
    const { was, answer, right } = ask ?? {};
    if (was === undefined || was === `${answer}` || !Object.values(right ?? {}).some((text) => numbersIn(text).includes(was))) return [];
    return [{ path: `steps.${i}.ask.right`, advice: true, key: 'f_was', values: [was], text: say(language, 'f_was', { a: was }) }];
  });
}
