// What a wrong answer contradicts.
import { asked, keyOf } from './ask.mjs';
import { pegsOf } from './codes.mjs';
import { minus, say } from './say.mjs';
import { lookedAt } from './trees.mjs';

/** How many rows a code makes false, where exactly one is. */
function lieIn(language, { line }, code) {
  const words = line.split(' '), answers = words.filter((word) => /^a\d\d$/.test(word));
  const list = words.filter((word) => /^g[\da-f]+$/.test(word)).flatMap((guess, i) => {
    const { black, white } = pegsOf(guess.slice(1), code);
    return answers[i] === `a${black}${white}` ? [] : [i + 1];
  });
  return list.length ? say(language, 'contradicts_lies', { list: list.join(', ') }) : say(language, 'contradicts_no_lie');
}

/** Of a row and a code what is not right, without the right one. */
async function ofBoth(language, key, [row, code], wrong, engine) {
  const said = wrong.includes('row') ? [say(language, 'lie_row', { row: Number(row.split(':')[1]) + 1 })] : [];
  if (wrong.includes('code')) said.push(say(language, 'lie_code'), lieIn(language, await asked(engine, { cmd: 'puzzle.make', ...key }), code));
  return said.join(' ');
}

/** What a wrong answer contradicts, never the answer. @returns {Promise<string>} */
export async function contradicted({ lesson, answer, language }, { engine }) {
  const key = keyOf(lesson), { right, contradicts: [first = ''], wrong } = await asked(engine, { cmd: 'puzzle.check', ...key, answer });
  const [what, number, column] = first.split(':');
  if (right) return say(language, 'wrong');
  if (wrong?.length) return ofBoth(language, key, answer, wrong, engine);
  if (what === 'row' && key.kind === 'liar') return lieIn(language, await asked(engine, { cmd: 'puzzle.make', ...key }), `${answer}`);
  if (what === 'row') return say(language, ['whodunit', 'hand', 'who_knows'].includes(key.kind) ? 'contradicts_note' : 'contradicts_row', { row: Number(number) + 1 });
  if (what === 'cell' && ['whodunit', 'hand', 'who_knows'].includes(key.kind)) return say(language, 'wrong'); // a cell of the table, no reply
  if (what === 'cell' && key.kind === 'matrix') return say(language, 'contradicts_column', { column: String.fromCharCode(65 + Number(column)) });
  if (what === 'value' && key.kind === 'hold_out') {
    const { chain } = await asked(engine, { cmd: 'puzzle.make', ...key, chain: true }), [move, reply, left] = chain.find(({ values: [one] }) => one === `${answer}`)?.values ?? [];
    if (left !== undefined) return say(language, 'contradicts_sooner', { move, reply, left });
  }
  if (what === 'value' || what === 'cell') return say(language, 'contradicts_reply', { reply: Number(number) + (what === 'cell' ? 1 : 0) });
  if (what === 'bet') {
    const { line, chain } = await asked(engine, { cmd: 'puzzle.make', ...key, chain: true }), bet = line.split(' ')[2].split(',')[`${answer}`.split(':')[1]];
    const mean = chain.find(({ text, values: [one] }) => text === 'puzzle_caught_mean' && one === bet)?.values.slice(-1)[0];
    return say(language, mean === undefined ? 'wrong' : 'contradicts_mean', { bet, mean: minus(mean) });
  }
  if (what !== 'node') return say(language, 'wrong');
  const { line, chain } = await asked(engine, { cmd: 'puzzle.make', ...key, chain: key.kind === 'order' });
  if (key.kind === 'order') {
    const [leaves, now] = chain.find(({ point }) => point[0] === first).values;
    return say(language, Number(leaves) < Number(now) ? 'contradicts_turn' : 'contradicts_turn_none', { leaves, now });
  }
  return lookedAt(language, line, [answer].flat()) || say(language, 'contradicts_missing');
}
