// The offline files: a game with its texts and the page's modules in one HTML, which needs no server and asks no network.
import { gzipSync } from "node:zlib";

const types = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", txt: "text/plain", json: "application/json" };
/** Nothing from outside can be loaded; what is inside gets addresses of blobs. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline' blob: 'wasm-unsafe-eval'; connect-src blob:; style-src 'unsafe-inline'; worker-src blob:; img-src blob: data:";

/** Programs first, then code, then texts: each kind packs smaller beside its own. */
const KINDS = [/\.wasm$/, /\.m?js$/, /./], kind = ([name]) => KINDS.findIndex((one) => one.test(name));

/** A head line that tells names, types and sizes, then all files one after the other. @param {[string, Buffer][]} all */
function packed(all) {
    const files = [...all].sort((a, b) => kind(a) - kind(b));
    const head = files.map(([name, bytes]) => ({ name, type: types[name.split(".").pop()], size: bytes.length }));
    return gzipSync(Buffer.concat([Buffer.from(JSON.stringify(head) + "\n"), ...files.map(([, bytes]) => bytes)]), { level: 9 });
}

/** What stands between tags may not end them. */
const inside = (text) => text.toString().replace(/<\/(script|style)/gi, "<\\/$1");

/**
 * @param {string} game
 * @param {[string, Buffer][]} files  page.mjs and worker.js in one piece each, the game's program, its glue, its texts
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
