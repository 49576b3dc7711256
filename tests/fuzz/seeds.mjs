// seeds.mjs TARGET FOLDER: writes a target's first inputs from the repository: golden links, requests of the tests,
// lessons, options and their values.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readTables } from "../../cmake/tables.mjs";

const [target, folder] = process.argv.slice(2);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const read = (...parts) => fs.readFileSync(path.join(root, ...parts), "utf8");

const golden = read("tests/golden/links.txt").split("\n").filter((row) => row && !row.startsWith("#"))
    .map((row) => row.split(" ")[0]).map((link) => ({ link, line: Buffer.from(link, "base64url").subarray(0, -2).toString("latin1") }));
const lessons = fs.readdirSync(path.join(root, "assets/lessons")).sort().filter((id) => fs.existsSync(path.join(root, "assets/lessons", id, "lesson.json")));
/** The first four steps of a lesson, without the files of its texts. */
const whole = (id) => {
    const lesson = JSON.parse(read("assets/lessons", id, "lesson.json"));
    return JSON.stringify({ ...lesson, steps: lesson.steps.slice(0, 4) });
};
const { options, games } = readTables(root);
const saved = ({ line }) => {
    const word = line.split(" ")[0], { name } = games.find((game) => game.word === word || game.name === word);
    return `last=${name}\nturn=3\nat=${name}\n${shown[name] ?? ""}${name}=${line}\n`;
};
/** Lines `shown` of saved texts, by game. */
const shown = {
    mastermind: "shown=tab 2,place:0 3,place:2 1,hole:1 1,sheet 1,\n", trees: "shown=tab 1,page 2,node:3 1,solution 1,step 7,sheet 2,\n",
    matrix: "shown=tab 2,only_strict 1,step 2,sheet 0,\n", thirtyone: "shown=tab 1,step 40,sheet 1,\n",
    cluedo: "shown=tab 4,look_card 3,look_holder 2,mine:4 0,note 1,by 2,suspect 3,weapon 8,shower 4,entry_step 1,step 5,sheet 1,\n",
};
/** Twelve presses of controls, the same ones for the same number. */
const presses = (n) => Array.from({ length: 12 }, (_, i) => `press=${(n * 7919 + i * 104729) % 9973}`);
/** Every game in three sizes, every setting with every documented value, every golden link and saved game; presses. */
function settings() {
    const rows = [];
    for (const { name } of games) for (const size of ["360x640", "1280x800", "320x320"]) rows.push([`size=${size}`, `game=${name}`, "seed=7"]);
    for (const { setting, documented } of options)
        for (const { games: of, values } of documented) for (const value of values) if (setting) rows.push([`game=${of[0] ?? "mastermind"}`, `${setting}=${value}`]);
    for (const one of golden) rows.push(["size=360x640", `link=${one.link}`], ["size=240x320", `saved=${saved(one)}`]);
    for (const [i, one] of golden.entries()) rows.push([`size=${["360x640", "1280x800", "568x320"][i % 3]}`, "language=en", `link=${one.link}`, ...presses(i)]);
    for (const [i, { name }] of games.entries()) for (const more of [1, 2]) rows.push(["size=360x640", `game=${name}`, "seed=3", ...presses(100 * more + i)]);
    return rows.map((row) => row.join("\x1f"));
}

/** A report unchanged, quoted, wrapped at a column, in UTF-16, and with curly quotes. */
function mails() {
    const report = read("tests/data/report.jsonl");
    const lines = report.split("\n").filter(Boolean);
    const broken = lines.flatMap((line) => line.match(/.{1,70}/gs));
    const [long, curly] = [Buffer.from(`\ufeff${report}`, "utf16le"), report.replace(/"(.*?)"/g, "\u201c$1\u201d")];
    return [report, long, curly, ...["> ", "| ", "> | ", "Ana> "].flatMap((mark) => [lines, broken].map((all) => all.map((line) => mark + line).join("\n"))), `| ${report}`];
}

const inputs = {
    link: () => golden.flatMap(({ link, line }) => [link, line]),
    mail: mails,
    request: () => [...read("tests/fuzz/engine_fuzz_test.cpp").matchAll(/R"(j?)\((\{"cmd".*?\})\)\1"/g)].map(([, , request]) => request),
    lesson: () => [...lessons.map(whole), read("tests/data/lesson_example.json")],
    saved: () => golden.map(saved),
    options: settings,
}[target]();
inputs.forEach((text, i) => fs.writeFileSync(path.join(folder, `seed-${i}`), text));
