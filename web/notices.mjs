// Messages of the page itself (a bad value, blocked storage, no WebGL …): above the game, in its language, until closed.
import { element } from './outline-kinds.mjs';
import { text } from './texts.mjs';

export class Notices {
  #shown = new Map(); // text's name (and values) → how to write it again in another language, and how to take it away

  /** @param {HTMLElement} box @param {() => string} language */
  constructor(box, language) {
    this.box = box;
    this.language = language;
  }

  /**
   * @param {string} name  of a text
   * @param {{values?: object, remedy?: string, act?: () => void, also?: object, closed?: () => void, copy?: string, quiet?: boolean}} [more]
   *   remedy: the text of a button; also: another's text and what it does, without an end of the notice; closed: after it or the close button; copy: a text to copy by hand; quiet: it interrupts nobody
   */
  show(name, { values, remedy, act, also = {}, closed, copy, quiet } = {}) {
    const key = name + JSON.stringify(values ?? '');
    if (this.#shown.has(key)) return;
    const message = element('p'), notice = element('div', { className: 'notice', role: quiet ? 'status' : 'alert' }, message);
    const gone = () => {
      notice.remove();
      this.#shown.delete(key);
      closed?.();
    };
    const pressed = { ...remedy && { [remedy]: () => { gone(); act(); } }, ...also, close: gone };
    const buttons = Object.entries(pressed).map(([label, onclick]) => [element('button', { type: 'button', onclick }), label]);
    const write = () => { // without words until they have come
      message.textContent = text(this.language(), name, values);
      notice.hidden = !message.textContent;
      for (const [button, label] of buttons) button.textContent = text(this.language(), label);
    };
    if (copy) notice.append(element('input', { readOnly: true, value: copy, 'aria-label': text(this.language(), name) }));
    notice.append(...buttons.map(([button]) => button));
    write();
    this.#shown.set(key, { write, gone });
    this.box.append(notice);
  }

  /** What it says is over, whatever its values. @param {string} name */
  hide(name) {
    for (const [key, { gone }] of this.#shown) if (key.startsWith(`${name}"`) || key.startsWith(`${name}{`)) gone();
  }

  translate() {
    for (const { write } of this.#shown.values()) write();
  }

  clear() {
    this.box.replaceChildren();
    this.#shown.clear();
  }
}
