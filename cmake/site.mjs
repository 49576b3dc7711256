// site.mjs WEB APP TEXTS FONTS PAGE SITE SIZES: puts the static site together and writes its sizes.
// TEXTS (cmake/texts.py) has a file for each program and language, the list of languages, and what is said without scripts.
// PAGE gets the modules as they are written, with that list and the tables that C++ has (tables.mjs): what is bundled, and what
// tests look at.
// With esbuild, web/*.mjs are bundled (one download for what is always needed together: 20 requests fewer, -3 kB gzipped)
// and minified; without it they are copied as they are, which works too. Touches only files that changed.
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { readTables, tablesModule } from "./tables.mjs";
import { FIRST_DOWNLOAD } from "./budget.mjs";

const [web, app, texts, fonts, page, site, sizes] = process.argv.slice(2);
const parts = /\.(mjs|js|html|css|svg|png|ico|json|webmanifest|wasm|txt)$/;
const loaders = { ".mjs": "js", ".js": "js", ".css": "css" };

const esbuild = await import("esbuild").catch(() => undefined);

function filesIn(folder) {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const name = path.join(folder, entry.name);
        return entry.isDirectory() ? filesIn(name) : parts.test(name) ? [name] : [];
    });
}

/** What pages and workers load by name; everything else is inside these or in chunks they share. */
const entries = ["page.mjs", "sagaz-game.mjs", "engine.mjs", "worker.mjs"];

/** @returns {Promise<[string, Buffer][]>} name in the site, contents */
async function bundled() {
    const { outputFiles } = await esbuild.build({
        entryPoints: entries.map((name) => path.join(page, name)), outdir: site, outExtension: { ".js": ".mjs" },
        entryNames: "[name]", chunkNames: "shared-[hash]", bundle: true, splitting: true, format: "esm",
        minify: true, target: "es2022", charset: "utf8", legalComments: "none", write: false,
    });
    return outputFiles.map((file) => [path.relative(path.resolve(site), file.path), Buffer.from(file.contents)]);
}

/** What the page says where scripts are off, in every language. */
const noscript = fs.readFileSync(path.join(texts, "noscript.html"));
const complete = (name, bytes) =>
    name.endsWith(".html") ? Buffer.from(bytes.toString().replace("<noscript></noscript>", `<noscript>\n${noscript}</noscript>`)) : bytes;

/** Makes a folder hold these files and no others. @param {Map<string, Buffer>} files  by name in the folder */
function fill(folder, files) {
    fs.mkdirSync(folder, { recursive: true });
    for (const name of filesIn(folder)) if (!files.has(path.relative(folder, name))) fs.rmSync(name);
    for (const [name, bytes] of files) {
        const target = path.join(folder, name);
        if (fs.existsSync(target) && fs.readFileSync(target).equals(bytes)) continue;
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, bytes);
    }
}

async function minified(name, bytes) {
    const loader = loaders[path.extname(name)];
    if (!esbuild || !loader) return bytes;
    const options = { loader, minify: true, target: "es2022", charset: "utf8", legalComments: "none" };
    return Buffer.from((await esbuild.transform(bytes.toString(), options)).code);
}

const programs = fs.readdirSync(app).filter((name) => name.endsWith(".wasm")).map((name) => path.basename(name, ".wasm"));
const written = new Map(filesIn(web).map((name) => [path.relative(web, name), complete(name, fs.readFileSync(name))]));
written.set("languages.mjs", fs.readFileSync(path.join(texts, "languages.mjs")));
written.set("tables.mjs", Buffer.from(tablesModule(readTables(path.dirname(path.resolve(web))))));
fill(page, written);

const wanted = new Map();
if (esbuild) for (const [name, bytes] of await bundled()) wanted.set(name, bytes);
for (const folder of [page, app])
    for (const name of filesIn(folder)) {
        if (esbuild && folder === page && name.endsWith(".mjs")) continue; // bundled
        wanted.set(path.relative(folder, name), await minified(name, fs.readFileSync(name)));
    }
for (const name of filesIn(texts).map((file) => path.basename(file)))
    if (programs.includes(name.split(".")[0]) && name.endsWith(".txt")) wanted.set(name, fs.readFileSync(path.join(texts, name)));
fill(site, wanted);

const zipped = (bytes) => gzipSync(bytes, { level: 9 }).length;
const sum = (test) => [...wanted].filter(([name]) => test.test(name)).reduce((total, [, bytes]) => total + zipped(bytes), 0);
const shared = sum(/\.m?js$/) - programs.reduce((total, name) => total + zipped(wanted.get(name + ".mjs")), 0);
const frame = sum(/\.(html|css)$/);
/** The largest language of a program: [bytes, "es"]. */
const largestTexts = (program) => [...wanted].filter(([name]) => name.startsWith(`${program}.`) && name.endsWith(".txt"))
    .map(([name, bytes]) => [zipped(bytes), name.split(".")[1]]).sort(([a], [b]) => b - a)[0] ?? [0, "none"];
const first = programs.map((name) => {
    const wasm = zipped(wanted.get(name + ".wasm")), javascript = shared + zipped(wanted.get(name + ".mjs"));
    const [words, language] = largestTexts(name);
    return { name, wasm, javascript, texts: words, language, download: wasm + javascript + words + frame }; // the fonts are inside the wasm
});
const largest = (what) => Math.max(...first.map((program) => program[what]));
const result = {
    programs: first, page: frame,
    first_download: largest("download"), wasm: largest("wasm"), javascript: largest("javascript"),
    fonts: fs.readdirSync(fonts).filter((name) => name.endsWith(".ttf"))
        .reduce((total, name) => total + zipped(fs.readFileSync(path.join(fonts, name))), 0),
    minified: Boolean(esbuild),
};
fs.writeFileSync(sizes, JSON.stringify(result, null, 1) + "\n");
const kilobytes = (bytes) => (bytes / 1000).toFixed(1) + " kB";
console.log(`Gzipped: fonts ${kilobytes(result.fonts)}, in every program; HTML and CSS ${kilobytes(frame)}` +
    (esbuild ? "" : "; not minified (npm ci installs the minifier)"));
for (const { name, wasm, javascript, texts: words, language, download } of first)
    console.log(`  ${name}: wasm ${kilobytes(wasm)}, JavaScript ${kilobytes(javascript)}, texts ${kilobytes(words)} (${language}); `
        + `first download ${kilobytes(download)} of ${kilobytes(FIRST_DOWNLOAD)}`);
