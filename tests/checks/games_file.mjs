// An import of games counts only the lines that a game may read, and keeps everything that is there.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { readTables } from "../../cmake/tables.mjs";
import { packed, unpacked } from "../../web/games-file.mjs";
import { withResults } from "../../web/puzzle-days.mjs";

const { games } = readTables(fileURLToPath(new URL("../..", import.meta.url)));
const GAMES = Object.fromEntries(games.map(({ name, word }) => [name, { word }]));
const slot = "game.home.guess";
/** Imports one line into a browser that has `there`. */
function imported(line, there) {
  const kept = new Map(there ? [[slot, there]] : []);
  const page = { GAMES, load: (name) => kept.get(name), names: () => [...kept.keys()], store: (name, text) => Boolean(kept.set(name, text)) };
  const { added, same, aside, refused } = unpacked(JSON.stringify({ sagaz: "games", version: 1, games: { [slot]: `${line}\n` } }), page);
  return { counts: [added, same, aside, refused.length], kept: kept.get(slot) };
}

for (const { name, word } of games) {
  assert.deepEqual(imported(`${name}=${word} 1 x`), { counts: [1, 0, 0, 0], kept: `${name}=${word} 1 x\n` }, name);
  for (const line of [`${word} 9 nope`, `${word} 10 x`, `${word} x`, word, `${word}s 1 x`, "", `${word} 1`])
    assert.deepEqual(imported(`${name}=${line}`), { counts: [0, 0, 0, 1], kept: undefined }, `${name}=${line}`);
  const mine = `${name}=${word} 1 mine\n`;
  assert.deepEqual(imported(`${name}=${word} 9 nope`, mine), { counts: [0, 0, 0, 1], kept: mine }, "no bad line is put aside");
}
assert.ok(games.length >= 10);

// Results of puzzles: of two tabs and of two browsers nothing is lost, the row of days is the later one.
const first = "sound=off\npuzzles.2027-02=a.b..\npuzzles.row=3 2027-02-15\n", second = "puzzles.2027-02=.c.....a\npuzzles.row=4 2027-02-16\npuzzles.2027-01=a\n";
const both = "sound=off\npuzzles.2027-02=acb....a\npuzzles.row=4 2027-02-16\npuzzles.2027-01=a\n";
assert.equal(withResults(second, first), both);
assert.equal(withResults("puzzles.row=9 2027-02-14\n", first), first, "an older row");
assert.equal(withResults("puzzles.row=5 2027-02-15\n", first), first.replace("=3 ", "=5 "), "of the same day the longer row");
assert.equal(withResults(undefined, first), first);
assert.equal(withResults("puzzles.2027-02=zzzzz\npuzzles.x=a\npuzzles.row=-1 x\nsound=on\n", first), first, "what is no result is not taken");
const browser = (prefs) => {
  const kept = new Map([["prefs", prefs]]);
  return { GAMES, kept, load: (name) => kept.get(name), names: () => [...kept.keys()], store: (name, text) => Boolean(kept.set(name, text)) };
};
const there = browser(first), told = unpacked(packed(browser(second)), there);
assert.equal(there.kept.get("prefs"), both);
assert.deepEqual([told.changed, told.refused], [["prefs"], []]);
assert.deepEqual(unpacked(packed(browser(second)), there).changed, [], "the same file again changes nothing");
assert.equal(unpacked(JSON.stringify({ sagaz: "games", version: 1, puzzles: { "puzzles.2027-02": "<b>", other: "a" } }), browser(first)).refused.length, 2);
