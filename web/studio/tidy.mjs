// The board that a step keeps: the line of the live game without the edits that led there, so that a pupil does not walk
// back through them and new cases can be drawn.
import { factsOf, same } from './facts.mjs';

const EDITS = {
  /** The tree of now, and the search that was chosen last. */
  trees(line, facts) {
    const [word, version, mode, , algorithm, order, seed, , ...events] = line.split(' '), root = facts.find(({ key }) => key === 'root_value')?.because.request;
    if (mode !== 'explore' || !events.length || !root) return line;
    const chosen = /^c(.+)\.(\w+)\.(\d+)$/.exec(events.filter((event) => event.startsWith('c')).pop() ?? '')?.slice(1) ?? [algorithm, order, seed];
    return [word, version, mode, root.root === 'MIN' ? 'min' : 'max', ...chosen, root.tree.replaceAll(' ', ',')].join(' ');
  },
  /** Rows as they were amended; rows that were ignored and used again. */
  codes(line) {
    const [word, version, rules, ...rest] = line.split(' '), head = rest.slice(0, 5), signs = Number(/^p(\d+)/.exec(rules)?.[1]), rows = [], others = [];
    for (const event of rest.slice(5)) {
      const [, kind, row, more] = /^([miu])(\d\d)(\w*)$/.exec(event) ?? [], last = rows[rows.length - 1];
      if (kind === 'm' && rows[Number(row)]) Object.assign(rows[Number(row)], { guess: more.slice(0, signs), answer: more.slice(signs) });
      else if (kind && rows[Number(row)]) rows[Number(row)].ignored = kind === 'i' && row;
      else if (event.startsWith('g')) rows.push({ guess: event.slice(1) });
      else if (event.startsWith('a') && last && !last.answer) last.answer = event.slice(1);
      else if (!rows.length) others.push(event);
      else return line;
    }
    return [word, version, rules, ...head, ...others, ...rows.flatMap(({ guess, answer }) => [`g${guess}`, ...(answer ? [`a${answer}`] : [])]), ...rows.filter(({ ignored }) => ignored).map(({ ignored }) => `i${ignored}`)].join(' ');
  },
};

/** @param {string} line @returns {Promise<string>} one about which the engine knows the same; else the line itself */
export async function tidied(line) {
  const edits = EDITS[line.split(' ')[0]];
  if (!edits) return line;
  const facts = await factsOf(line), made = edits(line, facts);
  return made === line || !facts.length || !same(facts, await factsOf(made)) ? line : made;
}
