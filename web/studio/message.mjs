// The page's messages: each stays some seconds, and longer while the pointer or the focus is on it. It stands where it
// covers no main button.
import { element } from '../outline-kinds.mjs';
import { button } from './controls.mjs';

const STAYS_MS = 8000, EDGE = 16;

export class Message {
  #timer;

  constructor() {
    this.box = element('div', { id: 'status', role: 'status' });
    for (const kind of ['pointerenter', 'focusin']) this.box.addEventListener(kind, () => clearTimeout(this.#timer));
    for (const kind of ['pointerleave', 'focusout']) this.box.addEventListener(kind, () => this.#wait());
    for (const kind of ['scroll', 'resize']) addEventListener(kind, () => this.#stand(), { passive: true });
  }

  /** @param {string} text @param {{words: string, act: () => void}} [offer]  a button beside it */
  show(text, offer) {
    this.box.replaceChildren(...(text ? [element('span', {}, text)] : []), ...(offer ? [button('offer', offer.words, () => { this.clear(); offer.act(); }, { className: 'plain' })] : []));
    this.#stand();
    this.#wait();
  }

  clear() {
    clearTimeout(this.#timer);
    this.box.replaceChildren();
  }

  #wait() {
    clearTimeout(this.#timer);
    if (!this.box.matches(':hover') && !this.box.contains(document.activeElement)) this.#timer = setTimeout(() => this.clear(), STAYS_MS);
  }

  /** Takes the lowest place from which it covers no main button. */
  #stand() {
    const { box } = this;
    if (!box.firstChild) return;
    const { height, left, right } = box.getBoundingClientRect(), room = innerHeight - height - 2 * EDGE, mains = [...document.querySelectorAll('button.main')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    const free = (bottom) => mains.every((one) => one.right < left || one.left > right || one.bottom < innerHeight - bottom - height || one.top > innerHeight - bottom);
    const places = [0, 1, .25, .5, .75].map((part) => EDGE + part * room);
    box.style.bottom = `${places.find(free) ?? EDGE}px`;
  }
}
