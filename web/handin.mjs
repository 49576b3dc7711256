// Lets a pupil hand in the result of an activity of a class, without a server: records the activity, and offers a text
// at its end. Loaded for the option `class` only; the page's functions that it needs are parameters, as for lessons.mjs.
import { Recorded } from './handin/record.mjs';
import { openDialog } from './handin/dialog.mjs';
import { activityOf as puzzlesOf, isWhole, noted } from './handin/puzzles.mjs';
import { unsealed } from './handin/sealed.mjs';

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

function offer(game, tools) {
  const record = recordOf(game, tools), { notices, values } = game, puzzles = puzzlesOf(values);
  if (!record.ended) return;
  const open = () => openDialog(game, {
    ...tools, record, closed: () => (record.handed ? notices.hide('handin_ready') : offer(game, tools)),
    content: (name) => ({ // form.mjs
      sagaz: tools.BUILD.sagaz, group: values.class, name, date: new Date().toISOString().slice(0, 10), seconds: record.seconds,
      options: activityOf(game, tools), score: record.ended,
      ...(record.line ? { line: record.line, helped: record.helped } : { answers: puzzles ? record.settled : record.answers }),
    }),
  });
  const ready = !puzzles || isWhole(puzzles, record);
  for (const name of ['handin_ready', 'handin_some']) notices.hide(name);
  notices.show(ready ? 'handin_ready' : 'handin_some', { values: { group: values.class, n: record.settled.length }, remedy: 'handin_open', act: open, quiet: true });
}

/**
 * Called for the events of an activity of a class.
 * @param {import('./sagaz-game.mjs').SagazGame} game
 * @param {'ready' | 'change' | 'answered' | 'complete'} name  of the event
 * @param {object} tools  {load, save, text, copy, giveFile, element, engine, gameOfLink, GAMES, OF_GAME, BUILD}
 */
export async function heard(game, name, detail, tools) {
  const record = recordOf(game, tools), { lesson } = game.values, puzzles = puzzlesOf(game.values);
  if (name === 'ready' && record.ended && !record.handed) offer(game, tools);
  if (puzzles) {
    if (name === 'answered' && await noted(record, puzzles, detail, tools.engine)) offer(game, tools);
    return;
  }
  if (name === 'change' && !lesson && detail.turn === 0) record.begin();
  if (name === 'answered' && detail.lesson === lesson) record.answered(detail);
  if (name !== 'complete' || detail.lesson !== lesson) return;
  if (!lesson) {
    const { state = game.getState() } = detail, wanted = tools.GAMES[game.values.game]?.word;
    if (wanted && wanted !== tools.GAMES[tools.gameOfLink(state)]?.word) return; // the player has gone elsewhere
    const line = lineOf(state);
    if (!record.ended || record.line !== line) record.complete({ score: [detail.score.scaled, 1], line, moves: detail.guesses, helped: detail.helped }); // else the page was opened again
  } else record.complete();
  offer(game, tools);
}
