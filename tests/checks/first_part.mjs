// first_part.mjs BUILD: every program of the page plays without what comes later (shell/kit/later.hpp). Under node, with nobody's
// picture but all of the drawing, controls are used as chance has it; a call of what is not there stops the program, and this.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { withoutFetching } from "../../cmake/glue.mjs";
import { readTables } from "../../cmake/tables.mjs";
import { readTrees } from "../../cmake/trees.mjs";

const [build = "build/web"] = process.argv.slice(2), root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../..");
const ACTIONS = 250, SIZES = [[1280, 800], [360, 640]], MOST_MS = 2000; // for the requests of a game: what takes longer is never answered

const { Wasm } = await import(pathToFileURL(path.resolve(build, "page/wasm.mjs")));
const loaded = new Map(); // by program: [glue, module]
async function instance(program) {
    if (!loaded.has(program)) {
        const glue = withoutFetching(fs.readFileSync(path.join(build, `app/${program}.mjs`), "utf8"));
        const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(glue).toString("base64")}`);
        loaded.set(program, [factory, new WebAssembly.Module(fs.readFileSync(path.join(build, `app/${program}.wasm`)))]);
    }
    const [factory, module] = loaded.get(program);
    return new Wasm(await factory({ instantiateWasm: (imports, done) => done(new WebAssembly.Instance(module, imports), module) }));
}

const engine = await instance("requests");
for (const [rules, text] of Object.entries(readTrees(root))) engine.call("request_tree", rules, text);
function answer(request, spent) {
    engine.call("request_open", JSON.stringify(request));
    for (let before = Date.now(); spent.ms < MOST_MS; spent.ms += Date.now() - before, before = Date.now())
        if (engine.call("request_step", 2_000)) return engine.text("request_result");
    return undefined;
}

/** The same numbers at every run. */
function dice(seed) {
    let state = seed >>> 0;
    return (most) => {
        state = Math.imul(state, 1664525) + 1013904223 >>> 0;
        return Math.floor(state / 2 ** 32 * most);
    };
}

const controls = (nodes) => nodes.flatMap((node) => [node, ...controls(node.nodes ?? [])]).filter(({ id, kind, disabled }) => id && !disabled && !/heading|text|list|table|group|dialog|alert/.test(kind));
function valueFor({ kind, options, min, max, least = min, most = max }, roll) {
    if (options?.length) return options[roll(options.length)].value;
    if (Number.isInteger(most)) return String((least ?? 0) + roll(most - (least ?? 0) + 1));
    return kind === "checkbox" ? String(roll(2)) : kind === "field" ? ["0012", "1", ""][roll(3)] : "";
}

async function play(program, settings, [width, height], seed) {
    const app = await instance(program), roll = dice(seed), done = [], spent = { ms: 0 };
    const texts = fs.readFileSync(path.join(build, `generated/text/page/${program}.es.txt`), "utf8");
    app.call("app_texts", texts.slice(texts.indexOf("\n\n") + 2));
    for (const [name, value] of Object.entries({ language: "es", motion: "reduce", embed: "true", ...settings })) app.call("app_option", name, value);
    let now = 0, waited = 0;
    const frames = (count) => {
        for (let i = 0; i < count; i++) {
            app.call("app_frame", now += 40, width, height, 1);
            app.call("app_picture");
            for (const effect of JSON.parse(app.text("app_effects"))) {
                if (effect.type === "later") waited++;
                const line = effect.type === "request" ? answer(effect.request, spent) : undefined;
                if (line !== undefined) app.call("app_deliver", effect.id, line);
            }
        }
    };
    try {
        app.call("app_create");
        app.call("app_set", "worker", "ok");
        app.call("app_context_restored", 4096);
        frames(4);
        for (let i = 0; i < ACTIONS; i++) {
            const all = controls(JSON.parse(app.text("app_outline")).nodes);
            const one = all[roll(all.length)], value = valueFor(one, roll);
            if (one.id === "language" || one.id === "home" || one.id.startsWith("open:")) continue;
            done.push(`${one.id} ${value}`);
            app.call("app_outline_action", one.id, value);
            frames(3);
        }
    } catch (error) {
        throw new Error(`${program}, ${JSON.stringify(settings)}, ${width} × ${height}: after ${done.slice(-6).join(", ")}: ${error.stack}`);
    }
    return waited;
}

let played = 0, waited = 0;
const roles = { mastermind: ["guesser", "keeper", "assistant"], "picas-fijas": ["guesser", "keeper"], cluedo: ["game", "notebook"], trees: [undefined], tictactoe: ["two", "first"] };
const began = Date.now();
for (const { name, program } of readTables(root).games)
    for (const role of roles[name] ?? [undefined])
        for (const size of SIZES) {
            if (!fs.existsSync(path.join(build, `app/${program}.wasm`))) continue;
            waited += await play(program, { game: name, seed: "42", ...role && { role } }, size, ++played);
        }
console.log(`${played} games of ${ACTIONS} actions without what comes later, which was asked for ${waited} times, in ${Math.round((Date.now() - began) / 1000)} s`);
if (waited < played) throw new Error("hardly anything was asked for: is it all in the first part?");
