// Parses the text of a step from lesson.step: one item a line, its fields separated by tabs. Unknown items are ignored.

const LIST = { option: ['value', 'text', 'note', 'id'], wrong: ['answer', 'text'], each: ['label', 'size'], answer: [], hint: [], hide: [] };
const fieldOf = (text) => text.replace(/\\(.)/g, (_, sign) => ({ n: '\n', t: '\t' })[sign] ?? sign);

/**
 * @param {string} flat
 * @returns {{title: string, minutes: number, step: number, count: number, say: string, at?: string, fresh: boolean,
 *   wait?: string, kind?: string, question?: string, tolerance?: string, right?: string, came?: string, aim?: string, expect?: string, about?: string,
 *   option: {value: string, text: string, note: string}[], answer: string[], wrong: {answer: string, text: string}[], each: {label: string, size: string}[], hint: string[], hide: string[]}}
 */
export function readStep(flat) {
  const step = { option: [], wrong: [], each: [], answer: [], hint: [], hide: [], fresh: false };
  for (const line of flat.trimEnd().split('\n')) {
    const [key, ...rest] = line.split('\t'), fields = rest.map(fieldOf);
    if (Object.keys(LIST).includes(key)) {
      const names = LIST[key];
      step[key].push(names.length ? Object.fromEntries(names.map((name, i) => [name, fields[i] ?? ''])) : fields[0]);
    } else if (key === 'step') Object.assign(step, { step: Number(fields[0]), count: Number(fields[1]) });
    else if (key === 'ask') Object.assign(step, { kind: fields[0], question: fields[1] });
    else if (key === 'wait') step.wait = fields[2];
    else if (key === 'minutes') step.minutes = Number(fields[0]);
    else if (key === 'fresh') step.fresh = true;
    else if (['title', 'say', 'at', 'tolerance', 'right', 'came', 'aim', 'expect', 'about'].includes(key)) [step[key]] = fields;
  }
  return step;
}

/** An answer in words: the text of its option, or the value itself. */
export function inWords({ option }, value) {
  const found = option.find((one) => one.value === value);
  return found?.text || value;
}

/** Several answers in words, for a mistake in a question of kind `set`. */
export const allInWords = (step, values) => values.map((value) => inWords(step, value)).join(', ') || '∅';
