// The upper part of the page: how many texts fit, the means, and a card for each question.
import { element } from '../outline-kinds.mjs';
import { isElsewhere, isUnknown } from './rows.mjs';
import { decimal, say } from './say.mjs';

const MARKS = ['first', 'later', 'never'], MOST_MISTAKES = 8;
const mean = (numbers) => (numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : undefined);

/** A bar with a part for each mark, as wide as its share. It is drawn; the numbers beside it say the same. */
function bar(question) {
  const box = element('div', { className: 'bar', 'aria-hidden': 'true' });
  for (const mark of MARKS) {
    if (!question[mark]) continue;
    const part = element('i', { className: mark });
    part.style.flexGrow = question[mark];
    box.append(part);
  }
  return box;
}

function card(language, question, worst, choose, chosen) {
  const title = say(language, 'question', { n: question.number, question: question.question });
  const press = element('button', { type: 'button', className: 'plain', 'aria-pressed': `${chosen}`, name: `question-${question.step}`, onclick: () => choose(question.step) }, title);
  const { common } = question, counts = element('p', { className: 'counts' }, ...MARKS.map((mark) => element('span', {}, element('i', { className: `mark ${mark}`, 'aria-hidden': 'true' }), element('b', {}, `${question[mark]}`), element('span', { className: 'unseen' }, ` ${say(language, mark)}`))));
  return element('li', { className: question === worst ? 'worst' : '' }, element('h2', {}, press), bar(question), counts,
    ...(common ? [element('p', { className: 'common' }, element('b', {}, say(language, 'common', { answer: common.answer, n: common.count })), common.why ? ` ${common.why}` : '')] : []),
    ...(question === worst ? [element('p', { className: 'unseen' }, say(language, 'worst'))] : []));
}

const OF_KIND = {
  superfluous_prune: 'mistake_superfluous_prune', missing_prune: 'mistake_missing_prune', wrong_window: 'mistake_wrong_window',
  wrong_value: 'mistake_wrong_value', not_visited: 'mistake_not_visited',
};

/** The commonest mistakes of an exercise on a tree. */
function mistakesCard(language, mistakes) {
  const told = ({ kind, path, count }) => {
    const what = say(language, OF_KIND[kind]);
    return path === undefined ? say(language, 'common', { answer: what, n: count }) : say(language, 'mistake', { node: path ? say(language, 'mistake_node', { path }) : say(language, 'mistake_root'), what, n: count });
  };
  return element('div', { className: 'mistakes' }, element('h2', {}, say(language, 'mistakes')), element('ol', {}, ...mistakes.slice(0, MOST_MISTAKES).map((one) => element('li', { className: 'common' }, told(one)))));
}

/**
 * @param {{rows: object[], several: boolean, others: string[], questions: object[], mistakes: object[], worst?: object, language: string, chosen?: number, choose: (step: number) => void}} what
 *   several: activities; others: the texts of other activities in words
 * @returns {HTMLElement[]}
 */
export function summary({ rows: all, several, others, questions, mistakes, worst, language, chosen, choose }) {
  const rows = all.filter((row) => !isElsewhere(row) && !(several && isUnknown(row))), unknown = several ? all.filter(isUnknown).length : 0;
  const good = rows.filter(({ bad, result }) => !bad && result), bad = rows.filter((row) => row.bad).length;
  const score = mean(good.map(({ result }) => result.score)), moves = mean(good.map(({ result }) => result.moves).filter((one) => one !== undefined));
  const means = [score !== undefined && say(language, 'mean_score', { n: decimal(language, score, 0) }), moves !== undefined && say(language, 'mean_moves', { n: decimal(language, moves, 1) })].filter(Boolean);
  const whole = element('div', { className: 'whole' }, element('p', {}, element('strong', { className: 'hero' }, `${rows.length}`), ` ${say(language, 'handed_in')}`),
    element('p', { className: 'ok' }, say(language, 'verified_n', { n: good.length })), ...(bad ? [element('p', { className: 'bad' }, say(language, 'misfits_n', { n: bad }))] : []),
    ...(unknown ? [element('p', { className: 'note unknown' }, say(language, 'unknown_n', { n: unknown }))] : []),
    ...(others.length ? [element('p', { className: 'note others' }, say(language, 'others_n', { which: others.join('; ') }))] : []),
    element('p', { className: 'note' }, means.join(' · ')));
  if (!questions.length) return mistakes.length ? [whole, mistakesCard(language, mistakes)] : [whole];
  return [whole, element('ol', { className: 'questions', 'aria-label': say(language, 'questions') }, ...questions.map((one) => card(language, one, worst, choose, chosen === one.step)))];
}
