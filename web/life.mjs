// The life of a game on a page: new → waiting → starting → playing; asleep (poster) or failed. Starts its program, closes and
// restarts it, goes to another game, and begins its lesson.
import { submit } from './engine.mjs';
import { known, settingsFor } from './configured.mjs';
import { enter, leave } from './context-pool.mjs';
import { percent } from './downloads.mjs';
import { PAGES } from './pages.mjs';
import { place } from './place.mjs';
import { drawPercent, drawPoster } from './poster.mjs';
import { EVERY_COMMAND, gameOfLink, gameSaved, programOf } from './programs.mjs';
import { copy, giveFile } from './share.mjs';
import { Stage } from './stage.mjs';
import { load } from './storage.mjs';
import { surroundings } from './surroundings.mjs';
import { fetchTexts, speaking, text } from './texts.mjs';
import { warmUp } from './warm-up.mjs';
import { bring } from './wasm.mjs';

/** What modules that are fetched later use of those that are here. */
export const TOOLS = { place, programOf, load, text, engine: (request) => submit(EVERY_COMMAND, request) };

export class Life {
  #game;
  #around;
  #speech;
  /** @type {Stage | undefined} */
  stage;
  state = 'new';
  starts = 0; // counts starts and ends: an older start that finishes late is dropped
  place; // the game (or home) to which the player has gone from the configured one
  #redrawPoster = () => {};
  #textView; // the view after a restart; undefined: as configured
  #lessons; // the Lessons of lessons.mjs, once there is a lesson
  #led = false; // whether the next start begins the attribute's lesson: the player has not gone elsewhere
  #brought; // a lesson's step for the program that is starting
  #before; // the saved text, while a link that may replace it is opened

  /**
   * @param {import('./sagaz-game.mjs').SagazGame} game @param {import('./surroundings.mjs').Surroundings} around
   * @param {import('./speech.mjs').Speech} speech
   */
  constructor(game, around, speech) {
    this.#game = game;
    this.#around = around;
    this.#speech = speech;
  }

  /** On the page, behind the poster, until it is seen. */
  wait() {
    this.beLed();
    this.state = 'waiting';
    this.#drawPoster();
  }

  /** Off the page. */
  end() {
    this.sleep();
    this.state = 'new';
  }

  /** The attributes say something else: begins anew as they do. */
  changed() {
    const game = this.#game;
    this.place = undefined;
    game.left = false;
    game.saveStore.forget();
    this.beLed();
    if (this.state === 'waiting') this.#drawPoster();
    else if (this.state === 'asleep') this.sleep();
    else this.restart();
  }

  /** @param {string} [at]  the game to go on with; else the one to which the player has gone */
  restart(at = this.place) {
    this.place = at;
    this.sleep();
    this.#start(true);
  }

  /** Closes the program behind the poster, which frees its context and memory; the game stays saved. */
  sleep() {
    const game = this.#game;
    this.starts++;
    leave(game);
    for (const job of game.jobs.values()) job.abort();
    game.jobs.clear();
    this.stage?.close();
    this.stage = undefined;
    if (this.state === 'new') return;
    this.state = 'asleep';
    this.#drawPoster(this.#toPlay);
  }

  /** Scrolled into view or out of it. */
  see(visible) {
    this.#game.visible = visible;
    this.pause();
    if (visible && this.state === 'waiting') this.#start(false);
  }

  pause() {
    if (!document.hidden) this.#around.keepDate();
    this.stage?.scheduler.pause('unseen', !this.#game.visible || document.hidden);
  }

  /** Opens another game, or home, in its own program. The text view stays on. */
  goTo(game, link, lesson) {
    this.place = game;
    this.#game.link = link;
    this.#brought = lesson;
    this.#led &&= Boolean(lesson);
    this.#textView = this.stage?.textView;
    this.restart();
    this.#textView = undefined;
  }

  /** Keeps the program's text; one that a link has replaced is put aside. */
  keep(saved) {
    const { saveStore } = this.#game;
    if (this.#before !== undefined) saveStore.putAside(this.#before); // the link could be opened
    this.#before = undefined;
    saveStore.keep(saved);
  }

  linkRefused() { this.#before = undefined; }

  // ---- lessons ---------------------------------------------------------------------------------------------------

  /** The Lessons object that leads this game through lessons. */
  async lessons() {
    const { Lessons } = await bring('lessons.mjs');
    return (this.#lessons ??= new Lessons(this.#game, TOOLS));
  }

  beLed() {
    const { values, left } = this.#game;
    this.#led = Boolean(values.lesson) && !left;
    this.#lessons = undefined;
  }

  #beginLesson() {
    const game = this.#game, { lesson } = game.values;
    game.set('lesson_awaited', '1');
    this.lessons().then((lessons) => lessons.begin()).catch(({ message: why, final }) => {
      game.set('lesson_awaited', '0');
      if (why) game.notices.show('no_lesson', { values: { lesson, why }, remedy: !final && 'again', act: () => this.#beginLesson() });
    });
  }

  // ---- a start ---------------------------------------------------------------------------------------------------

  #gameOf({ game, link, saved }) {
    const linked = link && gameOfLink(link);
    if (linked) return linked;
    return game === 'home' ? gameSaved(saved) ?? game : game;
  }

  #toPlay = { play: () => this.#start(true) };

  /** @param {boolean} insist  the player asked for it @param {RequestCache} [cache]  'reload': after a failure */
  async #start(insist, cache) {
    const owner = this.#game;
    if (!enter(owner, insist)) return this.#drawPoster(this.#toPlay);
    if (this.state === 'failed') owner.notices.clear();
    const mine = ++this.starts, { link, language } = owner, brought = this.#brought, begins = this.#led && !brought;
    this.state = 'starting';
    this.#brought = undefined;
    if (begins && !this.place && owner.values.game === 'home' && link === undefined) { // the lesson determines the game
      owner.program = programOf('home');
      const found = await this.lessons().then((lessons) => lessons.gameOf()).catch(() => undefined);
      if (mine !== this.starts) return;
      this.place = known('game', found);
    }
    const config = this.#config(begins || Boolean(brought)), game = this.#gameOf(config);
    try {
      owner.program = programOf(game);
      this.#drawPoster({}, { game });
      owner.saveStore.recall(config.saved);
      const app = await speaking(owner.program, language, cache);
      if (mine !== this.starts) return; // removed or restarted meanwhile
      this.stage = new Stage(app, { root: owner.root, config, webgl: owner.values.gl !== 'off', owner });
    } catch (error) {
      if (mine !== this.starts) return;
      owner.link = link; // for the next try
      this.#brought = brought;
      this.#refused(error, game);
      return;
    }
    this.state = 'playing';
    const wanted = owner.language; // the page may have changed the language meanwhile
    owner.apply({ language });
    this.stage.begin(this.#textView ?? owner.values.view === 'text');
    owner.set('worker', 'ok'); // engine.mjs answers long requests also without workers
    this.#around.begin();
    this.pause();
    const { program, clientWidth, clientHeight } = owner;
    owner.rehearsal = warmUp({ program, game, size: [clientWidth, clientHeight, devicePixelRatio], options: { ...config, saved: undefined, link: undefined } });
    this.#speech.offerFile();
    if (wanted !== language) this.#speech.ask(wanted);
    owner.saveStore.offerBack();
    if (brought) this.lessons().then((lessons) => lessons.give(brought));
    else if (begins) this.#beginLesson();
  }

  // "?" stands for an empty link, which the application reports as damaged.
  #config(led) {
    const owner = this.#game, { values, standalone, alone, language, theme } = owner, saved = owner.saveStore.given(), game = this.place ?? (owner.left ? 'home' : values.game);
    const settings = settingsFor(values, ['home', this.#gameOf({ game, saved })]);
    this.#before = owner.link === undefined ? undefined : saved;
    const link = (owner.link === '' ? '?' : owner.link) ?? (saved === undefined ? settings.link : undefined);
    owner.link = undefined;
    return { ...settings, game, link, saved, language, theme, prefs: load('prefs'), embed: !standalone, page_keys: alone, pages: PAGES, led, anew: Boolean(values.class), ...surroundings() };
  }

  // ---- failures and the poster -----------------------------------------------------------------------------------

  crashed(error) {
    const game = this.#game;
    console.error(error);
    if (!game.poster.hidden) return this.#refused(error, this.place ?? game.values.game); // before the first frame
    this.state = 'failed';
    game.notices.show('crashed', { remedy: 'restart', act: () => this.restart(), also: this.#reporting(this.stage, error) });
    game.emit('error', { message: String(error) });
  }

  /** A button's text and action: copies a report of the crash, or offers it as a file. */
  #reporting(stage, error) {
    // Made now, because the notice will change the size.
    const { language, theme, notices } = this.#game, report = stage.report(error, { language, theme });
    return { copy_report: async () => {
      if (await copy(report)) notices.show('report_copied', { quiet: true });
      else giveFile(new Blob([report]), 'sagaz-report.jsonl');
    } };
  }

  /** Shows the poster with the file and HTTP status that failed, or the browser's error, and buttons to continue. */
  #refused(error, game) {
    const owner = this.#game, { stage } = this;
    this.stage = undefined;
    setTimeout(() => stage?.close()); // later, because it may be inside its first frame
    leave(owner);
    this.state = 'failed';
    const ways = { again: () => this.#start(true, 'reload'), ...(game !== 'home' && { to_home: () => owner.goHome() }), ...(stage && this.#reporting(stage, error)) };
    this.#drawPoster(ways, { game, failed: /(?:.*[ /])?([\w.-]+\.(wasm|mjs|txt)(: \d+)?)/.exec(error.message)?.[1] ?? String(error) });
    owner.emit('error', { message: String(error) });
  }

  /** More of the program has arrived. */
  drawProgress() {
    const { poster, language, program } = this.#game;
    if (this.state === 'starting') drawPercent(poster, language, percent(program, language));
  }

  #drawPoster(ways = {}, { game, failed } = this.#game.values) {
    const owner = this.#game, { poster } = owner;
    poster.hidden = false;
    this.#redrawPoster = () => drawPoster(poster, { game, language: owner.language, failed, ways });
    this.#redrawPoster();
    if (!owner.visible) return;
    fetchTexts(owner.program ?? programOf(game), owner.language).then(() => this.translate(), () => {});
  }

  /** Writes the page's own messages again, after a change of language or when the texts have loaded. */
  translate() {
    const { notices, poster } = this.#game;
    notices.translate();
    if (!poster.hidden) this.#redrawPoster();
  }
}
