// Plays the desktop window by pointer and keyboard, and checks what it draws, saves and costs when nobody touches it.
import { spawnSync } from "node:child_process";
import assert from "node:assert/strict";
import { Window, pause, program, until } from "./window.mjs";

const open = [];
const start = async (args, state) => {
    const window = new Window(["--language", "en", "--motion", "reduce", ...args], state);
    open.push(window);
    return window.ready();
};
const heads = (window) => window.nodes.filter((node) => node.kind === "heading").map((node) => node.text);
const over = (window) => Boolean(window.node("new_game")) && !window.node("submit");
const readyToSubmit = (window) => window.node("submit") && !window.node("submit").disabled;

/** Takes the computer's hint and tries it until the game is over. */
async function playByHints(window, submit) {
    for (let guess = 0; guess < 12 && !over(window); ++guess) {
        await window.click("hint");
        await until(() => readyToSubmit(window), "the hint");
        const rows = window.table("rows").length;
        await submit();
        await until(() => window.table("rows").length > rows, "the answer");
    }
    assert.ok(over(window), "the game should be over after twelve guesses");
}

const tests = {
    async "help and mistakes on the command line"() {
        const run = (...args) => spawnSync(program, args, { encoding: "utf8", env: { PATH: process.env.PATH } });
        for (const told of ["--game", "cluedo", "--matrix", "fallible3"]) assert.ok(run("--help").stdout.includes(told), told);
        assert.equal(run("--help").status, 0);
        for (const wrong of [["--nonsense"], ["--rules"], ["--size", "big"], ["--size", "1x1"]]) {
            assert.equal(run(...wrong).status, 2, wrong.join(" "));
            assert.match(run(...wrong).stderr, /sagaz-desktop: /);
        }
        const blind = run("--game", "home");
        assert.equal(blind.status, 1);
        assert.match(blind.stderr, /display/);
    },

    async "opens at home and shows something"() {
        const window = await start([]);
        assert.equal(window.outline.language, "en");
        assert.ok(heads(window).length > 0);
        assert.ok(window.screenshot("home") > 100, "a picture has more than a hundred colours");
    },

    async "a game of Mastermind by pointer, kept for the next start"() {
        const window = await start(["--game", "mastermind", "--seed", "42"]);
        for (const symbol of [0, 0, 1, 1]) await window.click(`symbol:${symbol}`);
        assert.deepEqual([0, 1, 2, 3].map((i) => window.node(`place:${i}`).value), ["0", "0", "1", "1"]);
        await window.click("submit");
        await until(() => window.table("rows").length === 1, "the first answer");
        assert.ok(window.screenshot("mastermind") > 100);

        const rows = window.table("rows");
        await window.close();
        const again = await start([], window.state);
        if (!again.node("submit")) await again.click("continue");
        assert.deepEqual(again.table("rows"), rows);
        await playByHints(again, () => again.click("submit"));
        assert.ok(again.table("rows").length <= 7, "hints solve the game soon");
        again.screenshot("mastermind-over");
    },

    async "a game of Picas & Fijas by keyboard"() {
        const window = await start(["--game", "picas-fijas", "--seed", "7"]);
        await window.type("0123");
        await window.key("BackSpace");
        assert.ok(!readyToSubmit(window), "three digits are no guess");
        await window.type("3");
        await window.key("Return");
        await until(() => window.table("rows").length === 1, "the first answer");
        await window.key("ctrl+z");
        assert.equal(window.table("rows").length, 0, "undone");
        await window.key("ctrl+y");
        assert.equal(window.table("rows").length, 1, "done again");
        await playByHints(window, () => window.key("Return"));
        assert.ok(window.table("rows").length <= 9);
    },

    async "nothing is drawn and hardly anything computed while nobody touches it"() {
        const window = await start(["--game", "mastermind", "--seed", "42"]);
        await pause(1500);
        const [frames, seconds] = [window.frames, window.seconds];
        await pause(5000);
        assert.equal(window.frames - frames, 0, "frames in five seconds");
        assert.ok(window.seconds - seconds <= 0.1, `${window.seconds - seconds} s of processor time in five seconds`);
    },

    async "clicks land where they should in the scaled theme too"() {
        const window = await start(["--game", "mastermind", "--seed", "42", "--theme", "projector"]);
        for (const symbol of [5, 4, 3, 2]) await window.click(`symbol:${symbol}`);
        assert.deepEqual([0, 1, 2, 3].map((i) => window.node(`place:${i}`).value), ["5", "4", "3", "2"]);
        window.screenshot("projector");
    },

    async "a garbled link is a message and a fresh game"() {
        const window = await start(["--link", "https://example.org/#s=garbled"]);
        assert.ok(window.nodes.some((node) => node.kind === "alert") || window.outline.status, "it says what is wrong");
        assert.equal(window.process.exitCode, null);
    },

    async "a folder that cannot be written is a message, not the end"() {
        const window = await start(["--game", "mastermind"], "/dev/null");
        for (const symbol of [0, 0, 1, 1]) await window.click(`symbol:${symbol}`);
        await window.click("submit");
        await until(() => window.table("rows").length === 1, "the first answer");
        assert.equal(window.process.exitCode, null);
    },
};

let passed = 0;
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
    try {
        await test();
        console.log(`ok      ${name}`);
        ++passed;
    } catch (error) {
        console.log(`FAILED  ${name}\n        ${error.message.replaceAll("\n", "\n        ")}`);
        const last = open.at(-1);
        if (last?.process.exitCode === null) {
            last.screenshot("failed");
            console.log("        build/desktop/failed.png shows the window then");
        }
        ++failed;
    }
    for (const window of open.splice(0)) {
        await window.close();
        if (window.errors) console.log(`        it said: ${window.errors.trim()}`);
    }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
