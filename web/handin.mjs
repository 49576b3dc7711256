// Lets a pupil hand in the result of an activity of a class, without a server: records the activity, and offers a text
// at its end. Loaded for the option `class` only; the page's functions that it needs are parameters, as for lessons.mjs.
import { Recorded } from './handin/record.mjs';
import { openDialog } from './handin/dialog.mjs';
import { activityOf as puzzlesOf, isWhole, noted } from './handin/puzzles.mjs';
import { unsealed } from './handin/sealed.mjs';
import { asking, qualityOf } from './quality.mjs';

const records = new WeakMap(); // element → its Recorded

/** Each class has a record of each lesson, activity with puzzles, or configuration of a game. */
function recordOf(game, { load, save }) {
  const known = records.get(game), { values, slot } = game, puzzles = puzzlesOf(values);
  const name = `${values.class}.${puzzles ? `puzzle ${[puzzles.name, puzzles.first].filter((part) => part !== undefined).join(' from ')}` : values.lesson ?? slot}`;
  if (known?.name === `handin.${name}`) return known;
  const record = new Recorded(name, { load, save, now: () => performance.now() });
  records.set(game, record);
  if (record.handed && puzzles && puzzles.number === undefined) record.renew(); // a device may be shared: the next visit has its own
  return record;
}

/** The game's line in a link's state; what follows it there is about hints and locks. */
function lineOf(state) {
  const bytes = unsealed(state);
  return bytes && new TextDecoder().decode(bytes).split('\n')[0];
}

/** The options that say which activity it is. */
const activityOf = ({ values }, { OF_GAME }) => (values.puzzle ? { puzzle: puzzlesOf(values).name, ...(puzzlesOf(values).first !== undefined && { seed: values.seed }) } : Object.fromEntries((values.lesson ? ['lesson', 'seed'] : OF_GAME)
  .filter((name) => values[name] && (name !== 'game' || values[name] !== 'home')).map((name) => [name, values[name]])));

const OFFERS = ['handin_ready', 'handin_some', 'handin_tried', 'handin_done'];
const hideOffers = (notices) => OFFERS.forEach((name) => notices.hide(name));

function offer(game, tools) {
  const record = recordOf(game, tools), { notices, values } = game, puzzles = puzzlesOf(values);
  if (!record.ended) return;
  const open = () => openDialog(game, {
    ...tools, record, closed: () => (record.handed ? hideOffers(notices) : offer(game, tools)),
    content: (name) => ({ // form.mjs
      sagaz: tools.BUILD.sagaz, group: values.class, name, date: new Date().toISOString().slice(0, 10), seconds: record.seconds,
      options: activityOf(game, tools), score: puzzles ? record.score : record.ended,
      ...(record.line ? { line: record.line, helped: record.helped } : { answers: record.answers }),
    }),
  });
  const done = puzzles ? record.settled.length : Number(!record.open), ready = puzzles ? isWhole(puzzles, record) : done;
  hideOffers(notices);
  notices.show(ready ? 'handin_ready' : done ? 'handin_some' : 'handin_tried', { values: { group: values.class, n: done }, remedy: 'handin_open', act: open, quiet: true });
}

/** Where the program keeps a lesson, in the preferences: its step, its answers, and a puzzle's wrong ones. */
const isOfLesson = (line, lesson) => ['lesson.', 'puzzle_work.'].some((kind) => line.startsWith(`${kind}${lesson}=`)) || line.startsWith(`lesson_counted=${lesson} `);

/** The next pupil at the same device: what was handed in makes room. */
function beginAnew(game, record, { load, save }) {
  record.renew();
  save(record.name, 'null');
  const { lesson } = game.values;
  game.sleep();
  if (lesson) save('prefs', (load('prefs') ?? '').split('\n').filter((line) => !isOfLesson(line, lesson)).join('\n'));
  game.reset();
}

/** Says whose attempt is on the board, and that it is handed in. */
function tellHanded(game, record, tools) {
  const { notices, values } = game;
  notices.show('handin_done', { values: { group: values.class, who: record.by ?? '–' }, remedy: 'handin_anew', act: () => beginAnew(game, record, tools), quiet: true });
}

/** An exercise on a tree that was checked: it can be handed in before it is solved, unless one was that is better. */
async function tried(game, record, tools) {
  const { grade, role } = game.values, line = role === 'practice' ? lineOf(game.getState()) : undefined;
  if (!/^trees 1 practice .* k$/.test(line ?? '') || record.ended && !record.open || record.line === line) return;
  const ask = asking(tools.engine), end = await ask({ cmd: 'session.end', line });
  if (!end || end.over || lineOf(game.getState()) !== line || record.ended && !record.open) return;
  const quality = grade === 'quality' ? await qualityOf(end, ask) : 0;
  record.complete({ score: [quality ?? 0, 1], open: true, line, moves: end.moves });
  offer(game, tools);
}

/**
 * Called for the events of an activity of a class.
 * @param {import('./sagaz-game.mjs').SagazGame} game
 * @param {'ready' | 'change' | 'answered' | 'complete'} name  of the event
 * @param {object} tools  {load, save, text, copy, giveFile, element, engine, gameOfLink, GAMES, OF_GAME, BUILD}
 */
export async function heard(game, name, detail, tools) {
  const record = recordOf(game, tools), { lesson } = game.values, puzzles = puzzlesOf(game.values);
  if (name === 'ready' && record.handed) tellHanded(game, record, tools);
  else if (name === 'ready' && record.ended) offer(game, tools);
  if (puzzles) {
    if (name === 'answered' && await noted(record, puzzles, detail, tools.engine)) offer(game, tools);
    return;
  }
  if (name === 'change' && !lesson && detail.turn === 0) record.begin();
  if (name === 'change' && !lesson) await tried(game, record, tools);
  if (name === 'answered' && detail.lesson === lesson) record.answered(detail);
  if (name !== 'complete' || detail.lesson !== lesson) return;
  if (!lesson) {
    const { state = game.getState() } = detail, wanted = tools.GAMES[game.values.game]?.word;
    if (wanted && wanted !== tools.GAMES[tools.gameOfLink(state)]?.word) return; // the player has gone elsewhere
    const line = lineOf(state);
    if (!record.ended || record.line !== line) record.complete({ score: [detail.score.scaled, 1], line, moves: detail.guesses, helped: detail.helped }); // else the page was opened again
  } else record.complete();
  if (!record.handed) offer(game, tools); // else the page was opened again
}
