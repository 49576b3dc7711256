// source_map.mjs PROGRAM.wasm ROOT TOOL DWARFDUMP: writes a source map beside a program with DWARF, sources included,
// for browsers without the DWARF extension. Emscripten's TOOL makes the map but then strips the DWARF.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const [program, root, tool, dwarfdump] = process.argv.slice(2), map = `${program}.map`;
const { status, stderr } = spawnSync("python3", [tool, program, "-o", map, "--basepath", root, "--dwarfdump", dwarfdump], { encoding: "utf8" });
if (status !== 0) {
    console.error(`${map}: ${stderr}`);
    process.exit(1);
}
const made = JSON.parse(fs.readFileSync(map, "utf8"));
// Sources of the repository get its paths and are included; the system's stay in the DWARF only.
const ours = (source) => !source.startsWith("..") && fs.existsSync(path.join(root, source));
made.sourcesContent = made.sources.map((source) => (ours(source) ? fs.readFileSync(path.join(root, source), "utf8") : null));
made.sources = made.sources.map((source) => (ours(source) ? `sagaz/${source}` : source));
fs.writeFileSync(map, JSON.stringify(made));

/** Bytes preceded by their length in LEB128, WebAssembly's encoding of numbers. */
const counted = (bytes) => {
    const size = [];
    for (let n = bytes.length; ; n >>>= 7) {
        size.push(n > 127 ? n & 127 | 128 : n);
        if (n <= 127) return Buffer.concat([Buffer.from(size), bytes]);
    }
};
const section = (name, text) => Buffer.concat([Buffer.from([0]), counted(Buffer.concat([counted(Buffer.from(name)), counted(Buffer.from(text))]))]);
fs.appendFileSync(program, section("sourceMappingURL", path.basename(map)));
