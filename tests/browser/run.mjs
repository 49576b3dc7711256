// The page in headless Chromium, some of it in Firefox and (SAGAZ_LONG=1) WebKitGTK:
// node tests/browser/run.mjs [--grep WORDS] [--screenshots FOLDER] [--jobs N] [--long-tasks | --pictures | --lesson-pictures]
// Tests build/web/site, or the folder that SAGAZ_SITE names. Needs `npm ci`, and chromium, firefox-esr and Xvfb on the PATH.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SITE, launch, runAll } from './harness.mjs';
import { serve } from './server.mjs';

const here = fileURLToPath(new URL('.', import.meta.url)); // node 18 has no import.meta.dirname
const { values } = parseArgs({ options: {
  grep: { type: 'string' }, screenshots: { type: 'string' }, jobs: { type: 'string', default: '1' }, 'long-tasks': { type: 'boolean' }, pictures: { type: 'boolean' },
  'lesson-pictures': { type: 'boolean' },
} });
const site = fileURLToPath(SITE);
if (!existsSync(join(site, 'codes.mjs'))) {
  console.error(`There is no site in ${site}: build it first (web/play --build-only), or name its folder in SAGAZ_SITE.`);
  process.exit(2);
}

if (values['long-tasks']) await import('./long-tasks.mjs'); // measures instead of testing
else if (values.pictures) await import('./pictures.mjs'); // to be looked at
else if (values['lesson-pictures']) await import('./lesson-pictures.mjs');
else for (const name of readdirSync(here).sort()) if (name.endsWith('.test.mjs')) await import(`./${name}`);
const [server, other] = [await serve(site), await serve(site)], browser = await launch();
const { passed, failed } = await runAll({
  origin: server.origin, elsewhere: other.origin, browser, shots: values.screenshots, grep: values.grep && new RegExp(values.grep, 'i'), jobs: Number(values.jobs),
});
await browser.close();
server.close();
other.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
