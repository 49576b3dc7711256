// Draws the teacher's page: aim, time, source, and for each question its answer and the students' likely mistakes.
import { element } from '../outline-kinds.mjs';
import { say } from './say.mjs';
import { answerOf, mistakesOf } from './sheet.mjs';

/** @param {object} lesson  of openLesson @param {{language: string, game: string, titles: Map<string, string>}} how  titles: of other lessons */
export function drawTeacher(lesson, { language, game, titles }) {
  const facts = [
    ['aim', lesson.aim, lesson.language], ['expect', lesson.expect, lesson.language], ['time', say(language, 'minutes', { minutes: lesson.minutes })],
    ['game', game], ['before', lesson.after.map((id) => titles.get(id) ?? id).join(', ')], ['about', lesson.about],
  ].filter(([, text]) => text);
  const asked = lesson.steps.filter(({ kind }) => kind).map((step) => element('li', { className: 'step', value: step.step + 1 },
    element('h3', {}, say(language, 'step', { step: step.step + 1 })),
    element('div', { className: 'whole', lang: lesson.language }, element('p', { className: 'question' }, step.question), answerOf(step, language),
      ...mistakesOf(step, language),
      ...(step.hint.length ? [element('p', { className: 'label' }, say(language, 'hints')), element('ol', { className: 'hints' }, ...step.hint.map((hint) => element('li', {}, hint)))] : []))));
  return [
    element('dl', { className: 'facts' }, ...facts.flatMap(([key, text, lang]) => [element('dt', {}, say(language, key)), element('dd', lang ? { lang } : {}, text)])),
    element('h2', {}, say(language, 'questions')), element('ol', { className: 'steps' }, ...asked),
  ];
}
