// The page builder.html in tests: opens it, and reads its line and its preview.

export async function builder(t, choices = '', { language = 'en', ...how } = {}) {
  const page = await t.open('/pages/blank.html', { wait: false, language, ...how });
  await page.goto(`${t.origin}/builder.html?lang=${language}${choices && `#${choices}`}`);
  await page.waitForFunction(() => document.body.dataset.state === 'ready');
  return page;
}
export const line = (page) => page.locator('code').innerText();
export const attributes = async (page) => page.evaluate((html) => {
  const made = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  return { tag: made.localName, ...Object.fromEntries([...made.attributes].map(({ name, value }) => [name, value])) };
}, await line(page));
export const frameOf = async (page) => (await page.waitForSelector('iframe')).contentFrame();
/** The query of the preview's address, once it contains `what`. */
export const shown = async (page, what) => {
  await page.waitForFunction((wanted) => document.querySelector('iframe').contentWindow.location.search.includes(wanted), what);
  return new URLSearchParams(new URL((await frameOf(page)).url()).search);
};
export const playing = async (page) => { await page.locator('iframe').scrollIntoViewIfNeeded(); await (await frameOf(page)).waitForFunction(() => document.querySelector('sagaz-game')?.stats?.frames > 2); };
export const overflows = (page) => page.evaluate(() => {
  const across = document.documentElement.scrollWidth > innerWidth;
  const cut = [...document.querySelectorAll('.segments span, button, h1, h2, h3, .note, .fault, legend:not(.unseen)')].filter((part) => part.clientWidth && part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent);
  return { across, cut };
});
