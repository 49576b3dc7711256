// What the verified texts of a class say about each question of a lesson: who erred where, and the commonest mistake.

/**
 * @param {object[]} rows  of rowsOf
 * @returns {{number: number, step: number, question: string, first: number, later: number, never: number, unasked: number, common?: {answer: string, why: string, count: number}}[]}
 */
export function questionsOf(rows) {
  const good = rows.filter(({ bad, result }) => !bad && result?.questions), { numbers = [], asked = [] } = good[0]?.result ?? {};
  return numbers.map((step, i) => {
    const all = good.map(({ result }) => result.questions.get(step)), count = (mark) => all.filter((one) => (one?.mark ?? 'unasked') === mark).length;
    const mistakes = new Map();
    for (const { wrong } of all.filter(Boolean))
      for (const { answer, why } of new Map(wrong.map((one) => [one.answer, one])).values())
        mistakes.set(answer, { answer, why: why || mistakes.get(answer)?.why || '', count: (mistakes.get(answer)?.count ?? 0) + 1 });
    const [common] = [...mistakes.values()].sort((a, b) => b.count - a.count || (a.answer < b.answer ? -1 : 1));
    return { number: i + 1, step, question: all.find(Boolean)?.question ?? asked[i], first: count('first'), later: count('later'), never: count('never'), unasked: count('unasked'), common };
  });
}

/** The question in which most erred; undefined if nobody did. */
export const worstOf = (questions) => [...questions].sort((a, b) => a.first - b.first || b.never - a.never).find(({ later, never }) => later + never > 0);

/** Whether the pupil of this row erred in a question. */
export const errsIn = ({ bad, result }, step) => !bad && ['later', 'never'].includes(result?.questions?.get(step)?.mark);
