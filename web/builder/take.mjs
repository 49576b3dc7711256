// The results of the page: HTML to copy, in three forms; files to download; a sheet to print.
import { element } from '../outline-kinds.mjs';
import { copy, giveFile } from '../share.mjs';
import { puzzleActivity } from '../puzzle-activity.mjs';
import { KINDS } from '../puzzle_tables.mjs'; // from engine/puzzle/puzzle.hpp
import { ends } from './chosen.mjs';
import { segmented } from './controls.mjs';
import { SHAPES, lineOf, scriptOf } from './line.mjs';
import { slugOf } from './named.mjs';
import { say } from './say.mjs';
import { languageName } from './values.mjs';

const ON_PAPER = 6; // puzzles of a sheet
const BASE = new URL('./', document.baseURI).href;
/** Loaded with the first download. */
const fetchFiles = () => import('./files.mjs');

/** The state of the link that the activity begins with, which has a board for paper. */
const stateOf = ({ lesson, given }) => (lesson ? undefined : given.find(([name]) => name === 'state')?.[1]);

/** The HTML with its names and values in different colours. */
const coloured = ({ tag, attributes, text }) => (!tag ? [text] : ['<', element('b', {}, tag),
  ...attributes.flatMap(([name, value]) => [element('wbr'), ` ${name}=`, element('i', {}, `"${value}"`)]), '></', element('b', {}, tag), '>']);

function button(name, text, act, more = {}) {
  const made = element('button', { type: 'button', name, ...more }, text);
  made.addEventListener('click', act);
  return made;
}

export class Take {
  #shape = SHAPES[0];

  /** @param {HTMLElement} box @param {(text: string) => void} tell  writes the status line */
  constructor(box, tell) {
    Object.assign(this, { box, tell });
  }

  /**
   * @param {{given: [string, string][], game: string, language: string, lesson?: string, title: string, lent?: boolean,
   *   inside?: ReturnType<typeof import('./inside.mjs').insideOf>}} activity  lent: the lesson is of a file of this computer
   */
  draw(activity) {
    const { language } = this.activity = activity, words = (key, values) => say(language, key, values);
    const shapes = segmented('shape', words('form'), SHAPES.map((shape) => [shape, words(`form_${shape}`)]), this.#shape, (shape) => {
      this.#shape = shape;
      this.#write();
    }, { unseen: true });
    this.code = element('code', { tabIndex: 0, 'aria-label': words('code'), role: 'group' });
    this.once = element('p', { className: 'note' }, `${words('once')} `, button('script', words('script'), () => this.#copy(scriptOf(BASE)), { className: 'plain' }));
    const file = (what, note, control) => element('div', { className: 'row' }, element('h3', {}, words(what)), element('p', { className: 'note', id: `note-${what}` }, note ?? words(`${what}_note`)), control);
    const lacks = this.#lacks(), endless = activity.lesson || activity.puzzle || ends(activity.game, Object.fromEntries(activity.given).role) ? undefined : words('scorm_no_end');
    const download = (what, act) => file(what, lacks ?? (['scorm', 'cmi5'].includes(what) ? endless : undefined), button(what, words('download'), act, {
      'aria-label': words('download_what', { what: words(what) }), 'aria-disabled': Boolean(lacks), 'aria-describedby': `note-${what}`,
    }));
    this.inside = activity.lent && file('inside', '', element('div', {}, button('inside', words('inside_copy'), () => this.#copy(this.linked.link), { className: 'main', 'aria-describedby': 'note-inside' }),
      element('a', { target: '_blank', rel: 'noopener' }, words('open_tab'))));
    this.box.replaceChildren(element('h2', {}, words('take')), ...(this.inside ? [this.inside, element('hr')] : []), shapes, this.code, button('copy', words('copy'), () => this.#copy(this.line.text), { className: 'main' }), this.once, element('hr'),
      download('file', () => this.#give('.html', 'text/html', (what, { offlineFile }) => offlineFile(what))),
      download('scorm', () => this.#give('-scorm.zip', 'application/zip', (what, { scormPackage }) => scormPackage(what))),
      download('cmi5', () => this.#give('-cmi5.zip', 'application/zip', (what, { cmi5Package }) => cmi5Package(what))),
      file('sheet', activity.lent && !activity.inside ? words('inside_not') : activity.lesson || this.#puzzles(activity.puzzle).kind ? undefined : words(this.#tree(activity) ? 'sheet_tree' : stateOf(activity) ? 'sheet_board' : 'sheet_choose'), this.sheet = element('a', { className: 'button', target: '_blank', rel: 'noopener', 'aria-label': words('open_what', { what: words('sheet') }) }, words('open'))),
      element('div', { className: 'works' }, element('h3', {}, words('works')), element('p', {}, words('works_note'))));
    this.#write();
  }

  /** While the user types: writes the HTML and links only, unless the controls change. @param {object} activity */
  update(activity) {
    if (this.#lacks(activity) !== this.#lacks() || activity.lent !== this.activity.lent || Boolean(activity.lesson) !== Boolean(this.activity.lesson) || activity.puzzle !== this.activity.puzzle || Boolean(stateOf(activity)) !== Boolean(stateOf(this.activity)) || Boolean(this.#tree(activity)) !== Boolean(this.#tree())) return this.draw(activity);
    this.activity = activity;
    return this.#write();
  }

  /** Why this activity cannot be downloaded, if it cannot. */
  #lacks({ game, lesson, puzzle, unknown, language, inside, lent } = this.activity) {
    if (inside) return undefined;
    if (lent) return say(language, 'inside_not');
    if (puzzle) return this.#puzzles(puzzle).kind ? undefined : say(language, 'needs_kind');
    if (game === 'home') return say(language, 'needs_game');
    if (unknown) return say(language, 'needs_lesson', { lesson });
    return lesson?.endsWith('.json') ? say(language, 'needs_server') : undefined;
  }

  /** The puzzles of the activity; they have a kind unless they are a day's, or there is none. */
  #puzzles(puzzle = this.activity.puzzle) {
    const { kind, level, number = 1 } = puzzle && puzzle !== 'day' ? puzzleActivity(puzzle) : {};
    return { kind: KINDS.find((one) => one === kind), level, number };
  }

  /** The tree that the activity gives to practise, which has a worksheet of its own. */
  #tree({ given, game, lesson } = this.activity) {
    const own = new Map(given);
    return game === 'trees' && own.get('role') === 'practice' && !lesson && own.get('tree');
  }

  /** The link with the lesson inside, or why there is none. */
  #writeInside() {
    const { inside, given, language } = this.activity, words = (key, values) => say(language, key, values), spoken = given.find(([name]) => name === 'lang')?.[1] ?? language;
    const { link, only, length, most, language: one } = this.linked = inside?.link(given, spoken) ?? { link: '' };
    const told = link ? [words('inside_note'), only && words('inside_one', { language: languageName(one) })] : [inside ? words('inside_long', { n: length, most }) : words('inside_not')];
    this.inside.querySelector('.note').textContent = told.filter(Boolean).join(' ');
    this.inside.querySelector('div').hidden = !link;
    this.inside.querySelector('a').href = link;
  }

  #write() {
    if (this.inside) this.#writeInside();
    const { given, game, language, lesson } = this.activity, seed = given.find(([name]) => name === 'seed')?.[1], lang = given.find(([name]) => name === 'lang')?.[1] ?? language, group = given.find(([name]) => name === 'class')?.[1];
    this.line = lineOf(this.#shape, { given, base: BASE, language, game });
    this.code.replaceChildren(...coloured(this.line));
    this.once.hidden = this.#shape !== 'element';
    const { kind, level, number } = this.#puzzles();
    const own = new Map(given), tree = this.#tree();
    const sheet = kind ? [['puzzles', kind], ['level', level], ['count', ON_PAPER], ['seed', `${number}`.slice(0, 9)], ['lang', lang]] : [...(lesson ? [['lesson', lesson]] : game === 'home' ? [] : [['game', game]]), ['lang', lang], ...(lesson && seed?.length < 10 ? [['seed', seed]] : []), ...(lesson && group ? [['class', group]] : [])];
    const its = [['lang', lang], ...(group ? [['class', group]] : [])], state = !kind && !tree && stateOf(this.activity);
    const { lent, inside } = this.activity, fragment = state ? `s=${state}` : inside ? `l=${inside.seal()}` : '';
    this.sheet.hidden = Boolean(lent && !inside);
    this.sheet.href = `print.html?${new URLSearchParams(tree ? [['tree', tree], ['rules', own.get('rules') ?? 'equal'], ...its] : state ? its : sheet)}${fragment && `#${fragment}`}`;
  }

  async #copy(text) {
    const { language } = this.activity;
    if (await copy(text)) return this.tell(say(language, 'copied'));
    this.code.textContent = text;
    getSelection().selectAllChildren(this.code);
    return this.tell(say(language, 'not_copied'));
  }

  /** @param {string} ending  of the file's name */
  async #give(ending, type, make) {
    const { inside, language, given } = this.activity, within = inside && { game: inside.game, lesson: inside.name, given: given.map(([option, value]) => [option, option === 'lesson' ? inside.name : value]) };
    const activity = { ...this.activity, ...within }, name = `${slugOf(activity)}${ending}`;
    if (this.#lacks()) return this.tell(this.#lacks());
    this.tell(say(language, 'making'));
    try {
      if (inside) activity.own = await inside.own().catch(() => undefined);
      if (inside && !activity.own) return this.tell(say(language, 'inside_not')); // the engine refuses it
      const bytes = await make(activity, await fetchFiles().catch(() => { throw new Error('builder/files.mjs'); }));
      giveFile(new Blob([bytes], { type }), name);
      return this.tell(say(language, 'made', { name }));
    } catch ({ message }) {
      return this.tell(say(language, 'not_made', { name: message }));
    }
  }
}
