// An import of games counts only the lines that a game may read, and keeps everything that is there.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { readTables } from "../../cmake/tables.mjs";
import { unpacked } from "../../web/games-file.mjs";

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
