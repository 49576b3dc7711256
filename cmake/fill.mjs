// Lists and fills the folders of a site.
import fs from "node:fs";
import path from "node:path";

const parts = /\.(mjs|js|html|css|svg|png|ico|json|webmanifest|wasm|map|txt)$/;

/** The paths of a folder's files, those of its folders included. @param {RegExp} [which] */
export function filesIn(folder, which = parts) {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const name = path.join(folder, entry.name);
        return entry.isDirectory() ? filesIn(name, which) : which.test(name) ? [name] : [];
    });
}

/**
 * Writes files into a folder, and removes those that an earlier build wrote and this one does not. Files that somebody
 * else has put there stay. FOLDER.list, beside the folder, names the files of the last build.
 * @param {Map<string, Buffer>} files  by name in the folder
 */
export function fill(folder, files) {
    fs.mkdirSync(folder, { recursive: true });
    const list = `${folder.replace(/\/$/, "")}.list`;
    const before = fs.existsSync(list) ? fs.readFileSync(list, "utf8").split("\n").filter(Boolean) : filesIn(folder).map((name) => path.relative(folder, name));
    for (const name of before) if (!files.has(name)) fs.rmSync(path.join(folder, name), { force: true });
    fs.writeFileSync(list, [...files.keys(), ""].join("\n"));
    for (const [name, bytes] of files) {
        const target = path.join(folder, name);
        if (fs.existsSync(target) && fs.readFileSync(target).equals(bytes)) continue;
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, bytes);
    }
}
