// The text that a pupil hands in survives mails, chats and forms; damage is noticed and named.
import assert from "node:assert/strict";
import { deflateSync, strToU8 } from "fflate";
import jsQR from "jsqr";
import { BEGINS, ENDS, LONGEST, WIDTH, packed } from "../../web/handin/form.mjs";
import { Parts, codesOf } from "../../web/handin/parts.mjs";
import { noted } from "../../web/handin/puzzles.mjs";
import { squaresOf } from "../../web/handin/qr.mjs";
import { opened, textsIn } from "../../web/handin/read.mjs";
import { Recorded } from "../../web/handin/record.mjs";
import { sealed, unsealed } from "../../web/handin/sealed.mjs";
import { wrapped, written } from "../../web/handin/write.mjs";
import { puzzleActivity } from "../../web/puzzle-activity.mjs";

const LESSON = {
  sagaz: "0.1.0", group: "3º B", name: "Lucía Prieto “Lu”", date: "2026-11-29", seconds: 479, options: { lesson: "filter-1296", seed: "7" }, score: [1, 2],
  answers: [{ step: 2, seed: "0", hints: 0, tries: 1, given: ["1296"], end: 1 }, { step: 3, seed: "7", hints: 1, tries: 3, given: ["24", "222, 5", "−1"], end: 2 }],
};
const { answers, ...GAME } = { ...LESSON, options: { game: "mastermind", rules: "p4c6r" }, line: "codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0022" };
const readAll = (text) => textsIn(text).map(opened);
const records = (text) => readAll(text).map(({ record }) => record);

// The seal is the one of links: the golden link in shell/app/options.def.
const LINK = "Y29kZXMgMSBwNGM2ciAxMiBndWVzc2VyIGNvbG91cnMga251dGggNDIgZzAwMTEgZzAwMjLq2Q";
assert.equal(new TextDecoder().decode(unsealed(LINK)), GAME.line);
assert.equal(sealed(strToU8(GAME.line)), LINK);
for (let length = 0; length < 40; length++) {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);
  assert.deepEqual(unsealed(sealed(bytes)), bytes);
}

// The longest texts: each game's line at its end, with words that no deflating shortens. A line has at most 3070
// characters (engine/session/link.hpp), which marks, examples and questions can fill; web/docs/courses.md says both.
{
  let state = 7;
  const random = (n) => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 8) % n, some = (length, signs) => Array.from({ length }, () => signs[random(signs.length)]).join("");
  const seed = "18446744073709551615", most = { ...GAME, group: some(40, "abcdefghij 123"), name: some(60, "abcdefghijklmnopqrstuvwxyzáéí "), seconds: 99999.5, helped: true, options: { game: "picas-fijas", rules: "p8c16r", seed, role: "guesser", strategy: "expected_size" } };
  const filled = (head, event, times = 3070) => {
    let line = head;
    for (let i = 0; i < times; i++) {
      const next = `${line} ${event(i)}`;
      if (next.length > 3070) break;
      line = next;
    }
    return line;
  };
  const hexadecimal = "0123456789abcdef", cards = "abcdefghijklmnopqrstu", ended = {
    codes: filled(`codes 1 p8c16r 20 guesser letters knuth ${seed}`, () => `g${some(8, hexadecimal)}`, 20),
    spaces: filled(`spaces 1 me seed odds10 b uniform_code paper codes 1 p5c6r 20 assistant letters consistent ${seed}`, (i) => (i % 2 ? `a${some(2, "0123")}` : `g${some(5, "012345")}`), 40),
    duel: filled(`codes 1 duel p8c16r letters person ${seed}`, () => `g${some(8, hexadecimal)}`, 40),
    thirtyone: filled(`thirtyone 1 9 9 99 mover_loses person fallible3 ${seed}`, () => some(1, "123456789"), 81),
    betting: filled(`betting 1 1,2,3,4,5,6,7,8,9 a4k4r hidden max 50 ${seed}`, (i) => [`b${random(9)}`, "c", "n"][i % 3], 150),
    match: filled(`betting 1 one_card 9 9 a9k9m max 50 ${seed}`, () => ["n", "a0", "a1"][random(3)], 300),
  };
  const filling = {
    keeper: filled(`codes 1 p8c16r 20 keeper letters knuth ${seed}`, () => `m${some(8, "0123")}`),
    trees: filled(`trees 1 practice max alphabeta left_to_right ${seed} u3x5:-99..99:99:vw`, () => `${some(1, "wbx")}${random(80)}=${random(999)}.${random(99)}`),
    cluedo: filled(`cluedo 1 game 6-6-9 dddddd 0 0 0 emhehm ${seed} - - -`, () => `q${some(4, cards)} ${random(2) ? "p" : `v${some(1, cards)}`}`),
    concepts: filled(`concepts 1 guess L 3 ${seed} =${some(2000, "abcdefghijklmnopqrstuvwxyz,:;")} -`, () => `?${some(8, "0123")}`, 99),
  };
  const lengths = (lines) => Object.entries(lines).map(([name, line]) => {
    const text = written({ ...most, line });
    assert.equal(records(text)[0].line, line, name);
    return [name, text.length];
  });
  for (const [name, length] of lengths(ended)) assert.ok(length < 900, `${name}: ${length}`);
  for (const [name, length] of lengths(filling)) assert.ok(length < 3500, `${name}: ${length}`);
}

for (const record of [LESSON, GAME, { ...GAME, helped: true }, { ...GAME, helped: false }]) {
  const text = written(record), lines = text.trimEnd().split("\n");
  assert.deepEqual(records(text), [record]);
  assert.ok(lines.every((line) => line.length <= WIDTH) && text.length <= LONGEST);
  assert.ok(lines[0].startsWith(BEGINS) && lines[lines.length - 1] === ENDS);

  const mailed = {
    "a greeting around it": `Hola profe:\nvan mis respuestas\n\n${text}\nUn saludo, Lucía`,
    "quotation marks": `> Ana escribió:\n${lines.map((line) => `> > ${line}`).join("\n")}\n> hasta mañana`,
    "lines broken anew": text.replace(/(.{20})/g, "$1\n"),
    "one line": lines.join(" "),
    "line ends lost": lines.join(""),
    "line ends of Windows, with blanks": lines.map((line) => `  ${line} `).join("\r\n"),
    "a cell of a form's table": `"Timestamp","Name","Text"\r\n"2026/11/29","Lu","${text}"\r\n`,
    "a raw mail": lines.map((line) => line.replace(/.{30}/g, "$&=\r\n")).join("\r\n"),
    "another hyphen": text.replace(`${BEGINS}`, BEGINS.replace("-", "‑")).replace(ENDS, ENDS.replace("-", "–")),
    "JSON": JSON.stringify({ text }),
    "the last line lost": lines.slice(0, -1).join("\n"),
    "small letters in its first line": text.replace(BEGINS, BEGINS.toLowerCase()),
  };
  for (const [what, paste] of Object.entries(mailed)) {
    if (what === "lines broken anew" && !textsIn(paste).length) continue; // the first line itself is broken
    assert.deepEqual(records(paste), [record], what);
  }
  assert.deepEqual(records(Object.values(mailed).filter((one) => textsIn(one).length).join("\n")).filter(Boolean).length >= 11, true, "many in one paste");

  // Damage is never read as a record, and named.
  const body = lines.slice(1, -1).join("");
  for (let at = 0; at < body.length; at += 7) {
    const swapped = body.slice(0, at) + (body[at] === "A" ? "B" : "A") + body.slice(at + 1);
    assert.deepEqual(readAll(`${lines[0]}\n${swapped}\n${ENDS}`).map(({ bad }) => bad), ["altered"], `at ${at}`);
    assert.deepEqual(readAll(`${lines[0]}\n${body.slice(0, at)}`).map(({ bad }) => bad), ["truncated"], `after ${at}`);
  }
  assert.equal(readAll(`${lines[0]}\n${body}A\n${ENDS}`)[0].bad, "altered");
  assert.equal(readAll(text.replace(" 1 ", " 2 "))[0].bad, "version");
}
assert.deepEqual(textsIn("Hola, ¿cómo estás? SAGAZ-HANDIN 1 de enero"), []);

const [head, ...rest] = written(LESSON).trimEnd().split("\n");
assert.deepEqual(readAll([head, rest[0], "", "Saludos", "Lucía"].join("\n")).map(({ bad, values }) => [bad, values.has]), [["truncated", WIDTH]], "a greeting is no part of it");

// A right seal around something else.
const bomb = sealed(deflateSync(new Uint8Array(1 << 20)));
assert.equal(readAll(`${BEGINS} 1 ${bomb.length}:\n${bomb}\n${ENDS}`)[0].bad, "unreadable");
const whole = packed(LESSON), game = packed(GAME);
for (const wrong of [null, [], 7, {}, { ...whole, n: 5 }, { ...whole, n: "x".repeat(61) }, { ...whole, r: [1] }, { ...whole, t: -1 }, { ...whole, a: {} }, { ...whole, a: { "a b": "" } }, { ...whole, l: game.l },
  { ...game, l: undefined }, { ...whole, q: [[0, "0", 0, 1, ["1"], 1]] }, { ...whole, q: [[1, "x", 0, 1, ["1"], 1]] }, { ...whole, q: [[1, "0", 0, 1, [1], 1]] }, { ...whole, q: [[1, "0", 0, 1, ["1"], 3]] }, { ...whole, q: Array(61).fill(whole.q[0]) }])
  assert.equal(readAll(wrapped(wrong))[0].bad, "unreadable", JSON.stringify(wrong));

// The longest lesson fits: earlier wrong answers are left out first, and stay counted.
const long = { ...LESSON, answers: Array.from({ length: 40 }, (_, i) => ({ step: i + 1, seed: `${i * 7919}`, hints: 3, tries: 20, given: Array.from({ length: 20 }, (_, j) => `${(i + 1) * (j + 3) * 104729}`), end: 1 })) };
assert.ok(written(long).length <= LONGEST);
assert.deepEqual(records(written(long))[0].answers.map(({ tries, given }) => [tries, given.length]), Array(40).fill([20, 1]));

// The record of a lesson.
let now = 0;
const kept = new Map(), tools = { load: (name) => kept.get(name), save: (name, text) => kept.set(name, text), now: () => now };
const record = new Recorded("a", tools);
record.answered({ step: 2, seed: "0", given: "5", right: false, tries: 1, hints: 0 });
record.answered({ step: 2, seed: "0", given: "5", right: false, tries: 1, hints: 1 }); // the same answer again is no try
now = 60_000;
record.answered({ step: 2, seed: "0", given: "6", right: true, tries: 2, hints: 1 });
record.answered({ step: 2, seed: "0", given: "9", right: false, tries: 1, hints: 0 }); // settled
record.answered({ step: 3, seed: "8", given: "x", right: true, tries: 1, hints: 0 });
record.answered({ step: 3, seed: "9", given: "y", right: false, tries: 1, hints: 0 }); // another case does not count
record.answered({ step: 4, seed: "0", given: "", right: false, tries: 0, hints: 2 });
const again = new Recorded("a", tools);
now = 90_000;
assert.deepEqual(again.answers[0], { step: 2, seed: "0", hints: 1, tries: 2, given: ["5", "6"], end: 1 });
assert.deepEqual([again.score, again.seconds, again.answers[3].end], [[1, 3], 90, 2]);
again.complete();
now = 200_000;
assert.deepEqual([again.seconds, new Recorded("a", tools).seconds], [90, 90], "the time stands still while the name is typed");
again.handIn();
again.answered({ step: 2, seed: "0", given: "6", right: true, tries: 1, hints: 0 });
assert.deepEqual([again.answers.length, again.ended, again.score], [1, undefined, [1, 1]], "another pupil begins anew");
assert.deepEqual(new Recorded("b", { ...tools, load: () => "{broken" }).answers, []);

// The record of puzzles: an open one is handed in with its wrong answers, and one answer more after handing in is news.
const crack = puzzleActivity("crack 2"), fixed = puzzleActivity("crack 2 4711"), day = puzzleActivity("day", "puzzle:2027-02-14");
assert.deepEqual([crack.name, fixed.name, puzzleActivity("crack").name, day.name, puzzleActivity("2027-02-14").name], ["crack 2", "crack 2 4711", "crack 1", "2027-02-14", "2027-02-14"]);
const FIVE = ["whodunit", "cut", "order", "noughts", "matrix"].map((kind, i) => ({ kind, level: 1 + i % 3, number: 20270214 })), asked = [];
const engine = async (request) => {
  asked.push(request);
  return JSON.stringify({ ok: true, result: { puzzles: FIVE } });
};
const told = (lesson, given, right, tries, hints = 0) => ({ lesson, step: 1, seed: "0", given, right, tries, hints });
const solves = new Recorded("c", tools);
assert.equal(await noted(solves, crack, told("puzzle:crack:2:9", "0123", false, 1), engine), true);
assert.deepEqual([solves.settled.length, solves.ended], [0, [0, 1]]);
assert.equal(await noted(solves, crack, told("puzzle:crack:2:9", "0124", true, 2), engine), true);
assert.equal(await noted(solves, crack, told("puzzle:crack:2:9", "0124", true, 2), engine), false, "nothing new");
assert.equal(await noted(solves, crack, told("puzzle:crack:2:10", "5555", false, 1), engine), true, "an open one");
for (const other of ["puzzle:crack:3:11", "puzzle:cut:2:11", "puzzle:crack:2:11:2027-02-14", "minimax"]) assert.equal(await noted(solves, crack, told(other, "1", true, 1), engine), false, other);
assert.deepEqual([solves.settled, solves.ended, solves.scoreOf(solves.settled)], [[{ step: 1, seed: "9", hints: 0, tries: 2, given: ["0123", "0124"], end: 1 }], [0, 2], [0, 1]]);
solves.handIn("Ana");
assert.equal(solves.by, "Ana");
assert.equal(await noted(solves, crack, told("puzzle:crack:2:10", "", false, 1), engine), true, "its answer was shown");
assert.deepEqual([solves.handed, solves.settled.map(({ step, end }) => [step, end])], [false, [[1, 1], [2, 2]]]);
const ofDay = new Recorded("d", tools);
assert.equal(await noted(ofDay, day, told("puzzle:cut:2:20270214:2027-02-14", "node:10, node:12", true, 1), engine), true);
assert.deepEqual(ofDay.answers, [{ step: 2, seed: "20270214", hints: 0, tries: 1, given: ["10 12"], end: 1 }]);
assert.deepEqual(asked, ['{"cmd":"puzzle.day","date":"2027-02-14"}'], "only a day needs the engine");

// QR codes: forty texts, each drawn and read by another library, in a mixed order.
const dotted = ({ size, runs }, scale = 2) => {
  const side = size * scale, data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y, length] of runs)
    for (let j = 0; j < scale; j++) data.subarray(((y * scale + j) * side + x * scale) * 4, ((y * scale + j) * side + (x + length) * scale) * 4).fill(0).forEach((_, i, all) => { if (i % 4 === 3) all[i] = 255; });
  return [data, side, side];
};
const noise = (n) => Array.from({ length: n }, (_, i) => `${(i + 1) * 7919 % 104729}`).join(" ");
const handed = Array.from({ length: 40 }, (_, i) => ({ ...GAME, name: `Pupil ${i}`, line: `${GAME.line} ${noise(i * 7)}` }));
const codes = handed.map((one) => codesOf(written(one))), scanned = codes.flat().sort((a, b) => (a.slice(-9) < b.slice(-9) ? -1 : 1));
assert.deepEqual([codes[0].length, Math.max(...codes.map(({ length }) => length)) >= 3], [1, true], "short texts have one code, long ones several");
const seen = scanned.map((text) => jsQR(...dotted(squaresOf(text)))?.data);
assert.deepEqual(seen, scanned);
assert.ok(scanned.every((text) => squaresOf(text).size <= 93));
const names = (texts) => texts.map((one) => opened(one).record.name).sort();
const together = new Parts().take(seen.join("\n"));
assert.deepEqual(names([...textsIn(seen.join("\n")), ...together.texts]), handed.map(({ name }) => name).sort());
const parts = new Parts(), one = codesOf(written(handed[39])), all = one.map((text, i) => parts.take(i % 2 ? `> ${text.replace(/(.{30})/g, "$1\n> ")}\n\n` : text)); // mailed, or as it is
assert.deepEqual(all.map(({ texts, waiting }) => [texts.length, waiting.map(({ has, of }) => `${has}/${of}`).join()]), one.map((_, i) => (i + 1 < one.length ? [0, `${i + 1}/${one.length}`] : [1, ""])));
assert.deepEqual(opened(all[one.length - 1].texts[0]).record, handed[39]);
assert.equal(opened(parts.take(one[0].replace(/.$/, (last) => (last === "A" ? "B" : "A"))).texts[0]).bad, "altered");
assert.deepEqual(new Parts().take(one[0].slice(0, -5)), { texts: [], waiting: [] }, "a part that is cut off does not count");
assert.deepEqual(new Parts().take("SAGAZ-QR 3/2 1 900 00000000:AAAA SAGAZ-QR 1/99 1 99 00000000:A SAGAZ-QR 0/0 1 9 00000000:"), { texts: [], waiting: [] });
