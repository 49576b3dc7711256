// The element <sagaz-game game="mastermind" lang="es">: a game anywhere on a page. Attributes: options.mjs.
// Events: sagaz-ready, -error, -change, -move, -progress, -complete, and -setting when the player changes language or theme.
import * as engine from './engine.mjs';
import { EFFECTS } from './effects.mjs';
import { withResults } from './puzzle-days.mjs';
import { SaveStore } from './save-store.mjs';
import { enter, leave, unwatch, watch } from './context-pool.mjs';
import { Notices } from './notices.mjs';
import { LANGUAGES } from './languages.mjs';
import { ATTRIBUTES, OF_GAME, OPTIONS, attributeOf, bestLanguage, inSlot, readOptions, tellStrange } from './options.mjs';
import { element } from './outline-kinds.mjs';
import { percent, whenMore } from './downloads.mjs';
import { PAGES } from './pages.mjs';
import { carries, place } from './place.mjs';
import { drawPercent, drawPoster } from './poster.mjs';
import { EVERY_COMMAND, gameOfLink, gameSaved, programOf } from './programs.mjs';
import { drawnNumber, lessonOfPuzzle, localDate } from './puzzle-names.mjs';
import { copy, giveFile } from './share.mjs';
import { Stage } from './stage.mjs';
import { load, save } from './storage.mjs';
import { BUILD, GAMES } from './tables.mjs';
import { dress } from './style.mjs';
import { fetchTexts, speaking, teach, text } from './texts.mjs';
import { warmUp } from './warm-up.mjs';
import { bring } from './wasm.mjs';

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduce = matchMedia('(prefers-reduced-motion: reduce)');
const forced = matchMedia('(forced-colors: active)');

/** Checks a stored value, which is as untrusted as an attribute. */
const known = (option, value) => (OPTIONS[option].allowed.includes(value) ? value : undefined);

const TOOLS = { place, programOf, load, text, engine: (request) => engine.submit(EVERY_COMMAND, request) };

export class SagazGame extends HTMLElement {
  static observedAttributes = Object.keys(ATTRIBUTES);

  /** @type {Stage | undefined} */
  #stage;
  #starting = 0; // counts starts and ends: an older start that finishes late is dropped
  #state = 'new'; // new → waiting → starting → playing; asleep (poster) or failed
  #place; // the game (or home) to which the player has gone from the configured one
  #learning = 0; // counts requests for a language: an older one is dropped
  #asked; // the language that the page wants; if the program changes to another, the player chose it
  #redrawPoster = () => {};
  #home; // whether the home screen is shown; undefined before the first frame
  #textView; // the view after a restart; undefined: as configured
  #lessons; // the Lessons of lessons.mjs, once there is a lesson
  #led = false; // whether the next start begins the attribute's lesson: the player has not gone elsewhere
  #luck = `${drawnNumber()}`; // the number of puzzles without end, the same for each configuration
  #midnight; // the timer of the next date
  #dateTold; // the last one, and to which program
  #brought; // a lesson's step for the program that is starting
  #before; // the saved text, while a link that may replace it is opened
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
    for (const type of ['dragover', 'drop']) this.addEventListener(type, (event) => this.#drop(event), { signal });
    this.#state = 'waiting';
    this.#drawPoster();
    watch(this);
  }

  disconnectedCallback() {
    this.closing.abort();
    clearTimeout(this.#midnight);
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
    if (OPTIONS[ATTRIBUTES[name]].kind === 'live') return;
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

  // ---- the public interface --------------------------------------------------------------------------------------

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

  /** Frees all resources, before the element is removed. */
  destroy() {
    this.closing?.abort();
    this.sleep();
    this.#state = 'new';
    this.poster.hidden = true;
    unwatch(this);
  }

  get app() { return this.#stage?.app; }

  debugOutline() { return this.#stage?.debugOutline(); }

  /** A number that changes with each start and end of a program. */
  get life() { return this.#starting; }

  get stats() { return { state: this.#state, frames: this.#stage?.scheduler.frames ?? 0, textView: this.#stage?.textView ?? false }; }

  /** Opens a link that arrives while a game is played; that game is put aside and offered back. */
  openLink(link) {
    if (!this.#stage) {
      this.link = link;
      return;
    }
    const before = this.saveStore.last;
    // The application reports a damaged link.
    if (this.setState(link) && before !== undefined) this.saveStore.putAside(before);
  }

  // ---- called by the stage and by effects ------------------------------------------------------------------------

  effect(effect) { EFFECTS[effect.type]?.(this, effect, this.#stage); }

  keep(text) {
    if (this.#before !== undefined) this.saveStore.putAside(this.#before); // the link could be opened
    this.#before = undefined;
    this.saveStore.keep(text);
  }

  linkRefused() { this.#before = undefined; }

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

  crashed(error) {
    console.error(error);
    if (!this.poster.hidden) return this.#refused(error, this.#place ?? this.values.game); // before the first frame
    this.#state = 'failed';
    this.notices.show('crashed', { remedy: 'restart', act: () => this.#restart(), also: this.#reporting(this.#stage, error) });
    this.emit('error', { message: String(error) });
  }

  /** A button's text and action: copies a report of the crash, or offers it as a file. */
  #reporting(stage, error) {
    // Made now, because the notice will change the size.
    const { language, theme } = this, report = stage.report(error, { language, theme });
    return { copy_report: async () => {
      if (await copy(report)) this.notices.show('report_copied', { quiet: true });
      else giveFile(new Blob([report]), 'sagaz-report.jsonl');
    } };
  }

  emit(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(`sagaz-${name}`, { detail, bubbles: true, composed: true }));
  }

  /** Whether an attribute has this value, or one that begins so. */
  #has = ({ name, value }) => (this.getAttribute(attributeOf(name))?.trim().toLowerCase() ?? '').startsWith(value.toLowerCase());

  /** Shows a notice about a value that is malformed or that the game refuses. */
  refuse(one, game) {
    import('./refused.mjs').then(({ tell }) => {
      if (this.#has(one)) tell(this.notices, one, game, text); // it may have been mended meanwhile
    }, () => this.notices.show('no_wasm'));
  }

  set(name, value) { this.#stage?.do('app_set', name, value); }

  /** Presses a control, or sets its value. */
  act(id, value = '') { this.#stage?.do('app_outline_action', id, value); }

  /** The language or theme in use has changed, from inside or outside. */
  apply({ language = this.language, theme = this.theme }) {
    Object.assign(this, { language, theme });
    this.root.lang = language;
    this.root.dataset.theme = theme;
    this.#translate();
  }

  /** Asks the program for another language, which it speaks once the texts are loaded. */
  #ask(language) {
    this.#asked = language;
    this.set('language', language);
  }

  /** The program speaks this language from now on. */
  speaks(language) {
    const byPlayer = language !== this.#asked;
    this.#learning++; // drops texts that are still loading
    this.#asked = undefined;
    this.notices.hide('no_language');
    if (language === this.language) return;
    this.apply({ language });
    this.#offerFile();
    this.#keepDate(); // in words
    if (!byPlayer) return;
    this.savePreference('language', language); // for the next visit
    this.emit('setting', { name: 'language', value: language });
  }

  /** Loads a language's texts for the program, which keeps its language until then. */
  async learn(language) {
    const mine = ++this.#learning, stage = this.#stage;
    try {
      await teach(stage.app, this.program, language);
      if (mine === this.#learning && stage === this.#stage) this.set('language', language);
    } catch (error) {
      if (mine !== this.#learning || stage !== this.#stage) return;
      this.set('language', this.language); // the program's menu shows the current one again
      this.notices.show('no_language', { values: { language: LANGUAGES[language].name } });
      this.emit('error', { message: String(error) });
    }
  }

  /** The Lessons object that leads this game through lessons. */
  async lessons() {
    const { Lessons } = await bring('lessons.mjs');
    return (this.#lessons ??= new Lessons(this, TOOLS));
  }

  /** Lets the pupil of a class hand in the result of the activity (handin.mjs). */
  handIn(name, detail) {
    if (!this.values.class || !['ready', 'change', 'answered', 'complete'].includes(name)) return;
    const tools = { load, save: (key, kept) => this.savePreference(key, kept), text, copy, giveFile, element, engine: TOOLS.engine, gameOfLink, GAMES, OF_GAME, BUILD };
    bring('handin.mjs').then(({ heard }) => heard(this, name, detail, tools), () => this.notices.show('no_wasm'));
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

  /** Writes the page's own messages again, after a change of language or when the texts have loaded. */
  #translate() {
    this.notices.translate();
    if (!this.poster.hidden) this.#redrawPoster();
  }

  /** Gives the program the colours of the system's forced-colors mode, or none. */
  async #obeyColours() {
    const contrast = forced.matches && await import('./contrast.mjs').catch(() => undefined);
    this.set('colours', contrast && forced.matches ? contrast.systemColours(this.root) : '');
  }

  /** Adds the export and import of games to the program's menu, under the page's name for it. */
  #offerFile() { this.set('games_file', carries ? text(this.language, 'games_file') : ''); }

  /** Takes a file that is dropped on the game. */
  #drop(event) {
    if (!carries || !this.#stage || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault(); // the browser would leave the page
    if (event.type === 'drop') this.effect({ type: 'file', name: '', dropped: event.dataTransfer.files[0] });
  }

  /** Restarts after saved texts were imported. @param {boolean} mine  whether this game's text is among them */
  brought(mine) {
    if (mine) this.saveStore.forget();
    this.#restart();
  }

  /** The theme in use: for "auto" the system's. */
  themeNow() { return this.theme !== 'auto' ? this.theme : dark.matches ? 'dark' : 'light'; }

  /** Closes the program behind the poster, which frees its context and memory; the game stays saved. */
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

  // ---- life cycle ------------------------------------------------------------------------------------------------

  /** Reads the attributes. @returns {{language: string, theme: string}} */
  #configure() {
    const { values, bad } = readOptions((name) => this.getAttribute(attributeOf(name)));
    this.values = values;
    if (values.puzzle) values.lesson = lessonOfPuzzle(values.puzzle, values.seed ?? this.#luck);
    // Each configuration has its own saved text.
    this.slot = `game.${values.save ?? OF_GAME.map((name) => inSlot(name, values[name])).filter(Boolean).join('.')}`;
    this.notices.settle(this.#has);
    for (const one of bad)
      if (one.expected) this.notices.show(one.name === 'game' ? 'no_such_game' : 'bad_option', { values: one });
      else this.refuse(one, values.game);
    engine.configure({ worker: values.worker !== 'off' });
    // The attribute, else the player's stored choice, else the host page's or the browser's.
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
    if (!document.hidden) this.#keepDate();
    this.#stage?.scheduler.pause('unseen', !this.visible || document.hidden);
  }

  /** Tells the date now and after each midnight. */
  #keepDate() {
    clearTimeout(this.#midnight);
    if (!carries) return; // the offline file has no engine for puzzles
    this.#tellDate();
    const now = new Date(), next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    this.#midnight = setTimeout(() => this.#keepDate(), next - now + 500);
  }

  /** Tells the program the local date and its words, once to each program. */
  #tellDate() {
    const now = new Date(), words = new Intl.DateTimeFormat(this.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
    const date = `${localDate(now)}\t${words[0].toUpperCase()}${words.slice(1)}`, told = `${this.#starting} ${date}`;
    if (told === this.#dateTold || !this.#stage) return;
    this.#dateTold = told;
    this.set('date', date);
  }

  #restart() {
    this.sleep();
    this.#start(true);
  }

  /** Opens another game, or home, in its own program. The text view stays on. */
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
    if (begins && !this.#place && this.values.game === 'home' && link === undefined) { // the lesson determines the game
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
    const wanted = this.language; // the page may have changed the language meanwhile
    this.apply({ language });
    this.#stage.begin(this.#textView ?? this.values.view === 'text');
    this.#keepDate();
    this.set('worker', 'ok'); // engine.mjs answers long requests also without workers
    this.#pause();
    if (forced.matches) this.#obeyColours();
    const { program, clientWidth, clientHeight } = this;
    this.rehearsal = warmUp({ program, game, size: [clientWidth, clientHeight, devicePixelRatio], options: { ...config, saved: undefined, link: undefined } });
    this.#offerFile();
    if (wanted !== language) this.#ask(wanted);
    this.saveStore.offerBack();
    if (brought) this.lessons().then((lessons) => lessons.give(brought));
    else if (begins) this.#beginLesson();
  }

  /** Shows the poster with the file and HTTP status that failed, or the browser's error, and buttons to continue. */
  #refused(error, game) {
    const stage = this.#stage;
    this.#stage = undefined;
    setTimeout(() => stage?.close()); // later, because it may be inside its first frame
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

  /** Goes to the home screen; the game stays saved. */
  goHome() {
    if (this.#stage) return this.act('home');
    const saved = this.saveStore.stored();
    if (saved !== undefined) this.keep(saved.replace(/^at=.*$/m, 'at=home').replace(/^lesson=.*\n/m, ''));
    this.goTo('home');
  }

  // "?" stands for an empty link, which the application reports as damaged. Options go only to the configured game,
  // because another game does not know them.
  #config(led) {
    const saved = this.saveStore.given(), game = this.#place ?? (this.left ? 'home' : this.values.game);
    const named = ['home', this.#gameOf({ game, saved })].includes(this.values.game) ? OF_GAME : [];
    const settings = Object.fromEntries(named.map((name) => [OPTIONS[name].setting, this.values[name]]));
    this.#before = this.link === undefined ? undefined : saved;
    const link = (this.link === '' ? '?' : this.link) ?? (saved === undefined ? settings.link : undefined);
    this.link = undefined;
    return {
      ...settings, game, link, saved, language: this.language, theme: this.theme, prefs: load('prefs'), embed: !this.standalone, page_keys: this.alone, pages: PAGES, led, anew: Boolean(this.values.class),
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

if (!customElements.get('sagaz-game')) customElements.define('sagaz-game', SagazGame); // a page may load a second copy
