// The offline files: a game with its texts and the page's modules in one HTML, which needs no server and asks no network.
import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

const types = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", txt: "text/plain", json: "application/json" };
/** Nothing from outside can be loaded; what is inside gets addresses of blobs. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline' blob: 'wasm-unsafe-eval'; connect-src blob:; style-src 'unsafe-inline'; worker-src blob:; img-src blob: data:";

/** As gzip unpacks it, 4.5 % smaller than gzip makes it; where there is no zopfli, gzip makes it. */
async function gzipped(bytes) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-offline-")), file = path.join(folder, "whole");
    try {
        fs.writeFileSync(file, bytes);
        return (await promisify(execFile)("zopfli", ["--i5", "-c", file], { encoding: "buffer", maxBuffer: 1 << 26 })).stdout;
    } catch (error) {
        if (error.code !== "ENOENT") throw error;
        return gzipSync(bytes, { level: 9 });
    } finally {
        fs.rmSync(folder, { recursive: true });
    }
}

/** Programs first, then code, then texts: each kind packs smaller beside its own. */
const KINDS = [/\.wasm$/, /\.m?js$/, /./], kind = ([name]) => KINDS.findIndex((one) => one.test(name));

/** A head line that tells names, types and sizes, then all files one after the other. @param {[string, Buffer][]} all */
function packed(all) {
    const files = [...all].sort((a, b) => kind(a) - kind(b));
    const head = files.map(([name, bytes]) => ({ name, type: types[name.split(".").pop()], size: bytes.length }));
    return gzipped(Buffer.concat([Buffer.from(JSON.stringify(head) + "\n"), ...files.map(([, bytes]) => bytes)]));
}

/** Bytes as text, five characters for four bytes (base64 would be 7 % more); without what means something in HTML. open.js reads it. */
function written(bytes) {
    const digits = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter((digit) => !"\"&'<>\\`".includes(digit));
    const whole = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]), text = [];
    for (let at = 0; at < whole.length; at += 4) {
        let n = whole.readUInt32BE(at), five = "";
        for (let i = 0; i < 5; i++, n = Math.floor(n / 85)) five = digits[n % 85] + five;
        text.push(five);
    }
    return text.join("");
}

/** What stands between tags may not end them. */
const inside = (text) => text.toString().replace(/<\/(script|style)/gi, "<\\/$1");

/**
 * @param {string} game
 * @param {[string, Buffer][]} files  page.mjs and worker.js in one piece each, the game's program, its glue, its texts
 * @param {{css: Buffer, open: Buffer, skeleton: string, noscript: string}} page
 * @returns {Promise<string>}
 */
export async function offlineFile(game, files, { css, open, skeleton, noscript }) {
    const bytes = await packed(files);
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
<script type="text/plain" id="files" data-size="${bytes.length}">${written(bytes)}</script>
</body>
</html>
`;
}
