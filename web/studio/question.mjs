// The question of a step: what the engine knows about the board is a list to choose from; or a question of one's own.
import { element } from '../outline-kinds.mjs';
import { button, chip, faultPlace, line, note } from './controls.mjs';
import { answerOf, factAsked, same } from './facts.mjs';
import { endFresh } from './laid.mjs';
import { LANGUAGES, MOST, spoken } from './lesson.mjs';
import { factTexts, mistakeName, numberIn, optionName, rounded, say } from './say.mjs';
import { textField } from './texts.mjs';

const FEW = 6; // facts that are listed at once
export const isOwn = (ask) => Boolean(ask.because?.as?.startsWith('own '));

/** The text of an option in every language. */
const optionSay = (fact, option) => Object.fromEntries(LANGUAGES.map((language) => [language, optionName(language, fact, option)]));

const asText = (answer) => [answer].flat().join();

/** A wrong answer of the old fact as the same mistake about the new one; another stays, in the new kind's form. */
function wrongFor(one, fact, old) {
  const mistake = old?.wrong.find(({ value }) => asText(one.answer) === value.join()), now = mistake && fact.wrong.find(({ key }) => key === mistake.key);
  if (now) return { ...one, answer: answerOf({ kind: fact.kind, value: now.value }) };
  return { ...one, answer: fact.kind === 'set' ? [one.answer].flat().filter((part) => part !== '').map(String) : answerOf({ kind: fact.kind, value: [asText(one.answer)] }) };
}

/** Whether a question's text is one that the studio writes for some fact. */
const isWrittenByStudio = (language, text) => factTexts(language).some((pattern) => pattern.test(text));

/**
 * Makes a step ask for a fact. The question follows it if the studio wrote it; wrong answers and other texts stay.
 * @param {object} [old]  the fact that it asked for before
 */
export function askFor(step, fact, languages, factName, old) {
  const { ask } = step, kind = fact.kind, [value = ''] = fact.value, long = kind === 'number' && rounded(value), wrong = ask.wrong?.map((one) => wrongFor(one, fact, old)), spoken = old && !isOwn(ask) ? ask.options ?? [] : [];
  if (step.fresh) endFresh(step);
  if (ask.kind === 'number' && ask.answer !== undefined && asText(ask.answer) !== value) ask.was = asText(ask.answer); // texts may say it: advice.mjs
  for (const name of ['options', 'tolerance', 'stale', ...(kind === 'guess' ? ['wrong'] : [])]) delete ask[name];
  Object.assign(ask, { kind, answer: long || answerOf(fact), because: fact.because }, wrong?.length && { wrong });
  if (long) ask.tolerance = `0.${'0'.repeat(long.split('.')[1].length)}5`; // half of the last digit
  if (fact.options.length && (kind === 'choice' || kind === 'set')) {
    const ids = fact.options.every(({ id }) => id), same = old?.key === fact.key;
    ask.options = fact.options.map((option) => ({ ...(same && spoken.find((one) => one.value === option.value)), value: option.value, say: only(optionSay(fact, option), languages), ...(ids && { id: option.id }) }));
  }
  ask.say = { ...ask.say };
  for (const language of languages) if (!ask.say[language] || isWrittenByStudio(language, ask.say[language])) ask.say[language] = say(language, 'asks', { what: factName(language, fact) });
}

/** Whether the teacher wrote the question, so that it may not fit another fact. */
export const isTeachers = (text) => Object.entries(text ?? {}).some(([language, one]) => one && !(LANGUAGES.includes(language) && isWrittenByStudio(language, one)));

const only = (text, languages) => Object.fromEntries(Object.entries(text).filter(([language]) => languages.includes(language)));

/**
 * Makes a question of one's own. The format wants a request for each answer: this one asks for a fact of the board, and
 * the right option's value is written around it, so the answer is the teacher's word.
 */
export function askOwn(step, facts, language) {
  const { ask } = step, fact = facts.find(({ value, options }) => value.length === 1 && !options.length);
  if (!fact) return false;
  if (step.fresh) endFresh(step);
  for (const name of ['tolerance', 'stale']) delete ask[name];
  const [value] = fact.value, right = `own ${value}`;
  Object.assign(ask, { kind: 'choice', options: [{ value: right, say: { [language]: '' } }, { value: 'other 1', say: { [language]: '' } }], answer: right, because: { ...fact.because, as: 'own {}' } });
  return true;
}

/** The options that the teacher types; the right one is marked. */
function ownOptions(studio, index) {
  const { language, lesson } = studio, words = (key, values) => say(language, key, values), { ask } = lesson.steps[index], path = `steps.${index}.ask`;
  const of = (next) => next.steps[index].ask;
  const mark = (i) => studio.change((next) => {
    const now = of(next), was = now.options.find(({ value }) => value === now.answer), free = now.options[i].value;
    if (was) was.value = free;
    now.options[i].value = now.answer;
    for (const one of now.wrong ?? []) if (one.answer === now.answer) one.answer = free;
  });
  const add = () => studio.change((next) => {
    const now = of(next);
    let n = 1;
    while (now.options.some(({ value }) => value === `other ${n}`)) n++;
    now.options.push({ value: `other ${n}`, say: {} });
  });
  const rows = ask.options.map((option, i) => {
    const radio = element('input', { type: 'radio', name: 'right-option', checked: option.value === ask.answer, onchange: () => mark(i), 'aria-label': words('right_option', { n: i + 1 }) });
    return element('div', { className: 'own' }, radio, textField(studio, { path: `${path}.options.${i}.say`, label: words('option_n', { n: i + 1 }), unseen: true, rows: 1, hint: words('option_n', { n: i + 1 }), facts: false, holder: (next) => [of(next).options[i], 'say'] }),
      button(`no-option-${i}`, '×', () => studio.change((next) => of(next).options.splice(i, 1)), { 'aria-label': words('drop'), className: 'drop', disabled: ask.options.length <= 2 || option.value === ask.answer }));
  });
  return [note(words('own_note')), ...rows, button('add-option', `+ ${words('add_option')}`, add, { className: 'plain', disabled: ask.options.length >= MOST.options.choice })];
}

/** A question with an answer that it may not fit. */
const doubtOf = ({ say: text, because }) => JSON.stringify([text, because]);

/** The warning beside a question that the teacher wrote before another answer was chosen. */
function doubt(studio, index) {
  const { language, lesson, doubts } = studio, { ask } = lesson.steps[index], mine = doubtOf(ask);
  if (!doubts.has(mine)) return [];
  return [element('p', { className: 'fault advice doubt', role: 'status' }, say(language, 'doubt'), ' ', button('fits', say(language, 'doubt_fits'), () => { doubts.delete(mine); studio.draw(); }, { className: 'plain' }))];
}

/** The facts of the board, to choose one. */
function factList(studio, index) {
  const { language, lesson, facts, opened } = studio, words = (key, values) => say(language, key, values), { ask, fresh, laid } = lesson.steps[index], asked = fresh ? facts.find(({ key, part }) => key === laid?.fact?.key && part === laid.fact.part) : factAsked(facts, ask), all = opened.has('facts');
  const usable = facts.filter(({ kind, options }) => kind !== 'choice' || options.length <= MOST.options.choice), first = usable.slice(0, FEW), shown = all ? usable : asked && !first.includes(asked) ? [...first, asked] : first;
  const choose = (fact) => studio.change((next) => {
    const step = next.steps[index], drew = Boolean(step.fresh), before = step.ask.because;
    if (drew) endFresh(step);
    askFor(step, fact, written(next, studio), studio.nameIn, asked);
    if (drew && studio.drawn) step.at = studio.drawn; // the facts are about that board
    if (before && !same(before, fact.because) && isTeachers(step.ask.say)) studio.doubts.add(doubtOf(step.ask));
  });
  const rows = shown.map((fact) => {
    const input = element('input', { type: 'radio', name: 'fact', checked: fact === asked, value: `${facts.indexOf(fact)}`, onchange: () => choose(fact) });
    return element('label', { className: fact === asked ? 'fact-row chosen' : 'fact-row' }, input, element('span', {}, studio.factName(fact)), element('b', {}, studio.valueOf(fact)));
  });
  const none = studio.boardLine ? words(studio.asking ? 'facts_wait' : 'facts_none') : words('facts_no_board');
  return element('fieldset', { className: 'facts' }, element('legend', {}, words('question_from'), ' ', element('span', { className: 'note' }, words('facts_n', { n: usable.length }))), ...(usable.length ? rows : [note(none)]),
    element('div', { className: 'row' }, ...(usable.length > shown.length ? [button('more-facts', words('facts_more', { n: usable.length - shown.length }), () => { opened.add('facts'); studio.draw(); }, { className: 'plain' })] : []),
      button('own', words('own'), () => studio.change((next) => { const step = next.steps[index], drew = Boolean(step.fresh); if (!askOwn(step, facts, studio.speaks)) studio.tell(words('own_needs_board')); else if (drew && studio.drawn) step.at = studio.drawn; }), { className: 'plain', 'aria-pressed': isOwn(ask) })));
}

/** Languages that new texts are written in. */
export const written = (lesson, { speaks }) => { const found = spoken(lesson); return found.includes(speaks) ? found : [...found, speaks]; };

function usualMistakes(studio, index) {
  const { language, lesson, facts } = studio, words = (key, values) => say(language, key, values), { ask } = lesson.steps[index], path = `steps.${index}.ask`, asked = factAsked(facts, ask);
  const of = (next) => next.steps[index].ask, wrong = ask.wrong ?? [];
  const valueIn = (answer) => [answer].flat().map((one) => { const option = ask.options?.find(({ value }) => value === `${one}`); return option?.say?.[studio.speaks] || option?.say?.[language] || numberIn(language, one); }).join(', ') || '∅';
  const rows = wrong.map((one, i) => {
    const known = asked?.wrong.find(({ value }) => [one.answer].flat().join() === value.join()), typed = line({ path: `${path}.wrong.${i}.answer`, label: words('wrong_answer'), unseen: true, value: [one.answer].flat().join(', '), changed: (value) => studio.type(`${path}.wrong.${i}.answer`, (next) => { of(next).wrong[i].answer = ask.kind === 'set' ? value.split(/,\s*/).filter(Boolean) : ask.kind === 'number' && /^-?\d{1,9}$/.test(value) ? Number(value) : value; }) });
    const picked = ask.kind === 'choice' ? optionPick(studio, index, i) : undefined;
    return element('div', { className: 'wrong' }, known && !picked ? element('p', {}, element('b', {}, valueIn(one.answer)), ' ', element('span', { className: 'note' }, mistakeName(language, known.key))) : picked ?? typed,
      textField(studio, { path: `${path}.wrong.${i}.say`, label: words('wrong_say'), unseen: true, rows: 2, hint: words('wrong_hint'), holder: (next) => [of(next).wrong[i], 'say'] }),
      button(`no-wrong-${i}`, words('drop'), () => studio.change((next) => of(next).wrong.splice(i, 1)), { className: 'plain' }));
  });
  const offered = (asked?.wrong ?? []).filter(({ value }) => !wrong.some(({ answer }) => [answer].flat().join() === value.join()));
  const offers = offered.map((mistake) => button(`offer-${mistake.key}`, `+ ${studio.valueOf({ ...asked, value: mistake.value })} · ${mistakeName(language, mistake.key)}`, () => studio.change((next) => { of(next).wrong = [...of(next).wrong ?? [], { answer: answerOf({ kind: ask.kind, value: mistake.value }), say: {} }]; }), { className: 'offer' }));
  return [element('h3', {}, words('mistakes')), note(words('mistakes_note')), ...rows, ...offers,
    button('add-wrong', `+ ${words('add_wrong')}`, () => studio.change((next) => { of(next).wrong = [...of(next).wrong ?? [], { answer: ask.kind === 'set' ? [] : ask.options?.find(({ value }) => value !== ask.answer)?.value ?? '', say: {} }]; }), { className: 'plain', disabled: wrong.length >= MOST.wrong }), faultPlace(`${path}.wrong`)];
}

/** Which option a mistake is about. */
function optionPick(studio, index, i) {
  const { language, lesson, speaks } = studio, { ask } = lesson.steps[index], list = element('select', { name: `wrong-${i}`, 'aria-label': say(language, 'wrong_answer') },
    ...(ask.options.some(({ value }) => value === ask.wrong[i].answer) ? [] : [element('option', { value: '', selected: true, disabled: true }, say(language, 'wrong_choose'))]),
    ...ask.options.filter(({ value }) => value !== ask.answer).map(({ value, say: text }) => element('option', { value, selected: value === ask.wrong[i].answer }, text?.[speaks] || text?.[language] || value)));
  list.addEventListener('change', () => studio.change((next) => { next.steps[index].ask.wrong[i].answer = list.value; }));
  return list;
}

function hints(studio, index) {
  const { language, lesson } = studio, words = (key, values) => say(language, key, values), { ask } = lesson.steps[index], path = `steps.${index}.ask`, of = (next) => next.steps[index].ask;
  const rows = (ask.hints ?? []).map((_, i) => element('div', { className: 'hint' }, textField(studio, { path: `${path}.hints.${i}`, label: words('hint_n', { n: i + 1 }), rows: 2, holder: (next) => [of(next).hints, i] }),
    ...((ask.hints ?? []).length > 1 ? [button(`no-hint-${i}`, words('drop'), () => studio.change((next) => of(next).hints.splice(i, 1)), { className: 'plain' })] : [])));
  return [...rows, button('add-hint', `+ ${words('add_hint')}`, () => studio.change((next) => { of(next).hints = [...of(next).hints ?? [], {}]; }), { className: 'plain', disabled: (ask.hints ?? []).length >= MOST.hints }), faultPlace(`${path}.hints`)];
}

function reveal(studio, index) {
  const { language, lesson, board } = studio, words = (key) => say(language, key), { ask } = lesson.steps[index], of = (next) => next.steps[index].ask;
  const chips = (ask.reveal ?? []).map((one, i) => chip(`reveal-${i}`, board.nameOf(one), () => studio.change((next) => of(next).reveal.splice(i, 1)), words('drop')));
  const keep = () => studio.change((next) => { const seen = board.seen().filter(({ id }) => id === 'step' || id === 'analysis' || id === 'tab'); of(next).reveal = [...(of(next).reveal ?? []).filter(({ id }) => !seen.some((one) => one.id === id)), ...seen]; });
  return [element('h3', {}, words('reveal')), note(words('reveal_note')), element('div', { className: 'chips' }, ...chips), button('reveal', words('reveal_now'), keep, { className: 'plain' }), faultPlace(`steps.${index}.ask.reveal`)];
}

/** @param {import('../studio.mjs').Studio} studio @returns {HTMLElement[]} */
export function drawQuestion(studio, index) {
  const { language, lesson, facts } = studio, words = (key, values) => say(language, key, values), step = lesson.steps[index], { ask, fresh } = step, path = `steps.${index}.ask`, asked = factAsked(facts, ask);
  const known = fresh ? [] : asked || isOwn(ask) ? [] : ask.because ? [note(words('other_request', { answer: [ask.answer].flat().join(', ') || '∅' }))] : [];
  return [
    textField(studio, { path: `${path}.say`, label: words('question'), rows: 2, most: 30, holder: (next) => [next.steps[index].ask, 'say'] }),
    ...doubt(studio, index), factList(studio, index), ...known, faultPlace(`${path}.answer`), faultPlace(`${path}.because`), faultPlace(`${path}.options`), faultPlace(`${path}.kind`),
    ...(isOwn(ask) ? ownOptions(studio, index) : []),
    ...(fresh || ask.kind === 'guess' ? [] : usualMistakes(studio, index)), ...(ask.kind === 'guess' ? [] : hints(studio, index)),
    textField(studio, { path: `${path}.right`, label: words('right'), rows: 2, hint: words('right_hint'), holder: (next) => [next.steps[index].ask, 'right'] }),
    ...reveal(studio, index),
    button('no-question', words('remove_question'), () => studio.change((next) => { delete next.steps[index].ask; delete next.steps[index].fresh; }), { className: 'plain' }),
  ];
}
