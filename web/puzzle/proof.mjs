// The pages of a proof: neighbours that say the same are one, and there are at most as many as a lesson has steps.
import { viewIn } from './known.mjs';
import { moveOf } from './moves.mjs';
import { reasonOf, untilOf } from './reasons.mjs';

const MOST_STEPS = 48; // of a puzzle, in shell/lesson/step.hpp

/** Steps that say the same of one move each, and share a page. */
const ALIKE = ['puzzle_31_beyond', 'puzzle_31_loses', 'puzzle_31_sooner', 'puzzle_noughts_loses', 'puzzle_noughts_draws'];

/** The pages of a chain: neighbours that say the same of a move each are one. */
export function pagesOf(chain) {
  const pages = [];
  for (const step of chain) {
    const [before] = pages.slice(-1);
    if (before && ALIKE.includes(step.text) && before[0].text === step.text) before.push(step);
    else pages.push([step]);
  }
  return pages;
}

/** The number of the page before this one that has found a fact, for the same player if one has; none if the board shows it. */
export const foundIn = (pages, now) => (fact) => {
  const finds = (step) => step.gives.some((one) => one === fact || one === `knows:${fact}`), view = viewIn(pages[now][0]), earlier = pages.slice(0, now);
  return (earlier.findIndex((page) => page.some((step) => viewIn(step) === view && finds(step))) + 1) || earlier.findIndex((page) => page.some(finds)) + 1;
};

/** The rows, from 0, from which a fact was found before this step: of the step that found it, else of what that rests on. */
export function rowsIn(steps, now) {
  const pages = steps.map((step) => [step]), known = new Map();
  const rowsOf = (fact, before) => {
    const at = foundIn(pages, before)(fact) - 1;
    if (at < 0) return undefined;
    if (!known.has(at)) known.set(at, [...new Set(steps[at].clues.length ? steps[at].clues : steps[at].from.flatMap((one) => rowsOf(one, at) ?? []))].sort((a, b) => a - b));
    return known.get(at);
  };
  return (fact) => (fact.startsWith('true:') ? undefined : rowsOf(fact, now));
}

/** "1, 4 or 5". */
const eitherOf = (language, list) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(list.map(String)); // without a comma before "or"

/** Steps alike but for what they say first are one, of all of them. @param {(step: object) => unknown} key  of steps that may be; else undefined */
function joined(language, steps, key, wordOf = (value) => value) {
  const groups = new Map();
  for (const step of steps) {
    const alike = key(step), [before] = [...groups.values()].filter(([first]) => alike !== undefined && key(first) === alike);
    if (before) before.push(step);
    else groups.set(step, [step]);
  }
  return [...groups.values()].map((all) => (all.length === 1 ? all[0] : {
    ...all[0], values: [eitherOf(language, all.map(({ values: [first] }) => wordOf(first))), ...all[0].values.slice(1)], gives: all.flatMap(({ gives }) => gives),
  }));
}

/** Rows of a liar that the same contradiction clears are cleared together. */
export const clearedTogether = (language, chain) => joined(language, chain, ({ text, values, clues, gives: [fact] }) => (fact.startsWith('true:') ? JSON.stringify([text, values.slice(1), clues]) : undefined));

/** Moves that the same reply refutes, with nothing to say of how play goes on, are refuted together. */
export const refutedTogether = (language, page, line) => joined(language, page, ({ text, values: [, reply], cases: [play = ''] }) => (ALIKE.includes(text) && !play.includes(' ') ? `${text} ${reply}` : undefined), (move) => moveOf(line, move));

/** A page's text; of several steps a line each, and once what they share. */
export function pageOf(language, page, line, earlier, notes) {
  if (page.length === 1) return reasonOf(language, page[0], line, false, earlier, notes);
  return [...refutedTogether(language, page, line).map((step) => reasonOf(language, step, line, true)), untilOf(language, page[0], line)].filter(Boolean).join('\n');
}

/** At most as many deductions as a lesson has steps: neighbours for the same reason become one. */
export function fewer(chain) {
  const out = [...chain];
  for (let i = out.length - 1; i > 0 && out.length > MOST_STEPS - 1; i--) {
    if (out[i].cases.length || String(viewIn(out[i])) !== String(viewIn(out[i - 1])) || out[i].hinted !== out[i - 1].hinted || out[i].text !== out[i - 1].text || String(out[i].values[0]) !== String(out[i - 1].values[0])) continue;
    const both = (name) => [...out[i - 1][name], ...out[i][name].filter((one) => !out[i - 1][name].includes(one))];
    out.splice(i - 1, 2, { ...out[i - 1], gives: both('gives'), point: both('point'), from: both('from') });
  }
  return out.slice(-(MOST_STEPS - 1)); // the end proves the answer
}
