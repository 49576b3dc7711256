// later.mjs PROGRAM LATER BINARYEN: makes of a linked program of the page the one that is fetched first, and LATER, what only the
// functions declared with SHELL_LATER use (shell/kit/later.hpp), by Binaryen's wasm-split; both smaller. A program without such
// functions is only made smaller.
// The linker has to keep the functions' names (--profiling-funcs) and to inline none of them into its only caller. The two fit
// each other alone: both have the same name for what the first gives to the second, with a hash of the whole in it.
// Where Binaryen cannot do it (no wasm-split, another one that writes otherwise) the program stays in one piece and plays.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const [program, later, binaryen] = process.argv.slice(2);
const features = ["--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals", "--enable-bulk-memory"];
// Once more over what the linker's optimiser left (-0.9 %; jumps laid out anew, -0.5 %). The page's programs have no zero-filled
// memory of their own to know of, and nothing at the lowest addresses.
const smaller = ["--flatten", "--rereloop", "-Oz", "--reorder-functions", "--converge", "-Oz", "--low-memory-unused", "--zero-filled-memory",
    "--strip-debug", "--strip-producers"];

const run = (tool, ...words) => execFileSync(path.join(binaryen, tool), [...features, ...words], { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] }).toString();
const stop = (why) => { throw new Error(`${program}: ${why}`); };

/** Who calls whom: as Binaryen draws it. @returns {{calls: Map<string, Set<string>>, roots: Set<string>, later: string[]}} */
function readCalls(drawing) {
    const calls = new Map(), roots = new Set(), marked = [];
    for (const line of drawing.split("\n")) {
        const [, caller, called] = /^ {2}"(.*)" -> "(.*)"; \/\/ call$/.exec(line) ?? [];
        if (caller) calls.set(caller, (calls.get(caller) ?? new Set()).add(called));
        const [, name, style, colour] = /^ {2}"(.*)" \[style="(filled(?:, rounded)?)"(?:, fillcolor="(\w+)")?\];$/.exec(line) ?? [];
        if (name === undefined) continue;
        if (colour !== "white" || style !== "filled") roots.add(name); // imported, exported, or called by its place in the table
        if (name.startsWith("later.")) marked.push(name);
    }
    return { calls, roots, later: marked };
}

function reachable(from, calls, without) {
    const reached = new Set(from), open = [...from];
    while (open.length > 0)
        for (const called of calls.get(open.pop()) ?? [])
            if (!reached.has(called) && !without.has(called)) {
                reached.add(called);
                open.push(called);
            }
    return reached;
}

/** The first program calls what is not there yet through places of its table; wasm-split has imported functions stand there
 *  meanwhile, and here they stay empty. */
function withoutPlaceholders(text) {
    const names = new Set();
    const kept = text.replace(/^ \(import "placeholder" "\d+" \(func ([^\s)]+).*\n/gm, (_, name) => (names.add(name), ""));
    if (names.size === 0) stop("nothing is called later");
    let left = names.size;
    const done = kept.replace(/^ \(elem .*\)$/gm, (segment) => segment.replace(/( [^\s()]+)+(?=\)$)/, (all) => {
        const list = all.trim().split(" ");
        while (names.has(list.at(-1))) {
            list.pop();
            left--;
        }
        return ` ${list.join(" ")}`;
    }));
    if (left > 0) stop("a placeholder in the middle of the table");
    return done;
}

function split(marked, calls, roots) {
    for (const name of marked) if (roots.has(name)) stop(`${name} has its place in a table`);
    const always = reachable(roots, calls, new Set(marked));
    const list = `${later}.txt`, first = `${later}.first`, rest = `${later}.rest`;
    const shared = `first ${createHash("sha256").update(fs.readFileSync(program)).digest("hex").slice(0, 12)}`;
    fs.mkdirSync(path.dirname(later), { recursive: true });
    fs.writeFileSync(list, [...reachable(marked, calls, always)].join("\n"));
    run("wasm-split", program, `--split-funcs=@${list}`, "-o1", first, "-o2", rest, "--export-prefix=%", `--import-namespace=${shared}`);
    const text = withoutPlaceholders(run("wasm-dis", first));
    const named = text.replace(/^ \(export "[^"]*" (\(memory .*\)\))$/m, (memory, what) => `${memory}\n (export "${shared}" ${what}`);
    if (named === text) stop("its memory is not exported");
    fs.writeFileSync(list, named);
    run("wasm-as", list, "-o", first);
    run("wasm-opt", rest, ...smaller, "-o", later);
    run("wasm-opt", first, ...smaller, "-o", program);
    for (const file of [list, first, rest]) fs.rmSync(file);
}

fs.rmSync(later, { force: true });
const { calls, roots, later: marked } = readCalls(run("wasm-opt", program, "--print-call-graph"));
try {
    if (marked.length === 0) throw new Error();
    split(marked, calls, roots);
} catch ({ message }) {
    if (message) console.error(`left in one piece: ${message}`);
    run("wasm-opt", program, ...smaller, "-o", program);
}
