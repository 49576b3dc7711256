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

/**
 * The mistakes of alpha-beta by hand that most made, by node and kind; where the pupils have several trees, by kind.
 * @param {object[]} rows  of rowsOf @returns {{kind: string, path?: string, count: number}[]} path: of the node, empty for the root
 */
export function mistakesOf(rows) {
  const good = rows.filter(({ bad, result }) => !bad && result?.mistakes), isOne = new Set(good.map(({ result }) => result.task)).size === 1, found = new Map();
  for (const { result } of good)
    for (const key of new Set(result.mistakes.map(({ node, kind }) => `${kind} ${isOne ? node.map((place) => place + 1).join('.') : '-'}`))) found.set(key, (found.get(key) ?? 0) + 1);
  return [...found].sort(([, a], [, b]) => b - a).map(([key, count]) => {
    const [kind, path] = key.split(' ');
    return { kind, ...(isOne && { path }), count };
  });
}

/** The question in which most erred; undefined if nobody did. */
export const worstOf = (questions) => [...questions].sort((a, b) => a.first - b.first || b.never - a.never).find(({ later, never }) => later + never > 0);

/** Whether the pupil of this row erred in a question. */
export const errsIn = ({ bad, result }, step) => !bad && ['later', 'never'].includes(result?.questions?.get(step)?.mark);
