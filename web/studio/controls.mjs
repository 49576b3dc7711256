// Form controls of the studio. A control's data-path is its place in the lesson, as the checker names it: faults are
// shown below the control of their path.
import { element } from '../outline-kinds.mjs';

export const button = (name, text, act, more = {}) => element('button', { type: 'button', name, onclick: act, ...more }, text);
export const note = (text, more = {}) => element('p', { className: 'note', ...more }, text);

/** The place for a fault of the field at `path`. */
function faultBox(path, control) {
  const box = element('div', { className: 'fault', hidden: true, id: `fault-${path.replace(/[^\w-]/g, '-')}` });
  box.dataset.of = path;
  control?.setAttribute('aria-describedby', box.id);
  return box;
}

/** A part of the form without a control of its own, for faults of its path. */
export const faultPlace = (path) => faultBox(path);

/**
 * A line or several lines of text.
 * @param {{path: string, label: string, value: string, changed: (value: string) => void, rows?: number, hint?: string, numeric?: boolean, unseen?: boolean, after?: Node[]}} what
 */
export function line({ path, label, value, changed, rows = 0, hint = '', numeric = false, unseen = false, after = [] }) {
  const control = rows ? element('textarea', { rows, value, placeholder: hint, name: path }) : element('input', { value, placeholder: hint, name: path, autocomplete: 'off', inputMode: numeric ? 'numeric' : 'text' });
  control.dataset.path = path;
  control.addEventListener('input', () => changed(control.value, control));
  const fault = faultBox(path, control);
  return element('div', { className: unseen ? 'field bare' : 'field' }, element('label', {}, element('span', { className: unseen ? 'unseen' : '' }, label), control), ...after, fault);
}

/** One of several values. @param {[string, string][]} options  value, words */
export function choice({ path, label, options, value, changed, unseen = false }) {
  const control = element('select', { name: path }, ...options.map(([one, words]) => element('option', { value: one, selected: one === value }, words)));
  control.dataset.path = path;
  control.addEventListener('change', () => changed(control.value));
  return element('div', { className: 'field' }, element('label', {}, element('span', { className: unseen ? 'unseen' : '' }, label), control), faultBox(path, control));
}

export function tick({ name, label, on, changed }) {
  const control = element('input', { type: 'checkbox', name, checked: on });
  control.addEventListener('change', () => changed(control.checked));
  return element('label', { className: 'tick' }, control, ` ${label}`);
}

/** A thing with a button that removes it. */
export const chip = (name, text, remove, label, pointing = false) => element('span', { className: pointing ? 'chip pointing' : 'chip' }, text, button(name, '×', remove, { 'aria-label': label, className: 'drop' }));

/** A part that opens. @param {boolean} open @param {(open: boolean) => void} toggled */
export function folded(name, title, state, open, toggled, ...content) {
  const box = element('details', { open }, element('summary', {}, element('b', {}, title), ' ', element('span', { className: 'note' }, state)), ...content);
  box.dataset.name = name;
  box.addEventListener('toggle', () => toggled(box.open));
  return box;
}

/** The words of the control at a path; undefined if there is none. */
export function labelAt(root, path) {
  const control = root.querySelector(`[data-path="${CSS.escape(path)}"]`);
  return control?.closest('label')?.querySelector('span')?.textContent ?? control?.getAttribute('aria-label') ?? undefined;
}

/** Shows each fault at the control with the longest matching path. @param {{path: string, text: string, key?: string, advice?: boolean, details?: string, act?: Node}[]} faults @param {string} more  the word for details */
export function showFaults(root, faults, more) {
  const places = [...root.querySelectorAll('[data-of]')], told = new Map();
  const fits = (of, path) => path === of || path.startsWith(`${of}.`) || of === '';
  for (const fault of faults) {
    const [best] = places.filter(({ dataset }) => fits(dataset.of, fault.path)).sort((a, b) => b.dataset.of.length - a.dataset.of.length);
    if (best) told.set(best, [...told.get(best) ?? [], fault]);
  }
  for (const place of places) {
    const mine = told.get(place) ?? [], text = mine.map((one) => one.text).join(' · ');
    const only = mine.length > 0 && mine.every(({ advice }) => advice);
    if (place.dataset.said === text) continue;
    place.dataset.said = text;
    place.hidden = !mine.length;
    place.classList.toggle('advice', only);
    place.classList.toggle('lacking', mine.length > 0 && mine.every(({ key }) => key === 'f_missing')); // stands beside the label, so that nothing moves
    const details = mine.filter((one) => one.details).map((one) => element('details', {}, element('summary', {}, more), element('span', { lang: 'en' }, `(${one.details})`)));
    place.replaceChildren(text, ...mine.flatMap(({ act }) => (act ? [' ', act()] : [])), ...details);
    for (const control of root.querySelectorAll(`[aria-describedby=${place.id}]`)) control.setAttribute('aria-invalid', Boolean(mine.length) && !only);
  }
}
