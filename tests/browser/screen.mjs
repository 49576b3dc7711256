// A screen that nobody sees, for browsers that draw with WebGL only where there is one: Firefox without a screen has no WebGL.
import { spawn } from 'node:child_process';
import { atEnd } from './harness.mjs';

let display;

/** @returns {Promise<NodeJS.ProcessEnv>} the environment of a program that shall draw on it */
export async function onScreen() {
  display ??= new Promise((resolve, reject) => {
    const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
    server.on('error', reject);
    server.on('exit', () => reject(new Error('Xvfb has ended')));
    server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
    atEnd(() => { server.kill(); });
  });
  return { ...process.env, DISPLAY: await display, LIBGL_ALWAYS_SOFTWARE: '1' };
}
