// The header of the studio: the lesson's title, undo and redo, the language that is written, and the way to take it along.
import { segmented } from '../builder/controls.mjs';
import { element } from '../outline-kinds.mjs';
import { button } from './controls.mjs';
import { LANGUAGES, missingIn, spoken, textIn } from './lesson.mjs';
import { say } from './say.mjs';

/** @param {import('../studio.mjs').Studio} studio */
export function drawHeader(studio) {
  const { language, lesson, speaks, unkept } = studio, words = (key) => say(language, key), all = spoken(lesson);
  const lacks = (code) => all.includes(code) && all.length > 1 && missingIn(lesson, code).length;
  const undo = studio.header.querySelector('[name=undo]'), kept = studio.header.querySelector('.kept');
  if (undo && studio.header.dataset.of === `${language} ${speaks} ${all.map(lacks).map(Boolean)}`) {
    undo.disabled = !studio.work.canUndo;
    studio.header.querySelector('[name=redo]').disabled = !studio.work.canRedo;
    kept.textContent = words(unkept || studio.work.clashes ? 'not_kept' : 'kept');
    studio.header.querySelector('.title').textContent = textIn(lesson.title, speaks);
    return;
  }
  studio.header.dataset.of = `${language} ${speaks} ${all.map(lacks).map(Boolean)}`;
  const languages = segmented('speaks', words('speaks'), LANGUAGES.map((code) => [code, `${code.toUpperCase()}${lacks(code) ? ' !' : ''}`]), speaks, (next) => {
    studio.speaks = next;
    studio.draw();
  }, { unseen: true });
  studio.header.replaceChildren(element('a', { href: './', 'aria-label': words('back'), className: 'back' }), element('h1', {}, words('title')), element('p', { className: 'title' }, textIn(lesson.title, speaks)), element('p', { className: 'kept note' }, words(unkept || studio.work.clashes ? 'not_kept' : 'kept')),
    element('span', { className: 'pairs' }, button('undo', '↶', () => studio.step('undo'), { 'aria-label': words('undo'), title: words('undo'), disabled: !studio.work.canUndo }), button('redo', '↷', () => studio.step('redo'), { 'aria-label': words('redo'), title: words('redo'), disabled: !studio.work.canRedo })),
    languages, button('take', words('take_along'), () => studio.turnTo('take')));
}
