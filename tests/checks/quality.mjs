// quality.mjs [SAGAZ]: the grade by quality is what was lost against optimal play, luck apart; else by the criterion.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { asking, losses, qualityOf } from "../../web/quality.mjs";

const [sagaz = "build/release/sagaz"] = process.argv.slice(2);
const ask = asking(async (request) => spawnSync(sagaz, ["request"], { input: `${request}\n`, encoding: "utf8" }).stdout.trim().split("\n").pop());
const end = (line) => ask({ cmd: "session.end", line });
const codes = (guesses, { rules = "p4c6r", strategy = "knuth", seed = 42 } = {}) => end(`codes 1 ${rules} 12 guesser digits ${strategy} ${seed}${guesses.map((one) => ` g${one}`).join("")}`);

// Luck does not count: the secret of seed 42 at the first guess is a guess like any other.
const [lucky, plain] = [await codes(["2450"]), await codes(["0012", "2450"])];
assert.deepEqual([lucky.won, plain.won], [true, true]);
const { lost, optimum } = await losses(lucky, ask);
assert.equal(optimum.toFixed(4), (5625 / 1296).toFixed(4), "the optimum of Mastermind");
assert.ok(lost > 0, "2450 is no optimal first guess");
assert.equal(await qualityOf(lucky, ask), Math.round(100 * optimum / (optimum + lost)) / 100);

// A guess that tells nothing loses a whole guess; the quality falls with each.
const qualities = [];
for (const wasted of [[], ["0012"], ["0012", "0012"]]) qualities.push(await qualityOf(await codes(["0012", ...wasted, "2450"]), ask));
assert.ok(qualities[0] > qualities[1] && qualities[1] > qualities[2], qualities.join(" "));
assert.equal(await qualityOf(await codes(["00", "01"], { rules: "p2c2r", seed: 7 }), ask) <= 1, true);

// Boards whose optimum is not proven are weighed by the criterion, too large ones not at all.
const many = { rules: "p5c8r", rows: [{ guess: "00000", fijas: 1, picas: 0 }] };
for (const criterion of ["worst", "entropy", "expected_size", "most_parts"]) {
  const found = await qualityOf({ ...many, criterion }, ask);
  assert.ok(found > 0 && found < 1, `${criterion}: ${found}`);
}
assert.equal(await qualityOf({ rules: "p5c8r", criterion: "entropy", rows: [{ guess: "00123", fijas: 1, picas: 0 }] }, ask), 1, "of the best shape");
assert.equal(await qualityOf({ rules: "p8c16n", criterion: "worst", rows: [{ guess: "01234567", fijas: 1, picas: 1 }] }, ask), undefined);

// Alpha-beta by hand: right at the first check.
const tree = await end("trees 1 practice max alphabeta left_to_right 0 own:v:(3,12)(2,4) w1=12 k w1=3 w2=2 w0=3 x6 k");
assert.equal(await qualityOf(tree, ask), 0.75);
assert.equal(await qualityOf(await end("tictactoe 1 person random 7 0 3 1 4 2"), ask), undefined);
