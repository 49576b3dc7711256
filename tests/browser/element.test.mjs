// Tests of the element on its own page and on host pages, independent of its game.
import assert from 'node:assert/strict';
import { PHONE, expect, picture, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { atRest, nextFrames } from './rest.mjs';
import { saying } from './say.mjs';

const frames = (page) => page.evaluate(() => [...document.querySelectorAll('sagaz-game')].reduce((sum, game) => sum + game.stats.frames, 0));
const canvas = (page) => page.locator('sagaz-game canvas').first();

/** Moves a finger from (x, y) down by `distance`, or up if negative. */
async function swipe(page, x, y, distance) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let i = 1; i <= 10; i++) {
    await touch('touchMove', y + distance * i / 10);
    await nextFrames(page, 1);
  }
  await touch('touchEnd');
}

test('a second copy of the script, also from another place, leaves the element as it is', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en');
  const { same, loaded } = await page.evaluate(async () => {
    const first = customElements.get('sagaz-game'), loaded = [];
    for (const place of ['/sagaz-game.mjs?again', '/theirs/sagaz-game.mjs']) loaded.push(typeof await import(place));
    return { same: customElements.get('sagaz-game') === first && document.querySelector('sagaz-game') instanceof first, loaded };
  });
  assert.deepEqual([same, loaded], [true, ['object', 'object']]);
  await new Player(page).guess('canvas', '0011');
});

test('the page starts, says so, and draws its first frame', async ({ t }) => {
  const page = await t.open('/', { before: () => { globalThis.heard = []; addEventListener('sagaz-ready', (event) => globalThis.heard.push(event.type)); } });
  assert.deepEqual(await page.evaluate(() => globalThis.heard), ['sagaz-ready']);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'es');
  await t.shot(page, 'start-desktop');
  assert.ok((await picture(page)).colours > 20, 'the canvas is nearly empty');
  const first = await page.evaluate(() => performance.getEntriesByName('sagaz-first-frame')[0].startTime);
  t.note(`first frame ${first.toFixed(0)} ms after navigation`);
});

test('no frame is drawn in five idle seconds', async ({ t }) => {
  const page = await t.open('/', { clock: true });
  await atRest(page);
  const before = await frames(page);
  await page.clock.runFor(5000);
  assert.equal(await frames(page) - before, 0);
});

test('no frame is drawn out of sight, and the game goes on when it comes back', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  await page.evaluate(() => scrollTo(0, 1e5));
  await atRest(page);
  const before = await frames(page);
  await page.evaluate(() => document.querySelector('sagaz-game').setAttribute('lang', 'en'));
  await page.waitForFunction(() => document.querySelector('sagaz-game').language === 'en');
  await atRest(page);
  assert.ok(await frames(page) - before <= 2, 'only the change itself, and its texts when they have come');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => frames(page)).toBeGreaterThanOrEqual(before + 6);
});

for (const dpr of [1, 1.5, 2]) {
  test(`the canvas has one pixel for each of the screen at device pixel ratio ${dpr}`, async ({ t }) => {
    const page = await t.open('/', { dpr, viewport: { width: 901, height: 701 } });
    const size = await canvas(page).evaluate((c) => [c.width, c.height, c.clientWidth, c.clientHeight]);
    assert.deepEqual(size.slice(0, 2).map((pixels, i) => Math.abs(pixels - size[i + 2] * dpr) < 1), [true, true], String(size));
    await t.shot(page, `sharp-${dpr}`);
  });
}

for (const dpr of [1, 1.5]) {
  test(`a canvas of broken size is drawn to its last row and column at device pixel ratio ${dpr}`, async ({ t }) => {
    const page = await t.open('/pages/embed.html', { dpr });
    for (const width of ['333.3px', '400.7px']) {
      await page.evaluate((w) => { document.querySelector('sagaz-game').style.width = w; document.querySelector('sagaz-game').style.height = w; }, width);
      await atRest(page);
      const edges = await page.evaluate(async () => {
        const image = await createImageBitmap(await document.querySelector('sagaz-game').screenshot());
        const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
        paper.drawImage(image, 0, 0);
        const dark = (x, y) => paper.getImageData(x, y, 1, 1).data.slice(0, 3).every((value) => value < 40);
        const [right, bottom] = [image.width - 1, image.height - 1];
        return [dark(0, 0), dark(right, 0), dark(0, bottom), dark(right, bottom)];
      });
      assert.deepEqual(edges, [false, false, false, false], width);
    }
  });
}

test('the canvas follows the size of its box', async ({ t }) => {
  const page = await t.open('/pages/embed.html', { dpr: 1 });
  await page.evaluate(() => { document.querySelector('sagaz-game').style.width = '333px'; });
  await page.waitForFunction(() => document.querySelector('sagaz-game').shadowRoot.querySelector('canvas').width === 333);
});

test('Backspace and Tab work in a text field of a page that embeds the game', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  await page.locator('#before').fill('abc');
  await page.locator('#before').focus();
  await page.keyboard.press('Backspace');
  assert.equal(await page.locator('#before').inputValue(), 'ab');
  await page.keyboard.press('Shift+Tab');
  await page.locator('#after').focus();
  await page.keyboard.type('x y');
  await page.keyboard.press('Backspace');
  assert.equal(await page.locator('#after').inputValue(), 'x ');
});

test('Tab goes through the game and out of it again', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  await page.locator('#before').focus();
  let seen = false;
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.localName ?? document.activeElement.id);
    seen ||= at === 'canvas';
    if (at === 'after') return assert.ok(seen, 'the canvas was never focused');
  }
  assert.fail('Tab did not come out');
});

test('the arrows scroll the page when it has scrolled the game out of view', async ({ t }) => {
  const page = await t.open('/pages/embed.html', { viewport: { width: 800, height: 400 } });
  await canvas(page).focus();
  await page.keyboard.press('a');
  await page.waitForFunction(() => document.querySelector('sagaz-game').debugOutline().nodes.find(({ id }) => id === 'place:0').value === '0');
  const before = await page.evaluate(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline()));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => !document.querySelector('sagaz-game').visible);
  const down = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction((y) => scrollY < y, down);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => !document.querySelector('sagaz-game').visible);
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  assert.equal(await page.evaluate(() => JSON.stringify(document.querySelector('sagaz-game').debugOutline())), before, 'nothing is played there');
});

test('Esc leaves the game', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  await canvas(page).focus();
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'sagaz-game');
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'body');
});

test('the wheel over a part of the game that does not scroll scrolls the page', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  const box = await canvas(page).boundingBox();
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 100);
});

test('the wheel over a part of the game that is at its end scrolls the page', async ({ t }) => {
  const page = await t.open('/pages/embed.html', { language: 'en' });
  await page.evaluate(() => { document.querySelector('sagaz-game').setAttribute('game', 'trees'); });
  await page.evaluate(() => document.querySelector('sagaz-game').setAttribute('tree', '(1 2 3 4 5 6)'.repeat(12)));
  await page.waitForFunction(() => document.querySelector('sagaz-game').debugOutline()?.rects['node:0']);
  const outline = () => page.evaluate(() => document.querySelector('sagaz-game').debugOutline().rects['node:0']);
  const box = await canvas(page).boundingBox(), [x, y] = await outline();
  await page.mouse.move(box.x + x, box.y + y + 20);
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(4000, 0); // to the tree's right end
  await atRest(page);
  const taken = () => page.evaluate(() => new Promise((resolve) => addEventListener('wheel', (event) => setTimeout(() => resolve(event.defaultPrevented)), { once: true })));
  const further = taken();
  await page.mouse.wheel(300, 0);
  assert.equal(await further, false, 'to the right there is nothing more');
  const anotherTurn = { intervals: [700], timeout: 20_000 }; // Chromium joins wheel events within half a second
  await expect(async () => {
    const back = taken();
    await page.mouse.wheel(-300, 0);
    expect(await back, 'to the left there is').toBe(true);
  }).toPass(anotherTurn);
  const before = await page.evaluate(() => scrollY);
  await expect(async () => {
    await page.mouse.wheel(0, 200); // the tree does not scroll vertically
    await page.waitForFunction((was) => scrollY > was + 100, before, { timeout: 1000 });
  }).toPass(anotherTurn);
});

test('Ctrl and the wheel are left to the browser everywhere', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  const kept = await canvas(page).evaluate((c) => {
    const event = new WheelEvent('wheel', { deltaY: 10, ctrlKey: true, cancelable: true, clientX: 100, clientY: 100 });
    return c.dispatchEvent(event);
  });
  assert.ok(kept);
});

test('a finger that moves up over the game scrolls the page', async ({ t }) => {
  const page = await t.open('/pages/embed.html', { viewport: PHONE, touch: true, isMobile: true });
  const box = await canvas(page).boundingBox();
  await swipe(page, box.x + 12, box.y + 120, -150);
  await page.waitForFunction(() => scrollY > 100);
});

test('browser shortcuts and function keys pass through the game', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  const passed = await canvas(page).evaluate((c) => {
    c.focus();
    const send = (key, more) => c.dispatchEvent(new KeyboardEvent('keydown', { key, code: /^.$/.test(key) ? `Key${key.toUpperCase()}` : key, bubbles: true, cancelable: true, ...more }));
    return { reload: send('r', { ctrlKey: true }), find: send('f', { ctrlKey: true }), f5: send('F5'), back: send('ArrowLeft', { altKey: true }), undo: send('z', { ctrlKey: true }), arrow: send('ArrowDown'), letter: send('a') };
  });
  assert.deepEqual(passed, { reload: true, find: true, f5: true, back: true, undo: false, arrow: false, letter: false });
});

test('a strict Content-Security-Policy is enough, and nothing violates it', async ({ t }) => {
  const page = await t.open('/pages/strict.html');
  const answer = await page.evaluate(() => document.querySelector('sagaz-game').request({ cmd: 'codes.answer', rules: 'p4c6r', secret: '0011', guess: '0101' }));
  assert.ok(answer);
});

test('the nearest language around the game is its language, and its attribute changes it at once', async ({ t }) => {
  const page = await t.open('/pages/embed.html', { language: 'en' });
  const language = () => page.evaluate(() => document.querySelector('sagaz-game').debugOutline().language);
  assert.equal(await language(), 'it');
  for (const next of ['es', 'en', 'it']) {
    await page.evaluate((lang) => document.querySelector('sagaz-game').setAttribute('lang', lang), next);
    await page.waitForFunction((lang) => document.querySelector('sagaz-game').shadowRoot.querySelector('.outline').lang === lang, next);
    assert.equal(await language(), next);
  }
});

test('bad attributes are shown and the defaults are played', async ({ t }) => {
  const page = await t.open('/pages/bad.html');
  const notices = await page.locator('.notice p').allTextContents();
  assert.equal(notices.length, 3);
  for (const said of [/«chess»/, /^seed="one"/, /^theme="purple".*projector/]) assert.ok(notices.some((words) => said.test(words)), `${said} in ${notices}`);
  await t.shot(page, 'bad-attributes');
  assert.deepEqual(await page.locator('.notice').evaluateAll((all) => all.map((one) => one.offsetHeight > 30)), [true, false, false], 'the newest alone is in sight');
  await page.locator('.notice button').first().click();
  assert.equal(await page.locator('.notice').count(), 2);
});

test('bad query parameters are shown too', async ({ t }) => {
  const page = await t.open('/?game=mastermind&rules=p99c99r');
  assert.match(await page.locator('.notice').textContent(), /p99c99r/);
});

test('debug=1 is nothing to the page as it is shipped', async ({ t }) => {
  const page = await t.open('/?game=mastermind&lang=en&seed=7&debug=1'), asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(asked.filter((name) => /inspector|debug/.test(name)), []);
  const far = await page.evaluate(() => Math.max(...Object.values(document.querySelector('sagaz-game').debugOutline().rects).map(([x, , width]) => x + width)));
  assert.ok(far > 1200, `the game has the whole width: ${far}`);
});

test('eight games on one page all draw', async ({ t }) => {
  const page = await t.open('/pages/eight.html', { viewport: { width: 1600, height: 1000 } });
  await page.waitForFunction(() => [...document.querySelectorAll('sagaz-game')].every((game) => game.stats.frames > 2));
  const lost = await page.locator('sagaz-game canvas').evaluateAll((all) => all.map((c) => c.getContext('webgl2').isContextLost()));
  assert.deepEqual(lost, Array(8).fill(false));
  await t.shot(page, 'eight');
});

test('of twelve games at once eight draw, and the others wait behind their posters until they are asked for', async ({ t }) => {
  const page = await t.open('/pages/twelve.html', { viewport: { width: 1600, height: 1000 } });
  const playing = () => page.locator('sagaz-game').evaluateAll((all) => all.map((game) => game.stats.state === 'playing'));
  await page.waitForFunction(() => [...document.querySelectorAll('sagaz-game')].filter((game) => game.stats.state === 'playing').length === 8);
  await t.shot(page, 'twelve');
  assert.deepEqual((await playing()).slice(8), [false, false, false, false]);
  assert.deepEqual(await page.locator('sagaz-game').evaluateAll((all) => all.slice(8).map(({ stats }) => stats.state)), Array(4).fill('waiting'));
  await page.locator('sagaz-game').nth(9).locator('.poster button').click();
  await page.waitForFunction(() => document.querySelectorAll('sagaz-game')[9].stats.state === 'playing');
  assert.equal((await playing()).filter(Boolean).length, 8);
});

test('a game that is removed gives everything back, and comes back where it is put again', async ({ t }) => {
  const page = await t.open('/pages/embed.html');
  await page.evaluate(() => { globalThis.game = document.querySelector('sagaz-game'); globalThis.game.remove(); });
  assert.equal(await page.evaluate(() => globalThis.game.stats.frames), 0);
  await page.evaluate(() => document.querySelector('main').append(globalThis.game));
  await page.evaluate(() => globalThis.game.scrollIntoView());
  await t.ready(page);
});

test('player.html plays in an iframe', async ({ t }) => {
  const page = await t.open('/pages/frame.html', { wait: false });
  const inner = page.frameLocator('iframe');
  await inner.locator('sagaz-game canvas').waitFor();
  await inner.locator('.outline h1, .outline h2').first().waitFor({ state: 'attached' });
});

for (const [game, width, height] of [['trees', 500, 300], ['trees', 320, 320], ['spaces', 320, 360], ['betting', 320, 320], ['betting', 400, 300], ['matrix', 320, 320], ['mastermind', 500, 300], ['cluedo', 320, 320]])
  test(`${game} is whole in a frame of ${width} × ${height}: the game, not a poster, and nothing outside`, async ({ t }) => {
    const page = await t.open(`/player.html?game=${game}&lang=es`, { viewport: { width, height } });
    const { rects } = await page.evaluate(() => document.querySelector('sagaz-game').debugOutline());
    assert.ok(rects.menu && Object.keys(rects).length > 4, Object.keys(rects).join());
    const outside = Object.entries(rects).filter(([, [x, y, w, h]]) => x < -1 || y < -1 || x + w > width + 1 || y + h > height + 1).map(([id]) => id);
    assert.deepEqual(outside, []);
    await t.shot(page, `small-${game}-${width}x${height}`);
  });

test('messages leave a small frame half of itself, and where closing them makes room to play, that is what the game says', async ({ t }) => {
  const page = await t.open('/player.html?game=mastermind&lang=en&seed=one&theme=purple&view=sideways&step=0', { viewport: { width: 320, height: 320 } });
  const high = () => page.locator('sagaz-game .stage').evaluate((stage) => stage.getBoundingClientRect().height);
  const state = () => page.evaluate(() => document.querySelector('sagaz-game').debugOutline().rects ?? {});
  assert.ok(await high() >= 159, `${await high()} pixels for the game`);
  assert.equal((await state()).menu, undefined, 'no room to play');
  await t.shot(page, 'small-messages');
  const said = async () => (await canvas(page).screenshot()).toString('base64'), toClose = await said();
  await page.evaluate(() => document.querySelector('sagaz-game').set('notices', '0')); // as if there were no messages
  await atRest(page);
  assert.notEqual(await said(), toClose, 'it had been told of the room that the messages take');
  for (let left = await page.locator('.notice').count(); left > 0; left--) await page.locator('.notice button').first().click();
  await page.waitForFunction(() => document.querySelector('sagaz-game').debugOutline().rects?.menu);
});

test('what is wrong with role, strategy, matrix and seed is said on screen', async ({ t }) => {
  for (const [query, wrong] of [['game=trees&role=row', 'role'], ['game=thirtyone&strategy=knuth', 'strategy'], ['game=matrix&matrix=1,2;3', 'matrix'], ['game=mastermind&seed=one', 'seed']]) {
    const page = await t.open(`/?${query}&lang=en`);
    const what = () => page.evaluate(() => `${document.querySelector('sagaz-game').debugOutline().status} ${[...document.querySelector('sagaz-game').shadowRoot.querySelectorAll('.notice p')].map((p) => p.textContent).join(' ')}`);
    await expect.poll(what, query).toContain(wrong); // on a busy machine it comes after the first frame
    const said = await what();
    if (wrong === 'seed') assert.match(said, saying('en', 'bad_option_like', { name: 'seed' }), 'a number is no list of all that are possible');
    await page.close();
  }
});
