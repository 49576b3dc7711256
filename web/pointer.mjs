// Mouse, touch, pen and wheel over one canvas; there are no listeners outside it. The page scrolls when a finger or the
// wheel moves over a part of the game that does not scroll, and Ctrl+wheel always zooms. Two fingers zoom the page,
// except over a drawing that they zoom themselves.
import { sendModifiers } from './keyboard.mjs';

const MOVE = 0, DOWN = 1, UP = 2, LEAVE = 3; // app_pointer's types
const SOURCE = { mouse: 0, touch: 1, pen: 2 };
const OUTSIDE = -1e6;
const SCROLLS = 1, DRAGS = 2, ZOOMS = 4; // app_hit's bits
const ZOOM_STEP = 1.25; // zoom_step in pan_area.hpp

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
  let pinch; // distance of two fingers at the last step of a zoom
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
  const cancel = (source) => { // not a click
    finger = undefined;
    leave(source);
    app.call('app_pointer', UP, OUTSIDE, OUTSIDE, 0, source);
  };
  on('pointercancel', (event) => { if (!isOther(event)) cancel(SOURCE[event.pointerType] ?? 0); }); // the page took the gesture over
  on('pointerleave', (event) => { if (event.pointerType !== 'touch' && !event.buttons) leave(SOURCE.mouse); });

  // touch-action: manipulation lets a finger scroll and pan the page, but not where it drags a part of the game.
  const hit = (touch) => app.call('app_hit', ...position(touch));
  const between = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  on('touchstart', (event) => {
    const touches = [...event.targetTouches];
    pinch = undefined;
    if (!event.cancelable) return;
    if (event.touches.length === 1 && hit(touches[0]) & DRAGS) event.preventDefault();
    if (touches.length !== 2 || event.touches.length !== 2 || !touches.every((touch) => hit(touch) & ZOOMS)) return;
    event.preventDefault();
    pinch = Math.max(1, between(touches));
    cancel(SOURCE.touch);
  }, { passive: false });
  on('touchmove', (event) => {
    const touches = [...event.targetTouches];
    if (!pinch || touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const [a, b] = touches.map(position), grown = between(touches) / pinch, step = grown >= ZOOM_STEP ? 1 : grown <= 1 / ZOOM_STEP ? -1 : 0;
    if (!step) return;
    pinch *= ZOOM_STEP ** step;
    app.call('app_zoom', step, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
    stage.touch();
  }, { passive: false });
  // Otherwise the browser's emulated mouse events take the focus from the text field.
  on('touchend', (event) => {
    pinch = undefined;
    if (event.cancelable) event.preventDefault();
  }, { passive: false });
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
