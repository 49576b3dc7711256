// What the service worker of the site keeps (web/service.js): its files and the version that they make together.
import { createHash } from "node:crypto";
import { VECTORS } from "../web/vectors.mjs";

const LENGTH = 16; // hexadecimal digits of a hash
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, LENGTH);

/** The offline files are versions of the site by themselves, and many: they are fetched when somebody wants one. */
const kept = (name) => name !== "service.js" && !name.startsWith("offline/");

/** @param {Map<string, Buffer>} files  of the site, by name @param {Buffer} script  service.js @returns {Buffer} the script with its files */
export function serviceWorker(files, script) {
    const hashes = Object.fromEntries([...files].filter(([name]) => kept(name)).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, bytes]) => [name, hashOf(bytes)]));
    const list = JSON.stringify(hashes);
    return Buffer.from(`const VERSION="${hashOf(list)}",VECTORS=${JSON.stringify(VECTORS)},FILES=${list};\n${script}`);
}
