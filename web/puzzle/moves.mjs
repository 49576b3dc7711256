// Puzzles of 31 and tic-tac-toe: moves, lines of best play, threats.
import { say } from './say.mjs';

/** A move as the board writes it; a list of moves is written already. */
export const moveOf = (line, move) => (line.startsWith('tictactoe') && Number.isInteger(Number(move)) ? Number(move) + 1 : move);

/** Lines of best play: one as a sentence, those of several replies one below the other. */
export function playOf(language, cases, line) {
  const moves = cases.map((one) => one.split(' ').map((move) => moveOf(line, move)));
  if (moves.length === 1) return moves[0].length < 2 ? '' : ` ${say(language, 'best_play', { line: moves[0].join(', ') })}`;
  return ['', say(language, 'best_lines'), ...moves.map(([reply, ...rest]) => [reply, rest.join(', ')].filter((part) => part !== '').join(': '))].join('\n');
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/** Where to look on a board of tic-tac-toe: two of one's own in a line, then the other's, else what to look for. */
export function threatOf(language, line, draw) {
  const moves = line.split(' ').slice(5).map(Number), holder = new Map(moves.map((cell, ply) => [cell, ply % 2])), mine = moves.length % 2;
  const twos = (side) => LINES.filter((one) => one.filter((cell) => holder.get(cell) === side).length === 2 && one.some((cell) => !holder.has(cell)));
  const [look, lines] = [['look_two', twos(mine)], ['look_threat', twos(1 - mine)], [draw ? 'look_trap' : 'look_double', []]].find(([key, found]) => found.length || !/two|threat/.test(key));
  const cells = lines.map((one) => one.filter((cell) => holder.has(cell)).map((cell) => cell + 1).join(', ')).join('; ');
  return say(language, look, { cells });
}

/** Moves of a board of 31 or tic-tac-toe, where the engine lists none. */
export function movesOf(line) {
  const words = line.split(' ');
  if (words[0] === 'thirtyone') { // each value as often as there are rows
    const [, , rows, most] = words.map(Number), used = words.slice(9).map(Number);
    return Array.from({ length: most }, (_, i) => i + 1).filter((value) => used.filter((one) => one === value).length < rows);
  }
  const taken = new Set(words.slice(5));
  return Array.from({ length: 9 }, (_, i) => i).filter((cell) => !taken.has(`${cell}`));
}
