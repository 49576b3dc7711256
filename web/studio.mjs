// The script of studio.html: a teacher writes a lesson beside the live game, without seeing its JSON. The lesson is kept
// in this browser; nothing leaves it.
import { select } from './builder/controls.mjs';
import { languageName } from './builder/values.mjs';
import { request } from './engine.mjs';
import { OPTIONS, bestLanguage } from './options.mjs';
import { element } from './outline-kinds.mjs';
import { readStep } from './print/flat.mjs';
import { load, save } from './storage.mjs';
import { drawBegin } from './studio/begin.mjs';
import { Board } from './studio/board.mjs';
import { Checks } from './studio/checks.mjs';
import { button, labelAt, showFaults } from './studio/controls.mjs';
import { factsOf, same } from './studio/facts.mjs';
import { following, writtenValue } from './studio/follow.mjs';
import { drawForm } from './studio/form.mjs';
import { drawHeader } from './studio/header.mjs';
import { Work } from './studio/history.mjs';
import { boardOf, eachText, isLesson, nameOf, newLesson, playable, slug, spoken, textIn } from './studio/lesson.mjs';
import { drawList, showCounts } from './studio/list.mjs';
import { makeFact, takeAnswer } from './studio/mend.mjs';
import { Message } from './studio/message.mjs';
import { written } from './studio/question.mjs';
import { factName, say, valueOf } from './studio/say.mjs';
import { MOST_LESSONS, isBlank, isFull, opened } from './studio/shelf.mjs';
import { drawTake } from './studio/take.mjs';

/** Where `type` finds the facts that texts name. */
function pruneFacts(lesson) {
  if (!lesson.facts) return;
  let all = '';
  eachText(lesson, (holder, key) => { all += Object.values(holder[key] ?? {}).join(' '); });
  const within = Object.values(lesson.facts).flatMap(({ sum = [], product = [] }) => [...sum, ...product]);
  for (const name of Object.keys(lesson.facts)) if (!all.includes(`{${name}}`) && !all.includes(`{${name}|`) && !within.includes(name)) delete lesson.facts[name];
  if (!Object.keys(lesson.facts).length) delete lesson.facts;
}

/** The step that a path is in; -1: the lesson itself. */
const stepOf = (path) => Number(/^steps\.(\d+)/.exec(path)?.[1] ?? -1);

/** Texts that are wanted and empty, and answers that are not chosen. @returns {Set<string>} */
function emptyPaths(lesson) {
  const found = new Set();
  eachText(lesson, (holder, key, path) => { if (!Object.values(holder[key] ?? {}).some(Boolean)) found.add(path); });
  lesson.steps.forEach(({ ask, fresh }, i) => { if (ask && ask.answer === undefined && !fresh) for (const name of ['answer', 'because', 'kind', 'options']) found.add(`steps.${i}.ask.${name}`); });
  return found;
}

export class Studio {
  at = -1; // the step that is shown; -1: the lesson itself
  facts = [];
  faults = [];
  broken = new Set(); // steps of which the form is incomplete
  opened = new Set(); // parts of the form that are open
  picked = new Set(); // numbers that will vary
  untouched = new Set(); // paths of new fields that the focus has not left yet
  doubts = new Set(); // questions that may not fit the answer chosen since
  group = ''; // the class's name, for what is taken along
  drawn = ''; // the board of the first new case
  #shown = 'work';
  #asked = 0;

  constructor() {
    const asked = new URLSearchParams(location.search).get('lang')?.trim().toLowerCase().split('-')[0], kept = opened();
    this.language = bestLanguage([asked ?? '', load('language') ?? '', ...navigator.languages]);
    this.begun = isLesson(kept.lesson);
    this.work = new Work(this.begun ? kept : { key: kept.key, lesson: newLesson('trees', say(this.language, 'file_name')) }, { stored: (why) => { this.unkept = why; }, clashed: () => this.#clash() });
    this.settled = this.lesson; // the answers were about its boards
    const languages = spoken(this.lesson);
    this.speaks = languages.includes(this.language) || !languages.length ? this.language : languages[0];
    this.header = document.querySelector('header');
    this.message = new Message();
    this.clash = element('section', { id: 'clash', role: 'alert', hidden: true });
    this.header.after(this.clash);
    this.list = element('section', { id: 'list' });
    this.form = element('section', { id: 'form' });
    this.over = element('section', { id: 'over', hidden: true });
    const board = element('section', { id: 'board' });
    document.querySelector('main').append(this.over, this.list, board, this.form, this.message.box);
    this.board = new Board(board, this);
    this.checks = new Checks((faults, broken) => this.#told(faults, broken));
    addEventListener('keydown', (event) => this.#key(event));
    this.form.addEventListener('focusout', ({ target }) => {
      if (this.untouched.delete(target.dataset?.path)) this.#show();
    });
    this.turnTo(this.begun ? 'work' : 'begin');
    this.followBoards();
  }

  get lesson() { return this.work.lesson; }

  /** The line of the board that the chosen step shows. */
  get boardLine() { return boardOf(this.lesson, Math.max(0, this.at)).line; }

  factName(fact) { return factName(this.language, fact); }

  nameIn = (language, fact) => factName(language, fact);

  valueOf(fact) { return valueOf(this.language, fact); }

  /** @param {{words: string, act: () => void}} [offer]  a button beside the message */
  tell(text, offer) { this.message.show(text, offer); }

  /** Changes the lesson, and draws everything again. @param {{at?: number}} [where] */
  change(act, { at = this.at } = {}) {
    const before = emptyPaths(this.lesson);
    this.work.change((next) => {
      act(next);
      pruneFacts(next);
    });
    this.#follow(at);
    for (const path of emptyPaths(this.lesson)) if (!before.has(path)) this.untouched.add(path);
    this.draw();
    this.followBoards();
  }

  /** A change by a key in a field, which stays as it is. */
  type(path, act) {
    this.work.change((next) => {
      const title = textIn(next.title, this.speaks), own = ['', 'my-lesson', say(this.language, 'file_name'), slug(title)].includes(next.id);
      act(next);
      if (path === 'title' && own) next.id = slug(textIn(next.title, this.speaks)) || say(this.language, 'file_name');
      pruneFacts(next);
    }, path);
    const now = this.list.querySelector('[aria-current=step] b'), step = this.lesson.steps[this.at];
    if (now && step && path === `steps.${this.at}.say`) now.textContent = nameOf(step, this.speaks) || say(this.language, 'untitled');
    const id = path === 'title' && this.form.querySelector('[data-path=id]');
    if (id) id.value = this.lesson.id;
    drawHeader(this);
    this.#check();
    this.board.changed();
    this.followBoards();
  }

  /** Answers and facts follow the boards of now, as a part of the change that was made. */
  async followBoards() {
    const { lesson, settled } = this;
    if (this.following === lesson) return;
    this.following = lesson;
    document.body.dataset.follows = 'running';
    const languages = written(lesson, this), act = await following(settled, lesson, { language: this.speaks, languages, nameIn: this.nameIn });
    if (this.lesson !== lesson) return; // the newer one is followed
    if (act) {
      this.work.amend((next) => {
        act(next);
        pruneFacts(next);
      });
      this.following = this.lesson;
      this.draw();
      this.tell(say(this.language, this.lesson.steps.some(({ ask }) => ask?.stale) ? 'answers_lost' : 'answers_follow'));
    }
    this.settled = this.lesson;
    document.body.dataset.follows = 'done';
  }

  go(at) {
    this.board.again();
    this.#follow(at);
    this.draw();
  }

  /** Goes to the field that a fault is about. */
  goTo(path, at = stepOf(path)) {
    this.untouched.clear();
    this.go(at);
    const place = this.form.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? this.form.querySelector('[aria-invalid=true]'), shown = place ?? this.form.querySelector('.fault:not([hidden])');
    for (let part = shown?.closest('details'); part; part = part.parentElement.closest('details')) part.open = true;
    shown?.scrollIntoView({ block: 'nearest' });
    place?.focus();
  }

  /** Goes to a step's first fault, or else to its first note. @param {number} at  -1: the lesson's own */
  goToFirst(at) {
    const here = this.faults.filter(({ path }) => stepOf(path) === at), first = here.find(({ advice }) => !advice) ?? here[0];
    if (first) this.goTo(first.path, at);
  }

  #follow(at) {
    if (at !== this.at) {
      for (const path of this.untouched) if (stepOf(path) === this.at) this.untouched.delete(path);
      this.opened.clear();
      this.picked.clear();
      this.lastText = undefined;
    }
    this.at = Math.min(at, this.lesson.steps.length - 1);
  }

  /** Another lesson; this one goes to my lessons. @param {string} [key]  of one that is taken from there */
  open(lesson, key) {
    const keep = this.begun && !isBlank(this.lesson);
    if (keep && !key && isFull(this.work.key)) return this.tell(say(this.language, 'lessons_full', { most: MOST_LESSONS }));
    const noRoom = this.work.begin(lesson, key);
    this.clash.hidden = true;
    this.settled = this.lesson;
    const languages = spoken(lesson);
    if (languages.length && !languages.includes(this.speaks)) [this.speaks] = languages;
    this.begun = true;
    this.#follow(-1);
    this.untouched = emptyPaths(this.lesson);
    this.message.clear();
    this.board.begin();
    if (noRoom) this.tell(say(this.language, 'lessons_no_room'));
    this.turnTo('work');
    this.form.querySelector('textarea, input')?.focus({ preventScroll: true });
    this.board.box.querySelector('.live-box')?.scrollIntoView({ block: 'nearest' }); // a game starts when it is seen
    return undefined;
  }

  /** Another tab has changed this lesson: which of both is it? */
  #clash() {
    const { language, work } = this;
    this.clash.hidden = false;
    const kept = this.header.querySelector('.kept'); // else it would say the contrary
    if (kept) kept.textContent = say(language, 'not_kept');
    this.clash.replaceChildren(element('p', { className: 'fault row' }, say(language, 'clash'), element('span', { className: 'pairs' },
      button('clash-load', say(language, 'clash_load'), () => this.open(work.theirs, work.key)),
      button('clash-copy', say(language, 'clash_copy'), () => { work.keepAsCopy(); this.clash.hidden = true; this.draw(); }))));
  }

  /** Another game: its boards and questions are others, so only the texts stay. */
  otherGame(game) {
    this.change((next) => {
      next.game = game;
      next.steps = next.steps.map(({ say: text }) => ({ say: text }));
    });
  }

  /** Writes a fact as {name} where the text was written last. */
  insert(fact) {
    const control = this.lastText?.isConnected ? this.lastText : this.form.querySelector('textarea'), { because } = fact;
    if (!control || because.of) return;
    const known = Object.entries(this.lesson.facts ?? {}).find(([, one]) => one.path === because.path && same(one.request, because.request));
    const base = `${fact.key}${fact.part && `_${fact.part}`}`.slice(0, 20), taken = (name) => this.lesson.facts?.[name];
    let name = known?.[0] ?? base;
    for (let n = 2; !known && taken(name); n++) name = `${base}_${n}`;
    const { path } = control.dataset, at = control.selectionStart ?? control.value.length, text = `${control.value.slice(0, at)}{${name}}${control.value.slice(control.selectionEnd ?? at)}`;
    this.work.change((next) => {
      next.facts = { ...next.facts, [name]: { value: writtenValue(fact), ...because } };
      eachText(next, (holder, key, where) => { if (where === path) holder[key] = { ...holder[key], [this.speaks]: text }; });
      pruneFacts(next);
    });
    this.followBoards();
    this.draw();
    this.form.querySelector(`[data-path="${CSS.escape(path)}"]`)?.focus();
  }

  /** Writes a word where the text was written last. */
  write(word) {
    const control = this.lastText?.isConnected ? this.lastText : this.form.querySelector('textarea'), { value, selectionStart: from = value.length, selectionEnd: to } = control;
    const space = from && !/\s$/.test(value.slice(0, from)) ? ' ' : '';
    control.setRangeText(space + word, from, to, 'end');
    control.dispatchEvent(new Event('input'));
    control.focus();
  }

  /** @param {'work' | 'begin' | 'take'} what */
  turnTo(what) {
    this.#shown = what;
    const work = what === 'work';
    this.over.hidden = work;
    for (const part of [this.list, this.form, this.board.box]) part.hidden = !work;
    this.draw();
    if (work) return;
    (what === 'begin' ? drawBegin : drawTake)(this, this.over);
    this.over.querySelector('h2').focus();
  }

  speak(next) {
    this.language = next;
    save('language', next);
    const query = new URLSearchParams(location.search);
    if (query.has('lang')) query.set('lang', next);
    if (this.work.clashes) this.#clash();
    history.replaceState(null, '', `${location.pathname}${`${query}` && `?${query}`}`);
    this.turnTo(this.#shown);
  }

  #key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.target.matches?.('sagaz-game, textarea, input:not([type=radio], [type=checkbox])')) return;
    event.preventDefault();
    this.step(event.shiftKey ? 'redo' : 'undo');
  }

  /** @param {'undo' | 'redo'} way */
  step(way) {
    this.work[way]();
    this.#follow(this.at);
    this.draw();
    this.followBoards();
  }

  #keepingFocus(work) {
    const { name, value, type, selectionStart, selectionEnd } = document.activeElement ?? {};
    work();
    if (!name || document.activeElement?.name === name) return;
    const again = document.querySelector(`[name="${CSS.escape(name)}"]${type === 'radio' ? `[value="${CSS.escape(value)}"]` : ''}`);
    again?.focus({ preventScroll: true });
    if (again?.tagName === 'TEXTAREA') again.setSelectionRange(selectionStart, selectionEnd);
  }

  draw() {
    const { language } = this, words = (key) => say(language, key);
    document.documentElement.lang = language;
    document.title = `${words('title')} · Sagaz`;
    this.#keepingFocus(() => {
      drawHeader(this);
      if (this.#shown !== 'work') return;
      this.list.replaceChildren(...drawList(this), element('div', { className: 'row foot' }, button('begin', words('begin_other'), () => this.turnTo('begin'), { className: 'plain' }), element('a', { href: `builder.html?lang=${language}` }, words('to_activities'))),
        select('page-language', words('language'), OPTIONS.lang.allowed.map((code) => [code, languageName(code), code]), language, (next) => this.speak(next), ''));
      this.form.replaceChildren(...drawForm(this));
      this.board.draw();
    });
    if (this.#shown !== 'work') return;
    this.#show();
    this.#know();
    this.#check();
  }

  /** Asks for the facts of the board, and for the board of the first new case. */
  async #know() {
    const mine = ++this.#asked, { at, lesson, speaks } = this, { line, drawn } = boardOf(lesson, Math.max(0, at));
    if (drawn) {
      const made = await request({ cmd: 'lesson.step', lesson: playable(lesson, speaks, this.broken), step: Math.max(0, at), seed: 1, language: speaks }).then(({ flat }) => readStep(flat).at, () => undefined);
      if (mine !== this.#asked) return;
      if (made && made !== this.drawn) {
        this.drawn = made;
        this.board.draw();
      }
    } else this.drawn = '';
    const before = this.facts;
    this.asking = true;
    const found = await factsOf(drawn ? this.drawn : line);
    if (mine !== this.#asked) return;
    this.asking = false;
    this.facts = found;
    document.body.dataset.facts = `${at} ${found.length}`;
    if (!same(found, before)) this.#keepingFocus(() => { if (this.#shown === 'work') this.form.replaceChildren(...drawForm(this)); this.#show(); });
  }

  #check() {
    document.body.dataset.checks = 'running';
    this.checks.check(this.lesson, this);
  }

  #told(faults, broken) {
    const others = [...broken].join() !== [...this.broken].join();
    Object.assign(this, { faults, broken });
    if (others) this.board.changed();
    document.body.dataset.checks = 'done';
    this.#show();
    this.board.explain();
  }

  /** A fault in words; what is missing is named. */
  textOf({ key, path, text }) {
    const { language } = this, name = key === 'f_missing' && (/\.ask\.(answer|because|kind)$/.test(path) ? say(language, 'the_answer') : labelAt(this.form, path));
    return name ? say(language, 'f_missing_of', { a: name }) : text;
  }

  /** Shows the faults at their fields and in the list. */
  #show() {
    const counts = new Map(), { at, language } = this;
    for (const { path, advice } of this.faults) {
      const step = stepOf(path), now = counts.get(step) ?? { faults: 0, advice: 0 };
      now[advice ? 'advice' : 'faults']++;
      counts.set(step, now);
    }
    showCounts(this, counts);
    const here = this.faults.filter(({ path }) => (/^steps\.\d/.test(path) ? path.startsWith(`steps.${at}.`) || path === `steps.${at}` : at < 0)).filter(({ missing }) => !missing);
    const told = here.filter(({ path, key }) => !(key === 'f_missing' && this.untouched.has(path))).map((fault) => ({ ...fault, text: this.textOf(fault) }));
    showFaults(this.form, told.map((fault) => {
      if (fault.key === 'f_engine') return { ...fault, act: () => button('take-answer', say(language, 'take_engine'), () => takeAnswer(this, fault), { className: 'plain' }) };
      const known = fault.key === 'f_number' && this.facts.find(({ value, options, because }) => !options.length && !because.of && value.join() === fault.values[0]);
      return known ? { ...fault, act: () => button('make-fact', say(language, 'make_fact'), () => makeFact(this, fault, known), { className: 'plain' }) } : fault;
    }), say(language, 'details'));
  }
}

const theme = load('theme');
if (['light', 'dark', 'projector'].includes(theme)) document.documentElement.dataset.theme = theme;
new Studio();
document.querySelector('#start')?.remove(); // the HTML's start-up message
document.body.dataset.state = 'ready';
