// Firefox, led by WebDriver BiDi: one for all tests, in which each has a profile of its own.
import { execFileSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { atEnd } from './harness.mjs';
import { onScreen } from './screen.mjs';

let running;
const launch = () => (running ??= (async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox', protocol: 'webDriverBiDi', headless: false, env: await onScreen(),
    executablePath: execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim(),
  });
  atEnd(() => browser.close());
  return browser;
})());

/** @returns {Promise<{open: (path?: string) => Promise<object>}>} a profile; `open`: a page of it as plays.mjs wants them */
export async function firefox(t, { width = 1280, height = 800 } = {}) {
  const profile = await (await launch()).createBrowserContext();
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
}
