#!/usr/bin/env node
// minisat_puzzles.mjs SAGAZ [PUZZLES]: asks the SAT solver minisat about the notebooks of Cluedo's puzzles, written by
// `sagaz convert` (which minisat.mjs compares with an encoding of its own): the models agree on one envelope, or on one
// holder, and without any one note they do not.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const [sagaz, wanted = "50"] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-minisat-"));
process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
if (spawnSync("minisat", ["--help"]).error) {
    console.log("minisat is not installed (Debian: minisat): nothing was compared");
    process.exit(1);
}
const [command, first] = sagaz.endsWith("js") ? [process.execPath, [sagaz]] : [sagaz, []];
const isNote = (word) => /^s\d[a-z]{3}[\d-][a-z-]$/.test(word);

/// Whether a deal fits the notes and the clause; the clause's literals: [card, holder, holds].
function fits(line, clause) {
    const file = path.join(folder, "notebook.cnf");
    execFileSync(command, [...first, "convert", line, "--out", file], { stdio: ["ignore", "ignore", "inherit"] });
    const holders = line.split(" ")[4].length + 1;
    const numbers = clause.map(([card, holder, holds]) => (holds ? 1 : -1) * (1 + card * holders + holder));
    const text = fs.readFileSync(file, "utf8");
    const said = clause.length === 0 ? text : `${text.replace(/^p cnf (\d+) (\d+)$/m, (_, v, n) => `p cnf ${v} ${Number(n) + 1}`)}${numbers.join(" ")} 0\n`;
    fs.writeFileSync(file, said);
    const { status } = spawnSync("minisat", ["-verb=0", file], { stdio: "ignore" });
    if (status !== 10 && status !== 20) throw new Error(`minisat: exit status ${status}`);
    return status === 10;
}

const keys = [];
for (const kind of ["whodunit", "hand"])
    for (const level of [1, 2, 3]) for (let number = 1; number <= Number(wanted); ++number) keys.push({ cmd: "puzzle.make", kind, level, number });
const replies = execFileSync(command, [...first, "request"], { input: keys.map((key) => JSON.stringify(key)).join("\n"), maxBuffer: 2 ** 28 });

let wrong = 0, notes = 0, puzzles = 0;
for (const reply of replies.toString().trim().split("\n")) {
    const { kind, level, number, line, ask, answer } = JSON.parse(reply).result;
    const words = line.split(" "), envelope = words[4].length;
    const other = kind === "hand" ? [[Number(ask.about), Number(answer), false]] : answer.map((card) => [Number(card), envelope, false]);
    const said = (what) => {
        if (++wrong <= 5) console.log(`${kind} ${level} ${number}: ${what}\n${line}`);
    };
    ++puzzles;
    if (!fits(line, [])) said("no deal fits");
    if (fits(line, other)) said("there is another answer");
    words.forEach((word, i) => {
        if (!isNote(word)) return;
        ++notes;
        if (!fits(words.filter((_, at) => at !== i).join(" "), other)) said(`the note ${word} is superfluous`);
    });
}
console.log(`${puzzles} puzzles, ${notes} notes left out one by one: ${wrong} differ`);
if (wrong > 0 || puzzles !== keys.length || notes === 0) process.exitCode = 1;
