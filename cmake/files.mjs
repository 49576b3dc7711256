// Answers requests for a folder's files as a static server does: compressed copies made by site.mjs, "not modified",
// single ranges. Every origin may read: a sandboxed frame has an opaque origin, and a game's modules load there only
// with permission.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const types = {
    ".html": "text/html; charset=utf-8", ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm",
    ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
};
const encodings = [["br", ".br"], ["gzip", ".gz"]]; // smallest first

/** Whether the Accept-Encoding header, such as "gzip, br;q=0", allows an encoding. */
function accepts(request, encoding) {
    return String(request.headers["accept-encoding"] ?? "").split(",").some((part) => {
        const [name, ...parameters] = part.trim().toLowerCase().split(";");
        return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    });
}

const statOf = (name) => fs.promises.stat(name).catch(() => undefined);

/** The file to send: [name, stat, encoding]. */
async function choose(name, stat, request) {
    if (!request.headers.range)
        for (const [encoding, ending] of encodings) {
            if (!accepts(request, encoding)) continue;
            const beside = await statOf(name + ending);
            if (beside?.isFile() && beside.mtimeMs >= stat.mtimeMs) return [name + ending, beside, encoding];
        }
    return [name, stat, undefined];
}

/** "bytes=0-99" → [first, last]; undefined without a supported range, null for a range outside the file. */
function rangeOf(text, size) {
    const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(text ?? "") ?? [];
    if (from === undefined || (!from && !to)) return undefined;
    const first = from ? Number(from) : Math.max(0, size - Number(to)), last = from && to ? Math.min(Number(to), size - 1) : size - 1;
    return first <= last && first < size ? [first, last] : null;
}

/** @param {string} folder @param {http.IncomingMessage} request @param {http.ServerResponse} response */
export async function answer(folder, request, response) {
    const refuse = (status, headers = {}) => response.writeHead(status, { "content-type": "text/plain", ...headers }).end(http.STATUS_CODES[status] + "\n");
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, { allow: "GET, HEAD" });
    let name;
    try {
        name = path.join(folder, decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    } catch {
        return refuse(400);
    }
    if (name.endsWith(path.sep)) name += "index.html";
    if (!name.startsWith(path.join(folder, path.sep)) || name.includes("\0")) return refuse(404);
    const asked = await statOf(name);
    if (!asked?.isFile()) return refuse(404);
    const [file, stat, encoding] = await choose(name, asked, request);
    const tag = `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}${encoding ? `-${encoding}` : ""}"`;
    const headers = {
        "content-type": types[path.extname(name)] ?? "application/octet-stream", "cache-control": "no-cache", etag: tag,
        vary: "accept-encoding", "accept-ranges": "bytes", "access-control-allow-origin": "*",
        ...(encoding && { "content-encoding": encoding }),
    };
    const known = String(request.headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
    if (known.includes(tag) || known[0] === "*") return response.writeHead(304, headers).end();
    const whole = request.headers["if-range"] && request.headers["if-range"] !== tag;
    const range = whole ? undefined : rangeOf(request.headers.range, stat.size);
    if (range === null) return refuse(416, { "content-range": `bytes */${stat.size}` });
    const [start, end] = range ?? [0, stat.size - 1];
    response.writeHead(range ? 206 : 200, {
        ...headers, "content-length": stat.size && end - start + 1, ...(range && { "content-range": `bytes ${start}-${end}/${stat.size}` }),
    });
    if (request.method === "HEAD" || !stat.size) return response.end();
    return fs.createReadStream(file, { start, end }).on("error", () => response.destroy()).pipe(response);
}
