// A fixture for WebKitGTK's MiniBrowser, in place of Safari, driven by plain WebDriver over HTTP.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { test as base } from './fixtures.mjs';
import { startScreen } from './screen.mjs';
import { until } from './until.mjs';

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const KEYS = { Backspace: '\ue003', Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004' };

/** @returns {string} the path of the MiniBrowser, which Debian installs beside the library */
function miniBrowser() {
  const folder = readdirSync(LIBRARIES).filter((name) => /^webkit2?gtk-/.test(name)).sort().at(-1);
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}

/** @returns {Promise<{call: Function, close: () => void}>} call: (method, path, body) of WebDriver */
async function startDriver(env) {
  const port = 40_000 + process.pid % 20_000, address = `http://127.0.0.1:${port}`;
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', detached: true, env });
  const call = async (method, path, body) => {
    const response = await fetch(address + path, { method, body: body && JSON.stringify(body) }), { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() => call('GET', '/status').then(() => true, () => false));
  return { call, close: () => { try { process.kill(-child.pid); } catch { /* it has ended */ } } };
}

/** A page with the interface that plays.mjs needs; this browser has one at a time. */
async function openPage(call, t) {
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: {
    browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  } } });
  const at = `/session/${sessionId}`;
  t.closing(() => call('DELETE', at));
  await call('POST', `${at}/timeouts`, { script: 60_000 });
  await call('POST', `${at}/window/rect`, { width: 1300, height: 950 });
  const actions = (...all) => call('POST', `${at}/actions`, { actions: all });
  const keys = (all) => actions({ type: 'key', id: 'keys', actions: all.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]) });
  return {
    async evaluate(work, ...args) {
      const script = `const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);
        Promise.resolve().then(() => ${typeof work === 'string' ? work : `(${work})(...given)`}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call('POST', `${at}/execute/async`, { script, args: args.map((arg) => arg ?? null) });
      assert.equal(error, undefined);
      return value ?? undefined;
    },
    click: (x, y) => actions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, { type: 'pointerDown', button: 0 }, { type: 'pause', duration: 30 }, { type: 'pointerUp', button: 0 }] }),
    type: (text) => keys([...text]),
    press: (key) => keys([KEYS[key] ?? key]),
    goto: (url) => call('POST', `${at}/url`, { url }),
    reload: () => call('POST', `${at}/refresh`, {}),
    screenshot: async (file) => writeFileSync(file, Buffer.from(await call('GET', `${at}/screenshot`), 'base64')),
  };
}

/** `webkit`: a page. */
export const test = base.extend({
  driverOfWebkit: [async ({}, use) => {
    const screen = await startScreen(), driver = await startDriver(screen.env);
    await use(driver);
    driver.close();
    screen.close();
  }, { scope: 'worker' }],
  webkit: async ({ driverOfWebkit, t }, use) => use(await openPage(driverOfWebkit.call, t)),
});
