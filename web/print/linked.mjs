// A worksheet of any board: that of a link, its picture or its words, and lines to write on; a tree as far as its search
// had come. The analysis is closed, and how many codes are left is not shown: that may be the question. After the end of
// a game it asks about what was done.
import { lineIn } from '../builder/chosen.mjs';
import { submit } from '../engine.mjs';
import { element } from '../outline-kinds.mjs';
import { EVERY_COMMAND, gameOfLink } from '../programs.mjs';
import { Boards } from './board.mjs';
import { gameName, say } from './say.mjs';
import { boardOf, whoOf } from './sheet.mjs';

const LINES = 10;

/** @returns {{game: string, line: string} | undefined} undefined if it is no link of a game */
function readLink(state) {
  const game = gameOfLink(state), line = lineIn(state);
  if (!game || !line) return undefined;
  return { game: game === 'mastermind' && / digits /.test(line) ? 'picas-fijas' : game, line };
}

/**
 * @param {{state: string, searched: number, language: string}} asked @param {HTMLElement} box  out of sight
 * @returns {Promise<{game: string, question: string, title: string, board?: object} | undefined>} undefined if the link is unreadable
 */
export async function openLinked({ state, searched, language }, box) {
  const { game, line } = readLink(state) ?? {};
  const { ok, result } = (game && JSON.parse(await submit(EVERY_COMMAND, JSON.stringify({ cmd: 'session.end', line })))) ?? {};
  if (!ok) return undefined;
  const question = say(language, result.over ? 'linked_over' : 'linked_question');
  const boards = await Boards.open(game, language, box).catch(() => undefined);
  const flat = ['lesson\tboard', `game\t${game}`, `title\t${gameName(language, game)}`, 'minutes\t1', 'step\t0\t1', 'seed\t1', `say\t${question}`, `at\t${line}`, 'show\tanalysis\t0', ...(game === 'trees' && searched ? [`show\tstep\t${searched}`] : []), 'hide\tanalysis'].join('\n');
  try {
    return { game, question, title: gameName(language, game), board: await boards?.of(`${flat}\n`, true).catch(() => undefined) };
  } finally {
    boards?.close();
  }
}

/** @returns {HTMLElement[]} */
export const drawLinked = ({ game, question, board }, language, group) => [
  whoOf(language, group), ...boardOf({ board, step: 0 }, { game }, language, new Map()),
  element('p', { className: 'question' }, question),
  ...Array.from({ length: LINES }, () => element('p', { className: 'ruled' })),
];
