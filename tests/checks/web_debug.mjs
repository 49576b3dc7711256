// web_debug.mjs BUILD: checks that the site of the preset web-debug can be debugged: a breakpoint on a line of C++
// stops there, programs have names of functions and DWARF, a wrong memory access is reported, and the inspector opens
// beside the game and saves a trace of frames and jobs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '../browser/server.mjs';
import { LAUNCH } from '../browser/site.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)), site = join(resolve(process.argv[2] ?? 'build/web-debug'), 'site');
const [symbolizer] = execFileSync('sh', ['-c', 'command -v llvm-symbolizer || command -v llvm-symbolizer-14'], { encoding: 'utf8' }).split('\n');
const server = await serve(site), browser = await chromium.launch(LAUNCH);
const open = async (path) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', reducedMotion: 'reduce' }), page = await context.newPage();
  page.on('console', (message) => { if (message.type() === 'error') throw new Error(message.text()); });
  const tools = await context.newCDPSession(page), programs = [];
  tools.on('Debugger.scriptParsed', (script) => { if (script.scriptLanguage === 'WebAssembly') programs.push(script); });
  await tools.send('Debugger.enable');
  await page.goto(server.origin + path);
  await page.waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2);
  return { page, tools, programs };
};
/** The right edge of the game's controls. */
const reach = (page) => page.evaluate(() => Math.max(...Object.values(document.querySelector('sagaz-game').debugOutline().rects).map(([x, , w]) => x + w)));

const checks = {
  async 'a breakpoint on a line of C++ stops there'() {
    const { page, tools, programs } = await open('/?game=mastermind&seed=7'), program = programs.find(({ url }) => url === `${server.origin}/codes.wasm`);
    assert.ok(program, 'the program is known by its address');
    assert.equal(program.sourceMapURL, 'codes.wasm.map');
    const map = new SourceMap(JSON.parse(readFileSync(join(site, 'codes.wasm.map')))), source = 'sagaz/shell/app/main_web.cpp';
    const line = readFileSync(join(root, 'shell/app/main_web.cpp'), 'utf8').split('\n').findIndex((text) => text.includes('app->outline_action('));
    const isThere = ({ originalSource, originalLine }) => originalSource === source && originalLine === line;
    const end = readFileSync(join(site, 'codes.wasm')).length;
    let offset = 0;
    while (offset < end && !isThere(map.findEntry(0, offset))) offset += 4;
    const { actualLocation } = await tools.send('Debugger.setBreakpoint', { location: { scriptId: program.scriptId, lineNumber: 0, columnNumber: map.findEntry(0, offset).generatedColumn } });
    assert.ok(isThere(map.findEntry(0, actualLocation.columnNumber)), 'it is set on that line');
    const paused = new Promise((done) => tools.once('Debugger.paused', done));
    page.evaluate(() => document.querySelector('sagaz-game').goHome()).catch(() => {});
    const { callFrames: [frame] } = await paused;
    assert.match(frame.functionName, /app_outline_action/);
    assert.ok(isThere(map.findEntry(0, frame.location.columnNumber)), 'and stops there');
    assert.ok(map.payload.sourcesContent[map.payload.sources.indexOf(source)].includes('app->outline_action('), 'the source is inside');
    await tools.send('Debugger.resume');
    const dwarf = execFileSync(symbolizer, [`--obj=${join(site, 'codes.wasm')}`, String(frame.location.columnNumber - program.codeOffset)], { encoding: 'utf8' });
    assert.match(dwarf, new RegExp(`^app_outline_action\\n.*shell/app/main_web.cpp:${line + 1}:`), 'the DWARF says so too');
    return `${source}:${line + 1} at byte ${frame.location.columnNumber}; ${JSON.stringify(program.debugSymbols)}`;
  },

  async 'the programs have DWARF and the names of functions'() {
    const program = await WebAssembly.compile(readFileSync(join(site, 'trees.wasm'))), size = (name) => WebAssembly.Module.customSections(program, name)[0]?.byteLength ?? 0;
    for (const name of ['.debug_info', '.debug_line', 'name']) assert.ok(size(name) > 100_000, name);
    return `.debug_info ${(size('.debug_info') / 1e6).toFixed(1)} MB`;
  },

  async 'wrong memory is noticed where it is used, by name'() {
    const { page } = await open('/?game=mastermind&seed=7');
    const { message, stack } = await page.evaluate(async () => {
      const wasm = await import('./wasm.mjs').then(({ instantiate }) => instantiate('trees'));
      try { wasm.call('app_option', 1 << 30, 4); } catch (error) { return { message: error.message, stack: error.stack }; }
      return {};
    });
    assert.match(message, /segmentation fault|alignment fault/);
    assert.match(stack, /app_option/);
    return message.slice(0, 60);
  },

  async 'the inspector with ?debug=1, and only then'() {
    const plain = await open('/?game=mastermind&seed=7'), debug = await open('/?game=mastermind&seed=7&debug=1');
    assert.ok(await reach(plain.page) > 1000);
    const far = await reach(debug.page);
    assert.ok(far > 700 && far <= 881, `the game keeps to its part: ${far}`);
    const button = debug.page.locator('sagaz-game').getByRole('button', { name: 'Inspector' });
    await debug.page.mouse.click(1232, 28); // Close
    await debug.page.waitForFunction(() => document.querySelector('sagaz-game').debugOutline().rects.menu[0] > 700);
    await button.click();
    await debug.page.waitForFunction(() => document.querySelector('sagaz-game').debugOutline().rects.menu[0] < 700);
  },

  async 'a trace of frames and jobs, as the desktop writes it'() {
    const { page } = await open('/?game=mastermind&rules=p5c8r&seed=7&debug=1');
    const hint = await page.evaluate(() => document.querySelector('sagaz-game').debugOutline().rects.hint);
    await page.mouse.click(hint[0] + hint[2] / 2, hint[1] + hint[3] / 2);
    await page.waitForFunction(() => document.querySelector('sagaz-game').jobs.size === 0, null, { timeout: 60_000 });
    await page.mouse.click(1130, 70); // Time
    await page.waitForTimeout(500);
    const coming = page.waitForEvent('download');
    await page.mouse.click(1080, 353); // Save a trace
    const file = await coming;
    assert.equal(file.suggestedFilename(), 'sagaz-trace.json');
    const events = JSON.parse(readFileSync(await file.path(), 'utf8'));
    const frames = events.filter(({ ph, name }) => ph === 'X' && name === 'frame'), begun = events.filter(({ ph }) => ph === 'b'), ended = events.filter(({ ph }) => ph === 'e');
    assert.ok(frames.length > 5 && frames.every(({ ts, dur, args }) => ts > 0 && dur > 0 && args.vertices > 0), 'frames');
    assert.ok(begun.length > 0, 'a job began');
    for (const { id, name } of begun) assert.ok(ended.some((end) => end.id === id && end.name === name), `job ${id} ended`);
    return `${frames.length} frames, ${begun.map(({ name }) => name)}`;
  },
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    const told = await check();
    console.log(`ok      ${name}${told ? `  (${told})` : ''}`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${name}\n        ${error.stack}`);
  }
}
await browser.close();
server.close();
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
