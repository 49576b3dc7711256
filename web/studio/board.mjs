// The live game beside the step: its line and what is shown become the step's; things on the board are pointed at by
// pressing them.
import { lineIn } from '../builder/chosen.mjs';
import { Preview } from '../builder/preview.mjs';
import { segmented } from '../builder/controls.mjs';
import { sealed } from '../handin/sealed.mjs';
import { element } from '../outline-kinds.mjs';
import '../sagaz-game.mjs';
import { button, chip, note } from './controls.mjs';
import { factsOf } from './facts.mjs';
import { endFresh } from './laid.mjs';
import { boardOf, playable, shownAt } from './lesson.mjs';
import { say } from './say.mjs';
import { tidied } from './tidy.mjs';

const VIEWS = ['off', 'phone', 'page', 'projector', 'text'], SHOWN = ['tab', 'step', 'analysis', 'algorithm']; // controls that a step may set
const CONTROLS = ['button', 'radios', 'checkbox', 'number', 'field'], OF_PAGE = /^(home|menu|language|theme|share|undo|redo|lessons|howto|why|term|new_game|toast_close)\b/;
const APART = /^(home|menu|language|theme|share|undo|redo|lessons|howto|why|term|zoom_in|zoom_out|play|new_game|rules_dialog|step|tab|analysis|page|algorithm|figure|hint)\b/; // not on the board

/** A tree's text, however it is spaced. */
const plainTree = (text) => text.replace(/[\s,]+/g, ' ').replace(/ ?([()[\]]) ?/g, '$1').trim();
const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.nodes ?? [])]);
const seal = (line) => sealed(new TextEncoder().encode(line));
const LESSON = 'mine/studio.json';

export class Board {
  #view = 'off';
  #given; // the line that the game was given last
  #at; // the step of it
  #unedited = '0'; // the search's step before the editor was opened, which goes to the end
  #pointing = false;

  /** @param {HTMLElement} box @param {import('../studio.mjs').Studio} studio */
  constructor(box, studio) {
    Object.assign(this, { box, studio });
    this.game = element('sagaz-game', { save: 'off', className: 'live' });
    this.game.addEventListener('sagaz-ready', () => {
      this.#give();
      this.#under(); // the controls of this game
    });
    this.cover = element('div', { className: 'cover', hidden: true });
    this.cover.addEventListener('pointermove', (event) => this.#hover(event));
    this.cover.addEventListener('click', (event) => this.#press(event));
    this.ring = element('div', { className: 'ring', hidden: true });
    this.live = element('div', { className: 'live-box' }, this.game, this.cover, this.ring);
    for (const kind of ['pointerup', 'keyup']) this.live.addEventListener(kind, () => requestAnimationFrame(() => requestAnimationFrame(() => this.#follow())));
    for (const kind of ['pointerdown', 'keydown']) this.live.addEventListener(kind, () => this.#remember(), { capture: true });
    this.game.addEventListener('sagaz-change', () => this.#follow());
    this.frame = element('iframe', { src: 'about:blank' });
    this.pupil = element('div', { className: 'frame', hidden: true }, this.frame);
    this.why = element('p', { className: 'fault', role: 'status', hidden: true });
    this.preview = new Preview(this.frame, this.pupil, () => {});
    this.head = element('div', { className: 'head' });
    this.under = element('div', { className: 'shown' });
    this.use = element('div', { className: 'use' });
    box.append(this.head, this.live, this.why, this.pupil, this.under, this.use);
  }

  get #step() { return this.studio.lesson.steps[Math.max(0, this.studio.at)]; }

  /** Another lesson: where it has no board yet, the game begins anew, without the one of the lesson before. */
  begin() {
    const { lesson } = this.studio;
    this.#given = this.#at = this.told = undefined;
    if (this.game.getAttribute('game') === lesson.game && !boardOf(lesson, 0).line && this.line) this.game.reset();
  }

  /** Draws for the step that is chosen now. */
  draw() {
    const { language, lesson, speaks } = this.studio, words = (key, values) => say(language, key, values);
    const views = segmented('view', words('pupil'), VIEWS.map((view) => [view, words(`view_${view}`)]), this.#view, (view) => {
      this.#view = view;
      this.draw();
    });
    this.head.replaceChildren(element('h2', {}, words('board')), views);
    this.frame.title = words('pupil');
    const live = this.#view === 'off';
    this.live.hidden = this.use.hidden = this.under.hidden = !live;
    this.pupil.hidden = live;
    for (const [name, value] of [['game', lesson.game], ['lang', speaks]]) if (this.game.getAttribute(name) !== value) this.game.setAttribute(name, value);
    if (live) {
      this.#give();
      this.#under();
    } else this.#preview();
    this.explain();
  }

  /** Shows the pupil's view anew after a change. */
  changed() { if (this.#view !== 'off') this.#preview(true); }

  /** The pupil's view begins with the chosen step again, wherever the pupil in it has gone. */
  again() { this.preview.lend({}); }

  /** Says why the pupil's view is not of the whole step. */
  explain() {
    const { at, broken, faults, language } = this.studio, index = Math.max(0, at), [first] = faults.filter(({ path, advice }) => !advice && path.startsWith(`steps.${index}.`));
    this.why.hidden = this.#view === 'off' || !broken.has(index) || !first;
    this.why.textContent = this.why.hidden ? '' : say(language, 'preview_part', { why: this.studio.textOf(first) });
  }

  #preview(typing = false) {
    const { lesson, at, speaks, language } = this.studio, text = JSON.stringify(playable(lesson, speaks, this.studio.broken));
    if (this.lent !== text) this.preview.lend({ [new URL(LESSON, document.baseURI)]: text });
    this.lent = text;
    const given = [['game', lesson.game], ['lesson', LESSON], ['step', `${Math.max(0, at) + 1}`], ['lang', speaks], ['seed', '1'], ...(this.#view === 'text' ? [['view', 'text']] : [])];
    this.preview.show(given, this.#view === 'text' ? 'page' : this.#view, language, typing);
  }

  /** Puts the step's board into the game, unless it is there. */
  #give() {
    const { line, drawn } = boardOf(this.studio.lesson, Math.max(0, this.studio.at)), wanted = drawn ? this.studio.drawn ?? '' : line;
    this.stopPointing();
    if (!this.game.getState() || !wanted) return this.#follow();
    const shows = shownAt(this.studio.lesson, Math.max(0, this.studio.at)), mark = `${this.game.life} ${this.studio.at} ${wanted} ${JSON.stringify(shows)}`;
    if (this.#given !== mark) {
      const at = Math.max(0, this.studio.at), other = this.#at !== at, edits = this.#editing(this.nodes);
      if (this.line !== wanted) this.game.setState(seal(wanted));
      else if (other && edits) this.game.act('edit', '0');
      if (other && this.studio.lesson.game === 'trees') this.game.act('step', '0'); // where the pupil begins
      if (other || !edits) for (const { id, value } of shows) this.game.act(id, `${value ?? ''}`);
      this.#given = mark;
      this.#at = at;
    }
    return requestAnimationFrame(() => this.#follow());
  }

  /** The game's line now; empty before it starts. */
  get line() { return lineIn(this.game.getState()) ?? ''; }

  /** @returns {object[]} the nodes of the text view */
  get nodes() {
    const outline = this.line && this.game.debugOutline();
    return outline ? flat(outline.nodes) : [];
  }

  #editing(nodes) { return nodes.some(({ id, checked }) => id === 'edit' && checked); }

  /** Remembers the search's step, unless the editor is open. */
  #remember() {
    const { nodes } = this, step = nodes.find(({ id }) => id === 'step');
    if (!this.#editing(nodes)) this.#unedited = `${step?.value ?? 0}`;
  }

  /**
   * The controls that a step may show, as they are now; while the editor is open, the search's step is that from before.
   * @returns {{id: string, value: string}[]}
   */
  seen() {
    const { nodes } = this, edits = this.#editing(nodes);
    return SHOWN.flatMap((id) => nodes.filter((node) => node.id === id)).map(({ id, value, checked }) => ({ id, value: edits && id === 'step' ? this.#unedited : `${value ?? (checked ? 1 : 0)}` }));
  }

  /** What a control's value is called. */
  nameOf({ id, value }) {
    const { language } = this.studio, node = this.nodes.find((one) => one.id === id);
    const option = node?.options?.find((one) => one.value === `${value}`)?.text;
    return option ?? (id === 'step' ? say(language, 'step_n', { n: value }) : `${node?.label ?? node?.text ?? id}${value === undefined || value === '' ? '' : `: ${value}`}`);
  }

  placeName(id) {
    const node = this.nodes.find((one) => one.id === id), place = /^(\w+):(\d+)$/.exec(id);
    return node?.label ?? node?.text ?? (place?.[1] === 'node' ? say(this.studio.language, 'node_n', { n: Number(place[2]) + 1 }) : id);
  }

  /** Says whether the board is another than the step's. */
  #follow() {
    const { language, lesson, at } = this.studio, words = (key, values) => say(language, key, values), { line } = this, show = shownAt(lesson, Math.max(0, at));
    this.#remember();
    const shown = boardOf(lesson, Math.max(0, at)), seen = this.seen(), step = seen.find(({ id }) => id === 'step')?.value, kept = show.find(({ id }) => id === 'step')?.value;
    const moved = line && (shown.drawn ? line !== this.studio.drawn : line !== shown.line), stepped = !moved && step !== undefined && kept !== undefined && step !== `${kept}`;
    const key = !line ? 'board_starts' : !shown.line ? 'board_none' : moved || stepped ? 'board_moved' : shown.from < Math.max(0, at) ? 'board_before' : 'board_same';
    if (this.told === `${language} ${key} ${at} ${shown.from}`) return;
    this.told = `${language} ${key} ${at} ${shown.from}`;
    this.use.replaceChildren(element('p', { role: 'status' }, element('b', {}, words(key, { n: shown.from + 1 })), element('span', { className: 'note' }, words(`${key}_note`, { n: shown.from + 1 }))),
      button('use', `✓ ${words('use')}`, () => this.#use(), { className: 'main', disabled: !line }));
  }

  async #use() {
    const { studio } = this, { at } = studio, { line } = this, seen = this.seen().filter(({ id }) => id === 'step'), typed = this.nodes.find(({ id }) => id === 'tree_text')?.value, kept = await tidied(line);
    if (studio.at !== at) return; // another step was chosen meanwhile
    this.told = undefined;
    const drew = Boolean(this.#step.fresh?.line);
    studio.change((next) => {
      const step = next.steps[Math.max(0, at)];
      if (drew) endFresh(step, kept);
      step.at = kept;
      step.show = [...(step.show ?? []).filter(({ id }) => !seen.some((one) => one.id === id)), ...seen];
    });
    const [root] = await factsOf(kept), shown = root?.because.request?.tree;
    if (typed && shown && plainTree(typed) !== plainTree(shown)) studio.tell(say(studio.language, 'tree_typed'));
    else if (drew) studio.tell(say(studio.language, 'fresh_ended'));
  }

  #under() {
    const { language, at } = this.studio, words = (key, values) => say(language, key, values), step = this.#step, change = (act) => this.studio.change((next) => act(next.steps[Math.max(0, at)]));
    const shows = (step.show ?? []).map((one, i) => chip(`show-${i}`, this.nameOf(one), () => change((next) => next.show.splice(i, 1)), words('drop')));
    const points = (step.point ?? []).map((id, i) => chip(`point-${i}`, this.placeName(id), () => change((next) => next.point.splice(i, 1)), words('drop'), true));
    const more = (this.game.getAttribute('game') === this.studio.lesson.game ? this.seen() : []).filter(({ id }) => !(step.show ?? []).some((one) => one.id === id));
    const also = element('select', { name: 'show', 'aria-label': words('show_also') }, element('option', { value: '' }, words('show_also')), ...more.map((one) => element('option', { value: one.id }, this.nameOf(one))));
    also.addEventListener('change', () => change((next) => { next.show = [...next.show ?? [], more.find(({ id }) => id === also.value)]; }));
    const places = element('select', { name: 'point-list', 'aria-label': words('point_list') }, element('option', { value: '' }, words('point_list')), ...this.places().map(([id]) => element('option', { value: id }, this.placeName(id))));
    places.addEventListener('change', () => this.#point(places.value));
    this.under.replaceChildren(element('h3', {}, words('shown')), element('div', { className: 'chips' }, ...shows, ...points, ...(more.length ? [also] : []),
      button('point', words(this.#pointing ? 'point_stop' : 'point'), () => this.#startPointing(), { className: 'plain', 'aria-pressed': this.#pointing }), places),
      ...(this.#pointing ? [note(words('point_note'), { role: 'status' })] : []));
  }

  /** The controls of the game by name, for a choice; `chosen` is one of them, whatever the board shows now. @returns {[string, string][]} */
  controls(chosen) {
    const named = new Map(this.nodes.filter(({ id, kind }) => id && CONTROLS.includes(kind) && !OF_PAGE.test(id)).map(({ id, label, text }) => [id, label || text || id]));
    if (chosen && !named.has(chosen)) named.set(chosen, chosen);
    return [...named].sort(([, a], [, b]) => a.localeCompare(b, this.studio.language));
  }

  /** Things on the board: [id, rectangle]. */
  places() {
    const outline = this.line && this.game.debugOutline();
    return outline ? Object.entries(outline.rects ?? {}).filter(([id, [x, y]]) => !APART.test(id) && (!outline.board || (x >= outline.board[0] && y >= outline.board[1] && x < outline.board[0] + outline.board[2] && y < outline.board[1] + outline.board[3]))) : [];
  }

  #startPointing() {
    this.#pointing = !this.#pointing;
    this.cover.hidden = !this.#pointing;
    this.ring.hidden = true;
    this.#under();
    this.under.querySelector('[name=point]').focus();
  }

  stopPointing() {
    this.#pointing = false;
    this.cover.hidden = this.ring.hidden = true;
  }

  /** The smallest thing under the pointer. */
  #under_pointer({ clientX, clientY }) {
    const box = this.game.getBoundingClientRect(), left = clientX - box.left, top = clientY - box.top;
    return this.places().filter(([, [x, y, width, height]]) => left >= x && top >= y && left <= x + width && top <= y + height).sort(([, a], [, b]) => a[2] * a[3] - b[2] * b[3])[0];
  }

  #hover(event) {
    const found = this.#under_pointer(event);
    this.ring.hidden = !found;
    if (!found) return;
    const [, [x, y, width, height]] = found;
    Object.assign(this.ring.style, { left: `${x - 4}px`, top: `${y - 4}px`, width: `${width + 8}px`, height: `${height + 8}px` });
  }

  #press(event) {
    const found = this.#under_pointer(event);
    if (found) this.#point(found[0]);
  }

  #point(id) {
    if (!id) return;
    this.stopPointing();
    this.studio.change((next) => {
      const step = next.steps[Math.max(0, this.studio.at)];
      if (!(step.point ?? []).includes(id)) step.point = [...step.point ?? [], id];
    });
  }
}
