// The puzzles that the builder offers: today's five, then each kind in three levels, endless.
import { KINDS } from '../puzzle_tables.mjs'; // from engine/puzzle/puzzle.hpp
import { PUZZLES } from '../puzzles_texts.mjs';

const LEVELS = ['easy', 'medium', 'hard'];

/** @returns {[string, string][]} a value of the attribute `puzzle`, and its words */
export function puzzleChoices(language) {
  const words = PUZZLES[language] ?? PUZZLES.en;
  const one = (kind) => LEVELS.map((level, i) => [`${kind} ${i + 1}`, `${words[`puzzle_${kind}`]} · ${words[`puzzle_${level}`]}`]);
  return [['day', words.puzzle_today], ...KINDS.flatMap(one)];
}
