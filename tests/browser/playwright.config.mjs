// Tests of the page in headless Chromium; some start Firefox or, with SAGAZ_LONG=1, WebKitGTK (firefox.mjs,
// webkit.mjs). npx playwright test -c tests/browser [FILE...] [--grep WORDS] [--shard 1/3]; needs `npm ci`, and
// chromium, firefox-esr and Xvfb. SAGAZ_SITE names another site than build/web/site; SAGAZ_SHOTS a folder for
// screenshots.
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './site.mjs';

export default defineConfig({
  testMatch: '*.test.mjs',
  outputDir: '../../build/browser',
  globalSetup: './setup.mjs',
  reporter: [['list'], ['./reporter.mjs']],
  fullyParallel: true,
  workers: 2, // one waits while the other draws
  retries: process.env.CI ? 1 : 0, // on a busy machine; the report names a test that only passes then
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: LAUNCH, actionTimeout: 30_000, navigationTimeout: 30_000, screenshot: 'only-on-failure' },
  projects: [{ name: 'chromium' }],
});
