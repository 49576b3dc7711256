// Form controls of the page to prepare an activity. Each has a place for its error message, which tellFaults fills
// without drawing the form again, so that typing is not interrupted.
import { element } from '../outline-kinds.mjs';

let made = 0;

/** The place for the error message of the option `of`. */
function faultOf(of, ...controls) {
  const words = element('p', { className: 'fault', id: `fault-${++made}`, hidden: true });
  words.dataset.of = of;
  for (const control of controls) control.setAttribute('aria-describedby', words.id);
  return words;
}

/** @param {HTMLElement} box @param {(name: string) => string | undefined} fault */
export function tellFaults(box, fault) {
  for (const words of box.querySelectorAll('.fault')) {
    const wrong = fault(words.dataset.of) ?? '';
    if (words.textContent === wrong) continue;
    words.textContent = wrong;
    words.hidden = !wrong;
    for (const control of box.querySelectorAll(`[aria-describedby=${words.id}]`)) control.setAttribute('aria-invalid', Boolean(wrong));
  }
}

/** A choice among a few values, side by side. @param {[string, string][]} options  value, words */
export function segmented(name, label, options, chosen, changed, { unseen = false } = {}) {
  const inputs = options.map(([value]) => element('input', { type: 'radio', name, value, checked: value === chosen }));
  for (const input of inputs) input.addEventListener('change', () => changed(input.value));
  const parts = options.map(([, words], i) => element('label', {}, inputs[i], element('span', {}, words)));
  return element('fieldset', {}, element('legend', { className: unseen ? 'unseen' : '' }, label), element('div', { className: 'segments' }, ...parts), faultOf(name, ...inputs));
}

/**
 * @param {[string, string, string?][]} options  value, words, their language
 * @param {string} [of]  the option whose error is shown here; '': another field shows it
 */
export function select(name, label, options, chosen, changed, of = name) {
  const control = element('select', { name }, ...options.map(([value, words, lang = '']) => element('option', { value, selected: value === chosen, lang }, words)));
  control.addEventListener('change', () => changed(control.value));
  return element('div', { className: 'field' }, element('label', {}, element('span', {}, label), control), ...(of ? [faultOf(of, control)] : []));
}

/** @param {{placeholder?: string, of?: string, numeric?: boolean}} [how] */
export function typed(name, label, value, changed, { placeholder = '', of = name, numeric = false } = {}) {
  const control = element('input', { name, value, placeholder, autocomplete: 'off', spellcheck: false, inputMode: numeric ? 'numeric' : 'text' });
  control.addEventListener('input', () => changed(control.value));
  return element('div', { className: 'field' }, element('label', {}, element('span', {}, label), control), faultOf(of, control));
}

/** On or off. */
export function toggle(name, label, note, on, changed) {
  const control = element('input', { type: 'checkbox', name, role: 'switch', checked: on });
  control.addEventListener('change', () => changed(control.checked));
  return element('label', { className: 'toggle' }, element('span', {}, element('strong', {}, label), element('span', { className: 'note' }, note)), control);
}

/** A button that picks a file of this computer. @param {string} ending @param {(file: File) => void} taken */
export function fileOf(name, label, ending, taken) {
  const control = element('input', { type: 'file', name, accept: ending, className: 'unseen' });
  control.addEventListener('change', () => control.files.length && taken(control.files[0]));
  return element('label', { className: 'button file' }, label, control);
}
