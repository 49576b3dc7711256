// Tests the desktop window by pointer and keyboard: its screens, its saved games, and its processor time when idle.
import { execFileSync, spawnSync } from "node:child_process";
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Window, pause, program, until, x11, xdotool } from "./window.mjs";

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
        await window.click("hint"); // says where to look
        await until(() => window.node("nudge"), "where to look");
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
        for (const wrong of [["--nonsense"], ["--rules"], ["--size", "big"], ["--size", "1x1"], ["--step", "0"], ["--scale", "0"], ["--scale", "nan"], ["--scale", "inf"], ["--report", ""], ["--replay", ""], ["--until", "3"],
            ["--report", "a", "--replay", "b"], ["--record", "a", "--replay", "a"]]) {
            assert.equal(run(...wrong).status, 2, wrong.join(" "));
            assert.match(run(...wrong).stderr, /sagaz-desktop: /);
        }
        assert.match(run("--size", "99999x99999").stderr, /from 200x240 to 16384x16384/);
        assert.match(run("--frames", "--outline", "o.json").stderr, /--frames: needs a value before --outline/);
        for (const named of ["--frames FILE", "--until N", "--size WxH", "--rules RULES"]) assert.ok(run("--help").stdout.includes(named), named);
        assert.match(run("--motion", "fast").stderr, /--motion: .*full/); // values that only the desktop program knows
        assert.match(run("--step", "3").stderr, /--step requires --lesson/);
        const blind = run("--game", "home");
        assert.equal(blind.status, 1);
        assert.match(blind.stderr, /display/);
    },

    async "what cannot be asked for is said on the standard error with what would do, and without a window in the status"() {
        const files = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-")), named = (name) => path.join(files, name);
        const env = { PATH: process.env.PATH, XDG_STATE_HOME: files, LIBGL_ALWAYS_SOFTWARE: "1" };
        const run = (...args) => spawnSync(program, args, { encoding: "utf8", env });
        const folder = named("folder.json"), nothing = named("empty.json"), list = named("list.json");
        fs.mkdirSync(folder);
        fs.writeFileSync(nothing, "");
        fs.writeFileSync(list, "[]");
        for (const [said, ...args] of [
            ['for example: x | o | two', "--game", "tictactoe", "--role", "boss"],
            ['--strategy cannot be "luck"', "--game", "mastermind", "--strategy", "luck"],
            ["spaces does not have this option; matrix has it", "--game", "spaces", "--matrix", "1 2; 3 4"],
            ["possible values: home | mastermind", "--game", "chess"], ["possible values: es | it", "--language", "fr"], ["possible values: auto", "--theme", "blue"],
            ["copy everything after #s=", "--link", "https://example.org/#s=garbled"],
            ["no lesson cut-99; there are play-31", "--lesson", "cut-99"], [`no lesson ${folder}: this is a folder`, "--lesson", folder], [".json: the file is empty", "--lesson", nothing],
            ["none.json: no such file", "--lesson", "none.json"], ["list.json: must be an object", "--lesson", list], ["no lesson cut-1: step 40 of", "--lesson", "cut-1", "--step", "40"]])
            for (const [option, name] of [["--outline", "a.json"], ["--shapes", "a.txt"], ...(said.includes("x | o") ? [["--screenshot", "a.png"]] : [])]) {
                const { status, stderr } = run(...args, "--offscreen", option, named(name));
                assert.equal(status, 2, `${args} ${option}`);
                assert.ok(stderr.startsWith("sagaz-desktop: ") && stderr.includes(said), stderr);
                assert.ok(fs.statSync(named(name)).size > 0, "what the window would show is there all the same");
            }
        const both = run("--game", "tictactoe", "--role", "boss", "--seed", "x", "--offscreen");
        assert.equal(both.stderr.trim().split("\n").length, 2, both.stderr);
        assert.deepEqual([run("--game", "tictactoe", "--role", "two", "--offscreen").status, run("--report", "tests/data/report.jsonl", "--offscreen").status], [0, 0]);
        fs.mkdirSync(named("sagaz"));
        fs.writeFileSync(named("sagaz/game"), "last=tictactoe\nturn=1\nat=tictactoe\ntictactoe=tictactoe 1 person full 7 4\n");
        const opened = (...args) => (assert.equal(run("--language", "en", ...args, "--offscreen", "--outline", named("o.json")).status, 0), JSON.parse(fs.readFileSync(named("o.json"), "utf8")).title);
        assert.deepEqual([opened(), opened("--game", "home")], ["Tic-tac-toe", "Sagaz"], "who asks for home by name is at home");
        // Not the script that starts an installed program.
        if (!fs.readFileSync(program).subarray(0, 2).equals(Buffer.from("#!"))) {
            fs.copyFileSync(program, named("alone"));
            const alone = spawnSync(named("alone"), ["--lesson", "cut-1", "--offscreen"], { encoding: "utf8", env });
            assert.equal(alone.status, 2);
            assert.match(alone.stderr, /no lesson cut-1: its files were not found; set SAGAZ_LESSONS=FOLDER to the folder of the lessons\. Searched in \S+lessons, /);
            assert.equal(spawnSync(named("alone"), ["--lesson", "cut-1", "--offscreen"], { env: { ...env, SAGAZ_LESSONS: "assets/lessons" } }).status, 0);
        }
        const window = await start(["--game", "tictactoe", "--role", "boss", "--shapes", named("no/such/folder")]);
        assert.match(window.errors, /--role cannot be "boss"/);
        assert.equal(window.errors.match(/cannot write/g)?.length, 1, window.errors);
        assert.equal(window.process.exitCode, null);
        window.errors = "";
        fs.rmSync(files, { recursive: true });
    },

    async "without a display: a picture, the outline and the shapes of any screen, a lesson, in any size"() {
        const files = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-")), named = (name) => path.join(files, name);
        const env = { PATH: process.env.PATH, XDG_STATE_HOME: files, LIBGL_ALWAYS_SOFTWARE: "1" };
        const run = (...args) => spawnSync(program, ["--language", "en", ...args], { encoding: "utf8", env });
        for (const [size, pixels] of [["1280x800", "1280x800"], ["200x240", "400x480"]]) {
            const scale = size === pixels ? [] : ["--scale", "2"];
            const { status, stderr } = run("--game", "trees", "--size", size, ...scale, "--screenshot", named("a.png"), "--outline", named("a.json"), "--shapes", named("a.txt"));
            assert.equal(status, 0, stderr);
            assert.equal(execFileSync("identify", ["-format", "%wx%h", named("a.png")], { encoding: "utf8" }), pixels);
            assert.ok(Number(execFileSync("identify", ["-format", "%k", named("a.png")], { encoding: "utf8" })) > 20, "colours");
            assert.equal(JSON.parse(fs.readFileSync(named("a.json"), "utf8")).title, "Game trees");
            assert.match(fs.readFileSync(named("a.txt"), "utf8"), /^fill 0 0 \d+ \d+ 0 bg$/m);
        }
        assert.equal(run("--lesson", "cut-1", "--offscreen", "--outline", named("b.json")).status, 0);
        assert.ok(fs.readFileSync(named("b.json"), "utf8").includes("Lesson: The cut"));
        assert.equal(run("--lesson", "cut-1", "--step", "40", "--offscreen", "--outline", named("b.json")).status, 2);
        assert.match(fs.readFileSync(named("b.json"), "utf8"), /cut-1: step 40 of \d+/);
        for (const [args, said] of [[["--replay", named("none")], "no such file"], [["--report", named("a.txt")], "line 1"],
            [["--replay", files], "this is a folder"], [["--report", files], "this is a folder"],
            [["--game", "home", "--size", "8000x8000", "--scale", "8", "--screenshot", named("a.png")], "64000x64000 pixels, and a side may have at most 16384"],
            [["--game", "home", "--screenshot", named("no/such/folder.png")], "cannot write"]]) {
            const { status, stderr } = run("--offscreen", ...args);
            assert.equal(status, 1, said);
            assert.ok(stderr.includes(said), stderr);
        }
        execFileSync("mkfifo", [named("pipe")]);
        for (const option of ["--report", "--replay"]) assert.match(run(option, named("pipe"), "--offscreen").stderr, /pipe: not a regular file/);
        const own = run("--report", "tests/data/report.jsonl", "--game", "spaces", "--offscreen");
        assert.match(own.stderr, /--game, --language do not count: the file says how its game is opened/);
        fs.writeFileSync(named("cut.txt"), fs.readFileSync("tests/data/report.jsonl", "utf8").split('{"sealed"')[0].slice(0, -9));
        const cut = run("--report", named("cut.txt"), "--offscreen");
        assert.equal(cut.status, 0);
        assert.match(cut.stderr, /cut\.txt: line \d+ is cut short and left out/);
        assert.match(cut.stderr, /cut\.txt: its last line, the seal, is missing/);
        fs.symlinkSync("/dev/full", named("full")); // if the program replaces the link, the device stays
        if (fs.statSync(named("full")).isCharacterDevice())
            for (const option of ["--record", "--outline", "--trace", "--shapes", "--frames", "--screenshot"]) {
                const { status, stderr } = run("--game", "home", "--offscreen", option, named("full"));
                assert.deepEqual([status, /cannot write .*full: No space left on device/.test(stderr)], [1, true], option + stderr);
            }
        fs.rmSync(files, { recursive: true });
    },

    async "what was recorded in a window that was killed shows the same picture without one"() {
        const files = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-")), named = (name) => path.join(files, name);
        const window = await start(["--game", "mastermind", "--seed", "42", "--record", named("all.jsonl"), "--shapes", named("seen.txt"), "--trace", named("trace.json")]);
        for (const symbol of [0, 0, 1, 1]) await window.click(`symbol:${symbol}`);
        await window.key("Return");
        await until(() => window.table("rows").length === 1, "the first answer");
        await window.click("hint"); // says where to look
        await until(() => window.node("nudge"), "where to look");
        await window.click("hint");
        await until(() => readyToSubmit(window), "the hint");
        await window.settled();
        const seen = fs.readFileSync(named("seen.txt"), "utf8");
        window.process.kill("SIGKILL"); // like a crash: nothing is written afterwards
        assert.equal(await window.ended, "SIGKILL");
        for (const [until, same] of [[[], true], [["--until", "20"], false]]) {
            const again = spawnSync(program, ["--replay", named("all.jsonl"), ...until, "--offscreen", "--shapes", named("again.txt")], { encoding: "utf8" });
            assert.equal(again.status, 0, again.stderr);
            assert.equal(fs.readFileSync(named("again.txt"), "utf8") === seen, same, `the same picture ${until}`);
        }
        const events = JSON.parse(fs.readFileSync(named("trace.json"), "utf8")); // complete, too
        assert.ok(events.filter(({ ph, name, dur }) => ph === "X" && name === "frame" && dur > 0).length > 10, "frames in the trace");
        fs.rmSync(files, { recursive: true });
    },

    async "a report is played in its own size"() {
        const window = await start(["--report", "tests/data/report.jsonl"]);
        assert.match(xdotool("getwindowgeometry", window.id), /240x640/);
    },

    async "full screen and back; a link from the clipboard opens its game"() {
        const window = await start(["--game", "tictactoe", "--role", "two", "--seed", "1"]);
        await window.click("cell:4");
        const free = () => window.table("board").flat().filter((cell) => cell === "free").length;
        await until(() => free() === 8, "the first move");
        await window.click("share");
        await window.click("cell:0");
        await until(() => free() === 7, "the second move");
        await window.key("ctrl+v");
        await until(() => free() === 8, "the shared game");
        await window.key("F11");
        const width = () => window.outline.nodes.length && Math.max(...Object.values(window.outline.rects).map(([x, , w]) => x + w));
        await until(() => width() > 1000, "a full screen");
        await window.key("F11");
        assert.equal(window.process.exitCode, null);
    },

    async "what is dropped opens: a link, a file with a link in it, a lesson's file; what is neither says so"() {
        const window = await start(["--game", "tictactoe", "--role", "two", "--seed", "1"]);
        const files = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-dröp ")), named = (name) => path.join(files, name);
        const drop = async (uri) => {
            x11("drop", window.id, uri);
            await window.settled();
        };
        const link = execFileSync("build/release/sagaz", ["link", "tictactoe 1 person person 7 4 0"], { encoding: "utf8" }).trim();
        const free = () => window.table("board").flat().filter((cell) => cell === "free").length;
        await drop(`https://games.example/?lang=en#s=${link.replace(/^.*#s=/, "")}`);
        assert.equal(free(), 7, "the link's game");
        fs.writeFileSync(named("a game.url"), `[InternetShortcut]\r\nURL=https://games.example/#s=${execFileSync("build/release/sagaz", ["link", "tictactoe 1 person person 7 4 0 8"], { encoding: "utf8" }).trim().replace(/^.*#s=/, "")}\r\n`);
        await drop(pathToFileURL(named("a game.url")).href);
        assert.equal(free(), 6, "the file's game");
        await drop("https://example.org/");
        assert.equal(free(), 6, "the game stays");
        assert.ok(window.nodes.some((node) => node.kind === "alert") || window.outline.status, "it says what is wrong");
        fs.copyFileSync("tests/data/lesson_example.json", named("lección.json"));
        await drop(pathToFileURL(named("lección.json")).href);
        assert.ok(JSON.stringify(window.outline).includes("Lesson"), "the lesson");
        fs.rmSync(files, { recursive: true });
    },

    async "a window opens where it was left, also from full screen, and on a screen where it can be seen"() {
        const place = (window) => Object.fromEntries(xdotool("getwindowgeometry", "--shell", window.id).split("\n").map((line) => line.split("=")));
        const left = { X: "100", Y: "60", WIDTH: "700", HEIGHT: "500" }, is = (window) => assert.deepEqual({ ...place(window), WINDOW: 0, SCREEN: 0 }, { ...left, WINDOW: 0, SCREEN: 0 });
        const first = await start(["--game", "tictactoe"]);
        xdotool("windowmove", "--sync", first.id, 100, 60);
        xdotool("windowsize", "--sync", first.id, 700, 500);
        await first.settled();
        x11("close", first.id);
        assert.equal(await first.ended, 0);
        const again = await start(["--game", "tictactoe"], first.state);
        is(again);
        await again.key("F11");
        assert.equal(place(again).WIDTH, "1280");
        x11("close", again.id);
        await again.ended;
        const third = await start(["--game", "tictactoe"], first.state);
        is(third);
        x11("close", third.id);
        await third.ended;
        const once = await start(["--game", "tictactoe", "--size", "400x400", "--scale", "1.5"], first.state);
        assert.deepEqual([place(once).WIDTH, place(once).HEIGHT], ["600", "600"], "each pixel of the layout has one and a half, as without a window");
        x11("close", once.id);
        await once.ended;
        const fourth = await start(["--game", "tictactoe"], first.state);
        is(fourth); // --size is not remembered
        await fourth.close();
        fs.writeFileSync(path.join(first.state, "sagaz", "window"), "5000 5000 700 500 0 ");
        const { X, WIDTH } = place(await start(["--game", "tictactoe"], first.state));
        assert.ok(Number(X) < 1200, "the screen it was on is gone");
        assert.equal(WIDTH, "700");
    },

    async "the inspector opens beside the game, which stays as it was laid out, and is not in the size that is kept"() {
        const size = (window) => xdotool("getwindowgeometry", window.id).match(/\d+x\d+/)[0];
        const window = await start(["--game", "mastermind", "--seed", "42"]);
        xdotool("windowmove", "--sync", window.id, 900, 60);
        xdotool("windowsize", "--sync", window.id, 240, 640);
        await window.settled();
        const laid = window.outline.rects;
        await window.key("F12");
        assert.equal(size(window), "640x640");
        assert.deepEqual(window.outline.rects, laid);
        await window.click("symbol:2");
        assert.equal(window.node("place:0").value, "2");
        await window.key("F12");
        assert.equal(size(window), "240x640");
        await window.key("F12");
        x11("close", window.id);
        await window.ended;
        assert.equal(size(await start(["--game", "mastermind"], window.state)), "240x640");
    },

    async "on a screen twice as dense the window has twice as many pixels, and a click lands"() {
        x11("dpi", 192);
        try {
            const window = await start(["--game", "mastermind", "--seed", "42", "--size", "500x380"]);
            assert.match(xdotool("getwindowgeometry", window.id), /1000x760/);
            const [x, y, w, h] = window.rect("symbol:2");
            assert.ok(x + w <= 500, "the layout's pixels");
            await window.clickAt((x + w / 2) * 2, (y + h / 2) * 2);
            assert.equal(window.node("place:0").value, "2");
        } finally {
            x11("dpi", 96);
        }
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
        await until(() => window.node("place:3").value !== "", "the fourth peg");
        assert.deepEqual([0, 1, 2, 3].map((i) => window.node(`place:${i}`).value), ["0", "0", "1", "1"]);
        await window.click("submit");
        await until(() => window.table("rows").length === 1, "the first answer");
        assert.ok(window.screenshot("mastermind") > 100);

        const rows = window.table("rows");
        await window.close();
        const other = await start(["--game", "mastermind", "--seed", "42", "--rules", "p3c4r"], window.state);
        assert.equal(other.table("rows").length, 0, "other rules, another game");
        for (const symbol of [0, 1, 2]) await other.click(`symbol:${symbol}`);
        await other.click("submit");
        await until(() => other.table("rows").length === 1, "its first answer");
        await other.close();
        const again = await start(["--game", "mastermind", "--seed", "42"], window.state);
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

    async "a click lands where it was made, though the program was busy and the pointer has gone on"() {
        const window = await start(["--game", "mastermind", "--seed", "42"]);
        window.process.kill("SIGSTOP");
        for (const symbol of [4, 1]) {
            const [x, y, w, h] = window.rect(`symbol:${symbol}`);
            xdotool("mousemove", "--window", window.id, Math.round(x + w / 2), Math.round(y + h / 2));
            if (symbol === 4) xdotool("click", 1);
        }
        window.process.kill("SIGCONT");
        await until(() => window.node("place:0").value !== "", "the peg");
        assert.equal(window.node("place:0").value, "4");
    },

    async "clicks land where they should in the scaled theme too"() {
        const window = await start(["--game", "mastermind", "--seed", "42", "--theme", "projector"]);
        for (const symbol of [5, 4, 3, 2]) await window.click(`symbol:${symbol}`);
        await until(() => window.node("place:3").value !== "", "the fourth peg");
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

const only = process.argv[2] ?? ""; // part of a test's name
let passed = 0;
let failed = 0;
for (const [name, test] of Object.entries(tests).filter(([name]) => name.includes(only))) {
    try {
        await test();
        console.log(`ok      ${name}`);
        ++passed;
    } catch (error) {
        console.log(`failed: ${name}: ${error.message.replaceAll("\n", "\n        ")}`);
        const last = open.at(-1);
        if (last?.process.exitCode === null && last.process.signalCode === null) {
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
