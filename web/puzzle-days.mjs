// Joins the results of puzzles that two tabs or two browsers have kept, so that none is lost. The preferences have a line
// a month with five letters a day, "." for an open puzzle, and the row of days as "11 2027-02-15" (shell/app/today.cpp).
const MONTH = /^puzzles\.\d{4}-\d\d$/, ROW = /^[1-9]\d{0,4} \d{4}-\d\d-\d\d$/, MOST_MONTHS = 36, LETTERS = /^[.abc]{1,155}$/;
const OF_MONTH = (name) => MONTH.test(name), IS_ROW = (name) => name === 'puzzles.row';

/** Whether a name and its value are results of puzzles. */
export const isResult = (name, value) => (OF_MONTH(name) && LETTERS.test(value)) || (IS_ROW(name) && ROW.test(value));

/** Two values of one name: of a month all results, of the row the later one, else the longer. */
function joined(name, mine, theirs) {
  if (IS_ROW(name)) {
    const [[days, last], [others, theirLast]] = [mine, theirs].map((row) => row.split(' '));
    if (last !== theirLast) return last > theirLast ? mine : theirs;
    return Number(days) >= Number(others) ? mine : theirs;
  }
  return [...mine.padEnd(theirs.length, '.')].map((letter, i) => (letter === '.' ? theirs[i] ?? '.' : letter)).join('');
}

/**
 * @param {string | undefined} theirs  stored preferences, perhaps of another tab
 * @param {string} mine  the preferences to store
 * @returns {string} mine, with their results of puzzles too
 */
export function withResults(theirs, mine) {
  if (!theirs?.includes('puzzles.')) return mine;
  const lines = mine.split('\n').filter(Boolean), at = new Map(lines.map((line, i) => [line.split('=', 1)[0], i]));
  for (const line of theirs.split('\n')) {
    const [name] = line.split('=', 1), value = line.slice(name.length + 1), i = at.get(name);
    if (!isResult(name, value)) continue;
    if (i === undefined) lines.push(line);
    else if (isResult(name, lines[i].slice(name.length + 1))) lines[i] = `${name}=${joined(name, lines[i].slice(name.length + 1), value)}`;
  }
  const months = lines.map((line) => line.split('=', 1)[0]).filter(OF_MONTH).sort(), old = new Set(months.slice(0, -MOST_MONTHS));
  return [...lines.filter((line) => !old.has(line.split('=', 1)[0])), ''].join('\n');
}
