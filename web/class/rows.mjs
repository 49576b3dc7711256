// The rows of the class's table. A text may fit by itself and not among the others: another activity, handed in twice,
// the same as another's, another game than the class's.
import { inWords } from '../builder/values.mjs';
import { say as builderSays } from '../builder/say.mjs';
import { lessonName } from './say.mjs';

const nameOf = (name) => name.trim().toLowerCase().replace(/\s+/g, ' ').normalize('NFC');
const keyOf = ({ group, options }) => JSON.stringify([group, ...Object.entries(options).sort()]);
const movesOf = ({ answers, line, seconds, date }) => JSON.stringify([answers ?? line, seconds, date]);

/** The most frequent value. */
function usual(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A game's task without its seed, which the activity leaves open. */
const withoutSeed = (task) => (/^(codes|spaces|thirtyone|tictactoe|betting) /.test(task) ? task.replace(/ \d+( r)?$/, '') : task.replace(/\d{3,}/g, ''));

/** The words in which two tasks differ, as values of the text `differs`. */
function taskDiffers(here, there) {
  const mine = here.split(' '), theirs = there.split(' '), at = mine.findIndex((word, i) => word !== theirs[i]);
  return [{ name: '', here: mine[Math.max(0, at)] ?? '', there: theirs[Math.max(0, at)] ?? '' }];
}

const KINDS = ['lesson', 'puzzle', 'game']; // options that say what an activity is; all others, how it is

/** @param {string} [title]  of its lesson */
function optionsDiffer(language, { group, options }, key, title) {
  const [theirs, ...pairs] = JSON.parse(key), other = Object.fromEntries(pairs);
  const named = (name) => builderSays(language, name === 'seed' ? 'seed' : `field_${name}`);
  const list = (all, of) => Object.keys(of).filter((name) => !(name in all) || all[name] !== of[name]);
  const shown = (name, all) => (name === 'lesson' && all.lesson ? lessonName(all.lesson) : inWords(language, name, all[name] ?? '–'));
  const classes = group === theirs ? [] : [{ name: named('class'), here: group || '–', there: theirs || '–' }], kind = KINDS.find((name) => options[name]);
  if (KINDS.some((name) => options[name] !== other[name])) return [{ name: kind ?? 'game', title: kind === 'lesson' && title || shown(kind ?? 'game', options) }, ...classes];
  const names = [...new Set([...list(other, options), ...list(options, other)])];
  const differs = names.map((name) => ({ name: named(name), here: shown(name, options), there: shown(name, other) }));
  return [...classes, ...differs];
}

/** The activities of the texts, the most frequent first. @returns {{key: string, record: object}[]} */
export function activitiesOf(entries) {
  const all = entries.filter(({ record }) => record).map(({ record }) => ({ key: keyOf(record), record })), first = usual(all.map(({ key }) => key));
  const seen = new Map(all.map((one) => [one.key, one]));
  return [...seen.values()].sort((a, b) => Number(b.key === first) - Number(a.key === first));
}

/** Whether a row is of another activity: that is no fault of its pupil's, and it does not count. @param {object} row  of rowsOf */
export const isElsewhere = ({ bad }) => bad === 'activity';

/** Whether a text is too damaged to say of which activity it is. */
export const isUnknown = ({ record }) => !record;

/** How many texts each of the other activities has. @param {string} [activity]  the chosen one's key @returns {{key: string, count: number, differs: object[]}[]} */
export const othersOf = (entries, activity, language) => activitiesOf(entries).filter(({ key }) => key !== activity).map(({ key, record }) => ({
  key, count: entries.filter((one) => one.record && keyOf(one.record) === key).length, differs: optionsDiffer(language, record, activity),
}));

/** Whether several texts of the class are of this other activity: the class has two, and neither is a mistake. */
const isActivity = (entries, key, group) => JSON.parse(key)[0] === group && entries.filter(({ record }) => record && keyOf(record) === key).length > 1;

/**
 * @param {{seal: string, record?: object, bad?: string, values?: object, result?: object}[]} entries  in the order in
 *   which they were added
 * @param {string | undefined} activity  the chosen one's key
 * @returns {object[]} the same with the faults among them, without those of the class's other activities
 */
export function rowsOf(all, activity, language) {
  const chosen = JSON.parse(activity ?? '[]')[0], entries = all.filter(({ record }) => !record || keyOf(record) === activity || !isActivity(all, keyOf(record), chosen));
  const fits = entries.filter(({ record, bad }) => record && !bad && keyOf(record) === activity), kind = ({ record, result }) => (record.options.seed ? result.task : withoutSeed(result.task));
  const task = usual(fits.filter(({ result }) => result?.task).map(kind)), seals = new Map(), moves = new Map(), last = new Map();
  for (const entry of [...new Map([...fits].reverse().map((one) => [one.seal, one])).values()].reverse()) last.set(nameOf(entry.record.name), entry); // of equal texts the first
  return entries.map((entry) => {
    const { record, seal } = entry, wrong = (bad, values) => ({ ...entry, bad, values });
    const before = seals.get(seal);
    if (!before) seals.set(seal, entry);
    if (before) return wrong('twice', { name: before.record?.name });
    if (entry.bad) return entry;
    if (keyOf(record) !== activity) return wrong('activity', { differs: optionsDiffer(language, record, activity, entry.result?.title) });
    const alike = moves.get(movesOf(record));
    if (!alike) moves.set(movesOf(record), record);
    if (alike && nameOf(alike.name) !== nameOf(record.name)) return wrong('copy', { name: alike.name });
    if (record.name && last.get(nameOf(record.name)) !== entry) return wrong('again', { name: record.name });
    if (entry.result?.task && kind(entry) !== task) return wrong('task', { differs: taskDiffers(kind(entry), task) });
    return entry;
  });
}
