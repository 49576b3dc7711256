// Answers and facts in texts follow the board of their step. A question that asked for a fact of its old board asks for the
// same fact of the new one; where there is none, its field `stale` (the studio's own) says so, which is a fault.
import { factAsked, factsOf, same } from './facts.mjs';
import { boardOf, eachText } from './lesson.mjs';
import { askFor, askOwn, isOwn } from './question.mjs';
import { rounded } from './say.mjs';

/** The facts of a step's board; none where it is drawn. */
function factsAt(lesson, index) {
  const { line, drawn } = boardOf(lesson, index);
  return drawn ? Promise.resolve([]) : factsOf(line);
}

const twin = (facts, { key, part }) => facts.find((one) => one.key === key && one.part === part);
const bare = ({ as, ...because }) => because;

/** The fact that a step's question asked for on its old board; undefined: it asks something else. */
async function asked(before, lesson, index) {
  const { because } = lesson.steps[index].ask, order = [index, ...before.steps.keys()];
  for (const at of order) {
    const { ask, laid } = before.steps[at] ?? {};
    if (same(ask?.because, because)) return factAsked(await factsAt(before, at), ask);
    if (laid && same(laid.because, because)) return factAsked(await factsOf(laid.board), laid);
  }
  return undefined;
}

/** The words of one's own question stay; its answer's value is written around a value of the new board. */
function moveOwn(step, facts, language) {
  const { options, say, wrong, answer } = step.ask, right = options.findIndex(({ value }) => value === answer);
  if (!askOwn(step, facts, language)) return;
  const now = step.ask.answer;
  Object.assign(step.ask, { say, options: options.map((one, i) => (i === right ? { ...one, value: now } : one)) }, wrong && { wrong });
}

async function ofQuestions(before, lesson, { language, languages, nameIn }, acts) {
  for (const [i, { ask, fresh }] of lesson.steps.entries()) {
    if (!ask?.because || fresh) continue;
    const facts = await factsAt(lesson, i);
    if (isOwn(ask)) {
      if (!facts.some(({ because }) => same(because, bare(ask.because)))) acts.push((next) => moveOwn(next.steps[i], facts, language));
    } else if (factAsked(facts, ask)) {
      if (ask.stale) acts.push((next) => { delete next.steps[i].ask.stale; });
    } else {
      const old = await asked(before, lesson, i), known = old ?? ask.stale, now = known && twin(facts, known);
      if (now) acts.push((next) => askFor(next.steps[i], now, languages, nameIn, old));
      else if (old && !ask.stale) acts.push((next) => { next.steps[i].ask.stale = { key: old.key, part: old.part }; });
    }
  }
}

/** The steps whose texts say a fact. */
function sayersOf(lesson, name) {
  const found = new Set();
  eachText(lesson, (holder, key, path) => {
    const step = /^steps\.(\d+)/.exec(path)?.[1];
    if (step && Object.values(holder[key] ?? {}).some((text) => text.includes(`{${name}}`))) found.add(Number(step));
  });
  return [...found];
}

async function ofFacts(before, lesson, acts) {
  for (const [name, fact] of Object.entries(lesson.facts ?? {})) {
    const { request, path } = fact, of = (facts) => facts.find(({ because }) => because.path === path && same(because.request, request));
    if (!request) continue;
    const sayers = sayersOf(lesson, name), boards = await Promise.all(sayers.map((i) => factsAt(lesson, i)));
    if (!boards.length || boards.some(of)) continue;
    const old = (await Promise.all(sayersOf(before, name).map((i) => factsAt(before, i)))).map(of).find(Boolean), now = old && boards.map((facts) => twin(facts, old)).find(Boolean);
    if (now) acts.push((next) => { next.facts[name] = { ...next.facts[name], value: writtenValue(now), ...now.because }; });
  }
}

/** A fact's value as a text says it. */
export function writtenValue({ value: [value] }) {
  return /^-?\d{1,9}$/.test(value) ? Number(value) : rounded(value) ?? value;
}

/**
 * What has to change in a lesson so that answers and facts are about the boards of now.
 * @param {object} before  when all were
 * @returns {Promise<((next: object) => void) | undefined>}
 */
export async function following(before, lesson, how) {
  const acts = [];
  await ofQuestions(before, lesson, how, acts);
  await ofFacts(before, lesson, acts);
  return acts.length ? (next) => { for (const act of acts) act(next); } : undefined;
}

/** Members of a request that say what is asked, not about which board. */
const manner = (because) => (because.of ? [because.op, because.of.filter(({ request }) => request).map(manner)] : [because.path, ...['cmd', 'algorithm', 'rule', 'order', 'depth', 'level', 'list'].map((name) => because.request?.[name] ?? null)]);

/**
 * Questions of which the answer is not of their step's board: known ones are faults, and those that only look like it
 * (a lesson may ask about another board on purpose) are advice.
 */
export async function astray(lesson) {
  const found = [];
  for (const [i, { ask, fresh }] of lesson.steps.entries()) {
    if (!ask?.because || fresh || isOwn(ask)) continue;
    const facts = await factsAt(lesson, i), path = `steps.${i}.ask.answer`, asks = factAsked(facts, ask);
    if (asks) {
      const right = asks.value.join(), told = [ask.answer].flat().join();
      if (!ask.tolerance && (ask.kind === 'set' ? [...asks.value].sort().join() !== [ask.answer].flat().map(String).sort().join() : right !== told)) found.push({ path, a: told, b: asks.value.join(', ') });
    } else if (ask.stale) found.push({ path });
    else if (facts.some(({ because }) => same(manner(because), manner(ask.because)))) found.push({ path, advice: true });
  }
  return found;
}
