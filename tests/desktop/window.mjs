// A running sagaz-desktop for tests: they read its outline and screenshots, and use pointer and keys.
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

export const program = process.env.SAGAZ_DESKTOP ?? "build/release/sagaz-desktop";
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export const x11 = (...args) => execFileSync("python3", ["tests/desktop/x11.py", ...args.map(String)]);
export const xdotool = (...args) => execFileSync("xdotool", args.map(String), { encoding: "utf8" }).trim();

export async function until(condition, what, timeout = 15_000) {
    for (const start = Date.now(); Date.now() - start < timeout; await pause(30)) {
        const value = condition();
        if (value) return value;
    }
    throw new Error(`waited ${timeout / 1000} s in vain for ${what}`);
}

const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.nodes ?? [])]);

export class Window {
    /** `state`: the folder for XDG_STATE_HOME; a later window with the same folder continues where this one stopped. */
    constructor(args, state) {
        this.files = fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-"));
        this.state = state ?? fs.mkdtempSync(path.join(os.tmpdir(), "sagaz-"));
        const watch = ["--outline", path.join(this.files, "outline"), "--frames", path.join(this.files, "frames")];
        this.errors = "";
        this.process = spawn(program, [...args, ...watch], {
            env: { ...process.env, XDG_STATE_HOME: this.state }, stdio: ["ignore", "inherit", "pipe"],
        });
        this.process.stderr.on("data", (text) => (this.errors += text));
        this.ended = new Promise((resolve) => this.process.on("exit", (code, signal) => resolve(signal ?? code)));
    }

    async ready() {
        await until(() => this.outline || this.process.exitCode !== null, "the first frame");
        if (this.process.exitCode !== null) throw new Error(`ended at once: ${this.errors}`);
        this.id = await until(() => xdotool("search", "--onlyvisible", "--name", "^Sagaz$"), "the window");
        xdotool("windowfocus", "--sync", this.id);
        await this.settled();
        return this;
    }

    /** The current outline. */
    get outline() {
        const file = path.join(this.files, "outline");
        return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
    }
    get frames() {
        const file = path.join(this.files, "frames");
        return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").length - 1 : 0;
    }
    /** Processor time used so far, seconds. */
    get seconds() {
        const fields = fs.readFileSync(`/proc/${this.process.pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
        return (Number(fields[11]) + Number(fields[12])) / 100;
    }
    get nodes() {
        return flat(this.outline.nodes);
    }
    node(id) {
        return this.nodes.find((node) => node.id === id);
    }
    table(id) {
        return this.node(id)?.rows ?? [];
    }

    /** Waits until no frame has been drawn for a while; software drawing may take 100 ms a frame. */
    async settled() {
        for (let frames = -1; frames !== this.frames; await pause(400)) frames = this.frames;
    }

    /** Clicks the control with this id, in the middle of its visible part. */
    async click(id) {
        const rect = await until(() => this.rect(id), `a place to click ${id}`);
        await this.clickAt(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2);
    }
    rect(id) {
        const option = (node) => node.options?.find((o) => `${node.id}:${o.value}` === id);
        return (this.outline.rects ?? {})[id] ?? this.node(id)?.rect ?? this.nodes.map(option).find(Boolean)?.rect;
    }
    async clickAt(x, y) {
        xdotool("mousemove", "--window", this.id, Math.round(x), Math.round(y));
        await pause(30);
        xdotool("click", 1);
        await this.settled();
    }
    async type(text) {
        xdotool("type", "--delay", 40, text);
        await this.settled();
    }
    /** Holds the key until the window has drawn a frame, because xdotool is faster than software rendering. */
    async key(name) {
        const frames = this.frames;
        xdotool("keydown", name);
        await until(() => this.frames > frames, "a frame after a key");
        xdotool("keyup", name);
        await this.settled();
    }

    /** Saves a screenshot in build/desktop, and returns its number of colours. */
    screenshot(name) {
        fs.mkdirSync("build/desktop", { recursive: true });
        const file = `build/desktop/${name}.png`;
        execFileSync("import", ["-window", this.id, file]);
        return Number(execFileSync("identify", ["-format", "%k", file], { encoding: "utf8" }));
    }

    async close() {
        if (this.process.exitCode === null) this.process.kill("SIGTERM");
        await this.ended;
        fs.rmSync(this.files, { recursive: true, force: true });
    }
}
