// Previews the activity: player.html in a frame of the size of a page's column, a phone or a projector, scaled to fit.
import { addressOf } from './line.mjs';

const PATIENCE_MS = 350; // after the last key
/** The simulated screens, in px; `page` takes all the room there is. */
const SIZES = { page: undefined, phone: { width: 360, height: 640 }, projector: { width: 1280, height: 800 } };
export const SCREENS = Object.keys(SIZES);

export class Preview {
  #shown; // the address in the frame
  #timer;
  #screen = SCREENS[0];

  /**
   * @param {HTMLIFrameElement} frame
   * @param {HTMLElement} box  around it
   * @param {(option: string, value: string, why?: string) => void} refused  called for a value that the game refuses
   */
  constructor(frame, box, refused) {
    Object.assign(this, { frame, box });
    frame.tellsRefusals = true; // configured.mjs reads it: the field says what is wrong, and the notice is silent
    frame.addEventListener('load', () => frame.contentWindow.addEventListener('sagaz-error', ({ detail }) => {
      if (detail.kind === 'option') refused(detail.option, detail.value, detail.why);
    }));
    new ResizeObserver(() => this.#fit()).observe(box);
  }

  /**
   * @param {[string, string][]} given
   * @param {'page' | 'phone' | 'projector'} screen
   * @param {string} language  of this page
   * @param {boolean} typing  more keys may follow
   */
  show(given, screen, language, typing) {
    this.#screen = screen;
    this.#fit();
    const has = (name) => given.some(([one]) => one === name), mine = given.filter(([name]) => !['save', 'hosts'].includes(name));
    if (!has('lang')) mine.push(['lang', language]);
    if (!has('theme') && screen === 'projector') mine.push(['theme', 'projector']);
    const address = addressOf('player.html', [...mine, ['save', 'off']], document.baseURI);
    if (address === this.#shown) return;
    this.#shown = address;
    clearTimeout(this.#timer);
    // `replace`, so that Back leaves this page.
    this.#timer = setTimeout(() => this.frame.contentWindow.location.replace(address), typing ? PATIENCE_MS : 0);
  }

  /**
   * Gives the frame lessons from this computer, as if they were on the site.
   * @param {Record<string, string>} lessons  by address
   */
  lend(lessons) {
    this.frame.lessons = { ...this.frame.lessons, ...lessons }; // steps.mjs reads it
    this.#shown = undefined; // the frame may show another file of the same name
  }

  #fit() {
    const { clientWidth, clientHeight } = this.box, { width = clientWidth, height = clientHeight } = SIZES[this.#screen] ?? {};
    const scale = Math.min(1, clientWidth / width, clientHeight / height), { style } = this.frame;
    Object.assign(style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})`, left: `${(clientWidth - width * scale) / 2}px`, top: `${(clientHeight - height * scale) / 2}px` });
  }
}
