// serve.mjs FOLDER PORT: a static server for the site, reachable from this machine only. Any other static server works
// too.
import http from "node:http";
import path from "node:path";
import { answer } from "./files.mjs";

const [folder, port] = [path.resolve(process.argv[2]), Number(process.argv[3])];

const server = http.createServer((request, response) => answer(folder, request, response));
server.on("error", (error) => {
    const taken = error.code === "EADDRINUSE";
    console.error(taken ? `Port ${port} is taken; choose another with --port.` : `Cannot serve: ${error.message}`);
    process.exit(1);
});
server.listen(port, "127.0.0.1", () => {
    console.log(`\nSagaz is ready at http://localhost:${server.address().port}   (Ctrl+C stops it)`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
