// Draws the worksheet and its key: the same steps; the key also has the answers, the reasons and the mistakes.
import { element } from '../outline-kinds.mjs';
import { SHEET } from '../puzzle-names.mjs';
import { allInWords, inWords } from './flat.mjs';
import { say } from './say.mjs';
import { tells } from './tells.mjs';
import { OF_TREE } from './tree.mjs';
import { treeKey } from './tree-key.mjs';
import { boardInWords } from './words.mjs';

const COLUMN = 238, SCALE = 0.8; // of a compact sheet: pt; of a tree's picture, whose smallest letters of 12 px then have 7 pt
const IN_COLOUR = ['mastermind']; // the caption names the colours: paper may be black and white
const paragraph = (className, ...content) => element('p', { className }, ...content);
const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
const labelled = (language, key, text) => [element('strong', {}, `${say(language, key)}: `), text];

/**
 * The board's picture, or words where there is none; a repeated one is a reference. `seen`: the step of each on this
 * page; `scale`: of the picture, else as there is room.
 */
export function boardOf({ board, step }, { game }, language, seen, scale) {
  if (!board?.picture && !board?.words.length) return [];
  const { picture, words } = board, key = picture?.url ?? JSON.stringify(words), number = step + 1;
  if (seen.has(key)) return [paragraph('same', say(language, 'same_board', { step: seen.get(key) }))];
  seen.set(key, number);
  const name = say(language, 'board', { step: number }), said = boardInWords(words);
  if (!picture) return [element('div', { className: 'board' }, element('p', {}, element('strong', {}, say(language, 'in_words'))), ...said)];
  const image = element('img', { className: picture.height > picture.width ? 'tall' : '', src: picture.url, width: picture.width, height: picture.height, alt: name });
  if (scale) image.style.width = `${Math.ceil(scale * picture.width)}px`;
  const unseen = IN_COLOUR.includes(game) ? 'said' : 'said unseen';
  return [element('figure', { className: 'board' }, image, ...(said.length ? [element('figcaption', { className: unseen }, ...said)] : []))];
}

function optionsOf(step, solved) {
  const items = step.option.map(({ value, text, note }) => {
    const right = solved && step.answer.includes(value), words = `${text || value}${note ? ` (${note})` : ''}`;
    return element('li', { className: right ? 'right' : '' }, element('span', { className: 'tick', 'aria-hidden': 'true' }, right ? '✓' : ''),
      right ? element('strong', {}, words) : words);
  });
  return element('ul', { className: `options ${step.kind}` }, ...items);
}

export function mistakesOf(step, language) {
  if (!step.wrong.length) return [];
  const items = step.wrong.map(({ answer, text }) => {
    const values = answer === '' ? [] : step.kind === 'set' ? answer.split(', ') : [answer];
    return element('li', {}, element('strong', {}, `${values.length ? allInWords(step, values) : say(language, 'nothing')}: `), text);
  });
  return [paragraph('label', say(language, 'mistakes')), element('ul', { className: 'mistakes' }, ...items)];
}

export function answerOf(step, language) {
  const words = step.answer.length ? step.answer.map((value) => inWords(step, value)).join(', ') : say(language, 'nothing');
  return paragraph('answer', ...labelled(language, 'answer', `${words}${step.tolerance ? ` ± ${step.tolerance}` : ''}`));
}

function questionOf(step, language, solved) {
  if (!step.kind) return [];
  const ticked = step.kind === 'code' ? 0 : step.option.length, // a code's row is written
     question = element('div', {}, paragraph('question', step.question),
    ...(step.kind === 'guess' ? [paragraph('how', say(language, 'guess'))] : []));
  if (!solved)
    return [question, ...(ticked ? [paragraph('how', say(language, step.kind === 'set' ? 'tick_all' : 'tick_one')), optionsOf(step, false)]
      : [...(step.kind === 'code' ? step.each.map(({ label }) => paragraph('blank', `${capital(label)}: `, element('span', { className: 'line' }))) : []), paragraph('blank', `${say(language, 'answer')}: `, element('span', { className: 'line' }), ...(step.kind === 'fraction' ? [' (a/b)'] : []))])];
  return [question, ...(ticked ? [optionsOf(step, true)] : []), answerOf(step, language), paragraph('why', ...labelled(language, 'right', step.right)),
    ...mistakesOf(step, language)];
}

/** What is to be written at each node of a tree; filled in on the key. */
function tableOf({ head, rows }, solved) {
  const cells = ([name, ...its]) => element('tr', {}, element('th', { scope: 'row' }, name), ...its.map((text) => element('td', {}, solved ? text : '')));
  return element('table', { className: solved ? 'fill solved' : 'fill' }, element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))), element('tbody', {}, ...rows.map(cells)));
}

/** The lines for name and date. @param {string} [group]  the class's name */
export const whoOf = (language, group) => element('p', { className: 'who' }, ...(group ? [element('span', { className: 'class' }, `${say(language, 'its_class')}: ${group}`)] : []), ...['name', 'date'].map((key) =>
  element('span', { className: key }, `${say(language, key)}: `, element('span', { className: 'line' }))));

/**
 * @param {object} lesson  of openLesson @param {string} language  the page's
 * @param {{solved: boolean, compact?: boolean, group?: string, than?: object}} how  group: the class's name; than: a sheet whose
 * answers are there: only the steps that differ are drawn @returns {HTMLElement[]}
 */
export function drawSheet(lesson, language, { solved, compact, group, than }) {
  const its = (step) => JSON.stringify({ ...step, board: undefined }), own = than ? lesson.steps.filter((step, i) => its(step) !== its(than.steps[i])) : lesson.steps;
  const seen = new Map();
  const large = compact && !solved && lesson.game === 'trees'; // letters to read; the key repeats the boards small
  const given = OF_TREE.test(lesson.lesson); // all of its steps have one board, and none tells another's answer
  const drawTree = (step) => element('div', { className: 'board' }, treeKey(step.solution, say(language, 'board', { step: step.step + 1 }), compact && !step.wide ? COLUMN : undefined));
  const solutionOf = (step) => { // a lesson may ask several questions about one tree
    const tree = JSON.stringify(step.solution), before = seen.get(tree);
    if (before === undefined) seen.set(tree, step.step + 1);
    return before === undefined ? drawTree(step) : paragraph('same', say(language, 'same_board', { step: before }));
  };
  const boardAt = (step) => (solved && step.solution ? [solutionOf(step)] : given && (solved || step.step) ? [] : boardOf(step, lesson, language, seen, large ? SCALE : 0));
  let asked = [], folded = false; // the page's questions: on a worksheet it ends before a step that may tell an answer, or its half, when the sheet is folded
  const begins = (step) => {
    const page = !solved && !given && !SHEET.test(lesson.lesson) && asked.some((question) => !compact || tells(question, step));
    if (page) {
      seen.clear();
      asked = [];
    }
    if (step.kind) asked.push(step);
    folded ||= page && compact;
    return ['step', page && (compact ? 'half' : 'page'), large && 'of-tree', (large || (solved && step.solution && compact)) && step.wide && 'wide'].filter(Boolean).join(' ');
  };
  const steps = own.map((step) => element('li', { className: begins(step) },
    element('h2', {}, say(language, 'step', { step: step.step + 1 })),
    element('div', { className: 'whole', lang: lesson.language }, element('p', { className: 'said' }, step.say),
      ...(step.wait ? [element('p', { className: 'wait', lang: language }, say(language, 'do_it', { what: step.wait }))] : []),
      ...(step.wait && !solved ? [element('p', { className: 'saw', lang: language }, `${say(language, 'saw')}: `, element('span', { className: 'line' }))] : []),
      ...(step.came && solved ? [paragraph('why', ...labelled(language, 'right', step.came))] : []),
      ...(step.fresh && solved ? [element('p', { className: 'drawn', lang: language }, say(language, 'drawn_case', { seed: lesson.seed }))] : []),
      ...boardAt(step), ...(step.table ? [tableOf(step.table, solved)] : [])),
    element('div', { className: 'whole', lang: lesson.language }, ...questionOf(step, language, solved))));
  return [...(solved ? [] : [whoOf(language, group)]), ...(than ? [element('p', { className: 'same' }, say(language, 'same_answers', { seed: than.seed }))] : []), ...(folded ? [paragraph('fold', say(language, 'fold'))] : []), element('ol', { className: given ? 'steps given' : 'steps' }, ...steps)];
}
