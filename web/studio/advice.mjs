// Advice about texts and the answer of their step: a number that was the answer before, and a fact that gives it away.
import { same } from './facts.mjs';
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

/** Facts that a step's text says and its question asks for. */
export function givenAway(lesson, language) {
  const tells = ({ because }, text) => Object.entries(lesson.facts ?? {}).find(([name, { path, request }]) => path === because?.path && same(request, because.request) && Object.values(text ?? {}).some((one) => one.includes(`{${name}}`) || one.includes(`{${name}|`)));
  return lesson.steps.flatMap(({ say: text, ask }, i) => (!ask?.because?.request ? [] : [['say', text], ['ask.say', ask.say]].flatMap(([part, one]) => {
    const [name] = tells(ask, one) ?? [];
    return name && !ask.because.as ? [{ path: `steps.${i}.${part}`, advice: true, key: 'f_tells', values: [name], text: say(language, 'f_tells', { a: `{${name}}` }) }] : [];
  })));
}
