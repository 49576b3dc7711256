// node cmake/icons.mjs: renders web/icons/*.png from web/icon.svg with the chromium that the tests use. Run it after
// changing the drawing; the pictures are in the repository, because a build needs no browser.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const web = fileURLToPath(new URL("../web/", import.meta.url)), drawing = fs.readFileSync(`${web}icon.svg`, "utf8");
// name: [pixels, fraction of the width]. A phone crops the maskable icon to its own shape: only the middle 80 % is
// safe.
const ICONS = { "icon-180": [180, 1], "icon-192": [192, 1], "icon-512": [512, 1], "maskable-512": [512, 0.8] };

const browser = await chromium.launch({ executablePath: execFileSync("which", ["chromium"], { encoding: "utf8" }).trim(), args: ["--no-sandbox"] });
fs.mkdirSync(`${web}icons`, { recursive: true });
for (const [name, [size, share]] of Object.entries(ICONS)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } }), whole = name !== "icon-192" && name !== "icon-512"; // to the corners
    const image = `<img src="data:image/svg+xml,${encodeURIComponent(drawing)}" width="${size * share}" height="${size * share}">`;
    await page.setContent(`<body style="margin:0;background:${whole ? "#FFF" : "transparent"};display:grid;place-items:center;height:100vh">${image}`);
    await page.screenshot({ path: `${web}icons/${name}.png`, omitBackground: !whole });
    await page.close();
}
await browser.close();
