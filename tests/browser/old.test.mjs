// Tests for browsers of 2021 (Safari 15, the last one of some iPads, Firefox 90, Chrome 90): features that they lack
// are removed before the page loads. web/docs/embedding.md has the table.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import esbuild from 'esbuild';
import { SITE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { say, saying } from './say.mjs';

// chrome91, because esbuild works around a bug of Chrome 90 in syntax that we do not use.
const OLD = { target: ['safari15', 'firefox90', 'chrome91'] };

const takeAway = () => {
  globalThis.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor'); } };
  for (const type of [Document, ShadowRoot]) delete type.prototype.adoptedStyleSheets;
  for (const name of ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with']) delete Array.prototype[name];
  delete String.prototype.at;
  for (const [of, names] of [[Object, ['hasOwn', 'groupBy']], [AbortSignal, ['timeout', 'any']], [WebAssembly, ['compileStreaming', 'instantiateStreaming']], [globalThis, ['structuredClone', 'OffscreenCanvas']]])
    for (const name of names) delete of[name];
  delete Element.prototype.checkVisibility;
  for (const name of Object.getOwnPropertyNames(Element.prototype)) if (name.startsWith('aria')) delete Element.prototype[name];
  const { matches } = Element.prototype;
  Element.prototype.matches = function (selector) {
    if (selector.includes(':focus-visible')) throw new SyntaxError(selector);
    return matches.call(this, selector);
  };
};

for (const [where, path] of [['a page of its own', '/?game=mastermind&lang=en'], ['a course page with a strict policy', '/pages/strict.html']])
  test(`an older browser plays on ${where}: on the canvas, by the outline, with dialogs and hints`, async ({ t }) => {
    const page = await t.open(path, { before: takeAway }), player = new Player(page);
    await page.waitForFunction(() => getComputedStyle(document.querySelector('sagaz-game').shadowRoot.querySelector('.root')).display === 'flex');
    await player.guess('canvas', '0011');
    const { text } = await player.node('hint'), { text: submit } = await player.node('submit');
    assert.equal(await page.getByRole('button', { name: submit, exact: true }).first().getAttribute('aria-disabled'), 'true', 'nothing is chosen yet');
    await page.getByRole('button', { name: text, exact: true }).first().focus();
    await page.keyboard.press('Enter'); // says where to look
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'nudge'));
    await page.keyboard.press('Enter');
    await player.until(({ nodes }) => nodes.some(({ id }) => id === 'hint_why'));
    await page.getByRole('button', { name: (await player.node('howto')).text, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('sagaz-game').shadowRoot.querySelector('[role=dialog]'));
    assert.ok(await page.locator('canvas').getAttribute('aria-label'));
    await t.shot(page, `old-${where.replaceAll(' ', '-')}`);
  });

const REFUSED = {
  'knows no elements of a page\'s own': () => { customElements.define = undefined; },
  'cannot make its inside': () => { Element.prototype.attachShadow = undefined; },
};
for (const [what, before] of Object.entries(REFUSED))
  test(`where the browser ${what} the page says a sentence, with the ways on`, async ({ t }) => {
    t.expected = /./;
    const page = await t.open('/pages/blank.html', { wait: false, before, language: 'pt' });
    await page.goto(`${t.origin}/?game=mastermind`);
    const said = page.getByRole('alert').filter({ visible: true });
    await said.waitFor();
    assert.match(await said.innerText(), saying('pt', 'no_wasm'));
    for (const name of ['start.again', 'to_home'].map((key) => say('pt', key))) await page.getByRole('link', { name }).click({ trial: true });
    await t.shot(page, `refused-${what.split(' ')[0]}`);
  });

const tokens = ({ code }) => code.replace(/[()]/g, '');

test('the site is written in a language that browsers of 2021 read', async () => {
  const newer = [];
  for (const name of readdirSync(SITE, { recursive: true }).filter((file) => /^[^/]*\.m?js$/.test(file))) {
    const code = readFileSync(new URL(name, SITE), 'utf8');
    const [as, now] = await Promise.all([OLD, { target: 'esnext' }].map((how) => esbuild.transform(code, how)));
    // Without parentheses, because esbuild adds some around functions for a fault of Safari 15.
    if (tokens(as) !== tokens(now)) newer.push(name);
    if (/\(\?<[=!]/.test(code)) newer.push(`${name}: looks behind`);
  }
  assert.deepEqual(newer, []);
});
