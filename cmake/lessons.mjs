// The lessons of assets/lessons for the site: their JSON without white space. For the offline files, which have no
// engine for lessons, also the replies of lesson.step: every step in every language, and CASES cases of each step that
// can draw new cases.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

export const CASES = 2; // an offline file has the cases of this many seeds, from 1 on: the player keeps no case of seed 0

/** @param {string} root  the repository's folder
 * @returns {{id: string, game: string, also: string[], structure: object, texts: Record<string, object>}[]}  also: other games that offer it */
export function readLessons(root) {
    const folder = path.join(root, "assets/lessons");
    if (!fs.existsSync(folder)) return [];
    const read = (file) => {
        try {
            return JSON.parse(fs.readFileSync(file, "utf8"));
        } catch (error) {
            throw new Error(`${file}:1: error: ${error.message}`);
        }
    };
    const list = fs.readFileSync(path.join(root, "shell/lesson/lessons.def"), "utf8");
    const offered = [...list.matchAll(/^ALSO\("([\w-]+)", (\w+)\)/gm)], order = [...list.matchAll(/^LESSON\(\w+, "([\w-]+)"/gm)].map(([, id]) => id);
    return fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name: id }) => {
        const structure = read(path.join(folder, id, "lesson.json"));
        const languages = fs.readdirSync(path.join(folder, id)).filter((name) => name.endsWith(".json") && name !== "lesson.json");
        const texts = Object.fromEntries(languages.sort().map((name) => [name.slice(0, -5), read(path.join(folder, id, name))]));
        const also = offered.filter(([, lesson]) => lesson === id).map(([, , game]) => game.replaceAll("_", "-"));
        return { id, game: structure.game, also, structure, texts };
    }).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** A lesson's files on the site. @returns {[string, Buffer][]} name, contents */
export const lessonFiles = ({ id, structure, texts }) => Object.entries({ lesson: structure, ...texts })
    .map(([name, value]) => [`lessons/${id}/${name}.json`, Buffer.from(JSON.stringify(value))]);

/** The list of lessons, for the page that prints them. @returns {Buffer} [{id, game, minutes, title: {es: "…"}}] */
export const lessonList = (lessons) => Buffer.from(JSON.stringify(lessons.map(({ id, game, structure: { minutes, title, after }, texts }) => ({
    id, game, minutes, after, title: Object.fromEntries(Object.entries(texts).map(([language, all]) => [language, all[title]])),
}))));

/**
 * Loads the program `requests` under node, and returns a function that answers one request.
 * @param {string} app  its folder @param {string} web @param {Record<string, string>} trees  the stored strategies
 * @returns {Promise<(request: object) => object>}
 */
export async function engineOf(app, web, trees) {
    const program = path.join(app, "requests"), glue = fs.readFileSync(`${program}.mjs`, "utf8");
    const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(glue).toString("base64")}`);
    const module = new WebAssembly.Module(fs.readFileSync(`${program}.wasm`));
    const { Wasm } = await import(pathToFileURL(path.resolve(web, "wasm.mjs")));
    const wasm = new Wasm(await factory({ locateFile: (name) => name, instantiateWasm: (imports, done) => done(new WebAssembly.Instance(module, imports), module) }));
    for (const [rules, text] of Object.entries(trees)) wasm.call("request_tree", rules, text);
    return (request) => {
        wasm.call("request_open", JSON.stringify(request));
        while (!wasm.call("request_step", 100_000));
        const { ok, result, error } = JSON.parse(wasm.text("request_result"));
        if (ok) return result;
        throw new Error(`assets/lessons/${request.lesson?.id}/lesson.json:1: error: step ${request.step + 1}, ${request.language}, seed ${request.seed}: ${error.message}`);
    };
}

/** A lesson for web/offline/steps.mjs, which has no engine: the reply of lesson.step for each step, language and case.
 * @returns {{game: string, steps: Record<string, string[]>[]}}  steps: by language, the cases */
export function played({ game, structure, texts }, ask) {
    const flat = (language, step, seed) => ask({ cmd: "lesson.step", lesson: structure, texts: { [language]: texts[language] }, language, step, seed }).flat;
    const cases = (language, step, count) => Array.from({ length: count }, (_, at) => flat(language, step, at + 1));
    const steps = structure.steps.map(({ fresh }, step) => Object.fromEntries(Object.keys(texts).map((language) => [language, cases(language, step, fresh ? CASES : 1)])));
    return { game, steps };
}
