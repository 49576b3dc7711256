// Starts a virtual screen (Xvfb), because Firefox has no WebGL without a screen.
import { spawn } from 'node:child_process';

/** @returns {Promise<{env: NodeJS.ProcessEnv, close: () => void}>} env: for programs that draw on it */
export async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => reject(new Error('Xvfb has ended')));
    server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' }, close: () => { server.kill(); } };
}
