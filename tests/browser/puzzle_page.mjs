// Shared by the tests of puzzles: the page's own module, asked for what it says of a puzzle.

/** What the page says of a puzzle: its steps from the first, or of an answer. */
export const inPage = (page, work, given) => page.evaluate(async ([source, more]) => {
  const { request } = await import('/engine.mjs'), puzzles = await import('/puzzles.mjs');
  const engine = async (text) => JSON.stringify({ ok: true, result: await request(JSON.parse(text)) });
  return new Function(`return ${source}`)()({ request, engine, ...puzzles }, more);
}, [`${work}`, given]);
