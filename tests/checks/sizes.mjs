// sizes.mjs build/web/sizes.json: the page's budgets, gzipped bytes. A first download has one language, the largest counts.
import fs from "node:fs";

const budgets = { first_download: 285_000, javascript: 25_000, fonts: 45_000 };
const sizes = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
for (const [what, most] of Object.entries(budgets)) {
    const within = sizes[what] > 0 && sizes[what] <= most;
    console.log(`${what}: ${sizes[what]} of ${most} bytes${within ? "" : "  OVER BUDGET"}`);
    if (!within) process.exitCode = 1;
}
