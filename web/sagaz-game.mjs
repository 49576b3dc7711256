// <sagaz-game game="mastermind" lang="es">: a deduction game anywhere on a page. Attributes: options.mjs.
// Events: sagaz-ready, -error, -change, -move, -progress, -complete, and -setting when the player changes language or theme.
import * as engine from './engine.mjs';
import { EFFECTS } from './effects.mjs';
import { SaveStore } from './save-store.mjs';
import { enter, leave, unwatch, watch } from './context-pool.mjs';
import { Notices } from './notices.mjs';
import { LANGUAGES } from './languages.mjs';
import { OF_GAME, OPTIONS, bestLanguage, readOptions, tellStrange } from './options.mjs';
import { element } from './outline-kinds.mjs';
import { percent, whenMore } from './downloads.mjs';
import { PAGES } from './pages.mjs';
import { carries, place } from './place.mjs';
import { drawPercent, drawPoster } from './poster.mjs';
import { EVERY_COMMAND, gameOfLink, gameSaved, programOf } from './programs.mjs';
import { copy, giveFile } from './share.mjs';
import { Stage } from './stage.mjs';
import { load, save } from './storage.mjs';
import { dress } from './style.mjs';
import { fetchTexts, speaking, teach, text } from './texts.mjs';
import { bring } from './wasm.mjs';

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduce = matchMedia('(prefers-reduced-motion: reduce)');
const forced = matchMedia('(forced-colors: active)');

/** Stored texts are as doubtful as attributes. */
const known = (option, value) => (OPTIONS[option].allowed.includes(value) ? value : undefined);

const TOOLS = { place, programOf, load, text, engine: (request) => engine.submit(EVERY_COMMAND, request) };

export class SagazGame extends HTMLElement {
  static observedAttributes = Object.keys(OPTIONS);

  /** @type {Stage | undefined} */
  #stage;
  #starting = 0; // which start is the current one: an older one that comes late is thrown away
  #state = 'new'; // new → waiting → starting → playing; asleep (poster) or failed
  #place; // where the player has gone from the configured game
  #learning = 0; // which language the player waits for: the last asked for counts
  #asked; // the language that the page has asked for; another one that the program speaks is the player's choice
  #redrawPoster = () => {};
  #home; // whether all games are shown; undefined = nothing yet
  #textView; // what a restart is to show; undefined = as configured
  #lessons; // lessons.mjs's, when there is one
  #led = false; // the attribute's lesson is to begin with the next start: the player has not gone elsewhere
  #brought; // a step for the program that is starting
  #before; // what is saved, while a link that may take its place is being opened
  jobs = new Map();

  /** A link to open instead of the saved game; to be set before the element is on the page. @type {string | undefined} */
  link;

  /** Whether the player had gone elsewhere from the configured game or lesson before the page was loaded again. */
  left = false;

  /** Whether the page has nothing else. */
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
      playing: () => (this.#stage ? this.#place ?? this.values.game : undefined), restart: () => this.#restart(),
    });
  }

  connectedCallback() {
    this.standalone = this.hasAttribute('standalone');
    tellStrange(this.getAttributeNames(), this);
    this.closing = new AbortController();
    const { signal } = this.closing;
    this.apply(this.#configure());
    this.#beLed();
    document.addEventListener('visibilitychange', () => this.#pause(), { signal });
    dark.addEventListener('change', () => this.set('dark', dark.matches ? '1' : '0'), { signal });
    forced.addEventListener('change', () => this.#obeyColours(), { signal });
    addEventListener('storage', (event) => this.saveStore.elsewhere(event), { signal });
    reduce.addEventListener('change', () => this.set('motion', reduce.matches ? 'reduce' : 'full'), { signal });
    whenMore(() => this.#state === 'starting' && drawPercent(this.poster, this.language, percent(this.program, this.language)), signal);
    this.#state = 'waiting';
    this.#drawPoster();
    watch(this);
  }

  disconnectedCallback() {
    this.closing.abort();
    unwatch(this);
    this.sleep();
    this.#state = 'new';
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || this.#state === 'new') return;
    const wanted = this.#configure();
    if (name === 'lang' && this.#stage) return this.#ask(wanted.language);
    if (name === 'theme' && this.#stage) {
      this.apply({ theme: wanted.theme });
      return this.set('theme', wanted.theme);
    }
    this.apply(wanted);
    if (OPTIONS[name].kind === 'live') return;
    this.changing ??= Promise.resolve().then(() => { // several attributes at once are one change
      this.changing = undefined;
      this.#place = undefined;
      this.left = false;
      this.saveStore.forget();
      this.#beLed();
      if (this.#state === 'waiting') this.#drawPoster();
      else if (this.#state === 'asleep') this.sleep();
      else this.#restart();
    });
  }

  // ---- what a page can call --------------------------------------------------------------------------------------

  /** The game as one line of text for a link; empty before it starts. */
  getState() { return this.#stage?.ask(() => this.#stage.app.text('app_state')) ?? ''; }

  /** @param {string} link @returns {boolean} whether it could be read; otherwise the game stays as it was */
  setState(link) { return this.#stage?.do('app_set_state', String(link)) === 1; }

  /** A fresh game of the configured kind. */
  reset() {
    if (this.#state === 'new') return; // not on the page
    this.saveStore.clear();
    this.#beLed();
    this.#restart();
  }

  /** @returns {Promise<Blob | null>} a PNG */
  screenshot() { return this.#stage?.screenshot() ?? Promise.resolve(null); }

  /** The engine: see engine.mjs. */
  request(json, how) { return engine.request(json, how); }

  focus() { this.#stage?.focus(); }

  /** Gives everything back; the element is to be removed. */
  destroy() {
    this.closing?.abort();
    this.sleep();
    this.#state = 'new';
    this.poster.hidden = true;
    unwatch(this);
  }

  get app() { return this.#stage?.app; }

  debugOutline() { return this.#stage?.debugOutline(); }

  /** Another number after each start and end of a program. */
  get life() { return this.#starting; }

  get stats() { return { state: this.#state, frames: this.#stage?.scheduler.frames ?? 0, textView: this.#stage?.textView ?? false }; }

  /** A link that arrives while a game is on: that game is kept and offered back. */
  openLink(link) {
    if (!this.#stage) {
      this.link = link;
      return;
    }
    const before = this.saveStore.last;
    if (this.setState(link) && before !== undefined) this.saveStore.putAside(before); // if it is garbled, the application says so
  }

  // ---- what the stage asks for -----------------------------------------------------------------------------------

  effect(effect) { EFFECTS[effect.type]?.(this, effect, this.#stage); }

  keep(text) {
    if (this.#before !== undefined) this.saveStore.putAside(this.#before); // the link was good
    this.#before = undefined;
    this.saveStore.keep(text);
  }

  linkRefused() { this.#before = undefined; }

  savePreference(name, text) { save(name, text, this.saveStore.blocked); }

  notice(name) { this.notices.show(name); }

  pictureBack() { this.notices.hide('picture_lost'); }

  firstFrame() {
    this.poster.hidden = true;
    performance.mark('sagaz-first-frame');
  }

  /** A page that has nothing else is named after what is played in it. */
  titled(title) {
    const home = title === 'Sagaz';
    if (this.alone) document.title = home ? title : `${title} · Sagaz`;
    if (!this.standalone) return;
    if (home !== this.#home) this.emit('place', { home });
    this.#home = home;
  }

  crashed(error) {
    console.error(error);
    if (!this.poster.hidden) return this.#refused(error, this.#place ?? this.values.game); // before its first picture
    this.#state = 'failed';
    this.notices.show('crashed', { remedy: 'restart', act: () => this.#restart(), also: this.#reporting(this.#stage, error) });
    this.emit('error', { message: String(error) });
  }

  /** A button's text and what it does: copies what somebody who looks for the fault wants to know, or gives it as a file. */
  #reporting(stage, error) {
    const { language, theme } = this, report = stage.report(error, { language, theme }); // now: the notice takes room
    return { copy_report: async () => {
      if (await copy(report)) this.notices.show('report_copied', { quiet: true });
      else giveFile(new Blob([report]), 'sagaz-report.jsonl');
    } };
  }

  emit(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(`sagaz-${name}`, { detail, bubbles: true, composed: true }));
  }

  /** A value that is not taken, by its form or by the game. */
  refuse(one, game) { import('./refused.mjs').then(({ tell }) => tell(this.notices, one, game, text), () => this.notices.show('no_wasm')); }

  set(name, value) { this.#stage?.do('app_set', name, value); }

  /** Presses a control. */
  act(id) { this.#stage?.do('app_outline_action', id, ''); }

  /** The language or theme in use has changed, from inside or outside. */
  apply({ language = this.language, theme = this.theme }) {
    Object.assign(this, { language, theme });
    this.root.lang = language;
    this.root.dataset.theme = theme;
    this.#translate();
  }

  /** The page wants another language: it is spoken when its texts have come. */
  #ask(language) {
    this.#asked = language;
    this.set('language', language);
  }

  /** The program speaks this language from now on. */
  speaks(language) {
    const byPlayer = language !== this.#asked;
    this.#learning++; // what is still on its way comes too late
    this.#asked = undefined;
    this.notices.hide('no_language');
    if (language === this.language) return;
    this.apply({ language });
    this.#offerFile();
    if (!byPlayer) return;
    this.savePreference('language', language); // for the next visit
    this.emit('setting', { name: 'language', value: language });
  }

  /** The program has not this language's texts, and goes on in the one it speaks until they have come. */
  async learn(language) {
    const mine = ++this.#learning, stage = this.#stage;
    try {
      await teach(stage.app, this.program, language);
      if (mine === this.#learning && stage === this.#stage) this.set('language', language);
    } catch (error) {
      if (mine !== this.#learning || stage !== this.#stage) return;
      this.set('language', this.language); // back to the one it speaks
      this.notices.show('no_language', { values: { language: LANGUAGES[language].name } });
      this.emit('error', { message: String(error) });
    }
  }

  /** What leads through lessons. */
  async lessons() {
    const { Lessons } = await bring('lessons.mjs');
    return (this.#lessons ??= new Lessons(this, TOOLS));
  }

  #beLed() {
    this.#led = Boolean(this.values.lesson) && !this.left;
    this.#lessons = undefined;
  }

  #beginLesson() {
    const { lesson } = this.values;
    this.set('lesson_awaited', '1');
    this.lessons().then((lessons) => lessons.begin()).catch(({ message: why, final }) => {
      this.set('lesson_awaited', '0');
      if (why) this.notices.show('no_lesson', { values: { lesson, why }, remedy: !final && 'again', act: () => this.#beginLesson() });
    });
  }

  /** Other words, or the first ones: what the page itself has said is said again. */
  #translate() {
    this.notices.translate();
    if (!this.poster.hidden) this.#redrawPoster();
  }

  /** The few colours that the reader's system forces on everything are the drawing's too. */
  async #obeyColours() {
    const contrast = forced.matches && await import('./contrast.mjs').catch(() => undefined);
    this.set('colours', contrast && forced.matches ? contrast.systemColours(this.root) : '');
  }

  /** The program's menu has what the page calls it. */
  #offerFile() { this.set('games_file', carries ? text(this.language, 'games_file') : ''); }

  /** Saved texts have come from a file. @param {boolean} mine  this game's too */
  brought(mine) {
    if (mine) this.saveStore.forget();
    this.#restart();
  }

  /** What the player sees: "auto" is the system's choice. */
  themeNow() { return this.theme !== 'auto' ? this.theme : dark.matches ? 'dark' : 'light'; }

  /** Behind the poster: the game is kept, its context and memory are given back. */
  sleep() {
    this.#starting++;
    leave(this);
    for (const job of this.jobs.values()) job.abort();
    this.jobs.clear();
    this.#stage?.close();
    this.#stage = undefined;
    if (this.#state === 'new') return;
    this.#state = 'asleep';
    this.#drawPoster(this.#toPlay);
  }

  // ---- life ------------------------------------------------------------------------------------------------------

  /** Reads the attributes. @returns {{language: string, theme: string}} */
  #configure() {
    const { values, bad } = readOptions((name) => this.getAttribute(name));
    this.values = values;
    // Another configuration is another game to save. (Without a role its name has "guess": so the first ones were saved.)
    this.slot = `game.${values.save ?? OF_GAME.map((name) => values[name] ?? (name === 'role' ? 'guess' : '')).filter(Boolean).join('.')}`;
    for (const one of bad)
      if (one.expected) this.notices.show(one.name === 'game' ? 'no_such_game' : 'bad_option', { values: one });
      else this.refuse(one, values.game);
    engine.configure({ worker: values.worker !== 'off' });
    // What the page wants, else what the player chose before, else what surrounds us.
    const near = this.standalone ? [] : [this.closest('[lang]:not(sagaz-game)')?.lang ?? ''];
    return {
      language: values.lang ?? known('lang', load('language')) ?? bestLanguage([...near, ...navigator.languages]),
      theme: values.theme ?? known('theme', load('theme')) ?? 'auto',
    };
  }

  /** Scrolled into view or out of it. */
  see(visible) {
    this.visible = visible;
    this.#pause();
    if (visible && this.#state === 'waiting') this.#start(false);
  }

  #pause() {
    this.#stage?.scheduler.pause('unseen', !this.visible || document.hidden);
  }

  #restart() {
    this.sleep();
    this.#start(true);
  }

  /** Another game, or home, in its own program; text stays text. */
  goTo(game, link, lesson) {
    this.#place = game;
    this.link = link;
    this.#brought = lesson;
    this.#led &&= Boolean(lesson);
    this.#textView = this.#stage?.textView;
    this.#restart();
    this.#textView = undefined;
  }

  #gameOf({ game, link, saved }) {
    const linked = link && gameOfLink(link);
    if (linked) return linked;
    return game === 'home' ? gameSaved(saved) ?? game : game;
  }

  #toPlay = { play: () => this.#start(true) };

  /** @param {boolean} insist  the player asked for it @param {RequestCache} [cache]  'reload': after a failure */
  async #start(insist, cache) {
    if (!enter(this, insist)) return this.#drawPoster(this.#toPlay);
    if (this.#state === 'failed') this.notices.clear();
    const mine = ++this.#starting, { link, language } = this, brought = this.#brought, begins = this.#led && !brought;
    this.#state = 'starting';
    this.#brought = undefined;
    if (begins && !this.#place && this.values.game === 'home' && link === undefined) { // the lesson says which game
      this.program = programOf('home');
      const found = await this.lessons().then((lessons) => lessons.gameOf()).catch(() => undefined);
      if (mine !== this.#starting) return;
      this.#place = known('game', found);
    }
    const config = this.#config(begins || Boolean(brought)), game = this.#gameOf(config);
    try {
      this.program = programOf(game);
      this.#drawPoster({}, { game });
      this.saveStore.recall(config.saved);
      const app = await speaking(this.program, language, cache);
      if (mine !== this.#starting) return; // removed or restarted meanwhile
      this.#stage = new Stage(app, { root: this.root, config, webgl: this.values.gl !== 'off', owner: this });
    } catch (error) {
      if (mine !== this.#starting) return;
      this.link = link; // for the next try
      this.#brought = brought;
      this.#refused(error, game);
      return;
    }
    this.#state = 'playing';
    const wanted = this.language; // the page may have changed its mind meanwhile
    this.apply({ language });
    this.#stage.begin(this.#textView ?? this.values.view === 'text');
    this.set('worker', 'ok'); // or what takes its place: engine.mjs answers long requests in any case
    this.#pause();
    if (forced.matches) this.#obeyColours();
    this.#offerFile();
    if (wanted !== language) this.#ask(wanted);
    this.saveStore.offerBack();
    if (brought) this.lessons().then((lessons) => lessons.give(brought));
    else if (begins) this.#beginLesson();
  }

  /** Never a dead end: which file and with what number, or else the error as the browser tells it; and the ways on. */
  #refused(error, game) {
    const stage = this.#stage;
    this.#stage = undefined;
    setTimeout(() => stage?.close()); // it may be in the middle of its first frame
    leave(this);
    this.#state = 'failed';
    const ways = { again: () => this.#start(true, 'reload'), ...(game !== 'home' && { to_home: () => this.goHome() }), ...(stage && this.#reporting(stage, error)) };
    this.#drawPoster(ways, { game, failed: /(?:.*[ /])?([\w.-]+\.(wasm|mjs|txt)(: \d+)?)/.exec(error.message)?.[1] ?? String(error) });
    this.emit('error', { message: String(error) });
  }

  /** @returns {boolean} whether one was open */
  closeDialog() {
    if (!this.#stage?.outline.hasDialog) return false;
    this.act('close');
    return true;
  }

  /** Where all games are; what is played is kept. */
  goHome() {
    if (this.#stage) return this.act('home');
    const saved = this.saveStore.stored();
    if (saved !== undefined) this.keep(saved.replace(/^at=.*$/m, 'at=home').replace(/^lesson=.*\n/m, ''));
    this.goTo('home');
  }

  // An empty link is a damaged one, which the application says; without a link it says nothing. Options are the configured game's:
  // another one does not know them.
  #config(led) {
    const saved = this.saveStore.given(), game = this.#place ?? (this.left ? 'home' : this.values.game);
    const named = ['home', this.#gameOf({ game, saved })].includes(this.values.game) ? OF_GAME : [];
    const settings = Object.fromEntries(named.map((name) => [OPTIONS[name].setting, this.values[name]]));
    this.#before = this.link === undefined ? undefined : saved;
    const link = (this.link === '' ? '?' : this.link) ?? (saved === undefined ? settings.link : undefined);
    this.link = undefined;
    return {
      ...settings, game, link, saved, language: this.language, theme: this.theme, prefs: load('prefs'), embed: !this.standalone, pages: PAGES, led,
      dark: dark.matches, motion: reduce.matches ? 'reduce' : 'full', touch: matchMedia('(pointer: coarse)').matches,
    };
  }

  #drawPoster(ways = {}, { game, failed } = this.values) {
    this.poster.hidden = false;
    this.#redrawPoster = () => drawPoster(this.poster, { game, language: this.language, failed, ways });
    this.#redrawPoster();
    if (!this.visible) return;
    fetchTexts(this.program ?? programOf(game), this.language).then(() => this.#translate(), () => {});
  }
}

customElements.define('sagaz-game', SagazGame);
