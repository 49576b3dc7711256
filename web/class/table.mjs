// The table of the class: search, filters, sorting by its heads, downloads and printing.
import { element } from '../outline-kinds.mjs';
import { giveFile } from '../share.mjs';
import { columnsOf, sorted, told } from './columns.mjs';
import { csv, json } from './export.mjs';
import { errsIn } from './questions.mjs';
import { isElsewhere, isUnknown } from './rows.mjs';
import { nameIn, say } from './say.mjs';

/** The filters that this class has a use for: name, words, and whether a row belongs to it. */
function filtersOf({ rows, several, questions, language }) {
  const count = (test) => rows.filter(test).length, isApart = (row) => several && isUnknown(row), isBad = (row) => Boolean(row.bad) && !isElsewhere(row) && !isApart(row), isHinted = ({ bad, record, result }) => !bad && (result?.hints > 0 || record?.helped === true);
  const wrong = questions.map(({ number, step }) => ({ key: `question-${step}`, test: (row) => errsIn(row, step), words: say(language, 'wrong_in', { n: number, count: count((row) => errsIn(row, step)) }) }));
  const all = [
    { key: 'all', test: () => true, words: say(language, 'every', { n: rows.length }) },
    { key: 'misfits', test: isBad, words: say(language, 'misfits', { n: count(isBad) }) },
    { key: 'unknown', test: isApart, words: say(language, 'unknown', { n: count(isApart) }) },
    { key: 'hinted', test: isHinted, words: say(language, 'hinted', { n: count(isHinted) }) },
    { key: 'others', test: isElsewhere, words: say(language, 'others', { n: count(isElsewhere) }) },
    ...wrong,
  ];
  return all.filter(({ key, test }) => key === 'all' || rows.some(test));
}

/**
 * @param {object} state  {rows, questions, language, several, gone, sort: {key, descending}, filter, search}
 * @param {{change: (what: object) => void, add: () => void, remove: () => void, drop: (row: object) => void, bringBack: () => void}} act
 *   drop: removes one row; bringBack: takes back the one that was removed last
 * @returns {HTMLElement[]}
 */
export function table(state, { change, add, remove, drop, bringBack }) {
  const { rows, questions, language, sort, search, gone } = state, filed = columnsOf(state), columns = filed.filter(({ apart }) => !apart), filters = filtersOf(state);
  const filter = filters.find(({ key }) => key === state.filter) ?? filters[0], known = columns.find(({ key }) => key === sort.key), by = known ?? columns.find(({ key }) => key === 'score') ?? columns[0], descending = Boolean(known) && sort.descending;
  const wanted = search.trim().toLowerCase(), shown = sorted(rows.filter(filter.test).filter((row) => columns[0].value(row).toLowerCase().includes(wanted)), by, descending, language);

  const button = (key, onclick, className = '') => element('button', { type: 'button', name: key, className, onclick }, say(language, key));
  const field = element('input', { type: 'search', name: 'search', value: search, placeholder: say(language, 'search'), 'aria-label': say(language, 'search') });
  field.addEventListener('input', () => change({ search: field.value }));
  const chips = filters.map(({ key, words }) => element('button', { type: 'button', className: 'chip', name: `filter-${key}`, 'aria-pressed': `${key === filter.key}`, onclick: () => change({ filter: key }) }, words));
  const date = new Date().toISOString().slice(0, 10), heads = filed.map(({ key, head }) => (key.startsWith('question-') ? say(language, 'question', { n: head, question: filed.find((one) => one.key === key).name }) : head));
  const give = {
    csv: () => giveFile(new Blob([csv([heads, ...shown.map((row) => filed.map(({ key, value, cell }) => (key === 'score' && row.bad ? '' : key === 'time' ? cell(row) : value(row))))], language)], { type: 'text/csv' }), `sagaz-class-${date}.csv`),
    json: () => giveFile(new Blob([json(rows, (row) => told(language, row))], { type: 'application/json' }), `sagaz-class-${date}.json`),
  };
  const tools = element('div', { className: 'tools' }, field, element('div', { className: 'chips', role: 'group', 'aria-label': say(language, 'filter') }, ...chips),
    element('div', { className: 'gives' }, button('csv', give.csv), button('json', give.json), button('on_paper', () => print()), button('add', add, 'main')));

  const head = columns.map(({ key, head: text, name, number }) => {
    const on = key === by.key, press = element('button', { type: 'button', name: `sort-${key}`, title: name ?? '', onclick: () => change({ sort: { key, descending: on ? !descending : Boolean(number) } }) }, text);
    if (name) press.setAttribute('aria-label', `${text}: ${name}`);
    return element('th', { scope: 'col', className: number ? 'number' : '', 'aria-sort': on ? descending ? 'descending' : 'ascending' : 'none' }, press);
  });
  const body = shown.map((row) => element('tr', { className: isElsewhere(row) ? 'elsewhere' : row.bad ? 'misfit' : '' }, ...columns.map(({ value, cell, number }, i) => {
    const content = cell ? cell(row) : value(row) ?? '–';
    return i ? element('td', { className: number ? 'number' : '' }, content) : element('th', { scope: 'row' }, content);
  }), element('td', { className: 'away' }, element('button', { type: 'button', name: `drop-${row.id}`, className: 'drop', title: say(language, 'row_drop'), 'aria-label': say(language, 'row_drop_of', { name: nameIn(language, row) }), onclick: () => drop(row) }, '×'))));
  const made = element('table', {}, element('caption', { className: 'unseen' }, say(language, 'table')), element('thead', {}, element('tr', {}, ...head, element('td', { className: 'away' }))), element('tbody', {}, ...body));
  const legend = [...(questions.length ? ['first', 'later', 'never'].map((key) => element('span', {}, element('i', { className: `mark ${key}`, 'aria-hidden': 'true' }), ` ${say(language, key)}`)) : []),
    ...(columns.some(({ key }) => key === 'lost') ? [element('span', {}, say(language, 'lost_note'))] : []),
    ...(rows.some(({ record }) => record?.options.puzzle) ? [element('span', {}, say(language, 'puzzle_note'))] : [])];
  return [tools, element('div', { className: 'scroll', tabIndex: 0, role: 'group', 'aria-label': say(language, 'table') }, made), element('p', { className: 'legend note' }, ...legend),
    element('p', { className: 'note' }, say(language, 'proven')), element('p', { className: 'note' }, say(language, 'not_proven')), element('div', { className: 'ways' }, ...(gone ? [button('row_bring_back', bringBack, 'plain')] : []), button('remove', remove, 'plain'))];
}
