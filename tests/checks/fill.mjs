// A build removes from the site what an earlier build wrote there, and keeps what somebody else has put there.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fill } from "../../cmake/fill.mjs";

const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-fill-")), "site");
const files = (...names) => new Map(names.map((name) => [name, Buffer.from(name)]));
const there = (name) => fs.existsSync(path.join(folder, name));

fill(folder, files("index.html", "old.svg", "lessons/ours.json"));
fs.mkdirSync(path.join(folder, "mine"));
fs.writeFileSync(path.join(folder, "mine/cut.json"), "{}");
fill(folder, files("index.html", "new.svg", "lessons/ours.json"));
assert.deepEqual(["index.html", "new.svg", "lessons/ours.json", "mine/cut.json"].map(there), [true, true, true, true]);
assert.ok(!there("old.svg"), "an earlier build's file is gone");
fs.rmSync(`${folder}.list`); // a site from before the list
fs.writeFileSync(path.join(folder, "stale.svg"), "");
fill(folder, files("index.html"));
assert.ok(!there("stale.svg") && !there("new.svg"));
fs.rmSync(path.dirname(folder), { recursive: true });
