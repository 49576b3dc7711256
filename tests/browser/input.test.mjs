// Tests of mouse, touch, wheel, keys and typed text alone: the calls that the application gets for each gesture.
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, test } from './fixtures.mjs';
import { Player } from './player.mjs';
import { nextFrames } from './rest.mjs';
import { until } from './until.mjs';

const MOVE = 0, DOWN = 1, UP = 2, LEAVE = 3;

/**
 * A canvas at (50, 50) with the listeners; `heard()` returns the calls since the last time. `hit`: the result of
 * app_hit; `seen`: whether the game is in view; `changes`: whether keys change the game; `walks`: how many times Tab
 * comes to another control; `takes`: the result of app_takes_keys; `alone`: whether the page has nothing but the game.
 */
async function stage(t, { hit = 0, seen = true, changes = true, wantsText = false, hasDialog = false, walks = 0, takes = 0, alone = false, ...how } = {}) {
  const page = await t.open('/pages/blank.html', { wait: false, dpr: 1, ...how });
  await page.evaluate(async (answers) => {
    const { listenToPointer } = await import('/source/pointer.mjs');
    const { listenToKeyboard } = await import('/source/keyboard.mjs');
    const canvas = document.createElement('canvas'), field = document.createElement('textarea');
    canvas.tabIndex = 0;
    Object.assign(canvas.style, { position: 'absolute', left: '50px', top: '50px', width: '200px', height: '200px', touchAction: 'pan-y' });
    document.body.style.height = '300vh';
    document.body.append(canvas, field);
    let calls = [];
    globalThis.answers = answers;
    globalThis.later = [];
    globalThis.heard = () => calls.splice(0);
    const app = { call: (name, ...args) => { if (name === 'app_hit') return answers.hit; if (name === 'app_walk') return answers.walks-- > 0 ? 1 : 0; if (name === 'app_takes_keys') return answers.takes; if (name === 'app_takes_clicks') return answers.clicks ?? 0; if (name !== 'app_mods') calls.push([name.slice(4), ...args]); else globalThis.mods = args; return 0; }, text: (name) => (name === 'app_copied' ? 'copied' : '') };
    const listen = (target, name, handler, options) => target.addEventListener(name, handler, options);
    listenToPointer(canvas, app, { listen, touch() {}, released: (isMouse) => calls.push(['released', isMouse]), after: (frames, then) => globalThis.later.push(then) });
    listenToKeyboard(canvas, field, app, { listen, touch() {}, changes: () => answers.changes, isSeen: () => answers.seen, wantsText: () => answers.wantsText, escapes: () => answers.hasDialog, alone: answers.alone });
  }, { hit, seen, changes, wantsText, hasDialog, walks, takes, alone });
  return { page, heard: () => page.evaluate(() => globalThis.heard()), canvas: page.locator('canvas'), field: page.locator('textarea') };
}

/** All calls until one that is `wanted`. */
async function heardUntil(heard, wanted) {
  const calls = [];
  await until(async () => calls.push(...await heard()) && calls.some(wanted));
  return calls;
}

const pointers = (calls) => calls.filter(([name]) => name === 'pointer').map(([, type, x, y, button, source]) => [type, x, y, button, source]);
const keys = (calls) => calls.filter(([name]) => name === 'key' || name === 'char');

test('a click is a move, a press and a release at its place in the canvas, and takes the focus', async ({ t }) => {
  const { page, heard } = await stage(t);
  await page.mouse.move(60, 70);
  await heard();
  await page.mouse.down();
  await page.mouse.up();
  assert.deepEqual(pointers(await heard()), [[MOVE, 10, 20, 0, 0], [DOWN, 10, 20, 0, 0], [UP, 10, 20, 0, 0]]);
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'canvas');
});

test('the right and the middle button are the browser\'s, and so is its menu', async ({ t }) => {
  const { page, heard } = await stage(t);
  const menus = page.evaluate(() => new Promise((resolve) => addEventListener('contextmenu', (event) => setTimeout(() => resolve(event.defaultPrevented)))));
  await page.mouse.move(60, 70);
  for (const button of ['middle', 'right']) {
    await page.mouse.down({ button });
    await page.mouse.up({ button });
  }
  assert.equal(await menus, false);
  assert.deepEqual(pointers(await heard()).filter(([type]) => type !== MOVE), []);
});

test('the left button beside another one is the game\'s', async ({ t }) => {
  const { page, heard } = await stage(t);
  await page.mouse.move(60, 70);
  await page.mouse.down({ button: 'middle' });
  await heard();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.up({ button: 'middle' });
  assert.deepEqual(pointers(await heard()).filter(([type]) => type !== MOVE), [[DOWN, 10, 20, 0, 0], [UP, 10, 20, 0, 0]]);
});

for (const [changes, what] of [[false, 'scroll the page where they make no difference in the game'], [true, 'do not where they make one']])
  test(`arrows, Space, Home and End keys ${what}, and Page keys always do`, async ({ t }) => {
    const { page, canvas } = await stage(t, { changes });
    await canvas.focus();
    const stopped = await canvas.evaluate((target) => Object.fromEntries(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End', ' ', 'a', 'Enter'].map((key) => {
      const kept = target.dispatchEvent(new KeyboardEvent('keydown', { key, code: { ' ': 'Space', a: 'KeyA' }[key] ?? key, bubbles: true, cancelable: true }));
      return [key, !kept];
    })));
    assert.deepEqual(stopped, { ArrowDown: changes, ArrowUp: changes, PageDown: false, Home: changes, End: changes, ' ': changes, a: true, Enter: true });
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => scrollY > 100);
  });

test('no key is the game\'s while it is out of view, but what was pressed before is let go', async ({ t }) => {
  const { page, canvas, heard } = await stage(t);
  await canvas.focus();
  await page.keyboard.down('ArrowDown');
  await page.evaluate(() => { globalThis.answers.seen = false; });
  await page.keyboard.up('ArrowDown');
  await heard();
  await page.evaluate(() => scrollTo(0, 500));
  await nextFrames(page);
  await page.keyboard.press('Home');
  await page.waitForFunction(() => scrollY === 0);
  await page.keyboard.press('a');
  assert.deepEqual(keys(await heard()).filter(([name, , down]) => name === 'char' || down), []);
});

test('a drag that leaves the canvas is still ours, and the mouse that goes away is told', async ({ t }) => {
  const { page, heard } = await stage(t);
  await page.mouse.move(60, 60);
  await page.mouse.down();
  await page.mouse.move(400, 60);
  await page.mouse.up();
  const calls = pointers(await heard());
  assert.ok(calls.some(([type, x]) => type === UP && x === 350));
  assert.equal(calls.at(-1)[0], LEAVE);
});

test('a tap is a press and a release, and the finger leaves only frames later', async ({ t }) => {
  const { page, heard } = await stage(t, { touch: true });
  await page.touchscreen.tap(60, 70);
  const calls = pointers(await heard());
  assert.deepEqual(calls.filter(([type]) => type !== MOVE), [[DOWN, 10, 20, 0, 1], [UP, 10, 20, 0, 1]]);
  await page.evaluate(() => globalThis.later.forEach((then) => then()));
  assert.deepEqual(pointers(await heard()), [[LEAVE, 0, 0, 0, 1]]);
});

for (const [hit, what] of [[0, 'scrolls the page where nothing can be dragged, and is no click'], [2, 'drags where the game says so, and the page stays']]) {
  test(`a finger ${what}`, async ({ t }) => {
    const { page, heard } = await stage(t, { hit, touch: true, isMobile: true });
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', { x: 100, y: 220 });
    for (let y = 210; y >= 100; y -= 10) await touch('touchMove', { x: 100, y });
    await touch('touchEnd');
    const calls = pointers(await heardUntil(heard, ([name, type]) => name === 'pointer' && type === UP)), up = calls.find(([type]) => type === UP);
    if (hit === 0) await page.waitForFunction(() => scrollY > 20);
    else await nextFrames(page, 12);
    assert.equal(await page.evaluate(() => scrollY > 20), hit === 0);
    if (hit === 0) assert.ok(up[1] < -1000, 'released far away');
    else assert.deepEqual(up, [UP, 50, 50, 0, 1]);
  });
}

for (const [hit, what] of [[0, 'enlarge the page where the game has nothing to zoom'], [4, 'zoom what the game can zoom, step by step, and the page stays']]) {
  test(`two fingers ${what}`, async ({ t }) => {
    const { page, heard, canvas } = await stage(t, { hit, touch: true, isMobile: true });
    await canvas.evaluate(({ style }) => { style.touchAction = 'manipulation'; });
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
    await touch('touchStart', { x: 140, y: 150 });
    for (let by = 20; by <= 80; by += 5) await touch(by > 20 ? 'touchMove' : 'touchStart', { x: 150 - by, y: 150 }, { x: 150 + by, y: 150 });
    for (let by = 75; by >= 40 && hit; by -= 5) await touch('touchMove', { x: 150 - by, y: 150 }, { x: 150 + by, y: 150 });
    await touch('touchEnd');
    await nextFrames(page, 12);
    const calls = await heard(), zooms = calls.filter(([name]) => name === 'zoom');
    assert.equal(await page.evaluate(() => visualViewport.scale > 1.2), !hit);
    assert.deepEqual(zooms.map(([, step]) => step), hit ? [1, 1, 1, 1, 1, 1, -1, -1] : []);
    if (!hit) return;
    assert.deepEqual(zooms[0].slice(2), [100, 100], 'between the fingers');
    assert.ok(pointers(calls).every(([type, x]) => type !== UP || x < -1000), 'no click');
  });
}

for (const [hit, ours] of [[0, false], [1, true]]) {
  test(`the wheel ${ours ? 'scrolls the game where it scrolls, in lines of a hundred pixels' : 'is left to the page elsewhere'}`, async ({ t }) => {
    const { page, heard } = await stage(t, { hit });
    await page.mouse.move(60, 70);
    await heard();
    await page.mouse.wheel(0, 200);
    const calls = ours ? await heardUntil(heard, ([name]) => name === 'wheel') : [];
    if (!ours) await page.waitForFunction(() => scrollY > 0);
    await nextFrames(page, 12);
    assert.deepEqual([...calls, ...await heard()].filter(([name]) => name === 'wheel').map(([, x, y]) => [x + 0, y]), ours ? [[0, -2]] : []);
    assert.equal(await page.evaluate(() => scrollY > 0), !ours);
  });
}

test('the wheel says where it turns, for a finger that has just gone may have left the pointer nowhere', async ({ t }) => {
  const { page, heard } = await stage(t, { hit: 1, touch: true });
  await page.touchscreen.tap(60, 70);
  await page.mouse.move(70, 80);
  await page.evaluate(() => globalThis.later.forEach((then) => then())); // the finger leaves only now
  await heard();
  await page.mouse.wheel(0, 100);
  const calls = await heardUntil(heard, ([name]) => name === 'wheel'), turned = calls.findIndex(([name]) => name === 'wheel'), place = calls.slice(0, turned).findLast(([name]) => name === 'pointer');
  assert.deepEqual(place?.slice(1, 4), [MOVE, 20, 30]);
});

test('keys come by their printed letter, characters as typed, modifiers with each', async ({ t }) => {
  const { page, heard, canvas } = await stage(t);
  await canvas.focus();
  await heard();
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+5');
  assert.deepEqual(keys(await heard()), [['key', 546, 1], ['char', 97], ['key', 546, 0], ['key', 513, 1], ['key', 513, 0], ['key', 541, 1], ['char', 53], ['key', 541, 0]]);
  await page.keyboard.down('Shift');
  assert.deepEqual(await page.evaluate(() => globalThis.mods), [0, 1, 0, 0]);
  await page.keyboard.up('Shift');
  assert.deepEqual(await page.evaluate(() => globalThis.mods), [0, 0, 0, 0]);
});

test('Ctrl+Z is undo for the game; Ctrl+A is the game’s only while it edits text', async ({ t }) => {
  const { page, heard, canvas } = await stage(t);
  await canvas.focus();
  await heard();
  await page.keyboard.press('Control+z');
  assert.deepEqual(keys(await heard()), [['key', 571, 1], ['key', 571, 0]]);
  await page.keyboard.press('Control+a');
  assert.deepEqual(keys(await heard()), []);
  await page.evaluate(() => { globalThis.answers.wantsText = true; });
  await page.keyboard.press('Control+a');
  assert.deepEqual(keys(await heard()), [['key', 546, 1], ['key', 546, 0]]);
});

test('Tab is the drawing\'s while it has another control, and then the page\'s; a drawing that Tab came to passes it on', async ({ t }) => {
  const { page, canvas } = await stage(t, { walks: 2 }), at = () => page.evaluate(() => document.activeElement.localName);
  await canvas.focus();
  for (const where of ['canvas', 'canvas', 'textarea']) {
    await page.keyboard.press('Tab');
    assert.equal(await at(), where);
  }
  await page.evaluate(() => {
    globalThis.answers.walks = 9;
    document.body.prepend(document.createElement('button'));
    document.querySelector('button').focus();
  });
  for (const where of ['canvas', 'textarea']) {
    await page.keyboard.press('Tab');
    assert.equal(await at(), where);
  }
});

test('on a page of its own the game gets keys that nothing else takes, and never those of a text field', async ({ t }) => {
  const { page, heard } = await stage(t, { alone: true, takes: 1 }), typed = async () => keys(await heard()).filter(([name]) => name === 'char').map(([, code]) => String.fromCodePoint(code)).join('');
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<input id="text"><input id="radio" type="radio"><div id="edited" contenteditable>x</div>'));
  const on = async (id, ...pressed) => {
    await page.evaluate((name) => (name ? document.querySelector(name).focus() : document.activeElement.blur()), id);
    await heard();
    for (const key of pressed) await page.keyboard.press(key);
  };
  await on('#text', 'a', 'Enter');
  await on('#edited', 'b');
  assert.deepEqual(keys(await heard()), []);
  await on('#radio', 'c', 'Space', 'Enter', 'Backspace', 'Control+z', 'Alt+d');
  const calls = keys(await heard());
  assert.deepEqual(calls.filter(([name]) => name === 'char'), [['char', 99]]);
  assert.deepEqual(calls.filter(([name, , down]) => name === 'key' && down).map(([, number]) => number), [548, 523, 571]);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'radio', 'the focus stays');
  await on('', 'd', 'Enter');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'canvas', 'with the focus on nothing it goes to the drawing');
  await page.keyboard.press('e');
  assert.equal(await typed(), 'de');
  await page.evaluate(() => { globalThis.answers.takes = 0; });
  await on('', 'f');
  assert.equal(await typed(), '');
});

test('a clicker\'s Page keys are the game\'s in the projector theme only', async ({ t }) => {
  const { page, heard, canvas } = await stage(t, { alone: true, takes: 1 });
  await canvas.focus();
  await heard();
  await page.keyboard.press('PageDown');
  assert.deepEqual(keys(await heard()), []);
  await page.evaluate(() => { globalThis.answers.clicks = 1; });
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  assert.deepEqual(keys(await heard()), [['key', 518, 1], ['key', 518, 0], ['key', 517, 1], ['key', 517, 0]]);
});

test('on a page around the game keys stay the page\'s', async ({ t }) => {
  const { page, heard } = await stage(t, { takes: 1 });
  for (const key of ['a', 'Enter', 'Escape']) await page.keyboard.press(key);
  assert.deepEqual(keys(await heard()), []);
});

test('Esc closes a dialog before it leaves the game', async ({ t }) => {
  const { page, heard, canvas } = await stage(t, { hasDialog: true });
  await canvas.focus();
  await heard();
  await page.keyboard.press('Escape');
  assert.deepEqual(keys(await heard())[0], ['key', 526, 1]);
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'canvas');
  await page.evaluate(() => { globalThis.answers.hasDialog = false; });
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'body');
});

test('what is typed or composed in the hidden field arrives as characters', async ({ t }) => {
  const { page, heard, field } = await stage(t, { wantsText: true });
  await field.focus();
  await heard();
  await page.keyboard.type('ñ1');
  await page.keyboard.insertText('日本');
  assert.deepEqual((await heard()).filter(([name]) => name === 'char').map(([, code]) => String.fromCodePoint(code)).join(''), 'ñ1日本');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  assert.deepEqual(keys(await heard()), [], 'nothing before the composition ends');
  await session.send('Input.insertText', { text: '你' });
  assert.deepEqual(keys(await heard()), [['char', '你'.codePointAt(0)]]);
});

test('paste, copy and cut by every shortcut belong to the field; without one a pasted text is typed', async ({ t }) => {
  const { page, heard, field, canvas } = await stage(t, { wantsText: true, permissions: ['clipboard-read', 'clipboard-write'] });
  const calls = async () => (await heard()).filter(([name]) => /^(paste|copy|char)$/.test(name) || name === 'key');
  const clipboard = (text) => page.evaluate((given) => (given === undefined ? navigator.clipboard.readText() : navigator.clipboard.writeText(given)), text);
  await field.focus();
  await heard();
  for (const shortcut of ['Control+v', 'Shift+Insert']) {
    await clipboard('4\t5\n6\t7');
    await page.keyboard.press(shortcut);
    assert.deepEqual(await calls(), [['paste', '4\t5\n6\t7']], shortcut);
  }
  for (const [shortcut, cut] of [['Control+c', 0], ['Control+Insert', 0], ['Control+x', 1], ['Shift+Delete', 1]]) {
    await clipboard('before');
    await page.keyboard.press(shortcut);
    assert.deepEqual(await calls(), [['copy', cut]], shortcut);
    assert.equal(await clipboard(), 'copied', shortcut);
  }
  await page.evaluate(() => { globalThis.answers.wantsText = false; });
  await canvas.focus();
  await clipboard('42');
  await heard();
  await page.keyboard.press('Control+v');
  assert.deepEqual((await calls()).filter(([name]) => name !== 'key'), [['char', 52], ['char', 50]]);
});

test('Backspace of a soft keyboard, which has no key, deletes', async ({ t }) => {
  const { page, heard, field } = await stage(t, { wantsText: true });
  await field.focus();
  await heard();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Unidentified', windowsVirtualKeyCode: 229, commands: ['deleteBackward'] });
  assert.deepEqual(keys(await heard()), [['key', 523, 1], ['key', 523, 0]]);
});

test('on a Mac, Cmd plays Ctrl’s part, and its keys are released at once', async ({ t }) => {
  const before = () => Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' });
  const { page, heard, canvas } = await stage(t, { before });
  await canvas.focus();
  await heard();
  await page.keyboard.down('Meta');
  await page.keyboard.down('z');
  assert.deepEqual(keys(await heard()), [['key', 571, 1], ['key', 571, 0]]);
  assert.deepEqual(await page.evaluate(() => globalThis.mods), [1, 0, 0, 0]);
});

test('a field for a number opens the keyboard of figures on a phone, one for words that of letters', async ({ t }) => {
  const mode = (page) => page.locator('.typing').evaluate((field) => field.inputMode);
  for (const [address, field, before, wanted] of [
    ['/?lesson=bits&step=3&lang=en', 'lesson_answer', undefined, 'decimal'],
    ['/?game=trees&lang=en', 'tree_text', 'edit', 'text'],
  ]) {
    const page = await t.open(address, { viewport: before ? DESKTOP : PHONE, touch: true }), player = new Player(page, { touch: true });
    if (before) await player.tap(before);
    await player.tap(field);
    await page.waitForFunction(() => document.querySelector('sagaz-game').shadowRoot.activeElement?.classList.contains('typing'));
    assert.equal(await mode(page), wanted, address);
    await page.close();
  }
  const page = await t.open('/?game=trees&lang=en&view=text'), numbers = page.locator('.outline input[type=number]');
  assert.ok((await numbers.count()) > 0);
  assert.deepEqual([...new Set(await numbers.evaluateAll((all) => all.map(({ inputMode }) => inputMode)))], ['numeric']);
});
