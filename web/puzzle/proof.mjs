// The pages of a proof: neighbours that say the same are one, and there are at most as many as a lesson has steps.
import { viewIn } from './known.mjs';
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

/** The number of the page before this one that has found a fact; none if the board shows it. */
export const foundIn = (pages, now) => (fact) => pages.slice(0, now).findIndex((page) => page.some(({ gives }) => gives.some((one) => one === fact || one === `knows:${fact}`))) + 1;

/** A page's text; of several steps a line each, and once what they share. */
export function pageOf(language, page, line, earlier, notes) {
  if (page.length === 1) return reasonOf(language, page[0], line, false, earlier, notes);
  return [...page.map((step) => reasonOf(language, step, line, true)), untilOf(language, page[0], line)].filter(Boolean).join('\n');
}

/** At most as many deductions as a lesson has steps: neighbours for the same reason become one. */
export function fewer(chain) {
  const out = [...chain];
  for (let i = out.length - 1; i > 0 && out.length > MOST_STEPS - 1; i--) {
    if (out[i].cases.length || String(viewIn(out[i])) !== String(viewIn(out[i - 1])) || out[i].text !== out[i - 1].text || String(out[i].values[0]) !== String(out[i - 1].values[0])) continue;
    const both = (name) => [...out[i - 1][name], ...out[i][name].filter((one) => !out[i - 1][name].includes(one))];
    out.splice(i - 1, 2, { ...out[i - 1], gives: both('gives'), point: both('point'), from: both('from') });
  }
  return out.slice(-(MOST_STEPS - 1)); // the end proves the answer
}
