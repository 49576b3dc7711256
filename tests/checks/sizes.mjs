// sizes.mjs build/web/sizes.json: the page's budgets, gzipped bytes. A first download has one language, the largest counts.
import fs from "node:fs";
import { FIRST_DOWNLOAD, FONTS, GUIDE, JAVASCRIPT, LATER, LESSON, OFFLINE, TREE } from "../../cmake/budget.mjs";

const sizes = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
function check(what, size, most) {
    const within = size > 0 && size <= most;
    console.log(`${what}: ${size} of ${most} bytes${within ? "" : "  OVER BUDGET"}`);
    if (!within) process.exitCode = 1;
}
for (const { name, download } of sizes.programs) check(name, download, FIRST_DOWNLOAD);
for (const [name, size] of Object.entries(sizes.offline)) check(name, size, OFFLINE);
for (const [name, size] of Object.entries(sizes.later)) check(name, size, LATER);
for (const [name, size] of Object.entries(sizes.lessons)) check(name, size, LESSON);
for (const [name, size] of Object.entries(sizes.guides)) check(name, size, GUIDE);
for (const [name, size] of Object.entries(sizes.trees)) check(name, size, TREE);
check("javascript", sizes.javascript, JAVASCRIPT);
check("fonts", sizes.fonts, FONTS);
