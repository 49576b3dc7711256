// The list of steps: choose one, add, copy, move by buttons or by dragging, delete.
import Sortable from 'sortablejs';
import { element } from '../outline-kinds.mjs';
import { button } from './controls.mjs';
import { LEAST_STEPS, MOST, copied, kindOf, nameOf, newStep } from './lesson.mjs';
import { say } from './say.mjs';

/** The number of a step's faults; its press goes to the first. */
const badgeOf = (studio, at) => button(`badge-${at}`, '', () => studio.goToFirst(at), { className: 'badge', hidden: true });

/** @param {import('../studio.mjs').Studio} studio @returns {HTMLElement[]} */
export function drawList(studio) {
  const { language, lesson, at, speaks } = studio, words = (key, values) => say(language, key, values), { steps } = lesson, full = steps.length >= MOST.steps;
  const move = (from, to) => {
    if (to < 0 || to >= steps.length || from === to) return;
    studio.change((next) => { next.steps.splice(to, 0, ...next.steps.splice(from, 1)); }, { at: to });
  };
  const rows = steps.map((step, i) => {
    const chosen = at === i, title = nameOf(step, speaks) || words('untitled');
    const main = button(`step-${i}`, '', () => studio.go(i), { className: 'step', 'aria-current': chosen ? 'step' : 'false' });
    main.append(element('span', { className: 'number' }, `${i + 1}`), element('span', { className: 'what' }, element('b', {}, title), element('span', { className: 'note' }, words(kindOf(step)))));
    const tools = chosen ? [element('span', { className: 'tools' },
      button('up', '↑', () => move(i, i - 1), { 'aria-label': words('up'), disabled: i === 0 }),
      button('down', '↓', () => move(i, i + 1), { 'aria-label': words('down'), disabled: i === steps.length - 1 }),
      button('copy', words('copy'), () => studio.change((next) => next.steps.splice(i + 1, 0, copied(next.steps[i])), { at: i + 1 }), { disabled: full }),
      button('delete', words('delete'), () => studio.change((next) => next.steps.splice(i, 1), { at: Math.min(i, steps.length - 2) }), { disabled: steps.length <= LEAST_STEPS }))] : [];
    const row = element('li', { className: chosen ? 'chosen' : '' }, element('span', { className: 'grip', 'aria-hidden': 'true' }), main, badgeOf(studio, i), ...tools);
    row.dataset.step = i;
    return row;
  });
  const list = element('ol', { id: 'steps' }, ...rows);
  Sortable.create(list, {
    handle: '.grip', animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
    onEnd: ({ oldIndex, newIndex }) => {
      if (oldIndex === newIndex) return;
      move(oldIndex, newIndex);
    },
  });
  const head = button('head', '', () => studio.go(-1), { className: 'step', 'aria-current': at < 0 ? 'step' : 'false' });
  head.append(element('span', { className: 'number' }, '☰'), element('span', { className: 'what' }, element('b', {}, words('about_lesson')), element('span', { className: 'note' }, words('about_lesson_note'))));
  return [
    element('div', { className: 'head' }, element('h2', {}, words('steps')), element('span', { className: 'note' }, `${steps.length}`)),
    element('div', { className: at < 0 ? 'chosen first' : 'first' }, head, badgeOf(studio, -1)), list,
    button('add', `+ ${words('add_step')}`, () => studio.change((next) => next.steps.splice(at < 0 ? next.steps.length : at + 1, 0, newStep()), { at: at < 0 ? steps.length : at + 1 }), { disabled: full, className: 'wide' }),
  ];
}

/** Shows how many faults, or else notes, each step has. @param {Map<number, {faults: number, advice: number}>} counts  -1: the lesson's own */
export function showCounts(studio, counts) {
  for (const badge of document.querySelectorAll('#list .badge')) {
    const { faults = 0, advice = 0 } = counts.get(Number(badge.name.slice('badge-'.length))) ?? {};
    badge.hidden = !faults && !advice;
    badge.className = faults ? 'badge bad' : 'badge advice';
    badge.textContent = faults ? `✗ ${faults}` : `! ${advice}`;
    badge.setAttribute('aria-label', `${say(studio.language, faults ? 'faults_n' : 'advice_n', { n: faults || advice })}. ${say(studio.language, 'to_fault')}`);
  }
}
