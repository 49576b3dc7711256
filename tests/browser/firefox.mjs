// A fixture for Firefox, driven by WebDriver BiDi: one browser a test worker, with fresh profiles for each test.
import { execFileSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { test as base } from './fixtures.mjs';
import { startScreen } from './screen.mjs';

/** `firefox()` makes a profile; its `open(path)` opens a page with the interface that plays.mjs needs. */
export const test = base.extend({
  browserOfFirefox: [async ({}, use) => {
    const screen = await startScreen();
    const browser = await puppeteer.launch({
      browser: 'firefox', protocol: 'webDriverBiDi', headless: false, env: screen.env,
      executablePath: execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim(),
    });
    await use(browser);
    await browser.close();
    screen.close();
  }, { scope: 'worker' }],

  firefox: async ({ browserOfFirefox, t }, use) => {
    await use(async ({ width = 1280, height = 800 } = {}) => {
      const profile = await browserOfFirefox.createBrowserContext();
      t.closing(() => profile.close());
      return {
        async open(path) {
          const tab = await profile.newPage();
          await tab.setViewport({ width, height });
          t.watch(tab);
          const page = {
            tab,
            evaluate: (...all) => tab.evaluate(...all),
            click: (x, y) => tab.mouse.click(x, y),
            type: (text) => tab.keyboard.type(text),
            press: (key) => tab.keyboard.press(key),
            goto: (address) => tab.goto(address),
            reload: () => tab.reload(),
            screenshot: (file) => tab.screenshot({ path: file }),
          };
          if (path) await page.goto(t.origin + path);
          return page;
        },
      };
    });
  },
});
