// The site's licences.txt: the notices that the licences of the linked parts require.
import fs from "node:fs";
import path from "node:path";

const read = (...parts) => fs.readFileSync(path.join(...parts), "utf8").replace(/\r\n/g, "\n").trim();
/** Their licence text equals the one above word for word; only the copyright line differs. */
const UNDER_MIT = [["JSON for Modern C++", "Copyright (c) Niels Lohmann"], ["Emscripten's runtime", "Copyright (c) The Emscripten Authors"],
    ["fflate", "Copyright (c) Arjun Barrett"], ["qrcode-generator", "Copyright (c) Kazuhiko Arase"],
    ["musl, Emscripten's C library", "Copyright (c) Rich Felker, et al."]];

/** @param {string} root  the project @param {string} fonts  the folder fonts.py wrote to @param {string} imgui  Dear ImGui's sources */
export function licences(root, fonts, imgui) {
    return [
        ["Sagaz", read(root, "LICENSE")],
        ["Dear ImGui", read(imgui, "LICENSE.txt")],
        ...UNDER_MIT.map(([name, copyright]) => [name, `${copyright}\nMIT License, as above.`]),
        ["Emscripten's libc++ and compiler-rt", "Apache License 2.0 with LLVM Exceptions, https://llvm.org/LICENSE.txt"],
        ["jsQR", "Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0"],
        ["Fonts, cut down to the characters in use", read(fonts, "licences.txt")],
    ].map(([name, text]) => `== ${name}\n\n${text}\n`).join("\n");
}
