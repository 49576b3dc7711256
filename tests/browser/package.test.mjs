// Tests the npm package: packs it, installs and bundles it in another project, and plays.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SITE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { serve } from './server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)), OURS = fileURLToPath(SITE).startsWith(join(root, 'build'));
const npm = (folder, ...what) => execFileSync('npm', [...what, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, encoding: 'utf8' });
const all = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('the npm package is bundled by somebody else and plays, from files beside the bundle or elsewhere', async ({ t }) => {
  if (!OURS) return t.note('the site is not the one that npm pack takes');
  const project = mkdtempSync(join(tmpdir(), 'sagaz-package-'));
  let server;
  try {
    const [{ filename, size, entryCount }] = JSON.parse(npm(root, 'pack', '--json', '--pack-destination', project));
    t.note(`${filename}: ${(size / 1e6).toFixed(1)} MB, ${entryCount} files`);
    writeFileSync(join(project, 'package.json'), '{"name": "somebodys", "private": true}');
    npm(project, 'install', `./${filename}`);
    const site = join(project, 'node_modules/sagaz/build/web/site');
    assert.deepEqual(all(site).filter(({ name }) => /\.(br|gz)$/.test(name)), [], 'servers compress by themselves');
    for (const [entry, code] of [['beside', "import 'sagaz';"], ['elsewhere', "import { filesAt, request } from 'sagaz'; filesAt('/games'); globalThis.ask = request;"]]) {
      writeFileSync(join(project, `${entry}.js`), code);
      await build({ absWorkingDir: project, entryPoints: [`${entry}.js`], bundle: true, minify: true, format: 'esm', outdir: 'public', logLevel: 'error' });
      writeFileSync(join(project, `public/${entry}.html`), `<!doctype html><html lang="en"><meta charset="utf-8"><title>Somebody's</title><link rel="icon" href="data:,"><script type="module" src="${entry}.js"></script><sagaz-game game="mastermind" seed="7" view="text"></sagaz-game></html>`);
    }
    assert.ok(statSync(join(project, 'public/beside.js')).size < 120_000);
    for (const folder of ['sagaz', 'games']) {
      mkdirSync(join(project, 'public'), { recursive: true });
      cpSync(site, join(project, 'public', folder), { recursive: true });
    }
    server = await serve(join(project, 'public'));
    const page = await t.open('/pages/blank.html', { wait: false, language: 'en' }), asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.origin}/beside.html`);
    await t.ready(page);
    assert.ok(asked.includes('/sagaz/codes.wasm'), `${asked}`);
    await new Player(page).win('outline', 'p4c6r'); // with the engine in a worker
    await page.goto(`${server.origin}/elsewhere.html`);
    await t.ready(page);
    assert.ok(asked.includes('/games/codes.wasm'));
    assert.equal((await page.evaluate(() => globalThis.ask({ cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0101' }))).fijas, 2);
    await page.evaluate(() => document.querySelector('sagaz-game').setAttribute('lesson', 'cut-1'));
    await page.waitForFunction(() => document.querySelector('sagaz-game').debugOutline()?.nodes.some(({ id }) => id === 'lesson'));
    await page.close();
  } finally {
    server?.close();
    rmSync(project, { recursive: true });
  }
});
