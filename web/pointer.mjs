// Mouse, touch, pen and wheel over one canvas; there are no listeners outside it. The page scrolls when a finger or the
// wheel moves over a part of the game that does not scroll, and Ctrl+wheel always zooms.
import { sendModifiers } from './keyboard.mjs';

const MOVE = 0, DOWN = 1, UP = 2, LEAVE = 3; // app_pointer's types
const SOURCE = { mouse: 0, touch: 1, pen: 2 };
const OUTSIDE = -1e6;
const SCROLLS = 1, DRAGS = 2; // app_hit's bits

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import('./wasm.mjs').Wasm} app
 * @param {object} stage
 * @param {Function} stage.listen  like addEventListener, with the target first
 * @param {() => void} stage.touch  requests a frame
 * @param {(isMouse: boolean) => void} stage.released  inside the event that ends a click or tap
 * @param {(frames: number, then: () => void) => void} stage.after
 */
export function listenToPointer(canvas, app, stage) {
  let finger; // the one touch that plays; others are ignored
  const on = (name, handler, options) => stage.listen(canvas, name, handler, options);

  const position = (event) => {
    const box = canvas.getBoundingClientRect(); // differs from clientWidth when the page scales us
    return [(event.clientX - box.left) * (canvas.clientWidth / box.width), (event.clientY - box.top) * (canvas.clientHeight / box.height)];
  };
  const send = (type, event) => {
    sendModifiers(app, event);
    app.call('app_pointer', type, ...position(event), 0, SOURCE[event.pointerType] ?? 0);
    stage.touch();
  };
  const leave = (source) => {
    app.call('app_pointer', LEAVE, 0, 0, 0, source);
    stage.touch();
  };
  const isOther = (event) => event.pointerType === 'touch' && event.pointerId !== finger;

  on('pointermove', (event) => {
    if (isOther(event)) return;
    send(MOVE, event);
    if (event.button === 0) send(event.buttons & 1 ? DOWN : UP, event); // with another button held, it comes as a move
  });
  on('pointerdown', (event) => {
    if (event.button !== 0) return; // the browser's
    if (event.pointerType === 'touch') {
      if (finger !== undefined) return;
      finger = event.pointerId;
    }
    canvas.classList.add('pointed'); // no focus ring after a click
    canvas.focus({ preventScroll: true });
    try { canvas.setPointerCapture(event.pointerId); } catch { /* an event made by a script has no pointer */ }
    send(MOVE, event); // the position before the button
    send(DOWN, event);
  });
  on('pointerup', (event) => {
    if (isOther(event) || event.button !== 0) return;
    send(UP, event);
    stage.released(event.pointerType === 'mouse');
    if (event.pointerType !== 'touch') return;
    finger = undefined;
    stage.after(2, () => { if (finger === undefined) leave(SOURCE.touch); }); // a lifted finger hovers over nothing
  });
  on('blur', () => canvas.classList.remove('pointed'));
  on('pointercancel', (event) => { // the page took the gesture over: not a click
    if (isOther(event)) return;
    finger = undefined;
    leave(SOURCE[event.pointerType] ?? 0);
    app.call('app_pointer', UP, OUTSIDE, OUTSIDE, 0, SOURCE[event.pointerType] ?? 0);
  });
  on('pointerleave', (event) => { if (event.pointerType !== 'touch' && !event.buttons) leave(SOURCE.mouse); });

  // touch-action: manipulation lets a finger scroll and pan the page, but not where it drags a part of the game.
  on('touchstart', (event) => {
    if (event.cancelable && event.touches.length === 1 && app.call('app_hit', ...position(event.touches[0])) & DRAGS) event.preventDefault();
  }, { passive: false });
  // Otherwise the browser's emulated mouse events take the focus from the text field.
  on('touchend', (event) => { if (event.cancelable) event.preventDefault(); }, { passive: false });
  on('mousedown', (event) => { if (event.button === 0) event.preventDefault(); });
  on('contextmenu', (event) => { if (finger !== undefined) event.preventDefault(); }); // from a long press

  on('wheel', (event) => {
    if (event.ctrlKey || !(app.call('app_hit', ...position(event), event.deltaX, event.deltaY) & SCROLLS)) return;
    event.preventDefault();
    const unit = [1 / 100, 1 / 3, 1][event.deltaMode]; // pixels, lines, pages
    send(MOVE, event); // after a lifted finger the pointer has no position
    app.call('app_wheel', -event.deltaX * unit, -event.deltaY * unit);
  }, { passive: false });
}
