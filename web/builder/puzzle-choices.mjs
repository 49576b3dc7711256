// The puzzles that the builder offers: today's five, then each kind in three levels, endless.
import { PUZZLES } from '../puzzles_texts.mjs';

const KINDS = ['crack', 'liar', 'only_move', 'cut', 'whodunit', 'hold_out', 'order', 'noughts', 'matrix', 'hand', 'caught', 'who_knows'], LEVELS = ['easy', 'medium', 'hard'];

/** @returns {[string, string][]} a value of the attribute `puzzle`, and its words */
export function puzzleChoices(language) {
  const words = PUZZLES[language] ?? PUZZLES.en;
  const one = (kind) => LEVELS.map((level, i) => [`${kind} ${i + 1}`, `${words[`puzzle_${kind}`]} · ${words[`puzzle_${level}`]}`]);
  return [['day', words.puzzle_today], ...KINDS.flatMap(one)];
}
