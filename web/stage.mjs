// One game at play: an instance of the application with its canvas, its outline, its inputs and its frames.
// The element (sagaz-game.mjs) decides when there is a stage; the stage knows nothing of attributes and storage.
import { closeContext, openContext, watchContext } from './context.mjs';
import { listenToKeyboard } from './keyboard.mjs';
import { CURSORS, ESCAPE } from './keys.mjs';
import { Outline } from './outline.mjs';
import { aria, element } from './outline-kinds.mjs';
import { listenToPointer } from './pointer.mjs';
import { Scheduler } from './scheduler.mjs';
import { watchSize } from './size.mjs';
import { BUILD } from './tables.mjs';
import { text } from './texts.mjs';

const WANTS_TEXT = 1, MORE = 2, OUTLINE = 4, EFFECTS = 8, INPUT = 16, FIGURES = 32, CURSOR_SHIFT = 8, TYPING_SHIFT = 16; // app_frame's bits
const CATCH_UP = 4; // extra application frames in one screen frame, while input is queued
const PAPER = { width: 2000, height: 1400, ratio: 2 }; // a desktop's layout, twice as sharp
const LOST_FOR_MS = 3000; // without a context, before the text view replaces the canvas

/** Whether a control shows a focus ring; true where browsers do not know :focus-visible. */
function isFocusSeen(control) {
  if (!control?.matches('button, input')) return false;
  try {
    return control.matches(':focus-visible');
  } catch {
    return true;
  }
}

/**
 * @typedef {object} Owner  the element, which the stage notifies
 * @property {boolean} visible  whether part of it is in view
 * @property {boolean} [alone]  whether the page has nothing but this game
 * @property {(effect: object) => void} effect
 * @property {(error: Error) => void} crashed
 * @property {(name: 'no_webgl' | 'picture_lost') => void} notice
 * @property {() => void} pictureBack
 * @property {() => void} firstFrame
 * @property {(open: boolean) => void} dialog  a dialog opened, or the last one closed
 * @property {(title: string) => void} titled  the title of the current screen
 */

export class Stage {
  #closing = new AbortController();
  #later = []; // {frames, then}
  #clock = 0;
  #touched = false; // the last input came from a finger or a pen
  #textBecauseLost = false;
  #news = false; // whether the last frames changed anything
  #still = 0; // extra application frames after the last input, in the same screen frame
  #outlineTask = 0; // the task that will show the outline of the last frames

  /**
   * @param {import('./wasm.mjs').Wasm} app
   * @param {{root: HTMLElement, config: object, webgl: boolean, owner: Owner}} how
   */
  constructor(app, { root, config, webgl, owner }) {
    Object.assign(this, { app, root, config, owner, textView: false, wantsText: false, broken: false, moving: false });
    this.#build();
    this.renderer = webgl ? openContext(this.canvas) : undefined;
    this.hasPicture = Boolean(this.renderer);
    this.scheduler = new Scheduler((now) => this.#frame(now), () => this.ask(() => app.call('app_wake')) ?? -1);
  }

  /** Starts the application. A separate call, because effects need the owner to have its stage. */
  begin(textView) {
    for (const [name, value] of Object.entries({ ...this.config, gl: this.hasPicture }))
      if (value != null) this.ask(() => this.app.call('app_option', name, String(value)));
    this.ask(() => this.app.call('app_create'));
    this.#listen();
    if (!this.hasPicture) this.owner.notice('no_webgl');
    else if (!this.#draws()) this.#lost();
    this.showText(textView);
  }

  /** Calls the application, draws a frame and shows its outline, so that the call's effects have happened on return. */
  do(name, ...args) {
    const result = this.ask(() => this.app.call(name, ...args));
    this.scheduler.now();
    this.#showOutline();
    return result;
  }

  /** Runs work that calls the application; if the application crashes, notifies the owner once. */
  ask(work) {
    try {
      return work();
    } catch (error) {
      this.scheduler.stop();
      if (!this.broken) this.owner.crashed(error);
      this.broken = true;
      return undefined;
    }
  }

  /** Shows the outline instead of the canvas, or the canvas again; both control the same game. */
  showText(on) {
    on ||= !this.hasPicture;
    this.textView = on;
    const hadFocus = this.root.getRootNode().activeElement;
    this.root.classList.toggle('text', on);
    this.do('app_set', 'textview', on ? '1' : '0');
    if (on && hadFocus === this.canvas) this.focus();
  }

  /** @returns {Promise<Blob | null>} a PNG; null without a picture */
  async screenshot() {
    await null; // leaves the current frame, inside which no other can be drawn
    if (!this.hasPicture || this.textView) return null;
    this.app.call('app_set', 'redraw', ''); // the canvas keeps its pixels only until the browser has shown them
    this.scheduler.now();
    return new Promise((resolve) => this.canvas.toBlob(resolve));
  }

  /**
   * Draws the board in colours and size for paper, and returns it with its outline.
   * @returns {{drawn?: HTMLCanvasElement, tree?: object}}
   */
  onPaper(paper = PAPER) {
    if (!this.hasPicture || this.lost) return {};
    const { size } = this;
    let drawn;
    this.size = paper;
    this.do('app_set', 'print', '1'); // the layout for paper
    this.printing = true;
    this.do('app_set', 'redraw', ''); // the canvas loses its pixels after the browser has shown them
    const tree = this.debugOutline(), { board, title } = tree;
    if (board) {
      const [x, y, width, height] = board.map((place) => place * paper.ratio);
      drawn = element('canvas', { className: 'printed', width, height, role: 'img', 'aria-label': title });
      drawn.getContext('2d', { willReadFrequently: true }).drawImage(this.canvas, x, y, width, height, 0, 0, width, height);
    }
    Object.assign(this, { printing: false, size });
    this.do('app_set', 'print', '0');
    return { drawn, tree };
  }

  /** A report of a crash, which sagaz-desktop --report replays. @param {object} now  settings of the element; one that
   *  the replay itself changes is left out, so that the replay begins with its first value */
  report(error, now) {
    const { width, height, ratio } = this.size ?? this.#firstSize(), done = this.app.lastText('app_report', '');
    for (const name in now) if (done.includes(`["${name}"`)) now[name] = undefined;
    return this.app.lastText('app_report', JSON.stringify({
      ...BUILD, report: true, error: String(error.stack ?? error).slice(0, 2000), browser: navigator.userAgent, page: location.origin + location.pathname, // a query may have a course's secrets
      size: [(width + 0.01) / ratio, (height + 0.01) / ratio, ratio], settings: { ...this.config, saved: undefined, ...now },
    }));
  }

  focus() {
    if (this.textView) this.outlineBox.querySelector('button, input')?.focus();
    else this.canvas.focus({ preventScroll: true });
  }

  close() {
    this.#closing.abort();
    this.unwatchSize();
    clearTimeout(this.lostTimer);
    clearTimeout(this.#outlineTask);
    this.scheduler.stop();
    if (this.hasPicture) closeContext(this.canvas);
    for (const part of [this.skip, this.outlineBox, this.stageBox]) part.remove();
  }

  #build() {
    this.outlineBox = element('div', { className: 'outline' });
    this.canvas = element('canvas', { tabIndex: 0, role: 'application' });
    this.field = element('textarea', { className: 'typing', tabIndex: -1, 'aria-hidden': 'true', autocapitalize: 'off', autocomplete: 'off', spellcheck: false });
    this.ring = element('div', { className: 'ring', hidden: true });
    this.chip = element('div', { className: 'chip', 'aria-hidden': 'true' });
    this.stageBox = element('div', { className: 'stage' }, this.canvas, this.field, this.ring, this.chip);
    this.skip = element('button', { type: 'button', className: 'skip' });
    this.root.append(this.skip, this.outlineBox, this.stageBox); // screen readers read the outline first
    this.outline = new Outline(this.outlineBox, (id, value) => this.do('app_outline_action', id, value), this.config.embed && !this.owner.alone ? 1 : 0);
  }

  #listen() {
    const { app, canvas, field, outlineBox } = this, signal = this.#closing.signal;
    const listen = (target, name, handler, options) =>
      target.addEventListener(name, (event) => this.ask(() => handler(event)), { signal, ...options });
    const touch = () => this.scheduler.touch();
    const escapes = () => Boolean(this.outline.escapes);
    listenToPointer(canvas, app, {
      listen, touch,
      released: (isMouse) => this.#released(isMouse),
      after: (frames, then) => this.#later.push({ frames, then }),
    });
    listenToKeyboard(canvas, field, app, { listen, touch, changes: () => this.#changes(), wantsText: () => this.wantsText, isSeen: () => this.owner.visible, escapes, alone: this.owner.alone });
    watchContext(canvas, signal, { onLost: () => this.#lost(), onRestored: () => this.#restored() });
    this.unwatchSize = watchSize(canvas, (size) => {
      this.size = size;
      this.do('app_set', 'notices', `${this.root.firstChild.offsetHeight}`);
    });

    listen(this.skip, 'click', () => this.focus());
    if (globalThis.visualViewport) // a phone's keyboard has opened
      listen(visualViewport, 'resize', () => { if (this.wantsText) field.scrollIntoView({ block: 'nearest' }); });
    listen(window, 'beforeprint', () => this.#print());
    listen(window, 'afterprint', () => this.printed?.remove());
    listen(outlineBox, 'focusin', ({ target }) => this.#showFocus(target));
    listen(outlineBox, 'focusout', () => this.#showFocus());
    listen(outlineBox, 'keydown', (event) => {
      const { escapes: what, hasDialog } = this.outline;
      if (event.key === 'Tab' && hasDialog && this.outline.goRound(event.shiftKey)) event.preventDefault();
      if (event.key !== 'Escape' || !what) return;
      if (!hasDialog) return this.do('app_outline_action', what, '');
      this.do('app_key', ESCAPE, 1);
      this.do('app_key', ESCAPE, 0);
    });
  }

  #frame(now) {
    return this.ask(() => {
      const size = this.size ?? this.#firstSize();
      const seen = this.hasPicture && (!this.textView || this.printing);
      // An invisible canvas is one pixel, which costs nothing.
      this.#resize(seen ? size.width : 1, seen ? size.height : 1);
      this.#clock = Math.max(this.#clock + 0.01, now);
      // A hundredth of a pixel more: the application truncates sizes, which would leave a row and a column empty.
      const place = [(size.width + 0.01) / size.ratio, (size.height + 0.01) / size.ratio, size.ratio];
      let flags = this.app.call('app_frame', this.#clock, ...place);
      // The application takes one key or click a frame: more frames follow at once for a fast player.
      for (let more = CATCH_UP; more > 0 && (flags & INPUT || this.#still && this.#still--); more--)
        flags = flags & OUTLINE | this.app.call('app_frame', this.#clock += 0.01, ...place);
      const picture = this.app.call('app_picture');
      if (picture) this.renderer.draw(this.app.memory, picture);
      this.#news ||= Boolean(picture || flags & (OUTLINE | EFFECTS));
      const cursor = CURSORS[flags >> CURSOR_SHIFT & 255] ?? 'default';
      if (cursor !== this.cursor) this.canvas.style.cursor = this.cursor = cursor;
      this.wantsText = Boolean(flags & WANTS_TEXT);
      if (this.wantsText) this.field.inputMode = flags & FIGURES ? 'decimal' : 'text';
      // So that a phone's keyboard does not cover it.
      if (this.wantsText) this.field.style.top = `${flags >> TYPING_SHIFT}px`;
      if (!this.#touched) this.#placeFocus();
      // In a task of its own: a tap, its frame and the outline's layout together would hold the main thread too long.
      if (flags & OUTLINE) this.#outlineTask ||= setTimeout(() => this.#showOutline());
      if (flags & EFFECTS) for (const effect of JSON.parse(this.app.text('app_effects'))) this.owner.effect(effect);
      this.#runLater();
      if (this.scheduler.frames === 1) this.owner.firstFrame();
      return this.moving = Boolean(flags & MORE);
    }) ?? false;
  }

  #resize(width, height) {
    if (this.canvas.width === width && this.canvas.height === height) return;
    Object.assign(this.canvas, { width, height });
    this.app.call('app_set', 'redraw', ''); // resizing clears the canvas
  }

  // The size until the browser reports it, and in the text view, where the canvas has none.
  #firstSize() {
    const { clientWidth, clientHeight } = this.canvas.clientWidth ? this.canvas : this.root;
    return { width: Math.round((clientWidth || 640) * devicePixelRatio), height: Math.round((clientHeight || 480) * devicePixelRatio), ratio: devicePixelRatio };
  }

  #showOutline() {
    if (!this.#outlineTask) return;
    clearTimeout(this.#outlineTask);
    this.#outlineTask = 0;
    this.ask(() => this.#renderOutline());
  }

  #renderOutline() {
    const tree = this.debugOutline(), hadDialog = this.outline.hasDialog;
    this.outline.render(tree);
    if (this.outline.hasDialog !== Boolean(hadDialog)) this.owner.dialog(this.outline.hasDialog);
    this.skip.tabIndex = this.outline.hasDialog ? -1 : 0; // the dialog covers what it leads to
    this.owner.titled(tree.title);
    aria(this.canvas, 'label', `${tree.title}: ${text(tree.language, 'board')}`);
    aria(this.field, 'label', text(tree.language, 'typing'));
    this.skip.textContent = text(tree.language, 'skip');
    this.#showFocus(this.root.getRootNode().activeElement);
  }

  /** The application's outline, with the rectangles of its controls on the canvas. */
  debugOutline() {
    return JSON.parse(this.app.text('app_outline'));
  }

  // Shows keyboard users on the canvas which hidden control has the focus: a ring, or its name if it is not drawn.
  #showFocus(control) {
    // Only for controls, not for a container such as a dialog that has just opened.
    const hidden = !this.textView && this.outlineBox.contains(control) && isFocusSeen(control);
    const rect = hidden ? this.outline.rectOf(control) : undefined, { drawn, name } = hidden ? this.outline.about(control) : {};
    this.ring.hidden = !rect;
    this.chip.textContent = hidden && (!rect || drawn) ? name ?? control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent : '';
    const moved = drawn && drawn !== this.drawn;
    this.drawn = drawn;
    if (moved) this.do('app_outline_action', drawn, 'focus'); // moves the board's own focus mark too
    if (rect) {
      const [left, top, width, height] = rect;
      Object.assign(this.ring.style, { left: `${left - 4}px`, top: `${top - 4}px`, width: `${width + 8}px`, height: `${height + 8}px` });
    }
    this.#keepInSight(hidden ? control : undefined);
  }

  // Scrolls to another control, in the drawing and, where the page is higher than the window (400 %), in the page; there
  // it also lifts the chip.
  #keepInSight(control) {
    if (control !== this.seen) {
      this.seen = this.unscrolled = control;
      if (control) this.do('app_outline_action', this.outline.drawnAs(control), 'view'); // scrolls the panel in the drawing
    }
    if (this.unscrolled && !this.ring.hidden) {
      this.unscrolled = undefined;
      this.ring.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    if (!this.chip.textContent) return;
    const { offsetTop = 0, height = innerHeight } = globalThis.visualViewport ?? {};
    this.chip.style.bottom = `${8 + Math.max(0, this.stageBox.getBoundingClientRect().bottom - offsetTop - height)}px`;
  }

  /** Puts a picture of the board above the text, for printing. */
  #print() {
    this.printed?.remove();
    this.printed = this.onPaper().drawn;
    if (this.printed) this.outlineBox.prepend(this.printed);
  }

  #runLater() {
    const due = this.#later.filter((task) => --task.frames < 0);
    this.#later = this.#later.filter((task) => task.frames >= 0);
    for (const { then } of due) then();
  }

  // Soft keyboards open only inside the event that ends the tap, so the frames that notice a text field are drawn at
  // once. Some browsers also allow copying only inside this event.
  #released(isMouse) {
    this.#touched = !isMouse;
    this.#changes();
    this.#placeFocus();
  }

  /** Draws at once; returns whether the last input changed anything. */
  #changes() {
    this.#news = false;
    this.#still = 2;
    this.scheduler.now();
    return this.#news;
  }

  #placeFocus() {
    const { activeElement } = this.root.getRootNode();
    if (this.wantsText && activeElement === this.canvas) this.field.focus({ preventScroll: true });
    if (!this.wantsText && activeElement === this.field) this.canvas.focus({ preventScroll: true });
  }

  #lost() {
    this.lost = true;
    this.ask(() => this.app.call('app_context_lost'));
    this.scheduler.pause('lost', true);
    clearTimeout(this.lostTimer);
    this.lostTimer = setTimeout(() => {
      if (this.textView) return;
      this.#textBecauseLost = true;
      this.owner.notice('picture_lost');
      this.showText(true);
    }, LOST_FOR_MS);
  }

  /** Tells the application to draw, if the renderer is ready. */
  #draws() {
    if (!this.renderer?.ready()) return false;
    this.ask(() => this.app.call('app_context_restored', this.renderer.largestTexture));
    return true;
  }

  #restored() {
    this.renderer = openContext(this.canvas);
    if (!this.#draws()) return;
    this.lost = false;
    clearTimeout(this.lostTimer);
    this.scheduler.pause('lost', false);
    this.owner.pictureBack();
    if (this.#textBecauseLost) this.showText(false);
    this.#textBecauseLost = false;
  }
}
