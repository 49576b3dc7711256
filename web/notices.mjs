// Messages of the page itself (a bad value, blocked storage, no WebGL …): above the game, in its language, until closed.
// Only the newest is in sight, so that the board keeps its room; a screen reader has them all.
import { element } from './outline-kinds.mjs';
import { text } from './texts.mjs';

const PAUSE_MS = 800;
let lastInput = -PAUSE_MS;
for (const name of ['pointerdown', 'keydown']) addEventListener(name, () => { lastInput = performance.now(); }, { capture: true, passive: true });

/** Calls `then` when nothing has been pressed for a moment, because a notice moves the board. Returns its undoing. */
function afterInput(then) {
  let timer;
  const look = () => {
    const left = lastInput + PAUSE_MS - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else then();
  };
  look();
  return () => clearTimeout(timer);
}

export class Notices {
  #shown = new Map(); // text's name and values → {values, write: writes it in the current language, gone: closes it, dontShow: ends waiting}

  /** @param {HTMLElement} box @param {() => string} language */
  constructor(box, language) {
    this.box = box;
    this.language = language;
  }

  /**
   * @param {string} name  of a text
   * @param {{values?: object, remedy?: string, act?: () => void, also?: object, closed?: () => void, copy?: string, quiet?: boolean}} [more]
   *   remedy: text of a button that closes the notice and calls act; also: more buttons, text → action, which do not
   *   close it; closed: called when it is closed; copy: a text to copy by hand; quiet: announced without interrupting
   */
  show(name, { values, remedy, act, also = {}, closed, copy, quiet } = {}) {
    const key = name + JSON.stringify(values ?? '');
    if (this.#shown.has(key)) return;
    const message = element('p'), notice = element('div', { className: 'notice', role: quiet ? 'status' : 'alert' }, message);
    const dontShow = afterInput(() => this.box.prepend(notice));
    const gone = () => {
      dontShow();
      notice.remove();
      this.#shown.delete(key);
      closed?.();
    };
    const pressed = { ...remedy && { [remedy]: () => { gone(); act(); } }, ...also, close: gone };
    const buttons = Object.entries(pressed).map(([label, onclick]) => [element('button', { type: 'button', onclick }), label]);
    const write = () => { // hidden until the texts have loaded
      message.textContent = text(this.language(), name, values);
      notice.hidden = !message.textContent;
      for (const [button, label] of buttons) button.textContent = text(this.language(), label);
    };
    if (copy) notice.append(element('input', { readOnly: true, value: copy, 'aria-label': text(this.language(), name) }));
    notice.append(...buttons.map(([button]) => button));
    write();
    this.#shown.set(key, { values, write, gone, dontShow });
  }

  /** Closes the notices about values of attributes that have changed. @param {(one: {name: string, value: string}) => boolean} isStill */
  settle(isStill) {
    for (const { values, gone } of [...this.#shown.values()]) if (values?.name && !isStill(values)) gone();
  }

  /** Closes the notice with this text, whatever its values. @param {string} name */
  hide(name) {
    for (const [key, { gone }] of this.#shown) if (key.startsWith(`${name}"`) || key.startsWith(`${name}{`)) gone();
  }

  translate() {
    for (const { write } of this.#shown.values()) write();
  }

  clear() {
    for (const { dontShow } of this.#shown.values()) dontShow();
    this.box.replaceChildren();
    this.#shown.clear();
  }
}
