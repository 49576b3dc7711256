// What the scripts of the documents' pictures share: the built site in Chromium, and pictures with few colours.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { answer } from '../../cmake/files.mjs';

/** @param {string} [folder]  the site; build/web/site */
export async function openSite(folder) {
  const site = resolve(folder ?? fileURLToPath(new URL('../../build/web/site', import.meta.url))), server = createServer((request, response) => answer(site, request, response));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch({
    executablePath: execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { browser, origin: `http://127.0.0.1:${server.address().port}`, close };
}

/** Says the size of a picture, and fails the script if it is too large. @param {number} largest  bytes */
export function weigh(picture, largest) {
  const { size } = statSync(picture);
  console.log(`${picture}: ${size} bytes`);
  if (size > largest) process.exitCode = 1;
}

/** Flat colours: few of them and no dithering. @param {string[]} more  of ImageMagick, before the target */
export const drawFlat = (sources, picture, more = []) => execFileSync('convert', [...sources, '+dither', '-colors', '64', ...more, picture]);
