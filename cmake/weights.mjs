// Weighs the site's downloads. The build prints them, and warns above the bytes of tests/checks/weights.json without
// failing. The limit is a visitor's time until the first frame, which tests/browser measures.
import fs from "node:fs";
import path from "node:path";

const WARNINGS = JSON.parse(fs.readFileSync(new URL("../tests/checks/weights.json", import.meta.url), "utf8"));

/** These modules and those that they import statically, directly or not. */
function withImports(names, wanted) {
    const all = new Set(names); // the loop also visits the names it adds
    for (const name of all)
        for (const [, other] of wanted.get(name).toString().matchAll(/(?:from|import) ?["']\.\/([\w-]+\.mjs)["']/g)) all.add(other);
    return [...all];
}

/**
 * Bytes as a server with brotli sends them.
 * @param {{site: string, wanted: Map<string, Buffer>, programs: string[], textFiles: string[], lessons: {id: string}[], minified: boolean, scripts: string[]}} of
 *   scripts: the bundle of the site's own pages
 */
export function weightsOf({ site, wanted, programs, textFiles, lessons, minified, scripts }) {
    const sent = (name) => fs.statSync(path.join(site, fs.existsSync(path.join(site, `${name}.br`)) ? `${name}.br` : name)).size;
    const sum = (names) => names.reduce((total, name) => total + sent(name), 0);
    const modules = [...wanted.keys()].filter((name) => name.endsWith(".mjs") && !programs.includes(name.slice(0, -4)));
    const playing = sum(["start.js", ...minified ? scripts : modules]), asking = sum(withImports(["engine.mjs", "worker.mjs"], wanted));
    const frame = sum(["index.html", "page.css"]);
    const largestTexts = (program) => Math.max(0, ...textFiles.filter((name) => name.startsWith(`${program}.`)).map(sent));
    const each = programs.map((name) => {
        const screen = !name.startsWith("requests"), wasm = sent(`${name}.wasm`);
        const javascript = (screen ? playing : asking) + sent(`${name}.mjs`), texts = largestTexts(name);
        return { name, wasm, javascript, texts, download: wasm + javascript + texts + (screen ? frame : 0) };
    });
    const lessonBytes = lessons.flatMap(({ id, texts }) => Object.keys(texts)
        .map((language) => [`${id} ${language}`, sum([`lessons/${id}/lesson.json`, `lessons/${id}/${language}.json`])]));
    const offline = [...wanted].filter(([name]) => name.startsWith("offline/")).map(([name, { length }]) => [name, length]);
    return { programs: each, page: frame, lessons: Object.fromEntries(lessonBytes), offline: Object.fromEntries(offline), minified };
}

/**
 * Prints one line for each program and offline file, with a warning where one is too heavy.
 * @param {boolean} shipped warn: a build without LTO is heavier than the one people download
 */
export function tellWeights({ programs, offline, minified }, shipped) {
    const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    const warned = (bytes, most) => (shipped && bytes > most ? `; warning: above ${kilobytes(most)} (tests/checks/weights.json)` : "");
    console.log(`With brotli${minified ? "" : ", not minified (npm ci installs the minifier)"}:`);
    for (const { name, wasm, javascript, texts, download } of programs)
        console.log(`  ${name}: first download ${kilobytes(download)} (wasm ${kilobytes(wasm)}, JavaScript ${kilobytes(javascript)}, texts ${kilobytes(texts)})${warned(download, WARNINGS.first_download)}`);
    for (const [name, bytes] of Object.entries(offline)) console.log(`  ${name}: one file, ${kilobytes(bytes)}${warned(bytes, WARNINGS.offline_file)}`);
}
