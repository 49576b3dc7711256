// The form of the step that is chosen, or of the lesson itself.
import { element } from '../outline-kinds.mjs';
import { button, choice, chip, faultPlace, folded, line, note, tick } from './controls.mjs';
import { labelOf } from './facts.mjs';
import { drawFresh } from './fresh.mjs';
import { inSentence, wordsOf } from './glossary.mjs';
import { GAMES, MOST, TELLING } from './lesson.mjs';
import { drawQuestion } from './question.mjs';
import { gameName, numberIn, say } from './say.mjs';
import { textField } from './texts.mjs';

const HIDES = ['analysis', 'step', 'play', 'hint'];

/** The lesson's own fields. @param {import('../studio.mjs').Studio} studio */
function drawHead(studio) {
  const { language, lesson } = studio, words = (key, values) => say(language, key, values);
  const plain = (path, more = {}) => line({ path, label: words(`lesson_${path}`), value: `${lesson[path] ?? ''}`, changed: (value) => studio.type(path, (next) => { next[path] = value; }), ...more });
  const text = (path, key = path, rows = 2) => textField(studio, { path, label: words(`lesson_${key}`), rows, holder: (next) => [next, path] });
  const taught = (key) => textField(studio, { path: `teacher.${key}`, label: words(`lesson_${key}`), holder: (next, make) => [make ? (next.teacher ??= {}) : next.teacher, key] });
  const facts = Object.entries(lesson.facts ?? {}).map(([name, fact]) => chip(`fact-${name}`, `${labelOf(language, name, fact, studio.facts)}: ${numberIn(language, fact.value)}`, () => studio.change((next) => { delete next.facts[name]; }), words('drop')));
  return [
    element('div', { className: 'head' }, element('h2', {}, words('about_lesson'))), text('title', 'title', 1),
    element('div', { className: 'pair' }, choice({ path: 'game', label: words('lesson_game'), options: GAMES.map((game) => [game, gameName(language, game)]), value: lesson.game, changed: (game) => studio.otherGame(game) }),
      line({ path: 'minutes', label: words('lesson_minutes'), value: `${lesson.minutes ?? ''}`, numeric: true, changed: (value) => studio.type('minutes', (next) => { next.minutes = /^\d+$/.test(value) ? Number(value) : value; }) })),
    plain('id', { hint: words('file_name') }), taught('aim'), taught('expect'), text('about', 'about', 3), plain('source'),
    line({ path: 'after', label: words('lesson_after'), value: (lesson.after ?? []).join(', '), hint: 'minimax', changed: (value) => studio.type('after', (next) => { next.after = value.split(/[,\s]+/).filter(Boolean); }) }),
    ...(facts.length ? [element('h3', {}, words('facts_used')), element('div', { className: 'chips' }, ...facts)] : []), faultPlace('facts'), faultPlace(''),
  ];
}

/** Offers the board's facts as numbers for a text. */
function drawFacts(studio) {
  const { language, facts } = studio, words = (key, values) => say(language, key, values), fit = facts.filter(({ value, options }) => value.length === 1 && !options.length);
  if (!fit.length) return [];
  const list = element('select', { name: 'insert', 'aria-label': words('insert') }, element('option', { value: '' }, words('insert')), ...fit.map((fact) => element('option', { value: `${facts.indexOf(fact)}` }, `${studio.factName(fact)}: ${studio.valueOf(fact)}`)));
  list.addEventListener('change', () => studio.insert(facts[list.value]));
  return [element('div', { className: 'insert' }, list)];
}

/** Offers the glossary's words for a text. */
function drawWords(studio) {
  const { language, lesson, speaks, opened } = studio, box = element('div', { className: 'chips' });
  wordsOf(lesson.game, speaks).then((all) => box.replaceChildren(...all.map(([term, about]) => button('word', inSentence(term), () => studio.write(inSentence(term)), { className: 'chip word', title: about, lang: speaks }))));
  return folded('words', say(language, 'glossary'), '', opened.has('words'), (open) => opened[open ? 'add' : 'delete']('words'), note(say(language, 'glossary_note')), box);
}

/** The control to wait for, by its name in the game. The game may show others by now than when the form was drawn. */
function drawControl(studio, path, id, changed) {
  const made = choice({ path, label: say(studio.language, 'wait_id'), options: studio.board.controls(id), value: id, changed }), list = made.querySelector('select');
  list.addEventListener('focus', () => {
    const { value } = list, all = studio.board.controls(value);
    if (`${all.map(([one]) => one)}` !== `${[...list.options].map((one) => one.value)}`) list.replaceChildren(...all.map(([one, words]) => element('option', { value: one, selected: one === value }, words)));
  });
  return made;
}

function drawWait(studio, index) {
  const { language, lesson } = studio, words = (key, values) => say(language, key, values), { wait } = lesson.steps[index], at = `steps.${index}.wait`;
  const of = (next) => next.steps[index].wait;
  const event = choice({ path: `${at}.event`, label: words('wait_for'), options: ['move', 'over', 'act'].map((one) => [one, words(`wait_${one}`)]), value: wait.event, changed: (value) => studio.change((next) => { Object.assign(of(next), { event: value }); if (value === 'act') of(next).id ??= 'step'; else delete of(next).id; }) });
  const only = () => {
    const { line: now } = studio.board, before = studio.boardLine;
    return before && now.startsWith(before) && now.length > before.length ? now.slice(before.length) : undefined;
  };
  const text = (key) => textField(studio, { path: `${at}.${key}`, label: words(`wait_${key}`), holder: (next) => [of(next), key] });
  return [event, ...(wait.event === 'act' ? [drawControl(studio, `${at}.id`, wait.id ?? '', (id) => studio.change((next) => { of(next).id = id; }))] : []),
    text('label'),
    ...(wait.event === 'move' ? [line({ path: `${at}.line`, label: words('wait_line'), value: wait.line ?? '', changed: (value) => studio.type(`${at}.line`, (next) => { of(next).line = value; }) }), note(words('wait_line_note')),
      button('only', words('wait_only'), () => { const move = only(); if (move) studio.change((next) => { of(next).line = move; }); else studio.tell(words('wait_no_move')); }, { className: 'plain' })] : []),
    ...(wait.line ? [text('otherwise')] : []), text('right'),
    button('no-wait', words('remove_wait'), () => studio.change((next) => { delete next.steps[index].wait; }), { className: 'plain' })];
}

function drawHidden(studio, index) {
  const { language, lesson, opened } = studio, words = (key) => say(language, key), step = lesson.steps[index], hide = step.hide ?? [];
  const set = (id, on) => studio.change((next) => { const now = next.steps[index].hide ?? []; next.steps[index].hide = on ? [...now, id] : now.filter((one) => one !== id); });
  const others = hide.filter((id) => !HIDES.includes(id)).map((id) => chip(`hide-${id}`, studio.board.placeName(id), () => set(id, false), words('drop')));
  return folded('hide', words('hidden'), `${hide.length}`, opened.has('hide'), (open) => opened[open ? 'add' : 'delete']('hide'), note(words('hidden_note')),
    ...HIDES.map((id) => tick({ name: `hide_${id}`, label: words(`hide_${id}`), on: hide.includes(id), changed: (on) => set(id, on) })), element('div', { className: 'chips' }, ...others), faultPlace(`steps.${index}.hide`));
}

/** @param {import('../studio.mjs').Studio} studio @returns {HTMLElement[]} */
export function drawForm(studio) {
  const { language, lesson, at } = studio, words = (key, values) => say(language, key, values);
  if (at < 0) return drawHead(studio);
  const step = lesson.steps[at], path = `steps.${at}`, choose = (key, act) => button(key, words(key), () => studio.change((next) => act(next.steps[at])), { className: 'wide' });
  const ask = step.ask ? drawQuestion(studio, at) : [], wait = step.wait ? drawWait(studio, at) : [];
  return [
    element('div', { className: 'head' }, element('h2', {}, words('step_n', { n: at + 1 })), element('span', { className: 'note' }, words('step_of', { n: lesson.steps.length }))),
    textField(studio, { path: `${path}.say`, label: words('text'), rows: 4, most: 60, holder: (next) => [next.steps[at], 'say'] }),
    ...drawFacts(studio), drawWords(studio), ...ask, ...wait,
    ...(!step.ask && !step.wait ? [element('h3', {}, words('then')), note(words('then_note')),
      choose('add_question', (next) => { next.ask = { kind: 'number', say: {}, hints: [{}], right: {} }; next.hide = [...new Set([...next.hide ?? [], ...TELLING[lesson.game]])]; }),
      choose('add_wait', (next) => { next.wait = { event: 'move', label: {} }; })] : []),
    ...(step.ask && step.ask.kind !== 'guess' ? drawFresh(studio, at) : []), ...(step.ask || step.wait ? [drawHidden(studio, at)] : []), faultPlace(`${path}.at`), faultPlace(path),
  ];
}

export { MOST };
