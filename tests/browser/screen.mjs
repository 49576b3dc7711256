// A screen that nobody sees, for browsers that draw with WebGL only where there is one: Firefox without a screen has no WebGL.
import { spawn } from 'node:child_process';

/** @returns {Promise<{env: NodeJS.ProcessEnv, close: () => void}>} env: of a program that shall draw on it */
export async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => reject(new Error('Xvfb has ended')));
    server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' }, close: () => { server.kill(); } };
}
