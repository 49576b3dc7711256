// Tests of the static server (cmake/serve.mjs, web/play): compressed copies, "not modified", ranges.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SITE, test } from './fixtures.mjs';

const ask = (url, headers = {}, method = 'GET') => new Promise((resolve, reject) => {
  get(url, { family: 4, headers, method }, async (response) => resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) })).on('error', reject);
});

test('files come compressed to who accepts it, and are the same', async ({ t }) => {
  for (const name of ['codes.wasm', 'page.mjs', 'codes.es.txt', 'index.html']) {
    const whole = readFileSync(new URL(name, SITE)), url = `${t.origin}/${name}`;
    const plain = await ask(url), br = await ask(url, { 'accept-encoding': 'gzip, deflate, br, zstd' }), gz = await ask(url, { 'accept-encoding': 'gzip, br;q=0' });
    assert.ok(plain.body.equals(whole) && !plain.headers['content-encoding'], name);
    assert.deepEqual([br.headers['content-encoding'], gz.headers['content-encoding']], ['br', 'gzip']);
    assert.ok(brotliDecompressSync(br.body).equals(whole) && gunzipSync(gz.body).equals(whole));
    assert.ok(br.body.length < gz.body.length && gz.body.length < whole.length);
    assert.equal(br.headers['content-type'], plain.headers['content-type']);
    assert.equal(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size, 3);
    assert.equal(br.headers.vary, 'accept-encoding');
  }
});

test('the licences of all that is inside lie beside it', async ({ t }) => {
  const text = (await ask(`${t.origin}/licences.txt`)).body.toString();
  for (const part of ['MIT License', 'Omar Cornut', 'Niels Lohmann', 'Apache License 2.0', 'SIL Open Font License', 'Bitstream Vera']) assert.ok(text.includes(part), part);
});

test('what the browser has already is not sent again', async ({ t }) => {
  const url = `${t.origin}/codes.wasm`, { headers: { etag } } = await ask(url, { 'accept-encoding': 'br' });
  const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
  assert.deepEqual([again.status, again.body.length], [304, 0]);
  assert.equal((await ask(url, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status, 200, 'another encoding is another file');
});

test('a part of a file can be had', async ({ t }) => {
  const whole = readFileSync(new URL('codes.wasm', SITE)), url = `${t.origin}/codes.wasm`, { headers: { etag } } = await ask(url);
  for (const [range, from, to] of [['bytes=0-99', 0, 100], ['bytes=1000-', 1000, whole.length], ['bytes=-10', whole.length - 10, whole.length], ['bytes=5-99999999', 5, whole.length]]) {
    const part = await ask(url, { range, 'accept-encoding': 'br', 'if-range': etag });
    assert.equal(part.status, 206, range);
    assert.equal(part.headers['content-range'], `bytes ${from}-${to - 1}/${whole.length}`);
    assert.ok(part.body.equals(whole.subarray(from, to)), range);
  }
  assert.equal((await ask(url, { range: 'bytes=99999999-' })).status, 416);
  assert.equal((await ask(url, { range: 'bytes=0-9', 'if-range': '"older"' })).status, 200);
  for (const odd of ['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-']) assert.ok([200, 416].includes((await ask(url, { range: odd })).status), odd);
});

test('nothing outside the folder is served, and nothing is written', async ({ t }) => {
  for (const path of ['/../sizes.json', '/%2e%2e/sizes.json', '/%00', '/%', '/no-such-file', '/pages']) assert.ok([400, 404].includes((await ask(t.origin + path)).status), path);
  assert.equal((await ask(`${t.origin}/codes.wasm`, {}, 'PUT')).status, 405);
  const head = await ask(`${t.origin}/codes.wasm`, {}, 'HEAD');
  assert.deepEqual([head.status, head.body.length], [200, 0]);
  assert.ok(Number(head.headers['content-length']) > 1000);
});

test('a game in a sandboxed frame plays, which has no origin', async ({ t }) => {
  t.expected = /localStorage|sandbox|Worker/;
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/player.html?game=mastermind&seed=7', width: 640, height: 480 });
    frame.sandbox = 'allow-scripts';
    document.body.append(frame);
  });
  await page.frameLocator('iframe').locator('canvas').waitFor();
  await page.frameLocator('iframe').locator('.outline h1, .outline h2').first().waitFor({ state: 'attached' });
});
