// New cases take the place of a step's board, answer and mistakes, which are laid aside in the step meanwhile: the studio's
// own field `laid`, which files do not have.

const TAKEN = ['answer', 'because', 'wrong'];

/**
 * Lays the step's case aside.
 * @param {string} board  its line @param {object} fact  that it asks for
 * @param {{was: number, key: string}[]} mistakes  of each mistake of the new cases, which of the old it was
 */
export function layAside(step, board, { key, part }, mistakes = []) {
  step.laid = { at: step.at, board, fact: { key, part }, mistakes, ...Object.fromEntries(TAKEN.filter((name) => name in step.ask).map((name) => [name, step.ask[name]])) };
  delete step.at;
  for (const name of TAKEN) delete step.ask[name];
}

/** Goes back to one case: what was laid aside, with what has been written since. @param {string} [board]  where nothing was */
export function endFresh(step, board) {
  const { fresh, laid } = step;
  delete step.fresh;
  delete step.laid;
  if (laid) {
    for (const name of TAKEN) if (name in laid) step.ask[name] = laid[name];
    (fresh.wrong ?? []).forEach(({ say }, i) => { const was = step.ask.wrong?.[laid.mistakes[i]?.was]; if (was && say) was.say = say; });
  }
  step.at ??= laid?.at ?? board;
  if (step.at === undefined) delete step.at;
}
