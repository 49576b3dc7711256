#!/usr/bin/env node
// minisat.mjs SAGAZ [NOTEBOOKS]: compares `cluedo.deduce` with the SAT solver minisat on random notebooks of Cluedo,
// correct and mistyped, encoded as CNF: whether a deal exists, and the backbone (the literals equal in all deals). The
// encoding follows the rules of the game only, independently of Sagaz's deductions. The files of `sagaz convert` must be
// satisfiable in the same cases.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const [sagaz, wanted = "300"] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-minisat-"));
process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
if (spawnSync("minisat", ["--help"]).error) {
    console.log("minisat is not installed (Debian: minisat): nothing was compared");
    process.exit(1);
}

// ---- random notebooks ------------------------------------------------------------------------------------------------
let state = 20;
const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // Numerical Recipes
    return Math.floor((state / 2 ** 32) * n);
};
const any = (list) => list[below(list.length)];
const range = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);
const kindsOf = ([s, w, r]) => [range(0, s), range(s, s + w), range(s + w, s + w + r)];

function dealt(deck, players, pile) {
    const kinds = kindsOf(deck);
    const envelope = kinds.map(any);
    const rest = kinds.flat().filter((c) => !envelope.includes(c));
    for (let i = rest.length - 1; i > 0; --i) {
        const j = below(i + 1);
        [rest[i], rest[j]] = [rest[j], rest[i]];
    }
    const stock = rest.splice(0, pile);
    const hands = range(0, players).map((p) => rest.filter((_, i) => i % players === p).sort((a, b) => a - b));
    return { kinds, envelope, hands, stock };
}

/// A game of random questions, as the seat `me` (null: a spectator) notes it.
function notebook(deck, players, pile, me, questions) {
    const { kinds, envelope, hands } = dealt(deck, players, pile);
    const events = [];
    let by = 0;
    for (; events.length < questions; by = (by + 1) % players) {
        const cards = kinds.map(any);
        const around = range(1, players).map((i) => (by + i) % players);
        const shower = around.find((p) => cards.some((c) => hands[p].includes(c))) ?? null;
        const shown = shower === null ? null : any(cards.filter((c) => hands[shower].includes(c)));
        const known = me !== null && (by === me || shower === me);
        events.push({ type: "suggest", by, cards, shower, card: known ? shown : null });
        const accused = kinds.map(any);
        if (below(14) === 0 && accused.some((c, k) => c !== envelope[k]))
            events.push({ type: "accuse", by, cards: accused, correct: false, ...(by === me ? { seen: envelope } : {}) });
        if (below(14) === 0) {
            const player = below(players);
            events.push({ type: "reveal", player, card: any(hands[player]) });
        }
    }
    return { deck, players, hand_sizes: hands.map((h) => h.length), pile, me, hand: me === null ? [] : hands[me], events };
}

/// Changes one note as by a typing error: another card asked for, another shower, or another card shown.
function mistyped(book) {
    const kinds = kindsOf(book.deck);
    const e = any(book.events.filter((x) => x.type === "suggest"));
    const k = below(3);
    const others = range(0, book.players).filter((p) => p !== e.by && p !== e.shower);
    if (below(2) === 0 || e.card !== null) {
        const before = e.cards[k];
        e.cards[k] = any(kinds[k].filter((c) => c !== before));
        if (e.card === before) e.card = e.cards[k];
    } else {
        e.shower = any([...others.filter((p) => p !== book.me), null]);
        if (e.by === book.me && e.shower !== null) e.card = any(e.cards);
    }
}

// ---- clauses
// ---------------------------------------------------------------------------------------------------------
/// Variables 1…cards × holders are the literals [card, holder]; those of the counters follow.
function clausesOf(book) {
    const cards = book.deck[0] + book.deck[1] + book.deck[2];
    const envelope = book.players;
    const holders = book.players + 1 + (book.pile > 0 ? 1 : 0);
    const v = (c, h) => 1 + c * holders + h;
    let variables = cards * holders;
    const clauses = [];
    /// Exactly n literals are true, by Sinz's sequential counter: s[j] after literal i means at least j + 1 of the
    /// first i + 1.
    const exactly = (literals, n) => {
        if (n === 0) return literals.forEach((l) => clauses.push([-l]));
        let before = [];
        literals.forEach((l, i) => {
            const s = range(0, Math.min(n, i + 1)).map(() => ++variables);
            s.forEach((x, j) => {
                const same = before[j], less = before[j - 1]; // undefined: same is false; less is true for j = 0
                clauses.push([-x, l, ...(same ? [same] : [])], [-l, x, ...(less ? [-less] : [])]);
                if (same) clauses.push([-same, x]);
                if (less) clauses.push([-x, less]);
            });
            if (before.length === n) clauses.push([-l, -before[n - 1]]);
            before = s;
        });
        clauses.push(before.length === n ? [before[n - 1]] : []);
    };
    for (const c of range(0, cards)) exactly(range(0, holders).map((h) => v(c, h)), 1);
    book.hand_sizes.forEach((n, p) => {
        if (p !== book.me) exactly(range(0, cards).filter((c) => !book.hand.includes(c)).map((c) => v(c, p)), n);
    });
    for (const kind of kindsOf(book.deck)) exactly(kind.map((c) => v(c, envelope)), 1);
    if (book.me !== null) for (const c of range(0, cards)) clauses.push([book.hand.includes(c) ? v(c, book.me) : -v(c, book.me)]);
    for (const e of book.events) {
        if (e.type === "reveal") clauses.push([v(e.card, e.player)]);
        if (e.type === "accuse") {
            clauses.push(e.cards.map((c) => -v(c, envelope)));
            for (const c of e.seen ?? []) clauses.push([v(c, envelope)]);
        }
        if (e.type !== "suggest") continue;
        for (let p = (e.by + 1) % book.players; p !== e.by && p !== e.shower; p = (p + 1) % book.players)
            for (const c of e.cards) clauses.push([-v(c, p)]);
        if (e.shower !== null) clauses.push(e.card === null ? e.cards.map((c) => v(c, e.shower)) : [v(e.card, e.shower)]);
    }
    return { literals: cards * holders, holders, variables, clauses };
}

let calls = 0;
/// One model as a list of signed variables, or null. minisat sets the last variables first, and to false. So the
/// counters' variables come first, and a variable that is false in `contrary` is written negated.
function model({ literals, variables, clauses }, extra, contrary) {
    const turned = new Set(contrary.filter((l) => l < 0).map((l) => -l));
    const written = (l) => {
        const x = Math.abs(l), other = turned.has(x) ? -1 : 1;
        return Math.sign(l) * other * (x > literals ? x - literals : variables - literals + x);
    };
    const input = path.join(folder, "in"), output = path.join(folder, "out");
    const all = [...clauses, ...extra].map((c) => `${c.map(written).join(" ")} 0\n`);
    fs.writeFileSync(input, `p cnf ${variables} ${all.length}\n${all.join("")}`);
    const status = spawnSync("minisat", ["-verb=0", "-no-pre", input, output], { stdio: "ignore" }).status;
    ++calls;
    if (status === 20) return null;
    if (status !== 10) throw new Error(`minisat: exit status ${status}`);
    const values = fs.readFileSync(output, "utf8").split("\n")[1].split(" ").map(Number);
    return range(1, literals + 1).map((x) => Math.sign(values[variables - literals + x - 1]) * (turned.has(x) ? -x : x));
}

/// The backbone: the literals equal in all models; null if there is no model. Each call asks for a model in which some
/// candidate differs, and drops those that do; when there is no such model, the remaining candidates are the backbone.
function backbone(problem) {
    let candidates = model(problem, [], []);
    if (candidates === null) return null;
    for (;;) {
        const other = candidates.length === 0 ? null : model(problem, [candidates.map((l) => -l)], candidates);
        if (other === null) return candidates;
        const said = new Set(other);
        candidates = candidates.filter((l) => said.has(l));
    }
}

// ---- comparison
// ------------------------------------------------------------------------------------------------------
const books = range(0, Number(wanted)).map((i) => {
    const players = 3 + (i % 4);
    const me = i % 9 === 8 ? null : below(players);
    const small = i % 6 === 5;
    const questions = [2, 5, 8, 12, 20, 30][below(6)];
    const book = notebook(small ? [4, 4, 5] : [6, 6, 9], small ? 2 : players, i % 10 === 9 ? 2 : 0, small ? below(2) : me, questions);
    if (i % 2 === 1) range(0, 1 + below(3)).forEach(() => mistyped(book)); // one to three entries
    return book;
});
const requests = books.map((b) => JSON.stringify({ cmd: "cluedo.deduce", ...b })).join("\n");
const [command, first] = sagaz.endsWith("js") ? [process.execPath, [sagaz]] : [sagaz, []];
const replies = execFileSync(command, [...first, "request"], { input: requests, maxBuffer: 2 ** 28 }).toString().trim().split("\n");

// ---- the files of sagaz convert
// -----------------------------------------------------------------------------------------
const letter = (c) => (c === null ? "-" : String.fromCharCode(c < 26 ? 97 + c : 65 + c - 26));
const letters = (cards) => cards.map(letter).join("") || "-";
/** A notebook as the game's line. */
function lineOf(book) {
    const words = book.events.map((e) => {
        if (e.type === "suggest") return `s${e.by}${letters(e.cards)}${e.shower ?? "-"}${letter(e.card)}`;
        if (e.type === "accuse") return `x${e.by}${letters(e.cards)}${e.seen ? letters(e.seen) : ""}`;
        return `r${e.player}${letter(e.card)}`;
    });
    return ["cluedo 1 notebook", book.deck.join("-"), letters(book.hand_sizes), book.pile, book.me ?? "-", 0, "e".repeat(book.players), 0,
        "- -", letters(book.hand), ...words].join(" ");
}
/** Whether the file of a line is satisfiable; null: the game refuses the line, for it is stricter than a request. */
function fileIsSatisfiable(line) {
    const file = path.join(folder, "notebook.cnf");
    if (spawnSync(command, [...first, "convert", line, "--out", file], { stdio: "ignore" }).status !== 0) return null;
    return spawnSync("minisat", ["-verb=0", file], { stdio: "ignore" }).status === 10;
}

let contradictory = 0, decided = 0, differ = 0, files = 0;
books.forEach((book, i) => {
    const { result, error } = JSON.parse(replies[i]);
    const problem = clausesOf(book);
    const expected = backbone(problem);
    const satisfiable = fileIsSatisfiable(lineOf(book));
    if (satisfiable !== null) ++files;
    if (satisfiable !== null && satisfiable !== (expected !== null)) {
        ++differ;
        console.log(`sagaz convert differs: ${lineOf(book)}`);
    }
    const name = ([c, h], sign) => sign * (1 + c * problem.holders + h);
    const said = result?.consistent
        ? [...result.decided_true.map((l) => name(l, 1)), ...result.decided_false.map((l) => name(l, -1))]
        : result ? null : error;
    const sorted = (list) => JSON.stringify(list && [...list].sort((a, b) => Math.abs(a) - Math.abs(b)));
    if (expected === null) ++contradictory;
    else decided += expected.length;
    if (sorted(said) === sorted(expected)) return;
    if (++differ <= 3) console.log(`differs: ${JSON.stringify(book)}\nminisat: ${sorted(expected)}\nsagaz:   ${sorted(said)}`);
});
console.log(`${books.length} notebooks, ${contradictory} contradictory, ${decided} certain literals, ${calls} calls of minisat, ${files} files: ${differ} differ`);
if (differ > 0 || files === 0 || books.length === 0 || contradictory === 0 || decided === 0) process.exitCode = 1;
