// types.mjs SAGAZ: the npm package's types have every attribute, event and request. Where TypeScript is installed
// (node_modules/typescript), it compiles them, and finds the faults of a program that uses them wrongly.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readTables } from "../../cmake/tables.mjs";
import { EVENTS, typeOf, typesOf } from "../../cmake/types.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url)), read = (name) => fs.readFileSync(path.join(ROOT, name), "utf8");

for (const [schema, type] of [[{ type: "integer" }, "number"], [{ type: ["string", "null"] }, "string | null"], [{ enum: ["a", 1] }, '"a" | 1'], [{ const: "x" }, '"x"'], [{ $ref: "#/$defs/codes.answer.result" }, "CodesAnswerResult"],
  [{ type: "array", items: { anyOf: [{ type: "number" }, { type: "integer" }] } }, "Array<number>"], [{ prefixItems: [{ type: "string" }, true] }, "[string, unknown]"], [{ type: "object" }, "Record<string, unknown>"], [{ type: "object", additionalProperties: false }, "Record<string, never>"],
  [{ type: "object", properties: { a: { type: "string" }, "b c": { default: 1, type: "integer", description: "d" } }, required: ["a", "b c"] }, '{\n    a: string;\n    /** d */\n    "b c"?: number;\n}']])
  assert.equal(typeOf(schema), type);

const tables = readTables(ROOT), schema = JSON.parse(execFileSync(process.argv[2], ["request", "--schema"], { encoding: "utf8", maxBuffer: 1e8 })), types = typesOf(tables, schema);
for (const { attribute } of tables.options) if (attribute) assert.match(types, new RegExp(`^    '?(data-)?${attribute}'?\\?: `, "m"), attribute);
for (const name of Object.keys(schema.$defs).filter((one) => `${one}.result` in schema.$defs)) assert.ok(types.includes(`    "${name}": { request: `), name);
// The events that the element sends, and those that are documented.
const sent = new Set([...["web/sagaz-game.mjs", "web/effects.mjs"].map(read).join("\n").matchAll(/\.emit\('(\w+)'/g), ...read("shell/app/lesson_played.cpp").matchAll(/Effect::Kind::event, "(\w+)"/g)].map(([, name]) => name));
const documented = new Set([...read("web/docs/embedding.md").matchAll(/^\| `sagaz-(\w+)`/gm)].map(([, name]) => name)), page = ["open", "place"]; // for the site's own page
assert.deepEqual([...documented].sort(), Object.keys(EVENTS).sort());
assert.deepEqual([...sent].filter((name) => !documented.has(name) && !page.includes(name)), []);

const tsc = [path.join(ROOT, "node_modules/typescript/bin/tsc"), process.env.SAGAZ_TSC].find((file) => file && fs.existsSync(file));
if (!tsc) console.log("TypeScript is not installed: the types are not compiled");
else {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "sagaz-types-"));
  fs.writeFileSync(path.join(folder, "sagaz.d.ts"), types);
  // Everything at least once: each attribute, event and method, and the reference's example of each request and its result.
  const values = tables.options.filter(({ attribute }) => attribute).map(({ attribute, allowed }) => `  "${attribute === "class" ? "data-class" : attribute}": ${JSON.stringify(allowed[0] ?? "7")},`);
  const examples = [...read("engine/request/README.md").matchAll(/```json\n(\{"cmd":"([\w.]+)"[^`]*)```\n```json\n([^`]*)```/g)].map(([, asked, name, got]) => ({ name, asked: asked.trim(), got: got.trim() }));
  for (const name of Object.keys(schema.$defs).filter((one) => `${one}.result` in schema.$defs)) assert.ok(examples.some((one) => one.name === name), `${name} has no example`);
  fs.writeFileSync(path.join(folder, "all.ts"), `import { SagazGame, filesAt, request, type Requests, type SagazAttributes, type SagazEvents } from "./sagaz";
filesAt("/games/");
const all: Required<SagazAttributes> = {
${values.join("\n")}
};
const game: SagazGame = document.createElement("sagaz-game");
for (const [name, value] of Object.entries(all)) game.setAttribute(name, value);
const told: unknown[] = [], seen = new Set<keyof SagazEvents>();
game.addEventListener("sagaz-ready", ({ type, detail: { game: place } }) => told.push(type, place.length));
game.addEventListener("sagaz-change", ({ detail: { turn, game: place } }) => told.push(turn.toFixed(), place.length));
game.addEventListener("sagaz-move", ({ detail: { turn, game: place } }) => told.push(turn.toFixed(), place.length));
game.addEventListener("sagaz-progress", ({ detail }) => told.push("lesson" in detail ? [detail.lesson.length, detail.step.toFixed(), !detail.right, detail.tries.toFixed(), detail.score.scaled] : detail.turn.toFixed()));
game.addEventListener("sagaz-answered", ({ detail: { lesson, step, seed, given, right, tries, hints } }) => told.push(lesson.length, step.toFixed(), seed.length, given.length, !right, tries.toFixed(), hints.toFixed()));
game.addEventListener("sagaz-complete", ({ detail: { score, success, completion, duration, guesses, lesson } }) => told.push(score.raw / score.max - score.min, success === true, completion, duration.length, guesses?.toFixed(), lesson?.length));
game.addEventListener("sagaz-error", ({ detail: { message, kind, option, value, lesson } }) => told.push(message.length, kind?.length, option?.length, value?.length, lesson?.length));
game.addEventListener("sagaz-setting", ({ detail: { name, value, background } }) => told.push(name === "theme", value.length, background?.length));
${Object.keys(EVENTS).map((name) => `seen.add("sagaz-${name}");`).join("\n")}
const fine: boolean = game.setState(game.getState()), picture: Blob | null = await game.screenshot();
game.focus();
game.reset();
game.destroy();
${examples.map(({ name, asked, got }, i) => `const got${i}: Requests["${name}"]["result"] = ${got};
const same${i}: typeof got${i} = await ${i % 2 ? "game." : ""}request(${asked}, { signal: new AbortController().signal, onProgress: ({ done, total }) => told.push(done / total) });`).join("\n")}
export { fine, picture };
`);
  fs.writeFileSync(path.join(folder, "use.ts"), `import { request, type SagazAttributes } from "./sagaz";
const game = document.querySelector("sagaz-game")!;
game.addEventListener("sagaz-complete", ({ detail }) => { const scaled: number = detail.score.scaled; game.setState(String(scaled)); });
game.addEventListener("sagaz-answered", ({ detail: { step, given } }) => console.log(step.toFixed(), given.length));
const attributes: SagazAttributes = { game: "mastermind", lang: "es", rules: "p4c6r" };
const { fijas } = await request({ cmd: "codes.answer", rules: "p4c6r", secret: "0011", guess: "0101" });
// @ts-expect-error
attributes.game = "chess";
// @ts-expect-error
fijas.length;
// @ts-expect-error
request({ cmd: "codes.nothing" });
// @ts-expect-error
request({ cmd: "codes.answer", rules: "p4c6r", secret: "0011" });
// @ts-expect-error
game.addEventListener("sagaz-move", ({ detail }) => detail.nothing);
export {};
`);
  const { stdout, status } = spawnSync(process.execPath, [tsc, "--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2022,dom", path.join(folder, "use.ts"), path.join(folder, "all.ts")], { encoding: "utf8" });
  fs.rmSync(folder, { recursive: true });
  assert.equal(status, 0, stdout.slice(0, 3000));
}
