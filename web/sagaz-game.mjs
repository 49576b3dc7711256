// The element <sagaz-game game="mastermind" lang="es">: a game anywhere on a page. Attributes: options.mjs, read by
// configured.mjs. Its life is life.mjs. Here are its methods: those of the page, and those that its parts call.
// Events: sagaz-ready, -error, -change, -move, -progress, -complete, and -setting when the player changes language or theme.
import * as engine from './engine.mjs';
import { configure, refuse } from './configured.mjs';
import { unwatch, watch } from './context-pool.mjs';
import { whenMore } from './downloads.mjs';
import { EFFECTS } from './effects.mjs';
import { Life, TOOLS } from './life.mjs';
import { Notices } from './notices.mjs';
import { ATTRIBUTES, OF_GAME, OPTIONS, tellStrange } from './options.mjs';
import { element } from './outline-kinds.mjs';
import { carries } from './place.mjs';
import { gameOfLink } from './programs.mjs';
import { withResults } from './puzzle-days.mjs';
import { drawnNumber } from './puzzle-names.mjs';
import { SaveStore } from './save-store.mjs';
import { copy, giveFile } from './share.mjs';
import { Speech } from './speech.mjs';
import { load, save } from './storage.mjs';
import { dress } from './style.mjs';
import { Surroundings, isDark } from './surroundings.mjs';
import { BUILD, GAMES } from './tables.mjs';
import { text } from './texts.mjs';
import { bring } from './wasm.mjs';

export class SagazGame extends HTMLElement {
  static observedAttributes = Object.keys(ATTRIBUTES);

  #around = new Surroundings(this);
  #speech = new Speech(this, this.#around);
  #life = new Life(this, this.#around, this.#speech);
  #home; // whether the home screen is shown; undefined before the first frame
  #luck = `${drawnNumber()}`; // the number of puzzles without end, the same for each configuration
  jobs = new Map();

  /** What a worker played unseen, to make the first taps faster (rehearsal.mjs). @type {Promise<object | undefined> | undefined} */
  rehearsal;

  /** A link to open instead of the saved game; set it before the element is connected. @type {string | undefined} */
  link;

  /** Whether the player left the configured game or lesson before the page was reloaded. */
  left = false;

  /** Whether the page has nothing but this game. */
  alone;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    dress(shadow);
    this.notices = new Notices(element('div'), () => this.language);
    this.poster = element('div', { className: 'poster' });
    this.root = element('div', { className: 'root', dir: 'ltr' }, this.notices.box, this.poster);
    shadow.append(this.root);
    this.visible = false;
    this.saveStore = new SaveStore(this, {
      playing: () => (this.#life.stage ? this.#life.place ?? this.values.game : undefined), restart: (at) => this.#life.restart(at),
    });
  }

  connectedCallback() {
    this.standalone = this.hasAttribute('standalone');
    tellStrange(this.getAttributeNames(), this);
    this.closing = new AbortController();
    const { signal } = this.closing;
    this.apply(configure(this, this.#luck));
    document.addEventListener('visibilitychange', () => this.#life.pause(), { signal });
    this.#around.listen(signal);
    addEventListener('storage', (event) => this.saveStore.elsewhere(event), { signal });
    whenMore(() => this.#life.drawProgress(), signal);
    for (const type of ['dragover', 'drop']) this.addEventListener(type, (event) => this.#drop(event), { signal });
    this.#life.wait();
    watch(this);
  }

  disconnectedCallback() {
    this.closing.abort();
    unwatch(this);
    this.#life.end();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || this.#life.state === 'new') return;
    const wanted = configure(this, this.#luck);
    if (name === 'lang' && this.#life.stage) return this.#speech.ask(wanted.language);
    if (name === 'theme' && this.#life.stage) {
      this.apply({ theme: wanted.theme });
      return this.set('theme', wanted.theme);
    }
    this.apply(wanted);
    if (OPTIONS[ATTRIBUTES[name]].kind === 'live') return;
    this.changing ??= Promise.resolve().then(() => { // several attributes at once are one change
      this.changing = undefined;
      this.#life.changed();
    });
  }

  // ---- the public interface --------------------------------------------------------------------------------------

  /** The game as one line of text for a link; empty before it starts. */
  getState() { return this.#life.stage?.ask(() => this.#life.stage.app.text('app_state')) ?? ''; }

  /** @param {string} link @returns {boolean} whether it could be read; otherwise the game stays as it was */
  setState(link) { return this.#life.stage?.do('app_set_state', String(link)) === 1; }

  /** A fresh game of the configured kind. */
  reset() {
    if (this.#life.state === 'new') return; // not on the page
    this.saveStore.clear();
    this.#life.beLed();
    this.#life.restart();
  }

  /** @returns {Promise<Blob | null>} a PNG */
  screenshot() { return this.#life.stage?.screenshot() ?? Promise.resolve(null); }

  /** The engine: see engine.mjs. */
  request(json, how) { return engine.request(json, how); }

  focus() { this.#life.stage?.focus(); }

  /** Frees all resources, before the element is removed. */
  destroy() {
    this.closing?.abort();
    this.#life.end();
    this.poster.hidden = true;
    unwatch(this);
  }

  get app() { return this.#life.stage?.app; }

  debugOutline() { return this.#life.stage?.debugOutline(); }

  /** A number that changes with each start and end of a program. */
  get life() { return this.#life.starts; }

  get stats() { return { state: this.#life.state, frames: this.#life.stage?.scheduler.frames ?? 0, textView: this.#life.stage?.textView ?? false }; }

  /** Opens a link that arrives while a game is played; that game is put aside and offered back. */
  openLink(link) {
    if (!this.#life.stage) {
      this.link = link;
      return;
    }
    const before = this.saveStore.last;
    // The application reports a damaged link.
    if (this.setState(link) && before !== undefined) this.saveStore.putAside(before);
  }

  // ---- called by the stage and by effects ------------------------------------------------------------------------

  effect(effect) { EFFECTS[effect.type]?.(this, effect, this.#life.stage); }

  keep(saved) { this.#life.keep(saved); }

  linkRefused() { this.#life.linkRefused(); }

  savePreference(name, text) {
    const why = save(name, name === 'prefs' ? withResults(load('prefs'), text) : text); // another tab may have solved puzzles
    if (why !== 'no_room') this.saveStore.warn(why); // the game may still have room
  }

  notice(name) { this.notices.show(name); }

  pictureBack() { this.notices.hide('picture_lost'); }

  firstFrame() {
    this.poster.hidden = true;
    performance.mark('sagaz-first-frame');
  }

  /** A dialog opened, or the last one closed. */
  dialog(open) { if (this.standalone) this.emit('open', { open }); }

  /** Sets the title of a page that has nothing but this game. */
  titled(title) {
    const home = title === 'Sagaz';
    if (this.alone) document.title = home ? title : `${title} · Sagaz`;
    if (!this.standalone) return;
    if (home !== this.#home) this.emit('place', { home });
    this.#home = home;
  }

  crashed(error) { return this.#life.crashed(error); }

  emit(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(`sagaz-${name}`, { detail, bubbles: true, composed: true }));
  }

  /** Shows a notice about a value that is malformed or that the game refuses. */
  refuse(one, game) { refuse(this, one, game); }

  set(name, value) { this.#life.stage?.do('app_set', name, value); }

  /** Presses a control, or sets its value. */
  act(id, value = '') { this.#life.stage?.do('app_outline_action', id, value); }

  /** The language or theme in use has changed, from inside or outside. */
  apply({ language = this.language, theme = this.theme }) {
    Object.assign(this, { language, theme });
    this.root.lang = language;
    this.root.dataset.theme = theme;
    this.#life.translate();
  }

  /** The program speaks this language from now on. */
  speaks(language) { this.#speech.speaks(language); }

  /** Loads a language's texts for the program, which keeps its language until then. */
  learn(language) { return this.#speech.learn(language); }

  /** The Lessons object that leads this game through lessons. */
  lessons() { return this.#life.lessons(); }

  /** Lets the pupil of a class hand in the result of the activity (handin.mjs). */
  handIn(name, detail, state) {
    if (!this.values.class || !['ready', 'change', 'answered', 'complete'].includes(name)) return;
    const tools = { load, save: (key, kept) => this.savePreference(key, kept), text, copy, giveFile, element, engine: TOOLS.engine, gameOfLink, GAMES, OF_GAME, BUILD };
    bring('handin.mjs').then(({ heard }) => heard(this, name, { ...detail, state }, tools), () => this.notices.show('no_wasm'));
  }

  /** Takes a file that is dropped on the game. */
  #drop(event) {
    if (!carries || !this.#life.stage || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault(); // the browser would leave the page
    if (event.type === 'drop') this.effect({ type: 'file', name: '', dropped: event.dataTransfer.files[0] });
  }

  /** Restarts after saved texts were imported. @param {boolean} mine  whether this game's text is among them */
  brought(mine) {
    if (mine) this.saveStore.forget();
    this.#life.restart();
  }

  /** The theme in use: for "auto" the system's. */
  themeNow() { return this.theme !== 'auto' ? this.theme : isDark() ? 'dark' : 'light'; }

  /** Closes the program behind the poster, which frees its context and memory; the game stays saved. */
  sleep() { this.#life.sleep(); }

  /** Scrolled into view or out of it. */
  see(visible) { this.#life.see(visible); }

  /** Opens another game, or home, in its own program. */
  goTo(game, link, lesson) { this.#life.goTo(game, link, lesson); }

  /** @returns {boolean} whether one was open */
  closeDialog() {
    if (!this.#life.stage?.outline.hasDialog) return false;
    this.act('close');
    return true;
  }

  /** Goes to the home screen; the game stays saved. */
  goHome() {
    if (this.#life.stage) return this.act('home');
    const saved = this.saveStore.stored();
    if (saved !== undefined) this.keep(saved.replace(/^at=.*$/m, 'at=home').replace(/^lesson=.*\n/m, ''));
    this.goTo('home');
  }
}

if (!customElements.get('sagaz-game')) customElements.define('sagaz-game', SagazGame); // a page may load a second copy
