// serve.mjs FOLDER PORT: a static server for the site on this machine alone. Any other static server will do as well.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const types = {
    ".html": "text/html; charset=utf-8", ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm",
    ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
};
const [folder, port] = [path.resolve(process.argv[2]), Number(process.argv[3])];

const server = http.createServer((request, response) => {
    const refuse = (status) => response.writeHead(status, { "content-type": "text/plain" }).end(http.STATUS_CODES[status] + "\n");
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405);
    let name;
    try {
        name = path.join(folder, decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    } catch {
        return refuse(400);
    }
    if (name.endsWith(path.sep)) name += "index.html";
    if (!name.startsWith(folder + path.sep) || name.includes("\0")) return refuse(404);
    fs.readFile(name, (error, bytes) => {
        if (error) return refuse(404);
        response.writeHead(200, {
            "content-type": types[path.extname(name)] ?? "application/octet-stream",
            "content-length": bytes.length, "cache-control": "no-cache",
        });
        response.end(request.method === "HEAD" ? undefined : bytes);
    });
});
server.on("error", (error) => {
    const taken = error.code === "EADDRINUSE";
    console.error(taken ? `Port ${port} is taken; choose another with --port.` : `Cannot serve: ${error.message}`);
    process.exit(1);
});
server.listen(port, "127.0.0.1", () => {
    console.log(`\nSagaz is ready at http://localhost:${server.address().port}   (Ctrl+C stops it)`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
