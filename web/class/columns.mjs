// The columns of the table: a value to sort by and to export, and its cell. A column without any value is left out.
import { gameName } from '../builder/say.mjs';
import { element } from '../outline-kinds.mjs';
import { activityTitle } from '../puzzle-titles.mjs';
import { isElsewhere } from './rows.mjs';
import { clock, decimal, fault, nameIn, say, lessonName } from './say.mjs';

/** A mark of a question: ✓ at the first try, else the number of tries, – for never. */
function mark(language, found) {
  if (!found) return element('span', { className: 'mark', role: 'img', 'aria-label': say(language, 'unasked') }, '·');
  const text = { first: '✓', later: `${found.tries}`, never: '–' }[found.mark];
  return element('span', { className: `mark ${found.mark}`, role: 'img', 'aria-label': `${say(language, found.mark)} (${found.tries})`, title: say(language, found.mark) }, text);
}

function bar(language, lost, most) {
  const drawn = element('i', { className: 'lost', 'aria-hidden': 'true' });
  drawn.style.width = `${most > 0 ? Math.round(80 * lost / most) : 0}px`;
  return element('span', { className: 'losing' }, drawn, element('b', {}, decimal(language, lost)));
}

/** The column "verified" in words. */
export const told = (language, row) => (row.bad ? fault(language, row) : say(language, 'ok'));

/** Of a lesson the number of hints; of a game 1 if it had help. */
const hints = ({ record, result }) => result?.hints ?? (record?.helped === undefined ? undefined : Number(record.helped));

/** @returns {{key: string, head: string, value: (row: object) => any, cell?: (row: object) => Node | string, number?: boolean, name?: string, apart?: boolean}[]} apart: in files only */
export function columnsOf({ rows, questions, language, several }) {
  const of = (name) => ({ result }) => result?.[name], most = Math.max(0, ...rows.filter(({ bad }) => !bad).map(({ lost }) => lost ?? 0));
  const activity = ({ record, result }) => (record?.options.puzzle ? activityTitle(language, record.options.puzzle) : record ? record.options.lesson ? result?.title ?? lessonName(record.options.lesson) : gameName(language, record.options.game ?? 'home') : '');
  const all = [
    { key: 'name', head: say(language, 'col_name'), value: (row) => nameIn(language, row) },
    { key: 'class', head: say(language, 'col_class'), value: ({ record }) => record?.group ?? '', apart: new Set(rows.filter(({ record }) => record).map(({ record }) => record.group)).size < 2 },
    several && { key: 'activity', head: say(language, 'col_activity'), value: activity },
    { key: 'score', head: say(language, 'col_score'), value: of('score'), number: true },
    ...questions.map(({ number, step, question }) => ({
      key: `question-${step}`, head: `${number}`, name: question, value: ({ result }) => result?.questions?.get(step)?.tries, number: true,
      cell: (row) => (row.result?.questions ? mark(language, row.result.questions.get(step)) : ''),
    })),
    { key: 'solved', head: say(language, 'col_solved'), value: of('solved'), number: true },
    { key: 'tries', head: say(language, 'col_tries'), value: of('tries'), number: true },
    { key: 'hints', head: say(language, 'col_hints'), value: hints, cell: (row) => (row.result?.hints === undefined && hints(row) !== undefined ? element('span', { role: 'img', 'aria-label': say(language, hints(row) ? 'helped' : 'unhelped') }, hints(row) ? '✓' : '–') : hints(row) ?? ''), number: true },
    { key: 'time', head: say(language, 'col_time'), value: ({ record }) => record?.seconds, cell: ({ record }) => (record ? clock(record.seconds) : ''), number: true },
    { key: 'moves', head: say(language, 'col_moves'), value: of('moves'), number: true },
    { key: 'lost', head: say(language, 'col_lost'), name: say(language, 'lost_note'), value: ({ lost }) => lost, cell: ({ lost, bad }) => (lost === undefined ? '' : bad ? decimal(language, lost) : bar(language, lost, most)), number: true },
    { key: 'checked', head: say(language, 'col_checked'), value: (row) => told(language, row), cell: (row) => element('span', { className: isElsewhere(row) ? 'other' : row.bad ? 'bad' : 'ok' }, told(language, row)) },
  ].filter(Boolean);
  return all.filter(({ key, value }) => !['score', 'solved', 'tries', 'hints', 'moves', 'lost'].includes(key) || rows.some((row) => value(row) !== undefined));
}

/** Rows in the order of a column; those that do not fit come first, then those of other activities; rows without a value last. */
export function sorted(rows, column, descending, language) {
  const order = new Intl.Collator(language, { numeric: true }), sign = descending ? -1 : 1;
  const compare = (a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return sign * (typeof x === 'number' ? x - y : order.compare(x, y));
  };
  const rank = (row) => (isElsewhere(row) ? 1 : row.bad ? 2 : 0);
  return [...rows].sort((a, b) => rank(b) - rank(a) || compare(a, b));
}
