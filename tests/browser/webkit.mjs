// WebKitGTK's MiniBrowser, a stand-in for Safari, led by WebDriver as the standard says it (plain HTTP).
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { atEnd } from './harness.mjs';
import { sleep } from './plays.mjs';
import { onScreen } from './screen.mjs';

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const KEYS = { Backspace: '\ue003', Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004' };

/** @returns {string} the MiniBrowser that Debian puts beside the library */
function miniBrowser() {
  const folder = readdirSync(LIBRARIES).filter((name) => /^webkit2?gtk-/.test(name)).sort().at(-1);
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}

let driver;
const launch = () => (driver ??= (async () => {
  const port = 40_000 + process.pid % 20_000, base = `http://127.0.0.1:${port}`;
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', detached: true, env: await onScreen() });
  const call = async (method, path, body) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) }), { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; tries++) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
  atEnd(() => { try { process.kill(-child.pid); } catch { /* it is gone */ } });
  return call;
})());

/** A page as plays.mjs wants them; one at a time is all that this browser offers. */
export async function webkit(t) {
  const call = await launch();
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
