// count.mjs tests.xml: prints "N passed, N failed" for a run of ctest. For a doctest program it counts the cases; a
// program that failed without a failed case (a crash, a sanitizer's report) counts as one failure.
import fs from "node:fs";

const xml = fs.readFileSync(process.argv[2], "utf8");
let passed = 0;
let failed = 0;
for (const [, attributes, output] of xml.matchAll(/<testcase ([^>]*)>([\s\S]*?)<\/testcase>/g)) {
    const name = /name="([^"]*)"/.exec(attributes)[1];
    const seconds = Number(/time="([^"]*)"/.exec(attributes)?.[1] ?? 0);
    const ok = /status="run"/.test(attributes);
    const text = output.replace(/&#27;|\x1b|\[[0-9;]*m/g, "");
    const cases = /test cases:\D*(\d+)\D+(\d+) passed\D+(\d+) failed/.exec(text);
    const good = cases ? Number(cases[2]) : Number(ok);
    const bad = cases ? Math.max(Number(cases[3]), ok ? 0 : 1) : Number(!ok);
    passed += good;
    failed += bad;
    if (bad) {
        // A case that only prints a message stands in the log too.
        const told = text.split(/^=+$/m).filter((part) => /\bERROR: /.test(part)).map((part) => /TEST CASE: +(.*)/.exec(part)?.[1]).filter(Boolean);
        for (const failure of told.length ? new Set(told.map((sentence) => `${name}: ${sentence}`)) : [name]) console.log(`failed: ${failure}`);
    }
    console.log(`  ${name.padEnd(42)} ${String(good).padStart(5)} passed, ${bad} failed   ${seconds.toFixed(1)} s`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
