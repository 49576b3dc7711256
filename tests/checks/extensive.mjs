#!/usr/bin/env node
// extensive.mjs SAGAZ [GAMES]: compares `extensive.solve` with a linear program over all pure strategies, in whole numbers
// of any length, on random two-player games with chance and information sets.
import { execFileSync } from "node:child_process";

const [sagaz, wanted = "200"] = process.argv.slice(2);
const most = 48; // pure strategies of a player

let state = 1996;
const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // Numerical Recipes
    return Math.floor((state / 2 ** 32) * n);
};

// ---- random games ----------------------------------------------------------------------------------------------------
/// A node: {chance: weights, next}, {player, set, next} or {payoff}. Nodes share a set only after the same own moves.
function game() {
    const sets = [[], []]; // by player: {own, actions}
    const node = (depth, own) => {
        if (depth === 0 || below(7) === 0) return { payoff: below(13) - 6 };
        const kind = below(5);
        const wanted = 2 + (below(4) === 0 ? 1 : 0);
        if (kind === 4) {
            const chance = Array.from({ length: wanted }, () => 1 + below(4));
            return { chance, next: chance.map(() => node(depth - 1, own)) };
        }
        const player = kind % 2;
        const alike = sets[player].map((s, i) => [s, i]).filter(([s]) => s.own === own[player]);
        const joins = alike.length > 0 && below(3) > 0;
        const set = joins ? alike[below(alike.length)][1] : sets[player].push({ own: own[player], actions: wanted }) - 1;
        const next = Array.from({ length: sets[player][set].actions }, (_, a) =>
            node(depth - 1, own.map((o, p) => (p === player ? `${o} ${set}.${a}` : o))),
        );
        return { player, set, next };
    };
    return { root: node(5, ["", ""]), actions: sets.map((of) => of.map((s) => s.actions)) };
}
const strategies = (actions) =>
    actions.reduce((all, n) => all.flatMap((s) => Array.from({ length: n }, (_, a) => [...s, a])), [[]]);
const count = (actions) => actions.reduce((a, b) => a * b, 1);

function efg(root) {
    const lines = ['EFG 2 R "random" { "MAX" "MIN" }'];
    let outcomes = 0;
    let chances = 0;
    const print = (n) => {
        if (n.next === undefined) {
            lines.push(`t "" ${++outcomes} "" { ${n.payoff} ${-n.payoff} }`);
            return;
        }
        const all = n.chance?.reduce((a, b) => a + b);
        const actions = n.next.map((_, a) => (n.chance ? `"${a}" ${n.chance[a]}/${all}` : `"${a}"`)).join(" ");
        lines.push(n.chance ? `c "" ${++chances} "" { ${actions} } 0` : `p "" ${n.player + 1} ${n.set + 1} "" { ${actions} } 0`);
        n.next.forEach(print);
    };
    print(root);
    return lines.join("\n") + "\n";
}

// ---- the oracle ------------------------------------------------------------------------------------------------------
/// The payoff of two pure strategies times `scale`, which all chances divide.
function payoff(n, plans, scale) {
    if (n.next === undefined) return BigInt(n.payoff) * scale;
    if (!n.chance) return payoff(n.next[plans[n.player][n.set]], plans, scale);
    const all = BigInt(n.chance.reduce((a, b) => a + b));
    return n.next.reduce((sum, m, i) => sum + payoff(m, plans, (scale / all) * BigInt(n.chance[i])), 0n);
}
/// The value of a matrix: the row player's least sum of weights x with Aᵀx >= 1, after a shift to positive entries, by its
/// dual. Whole-number pivots (J. Edmonds, 1967), least index first (R. Bland, 1977).
function value(matrix) {
    const least = matrix.flat().reduce((a, b) => (b < a ? b : a));
    const shift = 1n - least;
    const [rows, columns] = [matrix.length, matrix[0].length];
    const width = columns + rows + 1;
    const table = matrix.map((row, i) => [
        ...row.map((x) => x + shift),
        ...matrix.map((_, j) => (i === j ? 1n : 0n)),
        1n,
    ]);
    table.push(Array.from({ length: width }, (_, j) => (j < columns ? -1n : 0n)));
    const basis = matrix.map((_, i) => columns + i);
    let denominator = 1n;
    for (;;) {
        const enters = table[rows].findIndex((x) => x < 0n);
        if (enters < 0) break;
        let leaves = -1;
        for (let i = 0; i < rows; ++i) {
            if (table[i][enters] <= 0n) continue;
            if (leaves < 0) leaves = i;
            const [a, b] = [table[i][width - 1] * table[leaves][enters], table[leaves][width - 1] * table[i][enters]];
            if (a < b || (a === b && basis[i] < basis[leaves])) leaves = i;
        }
        const pivot = table[leaves][enters];
        table.forEach((row, i) => {
            if (i === leaves) return;
            const factor = row[enters];
            table[i] = row.map((x, j) => (x * pivot - factor * table[leaves][j]) / denominator);
        });
        basis[leaves] = enters;
        denominator = pivot;
    }
    return [denominator - shift * table[rows][width - 1], table[rows][width - 1]];
}
const gcd = (a, b) => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
function words([n, d]) {
    const g = gcd(n, d);
    return d / g === 1n ? `${n / g}` : `${n / g}/${d / g}`;
}

// ---- both ------------------------------------------------------------------------------------------------------------
const games = [];
while (games.length < Number(wanted)) {
    const one = game();
    const [rows, columns] = one.actions.map(count);
    if (rows * columns < 6 || rows > most || columns > most) continue;
    const scale = 2n ** 40n * 3n ** 20n * 5n ** 10n * 7n ** 10n * 11n ** 5n; // sums of 2 or 3 weights up to 4, five deep
    const [mine, other] = one.actions.map(strategies);
    const matrix = mine.map((s) => other.map((t) => payoff(one.root, [s, t], scale)));
    const [n, d] = value(matrix);
    games.push({ text: efg(one.root), value: words([n, d * scale]) });
}
const asked = games.map((g) => JSON.stringify({ cmd: "extensive.solve", efg: g.text })).join("\n") + "\n";
const answers = execFileSync(sagaz, ["request"], { input: asked, encoding: "utf8", maxBuffer: 1 << 28 })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
let faults = 0;
games.forEach((g, i) => {
    if (answers[i].ok && answers[i].result.value === g.value) return;
    faults += 1;
    console.log(`game ${i}: the linear program gives ${g.value}, not ${JSON.stringify(answers[i])}\n${g.text}`);
});
const mixed = games.filter((g) => g.value.includes("/")).length;
console.log(`${games.length} games, ${mixed} values with a denominator, ${faults} differ`);
process.exit(faults > 0 || mixed < games.length / 4 ? 1 : 0);
