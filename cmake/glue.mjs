// Emscripten's JavaScript beside each program, without what this page never does: web/wasm.mjs always brings the compiled
// program itself (`instantiateWasm`), so nothing in there need find, fetch or compile a file; and with one line for all
// exported functions in place of one each (-1.1 kB gzipped a program). Of another Emscripten, which may write these pieces
// otherwise, all stays.
const unused = [
    /what\+="\. Build with -s ASSERTIONS=1 for more info\.";/,
    /var wasmBinary;if\(Module\["wasmBinary"\]\)wasmBinary=Module\["wasmBinary"\];/,
    /if\(typeof WebAssembly!="object"\)\{abort\("no native wasm support detected"\)\}/,
    /Module\["preloadedImages"\]=\{\};Module\["preloadedAudios"\]=\{\};/,
    /var ENVIRONMENT_IS_WEB=[^]*?(?=var out=)/,
    /var dataURIPrefix=[^]*?(?=function createWasm\()/,
    /function receiveInstantiationResult\([^]*?(?=if\(Module\["instantiateWasm"\]\))/,
    /instantiateAsync\(\)\.catch\(readyPromiseReject\);return\{\}/,
];
const exported = /var _(app_\w+|request_\w+)=Module\["_\1"\]=function\(\)\{return\(_\1=Module\["_\1"\]=Module\["asm"\]\["(\w+)"\]\)\.apply\(null,arguments\)\};/g;

/** @param {string} glue @returns {string} */
export function withoutFetching(glue) {
    if (!unused.every((piece) => piece.test(glue)) || !glue.includes("var calledRun;")) return glue;
    const functions = [...glue.matchAll(exported)].map(([, name, key]) => `${name}:"${key}"`);
    return unused.reduce((text, piece) => text.replace(piece, ""), glue).replace(exported, "").replace("var calledRun;",
        `for(const[name,key]of Object.entries({${functions}}))Module["_"+name]=(...all)=>Module["asm"][key](...all);var calledRun;`);
}
