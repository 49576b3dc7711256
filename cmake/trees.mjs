// The stored optimal strategies, assets/optimal, which the page's programs fetch (shell/app/main_trees.cpp).
import fs from "node:fs";
import path from "node:path";

/** @param {string} root  the repository's folder @returns {Record<string, string>} by rules */
export function readTrees(root) {
    const folder = path.join(root, "assets/optimal"), names = fs.readdirSync(folder).filter((name) => name.endsWith(".txt")).sort();
    return Object.fromEntries(names.map((name) => [path.basename(name, ".txt"), fs.readFileSync(path.join(folder, name), "utf8")]));
}
