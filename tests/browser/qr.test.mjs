// Tests of QR codes: the hand-in dialog shows them, class.html reads them from pictures and by the camera.
import assert from 'node:assert/strict';
import { cpus, loadavg } from 'node:os';
import { codesOf } from '../../web/handin/parts.mjs';
import { opened, textsIn } from '../../web/handin/read.mjs';
import { written } from '../../web/handin/write.mjs';
import { inspect } from './axe.mjs';
import { DESKTOP, PHONE, expect, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { fileOf, pngOf } from './qr-picture.mjs';
import { say, saying } from './say.mjs';

const words = (key, values) => say('en', `class.${key}`, values), own = (key, values) => say('en', `handin.${key}`, values);
const record = (i) => ({ sagaz: '0.1.0', group: '3B', name: `Pupil ${i}`, date: '2026-11-29', seconds: 60 + i, options: { game: 'mastermind', rules: 'p4c6r' }, score: [0, 1], line: `codes 1 p4c6r 12 guesser colours knuth ${i + 1} g0011 x` });
const LONG = { sagaz: '0.1.0', group: '3B', name: 'Long', date: '2026-11-29', seconds: 9, options: { lesson: 'filter' }, score: [0, 40],
  answers: Array.from({ length: 40 }, (_, i) => ({ step: i + 1, seed: `${i * 7919}`, hints: 3, tries: 4, given: [0, 1, 2, 3].map((j) => `${(i + 1) * (j + 3) * 104729}`), end: 1 })) };

const openClass = (t, how = {}) => t.open('/class.html?lang=en', { wait: false, language: 'en', ...how });
const ready = (page) => page.waitForFunction(() => document.body.dataset.state === 'ready' && document.querySelector('tbody tr'), undefined, { timeout: 60_000 });
const names = (page) => page.evaluate(() => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent).sort());

test('a pupil shows the text as a QR code, and a photo of the screen is read as that text', async ({ t }) => {
  const page = await t.open('/?game=mastermind&rules=p4c6r&seed=7&class=3B&lang=en&view=text', { viewport: PHONE, dpr: 2, language: 'en' }), player = new Player(page);
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await player.guess('outline', '0011');
  await player.press('giveup');
  await page.getByRole('button', { name: say('en', 'page.handin_open'), exact: true }).click();
  const button = page.getByRole('button', { name: own('qr'), exact: true });
  await button.click();
  assert.equal(await page.locator('.handin .told').innerText(), own('no_name'));
  const before = asked.length;
  await page.getByRole('textbox', { name: own('your_name') }).fill('Lucía Prieto');
  await button.click();
  const code = page.getByRole('img', { name: own('qr_alt', { n: 1, of: 1 }) });
  await code.waitFor();
  assert.ok(asked.length > before, 'what draws it is fetched only now');
  const text = await page.getByRole('textbox', { name: own('text') }).inputValue(), { width } = await code.boundingBox();
  assert.ok(width > 300, `${width} px wide`);
  await inspect(page);
  await t.shot(page, 'handin-qr-phone');
  const photo = await code.screenshot();
  await page.getByRole('textbox', { name: own('your_name') }).fill('Ana');
  assert.equal(await code.count(), 0, 'another name makes another code');
  assert.equal(await button.getAttribute('aria-expanded'), 'false');

  const results = await openClass(t);
  await results.locator('[name=files]').setInputFiles([fileOf('photo.png', photo)]);
  await ready(results);
  assert.deepEqual(await names(results), [opened(textsIn(text)[0]).record.name]);
  assert.equal(await results.locator('tbody td .ok').count(), 1, 'and it is verified');
});

test('forty pictures of codes are read in seconds, several codes of one text in any order, and a picture without one is named', { tag: '@alone' }, async ({ t }) => {
  const page = await openClass(t), long = codesOf(written(LONG)).map((text, i) => fileOf(`long-${i}.png`, pngOf(text)));
  assert.ok(long.length >= 3);
  const files = Array.from({ length: 40 }, (_, i) => fileOf(`${i}.png`, pngOf(codesOf(written(record(i)))[0])));
  await page.evaluate(() => {
    document.querySelector('[name=files]').addEventListener('change', () => { globalThis.began = performance.now(); }, { capture: true });
    new MutationObserver(() => { if (document.body.dataset.state === 'working') globalThis.read ??= performance.now(); }).observe(document.body, { attributes: true });
  });
  await page.locator('[name=files]').setInputFiles(files);
  await page.waitForFunction(() => globalThis.read);
  const took = await page.evaluate(() => globalThis.read - globalThis.began), crowd = Math.max(1, loadavg()[0] / cpus().length);
  t.note(`forty pictures took ${Math.round(took)} ms`);
  assert.ok(took < 5000 * crowd, `${took} ms, ${crowd} times as many programs as cores`);
  await ready(page);
  assert.deepEqual(await names(page), files.map((_, i) => `Pupil ${i}`).sort());
  await page.locator('[name=remove]').click();

  await page.locator('[name=files]').setInputFiles([long[2], fileOf('none.png', pngOf('hello'))]);
  await expect.poll(() => page.locator('#status').innerText()).toContain(words('parts', { has: 1, of: long.length }));
  await page.locator('[name=files]').setInputFiles([fileOf('cat.png', Buffer.from('no picture')), ...long.filter((_, i) => i !== 2).reverse()]);
  await expect.poll(() => names(page)).toEqual(['Long']);
  await page.locator('[name=remove]').click();
  await page.locator('[name=files]').setInputFiles([fileOf('cat.png', Buffer.from('no picture'))]);
  await expect.poll(() => page.locator('#status').innerText()).toBe(words('no_code', { name: 'cat.png' }));
});

/** Replaces the camera by a canvas that shows pictures, one for 400 ms after the other. Runs in the page. */
const filming = (pictures) => {
  navigator.mediaDevices.getUserMedia = async (asked) => {
    globalThis.asked = asked;
    const images = await Promise.all(pictures.map(async (one) => createImageBitmap(new Blob([Uint8Array.from(atob(one), (c) => c.charCodeAt(0))]))));
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 }), paper = canvas.getContext('2d');
    let i = 0;
    const draw = () => {
      paper.fillStyle = '#999';
      paper.fillRect(0, 0, 640, 480);
      const image = images[Math.floor(i++ / 4) % images.length];
      paper.drawImage(image, 100, 10, 450, 450);
    };
    draw();
    setInterval(draw, 200);
    globalThis.film = canvas.captureStream(10);
    return globalThis.film;
  };
};

test('the camera reads one code after another, each once, and is off when it is done', async ({ t }) => {
  const page = await openClass(t, { viewport: DESKTOP }), codes = [...codesOf(written(LONG)), ...[1, 2].map((i) => codesOf(written(record(i)))[0])];
  await page.evaluate(filming, codes.map((text) => pngOf(text, 4).toString('base64')));
  await page.locator('[name=scan]').click();
  await page.locator('.camera video').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 3, undefined, { timeout: 60_000 });
  assert.deepEqual(await names(page), ['Long', 'Pupil 1', 'Pupil 2']);
  await expect.poll(() => page.locator('#status').innerText()).toBe(words('scan_again')); // it goes on
  assert.deepEqual(await page.evaluate(() => [globalThis.asked.audio, globalThis.asked.video.facingMode]), [false, 'environment']);
  await inspect(page);
  await t.shot(page, 'class-camera-desktop');
  await page.locator('[name=scan]').click();
  assert.deepEqual(await page.evaluate(() => globalThis.film.getTracks().map(({ readyState }) => readyState)), ['ended']);
  assert.equal(await page.locator('.camera video').count(), 0);
  assert.equal((await names(page)).length, 3);
});

test('a camera that is refused, missing or in use is said with the way around', async ({ t }) => {
  const page = await openClass(t);
  for (const [name, key] of [['NotAllowedError', 'refused'], ['NotFoundError', 'missing'], ['NotReadableError', 'busy']]) {
    await page.evaluate((error) => { navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error)); }, name);
    await page.locator('[name=scan]').click();
    await expect.poll(() => page.locator('#status').innerText()).toBe(words(`scan_${key}`));
    assert.equal(await page.locator('[name=scan]').innerText(), words('scan'));
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await page.locator('[name=scan]').click();
  assert.match(await page.locator('#status').innerText(), saying('en', 'class.scan_unsafe'));
});
