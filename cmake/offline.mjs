// Makes the offline files: a game, its texts and the page's modules in one HTML file that needs no server and no
// network.
import { gzipSync } from "node:zlib";

const types = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", txt: "text/plain", json: "application/json" };
/** Nothing can be loaded from outside; the packed files get blob: URLs. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline' blob: 'wasm-unsafe-eval'; connect-src blob:; style-src 'unsafe-inline'; worker-src blob:; img-src blob: data:";

/** Programs first, then code, then texts: files compress better beside files of their kind. */
const KINDS = [/\.wasm$/, /\.m?js$/, /./], kind = ([name]) => KINDS.findIndex((one) => one.test(name));

/**
 * Gzipped: a JSON line of names, types and sizes, then the files one after the other.
 * @param {[string, Buffer][]} all
 */
function packed(all) {
    const files = [...all].sort((a, b) => kind(a) - kind(b));
    const head = files.map(([name, bytes]) => ({ name, type: types[name.split(".").pop()], size: bytes.length }));
    return gzipSync(Buffer.concat([Buffer.from(JSON.stringify(head) + "\n"), ...files.map(([, bytes]) => bytes)]), { level: 9 });
}

/** Escapes end tags, which would close the element around the text. */
const inside = (text) => text.toString().replace(/<\/(script|style)/gi, "<\\/$1");

/**
 * @param {string} game
 * @param {[string, Buffer][]} files  the bundled modules, the game's program, its glue, texts, glossary and lessons
 * @param {{css: Buffer, open: Buffer, skeleton: string, noscript: string}} page
 * @returns {string}
 */
export function offlineFile(game, files, { css, open, skeleton, noscript }) {
    const bytes = packed(files);
    return `<!doctype html>
<html lang="es" data-embed data-game="${game}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="responsive-embedded-sizing" content="allow-origins=*">
<meta name="theme-color" content="#F2F4F7">
<title>Sagaz</title>
<style>${inside(css)}</style>
<script>${inside(open)}</script>
</head>
<body>
<main>
${skeleton}</main>
<noscript>
${noscript}</noscript>
<script type="text/plain" id="files">${bytes.toString("base64")}</script>
</body>
</html>
`;
}
