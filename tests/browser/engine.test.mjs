// Tests of the engine on a course page: requests without a game, with workers and without.
import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';

const QUICK = { cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0101' };
const GAMES = { cmd: 'codes.tournament', rules: 'p4c6r', strategy: 'consistent', secrets: 100_000, seed: 1 };
const LONG = { cmd: 'codes.tournament', rules: 'p4c10n', strategy: 'knuth', secrets: 'all' };

/** Runs `work` (source text) in the page with `request` and the argument, and returns its result. */
const run = (page, work, argument) => page.evaluate(`(async () => {
  const { request } = await import('/engine.mjs');
  return (${work})(request, ${JSON.stringify(argument)});
})()`);

for (const [where, path, expected] of [
  ['in a worker', '/pages/blank.html'],
  ['without workers, in the page', '/pages/blank.html?no-worker'],
  ['where the page forbids workers', '/pages/no-worker-blank.html', /worker/i],
]) {
  const open = async (t) => {
    t.expected = expected;
    return t.open(path, { wait: false, before: path.endsWith('?no-worker') ? () => { delete globalThis.Worker; } : undefined });
  };

  test(`a request is answered ${where}`, async ({ t }) => {
    const page = await open(t);
    const { fijas, picas } = await run(page, '(request, quick) => request(quick)', QUICK);
    assert.deepEqual([fijas, picas], [2, 2]);
  });

  test(`a stored strategy of optimal play is fetched when a request wants it, once, ${where}`, async ({ t }) => {
    const page = await open(t), names = [];
    page.context().on('request', (asked) => names.push(new URL(asked.url()).pathname));
    const guesses = await run(page, `async (request, quick) => {
      const guess = async (history) => (await request({ cmd: 'codes.choose', rules: 'p4c6r', strategy: 'optimal', history })).guess;
      await request(quick);
      return [await guess([]), await guess([{ guess: '0012', fijas: 1, picas: 1 }])];
    }`, QUICK);
    assert.equal(guesses[0], '0012', 'the root of assets/optimal/p4c6r.txt');
    assert.deepEqual(names.filter((name) => name.includes('optimal')), ['/optimal/p4c6r.txt']);
  });

  test(`where it cannot be fetched, or is none, a move as good is searched for ${where}`, async ({ t }) => {
    for (const body of ['', '<!doctype html>']) {
      const page = await open(t);
      t.expected = /./;
      await page.context().route('**/optimal/*.txt', (route) => route.fulfill({ status: body ? 200 : 404, body }));
      const { guess } = await run(page, `(request) => request({ cmd: 'codes.choose', rules: 'p4c6r', strategy: 'optimal', history: [{ guess: '0012', fijas: 1, picas: 1 }] })`);
      assert.match(guess, /^[0-5]{4}$/);
    }
  });

  test(`an error of the engine rejects with its kind ${where}`, async ({ t }) => {
    const page = await open(t);
    const error = await run(page, '(request, quick) => request({ ...quick, secret: "0" }).catch(({ kind, message }) => ({ kind, message }))', QUICK);
    assert.ok(error.kind && error.message, JSON.stringify(error));
  });

  test(`a long request tells its progress, at most thirty times a second ${where}`, async ({ t }) => {
    const page = await open(t);
    const { mean, told, seconds } = await run(page, `async (request, long) => {
      const told = [], began = performance.now();
      const { mean } = await request(long, { onProgress: (progress) => told.push(progress) });
      return { mean, told, seconds: (performance.now() - began) / 1000 };
    }`, GAMES);
    assert.ok(Math.abs(mean - 4.6435) < 0.02, `${mean}`);
    assert.ok(told.length > 2 && told.length <= 30 * seconds + 2, `${told.length} in ${seconds} s`);
    assert.ok(told.every(({ done, total: all }, i) => done <= all && (i === 0 || done >= told[i - 1].done)));
  });

  test(`a request that is cancelled rejects, and the next one is answered ${where}`, async ({ t }) => {
    const page = await open(t);
    const [name, next] = await run(page, `async (request, [long, quick]) => {
      const stop = new AbortController();
      const name = await request(long, { signal: stop.signal, onProgress: () => stop.abort() }).catch((error) => error.name);
      return [name, await request(quick)];
    }`, [LONG, QUICK]);
    assert.equal(name, 'AbortError');
    assert.equal(next.fijas, 2);
  });
}

test('an element whose files are on another site has its workers all the same', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  await page.goto(`${t.elsewhere}/pages/blank.html`);
  const { fijas, workers } = await page.evaluate(async (site) => {
    const { request, hasWorkers } = await import(`${site}/engine.mjs`);
    const answer = await request({ cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0101' });
    return { ...answer, workers: hasWorkers() };
  }, t.origin);
  assert.deepEqual([fijas, workers], [2, true]);
  await page.evaluate(async (site) => {
    await import(`${site}/sagaz-game.mjs`);
    document.body.append(document.createElement('sagaz-game'));
  }, t.origin);
  await t.ready(page);
  await t.shot(page, 'from-another-site');
});

test('twelve requests at once are all answered, each with its own result', async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false });
  const answers = await run(page, `(request, quick) => Promise.all(Array.from({ length: 12 }, (_, i) =>
    request({ ...quick, secret: String(i % 6).repeat(4), guess: '0123' }).then(({ fijas }) => fijas)))`, QUICK);
  assert.deepEqual(answers, [1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0]);
});

test('the page draws on while the engine works in the page itself', { tag: '@alone' }, async ({ t }) => {
  const page = await t.open('/pages/blank.html', { wait: false, before: () => { delete globalThis.Worker; } });
  const longest = await run(page, `async (request, long) => {
    let last = performance.now(), longest = 0, go = true;
    const tick = (now) => { longest = Math.max(longest, now - last); last = now; if (go) requestAnimationFrame(tick); };
    await request({ cmd: 'version' });
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
    await request(long);
    go = false;
    return longest;
  }`, LONG);
  t.note(`longest time between two frames ${longest.toFixed(0)} ms`);
  assert.ok(longest < 250);
});

for (const [what, before, program] of [
  ['with vectors gets the engine that uses them', undefined, 'requests.simd'],
  ['without vectors gets the plain one', () => { WebAssembly.validate = () => false; }, 'requests'],
]) {
  test(`a browser ${what}, and it alone; both prove the same`, async ({ t }) => {
    const page = await t.open('/pages/blank.html', { wait: false, before }), asked = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    const { total, nodes, proven } = await run(page, '(request, rules) => request({ cmd: "codes.optimal", rules })', 'p3c6r');
    assert.deepEqual([total, proven], [854, true]);
    assert.equal(nodes, 89);
    assert.deepEqual(asked.filter((name) => /requests/.test(name)).sort(), [`/${program}.mjs`, `/${program}.wasm`]);
  });
}
