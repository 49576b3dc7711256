// The list of files that the site's service worker caches (web/service.js), with a version computed from their
// contents.
import { createHash } from "node:crypto";
import { VECTORS } from "../web/vectors.mjs";

const LENGTH = 16; // hexadecimal digits of a hash
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, LENGTH);

/** Leaves out the offline files, which are many and complete sites themselves; they are fetched on request. */
const kept = (name) => name !== "service.js" && !name.startsWith("offline/");

/** @param {Map<string, Buffer>} files  of the site, by name @param {Buffer} script  service.js @returns {Buffer} the script with its files */
export function serviceWorker(files, script) {
    const hashes = Object.fromEntries([...files].filter(([name]) => kept(name)).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, bytes]) => [name, hashOf(bytes)]));
    const list = JSON.stringify(hashes);
    return Buffer.from(`const VERSION="${hashOf(list)}",VECTORS=${JSON.stringify(VECTORS)},FILES=${list};\n${script}`);
}
