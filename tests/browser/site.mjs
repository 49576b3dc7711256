// The tested site, and how to start Chromium.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The site's folder as an address: build/web/site, or the folder that SAGAZ_SITE names. */
export const SITE = pathToFileURL(`${resolve(process.env.SAGAZ_SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url)))}/`);

export const FLAGS = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
];
// Software graphics draw the game's canvas only, not the page too, and WebAssembly is compiled once: a quarter less
// work. The measurements and `tests/run --long` do without.
const FEWER_MINUTES = ['--disable-gpu-compositing', '--js-flags=--no-wasm-tier-up'];

const found = (program) => spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
/**
 * The headless shell, if it is installed (the same engine, a third less work). With `tests/run --long` the whole
 * Chromium.
 */
export const chromiumPath = () => (!process.env.SAGAZ_LONG && found('chromium-headless-shell')) || found('chromium');

/** Playwright's launch options. */
export const LAUNCH = { executablePath: chromiumPath(), args: process.env.SAGAZ_LONG ? FLAGS : [...FLAGS, ...FEWER_MINUTES] };
