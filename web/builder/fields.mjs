// The form with the choices of an activity. The values that an option allows determine its control.
import { OPTIONS } from '../options.mjs';
import { element } from '../outline-kinds.mjs';
import { applies, choicesOf, exampleOf, lineIn, tidy, usual } from './chosen.mjs';
import { fileOf, segmented, select, toggle, typed } from './controls.mjs';
import { say } from './say.mjs';
import { puzzleChoices } from './puzzle-choices.mjs';
import { inWords } from './values.mjs';

const ABOVE = ['game', 'rules', 'role', 'strategy', 'hints', 'graded', 'grade', 'tree', 'matrix', 'lesson', 'puzzle', 'class', 'lang', 'theme', 'seed'], BELOW = ['state', 'view', 'step', 'save', 'hosts'];
const OTHER = '…', ROOM = 27; // characters of values that fit side by side
// Examples that are names, which a reader has in the page's language.
const IN_WORDS = { class: 'example_class', lesson: 'example_lesson', save: 'example_save', hosts: 'example_hosts' };

/** A number that is short to say to a class: 1 to 9999, not the one before. */
function freshSeed(before) {
  const seed = String(1 + crypto.getRandomValues(new Uint16Array(1))[0] % 9999);
  return seed === before ? freshSeed(before) : seed;
}

/** Examples of valid values, for the game if it matters. */
const example = (name, game, language, chosen) => (IN_WORDS[name] ? say(language, IN_WORDS[name])
  : choicesOf(name, game, chosen)?.slice(0, 3).join(' · ') ?? (OPTIONS[name].allowed ? undefined : exampleOf(name)));

/**
 * Returns a function from an option to its error message, or undefined.
 * @param {Map<string, string>} bad  invalid options, with what is valid
 * @param {Map<string, {value: string, why?: string}>} refused  values that the game refused
 */
export function faultIn({ chosen, game, bad, refused, language }) {
  const shown = (name) => `${name}="${chosen[name].slice(0, 40)}"`;
  return (name) => {
    if (bad.has(name)) return say(language, 'refused', { value: shown(name), example: example(name, game, language, chosen) ?? bad.get(name) });
    const { value, why } = refused.get(name) ?? {};
    return chosen[name] && value === chosen[name].slice(0, 60) ? [say(language, 'refused_game', { value: shown(name) }), why].filter(Boolean).join(' ') : undefined;
  };
}

/**
 * @param {{chosen: Record<string, string>, game: string, lessons: object[], open: Set<string>, language: string, lend: (file: File) => void, lent: Map<string, object>}} state
 *   open: options with a text field; lend: previews a lesson from a file; lent: addresses of the lessons previewed so
 * @param {(change: Record<string, string | undefined>, typing?: boolean) => void} change
 */
export function drawFields({ chosen, game, lessons, open, language, lend, lent }, change) {
  const label = (name) => say(language, `field_${name}`), named = (name) => (value) => [value, inWords(language, name, value)];
  const choose = (name) => (value) => change({ [name]: value });
  const type = (name, { key = name, text = label(name), ...more } = {}) =>
    typed(key, text, chosen[name] ?? '', (value) => change({ [name]: value }, true), { placeholder: example(name, game, language, chosen), of: name, ...more });
  /** A list of known values, and a text field for any other. */
  const listed = (name, options, other) => {
    const value = chosen[name] ?? '', own = open.has(name) || options.every(([one]) => one !== value);
    const list = select(name, label(name), [...options, [OTHER, say(language, other)]], own ? OTHER : value, (next) => {
      open[next === OTHER ? 'add' : 'delete'](name);
      change({ [name]: next === OTHER ? '' : next });
    }, own ? '' : name);
    return own ? element('div', { className: 'pair' }, list, type(name, { key: `${name}-own`, text: say(language, other) })) : list;
  };
  /** Known values, side by side if there is room. The default is not written. */
  const known = (name, values) => {
    const options = values.map(named(name)), now = chosen[name] || usual(name, game, chosen) || values[0];
    const written = (value) => change({ [name]: value === usual(name, game, chosen) ? '' : value });
    if (!values.includes(now)) options.push([now, now]);
    const room = options.map(([, text]) => text).join('').length <= ROOM;
    return (room ? segmented : select)(name, label(name), options, now, written);
  };
  const optional = (name, nothing, values) => segmented(name, label(name), [['', nothing], ...values.map(named(name))], chosen[name] ?? '', choose(name));
  const FIELDS = {
    game: () => select('game', label('game'), OPTIONS.game.allowed.map(named('game')), game, choose('game')),
    lesson() {
      const ours = lessons.filter((one) => one.game === game || game === 'home').map(({ id, title }) => [id, title[language] ?? id]);
      const box = listed('lesson', [['', say(language, 'none')], ...ours], 'own_lesson'), { lesson } = chosen;
      if (!box.classList.contains('pair')) return box;
      const note = element('p', { className: 'note', id: 'lent', hidden: !lent.has(lesson) }, say(language, 'lent', { lesson }));
      box.addEventListener('input', () => { note.hidden = true; }); // another address is typed
      box.append(fileOf('lesson-file', say(language, 'try_file'), '.json', lend), note);
      return box;
    },
    puzzle: () => listed('puzzle', [['', say(language, 'none_puzzle')], ...puzzleChoices(language)], 'own_puzzle'),
    lang: () => optional('lang', say(language, 'page_language'), OPTIONS.lang.allowed),
    theme: () => optional('theme', inWords(language, 'theme', 'auto'), OPTIONS.theme.allowed.filter((value) => value !== 'auto')),
    seed: () => element('div', {}, toggle('same', label('seed'), say(language, 'seed_note'), 'seed' in chosen, (on) => change({ seed: on ? freshSeed() : undefined })),
      ...('seed' in chosen ? [type('seed', { text: say(language, 'seed'), numeric: true }),
        element('button', { type: 'button', name: 'seed_new', onclick: () => change({ seed: freshSeed(chosen.seed) }) }, say(language, 'seed_new'))] : []),
      ...('seed' in chosen && chosen.graded === 'on' ? [element('p', { className: 'note', id: 'readable' }, say(language, 'seed_readable'))] : [])),
    state() {
      const field = type('state', { placeholder: say(language, 'link_or_state') }), line = element('p', { className: 'note', id: 'line' }), input = field.querySelector('input');
      const tell = () => {
        const found = lineIn(tidy('state', input.value));
        line.textContent = found ? say(language, 'its_line', { line: found }) : '';
      };
      input.addEventListener('input', tell);
      tell();
      field.append(line);
      return field;
    },
    /** Practice draws a tree unless one is given; exploring begins with the first. */
    tree() {
      const [first, ...others] = choicesOf('tree', game, chosen), drawn = chosen.role === 'practice', usually = drawn || chosen.tree !== first ? '' : first;
      return listed('tree', [[usually, drawn ? say(language, 'tree_drawn') : first], ...[...(drawn ? [first] : []), ...others].map((one) => [one, one])], 'other');
    },
    class() {
      const field = type('class'), page = element('a', { href: `class.html?lang=${language}`, target: '_blank', rel: 'noopener' }, say(language, 'class_page'));
      field.append(element('p', { className: 'note' }, `${say(language, 'class_note')} `, page));
      return field;
    },
    step: () => type('step', { numeric: true }),
    ...Object.fromEntries(['role', 'strategy', 'hints', 'graded', 'grade'].map((name) => [name, () => known(name, choicesOf(name, game, chosen))])),
  };
  const field = (name) => {
    if (FIELDS[name]) return FIELDS[name]();
    const values = choicesOf(name, game, chosen);
    if (values) return listed(name, values.map((value, i) => [i ? value : '', inWords(language, name, value)]), 'other');
    return OPTIONS[name].allowed ? known(name, OPTIONS[name].allowed) : type(name);
  };
  const shown = (names) => names.filter((name) => applies(name, game, chosen) && (name !== 'step' || chosen.lesson)).map(field);
  const more = element('details', { open: open.has('more') || BELOW.some((name) => chosen[name]) }, element('summary', {}, say(language, 'more')), ...shown(BELOW));
  more.addEventListener('toggle', () => open[more.open ? 'add' : 'delete']('more'));
  return [...shown(ABOVE), more];
}
