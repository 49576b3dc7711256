// site.mjs WEB APP TEXTS FONTS IMGUI PAGE SITE SIZES: puts the static site together and writes its sizes.
// TEXTS (cmake/texts.py) has a file for each program and language, the list of languages, and the text of <noscript>.
// PAGE gets the unbundled modules, the list of languages and the tables taken from C++ (tables.mjs). esbuild reads them
// there, and so do tests.
// With esbuild, web/*.mjs are minified and bundled (modules needed together in one file: 20 requests fewer, -4 kB
// gzipped). Without it they are copied. Beside each file lie compressed copies for servers, .br and .gz. Only changed
// files are written.
// With --debug (the preset web-debug) modules are copied, those of web/debug replace their namesakes, source maps lie
// beside the programs, nothing is compressed, and there are no offline files.
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { pathToFileURL } from "node:url";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import { filesIn, fill } from "./fill.mjs";
import { choicesModule, puzzlesModule, readTables, tablesModule } from "./tables.mjs";
import { glossaryFiles, termsInside } from "./glossary.mjs";
import { guideFiles } from "./guides.mjs";
import { licences } from "./licences.mjs";
import { readTrees } from "./trees.mjs";
import { engineOf, lessonFiles, lessonList, played, readLessons } from "./lessons.mjs";
import { offlineFile } from "./offline.mjs";
import { serviceWorker } from "./service.mjs";
import { startTag, skeleton } from "./skeleton.mjs";
import { tellWeights, weightsOf } from "./weights.mjs";

const [web, app, texts, fonts, imgui, page, site, sizes, ...flags] = process.argv.slice(2);
const debug = flags.includes("--debug"), shipped = !flags.includes("--without-lto");
const loaders = { ".mjs": "js", ".js": "js", ".css": "css" };

const esbuild = debug ? undefined : await import("esbuild").catch(() => undefined);

// Libraries of the page: zip and deflate, drawing and reading QR codes, dragging. npm ci brings them.
const modules = path.join(path.dirname(path.resolve(web)), "node_modules");
const libraries = { nodePaths: [modules], external: ["fflate", "qrcode-generator", "jsqr", "sortablejs"].filter((name) => !fs.existsSync(path.join(modules, name))) };

/** The modules loaded by name. Each list is bundled together, and its members share chunks. */
const entries = [["page.mjs"], ["sagaz-game.mjs", "engine.mjs", "worker.mjs"], ["lessons.mjs"], ["lesson-link.mjs"], ["hosts.mjs"], ["frame-size.mjs"], ["handin.mjs"], ["xapi.mjs"], ["print.mjs"], ["builder.mjs"], ["class.mjs"], ["studio.mjs"]];

/**
 * Minifies the style sheet in style.mjs, and removes texts from languages.mjs: those that only HTML has, and for
 * page.mjs all of `start`.
 */
const smaller = (names) => ({
    name: "smaller",
    setup({ onLoad }) {
        const isUnsaid = (key) => ["not_whole", "no_page"].includes(key), own = names.includes("page.mjs");
        onLoad({ filter: /[\\/]languages\.mjs$/ }, () => ({
            contents: `export const LANGUAGES = ${JSON.stringify(LANGUAGES, (key, value) => (key === "start" && own ? {} : isUnsaid(key) ? undefined : value))}`,
        }));
        onLoad({ filter: /[\\/]style\.mjs$/ }, ({ path: file }) => ({
            contents: fs.readFileSync(file, "utf8").replace(/(const CSS = `)([^`]*)`/, (_, begin, css) =>
                `${begin}${css.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ").replace(/ ?([{};,]) ?/g, "$1").replace(/: /g, ":").replace(/;}/g, "}")}\``),
        }));
    },
});

/** The browsers of 2021 (web/docs/embedding.md). esbuild also avoids faults of Safari 15 in the libraries' code. */
const OLDEST = ["safari15", "firefox90", "chrome91"];

/** @returns {Promise<[string, Buffer][]>} name in the site, contents */
async function bundled(names) {
    const { outputFiles } = await esbuild.build({
        entryPoints: names.map((name) => path.join(page, name)), outdir: site, outExtension: { ".js": ".mjs" },
        entryNames: "[name]", chunkNames: "shared-[hash]", bundle: true, splitting: true, format: "esm", plugins: [smaller(names)], ...libraries,
        minify: true, target: OLDEST, charset: "utf8", legalComments: "none", write: false,
    });
    return outputFiles.map((file) => [path.relative(path.resolve(site), file.path), Buffer.from(file.contents)]);
}

/**
 * Bundles a module without chunks, for the offline files and the npm package.
 * @param {string} twins  the folder whose modules replace their namesakes
 */
async function inOnePiece(name, format, twins = "offline") {
    const twin = (file) => path.resolve(page, twins, path.basename(file));
    const inside = { name: "inside", setup: ({ onResolve }) => onResolve({ filter: /\/(pages|place|steps|games-file-dialog|installed)\.mjs$/ }, ({ path: file }) => (fs.existsSync(twin(file)) ? { path: twin(file) } : undefined)) };
    const { outputFiles: [file] } = await esbuild.build({
        entryPoints: [path.join(page, name)], bundle: true, format, plugins: [smaller([name]), inside], ...libraries,
        minify: true, target: OLDEST, charset: "utf8", legalComments: "none", write: false,
    });
    return [format === "esm" ? name : name.replace(".mjs", ".js"), Buffer.from(file.contents)];
}


/**
 * Writes .br and .gz beside each file except pictures and offline files, if they are missing or older than the file.
 */
async function compress(folder, files) {
    const old = filesIn(folder, /\.(br|gz)$/).filter((name) => !fs.existsSync(name.slice(0, -3)));
    for (const name of old) fs.rmSync(name);
    const brotli = (bytes) => promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: shipped ? 11 : 9 }, // 9 is ten times as fast
    });
    await Promise.all([...files].filter(([name]) => !/\.(png|ico)$|^offline/.test(name)).map(async ([name, bytes]) => {
        const target = path.join(folder, name), { mtimeMs } = fs.statSync(target);
        for (const [ending, make] of [[".br", brotli], [".gz", (bytes) => gzipSync(bytes, { level: 9 })]])
            if (!(fs.existsSync(target + ending) && fs.statSync(target + ending).mtimeMs >= mtimeMs)) fs.writeFileSync(target + ending, await make(bytes));
    }));
}

async function minified(name, bytes) {
    const loader = loaders[path.extname(name)];
    if (!esbuild || !loader) return bytes;
    // Classic scripts (start.js) also run in browsers too old for the modules.
    const options = { loader, minify: true, target: loader === "js" && !name.endsWith(".mjs") ? "es2018" : OLDEST, charset: "utf8", legalComments: "none" };
    return Buffer.from((await esbuild.transform(bytes.toString(), options)).code);
}

const programs = fs.readdirSync(app).filter((name) => name.endsWith(".wasm")).map((name) => path.basename(name, ".wasm"));
const textFiles = filesIn(texts).map((file) => path.basename(file)).filter((name) => programs.includes(name.split(".")[0]) && name.endsWith(".txt"));
const bytesOf = (folder, name) => fs.statSync(path.join(folder, name)).size;
/** kB of a program and its longest texts, uncompressed: the page's progress is relative to this. */
const sizesOf = Object.fromEntries(programs.map((program) => [program, Math.ceil((bytesOf(app, `${program}.wasm`)
    + Math.max(0, ...textFiles.filter((name) => name.startsWith(`${program}.`)).map((name) => bytesOf(texts, name)))) / 1000)]));
const { LANGUAGES } = await import(pathToFileURL(path.join(path.resolve(texts), "languages.mjs")));
const tables = readTables(path.dirname(path.resolve(web)));

const written = new Map(filesIn(web).map((name) => [path.relative(web, name), fs.readFileSync(name)]));
written.set("languages.mjs", fs.readFileSync(path.join(texts, "languages.mjs")));
for (const name of ["print_texts.mjs", "files_texts.mjs", "builder_texts.mjs", "troubles_texts.mjs", "puzzles_texts.mjs", "handin_texts.mjs", "class_texts.mjs", "studio_texts.mjs"]) written.set(name, fs.readFileSync(path.join(texts, name)));
written.set("tables.mjs", Buffer.from(tablesModule(tables, sizesOf)));
written.set("choices.mjs", Buffer.from(choicesModule(tables)));
written.set("puzzle_tables.mjs", Buffer.from(puzzlesModule(tables)));
fill(page, written);

/**
 * Inserts the texts shown before scripts run, and without them. The <main> of a page with a game is empty in the
 * source.
 */
const complete = (html) => html
    .replace("<noscript></noscript>", `<noscript>\n${fs.readFileSync(path.join(texts, "noscript.html"))}</noscript>`)
    .replace('<script src="start.js"></script>', startTag(tables, html.includes("<main></main>") ? sizesOf : undefined))
    .replace("<main></main>", `<main>\n${skeleton(LANGUAGES)}</main>`)
    .replace('<div id="start"></div>\n', skeleton(LANGUAGES, { failed: "no_page", game: false }));

/** Inlines a style sheet's imports, which saves a request. */
const whole = (css) => css.replace(/@import '(\w+\.css)';\n/g, (_, name) => fs.readFileSync(path.join(page, name), "utf8"));

const wanted = new Map();
if (esbuild) for (const names of entries) for (const [name, bytes] of await bundled(names)) wanted.set(name, bytes);
for (const folder of [page, app])
    for (const name of filesIn(folder)) {
        if (esbuild && folder === page && name.endsWith(".mjs")) continue; // bundled
        if (["start.css", "CMakeLists.txt"].includes(path.basename(name))) continue; // inlined in others; not part of the page
        // Bundled elsewhere, or not shipped.
        if (["offline", "npm", "scorm", "debug"].includes(path.dirname(path.relative(folder, name)))) continue;
        const bytes = fs.readFileSync(name), change = name.endsWith(".html") ? complete : name.endsWith(".css") ? whole : undefined;
        wanted.set(path.relative(folder, name), await minified(name, change ? Buffer.from(change(bytes.toString())) : bytes));
    }
if (debug) {
    wanted.delete("service.js");
    for (const name of filesIn(path.join(page, "debug"))) wanted.set(path.basename(name), fs.readFileSync(name));
    wanted.set("sagaz-game.mjs", Buffer.concat([wanted.get("sagaz-game.mjs"), Buffer.from("import './inspector.mjs';\n")]));
}
// For browsers without constructable style sheets.
wanted.set("sagaz-game.css", await minified("sagaz-game.css", Buffer.from((await import(pathToFileURL(path.resolve(page, "style.mjs")))).CSS)));
for (const name of textFiles) wanted.set(name, fs.readFileSync(path.join(texts, name)));
const trees = readTrees(path.dirname(path.resolve(web)));
for (const [rules, text] of Object.entries(trees)) wanted.set(`optimal/${rules}.txt`, Buffer.from(text));
const lessons = readLessons(path.dirname(path.resolve(web)));
for (const lesson of lessons) for (const [name, bytes] of lessonFiles(lesson)) wanted.set(name, bytes);
const guides = [guideFiles, glossaryFiles].flatMap((files) => files(path.dirname(path.resolve(web)), { lessons, languages: tables.languages, games: tables.games }));
for (const [name, bytes] of guides) wanted.set(name, bytes);
wanted.set("lessons.json", lessonList(lessons));
wanted.set("licences.txt", Buffer.from(licences(path.dirname(path.resolve(web)), fonts, imgui)));
if (esbuild) {
    const modules = [await inOnePiece("page.mjs", "esm"), await inOnePiece("lessons.mjs", "esm"), await inOnePiece("handin.mjs", "esm"), await inOnePiece("xapi.mjs", "esm"), await inOnePiece("hosts.mjs", "esm"), await inOnePiece("frame-size.mjs", "esm"), await inOnePiece("worker.mjs", "iife")];
    const parts = {
        css: wanted.get("page.css"), open: await minified("open.js", fs.readFileSync(path.join(page, "offline/open.js"))),
        skeleton: skeleton(LANGUAGES, { failed: "not_whole" }), noscript: fs.readFileSync(path.join(texts, "noscript.html")),
    };
    const ask = lessons.length ? await engineOf(app, page, trees) : undefined;
    const files = tables.games.map(({ name, program, room }) => {
        const own = ["licences.txt", `${program}.wasm`, `${program}.mjs`, ...textFiles.filter((file) => file.startsWith(`${program}.`))];
        const led = lessons.filter(({ game, also }) => game === name || also.includes(name)).map((lesson) => [`lessons/${lesson.id}.json`, Buffer.from(JSON.stringify(played(lesson, ask)))]);
        return [`offline/${name}.html`, Buffer.from(offlineFile(name, [...modules, ...own.map((file) => [file, wanted.get(file)]), ["glossary.json", termsInside(path.dirname(path.resolve(web)), tables.languages, room)], ...led], parts))];
    });
    for (const [name, bytes] of files) wanted.set(name, bytes);
}
if (esbuild) { // go into packages that the builder makes
    wanted.set("scorm.js", (await inOnePiece("scorm/adapter.mjs", "iife"))[1]);
    wanted.set("puzzles.mjs", (await inOnePiece("puzzles.mjs", "esm"))[1]);
}
if (!debug) wanted.set("service.js", serviceWorker(wanted, wanted.get("service.js")));
fill(site, wanted);
if (debug) {
    fs.writeFileSync(sizes, "{}\n"); // a debug site is not weighed
    process.exit();
}
await compress(site, wanted);
// The module behind `import 'sagaz'` (package.json); the rest of the npm package is the site beside it.
if (esbuild) fill(path.join(path.dirname(path.resolve(site)), "npm"), new Map([["sagaz.mjs", (await inOnePiece("npm/sagaz.mjs", "esm", "npm"))[1]]]));

const weights = weightsOf({ site, wanted, programs, textFiles, lessons, minified: Boolean(esbuild), scripts: entries[0] });
fs.writeFileSync(sizes, JSON.stringify(weights, null, 1) + "\n");
tellWeights(weights, shipped);
