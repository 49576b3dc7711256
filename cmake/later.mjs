// later.mjs PROGRAM LATER BINARYEN: makes of a linked program of the page the one that is fetched first, and LATER, what only the
// functions declared with SHELL_LATER use (shell/kit/later.hpp), by Binaryen's wasm-split; both smaller. A program without such
// functions, or with an empty LATER, is only made smaller.
// The linker has to keep the functions' names (--profiling-funcs) and to inline none of them into its only caller. The two fit
// each other alone: both have the same name for what the first gives to the second, with a hash of the whole in it.
// Where Binaryen cannot do it (no wasm-split, another one that writes otherwise) the program stays in one piece and plays.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { readProgram, whoNeeds } from "./calls.mjs";

const [program, later, binaryen] = process.argv.slice(2);
const features = ["--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals", "--enable-bulk-memory"];
if (program.endsWith(".simd.wasm")) features.push("--enable-simd");
// Once more over what the linker's optimiser left (-0.9 %; jumps laid out anew, -0.5 %). The page's programs have no zero-filled
// memory of their own to know of, and nothing at the lowest addresses. (--converge takes three times as long, and what it makes is
// 0.1 % larger once gzipped.)
// -Oz is last: what comes after it undoes its shorter way of writing (+0.4 %).
const smaller = ["--flatten", "--rereloop", "-Oz", "--reorder-functions", "--low-memory-unused", "--zero-filled-memory",
    "--strip-debug", "--strip-producers", "-Oz"];

const run = (tool, ...words) => execFileSync(path.join(binaryen, tool), [...features, ...words], { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] }).toString();
const stop = (why) => { throw new Error(`${program}: ${why}`); };

/** The first program calls what is not there yet through places of its table; wasm-split has imported functions stand there
 *  meanwhile, and here they stay empty: a call of one stops the program. */
function withoutPlaceholders(text) {
    const names = new Set();
    const kept = text.replace(/^ \(import "placeholder" "\d+" \(func ([^\s)]+).*\n/gm, (_, name) => (names.add(name), ""));
    if (names.size === 0) stop("nothing is called later");
    let left = names.size;
    const done = kept.replace(/^ \(elem (\S+ )?\(i32\.const (\d+)\) (.*)\)$/gm, (_, name, from, places) => {
        const parts = [];
        places.split(" ").forEach((one, i, all) => {
            if (names.has(one)) left--;
            else if (i > 0 && !names.has(all[i - 1])) parts.at(-1).push(one);
            else parts.push([` (elem (i32.const ${Number(from) + i})`, one]);
        });
        return parts.map((part) => `${part.join(" ")})`).join("\n");
    });
    if (left > 0) stop("a placeholder outside the table");
    return done;
}

function split(parts) {
    const list = `${later}.txt`, first = `${later}.first`, rest = `${later}.rest`;
    const shared = `first ${createHash("sha256").update(fs.readFileSync(program)).digest("hex").slice(0, 12)}`;
    fs.mkdirSync(path.dirname(later), { recursive: true });
    fs.writeFileSync(list, [...parts.later].map((name) => name.slice(1)).join("\n"));
    run("wasm-split", program, `--split-funcs=@${list}`, "-o1", first, "-o2", rest, "--export-prefix=%", `--import-namespace=${shared}`);
    const text = withoutPlaceholders(run("wasm-dis", first));
    const named = text.replace(/^ \(export "[^"]*" (\(memory .*\)\))$/m, (memory, what) => `${memory}\n (export "${shared}" ${what}`);
    if (named === text) stop("its memory is not exported");
    fs.writeFileSync(list, named);
    run("wasm-as", list, "-o", first);
    run("wasm-opt", rest, ...smaller, "-o", later);
    run("wasm-opt", first, ...smaller, "-o", program);
    run("wasm-opt", program, "-Oz", "-o", program); // read anew it loses another 0.1 %
    for (const file of [list, first, rest]) fs.rmSync(file);
}

if (later) fs.rmSync(later, { force: true });
const linked = readProgram(run("wasm-dis", program));
const marked = new Set([...linked.functions.keys()].filter((name) => name.startsWith("$later.")));
try {
    if (!later || marked.size === 0) throw new Error();
    split(whoNeeds(linked, marked));
} catch ({ message }) {
    if (message) console.error(`left in one piece: ${message}`);
    run("wasm-opt", program, ...smaller, "-o", program);
}
